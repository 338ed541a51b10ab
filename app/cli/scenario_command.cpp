#include "cli/scenario_command.h"

#include "cli/command_line.h"
#include "cli/files.h"
#include "io/scenario/scenario.h"

namespace kickdoor::cli {

int runScenarioCommand(const ScenarioRequest& request, std::ostream& out) {
    PackShelf shelf = installedPacks();
    ScenarioOptions options;
    options.twins = !request.noTwins;
    int passed = 0;
    int failed = 0;
    for (const auto& file : jsonFiles(request.paths)) {
        for (const ScenarioResult& result :
             runScenarios(readFile(file), file.generic_string(), shelf, options)) {
            ++(result.passed() ? passed : failed);
            if (!result.passed())
                out << "FAILED  " << result.file << ": " << result.name << ": " << result.error << '\n';
            else if (!request.quiet)
                out << "passed  " << result.file << ": " << result.name << '\n';
        }
    }
    out << passed << " passed, " << failed << " failed\n";
    return failed == 0 ? kFine : kFailed;
}

}  // namespace kickdoor::cli
