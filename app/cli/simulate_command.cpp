#include "cli/simulate_command.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>

#include "base/checksum.h"
#include "base/json_build.h"
#include "base/nearest_word.h"
#include "bot/bot.h"
#include "bot/playout.h"
#include "cli/command_line.h"
#include "cli/files.h"
#include "cli/game_record.h"
#include "rule_set/rule_fields.h"
#include "rules/engine.h"
#include "strength/card_tally.h"

namespace kickdoor::cli {
namespace {

using strength::CardTally;

struct Tally {
    int stuck = 0;
    std::int64_t actions = 0;
    std::int64_t turns = 0;
    std::array<int, kMaxSeats> winsBySeat{};
    std::map<std::string, int> winsByBot;
    std::uint64_t fingerprint = 0;
    double seconds = 0;
};

RuleSet rulesOf(const LoadedPacks& packs, const std::string& options) {
    RuleSet rules = packs.rules;
    const std::vector<std::string> mistakes = parseRuleOptions(options, rules);
    if (!mistakes.empty()) throw UsageError{"--options: " + mistakes.front()};
    return rules;
}

// Combines hashes in the order of the games, so that the same games give the same number on every machine.
std::uint64_t mixed(std::uint64_t fingerprint, std::uint64_t hash) {
    return hashOfText(hex64(hash), fingerprint);
}

const std::string& botAt(const SimulateRequest& request, int seat) {
    return request.bots[static_cast<std::size_t>(seat) % request.bots.size()];
}

PlayoutResult keep(Playout& playout, const LoadedPacks& packs, const Game& game,
                   const SimulateRequest& request, std::uint64_t seed, EventSink* sink) {
    std::vector<std::string> bots;
    for (int seat = 0; seat < request.players; ++seat) bots.push_back(botAt(request, seat));
    GameRecord record = newRecord(packs, game.rules, bots, seed);
    const PlayoutResult result = playRecorded(playout, game, record, sink);
    const std::filesystem::path folder = pathOf(request.record);
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
    writeGame(folder / (std::to_string(seed) + ".kickdoor-replay"), journalOf(record));
    return result;
}

// If `cards` is null, the games are played without events.
Tally play(const LoadedPacks& packs, const Game& game, const SimulateRequest& request, CardTally* cards) {
    Tally tally;
    tally.fingerprint = hashOfText("");
    const auto botOf = [&](int seat) -> const std::string& { return botAt(request, seat); };
    for (const std::string& bot : request.bots) tally.winsByBot[bot] = 0;
    const auto started = std::chrono::steady_clock::now();
    for (int i = 0; i < request.games; ++i) {
        const std::uint64_t seed = request.seed + static_cast<std::uint64_t>(i);
        std::vector<std::unique_ptr<Bot>> bots;
        for (int seat = 0; seat < request.players; ++seat)
            bots.push_back(makeBot(botOf(seat), botSeed(seed, Seat(seat)), request.rollouts));
        Playout playout(game, newGame(game, request.players, seed), bots, seed);
        const PlayoutResult result = request.record.empty()
                                         ? playout.run({}, cards)
                                         : keep(playout, packs, game, request, seed, cards);
        if (cards != nullptr) cards->endGame(result.winners);
        tally.actions += result.actions;
        tally.turns += result.turns;
        tally.fingerprint = mixed(tally.fingerprint, result.hash);
        if (result.end != PlayoutEnd::Won) ++tally.stuck;
        for (int seat = 0; seat < request.players; ++seat) {
            if (!result.winners.has(Seat(seat))) continue;
            ++tally.winsBySeat[static_cast<std::size_t>(seat)];
            ++tally.winsByBot[botOf(seat)];
        }
    }
    tally.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    return tally;
}

void writeTally(const Tally& tally, const SimulateRequest& request, const CardTally* cards,
                std::ostream& out) {
    const double seconds = std::max(tally.seconds, 1e-9);
    JsonValue bySeat = jsonList();
    for (int seat = 0; seat < request.players; ++seat)
        bySeat.items.push_back(jsonInt(tally.winsBySeat[static_cast<std::size_t>(seat)]));
    JsonValue byBot = jsonObject();
    for (const auto& [bot, wins] : tally.winsByBot) addField(byBot, bot, jsonInt(wins));
    JsonValue json = jsonObject();
    addField(json, "games", jsonInt(request.games));
    addField(json, "gamesPerSecond", jsonReal(request.games / seconds));
    addField(json, "actionsPerSecond", jsonReal(static_cast<double>(tally.actions) / seconds));
    addField(json, "turnsPerGame", jsonReal(static_cast<double>(tally.turns) / request.games));
    addField(json, "winsBySeat", std::move(bySeat));
    addField(json, "winsByBot", std::move(byBot));
    addField(json, "stuck", jsonInt(tally.stuck));
    addField(json, "fingerprint", jsonText(hex64(tally.fingerprint)));
    if (request.json) {
        if (cards != nullptr) addField(json, "cards", cards->toJson());
        out << writeJson(json) << '\n';
        return;
    }
    for (std::size_t i = 0; i < json.keys.size(); ++i)
        out << json.keys[i] << ": " << writeJson(json.items[i]) << '\n';
    if (cards != nullptr) cards->writeTable(out);
}

}  // namespace

int runSimulateCommand(const SimulateRequest& request, std::ostream& out) {
    for (const std::string& bot : request.bots)
        if (!isBot(bot)) throw UsageError{"--bots: " + unknownWord("bot", bot, botNames())};
    if (request.bots.size() > static_cast<std::size_t>(request.players))
        throw UsageError{"--bots: names " + std::to_string(request.bots.size()) + " bots for " +
                         std::to_string(request.players) + " players"};
    PackShelf shelf = installedPacks();
    std::vector<std::string> editions = {request.edition};
    editions.insert(editions.end(), request.with.begin(), request.with.end());
    const LoadedPacks& packs = loadOrFail(shelf, editions);
    const Game game{*packs.catalog, rulesOf(packs, request.options)};
    std::optional<CardTally> cards;
    if (request.byCard) cards.emplace(*packs.catalog, request.players);
    CardTally* counting = cards ? &*cards : nullptr;
    const Tally tally = play(packs, game, request, counting);
    writeTally(tally, request, counting, out);
    return tally.stuck == 0 ? kFine : kFailed;
}

}  // namespace kickdoor::cli
