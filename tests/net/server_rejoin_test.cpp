// Whoever falls off comes back into exactly the prompt he left, whatever he was asked: choices, windows,
// every stage of a fight, on a new program from another address; and the same after the host has died.
#include <gtest/gtest.h>

#include <fstream>
#include <set>

#include "net/wire/game_options.h"
#include "net_support/net_world.h"
#include "rule_set/rule_fields.h"
#include "rules/engine.h"
#include "view/view.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;
using namespace tests;

// What somebody is asked in this state, by name.
std::vector<std::string> namesOfPrompts(const GameState& state) {
    std::vector<std::string> prompts;
    const auto add = [&prompts](const std::string& what, auto kind) {
        if (static_cast<int>(kind) != 0) prompts.push_back(what + std::to_string(static_cast<int>(kind)));
    };
    add("question ", state.question.kind);
    add("window ", state.window.kind);
    add("combat ", state.combat.stage);
    add("phase ", state.phase);
    if (!(mayAnswer(state) == waitingFor(state))) prompts.push_back("offer");
    return prompts;
}

NewTable mixedTable(std::uint64_t seed) {
    static const std::vector<std::vector<std::string>> kMixes = {
        {"original"}, {"critical", "original"}, {"grimm", "pathfinder"}, {"shakespeare", "critical"}};
    Pace pace;
    pace.botMillis = 0;
    std::string error;
    auto options = gameOptions(shelf(), kMixes[seed % kMixes.size()], pace, error);
    if (!options) throw std::runtime_error(error);
    for (std::size_t i = 0; i < ruleFields().size(); ++i)
        if (ruleFields()[i].name == "criticalCombat") options->options[i] = seed % 2 == 0 ? 1 : 0;
    return {"Table", "1234", 4, *options};
}

class Rejoin : public testing::Test {
protected:
    // Cuts the line of who must act, starts a new program for him, and compares.
    void fallOffAndComeBack(NetWorld& world, Seat seat, const std::string& prompt) {
        Player& player = world.player(seat);
        const auto number = world.server->table(world.table)->game()->number();
        player.cut(world.now);
        world.settle();
        player.restart();
        world.reconnect(player);
        ASSERT_EQ(player.session().stage(), ClientStage::Playing) << prompt << ": " << player.closedText;
        EXPECT_EQ(player.session().seats(), SeatSet::of(seat));
        EXPECT_EQ(player.session().number(), number) << "nothing happened meanwhile";
        const GameState* view = player.session().view(seat);
        ASSERT_NE(view, nullptr);
        const Game& game = world.server->table(world.table)->game()->table().game();
        EXPECT_TRUE(*view == viewOf(game, world.state(), seat)) << prompt;
        EXPECT_TRUE(mayAnswer(*view).has(seat)) << prompt;
    }
    // Every prompt that has not been met before is left and come back to.
    void playThrough(std::uint64_t seed) {
        NetWorld world;
        world.bot = seed % 2 == 0 ? "random" : "greedy";
        world.seatPeople(4, 0, seed, mixedTable(seed));
        for (int rounds = 0; rounds < 20'000 && world.state().phase != Phase::Over; ++rounds) {
            for (const std::string& prompt : namesOfPrompts(world.state())) {
                const Seat seat = mayAnswer(world.state()).first();
                if (seat == kNoSeat || !seen_.insert(prompt).second) continue;
                fallOffAndComeBack(world, seat, prompt);
                const int before = world.player(seat).answers;
                if (!world.player(seat).act()) continue;  // bots may let offers lie
                world.settle();
                EXPECT_EQ(world.player(seat).answers, before + 1);
                EXPECT_TRUE(world.player(seat).lastAnswer.accepted()) << prompt;
            }
            if (!world.round()) world.wait(NetTime(50));
        }
        ASSERT_EQ(world.state().phase, Phase::Over);
        for (const auto& player : world.players) {
            EXPECT_EQ(player->verification.result, Verification::Result::Good) << player->verification.text;
            EXPECT_TRUE(player->screenIsTrue());
        }
    }

    std::set<std::string> seen_;
};

TEST_F(Rejoin, WithNewProgramsInWholeGames) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) playThrough(seed);
    EXPECT_GE(seen_.size(), 12U);
}

TEST_F(Rejoin, AfterTheHostHasDied) {
    const Folder folder;
    NetWorld world(serverOptions(folder.path()));
    world.seatPeople(3, 1, 5, newTable(4));
    for (int life = 0; life < 6; ++life) {
        for (int i = 0; i < 15; ++i) world.round();
        if (world.state().phase == Phase::Over) break;
        const GameState before = world.state();
        const Digest link = world.server->table(world.table)->game()->link();
        world.killServer();
        ASSERT_TRUE(world.server->lostGames().empty()) << world.server->lostGames().front().cause;
        ASSERT_NE(world.server->table(world.table), nullptr);
        ASSERT_TRUE(world.state() == before);
        EXPECT_EQ(world.server->table(world.table)->game()->link(), link);
        // One comes first and finds the others' seats open, and waiting.
        if (life % 2 == 0) world.player(0).restart();
        world.reconnect(world.player(0));
        ASSERT_EQ(world.player(0).session().stage(), ClientStage::Playing) << world.player(0).closedText;
        EXPECT_EQ(world.player(0).session().lobby().seats[1].state, SeatState::Open);
        EXPECT_EQ(world.player(0).session().lobby().seats[3].state, SeatState::Bot);
        world.reconnect(world.player(1));
        world.reconnect(world.player(2));
        EXPECT_EQ(world.player(0).session().lobby().seats[1].state, SeatState::Here);
    }
    ASSERT_TRUE(world.playOut());
    for (const auto& player : world.players) {
        EXPECT_EQ(player->verification.result, Verification::Result::Good) << player->verification.text;
        EXPECT_TRUE(player->screenIsTrue());
    }
    // Over and resumed once more, it is still there to be verified.
    world.killServer();
    world.player(1).restart();
    world.player(1).verification = {};
    world.reconnect(world.player(1));
    EXPECT_EQ(world.player(1).session().stage(), ClientStage::Over);
    EXPECT_EQ(world.player(1).verification.result, Verification::Result::Good)
        << world.player(1).verification.text;
}

TEST_F(Rejoin, WithWhatWasSaidBeforeTheHostDied) {
    const Folder folder;
    NetWorld world(serverOptions(folder.path()));
    world.seatPeople(3, 1, 5, newTable(4));
    Player& eve = world.join("Eve", 9, true);
    Player& ann = world.player(0);
    Player& bob = world.player(1);
    Player& cid = world.player(2);
    ann.session().say("first");
    eve.session().say("second");
    world.settle();
    bob.cut(world.now);
    world.settle();
    ann.session().say("third");
    world.settle();
    world.wait(NetTime(500));
    world.killServer();
    cid.restart();
    cid.chats.clear();
    for (Player* player : {&ann, &bob, &cid}) world.reconnect(*player);
    EXPECT_EQ(ann.chats, (std::vector<std::string>{"first", "second", "third"})) << "none of it twice";
    EXPECT_EQ(bob.chats, (std::vector<std::string>{"first", "second", "third"})) << "what he had missed";
    EXPECT_EQ(cid.chats, (std::vector<std::string>{"first", "Eve: second", "third"})) << "a new program";
    // It goes on from there, and what is no chat does no harm.
    ann.session().say("fourth");
    world.settle();
    world.wait(NetTime(500));
    std::ofstream(folder.path() / "chat-1.json") << "{";
    world.killServer();
    cid.restart();
    cid.chats.clear();
    for (Player* player : {&ann, &bob, &cid}) world.reconnect(*player);
    EXPECT_EQ(ann.chats.size(), 4U);
    EXPECT_TRUE(cid.chats.empty());
    EXPECT_EQ(cid.session().stage(), ClientStage::Playing);
}

TEST_F(Rejoin, WithWhatWasSaidInALobbyBeforeTheHostDied) {
    const Folder folder;
    NetWorld world(serverOptions(folder.path()));
    world.table = *world.server->makeTable(newTable(4));
    Player& ann = world.join("Ann", 1);
    Player& bob = world.join("Bob", 2);
    bob.session().say("hello");
    world.settle();
    world.wait(NetTime(500));
    world.killServer();
    ann.restart();
    ann.chats.clear();
    world.reconnect(ann);
    EXPECT_EQ(ann.chats, std::vector<std::string>{"hello"});
}

TEST_F(Rejoin, WithWhatHappenedToSeatsBeforeTheHostDied) {
    const Folder folder;
    NetWorld world(serverOptions(folder.path()));
    world.seatPeople(4, 0, 6, newTable(4));
    for (int i = 0; i < 5; ++i) world.round();
    world.player(3).session().leave();
    world.settle();
    for (int i = 0; i < 5; ++i) world.round();
    world.killServer();
    world.reconnect(world.player(0));
    EXPECT_EQ(world.player(0).session().lobby().seats[3].state, SeatState::Stepped);
    EXPECT_EQ(world.player(0).session().lobby().seats[2].state, SeatState::Open);
    world.reconnect(world.player(1));
    world.reconnect(world.player(2));
    ASSERT_TRUE(world.playOut());
    EXPECT_EQ(world.player(2).verification.result, Verification::Result::Good);
}

TEST_F(Rejoin, AfterTheHostHasDiedBeforeTheGame) {
    const Folder folder;
    NetWorld world(serverOptions(folder.path()));
    world.table = *world.server->makeTable(newTable(4));
    world.tableSeats = 4;
    for (const char* name : {"Ann", "Bob", "Cat"}) world.join(name, 3);
    world.takeSeats();
    world.player(0).session().takeSeat({Seat{3}, "Dora", {}, Sex::Female, "greedy"});
    world.settle();
    const Lobby before = world.player(1).session().lobby();
    world.wait(NetTime(400));
    world.killServer();
    ASSERT_NE(world.server->table(world.table), nullptr);
    EXPECT_EQ(world.server->tables().size(), 1U);
    EXPECT_EQ(world.server->tables()[0].taken, 4);
    for (const auto& player : world.players) world.reconnect(*player);
    world.settle();
    const Lobby& after = world.player(1).session().lobby();
    ASSERT_EQ(after.seats.size(), before.seats.size());
    for (std::size_t i = 0; i < after.seats.size(); ++i) {
        EXPECT_EQ(after.seats[i].name, before.seats[i].name);
        EXPECT_EQ(after.seats[i].owner, before.seats[i].owner);
        EXPECT_EQ(after.seats[i].state, before.seats[i].state);
    }
    EXPECT_TRUE(after.members[0].owner);
    ASSERT_TRUE(world.start());
    // From here on the game's own file counts.
    world.wait(NetTime(400));
    EXPECT_FALSE(std::filesystem::exists(lobbyFile(folder.path(), world.table)));
    EXPECT_TRUE(world.playOut());
}

}  // namespace
