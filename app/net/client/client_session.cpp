#include "net/client/client_session.h"

#include "net/client/session_impl.h"
#include "net/wire/clean_text.h"
#include "net/wire/fairness.h"

namespace kickdoor::net {

ClientSession::ClientSession(const ClientOptions& options, ClientListener& listener)
    : impl_(std::make_unique<Impl>(options, listener)) {}
ClientSession::~ClientSession() = default;

void ClientSession::connected(Transport& transport, NetTime now) {
    impl_->connected(transport, now);
}
void ClientSession::received(std::span<const std::uint8_t> bytes, NetTime now) {
    impl_->received(bytes, now);
}
void ClientSession::closed(NetTime now) {
    impl_->closed(now);
}
void ClientSession::tick(NetTime now) {
    impl_->tick(now);
}
void ClientSession::disconnect(NetReason reason) {
    impl_->end(reason);
}

void ClientSession::listTables() {
    if (stage() == ClientStage::Choosing) impl_->send(ListTables{});
}

void ClientSession::enter(TableId table, const std::string& pin, const std::string& name, bool watch) {
    impl_->entering_ = {table, pin, name, {}, watch, {}, {}};
    impl_->want(
        Enter{table, pin, cleaned(name, kMaxName), watch, impl_->options_.openView || watch, {}, true});
}

void ClientSession::enterAgain(const Ticket& ticket) {
    impl_->entering_ = ticket;
    impl_->want(impl_->enterBy(ticket));
}

void ClientSession::makeTable(const std::string& tableName, const std::string& pin, const std::string& name) {
    impl_->entering_ = {0, pin, name, {}, false, {}, {}};
    impl_->want(MakeTable{cleaned(tableName, kMaxName), pin, cleaned(name, kMaxName)});
}

void ClientSession::takeSeat(const TakeSeat& wish) {
    if (impl_->atTable()) impl_->send(wish);
}
void ClientSession::leaveSeat(Seat seat) {
    if (impl_->atTable()) impl_->send(LeaveSeat{seat});
}
void ClientSession::setReady(bool ready) {
    impl_->setReady(ready);
}
void ClientSession::fetchPack(const Digest& file) {
    impl_->fetchPack(file);
}
void ClientSession::stopFetching() {
    impl_->fetch_.reset();
}
void ClientSession::lookAtPacks() {
    impl_->lookAtPacks();
}
const PackOffers& ClientSession::packOffers() const {
    return impl_->offers_;
}
void ClientSession::setOptions(const SetOptions& options) {
    if (impl_->atTable()) impl_->send(options);
}
void ClientSession::kick(MemberId member) {
    if (impl_->atTable()) impl_->send(Kick{member});
}
void ClientSession::start() {
    if (impl_->atTable()) impl_->send(Start{});
}
void ClientSession::say(const std::string& text) {
    const std::string clean = cleaned(text, kMaxChat);
    if (impl_->atTable() && !clean.empty()) impl_->send(Chat{member(), clean});
}
void ClientSession::vote(Seat about, Vote choice) {
    if (impl_->atTable()) impl_->send(CastVote{about, choice});
}
void ClientSession::playAgain() {
    if (impl_->stage_ == ClientStage::Playing) impl_->send(PlayAgain{});
}
void ClientSession::showHand(Seat seat, Seat to) {
    if (impl_->stage_ == ClientStage::Playing) impl_->send(ShowHand{seat, to});
}
void ClientSession::leave() {
    impl_->leave();
}
void ClientSession::submit(const Command& command, AnswerCallback answer) {
    impl_->submit(command, std::move(answer));
}
void ClientSession::takeBack(Seat by, std::uint32_t epoch, AnswerCallback answer) {
    impl_->takeBack(by, epoch, std::move(answer));
}
void ClientSession::consent(Consent consent) {
    const Seat asker = impl_->takeBack_.asker;
    if (impl_->stage_ == ClientStage::Playing && asker != kNoSeat)
        impl_->send(SayConsent{asker, number(), consent});
}

ClientStage ClientSession::stage() const {
    return impl_->stage_;
}
MemberId ClientSession::member() const {
    return impl_->place_.you;
}
SeatSet ClientSession::seats() const {
    return impl_->seats_;
}
const Lobby& ClientSession::lobby() const {
    return impl_->lobby_;
}
const Welcome& ClientSession::tables() const {
    return impl_->tables_;
}
const VoteState& ClientSession::openVote() const {
    return impl_->vote_;
}
const Game* ClientSession::game() const {
    return impl_->game_ ? &impl_->game_->game() : nullptr;
}
std::span<const PackSource> ClientSession::packs() const {
    return impl_->game_ ? impl_->game_->packs() : std::span<const PackSource>();
}

std::shared_ptr<const Catalog> ClientSession::catalog() const {
    return impl_->game_ ? impl_->game_->catalog() : nullptr;
}
const TableSetup& ClientSession::setup() const {
    static const TableSetup kNone;
    return impl_->game_ ? impl_->game_->setup() : kNone;
}
Digest ClientSession::agreement() const {
    return impl_->game_ ? Chain(impl_->game_->agreed()).link() : Digest{};
}
const GameState* ClientSession::view(Seat seat) const {
    return impl_->game_ ? impl_->game_->view(seat) : nullptr;
}
std::shared_ptr<const ToldPast> ClientSession::past() const {
    return impl_->game_ ? impl_->game_->past() : nullptr;
}
const ClockNotice& ClientSession::clock() const {
    return impl_->clock_;
}
const TakeBackNotice& ClientSession::takeBackNotice() const {
    return impl_->takeBack_;
}
const Verification& ClientSession::verification() const {
    return impl_->verification_;
}
std::uint32_t ClientSession::number() const {
    return impl_->game_ ? impl_->game_->number() : 0;
}
const Digest& ClientSession::chain() const {
    static const Digest kNone{};
    return impl_->game_ ? impl_->game_->chain() : kNone;
}
const std::optional<Ticket>& ClientSession::ticket() const {
    return impl_->ticket_;
}
const ClientStats& ClientSession::stats() const {
    return impl_->stats_;
}

}  // namespace kickdoor::net
