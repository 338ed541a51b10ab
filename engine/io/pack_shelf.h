// The packs of a folder. Each requested mix is loaded once.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "card/loader.h"

namespace kickdoor {

struct LoadedPacks {
    std::vector<PackSource> sources;  // base first
    std::shared_ptr<const Catalog> catalog;
    RuleSet rules;  // the base edition's
    std::vector<EditionInfo> editions;
};

class PackShelf {
public:
    // `root` contains a folder for each edition.
    explicit PackShelf(std::filesystem::path root) : root_(std::move(root)) {}

    const std::filesystem::path& root() const { return root_; }
    // The editions in `root`, sorted by name.
    std::vector<std::string> editions() const;
    // The base edition comes first (R12.1). Null if a pack is missing or invalid; `error` then has the cause.
    // The result is valid as long as the shelf.
    const LoadedPacks* load(const std::vector<std::string>& editions, std::string& error);

private:
    std::filesystem::path root_;
    std::map<std::vector<std::string>, LoadedPacks> loaded_;
};

}  // namespace kickdoor
