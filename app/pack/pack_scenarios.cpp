#include "pack/pack_scenarios.h"

#include <random>
#include <system_error>

#include "text/printed_options.h"

namespace kickdoor {
namespace {

namespace fs = std::filesystem;

// A folder of packs that goes away again.
class Shelf {
public:
    Shelf()
        : folder_(fs::temp_directory_path() / ("kickdoor-check-" + std::to_string(std::random_device()()))) {}
    ~Shelf() {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    Shelf(const Shelf&) = delete;
    Shelf& operator=(const Shelf&) = delete;

    const fs::path& folder() const { return folder_; }
    std::string add(const Kickpack& pack) const { return unpackTo(pack, folder_ / pack.facts.key); }

private:
    fs::path folder_;
};

}  // namespace

ScenariosRun runPackScenarios(const Kickpack& pack, const std::vector<fs::path>& shelves, const Texts* texts,
                              const ScenarioChoice& choice) {
    ScenariosRun run;
    const auto fail = [&](const std::string& file, std::string cause) {
        run.failed.push_back({true, pack.facts.key + "/" + file, 0, {}, {}, std::move(cause)});
    };
    bool any = false;
    for (const ArchiveFile& file : pack.files) any = any || file.path.starts_with("scenarios/");
    if (!any || shelves.empty()) return run;
    try {
        const Shelf shelf;
        std::string fault = shelf.add(pack);
        // Packs that are neither this one nor shipped.
        for (std::size_t i = 0; i + 1 < shelves.size(); ++i)
            for (const std::string& need : PackShelf(shelves[i]).editions()) {
                const KickpackRead other = readKickpack(shelves[i] / need);
                if (other.ok() && other.pack.facts.key != pack.facts.key && fault.empty())
                    fault = shelf.add(other.pack);
            }
        if (!fault.empty()) {
            fail("scenarios", std::move(fault));
            return run;
        }
        PackShelf packs(shelves.back(), shelf.folder());
        ScenarioOptions options;
        options.refusalWords = choice.refusalWords;
        if (texts != nullptr)
            options.optionWords = [texts](const Game& game, const GameState& state) {
                return printedOptions(*texts, game, state);
            };
        for (const ArchiveFile& file : pack.files) {
            if (!file.path.starts_with("scenarios/")) continue;
            if (!choice.only.empty() && file.path != choice.only) continue;
            std::size_t index = 0;
            for (const ScenarioResult& result : runScenarios(file.text, file.path, packs, options)) {
                run.played.push_back({file.path, index++, result.failure});
                if (result.passed())
                    ++run.passed;
                else
                    fail(file.path, result.name.empty() ? result.error : result.name + ": " + result.error);
            }
        }
    } catch (const std::exception& error) {
        fail("scenarios", error.what());
    }
    return run;
}

}  // namespace kickdoor
