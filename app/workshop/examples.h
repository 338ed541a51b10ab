// The packs that come with the game as examples: files or folders beside its assets, to be looked at and
// copied.
#pragma once

#include <QString>
#include <filesystem>
#include <vector>

namespace kickdoor::workshop {

struct ExamplePack {
    std::filesystem::path place;  // a .kickpack, or a folder in a source tree
    QString name;                 // in the language asked for, if the pack has it
    QString about;
};

// Sorted by their files' names; none if none are installed.
std::vector<ExamplePack> examplePacks(const std::filesystem::path& assets, const QString& language);

}  // namespace kickdoor::workshop
