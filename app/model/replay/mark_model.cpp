#include "model/replay/mark_model.h"

namespace kickdoor {
namespace {

QString kindOf(const Landmark& mark) {
    switch (mark.kind) {
        case Landmark::Kind::Turn: return QStringLiteral("turn");
        case Landmark::Kind::Fight: return QStringLiteral("fight");
        case Landmark::Kind::End: break;
    }
    return QStringLiteral("end");
}

}  // namespace

MarkModel::MarkModel(QObject* parent) : RowModel({"at", "share", "kind", "text", "colour", "turn"}, parent) {}

void MarkModel::show(const Recording& recording, const Wording& words) {
    const auto textOf = [&](const Landmark& mark) {
        switch (mark.kind) {
            case Landmark::Kind::Turn: return tr("Turn %1: %2").arg(mark.turn).arg(words.name(mark.seat));
            case Landmark::Kind::Fight:
                return tr("Turn %1: %2 fights %3")
                    .arg(QString::number(mark.turn), words.name(mark.seat), words.title(mark.def));
            case Landmark::Kind::End: break;
        }
        return tr("The end, won by %1").arg(words.names(mark.winners));
    };
    std::vector<Row> rows;
    for (const Landmark& mark : recording.landmarks()) {
        const auto at = static_cast<int>(mark.at);
        const QString colour = mark.seat < words.seats().size() ? words.seats()[mark.seat].colour : QString();
        rows.push_back({static_cast<qint64>(rows.size()),
                        {at, at / static_cast<qreal>(recording.length()), kindOf(mark), textOf(mark), colour,
                         mark.turn}});
    }
    resetRows(std::move(rows));
}

QString MarkModel::textAt(int position) const {
    QString text;
    for (const Row& row : rows()) {
        if (row.values[0].toInt() > position) break;
        text = row.values[3].toString();
    }
    return text;
}

}  // namespace kickdoor
