// What a beginner overlooks, as chances in percent. Nothing that it does is absurd: it leaves something
// undone.
#pragma once

namespace kickdoor {

struct Lapses {
    int sale = 0;     // for a turn, that Items can be sold for Levels
    int help = 0;     // for a fight, that others could help
    int hinder = 0;   // for a fight, that somebody else's could be lost
    int trouble = 0;  // for a turn, that a monster from the hand could be fought
    int bestSet = 0;  // for a turn, that better Items could be worn
};

}  // namespace kickdoor
