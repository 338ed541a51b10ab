// Who has openly hurt whom in a game so far (bot/wrongs.h), so that a vengeful bot of a resumed game
// remembers.
#pragma once

#include <memory>
#include <vector>

#include "card/catalog.h"
#include "io/record.h"

namespace kickdoor {

struct Wrong {
    Seat victim = kNoSeat;
    Seat by = kNoSeat;
    bool operator==(const Wrong&) const = default;
};
// In their order; none of a record without its commands.
std::vector<Wrong> wrongsIn(const GameRecord& record, const std::shared_ptr<const Catalog>& catalog);

}  // namespace kickdoor
