#include "text/card_phrases.h"

#include "text/card_parts.h"

namespace kickdoor {
namespace {

class Describer {
public:
    Describer(const Catalog& catalog, const CardDef& card, const RuleSet& rules)
        : catalog_(catalog), card_(card), rules_(rules) {}

    std::vector<Phrase> describe() {
        opening();
        figures();
        for (const AbilityDef& ability : card_.abilities)
            lines_.push_back(abilityParagraph(catalog_, card_, ability));
        if (card_.badStuff != kNoRef) {
            Speaker speaker(catalog_, situationOf(card_, rules_));
            lines_.push_back(Phrase("line.badStuff").phrase("effects", speaker.effects(card_.badStuff)));
        }
        return std::move(lines_);
    }

private:
    // The effects when the card is played or strikes.
    void opening() {
        if (card_.effects != kNoRef)
            lines_.push_back(card_.kind == CardKind::Curse
                                 ? Speaker(catalog_, situationOf(card_, rules_)).effects(card_.effects)
                                 : playParagraph(catalog_, card_, rules_));
        if (card_.kind == CardKind::Doubling) {
            const auto reading =
                rules_.doubling[card_.identityType < rules_.doubling.size() ? card_.identityType : 0U];
            Phrase phrase("doubling." + std::string(readingWord(reading)));
            phrase.name("type", identityTypeName(catalog_, card_.identityType));
            lines_.push_back(paragraph({sentence(std::move(phrase))}));
        }
        if (card_.kind == CardKind::Cheat) lines_.push_back(paragraph({sentence(Phrase("cheat"))}));
    }

    // The lasting parts: restrictions, modifiers and triggers.
    void figures() {
        std::vector<Phrase> sentences;
        if (card_.usableBy != kNoRef) sentences.push_back(usableSentence(catalog_, card_.usableBy));
        if (card_.kind == CardKind::Monster && card_.levels != 1)
            sentences.push_back(sentence(Phrase("monster.levels").number("n", card_.levels)));
        if (card_.joins != kNoRef)
            sentences.push_back(sentence(
                Phrase("monster.joins")
                    .phrase("if", Speaker(catalog_, situationOf(card_, rules_)).condition(card_.joins))));
        if (card_.asEnhancerOn != kNoRef) sentences.push_back(asEnhancer());
        if (card_.kind == CardKind::OneShot && card_.bonus != 0)
            sentences.push_back(sentence(Phrase("oneShot.bonus").number("n", card_.bonus)));
        if (card_.kind == CardKind::Enhancer && card_.bonus != 0)
            sentences.push_back(sentence(Phrase("enhancer.bonus").number("n", card_.bonus)));
        if (card_.bonusTreasures != 0)
            sentences.push_back(sentence(Phrase("enhancer.treasures").number("n", card_.bonusTreasures)));
        if (card_.floor != kNoFloor)
            sentences.push_back(sentence(Phrase("enhancer.atLeast").number("n", card_.floor)));
        for (std::size_t tag = 0; tag < catalog_.tags.size(); ++tag)
            if (((card_.gives >> tag) & 1U) != 0) sentences.push_back(given(tag));
        if (card_.kind == CardKind::Ally && card_.bonus != 0)
            sentences.push_back(sentence(Phrase("ally.bonus").number("n", card_.bonus)));
        for (std::size_t i = printedModifiers(card_); i < card_.modifiers.size(); ++i)
            if (!outOfForce(card_.modifiers[i]))
                sentences.push_back(modifierSentence(catalog_, card_, card_.modifiers[i]));
        for (const TriggerDef& trigger : card_.triggers)
            sentences.push_back(triggerSentence(catalog_, card_, trigger));
        if (card_.ally == AllyKind::Hireling)
            sentences.push_back(sentence(Phrase("ally.hireling").word("fate", wordOf(card_.itemFate))));
        if (card_.ally == AllyKind::GuestStar) sentences.push_back(sentence(Phrase("ally.guestStar")));
        if (isTreasureOnly()) sentences.push_back(sentence(Phrase("item.plain")));
        if (!sentences.empty()) lines_.push_back(paragraph(std::move(sentences)));
    }

    // An Item without effects gets a text that says so.
    bool isTreasureOnly() const {
        return card_.kind == CardKind::Item && card_.bonus == 0 && card_.gold > 0 &&
               card_.modifiers.empty() && card_.abilities.empty() && card_.triggers.empty();
    }

    // Identities change the hand limit only if the base rules allow it (R12.1).
    bool outOfForce(const ModifierDef& modifier) const {
        return card_.kind == CardKind::Identity && modifier.stat == Stat::HandLimit &&
               !rules_.identityHandLimits;
    }

    Phrase asEnhancer() const {
        const DefId on = Parameters<Op::MonsterIs>(catalog_.node(card_.asEnhancerOn)).get<"card">();
        Phrase phrase("monster.asEnhancer");
        return sentence(phrase.name("card", cardName(catalog_, on)).number("n", card_.asEnhancerBonus));
    }

    Phrase given(std::size_t tag) const {
        const bool joins = ((catalog_.joiningTags >> tag) & 1U) != 0;
        Phrase phrase(joins ? "enhancer.gives.joins" : "enhancer.gives");
        return sentence(phrase.name("tag", tagName(catalog_, static_cast<int>(tag))));
    }

    static std::string_view readingWord(DoublingReading reading) {
        switch (reading) {
            case DoublingReading::Shields: return "shields";
            case DoublingReading::HalfUntilSecond: return "halfUntilSecond";
            case DoublingReading::NeedsSecond: return "needsSecond";
        }
        return "shields";
    }

    const Catalog& catalog_;
    const CardDef& card_;
    const RuleSet& rules_;
    std::vector<Phrase> lines_;
};

}  // namespace

Situation situationOf(const CardDef& card, const RuleSet& rules) {
    Situation at;
    if (card.kind == CardKind::Curse || card.kind == CardKind::Monster || card.kind == CardKind::Enhancer)
        at.addressee = Who::Victim;
    at.target = card.play.target;
    at.targetIsYou =
        card.kind == CardKind::Level && card.play.target == Target::None && !rules.levelCardsAnyone;
    return at;
}

std::vector<Phrase> describe(const Catalog& catalog, DefId def, const RuleSet& rules) {
    return Describer(catalog, catalog[def], rules).describe();
}

Phrase describeAbility(const Catalog& catalog, DefId def, std::size_t ability, const RuleSet&) {
    return abilityParagraph(catalog, catalog[def], catalog[def].abilities[ability]);
}

Phrase describeEffects(const Catalog& catalog, DefId def, ListRef effects, const RuleSet& rules,
                       NamedPlayers named, Side aimed) {
    Situation situation = situationOf(catalog[def], rules);
    situation.named = std::move(named);
    situation.aimed = aimed;
    return Speaker(catalog, std::move(situation)).clauses(effects);
}

Phrase describeEffect(const Catalog& catalog, DefId def, NodeRef effect, const RuleSet& rules,
                      std::optional<Who> reader, NamedPlayers named) {
    Situation situation = situationOf(catalog[def], rules);
    situation.named = std::move(named);
    if (reader) situation.addressee = *reader;
    return Speaker(catalog, std::move(situation)).effect(effect);
}

Phrase describeCondition(const Catalog& catalog, DefId def, NodeRef condition, const RuleSet& rules) {
    return Speaker(catalog, situationOf(catalog[def], rules)).condition(condition);
}

Phrase describeUsers(const Catalog& catalog, DefId def) {
    return usableClause(catalog, catalog[def].usableBy);
}

Phrase describeModifier(const Catalog& catalog, DefId def, std::size_t modifier) {
    return modifierClause(catalog, catalog[def], catalog[def].modifiers[modifier], Among::Nothing);
}

Phrase describeKind(const Catalog& catalog, DefId def) {
    const CardDef& card = catalog[def];
    std::vector<Phrase> parts;
    std::string key = "kind." + std::string(wordOf(card.kind));
    if (card.ally != AllyKind::None) key += "." + std::string(wordOf(card.ally));
    if (card.boss) key = "kind.boss";
    Phrase kind(key);
    if (card.identityType != kNoIdentityType) kind.name("type", identityTypeName(catalog, card.identityType));
    parts.push_back(std::move(kind));
    for (std::size_t tag = 0; tag < catalog.tags.size(); ++tag)
        if (card.hasTag(static_cast<int>(tag)))
            parts.push_back(Phrase("kind.tag").name("tag", tagName(catalog, static_cast<int>(tag))));
    if (card.kind == CardKind::Item && card.slot != Slot::None)
        parts.emplace_back("kind.slot." + std::string(wordOf(card.slot)));
    if (card.big) parts.emplace_back("kind.big");
    if (card.lasting) parts.emplace_back("kind.lasting");
    return Phrase("kind").list("of", ListStyle::Comma, std::move(parts));
}

}  // namespace kickdoor
