// Any legal command, each as likely as the next; so that games end it changes an Item's status, and makes an
// offer to a player, at most once a window.
#pragma once

#include <bitset>

#include "bot/bot.h"
#include "bot/bot_rng.h"

namespace kickdoor {

class RandomBot : public Bot {
public:
    explicit RandomBot(std::uint64_t seed) : rng_(seed) {}

    std::optional<Command> choose(const Game& game, const GameState& view, Seat seat,
                                  const LegalCommands& legal) override;
    bool looksAtView() const override { return false; }

private:
    void keepUp(const GameState& view);
    bool isUsedUp(const Move& move) const;
    void note(const Move& move);
    bool complete(const Game& game, const GameState& view, const CommandTemplate& family, Command& out);
    void addTerms(const GameState& view, const CommandTemplate& family, Command& out);

    BotRng rng_;
    // What identifies the present window: none of it is worth more than a number.
    std::uint32_t window_ = 0xFFFFFFFF;
    std::bitset<kMaxCards> changed_;
    std::array<SeatSet, 3> offered_{};  // trade, ask, offer help
};

}  // namespace kickdoor
