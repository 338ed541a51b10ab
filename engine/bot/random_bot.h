// Plays random legal commands. So that games end, it changes an Item's status, and makes an offer to a
// player, at most once for each window.
#pragma once

#include <bitset>

#include "bot/bot.h"
#include "bot/bot_rng.h"

namespace kickdoor {

class RandomBot : public Bot {
public:
    enum class Manner : std::uint8_t { Tame, Wild };
    explicit RandomBot(std::uint64_t seed, Manner manner = Manner::Tame)
        : rng_(seed), tame_(manner == Manner::Tame) {}

    std::optional<Command> decide(const Sight& sight, const LegalCommands& legal) override;

private:
    void keepUp(const Sight& sight);
    bool isUsedUp(const Move& move) const;
    bool passesOver(CommandKind kind);
    const Move* habit(const Sight& sight, const LegalCommands& legal);
    void note(const Move& move);
    bool complete(const Sight& sight, const CommandTemplate& family, Command& out);
    void addTerms(const Sight& sight, const CommandTemplate& family, Command& out);

    BotRng rng_;
    bool tame_;
    // Identifies the current window (windowOf() in random_bot.cpp).
    std::uint32_t window_ = 0xFFFFFFFF;
    std::bitset<kMaxCards> changed_;
    std::array<SeatSet, 3> offered_{};  // trade, ask, offer help
};

}  // namespace kickdoor
