// The installed packs, and those of the player. Each requested mix is loaded once, and again when a pack of
// the player's own has changed.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "card/loader.h"
#include "card/pack_facts.h"

namespace kickdoor {

struct LoadedPacks {
    std::vector<PackSource> sources;  // base first
    std::shared_ptr<const Catalog> catalog;
    RuleSet rules;  // the base edition's
    std::vector<EditionInfo> editions;
};

class PackShelf {
public:
    // Both folders contain a folder for each edition. own: the player's; empty: none.
    explicit PackShelf(std::filesystem::path root, std::filesystem::path own = {})
        : root_(std::move(root)), own_(std::move(own)) {}

    const std::filesystem::path& root() const { return root_; }
    const std::filesystem::path& own() const { return own_; }
    // The editions in `root`, sorted by name, then the player's.
    std::vector<std::string> editions() const;
    // Empty if there is none. An installed edition hides one of the player's with the same name.
    std::filesystem::path folderOf(const std::string& edition) const;
    bool isOwn(const std::string& edition) const;
    // As its edition.json says; what cannot be read is empty.
    PackFacts factsOf(const std::string& edition) const;
    // The packs without which the edition cannot be played, as its edition.json says, and theirs.
    std::vector<std::string> needsOf(const std::string& edition) const;
    // The base edition comes first (R12.1). Null if a pack is missing or invalid; `error` then has the cause.
    // The result is valid as long as the shelf.
    const LoadedPacks* load(const std::vector<std::string>& editions, PackError& error);
    // The same, with the error as one line.
    const LoadedPacks* load(const std::vector<std::string>& editions, std::string& error);

private:
    using Loaded = std::map<std::vector<std::string>, LoadedPacks>;

    bool isStale(const Loaded::value_type& loaded) const;

    std::filesystem::path root_;
    std::filesystem::path own_;
    Loaded loaded_;
    std::vector<Loaded::node_type> outdated_;  // games may still be played with them
};

}  // namespace kickdoor
