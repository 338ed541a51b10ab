// Default names for players, people or bots.
#pragma once

#include <QLatin1String>
#include <QString>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace kickdoor {

struct GivenName {
    QLatin1String name;
    bool female = false;
};

// More than there are seats.
std::span<const GivenName> givenNames();

// A name that fits a bot of this temper (bot/tempers.h) better than `name` and that none of `others` has.
// None if `name` was not given by us, or fits.
std::optional<GivenName> nameFor(const QString& name, std::string_view temper,
                                 const std::vector<QString>& others);

}  // namespace kickdoor
