#include "io/save.h"

#include "base/checksum.h"
#include "base/json_build.h"
#include "io/snapshot/snapshot.h"

namespace kickdoor {
namespace {

constexpr std::string_view kFormat = "kickdoor save";
constexpr int kMaxDepth = 16;
constexpr std::size_t kMaxCommands = 1'000'000;

}  // namespace

std::string writeSave(const GameRecord& record, const Catalog& catalog, const GameState& state) {
    JsonValue json = recordToJson(record, kFormat);
    addField(json, "commands", commandsToJson(record.commands));
    addField(json, "snapshot", snapshotToJson(catalog, state));
    addField(json, "hash", jsonText(hex64(hashOf(state))));
    return writeJson(json) + "\n";
}

SaveRead readSave(std::string_view text) {
    SaveRead result;
    const JsonParse parsed = parseJson(text, {kMaxSaveBytes, kMaxDepth});
    if (!parsed.ok()) {
        result.error = parsed.error;
        return result;
    }
    try {
        const JsonAt json(parsed.value);
        result.record = recordFromJson(json, kFormat, {"commands", "snapshot", "hash"});
        for (const JsonAt& command : json.at("commands").list(kMaxCommands))
            result.record.commands.push_back(recordedCommandFromJson(command));
        result.catalog = catalogOf(result.record);
        const Game game{*result.catalog, result.record.rules};
        result.state = snapshotFromJson(game, json.at("snapshot"));
        if (result.state.players != result.record.seats.size())
            json.at("snapshot").fail("has other players than the seats");
        if (json.at("hash").text() != hex64(hashOf(result.state)))
            json.at("hash").fail("does not fit the snapshot: the file is damaged");
    } catch (const ReadError& mistake) {
        result.error = mistake.text();
    }
    return result;
}

}  // namespace kickdoor
