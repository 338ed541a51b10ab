#include "cli/lint_command.h"

#include "card/linter.h"
#include "cli/command_line.h"
#include "cli/files.h"
#include "io/asset_root.h"
#include "io/pack_files.h"
#include "io/rule_book.h"
#include "text/card_text.h"
#include "text/installed.h"

#include <fstream>
#include <iterator>
#include <set>

#include "base/json.h"

namespace kickdoor::cli {
namespace {

// The names in an Iconify collection; empty if it cannot be read.
std::set<std::string, std::less<>> iconNames(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const JsonParse parsed = parseJson(text, {64'000'000, 32, 20'000});
    std::set<std::string, std::less<>> names;
    if (const JsonValue* icons = parsed.value.find("icons"))
        names.insert(icons->keys.begin(), icons->keys.end());
    return names;
}

}  // namespace

int lint(const LintRequest& request, std::ostream& out, std::ostream& err) {
    const LoadResult loaded = loadPacks(request.packs);
    for (const PackError& error : loaded.errors) err << error.text() << '\n';
    if (!loaded.ok()) return 1;
    LintContext context{loaded.editions, {}, {}, {}};
    const auto icons =
        request.icons.empty() ? std::set<std::string, std::less<>>() : iconNames(request.icons);
    if (!request.icons.empty()) {
        if (icons.empty()) {
            err << request.icons.string() << ": holds no pictograms\n";
            return 2;
        }
        context.hasIcon = [&icons](std::string_view name) { return icons.contains(name); };
    }
    Texts texts;
    if (const std::string trouble = loadInstalledTexts(texts, assetRoot()); trouble.empty())
        context.textProblems = [&](DefId def) {
            return cardTextProblems(texts, loaded.catalog, def, loaded.rules);
        };
    else
        err << "kickdoor-cli: the rules texts are not checked: " << trouble << '\n';
    const RuleBook book = readRuleBook(readFile(assetRoot() / "rules" / "rules_en.json"));
    if (book.error.empty())
        context.ruleHolds = [&book](std::string_view edition, std::string_view rule) {
            const RuleEntry* entry = book.find(rule);
            return entry != nullptr && entry->holdsIn(edition);
        };
    const std::vector<LintFinding> findings = lint(loaded.catalog, context);
    bool failed = false;
    for (const LintFinding& finding : findings) {
        err << finding.text() << '\n';
        failed = failed || finding.severity == Severity::Error;
    }
    int doors = 0;
    int treasures = 0;
    for (const CardDef& card : loaded.catalog.cards)
        (card.deck == Deck::Door ? doors : treasures) += card.copies;
    out << loaded.catalog.cards.size() << " different cards: " << doors << " Doors, " << treasures
        << " Treasures\n";
    return failed ? 1 : 0;
}

int lintSideBySide(const std::vector<std::filesystem::path>& packs, std::ostream& out, std::ostream& err) {
    const LoadResult loaded = loadPacks(packs);
    for (const PackError& error : loaded.errors) err << error.text() << '\n';
    if (!loaded.ok()) return 1;
    int twins = 0;
    for (const LintFinding& finding : kickdoor::lintSideBySide(loaded.catalog)) {
        const CardDef* card = nullptr;
        for (const CardDef& one : loaded.catalog.cards)
            if (one.key == finding.card) card = &one;
        // Findings within one pack were reported with the pack.
        if (card == nullptr || finding.cause.find("' of ") == std::string::npos) continue;
        err << finding.text() << " (" << card->pack << ")\n";
        ++twins;
    }
    out << twins << " cards that are much like one of another pack\n";
    return 0;
}

int runLintCommand(const LintRequest& request, const std::vector<std::string>& packs, std::ostream& out,
                   std::ostream& err) {
    if (packs.empty()) {
        const PackShelf shelf = installedPacks();
        int worst = kFine;
        std::vector<std::filesystem::path> all;
        for (const std::string& edition : shelf.editions()) {
            LintRequest one = request;
            one.packs = {shelf.root() / edition};
            out << edition << ": " << std::flush;
            worst = std::max(worst, lint(one, out, err));
            all.push_back(shelf.root() / edition);
        }
        out << "side by side: " << std::flush;
        return std::max(worst, lintSideBySide(all, out, err));
    }
    LintRequest named = request;
    for (const std::string& pack : packs) {
        std::error_code ignored;
        if (std::filesystem::is_directory(pathOf(pack), ignored)) {
            named.packs.push_back(pathOf(pack));
            continue;
        }
        const PackShelf shelf = installedPacks();
        const std::filesystem::path folder = shelf.root() / pack;
        if (!std::filesystem::is_directory(folder, ignored))
            throw UsageError{pack + ": neither an edition nor a folder"};
        named.packs.push_back(folder);
    }
    return lint(named, out, err);
}

}  // namespace kickdoor::cli
