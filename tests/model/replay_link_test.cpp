// A replay tells the window what a host would have told each seat, and no more.
#include "model/replay/replay_link.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

#include "replay_games.h"
#include "rules/engine.h"
#include "view/view.h"

namespace kickdoor {
namespace {

class ReplayLinkTest : public testing::Test {
protected:
    void watch(const tests::RecordedGame& game) {
        TableError error;
        m_link = std::make_unique<ReplayLink>(Recording::open(m_folder.write(journalOf(game)), error));
        QObject::connect(
            m_link.get(), &GameLink::viewTold, m_link.get(),
            [this](Seat seat, const std::shared_ptr<const GameState>& view) { m_views[seat] = *view; });
        QObject::connect(m_link.get(), &GameLink::eventsTold, m_link.get(),
                         [this](Seat seat, const std::vector<SeatEvent>& events) {
                             for (const SeatEvent& event : events)
                                 EXPECT_TRUE(fold(m_views[seat], event.patch));
                         });
        QObject::connect(m_link.get(), &ReplayLink::stood, m_link.get(),
                         [this](qulonglong position) { m_position = position; });
        QObject::connect(m_link.get(), &ReplayLink::moved, m_link.get(),
                         [this](qulonglong position) { m_position = position; });
    }
    void settle() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !m_link->busy(); }, 10'000));
    }
    void stand(std::size_t position, Seat viewer) {
        m_link->stand(position, viewer);
        settle();
    }

    GameFolder m_folder;
    std::map<Seat, GameState> m_views;
    qulonglong m_position = 0;
    std::unique_ptr<ReplayLink> m_link;
};

TEST_F(ReplayLinkTest, EachSeatSeesItsViewWhereverItStands) {
    const tests::RecordedGame& game = wholeGame();
    watch(game);
    for (std::size_t at = 0; at < game.states.size(); at += 37) {
        for (const Seat seat : {kNoSeat, Seat{0}, Seat{3}}) {
            m_views.clear();
            stand(at, seat);
            EXPECT_EQ(m_position, at);
            EXPECT_EQ(m_views.size(), seat == kNoSeat ? 1U : 2U) << "no hand but that one";
            EXPECT_TRUE(m_views.at(seat) == viewOf(game.game(), game.states[at], seat));
            EXPECT_TRUE(m_views.at(kNoSeat) == viewOf(game.game(), game.states[at], kNoSeat));
        }
    }
}

TEST_F(ReplayLinkTest, GoingOnLeadsThroughTheSameViews) {
    const tests::RecordedGame& game = wholeGame();
    watch(game);
    stand(0, Seat{1});
    int moves = 0;
    while (m_position < game.commands.size()) {
        const qulonglong before = m_position;
        m_link->goOn();
        settle();
        ASSERT_GT(m_position, before);
        ++moves;
        ASSERT_TRUE(m_views.at(Seat{1}) == viewOf(game.game(), game.states[m_position], Seat{1}))
            << m_position;
        ASSERT_TRUE(m_views.at(kNoSeat) == viewOf(game.game(), game.states[m_position], kNoSeat));
    }
    EXPECT_GT(moves, 50);
    m_link->goOn();
    EXPECT_FALSE(m_link->busy()) << "at the end";
}

TEST_F(ReplayLinkTest, HandsOfAGameThatGoesOnStayClosed) {
    const tests::RecordedGame game = tests::playRecorded(5, 4, 80);
    watch(game);
    EXPECT_FALSE(m_link->recording().over());
    for (const Seat seat : {Seat{0}, Seat{2}, kNoSeat}) {
        stand(60, seat);
        ASSERT_EQ(m_views.size(), 1U);
        EXPECT_TRUE(m_views.at(kNoSeat) == viewOf(game.game(), game.states[60], kNoSeat));
    }
}

TEST_F(ReplayLinkTest, OfPlacesAskedForInAHurryTheLastCounts) {
    watch(wholeGame());
    QSignalSpy stood(m_link.get(), &ReplayLink::stood);
    for (std::size_t at = 1; at <= 50; ++at) m_link->stand(at, kNoSeat);
    settle();
    ASSERT_GE(stood.size(), 1);
    EXPECT_LE(stood.size(), 2);
    EXPECT_EQ(stood.last().first().toULongLong(), 50U);
}

TEST_F(ReplayLinkTest, NobodyCanActInIt) {
    watch(wholeGame());
    EXPECT_TRUE(m_link->persons().empty());
    QSignalSpy answered(m_link.get(), &GameLink::answered);
    Command pass;
    pass.move.kind = CommandKind::Pass;
    pass.move.by = Seat{0};
    m_link->submit(pass);
    ASSERT_EQ(answered.size(), 1);
    EXPECT_EQ(answered.first().first().value<Answer>().kind, Answer::Kind::Closed);
}

}  // namespace
}  // namespace kickdoor
