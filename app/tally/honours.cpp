#include "tally/honours.h"

#include <algorithm>
#include <array>

namespace kickdoor {
namespace {

using G = const GameFacts&;
using S = const SeatFacts&;
using P = const Person&;

bool isWon(const FightFacts& fight) {
    return fight.end == FightFacts::End::Won;
}

template <class Wanted>
auto fights(const SeatFacts& seat, Wanted wanted) {
    return std::count_if(seat.fights.begin(), seat.fights.end(), wanted);
}

bool whisker(G, S seat, P) {
    return fights(seat, [](const FightFacts& one) { return isWon(one) && one.margin() == 1; }) > 0;
}

bool overkill(G, S seat, P) {
    return fights(seat, [](const FightFacts& one) { return isWon(one) && one.margin() >= 30; }) > 0;
}

bool paperwork(G, S seat, P) {
    return fights(seat, [](const FightFacts& one) { return one.cards >= 10; }) > 0;
}

bool thousandCuts(G, S seat, P) {
    return seat.deaths.size() >= 3;
}

bool walkedItOff(G, S seat, P) {
    return seat.won && !seat.deaths.empty();
}

bool lightTraveller(G, S seat, P) {
    return seat.won && seat.items == 0;
}

bool slowStart(G, S seat, P) {
    return seat.won && seat.behind >= 4;
}

bool plusOne(G game, S seat, P) {
    return seat.won && seat.level < game.goal;
}

bool marketDay(G, S seat, P) {
    return seat.bestSale >= 2;
}

bool lightningRod(G, S seat, P) {
    return seat.curses >= 8;
}

bool goodShoes(G, S seat, P) {
    return seat.escapes >= 4 && seat.caught == 0;
}

bool threshold(G, S seat, P) {
    return !seat.won && seat.atTheDoor >= 4;
}

bool spotless(G, S seat, P) {
    return seat.won && seat.levelsLost == 0 && seat.deaths.empty() && seat.caught == 0;
}

bool noThanks(G, S seat, P) {
    const bool helped = fights(seat, [](const FightFacts& one) { return one.helper != kNoSeat; }) > 0;
    return seat.won && !helped && fights(seat, isWon) >= 5;
}

bool rentACrowd(G, S seat, P) {
    return seat.helped >= 4;
}

bool grandTour(G, S, P person) {
    return std::count_if(person.editions.begin(), person.editions.end(),
                         [](const auto& one) { return one.second.wins > 0; }) >= 3;
}

constexpr std::array kHonours = {
    Honour{"whisker", whisker},         Honour{"overkill", overkill},
    Honour{"paperwork", paperwork},     Honour{"thousandCuts", thousandCuts},
    Honour{"walkedItOff", walkedItOff}, Honour{"lightTraveller", lightTraveller},
    Honour{"slowStart", slowStart},     Honour{"plusOne", plusOne},
    Honour{"marketDay", marketDay},     Honour{"lightningRod", lightningRod},
    Honour{"goodShoes", goodShoes},     Honour{"threshold", threshold},
    Honour{"spotless", spotless},       Honour{"noThanks", noThanks},
    Honour{"rentACrowd", rentACrowd},   Honour{"grandTour", grandTour},
};

}  // namespace

std::span<const Honour> allHonours() {
    return kHonours;
}

}  // namespace kickdoor
