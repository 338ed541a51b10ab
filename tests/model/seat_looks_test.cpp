// The colours in which players appear.
#include "model/setup/seat_looks.h"

#include <gtest/gtest.h>

#include "model/setup/setup_model.h"

namespace kickdoor {
namespace {

QStringList coloursOf(const std::vector<std::string>& chosen) {
    TableSetup setup;
    for (const std::string& colour : chosen) {
        SeatSetup seat;
        seat.name = "Player " + std::to_string(setup.seats.size());
        seat.colour = colour;
        setup.seats.push_back(seat);
    }
    QStringList colours;
    for (const SeatLook& look : looksOf(setup)) colours << look.colour;
    return colours;
}

TEST(SeatLooks, AreAsChosen) {
    EXPECT_EQ(coloursOf({"#4596df", "#5fb562", "#e8dcc4"}), QStringList({"#4596df", "#5fb562", "#e8dcc4"}));
}

TEST(SeatLooks, WithoutAChoiceAreTheSeatsOwn) {
    EXPECT_EQ(coloursOf({"", "", "no colour"}), SetupModel::colours().mid(0, 3));
}

// Two guests had one colour when both took a seat as the game began.
TEST(SeatLooks, DifferWhereTwoChoseTheSame) {
    EXPECT_EQ(coloursOf({"#4596df", "#4596DF", "#5fb562"}), QStringList({"#4596df", "#f4b94a", "#5fb562"}));
    QStringList six = coloursOf({"#e0506a", "#e0506a", "#e0506a", "#e0506a", "#e0506a", "#e0506a"});
    EXPECT_EQ(six.removeDuplicates(), 0);
}

TEST(SeatLooks, WithoutAChoiceLeaveOthersTheirs) {
    EXPECT_EQ(coloursOf({"", "#e0506a", "#5fb562"}), QStringList({"#4596df", "#e0506a", "#5fb562"}));
}

}  // namespace
}  // namespace kickdoor
