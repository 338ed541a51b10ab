// Facts of games that nobody played.
#pragma once

#include "tally/my_games.h"

namespace tests {

// James (a person, seat 0) against a bot; nobody has won.
inline kickdoor::GameFacts someGame(std::uint64_t key = 1) {
    kickdoor::GameFacts game;
    game.key = key;
    game.editions = {"original"};
    game.turns = 20;
    kickdoor::SeatFacts james;
    james.name = "James";
    james.level = 6;
    james.items = 3;
    kickdoor::SeatFacts bot;
    bot.name = "Laura";
    bot.bot = "careful";
    bot.level = 10;
    bot.won = true;
    game.seats = {james, bot};
    return game;
}

// The same, won by James.
inline kickdoor::GameFacts wonGame(std::uint64_t key = 1) {
    kickdoor::GameFacts game = someGame(key);
    game.seats[0].won = true;
    game.seats[0].level = 10;
    game.seats[0].levelsLost = 1;
    game.seats[1].won = false;
    return game;
}

inline kickdoor::FightFacts fight(int cards, int fighters, int monsters) {
    kickdoor::FightFacts one;
    one.monster = "original/feral-teapot";
    one.fighter = kickdoor::Seat{0};
    one.cards = cards;
    one.fighters = fighters;
    one.monsters = monsters;
    one.end = fighters > monsters ? kickdoor::FightFacts::End::Won : kickdoor::FightFacts::End::Lost;
    return one;
}

inline constexpr kickdoor::SeatSet kJames = kickdoor::SeatSet(1);

}  // namespace tests
