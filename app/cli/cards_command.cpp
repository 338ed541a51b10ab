#include "cli/cards_command.h"

#include "base/json_build.h"
#include "card/encoder.h"
#include "cli/command_line.h"
#include "cli/files.h"

namespace kickdoor::cli {
namespace {

// Everything the pack says of the card, and whose it is.
JsonValue cardToJson(const Catalog& catalog, const CardDef& card) {
    JsonValue json = encodeCard(catalog, card);
    addField(json, "edition", jsonText(card.pack));
    if (json.find("copies") == nullptr) addField(json, "copies", jsonInt(card.copies));
    if (json.find("deck") == nullptr)
        addField(json, "deck", jsonText(card.deck == Deck::Door ? "door" : "treasure"));
    return json;
}

}  // namespace

int runCardsCommand(const CardsRequest& request, std::ostream& out) {
    PackShelf shelf = installedPacks();
    std::vector<std::string> editions = {request.edition};
    editions.insert(editions.end(), request.with.begin(), request.with.end());
    const Catalog& catalog = *loadOrFail(shelf, editions).catalog;
    if (request.json) {
        out << writeJson(jsonListOf(catalog.cards, [&](const CardDef& card) {
            return cardToJson(catalog, card);
        })) << '\n';
        return kFine;
    }
    for (const CardDef& card : catalog.cards)
        out << card.copies << " x " << card.key << ": " << card.name << '\n';
    return kFine;
}

}  // namespace kickdoor::cli
