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
    std::vector<Command> said;

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

}  // namespace
}  // namespace kickdoor
