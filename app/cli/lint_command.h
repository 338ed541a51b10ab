// kickdoor-cli lint: reads and checks packs, and lists their errors one per line.
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

// Returns the exit code: 0 no errors (but maybe notes and warnings), 1 errors, 2 a wrong argument.
int lint(const LintRequest& request, std::ostream& out, std::ostream& err);
// The command with its arguments: names of installed editions or folders of packs; none: every installed
// edition.
int runLintCommand(const LintRequest& request, const std::vector<std::string>& packs, std::ostream& out,
                   std::ostream& err);
// Lists cards similar to one of another pack: with the same pictogram, or with mechanics that differ only in
// numbers.
int lintSideBySide(const std::vector<std::filesystem::path>& packs, std::ostream& out, std::ostream& err);

}  // namespace kickdoor::cli
