// The statistics of the games that people finished at this machine: a value, kept in a file
// (my_games_file.h). A person is a name; only persons at this machine count, and a game counts once.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "tally/game_facts.h"

namespace kickdoor {

// Bounds of what is kept. What is dropped stays counted in the totals.
inline constexpr std::size_t kMostGames = 2000;     // the newest
inline constexpr std::size_t kMostPersons = 40;     // without the one whose last game is longest ago
inline constexpr std::size_t kMostKillers = 300;    // of one person
inline constexpr std::size_t kMostOpponents = 100;  // of one person
inline constexpr std::size_t kMostNames = 2000;     // of cards
inline constexpr std::size_t kMostKinds = 40;       // editions, bots
inline constexpr std::size_t kMostNameBytes = 100;
inline constexpr std::int64_t kMostCount = 1'000'000'000;

struct Score {
    std::int64_t games = 0;
    std::int64_t wins = 0;
    bool operator==(const Score&) const = default;
};

// A fight worth remembering.
struct Duel {
    std::string monster;
    int cards = 0;
    int fighters = 0;
    int monsters = 0;
    std::int64_t when = 0;  // seconds since 1970
    bool operator==(const Duel&) const = default;
};

struct Person {
    Score all;
    std::map<std::string, Score> editions;         // "original", "critical+original"
    std::map<std::string, Score> bots;             // by kind; "": games without bots
    std::map<std::string, std::int64_t> beatenBy;  // winners' names
    std::map<std::string, std::int64_t> killers;   // cards
    std::map<std::string, std::int64_t> honours;   // when earned first, by key
    std::int64_t deaths = 0;
    std::int64_t curses = 0;
    std::int64_t escapes = 0;
    std::int64_t helped = 0;
    std::int64_t fightsWon = 0;
    Duel longest;           // most cards
    Duel greatest;          // highest sum of both sides
    std::int64_t last = 0;  // when the newest game ended
    bool operator==(const Person&) const = default;
};

// A finished game; `mine`: the persons at this machine.
struct KeptFacts {
    struct Mine {
        std::string name;
        int level = 1;
        bool won = false;
        bool operator==(const Mine&) const = default;
    };
    std::uint64_t key = 0;
    std::int64_t when = 0;
    std::vector<std::string> editions;
    std::vector<std::string> bots;
    int turns = 0;
    int players = 0;
    std::vector<Mine> mine;
    std::vector<std::string> winners;
    bool operator==(const KeptFacts&) const = default;
};

struct MyGames {
    std::int64_t count = 0;        // of all games ever
    std::vector<KeptFacts> games;  // oldest first
    std::map<std::string, Person> persons;
    std::map<std::string, std::string> names;  // of the cards that persons remember, in English
    bool operator==(const MyGames&) const = default;
};

// An honour that a person has just earned for the first time.
struct EarnedHonour {
    std::string person;
    std::string honour;
    bool operator==(const EarnedHonour&) const = default;
};

// Counts a game for the persons on those seats. A game that is known already counts only for persons for whom
// it has not counted: two windows of this machine at one table. when: seconds since 1970.
std::vector<EarnedHonour> addGame(MyGames& games, const GameFacts& facts, SeatSet mine, std::int64_t when);

// Whom the person lost to most often, and what killed it most often; of several, the first by name. Empty:
// nobody, nothing.
struct Most {
    std::string name;
    std::int64_t times = 0;
};
Most nemesisOf(const Person& person);
Most killerOf(const Person& person);
// The killer with the fewest deaths, where there are at least two; else empty.
Most rarestDeathOf(const Person& person);

}  // namespace kickdoor
