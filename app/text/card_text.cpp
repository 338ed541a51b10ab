#include "text/card_text.h"

#include "card/parameters.h"
#include "text/card_phrases.h"

namespace kickdoor {
namespace {

// The number of code points.
std::size_t lengthOf(std::string_view text) {
    std::size_t length = 0;
    for (const char c : text) length += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1U : 0U;
    return length;
}

}  // namespace

std::vector<std::string> cardText(const Texts& texts, const Catalog& catalog, DefId def,
                                  const RuleSet& rules) {
    std::vector<std::string> paragraphs;
    for (const Phrase& phrase : describe(catalog, def, rules)) paragraphs.push_back(texts.render(phrase));
    return paragraphs;
}

const std::string& cardTitle(const Texts& texts, const CardDef& card) {
    const std::string& translated = texts.names().name(card.pack, card.key);
    return translated.empty() ? card.name : translated;
}

const std::string& cardFlavour(const Texts& texts, const CardDef& card) {
    const std::string& translated = texts.names().flavour(card.pack, card.key);
    return translated.empty() ? card.flavour : translated;
}

std::string optionText(const Texts& texts, const Catalog& catalog, DefId def, NodeRef option,
                       const RuleSet& rules, const NamedPlayers& named) {
    const auto effects = Parameters<Op::Option>(catalog.node(option)).get<"do">();
    return texts.render(describeEffects(catalog, def, effects, rules, named));
}

std::string cardKindText(const Texts& texts, const Catalog& catalog, DefId def) {
    return texts.render(describeKind(catalog, def));
}

std::size_t textRoom(CardKind kind, std::string_view language) {
    const auto room = [&](std::size_t english) { return language == "en" ? english : english * 7 / 5; };
    switch (kind) {
        case CardKind::Identity:
        case CardKind::Character: return room(380);
        case CardKind::Monster: return room(300);
        // clang-format off
        case CardKind::Curse: case CardKind::Enhancer: case CardKind::Join: case CardKind::Doubling:
        case CardKind::Item: case CardKind::OneShot: case CardKind::Level: case CardKind::Ally:
        case CardKind::Cheat: case CardKind::Other:
            // clang-format on
            break;
    }
    return room(240);
}

std::vector<std::string> cardTextProblems(const Texts& texts, const Catalog& catalog, DefId def,
                                          const RuleSet& rules) {
    std::size_t length = 0;
    for (const std::string& paragraph : cardText(texts, catalog, def, rules)) length += lengthOf(paragraph);
    const std::set<std::string> missed = texts.takeProblems();
    std::vector<std::string> problems(missed.begin(), missed.end());
    const std::size_t room = textRoom(catalog[def].kind, texts.language());
    if (length > room)
        problems.push_back("its text has " + std::to_string(length) + " characters, and room for " +
                           std::to_string(room));
    return problems;
}

}  // namespace kickdoor
