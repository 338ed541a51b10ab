// What is known about conditions and amounts from the cards alone.
#pragma once

#include "card/catalog.h"

namespace kickdoor {

enum class Truth : std::uint8_t { Sometimes, Never, Always };

struct Interval {
    int least = 0;
    int most = 0;
};

Interval intervalOf(const Catalog& catalog, NodeRef amount);
Truth truthOf(const Catalog& catalog, NodeRef condition);

}  // namespace kickdoor
