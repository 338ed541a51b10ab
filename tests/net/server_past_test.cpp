// Who comes in the middle of a game is told what everybody saw of it so far: the same events, whoever comes
// when, and after the host has died, too.
#include <gtest/gtest.h>

#include <cstring>

#include "net/server/public_past.h"
#include "net/wire/codec.h"
#include "net/wire/limits.h"
#include "net_support/net_world.h"
#include "view/view.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;
using namespace tests;

// The watcher was there from the start.
void expectWholeStory(const Player& late, const Player& watcher, const std::string& when) {
    const auto past = late.client->past();
    ASSERT_NE(past, nullptr) << when;
    EXPECT_EQ(past->events, watcher.story) << when;
}

// The same story, with the names of the own cards.
void expectOwnStory(Player& back, const Player& watcher, const std::string& when) {
    const auto past = back.client->past();
    ASSERT_NE(past, nullptr) << when;
    ASSERT_EQ(past->events.size(), watcher.story.size()) << when;
    const SeatSet own = back.session().seats();
    ASSERT_EQ(own.size(), 1) << when;
    int named = 0;
    for (std::size_t i = 0; i < watcher.story.size(); ++i) {
        const SeatEvent& mine = past->events[i];
        EXPECT_EQ(mine.patch, watcher.story[i].patch) << when;
        if (mine.event == watcher.story[i].event) continue;
        ++named;
        EXPECT_TRUE(mine.event.audience.has(own.first())) << when << ": somebody else's card";
        EXPECT_NE(mine.event.card, kNoCard) << when;
    }
    EXPECT_GT(named, 0) << when;
}

TEST(ServerPast, IsToldToWhoeverComesLater) {
    const Folder folder;
    NetWorld world(serverOptions(folder.path()));
    world.seatPeople(3, 1, 5, newTable(4));
    Player& watcher = world.join("Watcher", 90, true);
    ASSERT_NE(watcher.session().past(), nullptr);  // of a game just begun: short, or nothing
    watcher.story = watcher.session().past()->events;
    for (int i = 0; i < 40; ++i) world.round();
    ASSERT_GT(watcher.story.size(), 60U);

    Player& late = world.join("Late", 91, true);
    expectWholeStory(late, watcher, "somebody who watches");
    Player& back = world.player(0);
    EXPECT_TRUE(back.session().past() == nullptr) << "was there from the start";
    back.cut(world.now);
    world.settle();
    world.reconnect(back);
    EXPECT_TRUE(back.session().past() == nullptr) << "the same program knows it";
    back.cut(world.now);
    world.settle();
    back.restart();
    world.reconnect(back);
    expectOwnStory(back, watcher, "a new program");

    world.killServer();
    back.restart();
    world.reconnect(back);
    ASSERT_EQ(back.session().stage(), ClientStage::Playing) << back.closedText;
    expectOwnStory(back, watcher, "after the host has died");
    GameState view = back.session().past()->start;
    for (const SeatEvent& event : back.session().past()->events) ASSERT_TRUE(fold(view, event.patch));
    const Game& game = world.server->table(world.table)->game()->table().game();
    EXPECT_TRUE(view == viewOf(game, world.state(), kNoSeat));

    for (std::size_t i = 1; i < 3; ++i) world.reconnect(world.player(i));
    ASSERT_TRUE(world.playOut());
    EXPECT_EQ(back.verification.result, Verification::Result::Good) << back.verification.text;
}

TEST(ServerPast, ForgetsTheOldestWhenThereIsTooMuch) {
    PublicPast past;
    GameState view{};
    past.begin(view, 7);
    // Two places of the view, turn by turn.
    constexpr std::uint32_t kCommands = 3 * static_cast<std::uint32_t>(kMaxRecalled);
    for (std::uint32_t i = 0; i < kCommands; ++i) {
        GameState next = view;
        next.turn = static_cast<decltype(next.turn)>(i);
        next.epoch = static_cast<decltype(next.epoch)>(i * 31);
        const std::vector<SeatEvent> events = {{Event{}, difference(view, next)}};
        past.add(events);
        view = next;
    }
    const auto frames = past.frames();
    std::size_t bytes = 0;
    for (const auto& frame : frames) bytes += frame.size();
    EXPECT_LT(bytes, PublicPast::kMostBytes + sizeof(GameState) + 100);
    const auto told = std::get<RecallStart>(decode(std::span(frames[0]).subspan(kFrameHeader)).message);
    EXPECT_EQ(told.commands, frames.size() - 1);
    EXPECT_EQ(told.number + told.commands, 7 + kCommands);
    GameState folded;
    std::memcpy(&folded, told.view.data(), sizeof folded);
    for (std::size_t i = 1; i < frames.size(); ++i) {
        const Decoded recalled = decode(std::span(frames[i]).subspan(kFrameHeader));
        for (const SeatEvent& event : std::get<Recalled>(recalled.message).events)
            ASSERT_TRUE(fold(folded, event.patch));
    }
    EXPECT_TRUE(folded == view);
}

}  // namespace
