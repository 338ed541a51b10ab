// Hostile clients: several connections that say anything, in any order, to a server with a table. It answers
// each with well-formed messages, tells nobody of a table who has not entered it, and gives nobody a seat's
// view but its owner.
#include <cstdlib>
#include <cstring>
#include <memory>
#include <set>

#include "net/wire/frame_reader.h"
#include "net_support/fuzz_input.h"
#include "net_support/net_world.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;

void need(bool held) {
    if (!held) std::abort();
}

// One stranger. What it is sent is checked at once.
class Stranger : public Transport {
public:
    void send(std::vector<std::uint8_t> frames) override {
        FrameReader reader(kMaxToClient);
        reader.add(frames);
        while (const auto body = reader.next()) {
            const Decoded decoded = decode(*body);
            need(decoded.ok());
            hear(decoded.message);
        }
        need(reader.held() == 0);
    }
    void close(CloseReason) override { session = nullptr; }
    std::size_t unsentBytes() const override { return 0; }

    ServerSession* session = nullptr;
    std::vector<Token> tokens;
    Secret secret{7};

private:
    void hear(const Message& message) {
        if (const auto* place = std::get_if<Entered>(&message)) {
            entered_ = true;
            me_ = place->you;
            tokens.assign(1, place->token);
            return;
        }
        const bool atTheDoor = std::holds_alternative<Welcome>(message) ||
                               std::holds_alternative<Refused>(message) ||
                               std::holds_alternative<Bye>(message) ||
                               std::holds_alternative<Ping>(message) || std::holds_alternative<Pong>(message);
        need(entered_ || atTheDoor);
        if (const auto* lobby = std::get_if<Lobby>(&message)) {
            mine_ = {};
            for (std::size_t seat = 0; seat < lobby->seats.size(); ++seat)
                if (lobby->seats[seat].owner == me_) mine_ = mine_.with(Seat(seat));
        }
        if (const auto* shown = std::get_if<HandShown>(&message))
            need(shown->cards.empty() || shown->to == kNoSeat || mine_.has(shown->to));
        if (const auto* past = std::get_if<RecallStart>(&message)) {
            GameState view;
            need(past->view.size() == sizeof view);
            std::memcpy(&view, past->view.data(), sizeof view);
            need(view.viewer == kNoSeat);
        }
        if (const auto* views = std::get_if<Views>(&message))
            for (const WireView& view : views->views) need(view.seat == kNoSeat || mine_.has(view.seat));
        if (const auto* happened = std::get_if<Happened>(&message))
            for (const WireEvents& view : happened->views) need(view.seat == kNoSeat || mine_.has(view.seat));
    }
    bool entered_ = false;
    MemberId me_ = kNoMember;
    SeatSet mine_;
};

Seat anySeat(tests::FuzzInput& input) {
    return Seat(input.byte() % kMaxSeats);
}

Command anyCommand(tests::FuzzInput& input) {
    Command command;
    command.move.kind = static_cast<CommandKind>(input.byte() % static_cast<int>(CommandKind::kCount));
    command.move.by = anySeat(input);
    command.move.card = CardId(input.byte());
    command.move.seat = input.flag() ? anySeat(input) : kNoSeat;
    command.move.number = input.byte();
    for (int i = input.byte() % 3; i > 0; --i) command.cards.push_back(CardId(input.byte()));
    return command;
}

Message anyMessage(tests::FuzzInput& input, Stranger& who, const GameOptions& options) {
    switch (input.byte() % 23) {
        case 0: return Hello{static_cast<std::uint16_t>(input.byte() % 8 == 0 ? 9 : kProtocol), "fuzz"};
        case 1: return ListTables{};
        case 2:
        case 3: {
            const std::string name = "N" + std::to_string(input.byte() % 8);
            const bool again = input.byte() % 4 == 0;
            return Enter{input.byte() % 8 == 0 ? 77U : 1U,
                         input.byte() % 8 == 0 ? "0000" : "1234",
                         name,
                         input.byte() % 4 == 0,
                         input.flag(),
                         again ? who.tokens : std::vector<Token>{},
                         input.flag()};
        }
        case 4: return MakeTable{"Mine", "1", "N9"};
        case 5:
        case 6:
            return TakeSeat{anySeat(input), "S" + std::to_string(input.byte() % 8), "red", Sex::Male,
                            input.flag() ? "greedy" : ""};
        case 7: return LeaveSeat{anySeat(input)};
        case 8:
        case 9: return Ready{input.byte() % 8 != 0, commitmentOf(who.secret)};
        case 10: {
            SetOptions wish{static_cast<std::uint8_t>(3 + input.byte() % 4), options};
            if (input.flag() && !wish.options.options.empty())
                wish.options.options[input.byte() % wish.options.options.size()] = input.byte();
            return wish;
        }
        case 11: return Kick{input.byte()};
        case 12: return Start{};
        case 13: return Chat{input.byte(), "hello"};
        case 14: return CastVote{anySeat(input), static_cast<Vote>(input.byte() % 4)};
        case 15: return input.byte() % 4 == 0 ? Message(Leave{}) : Message(Bye{});
        case 16: return OpenSecret{input.byte() % 8 == 0 ? Secret{1} : who.secret};
        case 21: return AskTakeBack{input.byte(), anySeat(input), input.flag() ? 0U : input.byte()};
        case 22: return SayConsent{anySeat(input), input.byte(), input.flag() ? Consent::Yes : Consent::No};
        case 20: return ShowHand{anySeat(input), input.flag() ? kNoSeat : anySeat(input)};
        case 17: return RecordVerdict{input.byte(), input.flag(), 3, {}, "so"};
        case 18:
            if (input.flag()) return Lacks{{input.flag() ? "grimm" : "original"}};
            if (input.flag()) return PlayAgain{};
            return AskPackPart{tests::kSharedFile, input.word() * 8U};
        default: return Say{input.byte(), anyCommand(input)};
    }
}

void step(TableServer& server, std::vector<std::unique_ptr<Stranger>>& strangers, tests::FuzzInput& input,
          NetTime& now, const GameOptions& options) {
    Stranger& who = *strangers[input.byte() % strangers.size()];
    const std::uint8_t what = input.byte();
    if (who.session == nullptr) {
        auto fresh = std::make_unique<Stranger>();
        fresh->tokens = who.tokens;
        fresh->session = server.connected(*fresh, "192.0.2." + std::to_string(what % 3), now);
        if (fresh->session != nullptr && what % 8 != 0)
            fresh->session->received(encode(Hello{kProtocol, "fuzz"}), now);
        strangers.push_back(std::move(fresh));
        return;
    }
    if (what < 200) {
        who.session->received(encode(anyMessage(input, who, options)), now);
    } else if (what < 215) {
        std::vector<std::uint8_t> frame = encode(anyMessage(input, who, options));
        frame[input.byte() % frame.size()] = input.byte();
        who.session->received(frame, now);
    } else if (what < 225) {
        who.session->closed(now);
        who.session = nullptr;
    } else {
        now += NetTime(input.byte() * 20);
        server.tick(now);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const NewTable table = tests::newTable(3);
    if (size < 4 || size > 2000) return 0;
    tests::FuzzInput input(data, size);
    NetTime now{1000};
    TableError error;
    ServerOptions options = tests::serverOptions();
    options.sharing = tests::anyBytesAsPacks(300'000);
    const auto server = TableServer::open(options, now, error);
    need(server != nullptr && server->makeTable(table).has_value());
    std::vector<std::unique_ptr<Stranger>> strangers;
    for (int i = 0; i < 3; ++i) {
        strangers.push_back(std::make_unique<Stranger>());
        strangers.back()->session = server->connected(*strangers.back(), "192.0.2.1", now);
        if (input.byte() % 4 == 0) continue;
        strangers.back()->session->received(encode(Hello{kProtocol, "fuzz"}), now);
        strangers.back()->session->received(
            encode(Enter{1, "1234", "P" + std::to_string(i), false, false, {}}), now);
        server->flush(now);
    }
    for (int i = 0; i < 200 && strangers.size() < 60 && !input.empty(); ++i) {
        step(*server, strangers, input, now, table.options);
        server->flush(now);
    }
    return 0;
}
