#include "io/pack_shelf.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "base/nearest_word.h"
#include "io/pack_files.h"

namespace kickdoor {
namespace {

std::vector<std::string> editionsIn(const std::filesystem::path& folder) {
    std::vector<std::string> names;
    std::error_code ignored;
    for (std::filesystem::directory_iterator it(folder, ignored), end; it != end; it.increment(ignored)) {
        if (std::filesystem::exists(it->path() / "edition.json", ignored))
            names.push_back(it->path().filename().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace

std::vector<std::string> PackShelf::editions() const {
    std::vector<std::string> names = editionsIn(root_);
    if (own_.empty()) return names;
    for (std::string& name : editionsIn(own_))
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(std::move(name));
    return names;
}

std::filesystem::path PackShelf::folderOf(const std::string& edition) const {
    std::error_code ignored;
    for (const std::filesystem::path& shelf : {root_, own_})
        if (!shelf.empty() && !edition.empty() &&
            std::filesystem::exists(shelf / edition / "edition.json", ignored))
            return shelf / edition;
    return {};
}

bool PackShelf::isOwn(const std::string& edition) const {
    const std::filesystem::path folder = folderOf(edition);
    return !folder.empty() && folder.parent_path() == own_;
}

PackFacts PackShelf::factsOf(const std::string& edition) const {
    const std::filesystem::path folder = folderOf(edition);
    if (folder.empty()) return {};
    std::ifstream file(folder / "edition.json", std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return packFactsOf(text.str());
}

std::vector<std::string> PackShelf::needsOf(const std::string& edition) const {
    const std::vector<std::string> known = editions();
    std::vector<std::string> needs;
    std::vector<std::string> asked = {edition};
    for (std::size_t i = 0; i < asked.size() && asked.size() <= kMaxPacks; ++i) {
        // Names come from files: only those of editions become paths.
        if (std::find(known.begin(), known.end(), asked[i]) == known.end()) continue;
        for (const std::string& need : factsOf(asked[i]).needs) {
            if (std::find(asked.begin(), asked.end(), need) != asked.end()) continue;
            asked.push_back(need);
            needs.push_back(need);
        }
    }
    return needs;
}

bool PackShelf::isStale(const Loaded::value_type& loaded) const {
    const auto& [keys, packs] = loaded;
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (isOwn(keys[i]) && readPack(folderOf(keys[i])).source.files != packs.sources[i].files) return true;
    return false;
}

const LoadedPacks* PackShelf::load(const std::vector<std::string>& wanted, std::string& error) {
    PackError first;
    const LoadedPacks* packs = load(wanted, first);
    if (packs == nullptr) error = first.file.empty() ? first.cause : first.text();
    return packs;
}

const LoadedPacks* PackShelf::load(const std::vector<std::string>& wanted, PackError& error) {
    if (const auto found = loaded_.find(wanted); found != loaded_.end()) {
        if (!isStale(*found)) return &found->second;
        outdated_.push_back(loaded_.extract(found));
    }
    const std::vector<std::string> present = editions();
    const std::vector<std::string_view> known(present.begin(), present.end());
    LoadedPacks packs;
    for (const std::string& edition : wanted) {
        if (std::find(known.begin(), known.end(), edition) == known.end()) {
            error.cause = unknownWord("edition", edition, known);
            if (present.empty()) error.cause += "; no packs in " + root_.string();
            return nullptr;
        }
        PackFiles files = readPack(folderOf(edition));
        if (!files.ok()) {
            error = files.errors.front();
            return nullptr;
        }
        packs.sources.push_back(std::move(files.source));
    }
    LoadResult result = loadCatalog(packs.sources);
    if (!result.ok()) {
        error = result.errors.front();
        return nullptr;
    }
    packs.catalog = std::make_shared<const Catalog>(std::move(result.catalog));
    packs.rules = result.rules;
    packs.editions = std::move(result.editions);
    return &loaded_.emplace(wanted, std::move(packs)).first->second;
}

}  // namespace kickdoor
