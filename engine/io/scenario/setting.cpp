#include "io/scenario/setting.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/nearest_word.h"
#include "io/snapshot/state_words.h"
#include "rule_set/rule_fields.h"

namespace kickdoor::scenario {
namespace {

constexpr int kFormat = 1;
constexpr std::size_t kMostCards = 400;
constexpr std::size_t kMostDice = 24;

CardMention readMention(const JsonAt& at) {
    CardMention card{at, {}, {}, {}, {}};
    if (at.isText()) {
        card.key = at.text(200);
        return card;
    }
    at.allowOnly({"card", "pack", "equipped", "on"});
    card.key = at.at("card").text(200);
    if (const auto pack = at.find("pack")) card.pack = pack->text(200);
    if (const auto equipped = at.find("equipped")) card.equipped = equipped->flag();
    if (const auto on = at.find("on")) card.on = on->text(200);
    return card;
}

CardMentions readMentions(const JsonAt& at) {
    CardMentions cards;
    for (const JsonAt& entry : at.list(kMostCards)) cards.push_back(readMention(entry));
    return cards;
}

std::vector<std::string> readTexts(const JsonAt& at) {
    std::vector<std::string> texts;
    for (const JsonAt& entry : at.list(200)) texts.push_back(entry.text(200));
    return texts;
}

PlayerSetting readPlayer(const JsonAt& at, int highestLevel) {
    at.allowOnly({"name", "sex", "level", "hand", "inPlay", "character", "curses", "dead"});
    PlayerSetting player;
    player.name = at.at("name").text(100);
    if (player.name.empty()) at.at("name").fail("is no name");
    for (const std::string_view word : {"*", "fighters", "monsters"})
        if (player.name == word) at.at("name").fail("means something else in a command");
    if (const auto sex = at.find("sex")) player.sex = wordAs<Sex>(*sex, "sex", save_words::sexes());
    if (const auto level = at.find("level")) player.level = static_cast<int>(level->number(1, highestLevel));
    if (const auto dead = at.find("dead")) player.dead = dead->flag();
    if (const auto hand = at.find("hand")) player.hand = readMentions(*hand);
    if (const auto inPlay = at.find("inPlay")) player.inPlay = readMentions(*inPlay);
    if (const auto curses = at.find("curses")) player.curses = readMentions(*curses);
    if (const auto character = at.find("character"); character && !character->isNull())
        player.character = readMention(*character);
    return player;
}

void readOptions(const JsonAt& json, RuleSet& rules) {
    std::vector<std::string_view> known;
    for (const RuleField& field : ruleFields()) known.push_back(field.name);
    for (const auto& [name, at] : json.fields()) {
        const RuleField* field = findRuleField(name);
        if (field == nullptr) json.fail(unknownAmong("option", name, known));
        field->set(rules, field->flag != nullptr ? static_cast<std::int64_t>(at.flag())
                                                 : at.number(field->least, field->most));
    }
}

// {"d6": [...], "d20": [...]}, or one list of faces of the only die in use (a face above 6 is a d20's) or of
// entries {"d6": 4}.
void readDice(const JsonAt& json, Setting& setting) {
    const auto readFaces = [](const JsonAt& at, int sides, std::vector<int>& out) {
        for (const JsonAt& face : at.isList() ? at.list(kMostDice) : std::vector<JsonAt>{at}) {
            out.push_back(static_cast<int>(face.number(1, sides)));
            if (out.size() > kMostDice) at.fail("has more than " + std::to_string(kMostDice) + " faces");
        }
    };
    const auto readObject = [&](const JsonAt& at) {
        at.allowOnly({"d6", "d20"});
        if (const auto d6 = at.find("d6")) readFaces(*d6, 6, setting.d6);
        if (const auto d20 = at.find("d20")) readFaces(*d20, 20, setting.d20);
    };
    if (json.isObject()) return readObject(json);
    const bool onlyD20 = setting.phase == Phase::Setup && setting.rules.initiativeSides == 20;
    for (const JsonAt& entry : json.list(kMostDice)) {
        if (entry.isObject())
            readObject(entry);
        else if (onlyD20 || entry.number(1, 20) > 6)
            readFaces(entry, 20, setting.d20);
        else
            readFaces(entry, 6, setting.d6);
    }
}

std::uint64_t readSeed(const JsonAt& at) {
    if (at.isInt()) return static_cast<std::uint64_t>(at.number(0, INT64_MAX));
    if (!at.isText()) at.fail("should be a whole number");
    const std::string& text = at.text(30);
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error != std::errc() || end != text.data() + text.size()) at.fail("should be a whole number");
    return seed;
}

Phase readPhase(const JsonAt& at) {
    static constexpr std::array<std::string_view, 5> kWords = {"setup", "arrange", "kickOpenDoor",
                                                               "lookOrLoot", "end"};
    return wordAs<Phase>(at, "phase to begin with", kWords);
}

// A text in a command is a player or a card, so a player's name must not be a card's.
void readPlayers(const JsonAt& json, const Catalog& catalog, Setting& setting) {
    const JsonAt players = json.at("players");
    for (const JsonAt& at : players.list(kMaxSeats)) {
        setting.players.push_back(readPlayer(at, setting.rules.goal()));
        for (std::size_t i = 0; i + 1 < setting.players.size(); ++i)
            if (setting.players[i].name == setting.players.back().name)
                at.fail("two players bear the same name");
        if (catalog.find(setting.players.back().name)) at.at("name").fail("is the id of a card");
    }
    if (setting.players.size() < 3) players.fail("a game has 3 to 6 players (R1.1)");
}

Seat seatOf(const Setting& setting, const JsonAt& at) {
    std::vector<std::string_view> known;
    for (std::size_t seat = 0; seat < setting.players.size(); ++seat) {
        if (setting.players[seat].name == at.text(100)) return Seat(seat);
        known.emplace_back(setting.players[seat].name);
    }
    at.fail(unknownAmong("player", at.text(), known));
}

}  // namespace

std::vector<std::string> Setting::playerNames() const {
    std::vector<std::string> names;
    for (const PlayerSetting& player : players) names.push_back(player.name);
    return names;
}

std::vector<std::string> editionsOf(const JsonAt& json, std::span<const std::string> present) {
    const std::vector<std::string_view> known(present.begin(), present.end());
    std::vector<std::string> editions;
    const auto add = [&](const JsonAt& at) {
        const std::string& edition = at.text(100);
        if (std::find(editions.begin(), editions.end(), edition) != editions.end())
            at.fail("names '" + quotable(edition) + "' once more");
        if (!known.empty()) at.word("edition", known);
        editions.push_back(edition);
    };
    add(json.at("edition"));
    if (const auto with = json.find("with"))
        for (const JsonAt& edition : with->list(20)) add(edition);
    return editions;
}

Setting readSetting(const JsonAt& json, const LoadedPacks& packs) {
    json.allowOnly({"format",       "name",        "covers",          "cards",          "edition",
                    "with",         "strict",      "options",         "players",        "doorDeck",
                    "treasureDeck", "doorDiscard", "treasureDiscard", "bossesDefeated", "seed",
                    "restOfDecks",  "dice",        "active",          "phase",          "steps"});
    const JsonAt format = json.at("format");
    if (!format.isInt() || format.number(INT64_MIN, INT64_MAX) != kFormat)
        format.fail("is none that this program reads: it reads format " + std::to_string(kFormat));
    Setting setting;
    if (const auto name = json.find("name")) setting.name = name->text(300);
    if (const auto covers = json.find("covers")) setting.covers = readTexts(*covers);
    if (const auto cards = json.find("cards")) setting.cards = readTexts(*cards);
    setting.editions = editionsOf(json);
    if (const auto strict = json.find("strict")) setting.strict = strict->flag();
    setting.rules = packs.rules;
    if (const auto options = json.find("options")) readOptions(*options, setting.rules);
    readPlayers(json, *packs.catalog, setting);
    if (const auto list = json.find("doorDeck")) setting.doorDeck = readMentions(*list);
    if (const auto list = json.find("treasureDeck")) setting.treasureDeck = readMentions(*list);
    if (const auto list = json.find("doorDiscard")) setting.doorDiscard = readMentions(*list);
    if (const auto list = json.find("treasureDiscard")) setting.treasureDiscard = readMentions(*list);
    if (const auto rest = json.find("restOfDecks")) {
        static constexpr std::array<std::string_view, 2> kWords = {"kept", "removed"};
        setting.restRemoved = rest->word("word", kWords) == 1;
    }
    if (const auto seed = json.find("seed")) setting.seed = readSeed(*seed);
    if (const auto bosses = json.find("bossesDefeated"))
        setting.bossesDefeated = static_cast<int>(bosses->number(0, 100));
    if (const auto phase = json.find("phase")) setting.phase = readPhase(*phase);
    if (const auto active = json.find("active")) setting.active = seatOf(setting, *active);
    if (const auto dice = json.find("dice")) readDice(*dice, setting);
    if (const auto steps = json.find("steps")) setting.steps = steps->list(2000);
    return setting;
}

}  // namespace kickdoor::scenario
