#include <algorithm>

#include "base/nearest_word.h"
#include "pack/kickpack.h"

namespace kickdoor {
namespace {

namespace fs = std::filesystem;

class Needs {
public:
    Needs(const std::vector<fs::path>& shelves, LoadedKickpack& loaded)
        : shelves_(shelves), loaded_(loaded) {}

    // Each pack after those that it needs.
    void add(const PackFacts& facts) {
        for (const std::string& key : facts.needs) {
            if (std::find(known_.begin(), known_.end(), key) != known_.end()) continue;
            known_.push_back(key);
            if (known_.size() >= kMaxPacks) return fail(facts, "needs too many packs");
            const fs::path folder = find(key);
            if (folder.empty()) {
                fail(facts, "needs the pack '" + quotable(key) + "', which is not installed");
                continue;
            }
            PackFiles files = readPack(folder);
            loaded_.errors.insert(loaded_.errors.end(), files.errors.begin(), files.errors.end());
            for (const auto& [name, text] : files.source.files)
                if (name == "edition.json") add(packFactsOf(text));
            loaded_.sources.push_back(std::move(files.source));
        }
    }
    void take(const std::string& key) { known_.push_back(key); }

private:
    fs::path find(const std::string& key) const {
        std::error_code ignored;
        const auto plain = [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
        };
        if (key.empty() || !std::all_of(key.begin(), key.end(), plain)) return {};
        for (const fs::path& shelf : shelves_)
            if (fs::exists(shelf / key / "edition.json", ignored)) return shelf / key;
        return {};
    }
    void fail(const PackFacts& facts, std::string cause) {
        loaded_.errors.push_back({facts.key + "/edition.json", {}, "/needs", std::move(cause)});
    }

    const std::vector<fs::path>& shelves_;
    LoadedKickpack& loaded_;
    std::vector<std::string> known_;
};

}  // namespace

LoadedKickpack loadKickpack(const Kickpack& pack, const std::vector<fs::path>& shelves,
                            const std::vector<std::string>& before) {
    LoadedKickpack loaded;
    try {
        Needs needs(shelves, loaded);
        needs.take(pack.facts.key);
        PackFacts asked = pack.facts;
        asked.needs = before;
        needs.add(asked);
        needs.add(pack.facts);
        loaded.sources.push_back(pack.source());
        if (!loaded.ok()) return loaded;
        loaded.result = loadCatalog(loaded.sources);
        loaded.errors = loaded.result.errors;
    } catch (const std::exception& error) {
        loaded.errors.push_back({pack.facts.key, {}, {}, error.what()});
    }
    return loaded;
}

std::vector<std::string> companionsOf(const Kickpack& pack, const std::string& usual) {
    constexpr std::size_t kLeastCards = 70;  // of both decks, for some players
    if (!pack.facts.needs.empty() || pack.facts.key == usual) return {};
    std::size_t cards = 0;
    for (const auto& [name, text] : pack.source().files) {
        const JsonParse parsed = parseJson(text);
        if (!parsed.value.isArray()) continue;
        for (const JsonValue& card : parsed.value.items) {
            const JsonValue* copies = card.find("copies");
            const bool many =
                copies != nullptr && copies->isInt() && copies->integer > 0 && copies->integer < 100;
            cards += many ? static_cast<std::size_t>(copies->integer) : 1;
        }
    }
    return cards < kLeastCards ? std::vector{usual} : std::vector<std::string>();
}

}  // namespace kickdoor
