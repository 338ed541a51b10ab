#include "cli/match_command.h"

#include <charconv>
#include <cmath>

#include "base/json_build.h"
#include "base/nearest_word.h"
#include "bot/greedy_bot.h"
#include "cli/command_line.h"
#include "cli/files.h"
#include "cli/tune_command.h"
#include "rule_set/rule_fields.h"

namespace kickdoor::cli {
namespace {

using namespace strength;

// The test before this many groups would rest on a variance that nobody knows yet.
constexpr std::size_t kLeastGroups = 16;

double equalShare(const MatchReport& report, int players) {
    return report.equal ? *report.equal / 100 : 1.0 / players;
}

double betterShare(const MatchReport& report, int players) {
    constexpr double kBetter = 1.12;  // 28 % for four players
    return report.better ? *report.better / 100 : kBetter * equalShare(report, players);
}

double ratioOf(const MatchResult& result, const MatchReport& report) {
    return likelihoodRatio(result.share(), equalShare(report, result.players),
                           betterShare(report, result.players));
}

std::string_view nameOf(SprtResult result) {
    switch (result) {
        case SprtResult::Stronger: return "stronger";
        case SprtResult::NotStronger: return "not stronger";
        case SprtResult::Open: break;
    }
    return "open";
}

double rounded(double number, double places) {
    return std::round(number * places) / places;
}

constexpr double kMicrosInMilli = 1000;

double millisOf(const Thinking& thinking) {
    if (thinking.decisions == 0) return 0;
    return static_cast<double>(thinking.micros) / static_cast<double>(thinking.decisions) / kMicrosInMilli;
}

int write(const MatchPlan& plan, const MatchResult& result, const MatchReport& report, std::ostream& out) {
    constexpr double kHundredths = 100;
    constexpr double kTenThousandths = 10'000;
    const Estimate share = result.share();
    const double ratio = ratioOf(result, report);
    JsonValue json = jsonObject();
    addField(json, "first", jsonText(plan.first));
    addField(json, "second", jsonText(plan.second));
    addField(json, "players", jsonInt(plan.players));
    addField(json, "groups", jsonInt(share.groups));
    addField(json, "games", jsonInt(result.games()));
    addField(json, "percent", jsonReal(rounded(100 * share.mean, kHundredths)));
    addField(json, "error", jsonReal(rounded(100 * share.error, kHundredths)));
    addField(json, "equal", jsonReal(rounded(100 * equalShare(report, plan.players), kHundredths)));
    addField(json, "better", jsonReal(rounded(100 * betterShare(report, plan.players), kHundredths)));
    addField(json, "llr", jsonReal(rounded(ratio, kHundredths)));
    addField(json, "verdict", jsonText(nameOf(sprtResult(ratio))));
    addField(json, "elo", jsonReal(std::round(eloOf(share.mean, plan.players))));
    addField(json, "stuck", jsonInt(result.stuck));
    addField(json, "turnsPerGame",
             jsonReal(rounded(static_cast<double>(result.turns) / static_cast<double>(result.games()),
                              kHundredths)));
    addField(json, "millisOfFirst", jsonReal(rounded(millisOf(result.first), kTenThousandths)));
    addField(json, "millisOfSecond", jsonReal(rounded(millisOf(result.second), kTenThousandths)));
    addField(json, "millisOfFirstAtMost",
             jsonReal(static_cast<double>(result.first.slowest) / kMicrosInMilli));
    addField(json, "millisOfSecondAtMost",
             jsonReal(static_cast<double>(result.second.slowest) / kMicrosInMilli));
    if (report.json) {
        out << writeJson(json) << '\n';
    } else {
        for (std::size_t i = 0; i < json.keys.size(); ++i)
            out << json.keys[i] << ": " << writeJson(json.items[i]) << '\n';
    }
    return result.stuck == 0 ? kFine : kFailed;
}

int wholeNumber(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? number : 0;
}

Shard shardOf(const std::string& text) {
    if (text.empty()) return {};
    const std::size_t slash = text.find('/');
    Shard shard{0, 0};
    if (slash != std::string::npos) {
        shard.number = wholeNumber(std::string_view(text).substr(0, slash));
        shard.of = wholeNumber(std::string_view(text).substr(slash + 1));
    }
    if (shard.number < 1 || shard.number > shard.of)
        throw UsageError{"--shard: '" + quotable(text) + "' is none; 2/4 is the second of four"};
    return shard;
}

// A bot by its name, or a file of weights that ends in .json.
Contestant contestant(const std::string& name) {
    if (name.ends_with(".json")) {
        const Weights weights = weightsOf(name);
        return [weights](std::uint64_t seed) { return std::make_unique<GreedyBot>(seed, weights); };
    }
    if (!isBot(name)) throw UsageError{unknownWord("bot", name, botNames())};
    return [name](std::uint64_t seed) { return makeBot(name, seed); };
}

}  // namespace

int runMatchCommand(const MatchRequest& request, std::ostream& out) {
    MatchPlan plan{request.first,   request.second, {request.edition}, request.options,
                   request.players, request.groups, request.seed};
    plan.editions.insert(plan.editions.end(), request.with.begin(), request.with.end());
    const Contestant first = contestant(plan.first);
    const Contestant second = contestant(plan.second);
    const Shard shard = shardOf(request.shard);
    if (shard.of > 1 && request.output.empty()) throw UsageError{"--shard needs --output, the shard's file"};
    if (shard.of > 1 && request.stopWhenDecided)
        throw UsageError{"--until-decided needs the whole match, not a shard of it"};
    PackShelf shelf = installedPacks();
    const LoadedPacks& packs = loadOrFail(shelf, plan.editions);
    Game game{*packs.catalog, packs.rules};
    const std::vector<std::string> mistakes = parseRuleOptions(plan.options, game.rules);
    if (!mistakes.empty()) throw UsageError{"--options: " + mistakes.front()};

    MatchResult result;
    result.players = plan.players;
    for (int group = 0; group < plan.groups; ++group) {
        if (!shard.plays(group)) continue;
        result.add(
            playGroup(game, plan.players, plan.seed + static_cast<std::uint64_t>(group), first, second));
        if (!request.stopWhenDecided || result.scores.size() < kLeastGroups) continue;
        if (sprtResult(ratioOf(result, request.report)) != SprtResult::Open) break;
    }
    if (!request.output.empty()) writeFile(request.output, writeShard(plan, shard, result));
    return write(plan, result, request.report, out);
}

int runMergeCommand(const MergeRequest& request, std::ostream& out) {
    std::vector<std::string> texts;
    for (const std::string& file : request.files) texts.push_back(readFile(file));
    const Merged merged = mergeShards(texts);
    if (!merged.error.empty()) throw UsageError{"merge: " + merged.error};
    return write(merged.plan, merged.result, request.report, out);
}

}  // namespace kickdoor::cli
