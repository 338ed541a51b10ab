#include "cli/coverage_command.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>

#include "cli/command_line.h"
#include "cli/files.h"
#include "io/asset_root.h"
#include "io/rule_book.h"
#include "io/scenario/scenario.h"

namespace kickdoor::cli {
namespace {

namespace fs = std::filesystem;

using Names = std::vector<std::string>;

using Table = std::map<std::string, Names, std::less<>>;

void addOnce(Names& names, const std::string& name) {
    if (names.empty() || names.back() != name) names.push_back(name);
}

const Names& of(const Table& table, const std::string& key) {
    static const Names kNone;
    const auto found = table.find(key);
    return found == table.end() ? kNone : found->second;
}

std::string cell(const Names& names) {
    constexpr std::size_t kShown = 3;
    std::string text;
    for (std::size_t i = 0; i < std::min(kShown, names.size()); ++i) text += (i > 0 ? ", " : "") + names[i];
    if (names.size() > kShown) text += " and " + std::to_string(names.size() - kShown) + " more";
    return text;
}

// The rules and cards shown by one edition's scenarios. A mix shows the rules of its base.
struct Shown {
    const Catalog* catalog = nullptr;
    Table works;
    Table refused;
    Table cards;
};

class Coverage {
public:
    Coverage(const CoverageRequest& request, std::ostream& out)
        : request_(request), out_(out), shelf_(installedPacks()) {
        const fs::path file = assetRoot() / "rules" / "rules_en.json";
        book_ = readRuleBook(readFile(file));
        if (!book_.error.empty()) throw UsageError{file.string() + ": " + book_.error};
        for (const std::string& edition : shelf_.editions())
            shown_[edition].catalog = loadOrFail(shelf_, {edition}).catalog.get();
    }

    int run() {
        for (const fs::path& file : jsonFiles({request_.scenarios})) note(file);
        put("rules.md", ruleBookPage(book_));
        put("coverage-rules.md", rulesPage());
        put("coverage-cards.md", cardsPage());
        out_ << (gaps_ == 0 ? "covered: " : "not covered: ") << ruleCount_ << " rules and " << cardCount_
             << " cards of " << shown_.size() << " editions, " << gaps_ << " gaps\n";
        return gaps_ == 0 ? kFine : kFailed;
    }

private:
    void gap(const std::string& text) {
        out_ << text << '\n';
        ++gaps_;
    }

    void note(const fs::path& file) {
        // The tables contain relative names, which are the same on every machine.
        const std::string name = file.lexically_relative(request_.scenarios).generic_string();
        ScenarioOptions quick;
        quick.twins = false;
        for (const ScenarioResult& result : runScenarios(readFile(file), name, shelf_, quick)) {
            if (!result.passed()) gap(name + ": " + result.name + ": " + result.error);
            if (result.editions.empty()) continue;
            Shown& base = shown_[result.editions.front()];
            for (const std::string& rule : result.covers) noteRule(name, rule, base.works, anywhere_.works);
            for (const std::string& rule : result.refused)
                noteRule(name, rule, base.refused, anywhere_.refused);
            for (const std::string& card : result.cards) noteCard(name, card, result.editions);
        }
    }
    void noteRule(const std::string& file, const std::string& rule, Table& edition, Table& anywhere) {
        if (book_.find(rule) == nullptr)
            gap(file + ": covers a rule that the rule book does not have: " + rule);
        addOnce(edition[rule], file);
        addOnce(anywhere[rule], file);
    }
    // A card that several packs of a mix contain belongs to the base.
    void noteCard(const std::string& file, const std::string& card, const Names& editions) {
        for (const std::string& edition : editions) {
            Shown& shown = shown_[edition];
            if (!shown.catalog->find(card)) continue;
            addOnce(shown.cards[card], file);
            return;
        }
        gap(file + ": is about a card that no pack of it has: " + card);
    }

    std::string rulesPage() {
        std::string page =
            "# Rules and their scenarios\n\nMade by `kickdoor-cli coverage`: which scenario of "
            "`tests/scenarios` "
            "shows a rule at work with that edition as the base, and which shows it forbid something (-: it "
            "forbids nothing). Options and rulings are the same on every base and stand once, at the end.\n";
        for (const auto& [edition, shown] : shown_) {
            page += "\n## " + edition + "\n" + kRulesHead;
            for (const RuleChapter& chapter : book_.chapters)
                for (const RuleEntry& entry : chapter.rules)
                    if (!isGeneral(entry) && entry.holdsIn(edition))
                        page += ruleRow(entry, shown, edition + ": " + entry.rule);
        }
        page += std::string("\n## Options and rulings\n") + kRulesHead;
        for (const RuleChapter& chapter : book_.chapters)
            for (const RuleEntry& entry : chapter.rules)
                if (isGeneral(entry)) page += ruleRow(entry, anywhere_, entry.rule);
        return page;
    }
    static bool isGeneral(const RuleEntry& entry) {
        return !entry.option.empty() || entry.rule.starts_with("ruling");
    }
    std::string ruleRow(const RuleEntry& entry, const Shown& shown, const std::string& called) {
        const std::string start = "| " + entry.rule + " | " + entry.title + " | ";
        if (!entry.unshown.empty()) return start + "(" + entry.unshown + ") | - |\n";
        ++ruleCount_;
        const Names& works = of(shown.works, entry.rule);
        const Names& refused = of(shown.refused, entry.rule);
        if (works.empty()) gap(called + ": no scenario covers it");
        if (entry.refusable && refused.empty()) gap(called + ": no scenario shows what it forbids");
        return start + cell(works) + " | " + (entry.refusable || !refused.empty() ? cell(refused) : "-") +
               " |\n";
    }

    std::string cardsPage() {
        std::string page = "# Cards and their scenarios\n\nMade by `kickdoor-cli coverage`.\n";
        for (const auto& [edition, shown] : shown_) {
            page += "\n## " + edition + "\n| card | copies | scenarios |\n|---|---|---|\n";
            for (const CardDef& card : shown.catalog->cards) {
                ++cardCount_;
                const Names& names = of(shown.cards, card.key);
                if (names.empty()) gap(edition + ": " + card.key + ": no scenario is about this card");
                page += "| " + card.name + " | " + std::to_string(card.copies) + " | " + cell(names) + " |\n";
            }
        }
        return page;
    }

    void put(const std::string& name, const std::string& text) {
        const fs::path file = pathOf(request_.docs) / name;
        if (!request_.check) return writeFile(file, text);
        std::ifstream in(file, std::ios::binary);
        const std::string present{std::istreambuf_iterator<char>(in), {}};
        if (present != text) gap(file.generic_string() + ": is stale: run kickdoor-cli coverage");
    }

    static constexpr const char* kRulesHead = "| rule | | at work | refuses |\n|---|---|---|---|\n";

    const CoverageRequest& request_;
    std::ostream& out_;
    PackShelf shelf_;
    RuleBook book_;
    std::map<std::string, Shown> shown_;  // by edition
    Shown anywhere_;
    int ruleCount_ = 0;
    int cardCount_ = 0;
    int gaps_ = 0;
};

}  // namespace

int runCoverageCommand(const CoverageRequest& request, std::ostream& out) {
    return Coverage(request, out).run();
}

}  // namespace kickdoor::cli
