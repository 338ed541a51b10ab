#include "net/qt/client_line.h"

#include <algorithm>

#include "net/qt/net_clock.h"

namespace kickdoor::net {
namespace {

constexpr int kPulseMillis = 250;
constexpr std::chrono::milliseconds kFirstPause{500};
constexpr std::chrono::milliseconds kLongestPause{8000};

std::chrono::milliseconds pauseAfter(int tries) {
    return std::min(kFirstPause * (1 << std::min(tries, 4)), kLongestPause);
}

// How informative a trouble is: a wrong key at one address matters more than silence at another.
int weight(Trouble trouble) {
    switch (trouble) {
        case Trouble::WrongKey: return 6;
        case Trouble::NoTls: return 5;
        case Trouble::NotKickdoor: return 4;
        case Trouble::Refused: return 3;
        case Trouble::NoAnswer:
        case Trouble::NoAnswerNow: return 2;
        case Trouble::NameUnknown:
        case Trouble::Unreachable:
        case Trouble::Cut: return 1;
        case Trouble::None: break;
    }
    return 0;
}

}  // namespace

ClientLine::ClientLine(ClientSession& session, QObject* parent) : QObject(parent), session_(session) {
    pulse_.setInterval(kPulseMillis);
    connect(&pulse_, &QTimer::timeout, this, [this] { session_.tick(netNow()); });
    again_.setSingleShot(true);
    connect(&again_, &QTimer::timeout, this, &ClientLine::tryNow);
    connection_.onOpen = [this](TlsLink& link) {
        open_ = true;
        comesBack_ = true;
        tries_ = 0;
        // Next time, the successful way is tried first.
        std::rotate(ways_.begin(), ways_.begin() + static_cast<std::ptrdiff_t>(way_),
                    ways_.begin() + static_cast<std::ptrdiff_t>(way_) + 1);
        link.onBytes = [this](std::span<const std::uint8_t> bytes) { session_.received(bytes, netNow()); };
        link.onGone = [this] { session_.closed(netNow()); };
        pulse_.start();
        session_.connected(link, netNow());
    };
    connection_.onFailed = [this](Trouble trouble) { failed(trouble); };
}

ClientLine::~ClientLine() {
    stop();
}

void ClientLine::open(std::vector<HostPlace> ways) {
    stop();
    ways_ = std::move(ways);
    tryNow();
}

void ClientLine::tryNow() {
    again_.stop();
    if (open_ || ways_.empty()) return;
    way_ = 0;
    worst_ = Trouble::None;
    tryWay();
}

void ClientLine::tryWay() {
    connection_.open(ways_[way_]);
}

void ClientLine::failed(Trouble trouble) {
    // The address was right before, so advice about firewalls or other programs would mislead.
    if (comesBack_ && (trouble == Trouble::NoAnswer || trouble == Trouble::NotKickdoor))
        trouble = Trouble::NoAnswerNow;
    if (weight(trouble) > weight(worst_)) worst_ = trouble;
    if (++way_ < ways_.size()) {
        tryWay();
        return;
    }
    std::chrono::milliseconds again{-1};
    if (comesBack_) {
        again = pauseAfter(tries_++);
        again_.start(again);
    }
    if (onTrouble) onTrouble(worst_, again);
}

void ClientLine::sessionClosed(NetReason reason) {
    open_ = false;
    pulse_.stop();
    const bool cut = reason == NetReason::Lost || reason == NetReason::Silent ||
                     reason == NetReason::Closing || reason == NetReason::Internal;
    if (!cut || !session_.ticket()) comesBack_ = false;
    if (comesBack_) again_.start(pauseAfter(tries_++));
}

void ClientLine::stop() {
    comesBack_ = false;
    again_.stop();
    pulse_.stop();
    if (open_) session_.disconnect();
    open_ = false;
    // The last messages are still sent.
    connection_.letGo();
}

}  // namespace kickdoor::net
