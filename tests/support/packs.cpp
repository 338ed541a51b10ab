#include "support/packs.h"

#include "io/pack_files.h"
#include "support/source_dir.h"

namespace tests {

std::string smallEdition(std::string_view id) {
    return R"({"format": 1, "id": ")" + std::string(id) + R"(", "name": "Small",
        "identityTypes": [{"key": "race", "name": "Race", "doubling": "halfUntilSecond"},
                          {"key": "class", "name": "Class", "doubling": "needsSecond"}],
        "tags": [{"key": "undead", "name": "Undead"}]})";
}

kickdoor::PackSource smallPack(std::string_view cards, std::string_view id) {
    std::string list = R"([{"id": "elf", "name": "Elf", "kind": "identity", "identity": "elf", "type": "race",
          "modifiers": [{"stat": "runAway", "amount": 1}]},
         {"id": "cleric", "name": "Cleric", "kind": "identity", "identity": "cleric", "type": "class",
          "modifiers": [{"stat": "strength", "amount": 1}]},
         {"id": "boots", "name": "Boots", "kind": "item", "slot": "footgear", "bonus": 2, "gold": 400})";
    if (!cards.empty()) list += "," + std::string(cards);
    return {std::string(id), {{"edition.json", smallEdition(id)}, {"cards.json", list + "]"}}};
}

kickdoor::LoadResult loadSmall(std::string_view cards) {
    const kickdoor::PackSource pack = smallPack(cards);
    return kickdoor::loadCatalog({&pack, 1});
}

kickdoor::LoadResult loadEdition(std::string_view edition) {
    return kickdoor::loadPacks({sourceDir() / "assets" / "packs" / edition});
}

std::string errorText(const kickdoor::LoadResult& result) {
    std::string text;
    for (const kickdoor::PackError& error : result.errors) text += error.text() + "\n";
    return text;
}

}  // namespace tests
