// The set-up of a table: its seats and rules. Written into journals and saves.
#pragma once

#include <string>
#include <vector>

#include "base/ids.h"
#include "bot/bots.h"
#include "rule_set/rule_set.h"

namespace kickdoor {

// The edition offered first, if it is installed.
inline constexpr const char* kOfferedFirst = "original";

enum class Control : std::uint8_t { Person, Bot };

struct SeatSetup {
    std::string name;
    Sex sex = Sex::Male;
    std::string colour;  // for screens; the table does not read it
    Control control = Control::Person;
    std::string bot{defaultBot()};  // who plays when control is Bot, and who takes over (ruling 15)
    bool operator==(const SeatSetup&) const = default;
};

struct TableSetup {
    std::vector<std::string> editions;  // base first
    RuleSet rules;
    std::vector<SeatSetup> seats;  // in seat order (R1.1)
    std::uint64_t seed = 0;
};

// The table's own clock: how long people have and how fast bots answer. May change during a game; never
// changes what is legal.
struct Pace {
    // Share of the edition's reaction time (R8.10) that a window stays open: 1 = as the rules say. 0: no
    // clock, a window waits for everybody's pass.
    double clockFactor = 0;
    int choiceMillis = 60'000;  // for questions, Run Away rolls and other decisions, where the clock is on;
                                // times clockFactor
    // Bots answer after this long, whatever they hold; one that is about to run from a fight first waits this
    // much several times over, if a person might still offer help.
    int botMillis = 600;
    bool operator==(const Pace&) const = default;
};

}  // namespace kickdoor
