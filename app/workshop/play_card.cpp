#include "workshop/play_card.h"

#include <algorithm>
#include <vector>

#include "base/json_build.h"
#include "bot/bots.h"
#include "io/pack_shelf.h"
#include "io/save.h"
#include "io/scenario/state_builder.h"
#include "io/snapshot/snapshot.h"
#include "pack/pack_document.h"
#include "table/setup.h"

namespace kickdoor::workshop {
namespace {

constexpr int kHighestBeginning = 8;
constexpr int kWeak = 2;  // the Level of a monster that one may hope to beat

// The base first, the pack last.
std::vector<std::string> mixFor(const Kickpack& pack, const PackShelf& shelf) {
    std::vector<std::string> mix = companionsOf(pack, kOfferedFirst);
    for (const std::string& need : shelf.needsOf(pack.facts.key))
        if (std::find(mix.begin(), mix.end(), need) == mix.end()) mix.push_back(need);
    if (std::find(mix.begin(), mix.end(), pack.facts.key) == mix.end()) mix.push_back(pack.facts.key);
    return mix;
}

const CardDef* weakMonster(const Catalog& catalog) {
    const CardDef* best = nullptr;
    for (const CardDef& card : catalog.cards) {
        if (card.kind != CardKind::Monster) continue;
        if (best == nullptr || std::abs(card.level - kWeak) < std::abs(best->level - kWeak)) best = &card;
    }
    return best;
}

JsonValue mention(const CardDef& card) {
    JsonValue json = jsonObject();
    addField(json, "card", jsonText(card.key));
    addField(json, "pack", jsonText(card.pack));
    return json;
}

JsonValue listWith(const CardDef* card) {
    JsonValue list = jsonList();
    if (card != nullptr) list.items.push_back(mention(*card));
    return list;
}

JsonValue settingFor(const CardDef& card, const Catalog& catalog) {
    const bool isMonster = card.kind == CardKind::Monster;
    JsonValue json = jsonObject();
    addField(json, "format", jsonInt(1));
    addField(json, "name", jsonText(card.name));
    JsonValue tested = jsonList();
    tested.items.push_back(jsonText(card.key));
    addField(json, "cards", std::move(tested));
    addField(json, "edition", jsonText(catalog.packs.front()));
    JsonValue with = jsonList();
    for (std::size_t i = 1; i < catalog.packs.size(); ++i) with.items.push_back(jsonText(catalog.packs[i]));
    addUnlessEmpty(json, "with", std::move(with));
    JsonValue you = jsonObject();
    addField(you, "name", jsonText("Ann"));
    addField(you, "level", jsonInt(isMonster ? std::clamp<int>(card.level + 1, 1, kHighestBeginning) : 1));
    addField(you, "hand", listWith(isMonster ? nullptr : &card));
    JsonValue players = jsonList();
    players.items.push_back(std::move(you));
    for (const char* name : {"Bob", "Cat"}) {
        JsonValue other = jsonObject();
        addField(other, "name", jsonText(name));
        players.items.push_back(std::move(other));
    }
    addField(json, "players", std::move(players));
    addField(json, "doorDeck", listWith(isMonster ? &card : weakMonster(catalog)));
    addField(json, "steps", jsonList());
    return json;
}

std::string saveOf(const LoadedPacks& packs, const scenario::Setting& setting) {
    const Game game{*packs.catalog, setting.rules};
    const GameState state = scenario::buildState(game, setting);
    GameRecord record;
    record.packs = packs.sources;
    record.rules = setting.rules;
    record.seed = setting.seed;
    record.start = snapshotToJson(*packs.catalog, state);
    for (const scenario::PlayerSetting& player : setting.players)
        record.seats.push_back({player.name,
                                player.sex,
                                {},
                                record.seats.empty() ? "person" : "bot",
                                std::string(defaultBot())});
    return writeSave(record, *packs.catalog, state);
}

}  // namespace

CardGame gameWith(const Kickpack& pack, const std::string& card, const PackPlaces& places) {
    CardGame made;
    PackShelf shelf(places.assets / "packs", places.own);
    std::string error;
    const LoadedPacks* packs = shelf.load(mixFor(pack, shelf), error);
    const std::optional<DefId> def =
        packs != nullptr ? packs->catalog->find(card, pack.facts.key) : std::nullopt;
    if (!def) {
        made.problem = QString::fromStdString(error);
        return made;
    }
    try {
        const JsonValue setting = settingFor((*packs->catalog)[*def], *packs->catalog);
        made.scenario = prettyJson(setting, 1) + "\n";
        made.save = saveOf(*packs, scenario::readSetting(JsonAt(setting), *packs));
    } catch (const ReadError& mistake) {
        made.problem = QString::fromStdString(mistake.text());
    }
    return made;
}

}  // namespace kickdoor::workshop
