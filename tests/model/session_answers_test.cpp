// What a person is told of the table's answers.
#include <QSignalSpy>

#include "model/session/session.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

// A table that finds everything said too late.
class LateTable : public GameLink {
public:
    LateTable(const Game& game, const GameState& state, Seat person)
        : m_game(game), m_state(state), m_person(person) {
        for (Seat seat{0}; seat < state.players; ++seat) {
            SeatSetup setup;
            setup.name = "Seat";
            setup.control = seat == person ? Control::Person : Control::Bot;
            m_setup.seats.push_back(setup);
        }
    }
    const Game& game() const override { return m_game; }
    const TableSetup& setup() const override { return m_setup; }
    SeatSet persons() const override { return SeatSet::of(m_person); }
    void begin() override {
        for (const Seat seat : {m_person, kNoSeat})
            emit viewTold(seat, std::make_shared<const GameState>(viewOf(m_game, m_state, seat)));
    }
    void submit(const Command& command) override {
        said.push_back(command);
        Answer answer;
        answer.kind = Answer::Kind::Stale;
        emit answered(answer, command);
    }
    void takeBack(Seat by, std::uint32_t) override {
        wished = wished.with(by);
        Answer answer;
        answer.kind = Answer::Kind::Refused;
        answer.refusals.add({Reason::TakeBackHurts, Seat{2}});
        emit takeBackAnswered(answer);
    }
    void consent(Consent consent) override { consents.push_back(consent); }
    std::vector<Command> said;
    SeatSet wished;
    std::vector<Consent> consents;

private:
    const Game& m_game;
    const GameState& m_state;
    Seat m_person;
    TableSetup m_setup;
};

class SessionAnswersTest : public TableFixture {
protected:
    // A fight of another, and its window; `person` holds no card.
    void openWindow() {
        endSetUp();
        state.phase = Phase::LookOrLoot;
        state.player[state.active].level = 5;
        const CardId slime = put("drooling-slime", Zone::Hand, state.active);
        say(CommandKind::LookForTrouble, state.active, slime);
        say(CommandKind::Fight, state.active);
        person = state.leftOf(state.active);
        while (state.cards.size(Zone::Hand, person) > 0)
            state.cards.move(state.cards.first(Zone::Hand, person), {Zone::Box, kNoSeat},
                             CardTable::End::Bottom);
    }
    void join() {
        auto table = std::make_unique<LateTable>(game, state, person);
        link = table.get();
        session.join(std::move(table));
    }
    Seat person = kNoSeat;
    Session session{{tests::sourceDir() / "assets", {}}};
    LateTable* link = nullptr;
};

TEST_F(SessionAnswersTest, APassByItselfThatCameTooLateIsNotTold) {
    openWindow();
    QSignalSpy refused(&session, &Session::refused);
    join();
    ASSERT_FALSE(link->said.empty());
    EXPECT_EQ(link->said.front().kind(), CommandKind::Pass);
    EXPECT_EQ(refused.size(), 0);
}

TEST_F(SessionAnswersTest, APersonsOwnPassThatCameTooLateIsTold) {
    openWindow();
    QSignalSpy refused(&session, &Session::refused);
    session.presentation()->seating()->setAutoPass(false);
    join();
    ASSERT_TRUE(link->said.empty());
    session.presentation()->seating()->passAll();
    ASSERT_EQ(link->said.size(), 1U);
    EXPECT_EQ(refused.size(), 1);
}

TEST_F(SessionAnswersTest, ATakeBackIsAskedForAndItsRefusalIsTold) {
    openWindow();
    session.presentation()->seating()->setAutoPass(false);
    join();
    QSignalSpy refused(&session, &Session::refused);
    TakeBackModel& model = *session.takeBack();
    EXPECT_EQ(model.may(), QString());
    model.ask();
    EXPECT_TRUE(link->wished.empty());
    TakeBackNotice notice;
    notice.withLeave = SeatSet::of(person);
    notice.move.kind = EventKind::RoomLooted;
    notice.move.seat = person;
    emit link->takeBackTold(notice);
    EXPECT_EQ(model.may(), QStringLiteral("withLeave"));
    model.ask();
    EXPECT_TRUE(link->wished.has(person));
    ASSERT_EQ(refused.size(), 1);
    EXPECT_EQ(refused.back().back().toString(), QStringLiteral("ruling 21"));
    EXPECT_TRUE(refused.back().front().toString().endsWith("looted the room."))
        << refused.back().front().toString().toStdString() << " which move";
    notice.freely = SeatSet::of(person);
    emit link->takeBackTold(notice);
    EXPECT_EQ(model.may(), QStringLiteral("freely"));
}

TEST_F(SessionAnswersTest, ARequestIsAnsweredOnceAndItsEndIsTold) {
    openWindow();
    session.presentation()->seating()->setAutoPass(false);
    join();
    QSignalSpy refused(&session, &Session::refused);
    TakeBackModel& model = *session.takeBack();
    model.agree();
    EXPECT_TRUE(link->consents.empty()) << "nobody has asked";
    TakeBackNotice notice;
    notice.asker = state.leftOf(person);
    notice.waiting = SeatSet::of(person);
    for (int need = 0; need < static_cast<int>(TakeBackNeed::kCount); ++need) {
        notice.need = static_cast<TakeBackNeed>(need);
        emit link->takeBackTold(notice);
        EXPECT_FALSE(model.question().isEmpty());
    }
    EXPECT_TRUE(model.isAsked());
    EXPECT_FALSE(model.waits());
    EXPECT_EQ(model.may(), QString()) << "one request at a time";
    model.agree();
    EXPECT_EQ(link->consents, std::vector{Consent::Yes});
    notice.waiting = {};
    emit link->takeBackTold(notice);
    EXPECT_FALSE(model.isAsked());
    TakeBackNotice over;
    over.end = TakeBackNotice::End::Declined;
    over.declinedBy = person;
    emit link->takeBackTold(over);
    EXPECT_EQ(refused.size(), 1);
    // One's own request, withdrawn: nothing more to say.
    notice.asker = person;
    notice.waiting = SeatSet::of(state.leftOf(person));
    emit link->takeBackTold(notice);
    EXPECT_TRUE(model.waits());
    model.decline();
    EXPECT_EQ(link->consents.back(), Consent::No);
    over = {};
    over.end = TakeBackNotice::End::Lapsed;
    emit link->takeBackTold(over);
    EXPECT_EQ(refused.size(), 1);
}

// Nobody means to take back what was passed automatically.
TEST_F(SessionAnswersTest, AnAutomaticPassIsNotOffered) {
    openWindow();
    join();
    ASSERT_FALSE(link->said.empty());
    TakeBackNotice notice;
    notice.freely = SeatSet::of(person);
    emit link->takeBackTold(notice);
    EXPECT_EQ(session.takeBack()->may(), QString());
}

}  // namespace
}  // namespace kickdoor
