// Drop targets by their names in QML.
#include "model/decide/drop_target.h"

#include <gtest/gtest.h>

namespace kickdoor {
namespace {

TEST(DropTargets, GoByTheirNames) {
    for (int kind = 0; kind < static_cast<int>(DropKind::Player); ++kind) {
        const DropTarget place = static_cast<DropKind>(kind);
        EXPECT_EQ(dropTargetNamed(nameOf(place)), place) << nameOf(place).toStdString();
    }
    EXPECT_EQ(nameOf(DropTarget::ofPlayer(Seat(2))), QStringLiteral("player:2"));
    EXPECT_EQ(dropTargetNamed(QStringLiteral("player:2")), DropTarget::ofPlayer(Seat(2)));
    EXPECT_EQ(nameOf(DropTarget::ofCard(CardId(17))), QStringLiteral("card:17"));
    EXPECT_EQ(dropTargetNamed(QStringLiteral("card:17")), DropTarget::ofCard(CardId(17)));
}

TEST(DropTargets, OtherNamesAreNone) {
    for (const char* name : {"", "desk", "worn:1", "player", "player:", "player:6", "player:-1", "player:x",
                             "card", "card:70000", "card:1:2"})
        EXPECT_FALSE(dropTargetNamed(QString::fromLatin1(name))) << name;
}

}  // namespace
}  // namespace kickdoor
