// A client against an honest host, and against hosts that are not.
#include <gtest/gtest.h>

#include "net_support/honest_host.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;
using tests::HonestHost;
using tests::Looker;

class Client : public testing::Test {
protected:
    Client() : host(tests::shelf()), session({"test", &tests::shelf(), true, {}}, looker) {
        looker.session = &session;
    }

    template <class M>
    int heard() const {
        int count = 0;
        for (const Message& message : host.heard) count += std::holds_alternative<M>(message) ? 1 : 0;
        return count;
    }
    void playToTheEnd() {
        for (int i = 0; i < 5000 && host.play(session); ++i) {
        }
        ASSERT_EQ(host.state().phase, Phase::Over);
    }

    HonestHost host;
    Looker looker;
    ClientSession session;
};

TEST_F(Client, SeesAWholeGameAndVerifiesIt) {
    host.begin(session);
    ASSERT_EQ(session.stage(), ClientStage::Playing) << looker.why;
    EXPECT_EQ(session.seats(), SeatSet::of(Seat{0}));
    EXPECT_EQ(session.clock().totalMillis, 60000);
    playToTheEnd();
    ASSERT_FALSE(looker.closed) << looker.why;
    EXPECT_EQ(*session.view(Seat{0}), viewOf(host.game(), host.state(), Seat{0}));
    EXPECT_EQ(*session.view(kNoSeat), viewOf(host.game(), host.state(), kNoSeat));
    EXPECT_EQ(session.number(), host.lines.size());
    host.reveal(session);
    EXPECT_EQ(looker.verification.result, Verification::Result::Good) << looker.verification.text;
    EXPECT_EQ(session.stage(), ClientStage::Over);
    EXPECT_EQ(heard<RecordVerdict>(), 1);
    EXPECT_TRUE(std::get<RecordVerdict>(host.heard.back()).good);
    EXPECT_EQ(looker.stages, (std::vector{ClientStage::Greeting, ClientStage::Choosing, ClientStage::Entering,
                                          ClientStage::Lobby, ClientStage::Playing, ClientStage::Over}));
}

TEST_F(Client, ComesBackIntoItsSeatByTheToken) {
    host.begin(session);
    for (int i = 0; i < 40; ++i) host.play(session);
    session.closed(host.now);
    EXPECT_EQ(looker.closed, NetReason::Lost);
    EXPECT_EQ(session.stage(), ClientStage::Offline);
    // The game goes on without it.
    for (int i = 0; i < 10; ++i) host.play(session);
    looker.closed.reset();
    host.reconnect(session);
    ASSERT_EQ(session.stage(), ClientStage::Playing);
    const auto& enter = std::get<Enter>(host.heard[host.heard.size() - 2]);
    EXPECT_EQ(enter.tokens.size(), 1U);
    EXPECT_EQ(*session.view(Seat{0}), viewOf(host.game(), host.state(), Seat{0}));
    playToTheEnd();
    host.reveal(session);
    EXPECT_EQ(looker.verification.result, Verification::Result::Good) << looker.verification.text;
}

TEST_F(Client, ComesBackAsAnotherProgramByItsTicket) {
    host.begin(session);
    for (int i = 0; i < 40; ++i) host.play(session);
    const Ticket ticket = session.ticket().value();
    session.closed(host.now);
    Looker other;
    ClientSession again({"test", &tests::shelf(), false, {}}, other);
    other.session = &again;
    again.enterAgain(ticket);
    host.reconnect(again);
    ASSERT_EQ(again.stage(), ClientStage::Playing) << other.why;
    EXPECT_EQ(*again.view(Seat{0}), viewOf(host.game(), host.state(), Seat{0}));
    while (host.play(again)) {
    }
    host.reveal(again);
    EXPECT_EQ(other.verification.result, Verification::Result::Good) << other.verification.text;
}

TEST_F(Client, AnswersItsCommands) {
    host.begin(session);
    std::vector<Answer::Kind> kinds;
    for (int i = 0; i < 300 && kinds.size() < 5; ++i) {
        const GameState view = *session.view(Seat{0});
        LegalCommands legal;
        legalCommands(*session.game(), view, Seat{0}, legal);
        if (legal.moves.empty()) {
            host.play(session);
            continue;
        }
        Command command = commandOf(legal.moves.front());
        command.epoch = view.epoch;
        session.submit(command, [&](const Answer& answer) { kinds.push_back(answer.kind); });
        command.epoch = view.epoch + 5;
        session.submit(command, [&](const Answer& answer) { kinds.push_back(answer.kind); });
        host.talk(session);
    }
    ASSERT_GE(kinds.size(), 2U);
    EXPECT_EQ(kinds[0], Answer::Kind::Accepted);
    EXPECT_EQ(kinds[1], Answer::Kind::Stale);
}

TEST_F(Client, TellsThatNobodyWillAnswerAnyMore) {
    host.begin(session);
    std::vector<Answer::Kind> kinds;
    session.submit({}, [&](const Answer& answer) { kinds.push_back(answer.kind); });
    session.closed(host.now);
    session.submit({}, [&](const Answer& answer) { kinds.push_back(answer.kind); });
    EXPECT_EQ(kinds, (std::vector{Answer::Kind::Closed, Answer::Kind::Closed}));
}

TEST_F(Client, NoticesThatNothingIsHeard) {
    host.begin(session);
    for (int i = 0; i < 4; ++i) session.tick(host.now += kPingEvery);
    EXPECT_EQ(looker.closed, NetReason::Silent);
    EXPECT_EQ(host.closed, NetReason::Silent);
}

TEST_F(Client, KeepsALivingLine) {
    host.begin(session);
    for (int i = 0; i < 20; ++i) {
        session.tick(host.now += kPingEvery);
        host.talk(session);
    }
    EXPECT_FALSE(looker.closed);
    EXPECT_EQ(heard<Ping>(), 20);
    EXPECT_EQ(session.stats().roundTrip, NetTime(0));
}

TEST_F(Client, LeavesOnPurpose) {
    host.begin(session);
    session.leave();
    host.talk(session);
    EXPECT_EQ(heard<Leave>(), 1);
    EXPECT_EQ(looker.closed, NetReason::Left);
    EXPECT_FALSE(session.ticket());
}

TEST_F(Client, RefusesAnotherProtocol) {
    host.tamper = [](Message& m) {
        if (auto* welcome = std::get_if<Welcome>(&m)) welcome->protocol = kProtocol + 1;
        return true;
    };
    host.begin(session);
    EXPECT_EQ(looker.closed, NetReason::WrongProtocol);
}

TEST_F(Client, SaysWhichPackItLacks) {
    host.tamper = [](Message& m) {
        if (auto* lobby = std::get_if<Lobby>(&m)) lobby->options.packs.push_back({"moonbase", {}});
        return true;
    };
    session.enter(1, "", "Ann");
    host.reconnect(session);
    ASSERT_EQ(heard<Lacks>(), 1);
    EXPECT_EQ(std::get<Lacks>(host.heard.back()).editions, std::vector<std::string>{"moonbase"});
    host.tamper = [](Message& m) {
        if (auto* agreed = std::get_if<Committed>(&m)) agreed->packs[0].files[0] ^= 1;
        return true;
    };
    session.start();
    host.talk(session);
    EXPECT_FALSE(looker.closed.has_value()) << "they may be offered";
    EXPECT_EQ(std::get<Lacks>(host.heard.back()).editions, std::vector<std::string>{"original"});
    EXPECT_EQ(session.stage(), ClientStage::Lobby);
}

// --- Hosts that are not honest ---

struct Trick {
    const char* name;
    NetReason seen;
    std::function<bool(Message&)> tamper;
};

// Changes the first message of a kind, and no other.
template <class M>
std::function<bool(Message&)> once(std::function<void(M&)> change, int which = 1) {
    return [change, which, count = 0](Message& message) mutable {
        auto* m = std::get_if<M>(&message);
        if (m != nullptr && ++count == which) change(*m);
        return true;
    };
}

TEST_F(Client, SeesThroughTricks) {
    const std::vector<Trick> tricks = {
        {"another commitment of mine", NetReason::HostUnproven,
         once<Committed>([](Committed& m) { m.members[0].digest[3] ^= 1; })},
        {"a commitment left out", NetReason::HostUnproven,
         once<Committed>([](Committed& m) { m.members.clear(); })},
        {"another secret of mine", NetReason::HostUnproven,
         once<Started>([](Started& m) { m.secrets[0].secret[0] ^= 1; })},
        {"no secrets", NetReason::HostUnproven, once<Started>([](Started& m) { m.secrets.clear(); })},
        {"two of a name", NetReason::BadHost, once<Committed>([](Committed& m) { m.seats[1].name = "Ann"; })},
        {"two players", NetReason::BadHost, once<Committed>([](Committed& m) { m.seats.resize(2); })},
        {"rules out of range", NetReason::BadHost, once<Committed>([](Committed& m) { m.options[0] = -5; })},
        {"a view cut short", NetReason::BadHost, once<Views>([](Views& m) { m.views[0].bytes.pop_back(); })},
        {"somebody else's view", NetReason::BadHost,
         once<Views>([](Views& m) { m.views[0].seat = Seat{2}; })},
        {"a view for another", NetReason::BadHost,
         once<Views>([](Views& m) { std::swap(m.views[0].seat, m.views[1].seat); })},
        {"a view of rubbish", NetReason::BadHost, once<Views>([](Views& m) {
             std::fill(m.views[0].bytes.begin() + 8, m.views[0].bytes.end(), 0xFF);
         })},
        {"a chain that begins elsewhere", NetReason::BadHost, once<Views>([](Views& m) { m.chain[0] ^= 1; })},
        {"a command left out", NetReason::BadHost, once<Happened>([](Happened& m) { ++m.number; }, 5)},
        {"events of a stranger", NetReason::BadHost,
         once<Happened>([](Happened& m) { m.views[0].seat = Seat{3}; }, 3)},
        {"a patch that does not fit", NetReason::BadHost,
         once<Happened>(
             [](Happened& m) {
                 m.views[0].events[0].patch.runs.push_back({9000, 5});
             },
             3)},
        {"a patch of rubbish", NetReason::BadHost,
         once<Happened>(
             [](Happened& m) {
                 m.views[0].events[0].patch = {{{7, 1}}, {0xEE}};  // players
             },
             3)},
        {"an event of no card", NetReason::BadHost,
         once<Happened>([](Happened& m) { m.views[0].events[0].event.card = CardId{5000}; }, 3)},
    };
    for (const Trick& trick : tricks) {
        SCOPED_TRACE(trick.name);
        HonestHost liar(tests::shelf());
        Looker screen;
        ClientSession client({"test", &tests::shelf(), true, {}}, screen);
        screen.session = &client;
        liar.tamper = trick.tamper;
        liar.begin(client);
        for (int i = 0; i < 30; ++i) liar.play(client);
        EXPECT_EQ(screen.closed, trick.seen) << screen.why;
        EXPECT_EQ(liar.closed, trick.seen);
    }
}

TEST_F(Client, FindsWhatWasNotPlayedAsTold) {
    const std::vector<Trick> tricks = {
        {"another link", NetReason::None, once<Happened>([](Happened& m) { m.chain[0] ^= 1; }, 20)},
        {"a line changed", NetReason::None,
         once<RecordPart>([](RecordPart& m) { std::swap(m.lines[3], m.lines[4]); })},
        {"another secret", NetReason::None, once<Reveal>([](Reveal& m) { m.secret[0] ^= 1; })},
        {"a record too short", NetReason::None, [](Message& m) {
             if (auto* reveal = std::get_if<Reveal>(&m)) reveal->commands = 10;
             auto* part = std::get_if<RecordPart>(&m);
             if (part != nullptr) part->lines.resize(10);
             return part == nullptr || part->from == 0;
         }}};
    for (const Trick& trick : tricks) {
        SCOPED_TRACE(trick.name);
        HonestHost liar(tests::shelf());
        Looker screen;
        ClientSession client({"test", &tests::shelf(), true, {}}, screen);
        liar.tamper = trick.tamper;
        liar.begin(client);
        for (int i = 0; i < 60; ++i) liar.play(client);
        liar.reveal(client);
        EXPECT_EQ(screen.verification.result, Verification::Result::Wrong);
        EXPECT_FALSE(std::get<RecordVerdict>(liar.heard.back()).good);
    }
}

// A game that is on for a while, told to a program that comes now.
class ClientOfAGameThatIsOn : public testing::Test {
protected:
    static const tests::ToldGame& game() {
        static const tests::ToldGame game = tests::playedOnce({}, Secret{9}, 40);
        return game;
    }
    void come(const std::function<bool(Message&)>& tamper = nullptr) {
        host.tamper = tamper;
        looker.session = &session;
        host.begin(session);
    }
    HonestHost host{tests::shelf(), game(), 30};
    Looker looker;
    ClientSession session{{"test", &tests::shelf(), true, [] { return Secret{9}; }}, looker};
};

TEST_F(ClientOfAGameThatIsOn, IsToldThePastAndChecksItAfterTheGame) {
    come();
    ASSERT_EQ(session.stage(), ClientStage::Playing) << looker.why;
    ASSERT_NE(session.past(), nullptr);
    GameState view = session.past()->start;
    for (const SeatEvent& event : session.past()->events) ASSERT_TRUE(fold(view, event.patch));
    EXPECT_TRUE(view == *session.view(kNoSeat));
    while (host.lines.size() < 60 && host.play(session)) {
    }
    EXPECT_EQ(session.number(), 60U) << looker.why;
    host.reveal(session);
    EXPECT_EQ(looker.verification.result, Verification::Result::Good) << looker.verification.text;
}

TEST_F(ClientOfAGameThatIsOn, FindsAPastThatWasAnotherOne) {
    // The same beginning and end, but two commands told as one and then none.
    std::vector<SeatEvent> late;
    int recalled = 0;
    come([&](Message& m) {
        auto* told = std::get_if<Recalled>(&m);
        if (told == nullptr || ++recalled > 2) return true;
        if (recalled == 1) {
            late = std::exchange(told->events, {});
        } else {
            told->events.insert(told->events.begin(), late.begin(), late.end());
        }
        return true;
    });
    ASSERT_EQ(session.stage(), ClientStage::Playing) << looker.why;
    host.reveal(session);
    EXPECT_EQ(looker.verification.result, Verification::Result::Wrong);
    EXPECT_EQ(looker.verification.number, 19U);
}

TEST_F(ClientOfAGameThatIsOn, RefusesAPastThatLeadsElsewhere) {
    const std::vector<Trick> tricks = {
        {"too few commands", NetReason::BadHost, once<RecallStart>([](RecallStart& m) { --m.commands; })},
        {"too many", NetReason::BadHost, once<RecallStart>([](RecallStart& m) { ++m.commands; })},
        {"another beginning", NetReason::BadHost, once<RecallStart>([](RecallStart& m) { ++m.number; })},
        {"rubbish", NetReason::BadHost, once<RecallStart>([](RecallStart& m) { m.view[7] = 0xEE; })},
        {"a shorter view", NetReason::BadHost, once<RecallStart>([](RecallStart& m) { m.view.pop_back(); })},
        {"what happened left out", NetReason::BadHost,
         [](Message& m) {
             if (auto* recalled = std::get_if<Recalled>(&m)) recalled->events.clear();
             return true;
         }},
        {"an event of no card", NetReason::BadHost,
         once<Recalled>([](Recalled& m) { m.events.front().event.card = CardId{5000}; }, 3)},
    };
    for (const Trick& trick : tricks) {
        SCOPED_TRACE(trick.name);
        HonestHost liar(tests::shelf(), game(), 30);
        Looker screen;
        ClientSession client({"test", &tests::shelf(), true, [] { return Secret{9}; }}, screen);
        liar.tamper = trick.tamper;
        liar.begin(client);
        EXPECT_EQ(screen.closed, trick.seen) << screen.why;
    }
}

TEST_F(ClientOfAGameThatIsOn, RefusesAPastAfterThePresentAndHandsOfNobody) {
    for (const Message& message :
         std::vector<Message>{RecallStart{30, 0, {}}, Recalled{}, HandShown{Seat{4}, kNoSeat, {}},
                              HandShown{Seat{0}, Seat{5}, {}}, HandShown{Seat{0}, Seat{1}, {DefId{60000}}}}) {
        HonestHost liar(tests::shelf(), game(), 30);
        Looker screen;
        ClientSession client({"test", &tests::shelf(), true, [] { return Secret{9}; }}, screen);
        liar.begin(client);
        ASSERT_EQ(client.stage(), ClientStage::Playing) << screen.why;
        liar.tell(client, message);
        EXPECT_EQ(screen.closed, NetReason::BadHost) << nameOf(message);
    }
}

TEST_F(Client, OpensASecretForOneGameOnly) {
    host.begin(session);
    const int opened = heard<OpenSecret>();
    EXPECT_EQ(opened, 1);
    Committed other = host.agreement();
    other.host[0] ^= 1;  // chosen anew, now that all other secrets are known
    host.tell(session, other);
    EXPECT_EQ(looker.closed, NetReason::HostUnproven);
    host.talk(session);
    EXPECT_EQ(heard<OpenSecret>(), opened);
}

TEST_F(Client, WantsEachMessageInItsPlace) {
    for (const Message& message : std::vector<Message>{
             Entered{},     Lobby{},    Committed{},  Started{},     Views{},         Happened{},
             Answered{},    Clock{},    Reveal{},     RecordPart{},  RecordVerdict{}, Chat{},
             VoteState{},   Hello{},    Enter{},      Say{},         ShowHand{},      HandShown{},
             RecallStart{}, Recalled{}, PlayAgain{},  AskTakeBack{}, SayConsent{},    TakeBackState{},
             PackOffers{},  PackPart{}, AskPackPart{}}) {
        Looker screen;
        ClientSession client({"test", &tests::shelf(), true, {}}, screen);
        HonestHost early(tests::shelf());
        client.connected(early, {});
        early.tell(client, message);
        EXPECT_EQ(screen.closed, NetReason::BadHost) << nameOf(message);
    }
}

}  // namespace
