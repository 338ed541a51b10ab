// Everything that can be said about a pack before it is played: what the loader refuses and what the linter
// finds, each with its file and line.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "card/mend.h"
#include "pack/balance.h"
#include "pack/kickpack.h"
#include "text/texts.h"

namespace kickdoor {

struct PackFinding {
    bool error = true;  // else a warning
    std::string file;   // "rain/cards.json"
    int line = 0;       // 0: unknown
    std::string card;
    std::string place;  // "/3/badStuff"
    std::string cause;
    std::optional<Mend> mend = {};  // its place is in the file

    std::string text() const;  // "error: rain/cards.json:12:/3/badStuff (wet-socks): cause"
};

struct PackCheck {
    std::vector<std::filesystem::path> shelves;  // where needed packs are
    std::vector<std::string> before;             // packs that it is checked with, beside those that it needs
    const Texts* texts = nullptr;                // English; null: rules texts are not checked
    std::function<bool(std::string_view icon)> hasIcon;
    std::function<std::string(std::string_view icon)> nearIcon = {};  // as LintContext has it
    const Balance* balance = nullptr;  // null: figures are not compared with those of shipped cards
};

// In the order of the files.
std::vector<PackFinding> checkPack(const Kickpack& pack, const PackCheck& how);

}  // namespace kickdoor
