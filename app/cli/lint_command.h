// kickdoor-cli lint: packs are read and checked, and what is wrong is listed one a line.
#pragma once

#include <filesystem>
#include <ostream>
#include <string>
#include <vector>

namespace kickdoor::cli {

struct LintRequest {
    std::vector<std::filesystem::path> packs;  // folders; the first is the base edition
    std::filesystem::path icons;  // @iconify-json/game-icons' icons.json; empty: icon names are not checked
};

// The program's exit code: 0 all is well (notes and warnings may be), 1 errors, 2 a wrong argument.
int lint(const LintRequest& request, std::ostream& out, std::ostream& err);
// Lists cards that are much like one of another pack: the same pictogram, or mechanics that differ in figures
// at most.
int lintSideBySide(const std::vector<std::filesystem::path>& packs, std::ostream& out, std::ostream& err);

}  // namespace kickdoor::cli
