#include "tally/my_games.h"

#include <algorithm>
#include <set>

#include "tally/honours.h"

namespace kickdoor {
namespace {

// Not in the middle of a character.
std::string clipped(const std::string& name) {
    if (name.size() <= kMostNameBytes) return name;
    std::size_t end = kMostNameBytes;
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U) --end;
    return name.substr(0, end);
}

std::string mixOf(const std::vector<std::string>& editions) {
    std::string mix;
    for (const std::string& edition : editions) mix += (mix.empty() ? "" : "+") + edition;
    return clipped(mix);
}

std::set<std::string> botsOf(const GameFacts& facts) {
    std::set<std::string> kinds;
    for (const SeatFacts& seat : facts.seats)
        if (!seat.bot.empty()) kinds.insert(clipped(seat.bot));
    if (kinds.empty()) kinds.insert(std::string());
    return kinds;
}

// A full map counts on for the keys it has.
template <class Value>
Value* place(std::map<std::string, Value>& map, const std::string& key, std::size_t most) {
    const auto found = map.find(key);
    if (found != map.end()) return &found->second;
    return map.size() < most ? &map[key] : nullptr;
}

void count(Score* score, bool won) {
    if (score == nullptr) return;
    ++score->games;
    if (won) ++score->wins;
}

Duel duelOf(const FightFacts& fight, std::int64_t when) {
    return {clipped(fight.monster), fight.cards, fight.fighters, fight.monsters, when};
}

void countFights(Person& person, const SeatFacts& facts, std::int64_t when) {
    for (const FightFacts& fight : facts.fights) {
        if (fight.end == FightFacts::End::Won) ++person.fightsWon;
        if (fight.cards > person.longest.cards) person.longest = duelOf(fight, when);
        if (fight.fighters + fight.monsters > person.greatest.fighters + person.greatest.monsters)
            person.greatest = duelOf(fight, when);
    }
}

void countSeat(Person& person, const GameFacts& game, const SeatFacts& facts, std::int64_t when) {
    count(&person.all, facts.won);
    count(place(person.editions, mixOf(game.editions), kMostKinds), facts.won);
    for (const std::string& kind : botsOf(game)) count(place(person.bots, kind, kMostKinds), facts.won);
    if (!facts.won)
        for (const SeatFacts& other : game.seats)
            if (other.won)
                if (auto* times = place(person.beatenBy, clipped(other.name), kMostOpponents)) ++*times;
    for (const DeathFacts& death : facts.deaths)
        if (!death.killer.empty())
            if (auto* times = place(person.killers, clipped(death.killer), kMostKillers)) ++*times;
    person.deaths += static_cast<std::int64_t>(facts.deaths.size());
    person.curses += facts.curses;
    person.escapes += facts.escapes;
    person.helped += facts.helped;
    countFights(person, facts, when);
    person.last = std::max(person.last, when);
}

KeptFacts keptOf(const GameFacts& facts, std::int64_t when) {
    KeptFacts kept;
    kept.key = facts.key;
    kept.when = when;
    for (const std::string& edition : facts.editions) kept.editions.push_back(clipped(edition));
    for (const std::string& kind : botsOf(facts))
        if (!kind.empty()) kept.bots.push_back(kind);
    kept.turns = facts.turns;
    kept.players = static_cast<int>(facts.seats.size());
    for (const SeatFacts& seat : facts.seats)
        if (seat.won) kept.winners.push_back(clipped(seat.name));
    return kept;
}

KeptFacts& gameIn(MyGames& games, const GameFacts& facts, std::int64_t when) {
    const auto known = std::find_if(games.games.begin(), games.games.end(),
                                    [&](const KeptFacts& one) { return one.key == facts.key; });
    if (known != games.games.end()) return *known;
    if (games.games.size() >= kMostGames) games.games.erase(games.games.begin());
    ++games.count;
    games.games.push_back(keptOf(facts, when));
    return games.games.back();
}

Person& personIn(MyGames& games, const std::string& name) {
    if (!games.persons.contains(name) && games.persons.size() >= kMostPersons)
        games.persons.erase(
            std::min_element(games.persons.begin(), games.persons.end(),
                             [](const auto& a, const auto& b) { return a.second.last < b.second.last; }));
    return games.persons[name];
}

bool remembers(const Person& person, const std::string& card) {
    return person.killers.contains(card) || person.longest.monster == card || person.greatest.monster == card;
}

void keepNames(MyGames& games, const Person& person, const GameFacts& facts) {
    for (const auto& [card, name] : facts.names)
        if (remembers(person, clipped(card)))
            if (std::string* kept = place(games.names, clipped(card), kMostNames)) *kept = clipped(name);
}

template <class Better>
Most pick(const std::map<std::string, std::int64_t>& map, Better better) {
    Most most;
    for (const auto& [name, times] : map)
        if (most.times == 0 || better(times, most.times)) most = {name, times};
    return most;
}

}  // namespace

std::vector<EarnedHonour> addGame(MyGames& games, const GameFacts& facts, SeatSet mine, std::int64_t when) {
    std::vector<EarnedHonour> earned;
    std::vector<const SeatFacts*> seats;
    for (Seat seat{0}; seat < facts.seats.size(); ++seat)
        if (mine.has(seat) && facts.seats[seat].bot.empty()) seats.push_back(&facts.seats[seat]);
    if (seats.empty()) return earned;
    KeptFacts& kept = gameIn(games, facts, when);
    for (const SeatFacts* seat : seats) {
        const std::string name = clipped(seat->name);
        const bool counted = std::any_of(kept.mine.begin(), kept.mine.end(),
                                         [&](const KeptFacts::Mine& one) { return one.name == name; });
        if (counted || kept.mine.size() >= kMaxSeats) continue;
        kept.mine.push_back({name, seat->level, seat->won});
        Person& person = personIn(games, name);
        countSeat(person, facts, *seat, when);
        keepNames(games, person, facts);
        for (const Honour& honour : allHonours())
            if (!person.honours.contains(std::string(honour.key)) && honour.earned(facts, *seat, person)) {
                person.honours[std::string(honour.key)] = when;
                earned.push_back({name, std::string(honour.key)});
            }
    }
    return earned;
}

Most nemesisOf(const Person& person) {
    return pick(person.beatenBy, [](std::int64_t a, std::int64_t b) { return a > b; });
}

Most killerOf(const Person& person) {
    return pick(person.killers, [](std::int64_t a, std::int64_t b) { return a > b; });
}

Most rarestDeathOf(const Person& person) {
    if (person.killers.size() < 2) return {};
    return pick(person.killers, [](std::int64_t a, std::int64_t b) { return a < b; });
}

}  // namespace kickdoor
