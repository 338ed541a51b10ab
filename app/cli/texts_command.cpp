#include "cli/texts_command.h"

#include "cli/command_line.h"
#include "cli/files.h"
#include "io/asset_root.h"
#include "text/card_text.h"
#include "text/check/message_check.h"
#include "text/check/names_check.h"
#include "text/installed.h"
#include "text/language_list.h"

namespace kickdoor::cli {
namespace {

namespace fs = std::filesystem;

MessageFile messagesOf(const fs::path& folder, const std::string& language) {
    const fs::path file = folder / ("text_" + language + ".json");
    MessageFile messages = readMessages(readFile(file));
    if (!messages.error.empty()) throw UsageError{file.string() + ": " + messages.error};
    if (messages.language != language)
        throw UsageError{file.string() + ": says that its language is '" + messages.language + "'"};
    return messages;
}

RuleBook rulesOf(const std::string& language) {
    const fs::path file = assetRoot() / "rules" / ("rules_" + language + ".json");
    RuleBook book = readRuleBook(readFile(file));
    if (!book.error.empty()) throw UsageError{file.string() + ": " + book.error};
    return book;
}

class TextsCheck {
public:
    explicit TextsCheck(std::string language)
        : language_(std::move(language)), folder_(translationsOf(assetRoot())), shelf_(installedPacks()) {}

    TextFindings run() {
        Spoken spoken;
        for (const std::string& edition : shelf_.editions()) {
            const LoadedPacks& packs = loadOrFail(shelf_, {edition});
            addSpoken(spoken, *packs.catalog, packs.rules);
        }
        tryTo([&] {
            add(checkMessages(messagesOf(folder_, "en"), messagesOf(folder_, language_), spoken));
            tryCards();
        });
        if (language_ == "en") return std::move(findings_);  // packs and rules are English themselves
        tryTo([&] {
            CardTitles names;
            if (const std::string trouble = names.load(folder_ / ("names_" + language_ + ".json"));
                !trouble.empty())
                throw UsageError{trouble};
            add(checkNames(names, spoken));
        });
        tryTo([&] { add(checkRules(rulesOf("en"), rulesOf(language_))); });
        return std::move(findings_);
    }
    std::set<std::string> unbent() const { return texts_.takeUnbent(); }

private:
    // Continues with the other files if one cannot be read.
    template <class Check>
    void tryTo(Check check) {
        try {
            check();
        } catch (const UsageError& error) {
            findings_.push_back({error.text, {}, "not checked"});
        }
    }
    void add(const TextFindings& more) { findings_.insert(findings_.end(), more.begin(), more.end()); }

    void tryCards() {
        if (const std::string trouble = loadTexts(texts_, folder_, language_); !trouble.empty()) return;
        std::set<std::string> said;
        for (const std::string& edition : shelf_.editions()) {
            const LoadedPacks& packs = loadOrFail(shelf_, {edition});
            for (std::size_t i = 0; i < packs.catalog->cards.size(); ++i) {
                const auto def = DefId(i);
                cardKindText(texts_, *packs.catalog, def);
                for (const std::string& problem : cardTextProblems(texts_, *packs.catalog, def, packs.rules))
                    if (said.insert(problem).second)
                        findings_.push_back({"text_" + language_ + ".json",
                                             edition + "/" + packs.catalog->cards[i].key, problem});
            }
        }
    }

    std::string language_;
    fs::path folder_;
    PackShelf shelf_;
    Texts texts_;
    TextFindings findings_;
};

}  // namespace

int runTextsCommand(const TextsRequest& request, std::ostream& out, std::ostream& err) {
    if (!messagesAvailable()) throw UsageError{"this program was built without texts (without ICU)"};
    std::vector<std::string> languages = request.languages;
    if (languages.empty()) {
        const fs::path file = translationsOf(assetRoot()) / "languages.json";
        const LanguageList known = readLanguages(readFile(file));
        if (!known.error.empty()) throw UsageError{file.string() + ": " + known.error};
        for (const LanguageEntry& language : known.languages)
            if (language.shipped) languages.push_back(language.code);
    }
    std::size_t total = 0;
    for (const std::string& language : languages) {
        TextsCheck check(language);
        const TextFindings findings = check.run();
        for (const TextFinding& finding : findings) err << finding.text() << '\n';
        if (request.forms)
            for (const std::string& word : check.unbent()) out << language << ": " << word << '\n';
        out << language << ": " << findings.size() << " findings\n";
        total += findings.size();
    }
    return total == 0 ? kFine : kFailed;
}

}  // namespace kickdoor::cli
