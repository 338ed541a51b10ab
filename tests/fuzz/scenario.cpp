// Scenarios: whatever the file holds, a scenario passes or fails.
#include <cstdint>

#include "io/scenario/scenario.h"
#include "support/source_dir.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static kickdoor::PackShelf shelf(tests::sourceDir() / "assets" / "packs");
    if (size > 20'000) return 0;
    kickdoor::ScenarioOptions options;
    options.twins = false;
    (void)kickdoor::runScenarios({reinterpret_cast<const char*>(data), size}, "fuzz.json", shelf, options);
    return 0;
}
