#include "text/check/names_check.h"

#include <map>

namespace kickdoor {
namespace {

class NamesCheck {
public:
    NamesCheck(const CardTitles& names, const Spoken& spoken) : names_(names), spoken_(spoken) {}

    TextFindings run() {
        for (const auto& [pack, cards] : spoken_.cards) {
            if (names_.edition(pack).empty()) find("editions." + pack, "is missing");
            if (names_.about(pack).empty()) find("abouts." + pack, "is missing");
            for (const std::string& card : cards)
                if (names_.name(pack, card).empty()) find("names." + pack + "." + card, "is missing");
        }
        for (const auto& [pack, title] : names_.editions())
            if (!spoken_.cards.contains(pack)) find("editions." + pack, "is superfluous: no such pack");
        for (const auto& [pack, about] : names_.abouts())
            if (!spoken_.cards.contains(pack)) find("abouts." + pack, "is superfluous: no such pack");
        superfluous("names", names_.names());
        superfluous("flavours", names_.flavours());
        for (const auto& [pack, names] : names_.names()) alike(pack, names);
        return std::move(findings_);
    }

private:
    void find(const std::string& key, const std::string& cause) {
        findings_.push_back({"names_" + names_.language() + ".json", key, cause});
    }

    void superfluous(const std::string& field, const CardTitles::ByPack& packs) {
        for (const auto& [pack, texts] : packs) {
            const auto known = spoken_.cards.find(pack);
            if (known == spoken_.cards.end()) find(field + "." + pack, "is superfluous: no such pack");
            for (const auto& [card, text] : texts)
                if (known != spoken_.cards.end() && !known->second.contains(card))
                    find(field + "." + pack + "." + card, "is superfluous: no such card");
        }
    }

    void alike(const std::string& pack, const CardTitles::Texts& names) {
        std::map<std::string, std::string> first;
        for (const auto& [card, name] : names)
            if (const auto [other, isNew] = first.emplace(name, card); !isNew && !name.empty())
                find("names." + pack + "." + card, "is called '" + name + "' like " + other->second);
    }

    const CardTitles& names_;
    const Spoken& spoken_;
    TextFindings findings_;
};

// Compares the parts of a rule that must be equal in all languages.
bool sameRule(const RuleEntry& one, const RuleEntry& other) {
    return one.editions == other.editions && one.option == other.option && one.refusable == other.refusable;
}

}  // namespace

TextFindings checkNames(const CardTitles& names, const Spoken& spoken) {
    return NamesCheck(names, spoken).run();
}

TextFindings checkRules(const RuleBook& english, const RuleBook& checked) {
    TextFindings findings;
    const auto find = [&](const std::string& key, const std::string& cause) {
        findings.push_back({"rules_" + checked.language + ".json", key, cause});
    };
    std::map<std::string, const RuleChapter*> chapters;
    for (const RuleChapter& chapter : checked.chapters) {
        chapters.emplace(chapter.key, &chapter);
        for (const RuleEntry& rule : chapter.rules)
            if (english.find(rule.rule) == nullptr) find(rule.rule, "is superfluous: no such rule");
    }
    for (const RuleChapter& chapter : english.chapters) {
        const auto same = chapters.find(chapter.key);
        if (same == chapters.end() || same->second->title.empty()) find(chapter.key, "has no title");
        for (const RuleEntry& rule : chapter.rules) {
            const RuleEntry* other = checked.find(rule.rule);
            if (other == nullptr)
                find(rule.rule, "is missing");
            else if (!sameRule(rule, *other))
                find(rule.rule, "has other editions, option or refusal than in English");
            else if (other->text.empty() || other->title.empty() != rule.title.empty())
                find(rule.rule, "has no text or no title");
        }
    }
    return findings;
}

}  // namespace kickdoor
