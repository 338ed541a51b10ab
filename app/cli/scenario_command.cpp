#include "cli/scenario_command.h"

#include <memory>

#include "cli/command_line.h"
#include "cli/files.h"
#include "io/asset_root.h"
#include "io/scenario/scenario.h"
#include "text/installed.h"
#include "text/printed_options.h"

namespace kickdoor::cli {
namespace {

// Names options in English. Reads the texts at the first use; without texts, names are empty.
class PrintedOptions {
public:
    std::vector<std::string> operator()(const Game& game, const GameState& state) {
        if (!read_) {
            read_ = true;
            if (!loadInstalledTexts(texts_, assetRoot()).empty()) texts_ = Texts();
        }
        return printedOptions(texts_, game, state);
    }

private:
    Texts texts_;
    bool read_ = false;
};

}  // namespace

int runScenarioCommand(const ScenarioRequest& request, std::ostream& out, std::ostream& err) {
    PackShelf shelf(installedPacks().root(), request.shelf);
    ScenarioOptions options;
    options.twins = !request.noTwins;
    options.events = request.events;
    const auto printed = std::make_shared<PrintedOptions>();
    options.optionWords = [printed](const Game& game, const GameState& state) {
        return (*printed)(game, state);
    };
    int passed = 0;
    int failed = 0;
    bool allPlayed = true;
    for (const auto& file : jsonFiles(request.paths)) {
        for (const ScenarioResult& result :
             runScenarios(readFile(file), file.generic_string(), shelf, options)) {
            ++(result.passed() ? passed : failed);
            allPlayed = allPlayed && result.played;
            // The file is not a scenario.
            if (!result.played)
                err << "kickdoor-cli: " << result.file << ": " << result.error << '\n';
            else if (!result.passed())
                out << "FAILED  " << result.file << ": " << result.name << ": " << result.error << '\n';
            else if (!request.quiet)
                out << "passed  " << result.file << ": " << result.name << '\n';
            for (const std::string& line : result.told) out << "    " << line << '\n';
        }
    }
    out << passed << " passed, " << failed << " failed\n";
    if (!allPlayed) return kWrongUse;
    return failed == 0 ? kFine : kFailed;
}

}  // namespace kickdoor::cli
