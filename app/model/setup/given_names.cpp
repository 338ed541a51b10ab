#include "model/setup/given_names.h"

#include <algorithm>
#include <array>

namespace kickdoor {
namespace {

constexpr std::array kNames = {
    GivenName{QLatin1String("James")},      GivenName{QLatin1String("Marieke"), true},
    GivenName{QLatin1String("Matthew")},    GivenName{QLatin1String("Laura"), true},
    GivenName{QLatin1String("Ines"), true}, GivenName{QLatin1String("Otto")},
    GivenName{QLatin1String("Yusuf")},      GivenName{QLatin1String("Freya"), true},
    GivenName{QLatin1String("Tom")},        GivenName{QLatin1String("Agnes"), true},
};

struct FittingName {
    std::string_view temper;
    GivenName name;
};
constexpr std::array kFitting = {
    FittingName{"cautious", {QLatin1String("Prudence"), true}},
    FittingName{"cautious", {QLatin1String("Linus")}},
    FittingName{"cautious", {QLatin1String("Clementia"), true}},
    FittingName{"lootgreedy", {QLatin1String("Midas")}},
    FittingName{"lootgreedy", {QLatin1String("Goldie"), true}},
    FittingName{"lootgreedy", {QLatin1String("Fugger")}},
    FittingName{"vengeful", {QLatin1String("Hagen")}},
    FittingName{"vengeful", {QLatin1String("Electra"), true}},
    FittingName{"vengeful", {QLatin1String("Kriemhild"), true}},
    FittingName{"generous", {QLatin1String("Martin")}},
    FittingName{"generous", {QLatin1String("Dorothea"), true}},
    FittingName{"generous", {QLatin1String("Nicholas")}},
    FittingName{"chaotic", {QLatin1String("Loki")}},
    FittingName{"chaotic", {QLatin1String("Eris"), true}},
    FittingName{"chaotic", {QLatin1String("Puck")}},
};

// Of givenNames() or kFitting.
bool isGiven(const QString& name) {
    const auto is = [&](const GivenName& given) { return name == given.name; };
    return std::any_of(kNames.begin(), kNames.end(), is) ||
           std::any_of(kFitting.begin(), kFitting.end(),
                       [&](const auto& fitting) { return is(fitting.name); });
}

bool isFree(QLatin1String name, const std::vector<QString>& others) {
    return std::none_of(others.begin(), others.end(), [&](const QString& other) {
        return other.trimmed().compare(name, Qt::CaseInsensitive) == 0;
    });
}

}  // namespace

std::span<const GivenName> givenNames() {
    return kNames;
}

std::optional<GivenName> nameFor(const QString& name, std::string_view temper,
                                 const std::vector<QString>& others) {
    if (!name.isEmpty() && !isGiven(name)) return std::nullopt;
    std::optional<GivenName> found;
    bool tempered = false;
    for (const auto& [of, given] : kFitting) {
        if (of != temper) continue;
        tempered = true;
        if (name == given.name) return std::nullopt;
        if (!found && isFree(given.name, others)) found = given;
    }
    if (found || tempered) return found;
    for (const GivenName& given : kNames) {
        if (name == given.name) return std::nullopt;
        if (!found && isFree(given.name, others)) found = given;
    }
    return found;
}

}  // namespace kickdoor
