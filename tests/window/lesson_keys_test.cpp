// The lesson from the start page to its end, by keyboard alone: no pointer is ever moved.
#include <cmath>

#include "window/lesson_fixture.h"

namespace kickdoor::window {
namespace {

QRectF placeOf(const QQuickItem& item) {
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
}

class LessonKeys : public LessonFixture {
protected:
    void key(const char* name) { m_hand->key(QString::fromLatin1(name)); }
    bool there(const QQuickItem& item) { return item.hasActiveFocus(); }
    // The arrow that leads nearer, first across the way that is longer; where that stands still, the other
    // one.
    const char* arrowTo(const QQuickItem& item, bool other) {
        const QQuickItem* from = m_hand->focused();
        const QPointF way = placeOf(item).center() - (from == nullptr ? QPointF() : placeOf(*from).center());
        const bool sideways = (std::abs(way.x()) > std::abs(way.y())) != other;
        if (sideways) return way.x() < 0 ? "Left" : "Right";
        return way.y() < 0 ? "Up" : "Down";
    }
    // By arrows, and where they only go to and fro by Tab.
    bool walkTo(const std::function<QQuickItem*()>& find) {
        bool other = false;
        for (int steps = 0; steps < 120; ++steps) {
            QQuickItem* item = find();
            if (item == nullptr) return false;
            if (there(*item)) return true;
            const QQuickItem* before = m_hand->focused();
            if (steps < 30) {
                key(arrowTo(*item, other));
                m_arrows += 1;
            } else {
                key("Tab");
                m_tabs += 1;
            }
            other = m_hand->focused() == before && !other;
        }
        return false;
    }
    void press(const char* text) {
        const QString words = QString::fromUtf8(text);
        ASSERT_TRUE(eventually([&] { return m_hand->button(words) != nullptr; }))
            << text << " at step " << m_step;
        pause(150);  // the row of buttons is laid out
        ASSERT_TRUE(walkTo([&] { return m_hand->button(words); })) << text << " at step " << m_step;
        key("Return");
    }
    // From its menu.
    void choose(const char* cardKey, const char* words) {
        const QString name = QString::fromLatin1(cardKey);
        const QString text = QString::fromUtf8(words);
        ASSERT_TRUE(eventually([&] { return card(name) != nullptr; })) << cardKey;
        pause(500);  // the hand closes its ranks
        ASSERT_TRUE(walkTo([&] { return card(name); })) << cardKey << " at step " << m_step;
        key("Return");
        const auto entry = [&text](const QQuickItem& item) {
            return item.property("text").toString() == text && item.property("current").isValid();
        };
        ASSERT_TRUE(eventually([&] { return m_hand->find(entry) != nullptr; }))
            << words << " at step " << m_step;
        for (int down = 0; down < 10 && !m_hand->find(entry)->property("current").toBool(); ++down)
            key("Down");
        ASSERT_TRUE(m_hand->find(entry)->property("current").toBool()) << words;
        key("Return");
    }
    void pick(const char* cardKey) {
        ASSERT_NE(cardToPick(cardKey), nullptr) << cardKey;
        ASSERT_TRUE(walkTo([&] { return cardToPick(cardKey); })) << cardKey << " at step " << m_step;
        key("Return");
    }

    int m_arrows = 0;
    int m_tabs = 0;
};

TEST_F(LessonKeys, PlayItFromTheStartPageToItsEnd) {
    open(m_tables.fresh());
    ASSERT_NO_FATAL_FAILURE(press("Learn to play"));
    ASSERT_NO_FATAL_FAILURE(step("welcome"));
    ASSERT_NO_FATAL_FAILURE(press("Next"));
    ASSERT_NO_FATAL_FAILURE(step("levels"));
    ASSERT_NO_FATAL_FAILURE(press("Next"));
    ASSERT_NO_FATAL_FAILURE(step("equip"));
    ASSERT_NO_FATAL_FAILURE(choose("boots-of-butt-kicking", "Play"));
    ASSERT_NO_FATAL_FAILURE(step("sideways"));
    ASSERT_NO_FATAL_FAILURE(choose("staff-of-napalm", "Play, to carry it"));
    ASSERT_NO_FATAL_FAILURE(step("kick"));
    key("k");
    ASSERT_NO_FATAL_FAILURE(step("sums"));
    ASSERT_NO_FATAL_FAILURE(press("Fight!"));
    ASSERT_NO_FATAL_FAILURE(step("sell"));
    ASSERT_NO_FATAL_FAILURE(press("Sell Items …"));
    ASSERT_NO_FATAL_FAILURE(pick("staff-of-napalm"));
    ASSERT_NO_FATAL_FAILURE(pick("clogs-of-announcement"));
    ASSERT_NO_FATAL_FAILURE(press("Sell for 1 level(s)"));
    ASSERT_NO_FATAL_FAILURE(step("charity"));
    ASSERT_NO_FATAL_FAILURE(press("End turn"));
    ASSERT_NO_FATAL_FAILURE(press("Charity …"));
    ASSERT_NO_FATAL_FAILURE(pick("hung-over"));
    ASSERT_NO_FATAL_FAILURE(press("Give"));
    ASSERT_NO_FATAL_FAILURE(step("others"));
    key("p");
    ASSERT_NO_FATAL_FAILURE(step("identity"));
    ASSERT_NO_FATAL_FAILURE(choose("elf", "Play"));
    ASSERT_NO_FATAL_FAILURE(step("kickAgain"));
    key("k");
    ASSERT_NO_FATAL_FAILURE(step("runAway"));
    ASSERT_NO_FATAL_FAILURE(press("Run away"));
    ASSERT_NO_FATAL_FAILURE(press("Flee from Wannabe Vampire"));
    ASSERT_NO_FATAL_FAILURE(step("die"));
    key("p");
    ASSERT_NO_FATAL_FAILURE(step("nextTurn"));
    ASSERT_NO_FATAL_FAILURE(press("End turn"));
    ASSERT_NO_FATAL_FAILURE(press("Kick open the door"));
    ASSERT_NO_FATAL_FAILURE(step("curse"));
    key("p");
    ASSERT_NO_FATAL_FAILURE(step("trouble"));
    ASSERT_NO_FATAL_FAILURE(press("Do it for me"));
    ASSERT_NO_FATAL_FAILURE(step("help"));
    ASSERT_NO_FATAL_FAILURE(press("Ask for help …"));
    ASSERT_NO_FATAL_FAILURE(press("Marieke (adds 2)"));
    ASSERT_NO_FATAL_FAILURE(press("+"));
    ASSERT_NO_FATAL_FAILURE(press("Ask"));
    ASSERT_NO_FATAL_FAILURE(step("oneShot"));
    ASSERT_NO_FATAL_FAILURE(press("Do it for me"));
    ASSERT_NO_FATAL_FAILURE(step("together"));
    ASSERT_NO_FATAL_FAILURE(press("Fight!"));
    ASSERT_NO_FATAL_FAILURE(step("share"));
    ASSERT_NO_FATAL_FAILURE(pick("bagpipes-of-morale"));
    ASSERT_NO_FATAL_FAILURE(press("Choose"));
    ASSERT_NO_FATAL_FAILURE(step("done"));
    EXPECT_EQ(m_session->game()->own()->level(), 3);
    ASSERT_NO_FATAL_FAILURE(press("Finish"));
    EXPECT_TRUE(
        eventually([&] { return !m_session->playing() && m_hand->button(QStringLiteral("Learn to play")); }));
    EXPECT_LT(m_tabs, m_arrows / 4) << m_arrows << " arrows led astray";
}

}  // namespace
}  // namespace kickdoor::window
