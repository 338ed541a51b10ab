// Every message survives the wire, and none that breaks its bounds is let in.
#include <gtest/gtest.h>

#include "net/wire/codec.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;
using Bytes = std::vector<std::uint8_t>;

std::span<const std::uint8_t> bodyOf(const Bytes& frame) {
    return std::span(frame).subspan(kFrameHeader);
}

SeatEvent someEvent() {
    SeatEvent event;
    event.event.kind = EventKind::CardDrawn;
    event.event.seat = Seat{2};
    event.event.card = CardId{17};
    event.event.number = -3;
    event.event.audience = SeatSet::of(Seat{2});
    event.patch = {{{4, 2}, {900, 1}}, {1, 2, 3}};
    return event;
}

Command someCommand() {
    Command command;
    command.move.kind = CommandKind::OfferTrade;
    command.move.by = Seat{1};
    command.move.seat = Seat{3};
    command.move.aim = Aim::atCard(CardId{40});
    command.move.number = -1;
    command.epoch = 77;
    command.cards.push_back(CardId{5});
    command.receivers.push_back(kNoSeat);
    command.seats = SeatSet::of(Seat{4});
    command.terms.items.push_back(CardId{9});
    command.terms.cards.push_back(CardId{10});
    command.terms.chosenBy = ChosenBy::Helper;
    command.want.push_back(CardId{11});
    return command;
}

GameOptions someOptions() {
    return {{{"original", Digest{1, 2, 3}}}, {10, 2, -1}, 1000, 60000, 600, true, false};
}

// One of each, with every field set.
std::vector<Message> samples() {
    return {
        Hello{1, "0.1"},
        Welcome{1,
                "0.1",
                "Attic",
                {{3, "Kitchen", TableStage::Playing, 5, 4, 2, true, {"original", "grimm"}}},
                true},
        ListTables{},
        Enter{3, "1234", "Änne", true, true, {Token{9}}, true},
        MakeTable{"Kitchen", "1234", "Ann"},
        Entered{3, 7, Token{1, 2}, 5},
        Refused{NetReason::TooManyGuesses, "wait", 5000},
        Bye{NetReason::Closing, "good night"},
        Ping{4},
        Pong{4},
        Lobby{"Kitchen",
              TableStage::Lobby,
              someOptions(),
              {{"Ann", "red", Sex::Female, SeatState::Lost, true, "greedy", 7, 1200}},
              {{7, "Ann", true, true, {"grimm"}}}},
        TakeSeat{Seat{2}, "Bob", "blue", Sex::Female, "random"},
        LeaveSeat{Seat{2}},
        Ready{true, Digest{5}},
        SetOptions{4, someOptions()},
        Lacks{{"grimm"}},
        Kick{9},
        Start{},
        Chat{7, "hello, all"},
        CastVote{Seat{2}, Vote::Bot},
        VoteState{Seat{2}, 3, {0, 1, 2, 0}},
        Leave{},
        Committed{2,
                  Digest{1},
                  {{7, Digest{2}}},
                  {{"original", Digest{3}}},
                  {1, 2},
                  {{"Ann", "red", Sex::Female, Control::Bot, "greedy"}}},
        OpenSecret{Secret{3}},
        Started{{{7, Secret{4}}}},
        Views{12, Digest{1}, {{kNoSeat, Bytes(100, 3)}, {Seat{2}, {}}}},
        Happened{13, Digest{2}, {{kNoSeat, {someEvent()}}, {Seat{2}, {}}}},
        Say{5, someCommand()},
        Answered{
            5, Answer::Kind::Refused, {{Reason::NoCombat, Seat{2}, CardId{17}, -1, kNoCard, Topic::Help}}},
        Clock{3, 2600, 1300, true},
        Reveal{Secret{8}, 500},
        RecordPart{100, {"abcd1234 {\"do\":\"pass\"}"}},
        RecordVerdict{7, true, 500, Digest{1}, "all well"},
        ShowHand{Seat{2}, kNoSeat},
        HandShown{Seat{2}, Seat{3}, {DefId{17}, DefId{18}}},
        RecallStart{3, 12, Bytes(100, 3)},
        Recalled{{someEvent()}},
        PlayAgain{},
        AskTakeBack{5, Seat{2}, 17},
        SayConsent{Seat{2}, 17, Consent::Yes},
        TakeBackState{{SeatSet(1), SeatSet(6), Seat{2}, TakeBackNeed::ChanceFell, SeatSet(9),
                       someEvent().event, TakeBackNotice::End::Declined, Seat{3}}},
        PackOffers{{{"rain", "Rain", "1.0.0", "Ada", "CC0-1.0", "Wet.", 7, 5, 9, 8'000'000, Digest{1, 2}}}},
        AskPackPart{Digest{1, 2}, 196'608},
        PackPart{Digest{1, 2}, 196'608, {0, 255, 7}},
    };
}

TEST(Codec, EveryMessageSurvivesTheWire) {
    const std::vector<Message> all = samples();
    ASSERT_EQ(all.size(), std::variant_size_v<Message>);
    for (std::size_t i = 0; i < all.size(); ++i) {
        ASSERT_EQ(all[i].index(), i) << "samples() is in the order of the numbers";
        const Bytes frame = encode(all[i]);
        const Decoded decoded = decode(bodyOf(frame));
        ASSERT_TRUE(decoded.ok()) << nameOf(all[i]);
        EXPECT_EQ(encode(decoded.message), frame) << nameOf(all[i]);
    }
    EXPECT_EQ(std::get<Say>(decode(bodyOf(encode(all[27]))).message).command, someCommand());
    EXPECT_EQ(std::get<Happened>(decode(bodyOf(encode(all[26]))).message).views[0].events[0], someEvent());
    EXPECT_EQ(std::get<Answered>(decode(bodyOf(encode(all[28]))).message).refusals[0].topic, Topic::Help);
}

TEST(Codec, APrefixOrATailIsNoMessage) {
    for (const Message& message : samples()) {
        Bytes frame = encode(message);
        for (std::size_t size = 0; size + kFrameHeader < frame.size(); ++size)
            EXPECT_FALSE(decode(bodyOf(frame).first(size)).ok()) << nameOf(message) << " " << size;
        frame.push_back(0);
        EXPECT_FALSE(decode(bodyOf(frame)).ok()) << nameOf(message);
    }
}

// What can be told apart from what was written, is written differently: nothing on the wire means two things.
TEST(Codec, OneWayToWriteAMessage) {
    for (const Message& message : samples()) {
        const Bytes frame = encode(message);
        for (std::size_t i = kFrameHeader; i < frame.size(); ++i)
            for (const int bits : {0x01, 0x10, 0x80, 0xFF}) {
                Bytes damaged = frame;
                damaged[i] = static_cast<std::uint8_t>(damaged[i] ^ bits);
                const Decoded decoded = decode(bodyOf(damaged));
                if (decoded.ok()) {
                    EXPECT_EQ(encode(decoded.message), damaged) << nameOf(message) << " " << i;
                }
            }
    }
}

TEST(Codec, KeepsTheBounds) {
    const auto refused = [](const Message& message) { return !decode(bodyOf(encode(message))).ok(); };
    EXPECT_TRUE(refused(TakeSeat{Seat{7}, "Bob", "blue", Sex::Male, ""}));
    EXPECT_TRUE(refused(SetOptions{7, someOptions()}));
    EXPECT_TRUE(refused(SetOptions{2, someOptions()}));
    EXPECT_TRUE(refused(Clock{0x40, 1, 1, false}));
    EXPECT_TRUE(refused(Clock{1, 0x80000000U, 1, false}));
    EXPECT_TRUE(refused(Refused{NetReason::kCount, "", 0}));
    EXPECT_TRUE(refused(Lacks{std::vector<std::string>(kMaxEditions + 1, "x")}));
    EXPECT_TRUE(refused(Views{0, {}, {{Seat{0}, Bytes(sizeof(GameState) + 1)}}}));
    EXPECT_TRUE(refused(RecordPart{0, std::vector<std::string>(kMaxLinesAtOnce + 1, "x")}));
    Say said{1, someCommand()};
    said.command.move.kind = CommandKind::kCount;
    EXPECT_TRUE(refused(said));
}

TEST(Codec, CutsWhatPeopleWrote) {
    const std::string longText(2 * kMaxChat, 'a');
    const auto decoded = decode(bodyOf(encode(Chat{1, longText + "\x1b"})));
    ASSERT_TRUE(decoded.ok());
    EXPECT_EQ(std::get<Chat>(decoded.message).text.size(), kMaxChat);
}

TEST(Codec, NoFrameIsLongerThanItsSenderMaySend) {
    Lobby lobby;
    lobby.tableName = std::string(kMaxName, 'x');
    lobby.options.packs.assign(kMaxEditions, {std::string(kMaxWord, 'x'), {}});
    lobby.options.options.assign(kMaxOptions, INT16_MIN);
    lobby.seats.assign(kMaxSeats, {std::string(kMaxName, 'x'), std::string(kMaxWord, 'x'), Sex::Male,
                                   SeatState::Lost, true, std::string(kMaxWord, 'x'), 1000, UINT32_MAX});
    Member member{1000, std::string(kMaxName, 'x'), true, true, {}};
    member.lacking.assign(kMaxEditions, std::string(kMaxWord, 'x'));
    lobby.members.assign(kMaxMembers, member);
    const Bytes frame = encode(lobby);
    EXPECT_TRUE(decode(bodyOf(frame)).ok());
    EXPECT_LT(frame.size(), kMaxToClient);
    EXPECT_LT(encode(SetOptions{6, lobby.options}).size(), kMaxFromClient);
    Views views;
    for (Seat seat{0}; seat < kMaxSeats; ++seat)
        views.views.push_back({seat, Bytes(sizeof(GameState), 0xFF)});
    views.views.push_back({kNoSeat, Bytes(sizeof(GameState), 0xFF)});
    EXPECT_LT(encode(views).size(), kMaxToClient);
    Command most;
    while (most.cards.push_back(CardId{0xFFFF}) && most.receivers.push_back(kNoSeat)) {
    }
    while (most.terms.items.push_back(CardId{0xFFFF}) && most.terms.cards.push_back(CardId{0xFFFF}) &&
           most.want.push_back(CardId{0xFFFF})) {
    }
    EXPECT_LT(encode(Say{UINT32_MAX, most}).size(), kMaxBeforeEntering);
    EXPECT_LT(
        encode(Enter{1, std::string(kMaxPin, '1'), std::string(kMaxName, 'x'), true, true, {Token{}}}).size(),
        kMaxBeforeEntering);
}

}  // namespace
