// Exact names of a game's cards, for saves and journals: "elf" and "elf#2", the second elf in the card
// table's order. A card keeps its name during the whole game, and games with the same packs have the same
// names.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "card/catalog.h"
#include "state/card_table.h"

namespace kickdoor {

// "elf", or "shakespeare/elf" if an earlier pack has an elf, too; "?door" and "?treasure" for hidden cards.
std::string nameOfDef(const Catalog& catalog, DefId def);
std::optional<DefId> defOfName(const Catalog& catalog, std::string_view name);

class CardNames {
public:
    CardNames(const Catalog& catalog, const CardTable& table);

    const std::string& of(CardId card) const { return names_[card]; }
    std::optional<CardId> find(const std::string& name) const;

private:
    std::vector<std::string> names_;
    std::unordered_map<std::string, CardId> cards_;
};

}  // namespace kickdoor
