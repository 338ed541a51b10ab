// The parts of the greedy bot, one a kind of decision. Each gives the command it wants, or nothing when it
// has no wish.
#pragma once

#include <optional>

#include "bot/bot_rng.h"
#include "bot/sight.h"

namespace kickdoor {

// What it keeps in mind, so that it does not do the same thing for ever. Nothing here is secret knowledge.
struct GreedyMemory {
    std::uint16_t turn = 0xFFFF;
    bool inFight = false;
    // This turn:
    std::uint8_t equips = 0;
    std::uint8_t uses = 0;
    std::uint8_t curses = 0;
    std::uint8_t effects = 0;
    // This fight:
    std::array<std::uint8_t, kMaxSeats> asked{};
    std::uint8_t boosts = 0;
    std::uint8_t hinders = 0;
    bool fightSeen = false;
    bool inTheMood = false;  // to hinder a fight that does not decide the game
};

struct GreedyMind {
    Sight sight;
    const LegalCommands& legal;
    GreedyMemory& memory;
    BotRng& rng;
};

inline const Move* findMove(const LegalCommands& legal, CommandKind kind) {
    for (const Move& move : legal.moves)
        if (move.kind == kind) return &move;
    return nullptr;
}

// combat.cpp: the fighter's own fight, and running away.
std::optional<Command> fight(GreedyMind& mind);
std::optional<Command> runAway(GreedyMind& mind);
std::optional<Command> playLastCard(GreedyMind& mind);
// hinder.cpp: the reaction window of somebody else's fight.
std::optional<Command> hinder(GreedyMind& mind);
// reactions.cpp: answers to dice and to what is about to strike.
std::optional<Command> answerRoll(GreedyMind& mind);
std::optional<Command> answerStrike(GreedyMind& mind);
// turn.cpp: set-up and the own turn outside fights.
std::optional<Command> arrange(GreedyMind& mind);
std::optional<Command> takeTurn(GreedyMind& mind);
// choices.cpp: questions.
std::optional<Command> answerQuestion(GreedyMind& mind);
// offers.cpp: help and trades.
std::optional<Command> askForHelp(GreedyMind& mind, int stake);
std::optional<Command> answerOffer(GreedyMind& mind);

// A template with its cheapest candidates, as many as it takes at least; nothing when judge() does not allow
// it.
std::optional<Command> cheapest(const Sight& sight, const CommandTemplate& family, std::size_t count);

}  // namespace kickdoor
