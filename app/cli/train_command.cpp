#include "cli/train_command.h"

#include "base/nearest_word.h"
#include "cli/command_line.h"
#include "cli/files.h"

namespace kickdoor::cli {

int runTrainCommand(const TrainRequest& request, std::ostream& out) {
    if (!isBot(request.bot)) throw UsageError{"--bot: " + unknownWord("bot", request.bot, botNames())};
    PackShelf shelf = installedPacks();
    std::vector<Game> games;
    std::string recipe = "kickdoor-cli train --editions ";
    for (const std::string& edition : request.editions) {
        const LoadedPacks& packs = loadOrFail(shelf, {edition});
        games.push_back({*packs.catalog, packs.rules});
        recipe += (games.size() > 1 ? "," : "") + edition;
    }
    recipe += " --bot " + request.bot + " --games " + std::to_string(request.plan.games) + " --seed " +
              std::to_string(request.plan.seed);
    const auto bot = [&](std::uint64_t seed) { return makeBot(request.bot, seed); };
    const auto tell = [&](const strength::TrainProgress& progress) {
        out << progress.games << " games, loss " << progress.loss << ", of equal chances "
            << progress.baseline << '\n'
            << std::flush;
    };
    const ValueNet net = strength::train(games, bot, request.plan, tell);
    writeFile(request.output, strength::writeValueNumbers(net, recipe));
    return kFine;
}

}  // namespace kickdoor::cli
