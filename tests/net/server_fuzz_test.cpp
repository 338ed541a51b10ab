// Random conversations with a server: messages of every kind in any order, by several connections that come,
// go and tear, broken bytes, time. It neither crashes nor forgets, and plays on with those who are honest.
// KICKDOOR_NET_SEQUENCES in the environment: how many, 60 if it is not set.
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>

#include "bot/bot_rng.h"
#include "bot/default_answer.h"
#include "net/wire/codec.h"
#include "net/wire/fairness.h"
#include "net/wire/limits.h"
#include "net_support/net_world.h"
#include "view/view.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;
using namespace tests;

int sequences() {
    const char* text = std::getenv("KICKDOOR_NET_SEQUENCES");
    const int count = text == nullptr ? 60 : std::atoi(text);
    return count < 1 ? 1 : count;
}

constexpr std::size_t kTalkers = 5;

class Talk {
public:
    explicit Talk(std::uint64_t seed) : rng_(seed) {
        ServerOptions options = serverOptions(seed % 4 == 0 ? folder_.path() : std::filesystem::path());
        options.mayMake = seed % 2 == 0;
        options.maxTables = 4;
        if (seed % 3 != 0) options.sharing = anyBytesAsPacks(300'000);
        world_ = std::make_unique<NetWorld>(options);
        NewTable table = newTable(3, seed % 3 == 0 ? 500 : 0);
        table.pin = seed % 5 == 0 ? "1" : "";
        world_->table = world_->server->makeTable(table).value();
        for (std::size_t i = 0; i < kTalkers; ++i) connect(i);
    }
    void run(int steps) {
        for (int i = 0; i < steps; ++i) step();
        // All the noise has not kept the server from what it is for.
        for (auto& wire : wires_) wire->cut(world_->now);
        world_->wait(NetTime(61'000));
        world_->server->endTable(world_->table, world_->now);
        world_->table = world_->server->makeTable(newTable(3)).value();
        world_->tableSeats = 3;
        world_->join("Honest", 1);
        world_->takeSeats();
        ASSERT_TRUE(world_->start());
        for (int i = 0; i < 10; ++i) world_->round();
        EXPECT_TRUE(world_->player(0).closed.empty()) << world_->player(0).closedText;
        EXPECT_GT(world_->player(0).accepted, 0);
    }
    int messages() const { return messages_; }

private:
    std::uint32_t below(std::uint32_t bound) { return rng_.below(bound); }
    Seat anySeat() { return below(9) == 0 ? kNoSeat : Seat(below(kMaxSeats)); }
    std::string anyName() { return "N" + std::to_string(below(5)); }

    void connect(std::size_t i) {
        wires_[i] = std::make_unique<MemoryWire>();
        wires_[i]->keepsHeard = true;
        wires_[i]->attach(*world_->server, "10.0.0." + std::to_string(i), world_->now);
        if (below(8) != 0) wires_[i]->say(encode(Hello{kProtocol, "fuzz"}));
        if (below(4) != 0) wires_[i]->say(encode(anyEnter()));
    }
    Enter anyEnter() {
        Enter enter;
        enter.table = below(6) == 0 ? below(5) : world_->table;
        enter.pin = below(2) == 0 ? "1" : "";
        enter.name = "N" + std::to_string(below(40));
        enter.watch = below(4) == 0;
        enter.openView = below(2) == 0;
        enter.past = below(2) == 0;
        if (below(2) == 0 && !tokens_.empty())
            enter.tokens = {tokens_[below(static_cast<std::uint32_t>(tokens_.size()))]};
        return enter;
    }
    GameOptions anyOptions() {
        GameOptions options = newTable(3).options;
        options.chat = below(2) == 0;
        options.clockPermille = static_cast<std::uint16_t>(below(2) * 300);
        if (below(5) == 0) options.options.clear();
        if (below(5) == 0) options.packs.push_back(options.packs.front());
        return options;
    }
    Command anyCommand() {
        Command command;
        const NetTable* table = world_->server->table(world_->table);
        if (table != nullptr && table->game() != nullptr && below(3) != 0) {
            const Table& game = table->game()->table();
            const Seat seat = waitingFor(game.state()).first();
            if (seat != kNoSeat) {
                const GameState view = viewOf(game.game(), game.state(), seat);
                legalCommands(game.game(), view, seat, legal_);
                command = defaultAnswer(game.game(), view, seat, legal_);
                command.epoch = view.epoch;
                return command;
            }
        }
        command.move.kind = static_cast<CommandKind>(below(static_cast<std::uint32_t>(CommandKind::kCount)));
        command.move.by = anySeat();
        command.move.seat = anySeat();
        command.move.card = CardId(below(70'000));
        command.move.with = CardId(below(300));
        command.epoch = static_cast<decltype(command.epoch)>(below(50));
        return command;
    }
    Message anyMessage() {
        switch (below(18)) {
            case 0: return Hello{kProtocol, "again"};
            case 1: return ListTables{};
            case 2: return anyEnter();
            case 3: return MakeTable{anyName(), {}, anyName()};
            case 4: return TakeSeat{anySeat(), anyName(), {}, Sex::Male, below(3) == 0 ? "greedy" : ""};
            case 5: return LeaveSeat{anySeat()};
            case 6:
            case 7: return Ready{below(5) != 0, commitmentOf(Secret{})};
            case 8: return SetOptions{static_cast<std::uint8_t>(3 + below(4)), anyOptions()};
            case 9:
                if (below(3) == 0) return AskPackPart{kSharedFile, below(400'000)};
                return Lacks{{below(2) == 0 ? "original" : "none"}};
            case 10: return Kick{static_cast<MemberId>(below(8))};
            case 11: return Start{};
            case 12: return OpenSecret{Secret{static_cast<std::uint8_t>(below(9) == 0 ? 1 : 0)}};
            case 13:
                if (below(3) == 0) return AskTakeBack{below(9), anySeat(), 0};
                if (below(3) == 0) return SayConsent{anySeat(), below(50), static_cast<Consent>(below(2))};
                return below(3) == 0 ? Message(PlayAgain{})
                                     : Message(CastVote{anySeat(), static_cast<Vote>(below(4))});
            case 14: return below(4) == 0 ? Message(Leave{}) : Message(Chat{0, anyName()});
            case 15: return RecordVerdict{0, true, below(9), {}, {}};
            case 16: return ShowHand{anySeat(), below(2) == 0 ? kNoSeat : anySeat()};
            default: return below(6) == 0 ? Message(Welcome{}) : Message(Pong{below(9)});
        }
    }
    void step() {
        const std::size_t i = below(kTalkers);
        MemoryWire& wire = *wires_[i];
        const auto what = below(100);
        if (what < 45) {
            wire.say(encode(anyMessage()));
            ++messages_;
        } else if (what < 75) {
            wire.say(encode(Say{below(1000), anyCommand()}));
            ++messages_;
        } else if (what < 78) {
            auto frame = encode(anyMessage());
            frame[below(static_cast<std::uint32_t>(frame.size()))] ^=
                static_cast<std::uint8_t>(1 + below(255));
            wire.say(frame);
        } else if (what < 82) {
            wire.cut(world_->now);
        } else if (what < 84) {
            world_->wait(NetTime(100 * (1 + below(80))));
        }
        wire.pump(world_->now, 1 + below(400));
        world_->now += NetTime(below(120));
        world_->settle();
        wire.pump(world_->now);
        for (const auto& frame : wire.heard) {
            const Decoded decoded = decode(std::span(frame).subspan(kFrameHeader));
            ASSERT_TRUE(decoded.ok()) << "what the server says can be read";
            if (const auto* entered = std::get_if<Entered>(&decoded.message))
                tokens_.push_back(entered->token);
        }
        wire.heard.clear();
        if (wire.serverClosed() || (what >= 78 && what < 82)) connect(i);
    }

    BotRng rng_;
    Folder folder_;
    std::unique_ptr<NetWorld> world_;
    std::array<std::unique_ptr<MemoryWire>, kTalkers> wires_;
    std::vector<Token> tokens_;
    LegalCommands legal_;
    int messages_ = 0;
};

TEST(ServerFuzz, SurvivesAnyConversation) {
    for (int i = 0; i < sequences() && !HasFatalFailure(); ++i) {
        SCOPED_TRACE(i);
        Talk talk(static_cast<std::uint64_t>(i));
        talk.run(120);
    }
}

}  // namespace
