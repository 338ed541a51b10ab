#include "cli/cards_command.h"

#include "base/json_build.h"
#include "base/nearest_word.h"
#include "card/encoder.h"
#include "cli/command_line.h"
#include "cli/files.h"
#include "io/asset_root.h"
#include "text/card_text.h"
#include "text/installed.h"

namespace kickdoor::cli {
namespace {

// The rules text of a card; empty if the program has no texts.
std::vector<std::string> rulesText(const Texts& texts, const LoadedPacks& packs, const CardDef& card) {
    if (texts.language().empty()) return {};
    const auto def = DefId(&card - packs.catalog->cards.data());
    return cardText(texts, *packs.catalog, def, packs.rules);
}

// The card's data, and its pack.
JsonValue cardToJson(const Texts& texts, const LoadedPacks& packs, const CardDef& card) {
    JsonValue json = encodeCard(*packs.catalog, card);
    addField(json, "edition", jsonText(card.pack));
    if (json.find("copies") == nullptr) addField(json, "copies", jsonInt(card.copies));
    if (json.find("deck") == nullptr)
        addField(json, "deck", jsonText(card.deck == Deck::Door ? "door" : "treasure"));
    addField(json, "text", jsonListOf(rulesText(texts, packs, card), [](const std::string& paragraph) {
                 return jsonText(paragraph);
             }));
    addField(json, "title", jsonText(cardTitle(texts, card)));
    return json;
}

}  // namespace

int runCardsCommand(const CardsRequest& request, std::ostream& out, std::ostream& err) {
    PackShelf shelf = installedPacks();
    std::vector<std::string> editions = {request.edition};
    editions.insert(editions.end(), request.with.begin(), request.with.end());
    const LoadedPacks& packs = loadOrFail(shelf, editions);
    const Catalog& catalog = *packs.catalog;
    Texts texts;
    const std::filesystem::path folder = translationsOf(assetRoot());
    if (request.language != "en" && !std::filesystem::exists(folder / ("text_" + request.language + ".json")))
        throw UsageError{"--language: there are no texts in '" + quotable(request.language) + "'"};
    if (const std::string trouble = loadInstalledTexts(texts, assetRoot(), request.language);
        !trouble.empty())
        err << "kickdoor-cli: no rules texts: " << trouble << '\n';
    if (request.json) {
        out << writeJson(jsonListOf(catalog.cards, [&](const CardDef& card) {
            return cardToJson(texts, packs, card);
        })) << '\n';
        return kFine;
    }
    for (const CardDef& card : catalog.cards) {
        out << static_cast<int>(card.copies) << " x " << card.key << ": " << cardTitle(texts, card) << '\n';
        for (const std::string& paragraph : rulesText(texts, packs, card)) out << "    " << paragraph << '\n';
    }
    return kFine;
}

}  // namespace kickdoor::cli
