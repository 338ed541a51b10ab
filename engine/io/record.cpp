#include "io/record.h"

#include <array>
#include <charconv>

#include "base/checksum.h"
#include "base/json_build.h"
#include "io/command_json.h"
#include "io/snapshot/state_words.h"
#include "rule_set/rule_fields.h"

namespace kickdoor {
namespace {

constexpr std::array<std::string_view, 3> kDoublings = {"shields", "halfUntilSecond", "needsSecond"};
static_assert(kDoublings.size() == static_cast<std::size_t>(DoublingReading::NeedsSecond) + 1);

JsonValue packToJson(const PackSource& pack) {
    JsonValue json = jsonObject();
    addField(json, "name", jsonText(pack.name));
    addField(json, "hash", jsonText(hex64(hashOfPacks({&pack, 1}))));
    addField(json, "files", jsonListOf(pack.files, [](const auto& file) {
                 JsonValue entry = jsonObject();
                 addField(entry, "name", jsonText(file.first));
                 addField(entry, "text", jsonText(file.second));
                 return entry;
             }));
    return json;
}

PackSource packFromJson(const JsonAt& json) {
    json.allowOnly({"name", "hash", "files"});
    PackSource pack;
    pack.name = json.at("name").text(100);
    for (const JsonAt& file : json.at("files").list(kMaxPackFiles)) {
        file.allowOnly({"name", "text"});
        pack.files.emplace_back(file.at("name").text(200), file.at("text").text(kMaxPackFileBytes));
    }
    if (json.at("hash").text() != hex64(hashOfPacks({&pack, 1})))
        json.at("hash").fail("does not fit the pack's files: the file is damaged");
    return pack;
}

JsonValue seatToJson(const RecordedSeat& seat) {
    JsonValue json = jsonObject();
    addField(json, "name", jsonText(seat.name));
    addField(json, "sex", jsonText(save_words::sexes()[static_cast<std::size_t>(seat.sex)]));
    if (!seat.colour.empty()) addField(json, "colour", jsonText(seat.colour));
    if (!seat.control.empty()) addField(json, "control", jsonText(seat.control));
    if (!seat.bot.empty()) addField(json, "bot", jsonText(seat.bot));
    return json;
}

RecordedSeat recordedSeat(const JsonAt& json) {
    json.allowOnly({"name", "sex", "colour", "control", "bot"});
    RecordedSeat seat;
    seat.name = json.at("name").text(100);
    if (seat.name.empty()) json.at("name").fail("is empty");
    seat.sex = wordAs<Sex>(json.at("sex"), "sex", save_words::sexes());
    if (const auto colour = json.find("colour")) seat.colour = colour->text(100);
    if (const auto control = json.find("control")) seat.control = control->text(100);
    if (const auto bot = json.find("bot")) seat.bot = bot->text(100);
    return seat;
}

std::uint64_t wordFromText(const JsonAt& at) {
    const std::string& text = at.text(30);
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) at.fail("should be a whole number");
    return value;
}

}  // namespace

std::vector<std::string> GameRecord::playerNames() const {
    std::vector<std::string> names;
    for (const RecordedSeat& seat : seats) names.push_back(seat.name);
    return names;
}

JsonValue recordCommand(const Game& game, const GameState& before, std::span<const std::string> players,
                        const Command& command) {
    const ExactNaming naming(game.catalog, before.cards);
    return commandToJson({game.catalog, before, players, naming}, command);
}

std::uint64_t hashOfPacks(std::span<const PackSource> packs) {
    std::uint64_t hash = hashOfText("");
    for (const PackSource& pack : packs) {
        hash = hashOfText(pack.name, hash);
        for (const auto& [name, text] : pack.files) {
            // Lengths distinguish "ab" + "c" from "a" + "bc".
            hash = hashOfText(std::to_string(name.size()) + "/" + std::to_string(text.size()) + "/", hash);
            hash = hashOfText(name, hash);
            hash = hashOfText(text, hash);
        }
    }
    return hash;
}

JsonValue rulesToJson(const RuleSet& rules) {
    JsonValue json = jsonObject();
    for (const RuleField& field : ruleFields())
        addField(json, field.name,
                 field.flag != nullptr ? jsonBool(field.get(rules) != 0) : jsonInt(field.get(rules)));
    addField(json, "doubling", jsonListOf(rules.doubling, [](DoublingReading reading) {
                 return jsonText(kDoublings[static_cast<std::size_t>(reading)]);
             }));
    return json;
}

RuleSet rulesFromJson(const JsonAt& json) {
    RuleSet rules;
    std::vector<std::string_view> known = {"doubling"};
    for (const RuleField& field : ruleFields()) {
        known.push_back(field.name);
        const auto at = json.find(field.name);
        if (!at) continue;
        field.set(rules, field.flag != nullptr ? static_cast<std::int64_t>(at->flag())
                                               : at->number(field.least, field.most));
    }
    json.allowOnly(known);
    if (const auto list = json.find("doubling")) {
        std::size_t type = 0;
        for (const JsonAt& at : list->list(kMaxIdentityTypes))
            rules.doubling[type++] = wordAs<DoublingReading>(at, "doubling reading", kDoublings);
    }
    return rules;
}

JsonValue recordToJson(const GameRecord& record, std::string_view format) {
    JsonValue json = jsonObject();
    addField(json, "format", jsonText(format));
    addField(json, "version", jsonInt(kRecordVersion));
    if (!record.title.empty()) addField(json, "title", jsonText(record.title));
    addField(json, "rules", rulesToJson(record.rules));
    addField(json, "seats", jsonListOf(record.seats, seatToJson));
    // As text, since many JSON readers lose the low bits of 64-bit numbers.
    addField(json, "seed", jsonText(std::to_string(record.seed)));
    if (record.start) addField(json, "start", *record.start);
    addField(json, "packs", jsonListOf(record.packs, packToJson));
    return json;
}

GameRecord recordFromJson(const JsonAt& json, std::string_view format,
                          std::initializer_list<std::string_view> more) {
    if (!json.isObject() || !json.has("format") || !json.at("format").isText() ||
        json.at("format").text() != format)
        json.fail("is no " + std::string(format));
    const std::int64_t version = json.at("version").number(1, INT32_MAX);
    if (version > kRecordVersion)
        json.at("version").fail("was written by a later version of the game (" + std::to_string(version) +
                                ")");
    std::vector<std::string_view> known = {"format", "version", "title", "rules",
                                           "seats",  "seed",    "start", "packs"};
    known.insert(known.end(), more);
    json.allowOnly(known);

    GameRecord record;
    if (const auto title = json.find("title")) record.title = title->text(500);
    record.rules = rulesFromJson(json.at("rules"));
    for (const JsonAt& seat : json.at("seats").list(kMaxSeats)) {
        record.seats.push_back(recordedSeat(seat));
        for (std::size_t i = 0; i + 1 < record.seats.size(); ++i)
            if (record.seats[i].name == record.seats.back().name) seat.fail("two players bear the same name");
    }
    if (record.seats.size() < 3) json.at("seats").fail("a game has 3 to 6 players (R1.1)");
    record.seed = wordFromText(json.at("seed"));
    if (const auto start = json.find("start")) record.start = start->value();
    for (const JsonAt& pack : json.at("packs").list(kMaxPacks)) record.packs.push_back(packFromJson(pack));
    return record;
}

JsonValue commandsToJson(const std::vector<RecordedCommand>& commands) {
    return jsonListOf(commands, [](const RecordedCommand& recorded) {
        JsonValue json = jsonObject();
        addField(json, "command", recorded.command);
        addField(json, "hash", jsonText(hex64(recorded.hashAfter)));
        return json;
    });
}

RecordedCommand recordedCommandFromJson(const JsonAt& json) {
    json.allowOnly({"command", "hash"});
    const auto hash = parseHex(json.at("hash").text(20));
    if (!hash) json.at("hash").fail("should be a hexadecimal number");
    if (!json.at("command").isObject()) json.at("command").fail("should be an object");
    return {json.at("command").value(), *hash};
}

std::shared_ptr<const Catalog> catalogOf(const GameRecord& record) {
    LoadResult loaded = loadCatalog(record.packs);
    if (!loaded.ok()) throw ReadError{"packs", loaded.errors.front().text()};
    return std::make_shared<const Catalog>(std::move(loaded.catalog));
}

}  // namespace kickdoor
