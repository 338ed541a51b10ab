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

class Coverage {
public:
    Coverage(const CoverageRequest& request, std::ostream& out)
        : request_(request),
          out_(out),
          shelf_(installedPacks()),
          packs_(loadOrFail(shelf_, {request.edition})) {
        const fs::path file = assetRoot() / "rules" / "rules_en.json";
        book_ = readRuleBook(readFile(file));
        if (!book_.error.empty()) throw UsageError{file.string() + ": " + book_.error};
    }

    int run() {
        for (const fs::path& file : jsonFiles({request_.scenarios})) note(file);
        put("rules.md", ruleBookPage(book_));
        put("coverage-rules.md", rulesPage());
        put("coverage-cards.md", cardsPage());
        out_ << (gaps_ == 0 ? "covered: " : "not covered: ") << ruleCount_ << " rules and "
             << packs_.catalog->cards.size() << " cards of " << request_.edition << ", " << gaps_
             << " gaps\n";
        return gaps_ == 0 ? kFine : kFailed;
    }

private:
    void gap(const std::string& text) {
        out_ << text << '\n';
        ++gaps_;
    }

    void note(const fs::path& file) {
        // Names in the tables are the same wherever the tables are made.
        const std::string shown = file.lexically_relative(request_.scenarios).generic_string();
        ScenarioOptions quick;
        quick.twins = false;
        for (const ScenarioResult& result : runScenarios(readFile(file), shown, shelf_, quick)) {
            if (!result.passed()) gap(shown + ": " + result.name + ": " + result.error);
            if (std::find(result.editions.begin(), result.editions.end(), request_.edition) ==
                result.editions.end())
                continue;
            for (const std::string& rule : result.covers) noteRule(shown, rule, works_);
            for (const std::string& rule : result.refused) noteRule(shown, rule, refused_);
            for (const std::string& card : result.cards) {
                if (!packs_.catalog->find(card)) gap(shown + ": is about a card that no pack has: " + card);
                add(cards_[card], shown);
            }
        }
    }
    void noteRule(const std::string& file, const std::string& rule, std::map<std::string, Names>& into) {
        if (book_.find(rule) == nullptr)
            gap(file + ": covers a rule that the rule book does not have: " + rule);
        add(into[rule], file);
    }
    static void add(Names& names, const std::string& name) {
        if (names.empty() || names.back() != name) names.push_back(name);
    }

    static std::string cell(const Names& names) {
        constexpr std::size_t kShown = 3;
        std::string text;
        for (std::size_t i = 0; i < std::min(kShown, names.size()); ++i)
            text += (i > 0 ? ", " : "") + names[i];
        if (names.size() > kShown) text += " and " + std::to_string(names.size() - kShown) + " more";
        return text;
    }
    static const Names& of(const std::map<std::string, Names>& table, const std::string& key) {
        static const Names kNone;
        const auto found = table.find(key);
        return found == table.end() ? kNone : found->second;
    }

    std::string rulesPage() {
        std::string page =
            "# Rules and their scenarios\n\nMade by `kickdoor-cli coverage` for the edition *" +
            request_.edition +
            "*: which scenario of `tests/scenarios` shows a rule at work, and which shows it forbid "
            "something (-: it forbids nothing).\n\n"
            "| rule | | at work | refuses |\n|---|---|---|---|\n";
        for (const RuleChapter& chapter : book_.chapters) {
            for (const RuleEntry& entry : chapter.rules) {
                if (!entry.holdsIn(request_.edition)) continue;
                if (!entry.unshown.empty()) {
                    page += "| " + entry.rule + " | " + entry.title + " | (" + entry.unshown + ") | - |\n";
                    continue;
                }
                ++ruleCount_;
                const Names& works = of(works_, entry.rule);
                const Names& refused = of(refused_, entry.rule);
                if (works.empty()) gap(entry.rule + ": no scenario covers it");
                if (entry.refusable && refused.empty())
                    gap(entry.rule + ": no scenario shows what it forbids");
                page += "| " + entry.rule + " | " + entry.title + " | " + cell(works) + " | " +
                        (entry.refusable || !refused.empty() ? cell(refused) : "-") + " |\n";
            }
        }
        return page;
    }

    std::string cardsPage() {
        std::string page =
            "# Cards and their scenarios\n\nMade by `kickdoor-cli coverage` for the edition *" +
            request_.edition + "*.\n\n| card | copies | scenarios |\n|---|---|---|\n";
        for (const CardDef& card : packs_.catalog->cards) {
            const Names& names = of(cards_, card.key);
            if (names.empty()) gap(card.key + ": no scenario is about this card");
            page += "| " + card.name + " | " + std::to_string(card.copies) + " | " + cell(names) + " |\n";
        }
        return page;
    }

    void put(const std::string& name, const std::string& text) {
        const fs::path file = fs::path(request_.docs) / name;
        if (!request_.check) return writeFile(file, text);
        std::ifstream in(file, std::ios::binary);
        const std::string present{std::istreambuf_iterator<char>(in), {}};
        if (present != text) gap(file.generic_string() + ": is stale: run kickdoor-cli coverage");
    }

    const CoverageRequest& request_;
    std::ostream& out_;
    PackShelf shelf_;
    const LoadedPacks& packs_;
    RuleBook book_;
    std::map<std::string, Names> works_;
    std::map<std::string, Names> refused_;
    std::map<std::string, Names> cards_;
    int ruleCount_ = 0;
    int gaps_ = 0;
};

}  // namespace

int runCoverageCommand(const CoverageRequest& request, std::ostream& out) {
    return Coverage(request, out).run();
}

}  // namespace kickdoor::cli
