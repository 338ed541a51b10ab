// Moves that leave their player nothing to decide. Nobody is handed the screen for them.
#include "model/present/seating.h"

#include <algorithm>

#include "base/seats.h"
#include "evaluation/strength.h"
#include "table_api/escape.h"

namespace kickdoor {
namespace {

// The turn of a player who has died in it can only end (R11.3).
std::optional<Move> endOfTheDead(const Game& game, const GameState& view) {
    LegalCommands legal;
    legalCommands(game, view, view.active, legal);
    if (legal.moves.size() != 1 || legal.moves.front().kind != CommandKind::EndTurn) return std::nullopt;
    return legal.moves.front();
}

}  // namespace

std::optional<Move> Seating::automaticMove(const GameState& open) const {
    const Seat active = open.active;
    if (m_persons.has(active) && !open.isLiving(active) && m_presenter.knows(active))
        return endOfTheDead(m_shown.game(), m_presenter.newest(active));
    // Whose hand is open flees by ActionsModel.
    for (const Seat seat : seatsIn(m_persons.without(m_presenter.viewer())))
        if (const auto escape = escapeWithoutRoll(m_shown.game(), open, seat)) return escape;
    return std::nullopt;
}

bool Seating::moveByItself(const GameState& open) {
    if (m_held) return false;
    std::erase_if(m_moved, [&](const AutomaticMove& made) { return made.turn + 1U < open.turn; });
    if (m_moving == open.epoch) return true;
    m_moving.reset();
    const std::optional<Move> move = automaticMove(open);
    if (!move) return false;
    const AutomaticMove made{open.turn, *move};
    if (std::find(m_moved.begin(), m_moved.end(), made) != m_moved.end()) return false;
    m_moving = open.epoch;
    m_moved.push_back(made);
    emit automatic(*move);
    return true;
}

// In critical combat an interference does not give the fighter the word again (ruling critical c), but they
// may still play and ask for help. So the table waits for a fighter at this screen who is losing now.
void Seating::stopForFighter(const GameState& open) {
    const Seat fighter = open.combat.fighter;
    m_othersPlayed = m_othersPlayed && open.window.kind == WindowKind::Settle;
    if (!m_othersPlayed || m_held || !mayHold() || !m_persons.has(fighter)) return;
    if (combatSums(m_shown.game(), open).winning()) return;
    m_othersPlayed = false;
    m_held = true;
    m_holder = fighter;
    m_heldAt = open.epoch;
}

void Seating::automaticAnswered(bool taken) {
    if (!taken) m_moving.reset();
    decide();
}

}  // namespace kickdoor
