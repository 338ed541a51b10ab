#include "io/scenario/scenario.h"

#include "io/scenario/run.h"

namespace kickdoor {
namespace {

using namespace scenario;

constexpr std::size_t kMaxScenarios = 1000;

// Collects every text of the document that is the id of a card.
void noteCards(const JsonValue& json, const Catalog& catalog, std::set<std::string>& out) {
    if (json.isString()) {
        const std::string key = json.text.substr(0, json.text.find('#'));
        if (catalog.find(key)) out.insert(key);
    }
    for (const JsonValue& item : json.items) noteCards(item, catalog, out);
}

ScenarioResult runOne(const JsonAt& json, PackShelf& shelf, const ScenarioOptions& options) {
    ScenarioResult result;
    try {
        if (const auto name = json.find("name"); name && name->isText()) result.name = name->text(300);
        const std::vector<std::string> present = shelf.editions();
        result.editions = editionsOf(json, present);
        std::string error;
        const LoadedPacks* packs = shelf.load(result.editions, error);
        if (packs == nullptr) json.at("edition").fail(error);
        const Setting setting = readSetting(json, *packs);
        result.covers = setting.covers;
        result.cards = setting.cards;
        noteCards(json.value(), *packs->catalog, result.mentioned);
        playSteps(*packs, setting, options, result);
    } catch (const Failed& failed) {
        result.error = failed.text();
        result.failure = failed.failure;
    } catch (const ReadError& mistake) {
        result.error = mistake.text();
        result.failure = {ScenarioFailure::Kind::Other, mistake.place, mistake.cause};
    }
    return result;
}

}  // namespace

std::vector<ScenarioResult> runScenarios(std::string_view text, const std::string& file, PackShelf& shelf,
                                         const ScenarioOptions& options) {
    std::vector<ScenarioResult> results;
    const JsonParse parsed = parseJson(text, {4'000'000, 24});
    if (!parsed.ok()) {
        results.emplace_back();
        results.back().error = parsed.error;
        results.back().failure = {ScenarioFailure::Kind::Other, {}, parsed.error};
    } else if (parsed.value.isArray() && parsed.value.items.empty()) {
        results.emplace_back();
        results.back().error = "holds no scenario";
        results.back().failure = {ScenarioFailure::Kind::Other, {}, results.back().error};
    } else if (parsed.value.isArray() && parsed.value.items.size() <= kMaxScenarios) {
        for (std::size_t i = 0; i < parsed.value.items.size(); ++i)
            results.push_back(
                runOne(JsonAt(parsed.value.items[i], "[" + std::to_string(i) + "]"), shelf, options));
    } else {
        results.push_back(runOne(JsonAt(parsed.value), shelf, options));
    }
    for (ScenarioResult& result : results) {
        result.file = file;
        if (result.name.empty()) result.name = file;
    }
    return results;
}

}  // namespace kickdoor
