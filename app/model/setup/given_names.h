// Default names for players, people or bots.
#pragma once

#include <QLatin1String>
#include <span>

namespace kickdoor {

struct GivenName {
    QLatin1String name;
    bool female = false;
};

// More than there are seats.
std::span<const GivenName> givenNames();

}  // namespace kickdoor
