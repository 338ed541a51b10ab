#include "io/take_back_json.h"

#include <algorithm>

#include "base/json_build.h"

namespace kickdoor {
namespace {

constexpr std::string_view kWord = "takeBack";

}  // namespace

bool isTakeBack(const JsonValue& recorded) {
    const JsonAt json(recorded);
    if (!json.isObject()) return false;
    const auto word = json.find("do");
    return word && word->isText() && word->text() == kWord;
}

JsonValue takeBackToJson(const RecordedTakeBack& takeBack, std::span<const std::string> players) {
    JsonValue json = jsonObject();
    addField(json, "by", jsonText(players[takeBack.by]));
    addField(json, "do", jsonText(kWord));
    addField(json, "commands", jsonInt(static_cast<std::int64_t>(takeBack.commands)));
    if (takeBack.agreement == Agreement::Given) addField(json, "agreed", jsonBool(true));
    return json;
}

RecordedTakeBack takeBackFromJson(const JsonAt& json, std::span<const std::string> players) {
    json.allowOnly({"by", "do", "commands", "agreed"});
    const JsonAt by = json.at("by");
    const auto player = std::find(players.begin(), players.end(), by.text());
    if (player == players.end()) by.fail("is no player of this game");
    RecordedTakeBack takeBack;
    takeBack.by = Seat(player - players.begin());
    takeBack.commands = static_cast<std::size_t>(json.at("commands").number(1, Earlier::kMost));
    const auto agreed = json.find("agreed");
    if (agreed && agreed->flag()) takeBack.agreement = Agreement::Given;
    return takeBack;
}

}  // namespace kickdoor
