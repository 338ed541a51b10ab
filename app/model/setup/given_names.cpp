#include "model/setup/given_names.h"

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

}  // namespace

std::span<const GivenName> givenNames() {
    return kNames;
}

}  // namespace kickdoor
