#include "net/server/table_files.h"

#include <array>
#include <charconv>

#include "base/json_build.h"
#include "net/server/kept_json.h"
#include "net/wire/limits.h"
#include "table/file.h"

namespace kickdoor::net {
namespace {

constexpr std::string_view kFormat = "kickdoor net table";
// Version 1 had a fast digest of the PIN, version 2 the wire's own bytes. A new option needs no new version.
constexpr int kVersion = 3;
constexpr int kLastOfTheWire = 2;
constexpr std::size_t kLongestSalt = 64;
constexpr std::array<std::string_view, 4> kNotes = {"left", "bot", "back", "ended"};
static_assert(kNotes.size() == static_cast<std::size_t>(TableNote::Kind::kCount));

void readFields(const JsonAt& json, KeptTable& table) {
    if (!json.isObject() || json.at("format").text() != kFormat) json.fail("is no " + std::string(kFormat));
    const std::int64_t version = json.at("version").number(1, INT32_MAX);
    if (version > kVersion)
        json.at("version").fail("was written by a later version of the game (" + std::to_string(version) +
                                ")");
    const bool ofTheWire = version <= kLastOfTheWire;
    table.id = static_cast<TableId>(json.at("table").number(0, UINT32_MAX));
    table.key = static_cast<GameKey>(json.at("game").number(0, INT64_MAX));
    table.name = json.at("name").text(kMaxName);
    table.pin.needed = json.at("pinNeeded").flag();
    table.pin.digest = arrayFromJson<32>(json.at("pin"));
    if (const auto salt = json.find("salt")) table.pin.salt = bytesFromJson(*salt, kLongestSalt);
    if (const auto stays = json.find("stays")) table.stays = stays->flag();
    table.options = ofTheWire ? optionsFromWire(json.at("options")) : optionsFromJson(json.at("options"));
    table.owner = static_cast<MemberId>(json.at("owner").number(0, kNoMember));
    for (const JsonAt& at : json.at("members").list(kMaxMembers)) {
        KeptMember member;
        member.id = static_cast<MemberId>(at.at("id").number(0, kNoMember));
        member.name = at.at("name").text(kMaxName);
        member.tokenDigest = arrayFromJson<32>(at.at("token"));
        member.seats = SeatSet(static_cast<std::uint8_t>(at.at("seats").number(0, 63)));
        table.members.push_back(member);
    }
    const JsonAt committed = json.at("committed");
    table.deal.committed = ofTheWire ? committedFromWire(committed) : committedFromJson(committed);
    table.deal.host = arrayFromJson<32>(json.at("secret"));
    const JsonAt opened = json.at("opened");
    table.deal.opened = ofTheWire ? secretsFromWire(opened) : secretsFromJson(opened);
}

}  // namespace

std::string textOf(const KeptTable& table) {
    JsonValue json = jsonObject();
    addField(json, "format", jsonText(kFormat));
    addField(json, "version", jsonInt(kVersion));
    addField(json, "table", jsonInt(table.id));
    addField(json, "game", jsonInt(static_cast<std::int64_t>(table.key)));
    addField(json, "name", jsonText(table.name));
    addField(json, "pinNeeded", jsonBool(table.pin.needed));
    addField(json, "pin", bytesToJson(table.pin.digest));
    addField(json, "salt", bytesToJson(table.pin.salt));
    if (table.stays) addField(json, "stays", jsonBool(true));
    addField(json, "options", toJson(table.options));
    addField(json, "owner", jsonInt(table.owner));
    addField(json, "members", jsonListOf(table.members, [](const KeptMember& member) {
                 JsonValue entry = jsonObject();
                 addField(entry, "id", jsonInt(member.id));
                 addField(entry, "name", jsonText(member.name));
                 addField(entry, "token", bytesToJson(member.tokenDigest));
                 addField(entry, "seats", jsonInt(member.seats.bits()));
                 return entry;
             }));
    addField(json, "committed", toJson(table.deal.committed));
    addField(json, "secret", bytesToJson(table.deal.host));
    addField(json, "opened", toJson(table.deal.opened));
    return writeJson(json) + "\n";
}

bool readKept(std::string_view text, KeptTable& table, std::string& error) {
    const JsonParse parsed = parseJson(text);
    error = parsed.error;
    if (!parsed.ok()) return false;
    try {
        readFields(JsonAt(parsed.value), table);
    } catch (const ReadError& mistake) {
        error = mistake.text();
        return false;
    }
    return true;
}

std::filesystem::path keptFile(const std::filesystem::path& folder, GameKey key) {
    return folder / ("game-" + std::to_string(key) + ".json");
}

std::filesystem::path lobbyFile(const std::filesystem::path& folder, TableId table) {
    return folder / ("lobby-" + std::to_string(table) + ".json");
}

std::string textOf(const TableNote& note) {
    return std::string(kNotes[static_cast<std::size_t>(note.kind)]) + " " + std::to_string(note.number);
}

bool readNote(std::string_view text, TableNote& note) {
    const std::size_t space = text.find(' ');
    if (space == std::string_view::npos) return false;
    const auto word = std::find(kNotes.begin(), kNotes.end(), text.substr(0, space));
    const std::string_view digits = text.substr(space + 1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), note.number);
    note.kind = static_cast<TableNote::Kind>(word - kNotes.begin());
    return word != kNotes.end() && error == std::errc() && end == digits.data() + digits.size();
}

}  // namespace kickdoor::net
