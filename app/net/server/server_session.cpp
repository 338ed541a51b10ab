#include "net/server/server_session.h"

#include <utility>

#include "net/wire/codec.h"

namespace kickdoor::net {
namespace {

// A fast person sends three commands per second, a bot as many as the table answers.
constexpr double kBytesPerSecond = 64 << 10;
constexpr double kBytesAtOnce = 256 << 10;
constexpr double kCommandsPerSecond = 50;
constexpr double kCommandsAtOnce = 200;
constexpr double kChatsPerSecond = 1;
constexpr double kChatsAtOnce = 6;
constexpr double kOthersPerSecond = 10;
constexpr double kOthersAtOnce = 60;
constexpr double kPartsPerSecond = 20;  // of packs
constexpr double kPartsAtOnce = 60;
// Messages above the allowance that are answered before the connection is closed.
constexpr int kMostTooMany = 20;
// The connection ends if the client leaves more bytes unread.
constexpr std::size_t kMostUnsent = 4U << 20U;
constexpr std::size_t kMostUnsentBefore = 256U << 10U;
constexpr NetTime kTimeToGreet{10'000};

}  // namespace

ServerSession::ServerSession(Transport& transport, std::string address, SessionOwner& owner, NetTime now)
    : transport_(&transport),
      address_(std::move(address)),
      owner_(owner),
      reader_(kMaxBeforeEntering),
      bytes_(kBytesPerSecond, kBytesAtOnce),
      commands_(kCommandsPerSecond, kCommandsAtOnce),
      chats_(kChatsPerSecond, kChatsAtOnce),
      others_(kOthersPerSecond, kOthersAtOnce),
      parts_(kPartsPerSecond, kPartsAtOnce),
      started_(now),
      heard_(now),
      pinged_(now) {}

void ServerSession::received(std::span<const std::uint8_t> bytes, NetTime now) {
    if (!listens()) return;
    heard_ = now;
    if (!bytes_.take(now, static_cast<double>(bytes.size()))) {
        end(NetReason::TooFast, now);
        return;
    }
    reader_.add(bytes);
    while (listens()) {
        const auto body = reader_.next();
        if (!body) break;
        hear(*body, now);
    }
    if (listens() && reader_.error() != NetReason::None) end(reader_.error(), now);
}

void ServerSession::hear(std::span<const std::uint8_t> body, NetTime now) {
    const Decoded decoded = decode(body);
    if (!decoded.ok()) {
        end(decoded.error, now);
        return;
    }
    const Message& message = decoded.message;
    if (std::holds_alternative<Bye>(message)) {
        saidBye_ = true;
        end(NetReason::None, now);
        return;
    }
    if (!allowed(message, now)) return;
    if (const auto* ping = std::get_if<Ping>(&message))
        send(Pong{ping->id});
    else if (!std::holds_alternative<Pong>(message))
        owner_.onMessage(*this, message, now);
}

bool ServerSession::allowed(const Message& message, NetTime now) {
    RateLimit& limit = std::holds_alternative<Say>(message)           ? commands_
                       : std::holds_alternative<Chat>(message)        ? chats_
                       : std::holds_alternative<AskPackPart>(message) ? parts_
                                                                      : others_;
    if (limit.take(now)) return true;
    if (++tooMany_ > kMostTooMany) {
        end(NetReason::TooFast, now);
        return false;
    }
    send(Refused{NetReason::TooFast, {}, 0});
    // Every command is answered. This one had no effect and may be repeated.
    if (const auto* say = std::get_if<Say>(&message)) send(Answered{say->id, Answer::Kind::Stale, {}});
    return false;
}

void ServerSession::closed(NetTime now) {
    if (over_) return;
    outbox_.clear();
    sealed_ = 0;
    transport_ = nullptr;
    over_ = true;
    tellHolds();
    finish(now);
}

void ServerSession::tick(NetTime now) {
    if (!listens()) return;
    const bool late = !greeted_ && now - started_ >= kTimeToGreet;
    if (late || now - heard_ >= kSilence || (table_ == nullptr && now - started_ >= kTimeToEnter)) {
        end(NetReason::Silent, now);
        return;
    }
    if (transport_->unsentBytes() > (table_ == nullptr ? kMostUnsentBefore : kMostUnsent)) {
        end(NetReason::Silent, now);
        return;
    }
    if (greeted_ && now - std::max(pinged_, heard_) >= kPingEvery) {
        pinged_ = now;
        send(Ping{++pings_});
    }
}

void ServerSession::send(const Message& message) {
    sendFrame(encode(message));
}

void ServerSession::sendFrame(std::vector<std::uint8_t> frame) {
    if (!listens()) return;
    outbox_.push_back(std::move(frame));
    tellHolds();
}

std::size_t ServerSession::bytesOnTheWay() const {
    std::size_t bytes = transport_ != nullptr ? transport_->unsentBytes() : 0;
    for (const auto& frame : outbox_) bytes += frame.size();
    return bytes;
}

void ServerSession::tellHolds() {
    if (!std::exchange(holdsTold_, true)) owner_.onHolds(*this);
}

void ServerSession::end(NetReason reason, NetTime now, const std::string& text, std::uint32_t number) {
    if (!listens()) return;
    if (number != 0) send(Refused{reason, text, number});
    send(Bye{reason, text});
    reason_ = reason;
    ending_ = true;
    tellHolds();
    finish(now);
}

void ServerSession::drop(NetReason reason, const std::string& text) {
    if (over_ || transport_ == nullptr) return;
    outbox_.clear();
    sealed_ = 0;
    transport_->send(encode(Bye{reason, text}));
    transport_->close(reason);
    over_ = true;
}

void ServerSession::seal() {
    sealed_ = outbox_.size();
    sealedEnd_ = ending_;
    holdsTold_ = false;
}

void ServerSession::release() {
    if (over_) return;
    if (sealed_ > 0) {
        // Joins the frames into one TLS record and one packet.
        std::vector<std::uint8_t> all = std::move(outbox_.front());
        for (std::size_t i = 1; i < sealed_; ++i) all.insert(all.end(), outbox_[i].begin(), outbox_[i].end());
        outbox_.erase(outbox_.begin(), outbox_.begin() + static_cast<std::ptrdiff_t>(sealed_));
        if (outbox_.empty()) outbox_.shrink_to_fit();
        sealed_ = 0;
        transport_->send(std::move(all));
    }
    if (!sealedEnd_) return;
    transport_->close(reason_);
    over_ = true;
}

void ServerSession::seatAt(NetTable& table, MemberId member) {
    table_ = &table;
    member_ = member;
    reader_.setMaxFrame(kMaxFromClient);
}

void ServerSession::finish(NetTime now) {
    if (!std::exchange(finished_, true)) owner_.onOver(*this, now);
}

}  // namespace kickdoor::net
