// Games in processes of their own, and which steps of a game that goes wrong are needed for it.
#pragma once

#include <QList>
#include <QString>

namespace kickdoor::monkey {

// A game says after this what has gone wrong.
constexpr const char* kFaultMark = "FAULT: ";

struct GamePlan {
    quint64 seed = 1;
    bool plays = false;
    QList<int> steps;  // which of the seed's steps are taken, in this order
};

struct Outcome {
    QString fault;  // empty: none
    int last = -1;  // the step it showed in, or before
    QString told;   // all that the game has printed
};

quint32 numberOf(quint64 seed, int step);

Outcome playApart(const GamePlan& plan);

// Prints the fewest steps found that lead to the same fault, and how to take them again.
void tellShrunk(const GamePlan& plan, const Outcome& outcome);

}  // namespace kickdoor::monkey
