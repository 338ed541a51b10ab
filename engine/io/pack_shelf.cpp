#include "io/pack_shelf.h"

#include <algorithm>

#include "base/nearest_word.h"
#include "io/pack_files.h"

namespace kickdoor {

std::vector<std::string> PackShelf::editions() const {
    std::vector<std::string> names;
    std::error_code ignored;
    for (std::filesystem::directory_iterator it(root_, ignored), end; it != end; it.increment(ignored)) {
        if (std::filesystem::exists(it->path() / "edition.json", ignored))
            names.push_back(it->path().filename().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

const LoadedPacks* PackShelf::load(const std::vector<std::string>& wanted, std::string& error) {
    if (const auto found = loaded_.find(wanted); found != loaded_.end()) return &found->second;
    const std::vector<std::string> present = editions();
    const std::vector<std::string_view> known(present.begin(), present.end());
    LoadedPacks packs;
    for (const std::string& edition : wanted) {
        if (std::find(known.begin(), known.end(), edition) == known.end()) {
            error = unknownWord("edition", edition, known);
            if (present.empty()) error += "; no packs in " + root_.string();
            return nullptr;
        }
        PackFiles files = readPack(root_ / edition);
        if (!files.ok()) {
            error = files.errors.front().text();
            return nullptr;
        }
        packs.sources.push_back(std::move(files.source));
    }
    LoadResult result = loadCatalog(packs.sources);
    if (!result.ok()) {
        error = result.errors.front().text();
        return nullptr;
    }
    packs.catalog = std::make_shared<const Catalog>(std::move(result.catalog));
    packs.rules = result.rules;
    packs.editions = std::move(result.editions);
    return &loaded_.emplace(wanted, std::move(packs)).first->second;
}

}  // namespace kickdoor
