#include "io/save.h"

#include "base/checksum.h"
#include "base/json_build.h"
#include "io/snapshot/snapshot.h"

namespace kickdoor {
namespace {

constexpr std::string_view kSaveFormat = "kickdoor save";
constexpr int kMaxSaveDepth = 16;
constexpr std::size_t kMaxCommands = 1'000'000;
// Saves of later versions end in the checksum of all before it.
constexpr std::int64_t kCheckedSince = 2;
constexpr std::string_view kTailBegins = ",\"checksum\":\"";
constexpr std::size_t kTailDigits = 8;
constexpr std::string_view kTailEnds = "\"}\n";

std::string_view checkedPart(std::string_view text) {
    const std::size_t tail = kTailBegins.size() + kTailDigits + kTailEnds.size();
    return text.substr(0, text.size() < tail ? 0 : text.size() - tail);
}
std::string tailFor(std::string_view checked) {
    return std::string(kTailBegins) + hex32(crc32(checked)) + std::string(kTailEnds);
}

}  // namespace

std::string writeSave(const GameRecord& record, const Catalog& catalog, const GameState& state) {
    JsonValue json = recordToJson(record, kSaveFormat);
    addField(json, "commands", commandsToJson(record.commands));
    addField(json, "snapshot", snapshotToJson(catalog, state));
    addField(json, "hash", jsonText(hex64(hashOf(state))));
    std::string text = writeJson(json);
    text.pop_back();  // the brace
    return text + tailFor(text);
}

SaveRead readSave(std::string_view text) {
    SaveRead result;
    const JsonParse parsed = parseJson(text, {kMaxSaveBytes, kMaxSaveDepth});
    if (!parsed.ok()) {
        result.error = parsed.error;
        return result;
    }
    try {
        const JsonAt json(parsed.value);
        result.record = recordFromJson(json, kSaveFormat, {"commands", "snapshot", "hash", "checksum"});
        const std::string_view checked = checkedPart(text);
        const bool whole = text.substr(checked.size()) == tailFor(checked);
        if ((json.has("checksum") || json.at("version").number(1, kRecordVersion) >= kCheckedSince) && !whole)
            json.fail("does not fit its checksum: the file is damaged");
        for (const JsonAt& command : json.at("commands").list(kMaxCommands))
            result.record.commands.push_back(recordedCommandFromJson(command));
        result.catalog = catalogOf(result.record);
        const Game game{*result.catalog, result.record.rules};
        result.state = snapshotFromJson(game, json.at("snapshot"));
        if (result.state.players != result.record.seats.size())
            json.at("snapshot").fail("has other players than the seats");
        if (json.at("hash").text() != hex64(hashOf(result.state)))
            json.at("hash").fail("does not fit the snapshot: the file is damaged");
        if (!result.record.commands.empty() &&
            result.record.commands.back().hashAfter != hashOf(result.state))
            json.at("snapshot").fail("is not where the commands lead");
    } catch (const ReadError& mistake) {
        result.error = mistake.text();
    }
    return result;
}

}  // namespace kickdoor
