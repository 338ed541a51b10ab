// The packs of a folder, loaded once for each mix that is asked for.
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
    // `root` holds a folder for each edition.
    explicit PackShelf(std::filesystem::path root) : root_(std::move(root)) {}

    const std::filesystem::path& root() const { return root_; }
    // In the order of their names.
    std::vector<std::string> editions() const;
    // The base edition first (R12.1). Null, and `error` says why, when a pack is missing or not in order.
    const LoadedPacks* load(const std::vector<std::string>& editions, std::string& error);

private:
    std::filesystem::path root_;
    std::map<std::vector<std::string>, LoadedPacks> loaded_;
};

}  // namespace kickdoor
