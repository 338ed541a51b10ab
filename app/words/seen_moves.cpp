#include "words/seen_moves.h"

#include "table/take_back.h"
#include "words/told_turns.h"

namespace kickdoor {
namespace {

constexpr std::size_t kMostSeen = 400;  // events; no take back goes further

// Everything but the name of the decision, which a take back changes.
std::uint64_t stateOf(const GameState& view) {
    GameState same = view;
    same.epoch = 0;
    return hashOf(same);
}

// The cards, players and fight. What happened to the rest after the last event of a move, no event tells.
std::uint64_t tableOf(const GameState& view) {
    GameState same{};
    same.turn = view.turn;
    same.phase = view.phase;
    same.cards = view.cards;
    same.player = view.player;
    same.combat = view.combat;
    return hashOf(same);
}

}  // namespace

void SeenMoves::after(const Wording& words, const GameState& now, const Event& event) {
    if (event.kind == EventKind::TakenBack) return m_seen.resize(firstUndone(now));
    m_seen.push_back({stateOf(now), tableOf(now), event, plainText(words.story(now, event))});
    if (m_seen.size() > kMostSeen) m_seen.pop_front();
}

std::size_t SeenMoves::firstUndone(const GameState& restored) const {
    const auto firstAfter = [this](std::uint64_t Seen::*what, std::uint64_t wanted) {
        std::size_t at = m_seen.size();
        while (at > 0 && m_seen[at - 1].*what != wanted) --at;
        return at;
    };
    const std::size_t first = firstAfter(&Seen::state, stateOf(restored));
    return first != 0 ? first : firstAfter(&Seen::table, tableOf(restored));
}

QString SeenMoves::undone(const Wording& words, const GameState& restored, Seat by) const {
    const std::size_t first = firstUndone(restored);
    if (first == 0) return {};
    const Seen* best = nullptr;
    int most = 0;
    for (std::size_t at = first; at < m_seen.size(); ++at) {
        const int tells = tellsOfMove(m_seen[at].event, by);
        if (tells <= most) continue;
        most = tells;
        best = &m_seen[at];
    }
    if (best == nullptr) return {};
    return best->event.kind == EventKind::TurnStarted ? words.moveOf(restored, best->event, by) : best->text;
}

}  // namespace kickdoor
