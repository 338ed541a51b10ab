#include "pack/new_pack.h"

#include <algorithm>

#include "base/json_build.h"

namespace kickdoor {
namespace {

// A fight, a thing to win and a surprise: something of each kind to change.
constexpr const char* kCards = R"([
{"id": "hungry-doormat", "name": "Hungry Doormat", "kind": "monster", "level": 2, "treasures": 1,
 "badStuff": [{"op": "discard", "cards": {"of": "victim", "from": "equipped", "slot": "footgear"},
               "orElse": [{"op": "loseLevels", "who": "victim", "amount": 1}]}],
 "flavour": "Welcome. Come in. Leave the shoes.", "art": {"icon": "wooden-door", "tint": "#8a5a2a", "seed": 1}},

{"id": "saucepan-of-authority", "name": "Saucepan of Authority", "kind": "item", "slot": "headgear", "big": true, "gold": 300, "bonus": 3,
 "flavour": "One size fits all soups.", "art": {"icon": "cooking-pot", "tint": "#6a7a8a", "seed": 2}},

{"id": "hiccups", "name": "Hiccups", "kind": "curse",
 "effects": [{"op": "discard", "cards": {"of": "victim", "from": "hand", "quantity": 1, "chooser": "random"}}],
 "flavour": "Hold your breath. No, longer.", "art": {"icon": "bubbles", "tint": "#3a7a9a", "seed": 3}}
]
)";

std::string line(std::string_view field, std::string_view text) {
    return "  \"" + std::string(field) + "\": " + writeJson(jsonText(text)) + ",\n";
}

}  // namespace

std::string keyOfName(std::string_view name) {
    constexpr std::size_t kLongest = 32;
    std::string key;
    for (char c : name) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (plain)
            key += c;
        else if (!key.empty() && key.back() != '-' && c != '\'')
            key += '-';
    }
    key.resize(std::min(key.size(), kLongest));
    while (key.ends_with('-')) key.pop_back();
    return key;
}

std::vector<ArchiveFile> filesOf(const NewPack& pack) {
    std::string edition = "{\n  \"format\": 1,\n";
    edition += line("id", pack.key) + line("name", pack.name) + line("author", pack.author);
    edition += line("version", "0.1.0");
    edition += "  \"licence\": " + writeJson(jsonText(pack.licence)) + "\n}\n";
    return {{"cards.json", kCards}, {"edition.json", edition}};
}

}  // namespace kickdoor
