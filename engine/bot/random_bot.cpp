#include "bot/random_bot.h"

#include <algorithm>

#include "bot/default_answer.h"
#include "bot/fill.h"

namespace kickdoor {
namespace {

constexpr int kPickTries = 12;
constexpr int kCompleteTries = 3;

std::uint32_t windowOf(const Sight& sight) {
    return static_cast<std::uint32_t>(sight.turn()) << 16U | static_cast<std::uint32_t>(sight.phase()) << 8U |
           static_cast<std::uint32_t>(sight.combat().stage) << 4U |
           static_cast<std::uint32_t>(sight.window().kind);
}

// Index into offered_; -1: no offer.
int offerIndex(CommandKind kind) {
    switch (kind) {
        case CommandKind::OfferTrade: return 0;
        case CommandKind::AskHelp: return 1;
        case CommandKind::OfferHelp: return 2;
        // clang-format off
        case CommandKind::KickOpenDoor: case CommandKind::ListenAtDoor: case CommandKind::LootRoom:
        case CommandKind::EndTurn: case CommandKind::LookForTrouble: case CommandKind::Play:
        case CommandKind::Keep: case CommandKind::Equip: case CommandKind::Unequip:
        case CommandKind::Discard: case CommandKind::Sell: case CommandKind::Use:
        case CommandKind::Accept: case CommandKind::Decline: case CommandKind::Withdraw:
        case CommandKind::LeaveCombat: case CommandKind::Fight: case CommandKind::RunAway:
        case CommandKind::Flee: case CommandKind::Choose: case CommandKind::Pass:
        case CommandKind::GiveCharity: case CommandKind::kCount:
            // clang-format on
            break;
    }
    return -1;
}

bool changesStatus(CommandKind kind) {
    return kind == CommandKind::Equip || kind == CommandKind::Unequip;
}

// A bot that chooses all commands with equal chance loses cards faster than it wins any (47,000 commands a
// game were measured, and most games were stopped). A tame bot therefore skips commands that only lose cards
// or give up a fight, except one time in this number.
std::uint32_t oneIn(CommandKind kind) {
    switch (kind) {
        case CommandKind::Discard: return 512;
        case CommandKind::Use: return 64;
        case CommandKind::Unequip:
        case CommandKind::OfferTrade: return 32;
        case CommandKind::RunAway:
        case CommandKind::KickOpenDoor: return 16;
        case CommandKind::EndTurn: return 8;
        case CommandKind::Decline:
        case CommandKind::OfferHelp: return 4;
        // clang-format off
        case CommandKind::ListenAtDoor: case CommandKind::LootRoom: case CommandKind::LookForTrouble:
        case CommandKind::Play: case CommandKind::Keep: case CommandKind::Equip: case CommandKind::Sell:
        case CommandKind::AskHelp: case CommandKind::Accept: case CommandKind::Withdraw:
        case CommandKind::LeaveCombat: case CommandKind::Fight: case CommandKind::Flee:
        case CommandKind::Choose: case CommandKind::Pass: case CommandKind::GiveCharity:
        case CommandKind::kCount:
            // clang-format on
            break;
    }
    return 1;
}
// The chance in percent of passing and fighting before other commands are considered.
constexpr std::uint32_t kPassPercent = 98;
constexpr std::uint32_t kFightPercent = 90;

Seat addressee(const Move& move) {
    return move.seat < kMaxSeats ? move.seat : Seat{0};
}

}  // namespace

void RandomBot::keepUp(const Sight& sight) {
    const std::uint32_t window = windowOf(sight);
    if (window == window_) return;
    window_ = window;
    changed_.reset();
    offered_ = {};
}

bool RandomBot::isUsedUp(const Move& move) const {
    if (changesStatus(move.kind)) return changed_[move.card];
    const int index = offerIndex(move.kind);
    // Withdrawing and repeating an offer would never end.
    if (index < 0) return move.kind == CommandKind::Withdraw;
    return offered_[static_cast<std::size_t>(index)].has(addressee(move));
}

void RandomBot::note(const Move& move) {
    if (changesStatus(move.kind)) changed_.set(move.card);
    const int index = offerIndex(move.kind);
    if (index < 0) return;
    SeatSet& seats = offered_[static_cast<std::size_t>(index)];
    seats = seats.with(addressee(move));
}

void RandomBot::addTerms(const Sight& sight, const CommandTemplate& family, Command& out) {
    if (family.move.kind == CommandKind::OfferTrade) {
        if (family.move.seat >= sight.players()) return;
        const CardList cards = sight.known(Zone::InPlay, family.move.seat);
        if (!cards.empty()) out.want.push_back(cards[rng_.below(static_cast<std::uint32_t>(cards.size()))]);
        return;
    }
    splitPromises(sight, out.terms);
    out.terms.treasures = static_cast<std::uint8_t>(rng_.below(3));
    out.terms.chosenBy = rng_.below(2) == 0 ? ChosenBy::Fighter : ChosenBy::Helper;
}

bool RandomBot::complete(const Sight& sight, const CommandTemplate& family, Command& out) {
    for (int attempt = 0; attempt < kCompleteTries; ++attempt) {
        FixedVector<CardId, kMaxCommandCards> pool = family.candidates;
        const std::size_t most = std::min<std::size_t>(family.most, pool.size());
        const std::size_t least = std::min<std::size_t>(family.least, most);
        const std::size_t count = least + rng_.below(static_cast<std::uint32_t>(most - least) + 1U);
        for (std::size_t i = 0; i < count; ++i)
            std::swap(pool[i], pool[i + rng_.below(static_cast<std::uint32_t>(pool.size() - i))]);
        out = filled(family, {pool.begin(), count});
        if (offerIndex(family.move.kind) >= 0) addTerms(sight, family, out);
        if (sight.judge(out).empty()) return true;
    }
    return false;
}

bool RandomBot::passesOver(CommandKind kind) {
    const std::uint32_t n = oneIn(kind);
    return n > 1 && rng_.below(n) != 0;
}

const Move* RandomBot::habit(const Sight& sight, const LegalCommands& legal) {
    const bool asked = sight.window().waiting.has(sight.me);
    if (!asked && sight.combat().stage != CombatStage::Open) return nullptr;
    const CommandKind kind = asked ? CommandKind::Pass : CommandKind::Fight;
    if (!rng_.percent(asked ? kPassPercent : kFightPercent)) return nullptr;
    for (const Move& move : legal.moves)
        if (move.kind == kind) return &move;
    return nullptr;
}

std::optional<Command> RandomBot::decide(const Sight& sight, const LegalCommands& legal) {
    keepUp(sight);
    if (tame_) {
        const Move* usual = habit(sight, legal);
        if (usual != nullptr) return commandOf(*usual);
    }
    const std::size_t moves = legal.moves.size();
    const auto options = static_cast<std::uint32_t>(moves + legal.templates.size());
    for (int attempt = 0; attempt < kPickTries && options > 0; ++attempt) {
        const std::size_t pick = rng_.below(options);
        const Move& move = pick < moves ? legal.moves[pick] : legal.templates[pick - moves].move;
        if (isUsedUp(move)) continue;
        if (tame_ && passesOver(move.kind)) continue;
        std::optional<Command> command(std::in_place);
        if (pick < moves)
            command->move = move;
        else if (!complete(sight, legal.templates[pick - moves], *command))
            continue;
        note(command->move);
        return command;
    }
    if (!sight.waitingFor().has(sight.me)) return std::nullopt;
    return defaultAnswer(sight, legal);
}

}  // namespace kickdoor
