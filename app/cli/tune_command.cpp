#include "cli/tune_command.h"

#include "cli/command_line.h"
#include "cli/files.h"
#include "strength/weights_file.h"

namespace kickdoor::cli {

Weights weightsOf(const std::string& file) {
    Weights weights;
    const std::string error = strength::readWeights(readFile(file), weights);
    if (!error.empty()) throw UsageError{file + ": " + error};
    return weights;
}

int runTuneCommand(const TuneRequest& request, std::ostream& out) {
    PackShelf shelf = installedPacks();
    std::vector<Game> games;
    for (const std::string& edition : request.editions) {
        const LoadedPacks& packs = loadOrFail(shelf, {edition});
        games.push_back({*packs.catalog, packs.rules});
    }
    std::vector<Weights> pool = {Weights()};
    for (const std::string& file : request.pool) pool.push_back(weightsOf(file));
    const Weights start = request.start.empty() ? Weights() : weightsOf(request.start);
    const auto tell = [&](const strength::TuneProgress& progress) {
        out << "step " << progress.step << '\n' << std::flush;
        writeFile(request.output, strength::writeWeights(progress.weights));
    };
    strength::tune(games, start, std::move(pool), request.plan, tell);
    return kFine;
}

}  // namespace kickdoor::cli
