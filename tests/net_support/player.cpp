#include "net_support/player.h"

#include "bot/default_answer.h"
#include "net_support/net_world.h"
#include "view/patch.h"

namespace tests {

using namespace kickdoor;
using namespace kickdoor::net;

Player::Player(const std::string& who, std::uint64_t seed, const std::string& bot)
    : name(who), seed_(seed), botName_(bot) {
    makeClient();
}

void Player::makeClient() {
    // The same games each time, and another secret each.
    const auto secret = [this] { return Secret{static_cast<std::uint8_t>(seed_), 7, secrets_++}; };
    client = std::make_unique<ClientSession>(ClientOptions{"test", &shelf(), false, secret}, *this);
}

void Player::connect(TableServer& server, NetTime now, const std::string& address) {
    wire = std::make_unique<MemoryWire>();
    wire->keepsHeard = keepsHeard;
    waiting = false;
    wire->connect(*client, server, address, now);
}

void Player::restart() {
    const auto ticket = client->ticket();
    makeClient();
    views.clear();
    waiting = false;
    if (ticket) client->enterAgain(*ticket);
}

void Player::onEvents(Seat seat, std::span<const SeatEvent> events) {
    if (seat == kNoSeat) story.insert(story.end(), events.begin(), events.end());
    for (const SeatEvent& event : events)
        if (!views.contains(seat) || !fold(views[seat], event.patch)) broken = true;
}

const GameState* Player::view() const {
    return client->seats().empty() ? client->view(kNoSeat) : client->view(client->seats().first());
}

bool Player::screenIsTrue() const {
    for (const auto& [seat, folded] : views) {
        const GameState* own = client->view(seat);
        if (own != nullptr && !(*own == folded)) return false;
    }
    return !broken;
}

bool Player::act() {
    if (waiting || client->stage() != ClientStage::Playing || !wire || !wire->open()) return false;
    for (Seat seat{0}; seat < kMaxSeats; ++seat) {
        const GameState* view = client->seats().has(seat) ? client->view(seat) : nullptr;
        if (view == nullptr || !mayAnswer(*view).has(seat)) continue;
        legalCommands(*client->game(), *view, seat, legal_);
        if (legal_.moves.empty() && legal_.templates.empty()) continue;
        auto& bot = bots_[seat];
        if (!bot) bot = makeBot(botName_, seed_ * 8 + seat);
        auto choice = bot->choose(*client->game(), *view, seat, legal_);
        if (!choice && !waitingFor(*view).has(seat)) continue;
        if (!choice || !judge(*client->game(), *view, *choice).empty())
            choice = defaultAnswer(*client->game(), *view, seat, legal_);
        choice->epoch = view->epoch;
        say(seat, *choice);
        return true;
    }
    return false;
}

void Player::say(Seat, const Command& command) {
    waiting = true;
    client->submit(command, [this](const Answer& answer) {
        waiting = false;
        ++answers;
        lastAnswer = answer;
        if (answer.accepted()) ++accepted;
    });
}

}  // namespace tests
