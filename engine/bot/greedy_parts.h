// The parts of the greedy bot, one for each kind of decision. Each returns the command it wants, or nothing.
#pragma once

#include <algorithm>
#include <optional>

#include "bot/bot_rng.h"
#include "bot/sight.h"

namespace kickdoor {

// By seat, one more than the Treasures offered it for help in this fight; 0: it was not asked.
using OfferedShares = std::array<std::uint8_t, kMaxSeats>;

// Whether this asks for help as it was asked for before, or for less.
inline bool isRepeated(const OfferedShares& offered, const Command& command) {
    if (command.kind() != CommandKind::AskHelp || command.move.seat >= kMaxSeats) return false;
    const bool more = !command.terms.items.empty() || !command.terms.cards.empty();
    return !more && command.terms.treasures < offered[command.move.seat];
}

inline void noteOffer(OfferedShares& offered, const Command& command) {
    if (command.kind() != CommandKind::AskHelp || command.move.seat >= kMaxSeats) return;
    std::uint8_t& most = offered[command.move.seat];
    most = static_cast<std::uint8_t>(std::max<int>(most, std::min(command.terms.treasures + 1, 255)));
}

// The bot's memory, which keeps it from repeating the same action endlessly. Contains no hidden information.
struct GreedyMemory {
    std::uint16_t turn = 0xFFFF;
    bool inFight = false;
    // This turn:
    std::uint8_t equips = 0;
    std::uint8_t uses = 0;
    std::uint8_t curses = 0;
    std::uint8_t effects = 0;
    bool missesSale = false;  // lapses.h
    bool missesTrouble = false;
    bool missesBestSet = false;
    // This fight:
    std::array<std::uint8_t, kMaxSeats> asked{};
    OfferedShares offered{};
    std::uint8_t boosts = 0;
    std::uint8_t hinders = 0;
    bool fightSeen = false;
    bool inTheMood = false;  // willing to hinder a fight that does not decide the game
    bool missesHelp = false;
    bool missesHindering = false;
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

// A card or ability that raises the fighters' lead.
struct Boost {
    Command command;
    int gain = 0;
    int cost = 0;
};
// More than a player can have for one fight.
using Boosts = FixedVector<Boost, 24>;

// combat.cpp: the bot's own fight, and running away.
Boosts ownBoosts(const GreedyMind& mind);
std::optional<Command> fight(GreedyMind& mind);
std::optional<Command> runAway(GreedyMind& mind);
std::optional<Command> playLastCard(GreedyMind& mind);
// hinder.cpp: the reaction window of somebody else's fight.
std::optional<Command> hinder(GreedyMind& mind);
// reactions.cpp: answers to dice and to a strike.
std::optional<Command> answerRoll(GreedyMind& mind);
std::optional<Command> answerStrike(GreedyMind& mind);
// turn.cpp: set-up and the bot's own turn outside fights.
std::optional<Command> arrange(GreedyMind& mind);
std::optional<Command> takeTurn(GreedyMind& mind);
// choices.cpp: questions.
std::optional<Command> answerQuestion(GreedyMind& mind);
// offers.cpp: help and trades.
std::optional<Command> askForHelp(GreedyMind& mind, int stake);
std::optional<Command> answerOffer(GreedyMind& mind);

// The template's command with its `count` cheapest candidates; nothing if judge() refuses it.
std::optional<Command> cheapest(const Sight& sight, const CommandTemplate& family, std::size_t count);

}  // namespace kickdoor
