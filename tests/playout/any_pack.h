// A pack of cards that nobody thought of: every word of the vocabulary, put together by chance.
#pragma once

#include <cstdint>

#include "card/loader.h"

namespace tests {

// Cards that the loader takes and the linter finds no error in. The same seed gives the same pack.
kickdoor::LoadResult anyPack(std::uint64_t seed);
// Cards that the loader takes, whatever the linter says of them: packs are played without it.
kickdoor::LoadResult strangePack(std::uint64_t seed);

}  // namespace tests
