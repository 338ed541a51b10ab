// ClientSession: entering a table, and the lobby.
#include "net/client/session_impl.h"
#include "net/wire/game_options.h"

namespace kickdoor::net {

void ClientSession::Impl::on(const Welcome& m) {
    if (m.protocol != kProtocol) return end(NetReason::WrongProtocol, m.version);
    if (atTable()) return badHost("a welcome at the table");
    tables_ = m;
    const std::uint64_t connection = connections_;
    if (stage_ == ClientStage::Greeting) setStage(ClientStage::Choosing);
    if (transport_ == nullptr || connections_ != connection) return;
    listener_.onTables(tables_);
    if (transport_ == nullptr || connections_ != connection) return;
    if (stage_ == ClientStage::Choosing && wanted_) want(*wanted_);
}

void ClientSession::Impl::on(const Entered& m) {
    if (stage_ != ClientStage::Entering && !atTable()) return badHost("entered without asking");
    if (atTable() && (m.you != place_.you || m.table != place_.table)) return badHost("another member");
    const bool again = ticket_ && ticket_->token == entering_.token && !atTable();
    if (stage_ == ClientStage::Entering) {
        // Another table or member: the last game is void.
        if (!again || m.you != place_.you) game_.reset();
        wanted_.reset();
        checkedPacks_.clear();
        unread_ = false;
        offers_ = {};
        lobby_ = {};
        vote_ = {};
        takeBack_ = {};
        controls_ = {};
        reveal_.reset();
        lines_.clear();
        lineBytes_ = 0;
        ticket_ = entering_;
    }
    ticket_->table = m.table;
    ticket_->token = m.token;
    place_ = m;
    seats_ = SeatSet(m.seats);
    if (stage_ == ClientStage::Entering) setStage(ClientStage::Lobby);
    listener_.onEntered(m);
}

void ClientSession::Impl::on(const Refused& m) {
    if (m.reason == NetReason::PackNotOffered) return fetchFails(m.reason);
    if (m.reason == NetReason::TooFast && fetch_) return;  // it asks again
    if (stage_ == ClientStage::Entering) {
        wanted_.reset();
        // The place no longer exists, so the ticket is useless.
        if (m.reason == NetReason::TokenUnknown) ticket_.reset();
        setStage(ClientStage::Choosing);
    }
    listener_.onRefused(m);
}

void ClientSession::Impl::takeSeatsOf(const Lobby& lobby) {
    SeatSet mine;
    for (std::size_t i = 0; i < lobby.seats.size(); ++i)
        if (lobby.seats[i].owner == place_.you) mine = mine.with(Seat(i));
    seats_ = mine;
}

void ClientSession::Impl::on(const Lobby& m) {
    if (!atTable()) return badHost("a lobby before entering");
    const bool back = m.stage == TableStage::Lobby && lobby_.stage != TableStage::Lobby;
    lobby_ = m;
    if (m.stage == TableStage::Lobby) unread_ = false;
    takeSeatsOf(m);
    if (back) {
        // The start has failed, or another game begins: the old secret has been opened.
        if (ticket_ && ticket_->agreed) {
            ticket_->secret.reset();
            ticket_->agreed.reset();
        }
        setStage(ClientStage::Lobby);
    }
    if (m.stage == TableStage::Over && stage_ == ClientStage::Playing) setStage(ClientStage::Over);
    if (!atTable()) return;
    if (m.stage == TableStage::Lobby || unread_) checkPacks(m.options.packs);
    listener_.onLobby(lobby_);
    if (atTable()) tellControls();
}

void ClientSession::Impl::checkPacks(const std::vector<PackId>& packs) {
    if (packs == checkedPacks_ || options_.shelf == nullptr) return;
    checkedPacks_ = packs;
    const PackMatch match = matchPacks(*options_.shelf, packs);
    if (match.lacking.empty() && !offers_.packs.empty()) {
        offers_ = {};
        listener_.onPackOffers(offers_);
    }
    send(Lacks{match.lacking});
}

void ClientSession::Impl::tellControls() {
    for (std::size_t i = 0; i < lobby_.seats.size(); ++i) {
        const SeatState state = lobby_.seats[i].state;
        const Control control =
            state == SeatState::Bot || state == SeatState::Stepped ? Control::Bot : Control::Person;
        if (controls_[i] == control) continue;
        controls_[i] = control;
        listener_.onControl(Seat(i), control);
    }
}

void ClientSession::Impl::on(const Chat& m) {
    if (!atTable()) return badHost("chat before entering");
    listener_.onChat(m);
}

void ClientSession::Impl::on(const VoteState& m) {
    if (!atTable()) return badHost("a vote before entering");
    vote_ = m;
    listener_.onVote(vote_);
}

}  // namespace kickdoor::net
