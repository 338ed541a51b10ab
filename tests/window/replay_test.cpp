// A recorded game, watched by pointer and keyboard.
#include "window/window_fixture.h"

namespace kickdoor::window {
namespace {

class ReplayWindow : public WindowFixture {
protected:
    void SetUp() override {
        open(m_tables.watch());
        ASSERT_TRUE(eventually([this] { return replay().isOpen() && control("Play") != nullptr; }, 20'000));
        pause(300);
    }
    ReplayModel& replay() { return *m_session->replay(); }
    QQuickItem* control(const char* what) {
        return m_hand->find(
            [what](const QQuickItem& item) { return item.property("what") == QLatin1String(what); });
    }
    QQuickItem* saying(const QString& text) {
        return m_hand->find([&text](const QQuickItem& item) {
            return item.property("text") == text && item.property("highlighted").isValid();
        });
    }
};

TEST_F(ReplayWindow, ItPlaysJumpsToAFightAndShowsAHand) {
    m_hand->click(control("Play"));
    ASSERT_TRUE(eventually([this] { return replay().playing() && replay().position() > 3; }));
    m_hand->key(QStringLiteral("space"));
    EXPECT_TRUE(eventually([this] { return !replay().playing(); }));

    m_hand->click(control("Next fight"));
    ASSERT_TRUE(eventually([this] { return m_session->game()->combat()->on(); }));
    EXPECT_TRUE(replay().place().contains(QStringLiteral(" fights ")));
    const int fight = replay().position();
    m_hand->key(QStringLiteral("f"));
    EXPECT_TRUE(eventually([&] { return replay().position() > fight; }));
    m_hand->key(QStringLiteral("shift+f"));
    EXPECT_TRUE(
        eventually([&] { return replay().position() == fight && m_session->game()->combat()->on(); }));

    EXPECT_EQ(m_session->game()->hand()->count(), 0);
    QQuickItem* eyes = m_hand->find(
        [](const QQuickItem& item) { return item.property("label") == QStringLiteral("Cards shown"); });
    ASSERT_NE(eyes, nullptr);
    m_hand->click(eyes);
    const QString bob = QStringLiteral("The hand of Bob");
    ASSERT_TRUE(eventually([&] { return saying(bob) != nullptr; }));
    pause(200);
    m_hand->click(saying(bob));
    EXPECT_TRUE(eventually([this] { return m_session->shownGame().viewer() == 1; }));
    EXPECT_GT(m_session->game()->hand()->count(), 0);
    EXPECT_EQ(replay().position(), fight);

    m_hand->key(QStringLiteral("Escape"));
    ASSERT_TRUE(m_hand->press(QStringLiteral("Close the replay")));
    EXPECT_TRUE(eventually([this] { return !m_session->playing(); }));
}

}  // namespace
}  // namespace kickdoor::window
