// The insides of ClientSession: connection (session_impl.cpp), what the server says around the table
// (session_lobby.cpp) and in the game (session_game.cpp).
#pragma once

#include <array>
#include <map>

#include "net/client/client_session.h"
#include "net/client/pack_fetch.h"
#include "net/client/played_game.h"

namespace kickdoor::net {

class ClientSession::Impl {
public:
    Impl(const ClientOptions& options, ClientListener& listener)
        : options_(options), listener_(listener), reader_(kMaxToClient) {}

    // --- Connection ---
    void connected(Transport& transport, NetTime now);
    void received(std::span<const std::uint8_t> bytes, NetTime now);
    void closed(NetTime now);
    void tick(NetTime now);
    // Notifies the other side, closes the connection, and notifies the listener.
    void end(NetReason reason, const std::string& text = {});
    void send(const Message& message);

    // --- Requests ---
    Enter enterBy(const Ticket& ticket) const;
    void want(Message request);
    void setReady(bool ready);
    void leave();
    void submit(const Command& command, AnswerCallback answer);
    void takeBack(Seat by, std::uint32_t epoch, AnswerCallback answer);
    // A new number for an answer; 0: nobody can answer now, and the callback has been told so.
    std::uint32_t await(AnswerCallback answer);

private:
    friend class ClientSession;

    void onFrame(std::span<const std::uint8_t> body);
    void setStage(ClientStage stage);
    // The connection is lost. Answers all waiting callbacks.
    void dropped(NetReason reason, const std::string& text);
    void badHost(const std::string& text) { end(NetReason::BadHost, text); }
    bool atTable() const { return stage_ >= ClientStage::Lobby; }

    // One a message; what a client sends only has no place here.
    template <class M>
    void on(const M&) {
        badHost("a message for servers");
    }
    void on(const Welcome& m);
    void on(const Entered& m);
    void on(const Refused& m);
    void on(const Bye& m);
    void on(const Ping& m);
    void on(const Pong& m);
    void on(const Lobby& m);
    void on(const Chat& m);
    void on(const VoteState& m);
    void on(const Committed& m);
    void on(const Started& m);
    void on(const Views& m);
    void on(const Happened& m);
    void on(const Answered& m);
    void on(const Clock& m);
    void on(const Reveal& m);
    void on(const RecordPart& m);
    void on(const RecordVerdict& m);
    void on(const HandShown& m);
    void on(const RecallStart& m);
    void on(const Recalled& m);
    void on(const TakeBackState& m);
    void on(const PackOffers& m);
    void on(const PackPart& m);

    void checkPacks(const std::vector<PackId>& packs);
    void fetchPack(const Digest& file);
    void fetchFails(NetReason reason);
    void tendFetch();
    void lookAtPacks();
    void takeSeatsOf(const Lobby& lobby);
    void tellControls();
    bool keepsMySecret(const Committed& m);
    void verifyWhenWhole();

    ClientOptions options_;
    ClientListener& listener_;

    Transport* transport_ = nullptr;
    FrameReader reader_;
    NetTime now_{};
    NetTime heard_{};
    NetTime pinged_{};
    std::uint32_t pings_ = 0;
    std::uint64_t connections_ = 0;  // tells whether a callback has ended the one that was being read
    ClientStage stage_ = ClientStage::Offline;
    ClientStats stats_;

    std::optional<Message> wanted_;  // Enter or MakeTable, until it is answered
    std::optional<Ticket> ticket_;
    Ticket entering_;  // the ticket that `wanted_` will give
    Welcome tables_;
    Entered place_;
    SeatSet seats_;
    Lobby lobby_;
    VoteState vote_;
    std::vector<PackId> checkedPacks_;
    PackOffers offers_;
    std::optional<PackFetch> fetch_;
    bool unread_ = false;  // the table plays with packs that are lacking: its game cannot be followed

    std::unique_ptr<PlayedGame> game_;
    ClockNotice clock_;
    TakeBackNotice takeBack_;
    std::array<std::optional<Control>, kMaxSeats> controls_;
    std::uint32_t nextAnswer_ = 0;
    std::map<std::uint32_t, AnswerCallback> answers_;

    std::optional<Reveal> reveal_;
    std::vector<std::string> lines_;
    std::size_t lineBytes_ = 0;
    Verification verification_;
};

}  // namespace kickdoor::net
