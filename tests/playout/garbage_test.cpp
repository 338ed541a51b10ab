// Commands that no screen would make: refused, or carried out like any other; never a crash, and judged alike
// on state and view.
#include <gtest/gtest.h>

#include <algorithm>

#include "laws.h"
#include "played.h"
#include "view/view.h"

namespace {

using namespace kickdoor;
using namespace tests;

class Garbage {
public:
    explicit Garbage(std::uint64_t seed) : rng_(seed) {}

    Command command(const GameState& state) {
        Command command;
        Move& move = command.move;
        move.kind = static_cast<CommandKind>(below(static_cast<unsigned>(CommandKind::kCount) + 1));
        move.by = seat(state);
        move.seat = below(3) == 0 ? kNoSeat : seat(state);
        move.ability = static_cast<std::uint8_t>(below(4));
        move.card = card(state);
        move.with = below(2) == 0 ? kNoCard : card(state);
        move.subject = below(2) == 0 ? kNoCard : card(state);
        move.aim = aim(state);
        move.number = static_cast<std::int16_t>(static_cast<int>(below(12)) - 3);
        if (below(8) == 0) command.epoch = state.epoch + below(3);
        for (unsigned n = below(4); n > 0; --n) {
            command.cards.push_back(card(state));
            command.receivers.push_back(below(3) == 0 ? kNoSeat : seat(state));
        }
        if (below(4) == 0) command.receivers.clear();
        command.seats = SeatSet(static_cast<std::uint8_t>(below(256)));
        command.terms.treasures = static_cast<std::uint8_t>(below(6));
        for (unsigned n = below(3); n > 0; --n) command.terms.items.push_back(card(state));
        if (below(4) == 0) command.terms.cards.push_back(card(state));
        for (unsigned n = below(3); n > 0; --n) command.want.push_back(card(state));
        return command;
    }

    // A command that is legal, with one field turned.
    Command twisted(const GameState& state, const Move& legal) {
        Command command = commandOf(legal);
        switch (below(7)) {
            case 0: command.move.card = card(state); break;
            case 1: command.move.aim = aim(state); break;
            case 2: command.move.by = seat(state); break;
            case 3: command.move.with = card(state); break;
            case 4: command.move.ability = static_cast<std::uint8_t>(below(256)); break;
            case 5: command.move.number = static_cast<std::int16_t>(below(65536)); break;
            default: command.move.seat = Seat(below(256)); break;
        }
        return command;
    }

    std::uint32_t below(unsigned bound) { return rng_.below(bound); }

private:
    Seat seat(const GameState& state) {
        return below(40) == 0 ? Seat(below(256)) : Seat(below(state.players));
    }
    CardId card(const GameState& state) {
        if (below(20) == 0) return CardId(below(65536));
        return CardId(below(static_cast<unsigned>(state.cards.count())));
    }
    Aim aim(const GameState& state) {
        Aim aim;
        aim.kind = static_cast<AimKind>(below(6));
        aim.value = aim.kind == AimKind::Player ? seat(state) : card(state);
        return aim;
    }

    BotRng rng_;
};

std::string reasonsOf(const Refusals& refusals) {
    std::string text;
    for (const Refusal& refusal : refusals)
        text += std::string(keyOf(refusal.reason)) + "/" + std::to_string(static_cast<int>(refusal.topic)) +
                "/" + std::to_string(refusal.number) + " ";
    return text;
}

// Empty: refused without a trace, or carried out as anything legal is.
std::string tryOut(const Game& game, const GameState& state, const Command& command) {
    const std::string kind = "kind " + std::to_string(static_cast<int>(command.kind())) + ": ";
    const Refusals refusals = judge(game, state, command);
    if (command.by() < state.players) {
        const GameState view = viewOf(game, state, command.by());
        const Refusals seen = judge(game, view, command);
        // R3.1: what is refused, and why, tells nothing that the view does not.
        if (reasonsOf(seen) != reasonsOf(refusals))
            return kind + "refused as " + reasonsOf(refusals) + "but on the view as " + reasonsOf(seen);
    }
    GameState after = state;
    const Refusals applied = apply(game, after, command);
    if (applied.empty() != refusals.empty()) return kind + "apply() and judge() differ";
    if (!refusals.empty()) return after == state ? std::string() : kind + "a refused command left traces";
    if (std::string wrong = cardsAreConserved(after); !wrong.empty()) return kind + wrong;
    if (std::string wrong = figuresAreInRange(game, after); !wrong.empty()) return kind + wrong;
    if (std::string wrong = somebodyCanAct(game, after); !wrong.empty()) return kind + wrong;
    return {};
}

std::string garbageIn(const PlayedGame& setting, int& accepted) {
    const Game game{setting.packs->catalog, setting.rules};
    const auto bots = botsFor(setting);
    Playout playout(game, newGame(game, setting.players, setting.seed), bots, setting.seed);
    Garbage garbage(setting.seed);
    LegalCommands legal;
    for (int i = 0; i < setting.actions && playout.step(); ++i) {
        const GameState& state = playout.state();
        for (int k = 0; k < 8; ++k) {
            Command command = garbage.command(state);
            if (k % 2 == 1) {
                const auto seat = Seat(garbage.below(state.players));
                legal.clear();
                legalCommands(game, state, seat, legal);
                if (legal.moves.empty()) continue;
                const auto pick = garbage.below(static_cast<unsigned>(legal.moves.size()));
                command = garbage.twisted(state, legal.moves[pick]);
            }
            accepted += judge(game, state, command).empty() ? 1 : 0;
            const std::string wrong = tryOut(game, state, command);
            if (!wrong.empty()) return nameOf(setting) + ", step " + std::to_string(i) + ": " + wrong;
        }
    }
    return {};
}

TEST(Garbage, IsRefusedOrPlayedByTheRules) {
    int accepted = 0;
    const std::vector<std::string> editions = installedEditions();
    for (int i = 0; i < 60 * effort(); ++i) {
        PlayedGame setting;
        // Each edition alone, and all of them mixed.
        const std::size_t pick = static_cast<std::size_t>(i) % (editions.size() + 1);
        setting.packs = &mixOf(pick < editions.size() ? std::vector{editions[pick]} : editions);
        setting.rules = setting.packs->rules;
        setting.cast = i % 3 == 0 ? Cast::Wild : i % 3 == 1 ? Cast::Mixed : Cast::Greedy;
        setting.players = 3 + i % 4;
        setting.seed = 7'000 + static_cast<std::uint64_t>(i);
        setting.actions = 500;
        setting.rules.listenAtTheDoor = i % 2 == 1;
        setting.rules.criticalCombat = i % 4 == 2;
        ASSERT_EQ(garbageIn(setting, accepted), "");
    }
    // Else the garbage is too wild to test anything but the first check.
    EXPECT_GT(accepted, 500);
}

}  // namespace
