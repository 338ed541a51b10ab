#include "model/present/looting.h"

#include "model/base/change.h"
#include "table_api/pending.h"

namespace kickdoor {

Looting::Looting(ShownGame& shown) : m_shown(shown) {
    connect(&shown, &ShownGame::told, this, &Looting::onTold);
    const auto forget = [this] {
        m_dead = kNoSeat;
        m_taken.clear();
        m_lastTaken = false;
        m_dying = false;
    };
    connect(&shown, &ShownGame::leapt, this, forget);
    connect(&shown, &ShownGame::openChanged, this, [this, forget] {
        forget();
        refresh();
    });
    shown.whenShown(this, &Looting::refresh);
}

void Looting::onTold(const Event& event, int dwell) {
    if (event.kind == EventKind::Died) {
        m_dead = event.seat;
        m_taken.clear();
    }
    if (event.kind == EventKind::Looted) {
        m_dead = event.seat2;
        m_taken.push_back({event.seat, m_shown.wording().defOf(m_shown.view(), event)});
    }
    if (dwell > 0) {
        m_lastTaken = event.kind == EventKind::Looted;
        m_dying = event.kind == EventKind::Died;
    }
}

void Looting::refresh() {
    if (m_shown.isOpen() && m_shown.settled()) m_lastTaken = m_dying = false;
    QList<CardFace> faces;
    if (m_shown.isOpen())
        for (const CardId card : m_shown.view().cards.in(Zone::Body)) faces << m_shown.face(card);
    m_left.show(faces);
    if (change(m_now, now())) emit changed();
}

Looting::Now Looting::now() const {
    Now now;
    if (!m_shown.isOpen()) return now;
    const Wording& words = m_shown.wording();
    const Asking asking = askingNow(m_shown.view());
    const Seat dead = asking.by == AskedBy::Body ? asking.dead : m_dead;
    now.on = dead != kNoSeat && !m_dying && (m_left.count() > 0 || m_lastTaken);
    if (!now.on) return now;
    now.title = tr("Looting the body of %1").arg(words.name(dead));
    now.turn = turnNow();
    for (const Taken& taken : m_taken)
        now.taken << Wording::endedOnce(
            tr("%1 took %2.", "a player; a card")
                .arg(QStringLiteral("<b>%1</b>").arg(words.name(taken.by).toHtmlEscaped()),
                     words.title(taken.def).toHtmlEscaped()));
    return now;
}

QString Looting::turnNow() const {
    const GameState& view = m_shown.view();
    const Wording& words = m_shown.wording();
    if (view.lootOrder.empty())
        return m_taken.empty() ? tr("Who chooses first is being decided.") : tr("Everybody has had a turn.");
    const QString first = tr("%1 chooses a card now.").arg(words.name(view.lootOrder[0]));
    QStringList others;
    for (std::size_t i = 1; i < view.lootOrder.size(); ++i) others << words.name(view.lootOrder[i]);
    return others.isEmpty() ? first
                            : tr("%1 Then: %2.", "who chooses now; the names of the next, in their order")
                                  .arg(first, others.join(QStringLiteral(", ")));
}

}  // namespace kickdoor
