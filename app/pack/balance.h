// Hints about figures that differ much from those of the shipped cards: what monsters of a Level pay, and
// what Items of a bonus cost.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/json.h"
#include "card/mend.h"

namespace kickdoor {

class Balance {
public:
    // shipped: the folder of the shipped packs. Without packs there are no hints.
    explicit Balance(const std::filesystem::path& shipped);

    struct Hint {
        std::string place;  // "/treasures"
        std::string cause;
        Mend mend;  // writes the usual figure; its place is in the card
    };
    // Of a card as its pack has it. A figure that is three standard deviations off is said.
    std::vector<Hint> hintsFor(const JsonValue& card) const;

private:
    // A straight line through the shipped cards, and how far they are from it.
    struct Line {
        double at0 = 0;
        double slope = 0;
        double deviation = 0;  // zero: too few cards
        double at(double x) const { return at0 + slope * x; }
    };
    using Points = std::vector<std::pair<double, double>>;
    static Line through(const Points& points);
    static void judge(const Line& line, double x, double y, const char* place, const std::string& subject,
                      const std::string& what, std::vector<Hint>& hints, int step = 1);

    Line treasures_;  // of a monster's Level
    Line levels_;
    Line gold_;  // of an Item's bonus
    Line bonusTreasures_;
};

}  // namespace kickdoor
