#include "net/wire/game_options.h"

#include <algorithm>
#include <cmath>

#include "net/wire/digest.h"
#include "rule_set/rule_fields.h"

namespace kickdoor::net {

std::vector<std::int16_t> optionsOf(const RuleSet& rules) {
    std::vector<std::int16_t> options;
    for (const RuleField& field : ruleFields())
        options.push_back(static_cast<std::int16_t>(field.get(rules)));
    return options;
}

bool applyOptions(const std::vector<std::int16_t>& options, RuleSet& rules) {
    if (options.size() != ruleFields().size()) return false;
    RuleSet changed = rules;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (!ruleFields()[i].set(changed, options[i])) return false;
    rules = changed;
    return true;
}

void setPace(GameOptions& options, const Pace& pace) {
    const double permille = std::clamp(pace.clockFactor * 1000.0, 0.0, 65535.0);
    options.clockPermille = static_cast<std::uint16_t>(std::lround(permille));
    options.choiceMillis = static_cast<std::uint32_t>(std::max(pace.choiceMillis, 0));
    options.botMillis = static_cast<std::uint32_t>(std::max(pace.botMillis, 0));
}

Pace paceOf(const GameOptions& options) {
    constexpr std::uint32_t kHour = 3'600'000;
    Pace pace;
    pace.clockFactor = options.clockPermille / 1000.0;
    pace.choiceMillis = static_cast<int>(std::min(options.choiceMillis, kHour));
    pace.botMillis = static_cast<int>(std::min(options.botMillis, kHour));
    return pace;
}

PackId packIdOf(const std::string& edition, const PackSource& source) {
    Hasher hasher("kickdoor pack 1");
    for (const auto& [name, text] : source.files) hasher.add(name).add(text);
    return {edition, hasher.digest()};
}

std::vector<PackId> packIdsOf(const std::vector<std::string>& editions, const LoadedPacks& packs) {
    std::vector<PackId> ids;
    for (std::size_t i = 0; i < editions.size() && i < packs.sources.size(); ++i)
        ids.push_back(packIdOf(editions[i], packs.sources[i]));
    return ids;
}

PackMatch matchPacks(PackShelf& shelf, const std::vector<PackId>& wanted) {
    PackMatch match;
    const std::vector<std::string> known = shelf.editions();
    std::vector<std::string> editions;
    for (const PackId& id : wanted) {
        if (std::find(known.begin(), known.end(), id.edition) == known.end()) {
            match.lacking.push_back(id.edition);
            match.reason = NetReason::MissingPack;
        }
        // A mix cannot contain an edition twice.
        if (std::find(editions.begin(), editions.end(), id.edition) != editions.end())
            match.reason = NetReason::SetupWrong;
        editions.push_back(id.edition);
    }
    if (editions.empty()) match.reason = NetReason::SetupWrong;
    if (match.reason != NetReason::None) return match;
    std::string error;
    const LoadedPacks* packs = shelf.load(editions, error);
    if (packs == nullptr) {
        match.reason = NetReason::SetupWrong;
        return match;
    }
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (packIdOf(editions[i], packs->sources[i]) != wanted[i]) match.lacking.push_back(editions[i]);
    if (match.lacking.empty())
        match.packs = packs;
    else
        match.reason = NetReason::OtherPack;
    return match;
}

}  // namespace kickdoor::net
