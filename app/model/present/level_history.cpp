#include "model/present/level_history.h"

#include <QLocale>

#include "evaluation/strength.h"
#include "model/base/change.h"

namespace kickdoor {

LevelHistory::LevelHistory(ShownGame& shown)
    : RowModel({"name", "colour", "levels", "winner"}), m_shown(shown) {
    connect(&shown, &ShownGame::told, this, [this](const Event& event) { onTold(event); });
    connect(&shown, &ShownGame::openChanged, this, [this] {
        m_turns.clear();
        refresh();
    });
    connect(&shown, &ShownGame::recalled, this, [this](const Past& past) {
        m_turns.clear();
        for (const SeatLevels& levels : past.turns) note(levels);
        refresh();
    });
}

void LevelHistory::note(const SeatLevels& levels) {
    m_turns.emplace_back(levels.begin(), levels.end());
}

void LevelHistory::onTold(const Event& event) {
    if (event.kind != EventKind::TurnStarted && event.kind != EventKind::GameWon) return;
    const GameState& view = m_shown.view();
    m_turns.resize(turnsBefore(m_turns.size(), view, event));
    note(levelsIn(view));
    refresh();
}

void LevelHistory::refresh() {
    std::vector<Row> rows;
    if (m_shown.isOpen()) {
        const QList<SeatLook>& seats = m_shown.wording().seats();
        for (Seat seat{0}; seat < seats.size(); ++seat) {
            QVariantList levels;
            for (const QVariantList& turn : m_turns) levels << turn.value(seat);
            rows.push_back(
                {seat, {seats[seat].name, seats[seat].colour, levels, m_shown.view().winners.has(seat)}});
        }
    }
    setRows(std::move(rows));
    if (change(m_reason, reasonNow())) emit reasonChanged();
}

QString LevelHistory::reasonNow() const {
    const GameState& view = m_shown.view();
    if (!m_shown.isOpen() || view.phase != Phase::Over || view.winners.empty()) return {};
    const int goal = m_shown.game().rules.goal();
    SeatSet there;
    SeatSet helped;
    for (Seat seat{0}; seat < view.players; ++seat) {
        const bool reached = view.isLiving(seat) && view.player[seat].level >= goal;
        if (reached) there = there.with(seat);
        if (!reached && view.winners.has(seat)) helped = helped.with(seat);
    }
    const Wording& words = m_shown.wording();
    if (!helped.empty()) return tr("%1 helped in the winning fight.").arg(words.names(helped));
    if (there.size() <= view.winners.size()) return {};
    CardList items;
    for (const CardId card : view.cards.in(Zone::InPlay, view.winners.first())) items.push_back(card);
    const int gold = goldOf(m_shown.game(), view, {items.begin(), items.size()}, kNoCard);
    return tr("%1 stand at Level %2. The last Boss Monster has fallen, and the most gold in play decides: "
              "%3 gp.")
        .arg(words.names(there))
        .arg(goal)
        .arg(QLocale().toString(gold));
}

}  // namespace kickdoor
