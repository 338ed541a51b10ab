// The lesson from the start page to its end, with a real pointer.
#include "window/lesson_fixture.h"

namespace kickdoor::window {
namespace {

class LessonWindow : public LessonFixture {
protected:
    void press(const char* text) {
        ASSERT_TRUE(m_hand->press(QString::fromUtf8(text))) << text << " at step " << m_step;
    }
    void drag(const char* key, QQuickItem* to) {
        QQuickItem* item = nullptr;
        // A card that flies to its place cannot be seen there yet.
        EXPECT_TRUE(eventually([&] {
            item = card(QString::fromLatin1(key));
            return item != nullptr && item->opacity() == 1;
        }));
        ASSERT_NE(item, nullptr) << key;
        ASSERT_TRUE(m_hand->drag(item, to, QPointF(item->width() / 2, 40)));
    }
    // In an open dialog.
    void pick(const char* key) {
        QQuickItem* found = cardToPick(key);
        ASSERT_NE(found, nullptr) << key;
        m_hand->click(found);
    }
    QQuickItem* zone(const QString& name) {
        return m_hand->find([&name](const QQuickItem& item) {
            return item.property("name") == name && item.property("emptyText").isValid();
        });
    }
    QQuickItem* ring() {
        return m_hand->find([](const QQuickItem& item) { return item.property("place").isValid(); });
    }
    // Whatever the lesson points at can be seen beside the guide.
    void expectClearView() {
        ASSERT_TRUE(eventually([&] { return ring() != nullptr; }))
            << "nothing is pointed at, step " << m_step;
        QQuickItem* guide =
            m_hand->find([](const QQuickItem& item) { return item.property("mayGoBack").isValid(); });
        ASSERT_NE(guide, nullptr);
        const QRectF covered = guide->mapRectToScene(guide->boundingRect());
        EXPECT_FALSE(
            covered.intersects(ring()->mapRectToScene(ring()->boundingRect()).adjusted(8, 8, -8, -8)))
            << "step " << m_step;
    }
};

TEST_F(LessonWindow, IsPlayedFromTheStartPageToItsEnd) {
    open(m_tables.fresh());
    ASSERT_NO_FATAL_FAILURE(press("Learn to play"));
    ASSERT_NO_FATAL_FAILURE(step("welcome"));
    ASSERT_NO_FATAL_FAILURE(press("Next"));
    ASSERT_NO_FATAL_FAILURE(step("levels"));
    ASSERT_NO_FATAL_FAILURE(expectClearView());
    ASSERT_NO_FATAL_FAILURE(press("Next"));

    ASSERT_NO_FATAL_FAILURE(step("equip"));
    ASSERT_NO_FATAL_FAILURE(expectClearView());
    ASSERT_NO_FATAL_FAILURE(press("Kick open the door"));  // not now
    QQuickItem* bubble = nullptr;
    EXPECT_TRUE(eventually([&] {
        bubble = m_hand->find([](const QQuickItem& item) {
            return item.property("closable").isValid() &&
                   item.property("text").toString().contains(QStringLiteral("waits for this"));
        });
        return bubble != nullptr;
    }));
    EXPECT_FALSE(m_session->game()->combat()->on());
    ASSERT_NO_FATAL_FAILURE(drag("boots-of-butt-kicking", slot(QStringLiteral("Footgear"))));
    ASSERT_NO_FATAL_FAILURE(step("sideways"));
    ASSERT_NO_FATAL_FAILURE(expectClearView());
    ASSERT_NO_FATAL_FAILURE(drag("staff-of-napalm", zone(QStringLiteral("carried"))));
    ASSERT_NO_FATAL_FAILURE(step("kick"));
    ASSERT_NO_FATAL_FAILURE(press("Kick open the door"));
    ASSERT_NO_FATAL_FAILURE(step("sums"));
    EXPECT_EQ(m_session->game()->combat()->fighters(), 3);
    ASSERT_NO_FATAL_FAILURE(expectClearView());
    ASSERT_NO_FATAL_FAILURE(press("Fight!"));
    ASSERT_NO_FATAL_FAILURE(step("sell"));
    ASSERT_NO_FATAL_FAILURE(press("Sell Items …"));
    ASSERT_NO_FATAL_FAILURE(pick("staff-of-napalm"));
    ASSERT_NO_FATAL_FAILURE(pick("clogs-of-announcement"));
    ASSERT_NO_FATAL_FAILURE(press("Sell for 1 level(s)"));
    ASSERT_NO_FATAL_FAILURE(step("charity"));
    EXPECT_EQ(m_session->game()->own()->level(), 3);
    ASSERT_NO_FATAL_FAILURE(press("End turn"));
    ASSERT_NO_FATAL_FAILURE(press("Charity …"));
    ASSERT_NO_FATAL_FAILURE(pick("hung-over"));
    ASSERT_NO_FATAL_FAILURE(press("Give"));
    ASSERT_NO_FATAL_FAILURE(step("others"));
    ASSERT_NO_FATAL_FAILURE(press("Let it stand"));
    ASSERT_NO_FATAL_FAILURE(step("identity"));
    ASSERT_NO_FATAL_FAILURE(drag("elf", zone(QStringLiteral("identity"))));
    ASSERT_NO_FATAL_FAILURE(step("kickAgain"));
    m_hand->key(QStringLiteral("k"));
    ASSERT_NO_FATAL_FAILURE(step("runAway"));
    ASSERT_NO_FATAL_FAILURE(press("Run away"));
    ASSERT_NO_FATAL_FAILURE(press("Flee from Wannabe Vampire"));
    ASSERT_NO_FATAL_FAILURE(step("die"));
    ASSERT_NO_FATAL_FAILURE(press("Let it stand"));
    ASSERT_NO_FATAL_FAILURE(step("nextTurn"));
    ASSERT_NO_FATAL_FAILURE(press("End turn"));
    ASSERT_NO_FATAL_FAILURE(press("Kick open the door"));
    ASSERT_NO_FATAL_FAILURE(step("curse"));
    ASSERT_NO_FATAL_FAILURE(press("Let it strike"));
    ASSERT_NO_FATAL_FAILURE(step("trouble"));
    EXPECT_EQ(m_session->game()->own()->level(), 2);
    ASSERT_NO_FATAL_FAILURE(press("Do it for me"));
    ASSERT_NO_FATAL_FAILURE(step("help"));
    ASSERT_NO_FATAL_FAILURE(press("Ask for help …"));
    ASSERT_NO_FATAL_FAILURE(press("Marieke (adds 2)"));
    ASSERT_NO_FATAL_FAILURE(press("+"));
    ASSERT_NO_FATAL_FAILURE(press("Ask"));
    ASSERT_NO_FATAL_FAILURE(step("oneShot"));
    ASSERT_NO_FATAL_FAILURE(expectClearView());
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
}

}  // namespace
}  // namespace kickdoor::window
