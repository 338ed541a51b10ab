#include "model/net/net_verdict.h"

namespace kickdoor {

using Result = net::Verification::Result;

QString NetVerdict::result() const {
    switch (m_own.result) {
        case Result::Unknown: return {};
        case Result::Good: return QStringLiteral("good");
        case Result::Partly: return QStringLiteral("partly");
        case Result::Wrong: return QStringLiteral("wrong");
        case Result::Impossible: return QStringLiteral("impossible");
    }
    return {};
}

QString NetVerdict::text() const {
    switch (m_own.result) {
        case Result::Unknown: return tr("The game is being checked…");
        case Result::Good:
            return tr(
                "This game was fair: your program has replayed the whole record and found every card and "
                "every roll as they were shown. Every computer took part in the shuffling.");
        case Result::Partly:
            return tr(
                "Your program has replayed the whole record and found every card and every roll as they were "
                "shown. It gave no secret of its own, so it cannot say whether all secrets counted.");
        case Result::Wrong:
            return tr("The record of this game is not what you were shown: it differs from command %1 on.")
                .arg(m_own.number);
        case Result::Impossible: return tr("This game cannot be checked: its record is incomplete.");
    }
    return {};
}

void NetVerdict::clear() {
    m_own = {};
    m_others.clear();
    emit changed();
}

void NetVerdict::take(const net::Verification& own) {
    m_own = own;
    emit changed();
}

void NetVerdict::take(const QString& name, const net::RecordVerdict& other) {
    for (const QVariant& known : std::as_const(m_others))
        if (known.toMap().value(QStringLiteral("name")).toString() == name) return;
    m_others << QVariantMap{{QStringLiteral("name"), name}, {QStringLiteral("good"), other.good}};
    emit changed();
}

}  // namespace kickdoor
