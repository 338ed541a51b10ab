#include "net/cli/bot_player.h"

#include "bot/default_answer.h"
#include "rules/engine.h"

namespace kickdoor::cli {

BotPlayer::BotPlayer(net::ClientSession& session, std::string bot, std::uint64_t seed, int thinkMillis)
    : session_(session), bot_(std::move(bot)), seed_(seed) {
    timer_.setSingleShot(true);
    if (thinkMillis >= 0) timer_.setInterval(thinkMillis);
    thinks_ = thinkMillis >= 0;
    connect(&timer_, &QTimer::timeout, this, &BotPlayer::speak);
}

void BotPlayer::look() {
    if (thinks_ && !timer_.isActive()) timer_.start();
}

bool BotPlayer::speak() {
    if (session_.stage() != net::ClientStage::Playing || session_.game() == nullptr) {
        waiting_ = {};
        return false;
    }
    bool said = false;
    for (Seat seat{0}; seat < kMaxSeats; ++seat) {
        if (!session_.seats().has(seat) || waiting_.has(seat)) continue;
        const GameState* view = session_.view(seat);
        if (view != nullptr && mayAnswer(*view).has(seat)) said = say(seat, *view) || said;
    }
    return said;
}

bool BotPlayer::say(Seat seat, const GameState& view) {
    const Game& game = *session_.game();
    legalCommands(game, view, seat, legal_);
    if (legal_.moves.empty() && legal_.templates.empty()) return false;
    if (bots_[seat] == nullptr) bots_[seat] = makeBot(bot_, seed_ * kMaxSeats + seat);
    std::optional<Command> wish;
    if (!plain_.has(seat)) wish = bots_[seat]->choose(game, view, seat, legal_);
    if (wish && !judge(game, view, *wish).empty()) wish.reset();
    if (!wish && !waitingFor(view).has(seat)) return false;
    if (!wish) wish = defaultAnswer(game, view, seat, legal_);
    waiting_ = waiting_.with(seat);
    saidAt_[seat] = std::chrono::steady_clock::now();
    session_.submit(*wish, [this, seat](const Answer& answer) { answered(seat, answer); });
    return true;
}

void BotPlayer::answered(Seat seat, const Answer& answer) {
    waiting_ = waiting_.without(seat);
    if (onAccepted && answer.accepted())
        onAccepted(std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() -
                                                                         saidAt_[seat]));
    plain_ = answer.kind == Answer::Kind::Refused ? plain_.with(seat) : plain_.without(seat);
    if (answer.kind != Answer::Kind::Closed) look();
}

}  // namespace kickdoor::cli
