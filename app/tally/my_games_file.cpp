#include "tally/my_games_file.h"

#include <system_error>

#include "base/checksum.h"
#include "base/json_build.h"
#include "base/json_reader.h"
#include "table/file.h"

namespace kickdoor {
namespace {

constexpr int kVersion = 1;
constexpr std::string_view kNewer = "was written by a later version";
constexpr std::string_view kFormat = "kickdoor-my-games";
constexpr int kMostCopies = 100;
constexpr std::int64_t kLastSecond = 253'402'300'799;  // of the year 9999
constexpr int kMostSum = 100'000;

// Writing

JsonValue nameList(const std::vector<std::string>& names) {
    return jsonListOf(names, [](const std::string& name) { return jsonText(name); });
}

JsonValue scoreList(const std::map<std::string, Score>& scores) {
    return jsonListOf(scores, [](const auto& one) {
        JsonValue json = jsonObject();
        addField(json, "of", jsonText(one.first));
        addField(json, "games", jsonInt(one.second.games));
        addField(json, "wins", jsonInt(one.second.wins));
        return json;
    });
}

JsonValue countList(const std::map<std::string, std::int64_t>& counts, std::string_view field) {
    return jsonListOf(counts, [field](const auto& one) {
        JsonValue json = jsonObject();
        addField(json, "of", jsonText(one.first));
        addField(json, field, jsonInt(one.second));
        return json;
    });
}

JsonValue duelJson(const Duel& duel) {
    JsonValue json = jsonObject();
    addField(json, "monster", jsonText(duel.monster));
    addField(json, "cards", jsonInt(duel.cards));
    addField(json, "fighters", jsonInt(duel.fighters));
    addField(json, "monsters", jsonInt(duel.monsters));
    addField(json, "when", jsonInt(duel.when));
    return json;
}

JsonValue personJson(const std::string& name, const Person& person) {
    JsonValue json = jsonObject();
    addField(json, "name", jsonText(name));
    addField(json, "games", jsonInt(person.all.games));
    addField(json, "wins", jsonInt(person.all.wins));
    addField(json, "editions", scoreList(person.editions));
    addField(json, "bots", scoreList(person.bots));
    addField(json, "beatenBy", countList(person.beatenBy, "times"));
    addField(json, "killers", countList(person.killers, "times"));
    addField(json, "honours", countList(person.honours, "when"));
    addField(json, "deaths", jsonInt(person.deaths));
    addField(json, "curses", jsonInt(person.curses));
    addField(json, "escapes", jsonInt(person.escapes));
    addField(json, "helped", jsonInt(person.helped));
    addField(json, "fightsWon", jsonInt(person.fightsWon));
    addField(json, "longest", duelJson(person.longest));
    addField(json, "greatest", duelJson(person.greatest));
    addField(json, "last", jsonInt(person.last));
    return json;
}

JsonValue gameJson(const KeptFacts& game) {
    JsonValue json = jsonObject();
    addField(json, "key", jsonText(hex64(game.key)));
    addField(json, "when", jsonInt(game.when));
    addField(json, "editions", nameList(game.editions));
    addField(json, "bots", nameList(game.bots));
    addField(json, "turns", jsonInt(game.turns));
    addField(json, "players", jsonInt(game.players));
    addField(json, "mine", jsonListOf(game.mine, [](const KeptFacts::Mine& one) {
                 JsonValue mine = jsonObject();
                 addField(mine, "name", jsonText(one.name));
                 addField(mine, "level", jsonInt(one.level));
                 addField(mine, "won", jsonBool(one.won));
                 return mine;
             }));
    addField(json, "winners", nameList(game.winners));
    return json;
}

// Reading

std::string nameFrom(const JsonAt& json) {
    return json.text(kMostNameBytes);
}

std::int64_t countFrom(const JsonAt& json) {
    return json.number(0, kMostCount);
}

std::int64_t whenFrom(const JsonAt& json) {
    return json.number(0, kLastSecond);
}

int smallFrom(const JsonAt& json, int least, int most) {
    return static_cast<int>(json.number(least, most));
}

std::vector<std::string> namesFrom(const JsonAt& json, std::size_t most) {
    std::vector<std::string> names;
    for (const JsonAt& one : json.list(most)) names.push_back(nameFrom(one));
    return names;
}

Score scoreFrom(const JsonAt& json) {
    const Score score{countFrom(json.at("games")), countFrom(json.at("wins"))};
    if (score.wins > score.games) json.at("wins").fail("is more than the games");
    return score;
}

std::map<std::string, Score> scoresFrom(const JsonAt& json) {
    std::map<std::string, Score> scores;
    for (const JsonAt& one : json.list(kMostKinds)) {
        one.allowOnly({"of", "games", "wins"});
        if (!scores.emplace(nameFrom(one.at("of")), scoreFrom(one)).second)
            one.at("of").fail("appears twice");
    }
    return scores;
}

std::map<std::string, std::int64_t> countsFrom(const JsonAt& json, std::string_view field, std::size_t most) {
    std::map<std::string, std::int64_t> counts;
    for (const JsonAt& one : json.list(most)) {
        one.allowOnly({"of", field});
        const std::int64_t number = field == "when" ? whenFrom(one.at(field)) : countFrom(one.at(field));
        if (!counts.emplace(nameFrom(one.at("of")), number).second) one.at("of").fail("appears twice");
    }
    return counts;
}

Duel duelFrom(const JsonAt& json) {
    json.allowOnly({"monster", "cards", "fighters", "monsters", "when"});
    return {nameFrom(json.at("monster")), smallFrom(json.at("cards"), 0, kMostSum),
            smallFrom(json.at("fighters"), -kMostSum, kMostSum),
            smallFrom(json.at("monsters"), -kMostSum, kMostSum), whenFrom(json.at("when"))};
}

Person personFrom(const JsonAt& json) {
    json.allowOnly({"name", "games", "wins", "editions", "bots", "beatenBy", "killers", "honours", "deaths",
                    "curses", "escapes", "helped", "fightsWon", "longest", "greatest", "last"});
    Person person;
    person.all = scoreFrom(json);
    person.editions = scoresFrom(json.at("editions"));
    person.bots = scoresFrom(json.at("bots"));
    person.beatenBy = countsFrom(json.at("beatenBy"), "times", kMostOpponents);
    person.killers = countsFrom(json.at("killers"), "times", kMostKillers);
    person.honours = countsFrom(json.at("honours"), "when", kMostKinds);
    person.deaths = countFrom(json.at("deaths"));
    person.curses = countFrom(json.at("curses"));
    person.escapes = countFrom(json.at("escapes"));
    person.helped = countFrom(json.at("helped"));
    person.fightsWon = countFrom(json.at("fightsWon"));
    person.longest = duelFrom(json.at("longest"));
    person.greatest = duelFrom(json.at("greatest"));
    person.last = whenFrom(json.at("last"));
    return person;
}

KeptFacts gameFrom(const JsonAt& json) {
    json.allowOnly({"key", "when", "editions", "bots", "turns", "players", "mine", "winners"});
    KeptFacts game;
    const auto key = parseHex(json.at("key").text(16));
    if (!key) json.at("key").fail("should be a number in hexadecimal digits");
    game.key = *key;
    game.when = whenFrom(json.at("when"));
    game.editions = namesFrom(json.at("editions"), kMostKinds);
    game.bots = namesFrom(json.at("bots"), kMaxSeats);
    game.turns = smallFrom(json.at("turns"), 0, 1'000'000);
    game.players = smallFrom(json.at("players"), 0, kMaxSeats);
    for (const JsonAt& one : json.at("mine").list(kMaxSeats)) {
        one.allowOnly({"name", "level", "won"});
        game.mine.push_back(
            {nameFrom(one.at("name")), smallFrom(one.at("level"), -100, 1000), one.at("won").flag()});
    }
    game.winners = namesFrom(json.at("winners"), kMaxSeats);
    return game;
}

MyGames gamesFrom(const JsonAt& json) {
    if (json.at("format").text() != kFormat)
        json.at("format").fail("is not \"" + std::string(kFormat) + "\"");
    if (json.at("version").number(1, kMostCount) > kVersion) json.at("version").fail(std::string(kNewer));
    json.allowOnly({"format", "version", "count", "persons", "names", "games"});
    MyGames games;
    games.count = countFrom(json.at("count"));
    for (const JsonAt& one : json.at("persons").list(kMostPersons))
        if (!games.persons.emplace(nameFrom(one.at("name")), personFrom(one)).second)
            one.at("name").fail("appears twice");
    for (const JsonAt& one : json.at("names").list(kMostNames)) {
        one.allowOnly({"of", "name"});
        games.names[nameFrom(one.at("of"))] = nameFrom(one.at("name"));
    }
    for (const JsonAt& one : json.at("games").list(kMostGames)) games.games.push_back(gameFrom(one));
    return games;
}

// Renames the file to a free name beside it. Empty: it could not.
std::filesystem::path setAside(const std::filesystem::path& file) {
    std::error_code code;
    for (int copy = 1; copy <= kMostCopies; ++copy) {
        std::filesystem::path aside = file;
        aside.replace_extension(copy == 1 ? ".damaged" : ".damaged-" + std::to_string(copy));
        aside += file.extension();
        if (std::filesystem::exists(aside, code)) continue;
        std::filesystem::rename(file, aside, code);
        return code ? std::filesystem::path() : aside;
    }
    return {};
}

}  // namespace

std::string myGamesText(const MyGames& games) {
    JsonValue json = jsonObject();
    addField(json, "format", jsonText(kFormat));
    addField(json, "version", jsonInt(kVersion));
    addField(json, "count", jsonInt(games.count));
    addField(json, "persons",
             jsonListOf(games.persons, [](const auto& one) { return personJson(one.first, one.second); }));
    addField(json, "names", jsonListOf(games.names, [](const auto& one) {
                 JsonValue name = jsonObject();
                 addField(name, "of", jsonText(one.first));
                 addField(name, "name", jsonText(one.second));
                 return name;
             }));
    addField(json, "games", jsonListOf(games.games, gameJson));
    return writeJson(json) + '\n';
}

MyGames myGamesFrom(std::string_view text, std::string& error) {
    JsonLimits limits;
    limits.maxBytes = kMostMyGamesBytes;
    limits.maxDepth = 8;
    limits.maxFields = 32;
    const JsonParse parse = parseJson(text, limits);
    error = parse.error;
    if (!parse.ok()) return {};
    try {
        return gamesFrom(JsonAt(parse.value));
    } catch (const ReadError& problem) {
        error = problem.text();
    }
    return {};
}

MyGamesRead readMyGames(const std::filesystem::path& file) {
    MyGamesRead read;
    std::error_code code;
    if (!std::filesystem::exists(file, code) && !code) return read;
    std::string cause;
    if (std::filesystem::file_size(file, code) > kMostMyGamesBytes && !code) {
        cause = "larger than " + std::to_string(kMostMyGamesBytes) + " bytes";
    } else {
        std::string text;
        read.error = readWhole(file, text, kMostMyGamesBytes);
        read.locked = static_cast<bool>(read.error);
        if (read.error) return read;
        read.games = myGamesFrom(text, cause);
    }
    if (cause.empty()) return read;
    const bool newer = cause.find(kNewer) != std::string::npos;
    read.error = {newer ? TableErrorKind::TooNew : TableErrorKind::NotAGame, file, cause};
    if (!newer) read.aside = setAside(file);
    read.locked = read.aside.empty();
    return read;
}

TableError writeMyGames(const std::filesystem::path& file, const MyGames& games) {
    return writeAtomically(file, myGamesText(games));
}

}  // namespace kickdoor
