#include "io/card_names.h"

namespace kickdoor {

std::string nameOfDef(const Catalog& catalog, DefId def) {
    if (def == kUnknownDoor) return "?door";
    if (def == kUnknownTreasure) return "?treasure";
    const CardDef& card = catalog[def];
    return catalog.find(card.key) == def ? card.key : card.pack + "/" + card.key;
}

std::optional<DefId> defOfName(const Catalog& catalog, std::string_view name) {
    if (name == "?door") return kUnknownDoor;
    if (name == "?treasure") return kUnknownTreasure;
    const std::size_t slash = name.find('/');
    if (slash == std::string_view::npos) return catalog.find(name);
    return catalog.find(name.substr(slash + 1), name.substr(0, slash));
}

CardNames::CardNames(const Catalog& catalog, const CardTable& table) {
    std::unordered_map<DefId, int> copies;
    names_.reserve(static_cast<std::size_t>(table.count()));
    for (int i = 0; i < table.count(); ++i) {
        const auto card = CardId(i);
        std::string name = nameOfDef(catalog, table.def(card));
        if (const int copy = ++copies[table.def(card)]; copy > 1) name += "#" + std::to_string(copy);
        cards_.emplace(name, card);
        names_.push_back(std::move(name));
    }
}

std::optional<CardId> CardNames::find(const std::string& name) const {
    const auto found = cards_.find(name);
    if (found == cards_.end()) return std::nullopt;
    return found->second;
}

}  // namespace kickdoor
