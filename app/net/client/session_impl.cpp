#include "net/client/session_impl.h"

#include "net/wire/clean_text.h"
#include "net/wire/digest.h"
#include "net/wire/fairness.h"

namespace kickdoor::net {
namespace {

// The connection ends if the host leaves more bytes unread.
constexpr std::size_t kMaxUnsent = 1U << 20U;

}  // namespace

void ClientSession::Impl::connected(Transport& transport, NetTime now) {
    if (transport_ != nullptr) end(NetReason::Replaced);
    transport_ = &transport;
    ++connections_;
    reader_ = FrameReader(kMaxToClient);
    now_ = heard_ = pinged_ = now;
    if (!wanted_ && ticket_) {
        entering_ = *ticket_;
        wanted_ = enterBy(*ticket_);
    }
    setStage(ClientStage::Greeting);
    send(Hello{kProtocol, cleaned(options_.version, kMaxWord)});
}

Enter ClientSession::Impl::enterBy(const Ticket& ticket) const {
    const bool open = options_.openView || ticket.watch;
    return {ticket.table,   ticket.pin, cleaned(ticket.name, kMaxName), ticket.watch, open,
            {ticket.token}, !game_};
}

void ClientSession::Impl::received(std::span<const std::uint8_t> bytes, NetTime now) {
    if (transport_ == nullptr) return;
    now_ = heard_ = now;
    stats_.bytesIn += bytes.size();
    reader_.add(bytes);
    const std::uint64_t connection = connections_;
    while (const auto body = reader_.next()) {
        onFrame(*body);
        if (transport_ == nullptr || connections_ != connection) return;
    }
    if (reader_.error() != NetReason::None) badHost("a frame too large");
}

void ClientSession::Impl::onFrame(std::span<const std::uint8_t> body) {
    ++stats_.messagesIn;
    const Decoded decoded = decode(body);
    if (!decoded.ok()) return badHost("a message that is none");
    std::visit([this](const auto& message) { on(message); }, decoded.message);
}

void ClientSession::Impl::closed(NetTime now) {
    now_ = now;
    if (transport_ == nullptr) return;
    transport_ = nullptr;
    dropped(NetReason::Lost, {});
}

void ClientSession::Impl::tick(NetTime now) {
    now_ = now;
    if (transport_ == nullptr) return;
    if (now - heard_ > kSilence) return end(NetReason::Silent);
    if (transport_->unsentBytes() > kMaxUnsent) return end(NetReason::Silent, "nothing is read");
    tendFetch();
    if (stage_ == ClientStage::Greeting || now - std::max(pinged_, heard_) < kPingEvery) return;
    pinged_ = now;
    send(Ping{++pings_});
}

void ClientSession::Impl::end(NetReason reason, const std::string& text) {
    if (transport_ == nullptr) return;
    Transport& transport = *transport_;
    send(Bye{reason, text});
    transport_ = nullptr;
    transport.close(reason);
    dropped(reason, text);
}

void ClientSession::Impl::dropped(NetReason reason, const std::string& text) {
    setStage(ClientStage::Offline);
    fetchFails(NetReason::Lost);
    // The callbacks may send further commands.
    const auto waiting = std::exchange(answers_, {});
    for (const auto& [id, answer] : waiting)
        if (answer) answer(Answer{});
    listener_.onClosed(reason, text);
}

void ClientSession::Impl::send(const Message& message) {
    if (transport_ == nullptr) return;
    std::vector<std::uint8_t> frame = encode(message);
    stats_.bytesOut += frame.size();
    transport_->send(std::move(frame));
}

void ClientSession::Impl::setStage(ClientStage stage) {
    if (stage == stage_) return;
    stage_ = stage;
    listener_.onStage(stage);
}

void ClientSession::Impl::want(Message request) {
    wanted_ = std::move(request);
    if (stage_ != ClientStage::Choosing) return;
    setStage(ClientStage::Entering);
    send(*wanted_);
}

void ClientSession::Impl::setReady(bool ready) {
    if (stage_ != ClientStage::Lobby || !ticket_) return;
    Ready message{ready, {}};
    // An opened secret could be used to foresee the cards. An unopened one is kept: on a slow line, the host
    // may start with an earlier commitment than the last.
    if (ticket_->agreed) {
        ticket_->secret.reset();
        ticket_->agreed.reset();
    }
    if (ready) {
        if (!ticket_->secret) ticket_->secret = options_.secrets ? options_.secrets() : randomSecret();
        message.commitment = commitmentOf(*ticket_->secret);
    }
    send(message);
}

void ClientSession::Impl::leave() {
    if (transport_ == nullptr) return;
    if (atTable()) send(Leave{});
    ticket_.reset();
    wanted_.reset();
    end(NetReason::Left);
}

std::uint32_t ClientSession::Impl::await(AnswerCallback answer) {
    if (stage_ != ClientStage::Playing) {
        if (answer) answer(Answer{});
        return 0;
    }
    const std::uint32_t id = ++nextAnswer_;
    answers_[id] = std::move(answer);
    return id;
}

void ClientSession::Impl::submit(const Command& command, AnswerCallback answer) {
    if (const std::uint32_t id = await(std::move(answer))) send(Say{id, command});
}

void ClientSession::Impl::takeBack(Seat by, std::uint32_t epoch, AnswerCallback answer) {
    if (const std::uint32_t id = await(std::move(answer))) send(AskTakeBack{id, by, epoch});
}

void ClientSession::Impl::on(const Ping& m) {
    send(Pong{m.id});
}

void ClientSession::Impl::on(const Pong& m) {
    if (m.id == pings_) stats_.roundTrip = now_ - pinged_;
}

void ClientSession::Impl::on(const Bye& m) {
    Transport& transport = *transport_;
    transport_ = nullptr;
    transport.close(NetReason::None);
    if (m.reason == NetReason::Kicked || m.reason == NetReason::TableEnded) ticket_.reset();
    dropped(m.reason, m.text);
}

}  // namespace kickdoor::net
