// How a table gets the files of the packs that it gives out. The server itself knows no archives: the program
// brings this along (app/net/packs), or none.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "io/pack_shelf.h"
#include "net/wire/pack_messages.h"

namespace kickdoor::net {

struct SharedPack {
    PackOffer offer;
    std::shared_ptr<const std::string> bytes;  // of the file
};

// The edition as it is among `packs`, which came from the shelf; nothing if it is not given out.
using PackSharing = std::function<std::optional<SharedPack>(
    const PackShelf& shelf, const std::string& edition, const LoadedPacks& packs)>;

}  // namespace kickdoor::net
