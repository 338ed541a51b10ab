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

bool beginsAnew(QLatin1String name, const std::vector<QString>& others) {
    return std::none_of(others.begin(), others.end(), [&](const QString& other) {
        return other.trimmed().left(1).compare(name.left(1), Qt::CaseInsensitive) == 0;
    });
}

}  // namespace

std::span<const GivenName> givenNames() {
    return kNames;
}

std::optional<GivenName> freeName(std::span<const GivenName> names, const std::vector<QString>& others) {
    std::optional<GivenName> found;
    for (const GivenName& given : names) {
        if (!isFree(given.name, others)) continue;
        if (beginsAnew(given.name, others)) return given;
        if (!found) found = given;
    }
    return found;
}

std::optional<GivenName> nameFor(const QString& name, std::string_view temper,
                                 const std::vector<QString>& others, std::optional<bool> female) {
    if (!name.isEmpty() && !isGiven(name)) return std::nullopt;
    std::vector<GivenName> fitting;
    for (const auto& [of, given] : kFitting)
        if (of == temper) fitting.push_back(given);
    if (fitting.empty()) fitting.assign(kNames.begin(), kNames.end());
    const bool fits = std::any_of(fitting.begin(), fitting.end(),
                                  [&](const GivenName& given) { return name == given.name; });
    std::erase_if(fitting, [&](const GivenName& given) { return female && given.female != *female; });
    return fits ? std::nullopt : freeName(fitting, others);
}

}  // namespace kickdoor
