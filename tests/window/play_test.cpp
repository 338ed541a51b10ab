// The real window on a real display, played with a real pointer and keyboard: what is tested in smaller
// pieces elsewhere holds together when nothing is simulated.
#include "window/window_fixture.h"

namespace kickdoor::window {
namespace {

class Window : public WindowFixture {
protected:
    // Ann has the turn and may put on boots; behind the door is a monster she beats.
    static constexpr const char* kTable = R"({"format": 1, "name": "window", "edition": "original",
        "active": "Ann", "phase": "arrange",
        "doorDeck": ["drooling-slime"], "treasureDeck": ["flaming-armor"],
        "players": [{"name": "Ann", "level": 5, "hand": ["boots-of-butt-kicking"]},
                    {"name": "Bob", "hand": []}, {"name": "Cid", "hand": []}]})";
};

TEST_F(Window, AGameIsLaidAndBegun) {
    open(m_tables.fresh());
    ASSERT_TRUE(m_hand->press(QStringLiteral("New game")));
    ASSERT_TRUE(m_hand->press(QStringLiteral("Start the game")));
    EXPECT_TRUE(eventually([&] { return m_session->playing(); }));
    EXPECT_TRUE(eventually([&] {
        return m_session->presentation()->seating()->curtain() || m_session->game()->table()->viewer() >= 0;
    }));
}

TEST_F(Window, APersonPlaysATurnWithThePointer) {
    open(m_tables.set(QString::fromLatin1(kTable), {QStringLiteral("Bob"), QStringLiteral("Cid")}));
    ASSERT_TRUE(eventually([&] { return card(QStringLiteral("boots-of-butt-kicking")) != nullptr; }));
    pause(600);  // the hand is dealt
    QQuickItem* boots = card(QStringLiteral("boots-of-butt-kicking"));
    ASSERT_TRUE(m_hand->drag(boots, slot(QStringLiteral("Footgear")), QPointF(boots->width() / 2, 40)));
    EXPECT_TRUE(
        eventually([&] { return m_tables.equipped(m_session, QStringLiteral("boots-of-butt-kicking")); }));

    ASSERT_TRUE(m_hand->press(QStringLiteral("Kick open the door")));
    ASSERT_TRUE(eventually([&] { return m_session->game()->combat()->on(); }));
    EXPECT_EQ(m_session->game()->combat()->fighters(), 7);
    ASSERT_TRUE(m_hand->press(QStringLiteral("Fight!")));
    ASSERT_TRUE(eventually([&] { return !m_session->game()->combat()->on(); }));
    EXPECT_EQ(m_session->game()->own()->level(), 6);
    EXPECT_EQ(m_tables.placeOf(m_session, QStringLiteral("flaming-armor")), QStringLiteral("hand:0"));

    const int turn = m_session->game()->table()->turn();
    ASSERT_TRUE(m_hand->press(QStringLiteral("End turn")));
    EXPECT_TRUE(eventually([&] { return m_session->game()->table()->turn() > turn; }));
}

// A click in the menu of a card is for the menu alone, whatever lies under it.
TEST_F(Window, AClickInTheMenuDoesNotReachTheCardUnderIt) {
    constexpr const char* kHand = R"({"format": 1, "name": "menu", "edition": "original", "active": "Ann",
        "phase": "arrange", "players": [{"name": "Ann", "level": 5, "inPlay": ["elf", "wizard"],
        "hand": ["boots-of-butt-kicking", "flaming-armor", "baby", "ancient"]}, {"name": "Bob", "hand": []}, {"name": "Cid", "hand": []}]})";
    open(m_tables.set(QString::fromLatin1(kHand), {QStringLiteral("Bob"), QStringLiteral("Cid")}));
    const QString first = QStringLiteral("boots-of-butt-kicking");
    ASSERT_TRUE(eventually([&] { return card(first) != nullptr; }));
    pause(600);  // the hand is dealt
    m_hand->point(card(first));
    ASSERT_TRUE(eventually([&] { return card(first)->property("growth").toReal() > 1; }))
        << "raised to be read";
    m_hand->click(card(first));
    const auto entry = [&] {
        return m_hand->find([](const QQuickItem& item) {
            return item.property("text") == QStringLiteral("Play") && item.property("current").isValid() &&
                   item.width() > 50;
        });
    };
    ASSERT_TRUE(eventually([&] { return entry() != nullptr; }));
    const auto liesOverACard = [&] {
        const QPointF middle = entry()->mapRectToScene(entry()->boundingRect()).center();
        return m_hand->find([&](const QQuickItem& item) {
            return item.property("cardId").isValid() && item.property("tilt").isValid() &&
                   item.mapRectToScene(item.boundingRect()).contains(middle);
        }) != nullptr;
    };
    ASSERT_TRUE(eventually(liesOverACard)) << "the menu lies over no card";
    m_hand->click(entry());
    EXPECT_TRUE(eventually([&] { return m_tables.equipped(m_session, first); }));
    pause(200);
    EXPECT_EQ(m_session->decisions()->cardMoves()->card(), -1) << "the card under the menu was picked up";
    EXPECT_EQ(m_session->game()->hand()->count(), 3);
}

TEST_F(Window, TheKeyboardKicksTheDoor) {
    open(m_tables.set(QString::fromLatin1(kTable), {QStringLiteral("Bob"), QStringLiteral("Cid")}));
    const QString kick = QStringLiteral("Kick open the door");
    ASSERT_TRUE(eventually([&] { return m_hand->button(kick) != nullptr; }));
    for (int tab = 0; tab < 60 && !m_hand->button(kick)->hasActiveFocus(); ++tab)
        m_hand->key(QStringLiteral("Tab"));
    ASSERT_TRUE(m_hand->button(kick)->hasActiveFocus());
    m_hand->key(QStringLiteral("Return"));
    EXPECT_TRUE(eventually([&] { return m_session->game()->combat()->on(); }));
}

}  // namespace
}  // namespace kickdoor::window
