#include "io/rule_book.h"

#include <algorithm>

#include "base/json_reader.h"

namespace kickdoor {
namespace {

RuleEntry readEntry(const JsonAt& json) {
    json.allowOnly({"rule", "title", "editions", "option", "refusal", "unshown", "text"});
    RuleEntry entry;
    entry.rule = json.at("rule").text(30);
    entry.title = json.at("title").text(200);
    for (const JsonAt& edition : json.at("editions").list(20)) entry.editions.push_back(edition.text(100));
    if (const auto option = json.find("option")) entry.option = option->text(100);
    if (const auto refusal = json.find("refusal")) entry.refusable = refusal->flag();
    if (const auto unshown = json.find("unshown")) entry.unshown = unshown->text(300);
    entry.text = json.at("text").text();
    return entry;
}

std::string editionsText(const RuleEntry& entry) {
    std::string text;
    for (const std::string& edition : entry.editions) text += (text.empty() ? "" : ", ") + edition;
    return entry.option.empty() ? text : text + " (option `" + entry.option + "`)";
}

}  // namespace

bool RuleEntry::holdsIn(std::string_view edition) const {
    return std::any_of(editions.begin(), editions.end(),
                       [&](const std::string& known) { return known == "all" || known == edition; });
}

const RuleEntry* RuleBook::find(std::string_view rule) const {
    for (const RuleChapter& chapter : chapters)
        for (const RuleEntry& entry : chapter.rules)
            if (entry.rule == rule) return &entry;
    return nullptr;
}

RuleBook readRuleBook(std::string_view text) {
    RuleBook book;
    const JsonParse parsed = parseJson(text);
    if (!parsed.ok()) {
        book.error = parsed.error;
        return book;
    }
    try {
        const JsonAt json(parsed.value);
        json.allowOnly({"language", "chapters"});
        book.language = json.at("language").text(20);
        for (const JsonAt& at : json.at("chapters").list(100)) {
            at.allowOnly({"chapter", "title", "rules"});
            RuleChapter chapter{at.at("chapter").text(30), at.at("title").text(200), {}};
            for (const JsonAt& rule : at.at("rules").list(200)) chapter.rules.push_back(readEntry(rule));
            book.chapters.push_back(std::move(chapter));
        }
    } catch (const ReadError& mistake) {
        book = {};
        book.error = mistake.text();
    }
    return book;
}

std::string ruleBookPage(const RuleBook& book) {
    std::string page =
        "# The rules\n\n"
        "One rule system with options. The numbers are stable: refusals and scenarios cite them. Made from\n"
        "`assets/rules/rules_en.json`, which the game's own help shows, by `kickdoor-cli coverage`.\n";
    for (const RuleChapter& chapter : book.chapters) {
        const bool numbered = chapter.key.starts_with("R");
        page += "\n## " + (numbered ? chapter.key + " " : "") + chapter.title +
                "\n\n| rule | | editions | |\n|---|---|---|---|\n";
        for (const RuleEntry& entry : chapter.rules)
            page += "| " + entry.rule + " | " + entry.title + " | " + editionsText(entry) + " | " +
                    entry.text + " |\n";
    }
    return page;
}

}  // namespace kickdoor
