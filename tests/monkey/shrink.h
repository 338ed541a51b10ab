// Plays games in separate processes, and reduces a failing game to the steps that it needs.
#pragma once

#include <QList>
#include <QString>

namespace kickdoor::monkey {

// Precedes a fault in a game's output.
constexpr const char* kFaultMark = "FAULT: ";

struct GamePlan {
    quint64 seed = 1;
    bool plays = false;
    QList<int> steps;  // indices of the seed's steps to take, in this order
};

struct Outcome {
    QString fault;  // empty: none
    int last = -1;  // the step at or before which it appeared
    QString told;   // the game's output
};

quint32 numberOf(quint64 seed, int step);

Outcome playApart(const GamePlan& plan);

// Prints the fewest steps found that lead to the same fault, and the command to repeat them.
void tellShrunk(const GamePlan& plan, const Outcome& outcome);

}  // namespace kickdoor::monkey
