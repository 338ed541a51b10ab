#include "net/server/kept_json.h"

#include <array>
#include <limits>

#include "base/checksum.h"
#include "base/json_build.h"
#include "bot/bots.h"
#include "net/wire/clean_text.h"
#include "net/wire/digest.h"
#include "net/wire/game_options.h"
#include "net/wire/limits.h"
#include "rule_set/rule_fields.h"

namespace kickdoor::net {
namespace {

constexpr std::array<std::string_view, 2> kSexes = {"male", "female"};
constexpr std::array<std::string_view, 2> kControls = {"person", "bot"};

std::string cleanText(const JsonAt& at, std::size_t longest) {
    const std::string& text = at.text(longest);
    if (!isClean(text)) at.fail("has characters that no name has");
    return text;
}

JsonValue packsToJson(const std::vector<PackId>& packs) {
    return jsonListOf(packs, [](const PackId& pack) {
        JsonValue json = jsonObject();
        addField(json, "edition", jsonText(pack.edition));
        addField(json, "files", bytesToJson(pack.files));
        return json;
    });
}

std::vector<PackId> packsFromJson(const JsonAt& at) {
    std::vector<PackId> packs;
    for (const JsonAt& pack : at.list(kMaxEditions)) {
        pack.allowOnly({"edition", "files"});
        packs.push_back({cleanText(pack.at("edition"), kMaxWord), arrayFromJson<32>(pack.at("files"))});
    }
    return packs;
}

// `options` has the values of ruleFields() in their order.
JsonValue rulesToJson(const std::vector<std::int16_t>& options) {
    JsonValue json = jsonObject();
    const std::span<const RuleField> fields = ruleFields();
    for (std::size_t i = 0; i < fields.size() && i < options.size(); ++i)
        addField(json, fields[i].name,
                 fields[i].flag != nullptr ? jsonBool(options[i] != 0) : jsonInt(options[i]));
    return json;
}

std::vector<std::int16_t> rulesFromJson(const JsonAt& at) {
    RuleSet rules;
    std::vector<std::string_view> known;
    for (const RuleField& field : ruleFields()) {
        known.push_back(field.name);
        const auto value = at.find(field.name);
        if (!value) continue;
        field.set(rules, field.flag != nullptr ? static_cast<std::int64_t>(value->flag())
                                               : value->number(field.least, field.most));
    }
    at.allowOnly(known);
    return optionsOf(rules);
}

template <class T>
void readNumber(const JsonAt& at, std::string_view key, T& value) {
    if (const auto found = at.find(key))
        value = static_cast<T>(found->number(0, std::int64_t{std::numeric_limits<T>::max()}));
}

void readFlag(const JsonAt& at, std::string_view key, bool& value) {
    if (const auto found = at.find(key)) value = found->flag();
}

JsonValue seatToJson(const PlayedSeat& seat) {
    JsonValue json = jsonObject();
    addField(json, "name", jsonText(seat.name));
    addField(json, "colour", jsonText(seat.colour));
    addField(json, "sex", jsonText(kSexes[static_cast<std::size_t>(seat.sex)]));
    addField(json, "control", jsonText(kControls[static_cast<std::size_t>(seat.control)]));
    addField(json, "bot", jsonText(seat.bot));
    return json;
}

PlayedSeat seatFromJson(const JsonAt& at) {
    at.allowOnly({"name", "colour", "sex", "control", "bot"});
    return {cleanText(at.at("name"), kMaxName), cleanText(at.at("colour"), kMaxWord),
            wordAs<Sex>(at.at("sex"), "sex", kSexes), wordAs<Control>(at.at("control"), "control", kControls),
            cleanText(at.at("bot"), kMaxWord)};
}

MemberId memberFromJson(const JsonAt& at) {
    return static_cast<MemberId>(at.number(0, kNoMember));
}

}  // namespace

JsonValue bytesToJson(std::span<const std::uint8_t> bytes) {
    return jsonText(hexOf(bytes));
}

std::vector<std::uint8_t> bytesFromJson(const JsonAt& at, std::size_t longest) {
    const std::string& text = at.text(2 * longest);
    std::vector<std::uint8_t> bytes;
    for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
        const auto byte = parseHex(std::string_view(text).substr(i, 2));
        if (!byte) at.fail("should be hexadecimal");
        bytes.push_back(static_cast<std::uint8_t>(*byte));
    }
    if (text.size() % 2 != 0) at.fail("should be whole bytes");
    return bytes;
}

JsonValue toJson(const GameOptions& options) {
    JsonValue json = jsonObject();
    addField(json, "packs", packsToJson(options.packs));
    addField(json, "rules", rulesToJson(options.options));
    addField(json, "clockPermille", jsonInt(options.clockPermille));
    addField(json, "choiceMillis", jsonInt(options.choiceMillis));
    addField(json, "botMillis", jsonInt(options.botMillis));
    addField(json, "chat", jsonBool(options.chat));
    addField(json, "watching", jsonBool(options.watching));
    addField(json, "hints", jsonBool(options.hints));
    addField(json, "standIn", jsonText(options.standIn));
    return json;
}

GameOptions optionsFromJson(const JsonAt& at) {
    at.allowOnly({"packs", "rules", "clockPermille", "choiceMillis", "botMillis", "chat", "watching", "hints",
                  "standIn"});
    GameOptions options;
    options.packs = packsFromJson(at.at("packs"));
    options.options = rulesFromJson(at.at("rules"));
    readNumber(at, "clockPermille", options.clockPermille);
    readNumber(at, "choiceMillis", options.choiceMillis);
    readNumber(at, "botMillis", options.botMillis);
    readFlag(at, "chat", options.chat);
    readFlag(at, "watching", options.watching);
    readFlag(at, "hints", options.hints);
    if (const auto bot = at.find("standIn")) {
        options.standIn = bot->text(kMaxWord);
        if (!isBot(options.standIn)) bot->fail("is no bot");
    }
    return options;
}

JsonValue toJson(const Committed& committed) {
    JsonValue json = jsonObject();
    addField(json, "round", jsonInt(committed.round));
    addField(json, "host", bytesToJson(committed.host));
    addField(json, "members", jsonListOf(committed.members, [](const Commitment& commitment) {
                 JsonValue entry = jsonObject();
                 addField(entry, "member", jsonInt(commitment.member));
                 addField(entry, "digest", bytesToJson(commitment.digest));
                 return entry;
             }));
    addField(json, "packs", packsToJson(committed.packs));
    addField(json, "rules", rulesToJson(committed.options));
    addField(json, "seats", jsonListOf(committed.seats, seatToJson));
    return json;
}

Committed committedFromJson(const JsonAt& at) {
    at.allowOnly({"round", "host", "members", "packs", "rules", "seats"});
    Committed committed;
    readNumber(at, "round", committed.round);
    committed.host = arrayFromJson<32>(at.at("host"));
    for (const JsonAt& entry : at.at("members").list(kMaxSeats)) {
        entry.allowOnly({"member", "digest"});
        committed.members.push_back(
            {memberFromJson(entry.at("member")), arrayFromJson<32>(entry.at("digest"))});
    }
    committed.packs = packsFromJson(at.at("packs"));
    committed.options = rulesFromJson(at.at("rules"));
    for (const JsonAt& seat : at.at("seats").list(kMaxSeats)) committed.seats.push_back(seatFromJson(seat));
    return committed;
}

JsonValue toJson(const std::vector<OpenedSecret>& secrets) {
    return jsonListOf(secrets, [](const OpenedSecret& opened) {
        JsonValue entry = jsonObject();
        addField(entry, "member", jsonInt(opened.member));
        addField(entry, "secret", bytesToJson(opened.secret));
        return entry;
    });
}

std::vector<OpenedSecret> secretsFromJson(const JsonAt& at) {
    std::vector<OpenedSecret> secrets;
    for (const JsonAt& entry : at.list(kMaxSeats)) {
        entry.allowOnly({"member", "secret"});
        secrets.push_back({memberFromJson(entry.at("member")), arrayFromJson<32>(entry.at("secret"))});
    }
    return secrets;
}

}  // namespace kickdoor::net
