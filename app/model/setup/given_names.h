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

// The first of these that none of `others` has, and if possible with a letter that none of them begins with:
// the first letter is on a player's figure. Empty: none is free.
std::optional<GivenName> freeName(std::span<const GivenName> names, const std::vector<QString>& others);

// A name that fits a bot of this temper (bot/tempers.h) better than `name`, chosen by freeName(). None if
// `name` was not given by us, or fits. female: only names of that sex, which was chosen.
std::optional<GivenName> nameFor(const QString& name, std::string_view temper,
                                 const std::vector<QString>& others, std::optional<bool> female = {});

}  // namespace kickdoor
