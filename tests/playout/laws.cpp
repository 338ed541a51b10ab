#include "laws.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include "evaluation/strength.h"
#include "io/scenario/offered.h"
#include "support/scrambled.h"
#include "view/view.h"

namespace tests {
namespace {

using namespace kickdoor;

std::string name(const Place& place) {
    return "zone " + std::to_string(static_cast<int>(place.zone)) + "/" + std::to_string(place.holder);
}

std::string differenceAt(const GameState& a, const GameState& b) {
    const auto* x = reinterpret_cast<const unsigned char*>(&a);
    const auto* y = reinterpret_cast<const unsigned char*>(&b);
    for (std::size_t i = 0; i < sizeof a; ++i)
        if (x[i] != y[i]) return "byte " + std::to_string(i) + " of " + std::to_string(sizeof a);
    return "none";
}

template <std::size_t N>
bool same(const FixedVector<CardId, N>& a, const FixedVector<CardId, N>& b) {
    return a == b;
}

// A command of `a` that is not in `b`.
std::string oddOne(const LegalCommands& a, const LegalCommands& b) {
    const auto said = [](const Move& move) {
        return "; kind " + std::to_string(static_cast<int>(move.kind)) + " of card " +
               std::to_string(move.card) + " ability " + std::to_string(move.ability);
    };
    for (const Move& move : a.moves)
        if (std::find(b.moves.begin(), b.moves.end(), move) == b.moves.end()) return said(move);
    for (const CommandTemplate& t : a.templates)
        if (std::none_of(b.templates.begin(), b.templates.end(),
                         [&](const CommandTemplate& other) { return other.move == t.move; }))
            return said(t.move);
    return {};
}

std::string compareLegal(const LegalCommands& a, const LegalCommands& b) {
    if (a.moves.size() != b.moves.size() || a.templates.size() != b.templates.size())
        return std::to_string(a.moves.size()) + "+" + std::to_string(a.templates.size()) + " and " +
               std::to_string(b.moves.size()) + "+" + std::to_string(b.templates.size()) + " commands" +
               oddOne(a, b) + oddOne(b, a);
    for (std::size_t i = 0; i < a.moves.size(); ++i)
        if (!(a.moves[i] == b.moves[i]))
            return "move " + std::to_string(i) + " of kind " +
                   std::to_string(static_cast<int>(a.moves[i].kind));
    for (std::size_t i = 0; i < a.templates.size(); ++i) {
        const CommandTemplate& x = a.templates[i];
        const CommandTemplate& y = b.templates[i];
        if (!(x.move == y.move) || x.least != y.least || x.most != y.most || !(x.seats == y.seats) ||
            !same(x.candidates, y.candidates))
            return "template " + std::to_string(i);
    }
    return {};
}

// At nobody, a player, a side of the fight, a card that lies open.
std::vector<Aim> everyAim(const GameState& state) {
    std::vector<Aim> aims{Aim{}};
    for (Seat seat{0}; seat < state.players; ++seat) {
        aims.push_back(Aim::atPlayer(seat));
        for (const CardId card : state.cards.in(Zone::InPlay, seat)) aims.push_back(Aim::atCard(card));
    }
    if (!state.combatOn()) return aims;
    aims.push_back(Aim::atFighters());
    aims.push_back(Aim::atMonsters());
    for (const MonsterEntry& entry : state.combat.monsters) aims.push_back(Aim::atCard(entry.card));
    return aims;
}

// What one card alone could do for its holder, right or wrong.
std::vector<Move> everyUseOf(const Game& game, const GameState& state, Seat seat, CardId card) {
    std::vector<Move> moves;
    Move move;
    move.by = seat;
    move.card = card;
    for (const CommandKind kind : {CommandKind::Equip, CommandKind::Unequip, CommandKind::Discard}) {
        move.kind = kind;
        moves.push_back(move);
    }
    const std::size_t abilities = game.catalog[state.cards.def(card)].abilities.size();
    for (const Aim& aim : everyAim(state)) {
        move.aim = aim;
        move.ability = 0;
        move.kind = CommandKind::Play;
        moves.push_back(move);
        move.kind = CommandKind::Use;
        for (std::size_t i = 0; i < abilities; ++i) {
            move.ability = static_cast<std::uint8_t>(i);
            moves.push_back(move);
        }
    }
    return moves;
}

}  // namespace

bool sameBytes(const GameState& a, const GameState& b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}

std::string cardsAreConserved(const GameState& state) {
    std::vector<int> seen(static_cast<std::size_t>(state.cards.count()), 0);
    std::string wrong;
    forEachPlace(state, [&](const Place& place) {
        int count = 0;
        bool first = true;
        for (const CardId card : state.cards.in(place.zone, place.holder)) {
            if (card >= state.cards.count() || ++count > state.cards.count()) {
                wrong = name(place) + ": the list is broken";
                return;
            }
            ++seen[card];
            if (!(state.cards.place(card) == place))
                wrong = name(place) + ": card " + std::to_string(card) + " thinks it lies elsewhere";
            if (first && state.cards.isAttached(card))
                wrong = name(place) + ": card " + std::to_string(card) + " is attached to nothing";
            if (state.cards.isEquipped(card) && place.zone != Zone::InPlay)
                wrong = name(place) + ": card " + std::to_string(card) + " is equipped";
            first = false;
        }
        if (count != state.cards.size(place.zone, place.holder)) wrong = name(place) + ": size is wrong";
    });
    for (std::size_t card = 0; card < seen.size() && wrong.empty(); ++card)
        if (seen[card] != 1)
            wrong = "card " + std::to_string(card) + " lies in " + std::to_string(seen[card]) + " places";
    return wrong;
}

std::string copiesAreFaithful(const GameState& state) {
    const GameState copy = state;
    if (!sameBytes(copy, state) || !(copy == state)) return "a copy differs";
    return hashOf(copy) == hashOf(state) ? std::string() : "a copy's hash differs";
}

std::string viewsJudgeAlike(const Game& game, const GameState& state) {
    LegalCommands whole;
    LegalCommands seen;
    for (Seat seat{0}; seat < state.players; ++seat) {
        const GameState view = viewOf(game, state, seat);
        whole.clear();
        seen.clear();
        legalCommands(game, state, seat, whole);
        legalCommands(game, view, seat, seen);
        const std::string wrong = compareLegal(whole, seen);
        if (!wrong.empty()) return "seat " + std::to_string(seat) + " judges by its view otherwise: " + wrong;
        for (const Move& move : seen.moves)
            if (!judge(game, state, commandOf(move)).empty())
                return "seat " + std::to_string(seat) + ": a listed command of kind " +
                       std::to_string(static_cast<int>(move.kind)) + " is refused";
        for (const CommandTemplate& family : seen.templates) {
            if (family.move.kind != CommandKind::Sell) continue;
            Command everything = commandOf(family.move);
            for (const CardId card : family.candidates) everything.cards.push_back(card);
            if (!judge(game, state, everything).empty())
                return "seat " + std::to_string(seat) +
                       ": a sale is offered, and to sell everything is refused";
        }
        const GameState again = viewOf(game, view, seat);
        if (!sameBytes(again, view)) return "a view of a view differs: " + differenceAt(again, view);
    }
    return {};
}

std::string allThatIsLegalIsOffered(const Game& game, const GameState& state, Seat seat) {
    LegalCommands legal;
    legalCommands(game, state, seat, legal);
    for (const Zone zone : {Zone::Hand, Zone::InPlay})
        for (const CardId card : state.cards.in(zone, seat))
            for (const Move& move : everyUseOf(game, state, seat, card)) {
                const Command command = commandOf(move);
                Command aimless = command;
                aimless.move.aim = Aim{};  // where the aim means nothing, it is offered without
                if (judge(game, state, command).empty() && !scenario::isOffered(legal, command) &&
                    !scenario::isOffered(legal, aimless))
                    return "seat " + std::to_string(seat) + ": kind " +
                           std::to_string(static_cast<int>(move.kind)) + " of " +
                           game.catalog[state.cards.def(card)].key + ", aim " +
                           std::to_string(static_cast<int>(move.aim.kind)) + ", is legal, and not offered";
            }
    return {};
}

std::string viewsKeepSecrets(const Game& game, const GameState& state, BotRng& rng) {
    for (Seat index{0}; index <= state.players; ++index) {
        const Seat seat = index == state.players ? kNoSeat : index;
        const GameState other = scrambled(game, state, seat, rng);
        const GameState view = viewOf(game, state, seat);
        const GameState otherView = viewOf(game, other, seat);
        if (!sameBytes(view, otherView))
            return "the view of seat " + std::to_string(seat) +
                   " depends on what it may not know: " + differenceAt(view, otherView);
        if (!(mayAnswer(state) == mayAnswer(other))) return "who may answer depends on secrets";
    }
    return {};
}

std::string somebodyCanAct(const Game& game, const GameState& state) {
    const SeatSet waiting = waitingFor(state);
    if (state.phase == Phase::Over) {
        if (state.winners.empty()) return "the game is over, and nobody has won";
        return waiting.empty() ? std::string() : "the game is over, and waits for somebody";
    }
    if (waiting.empty()) return "the game waits for nobody";
    LegalCommands legal;
    for (Seat seat{0}; seat < state.players; ++seat) {
        if (!waiting.has(seat)) continue;
        legal.clear();
        legalCommands(game, state, seat, legal);
        if (legal.moves.empty() && legal.templates.empty())
            return "seat " + std::to_string(seat) + " must act, and may say nothing";
    }
    return {};
}

std::string breakdownAddsUp(const Game& game, const GameState& state) {
    const CombatSums sums = combatSums(game, state);
    int fighters = 0;
    int monsters = 0;
    for (const SumLine& line : combatBreakdown(game, state))
        (line.monsterSide ? monsters : fighters) += line.amount;
    if (fighters == sums.fighters && monsters == sums.monsters) return {};
    return "the lines add up to " + std::to_string(fighters) + ":" + std::to_string(monsters) +
           ", the sums are " + std::to_string(sums.fighters) + ":" + std::to_string(sums.monsters);
}

std::string figuresAreInRange(const Game& game, const GameState& state) {
    for (Seat seat{0}; seat < state.players; ++seat) {
        const int level = state.player[seat].level;
        if (level < 1 || level > game.rules.goal()) return "a Level of " + std::to_string(level);
        const bool dead = state.player[seat].status == PlayerStatus::Dead;
        if (dead && state.cards.size(Zone::Hand, seat) > 0) return "the dead hold cards (R11.3)";
    }
    if (state.phase != Phase::Over && state.stack.empty() && state.combat.stage == CombatStage::None &&
        state.cards.size(Zone::Monsters) + state.cards.size(Zone::FighterCards) +
                state.cards.size(Zone::MonsterCards) + state.cards.size(Zone::Resolving) +
                state.cards.size(Zone::Body) >
            0)
        return "cards of a fight that is over lie about";
    return {};
}

}  // namespace tests
