#include "net/server/table_files.h"

#include <array>
#include <charconv>

#include "base/checksum.h"
#include "base/json_build.h"
#include "base/json_reader.h"
#include "net/wire/codec.h"
#include "net/wire/digest.h"
#include "net/wire/limits.h"
#include "table/file.h"

namespace kickdoor::net {
namespace {

constexpr std::string_view kFormat = "kickdoor net table";
constexpr int kVersion = 2;  // version 1 had a fast digest of the PIN
constexpr std::size_t kLongestSalt = 64;
constexpr std::array<std::string_view, 4> kNotes = {"left", "bot", "back", "ended"};
static_assert(kNotes.size() == static_cast<std::size_t>(TableNote::Kind::kCount));

JsonValue hexText(std::span<const std::uint8_t> bytes) {
    return jsonText(hexOf(bytes));
}

std::vector<std::uint8_t> bytesFrom(const JsonAt& at, std::size_t longest) {
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

template <std::size_t N>
std::array<std::uint8_t, N> arrayFrom(const JsonAt& at) {
    const auto bytes = bytesFrom(at, N);
    std::array<std::uint8_t, N> array{};
    if (bytes.size() != N) at.fail("should be " + std::to_string(N) + " bytes");
    std::copy(bytes.begin(), bytes.end(), array.begin());
    return array;
}

// Messages are stored in their wire format.
JsonValue messageText(const Message& message) {
    const auto frame = encode(message);
    return hexText(std::span(frame).subspan(kFrameHeader));
}

template <class M>
M messageFrom(const JsonAt& at) {
    const auto body = bytesFrom(at, kMaxToClient);
    const Decoded decoded = decode(body);
    if (!decoded.ok() || !std::holds_alternative<M>(decoded.message)) at.fail("is no such message");
    return std::get<M>(decoded.message);
}

void readFields(const JsonAt& json, KeptTable& table) {
    if (!json.isObject() || json.at("format").text() != kFormat) json.fail("is no " + std::string(kFormat));
    json.at("version").number(1, kVersion);
    table.id = static_cast<TableId>(json.at("table").number(0, UINT32_MAX));
    table.key = static_cast<GameKey>(json.at("game").number(0, INT64_MAX));
    table.name = json.at("name").text(kMaxName);
    table.pin.needed = json.at("pinNeeded").flag();
    table.pin.digest = arrayFrom<32>(json.at("pin"));
    if (const auto salt = json.find("salt")) table.pin.salt = bytesFrom(*salt, kLongestSalt);
    if (const auto stays = json.find("stays")) table.stays = stays->flag();
    table.options = messageFrom<SetOptions>(json.at("options")).options;
    table.owner = static_cast<MemberId>(json.at("owner").number(0, kNoMember));
    for (const JsonAt& at : json.at("members").list(kMaxMembers)) {
        KeptMember member;
        member.id = static_cast<MemberId>(at.at("id").number(0, kNoMember));
        member.name = at.at("name").text(kMaxName);
        member.tokenDigest = arrayFrom<32>(at.at("token"));
        member.seats = SeatSet(static_cast<std::uint8_t>(at.at("seats").number(0, 63)));
        table.members.push_back(member);
    }
    table.deal.committed = messageFrom<Committed>(json.at("committed"));
    table.deal.host = arrayFrom<32>(json.at("secret"));
    table.deal.opened = messageFrom<Started>(json.at("opened")).secrets;
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
    addField(json, "pin", hexText(table.pin.digest));
    addField(json, "salt", hexText(table.pin.salt));
    if (table.stays) addField(json, "stays", jsonBool(true));
    const auto seats = static_cast<std::uint8_t>(table.deal.committed.seats.size());
    addField(json, "options", messageText(SetOptions{seats, table.options}));
    addField(json, "owner", jsonInt(table.owner));
    addField(json, "members", jsonListOf(table.members, [](const KeptMember& member) {
                 JsonValue entry = jsonObject();
                 addField(entry, "id", jsonInt(member.id));
                 addField(entry, "name", jsonText(member.name));
                 addField(entry, "token", hexText(member.tokenDigest));
                 addField(entry, "seats", jsonInt(member.seats.bits()));
                 return entry;
             }));
    addField(json, "committed", messageText(table.deal.committed));
    addField(json, "secret", hexText(table.deal.host));
    addField(json, "opened", messageText(Started{table.deal.opened}));
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
