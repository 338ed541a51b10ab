// A pack that can be shared, in a few lines.
#pragma once

#include <string>
#include <vector>

#include "pack/archive.h"

namespace tests {

inline std::vector<kickdoor::ArchiveFile> smallKickpack() {
    return {
        {"cards.json", R"([
{"id": "lost-umbrella", "name": "Lost Umbrella", "kind": "monster", "level": 3, "treasures": 1,
 "badStuff": [{"op": "loseLevels", "who": "victim", "amount": 1}]},
{"id": "wet-socks", "name": "Wet Socks", "kind": "item", "slot": "footgear", "gold": 200, "bonus": 1}
])"},
        {"edition.json",
         R"({"format": 1, "id": "rain", "name": "Rain", "author": "Ada", "version": "1.0.0", "licence": "CC0-1.0"})"},
        {"strings/de.json",
         R"({"language": "de", "names": {"rain": {"wet-socks": "Nasse Socken"}}, "editions": {"rain": "Regen"}})"},
    };
}

}  // namespace tests
