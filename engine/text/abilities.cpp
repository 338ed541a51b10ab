#include <optional>

#include "text/card_parts.h"
#include "text/card_phrases.h"

namespace kickdoor {
namespace {

constexpr WhenSet kOwnCombatMoments = bit(When::OwnCombat) | bit(When::FighterOnly) | bit(When::Fleeing);

// These say "when ...", the others name a moment: "after any die roll".
constexpr WhenSet kClauseMoments =
    kStrikeMoments | bit(When::NotInCombat) | bit(When::NoCombat) | bit(When::FaceUpDraw);

Phrase moments(WhenSet when) {
    std::vector<Phrase> parts;
    const auto words = wordsOf<When>();
    for (std::size_t i = 0; i < words.size(); ++i)
        if (((when >> i) & 1U) != 0) parts.emplace_back("when." + std::string(words[i]));
    if (parts.size() == 1) return parts.front();
    return Phrase("when.several").list("of", ListStyle::Or, std::move(parts));
}

// "Discard up to 3 cards a combat" contains cost and limit.
bool saysLimit(const AbilityDef& ability) {
    const CostDef& cost = ability.cost;
    return ability.limitDiscards && ability.limit != Limit::None && !cost.wholeHand && !cost.handOnly &&
           cost.least <= 1 && cost.most == ability.limitCount;
}

// The part before the colon: "in any combat, on a monster of Level 8 or less, discard 1 card".
class Lead {
public:
    Lead(const Catalog& catalog, Speaker& speaker) : catalog_(catalog), speaker_(speaker) {}

    void add(Phrase part) { parts_.push_back(std::move(part)); }
    void aim(const Situation& at, NodeRef targetIf) {
        if (at.target == Target::None || at.target == Target::Self) return;
        // A strike against the reader is redirected to a player, who is chosen, not a target.
        const bool turned =
            at.victimIsYou && (at.target == Target::Player || at.target == Target::OtherPlayer);
        Phrase phrase((turned ? "aim.choose." : "aim.") + std::string(wordOf(at.target)));
        const bool item = at.target == Target::ItemOfOther || at.target == Target::OwnItem;
        if (item) phrase.phrase("noun", speaker_.subjectNoun(targetIf));
        // Players take "who ...", other targets "if ...".
        Situation asked = at;
        if (!item && at.target != Target::Monster && at.target != Target::Side) asked.relative = Who::Target;
        Speaker asking(catalog_, asked);
        std::optional<Phrase> condition;
        if (item)
            condition = asking.besideSubject(targetIf);
        else if (targetIf != kNoRef)
            condition = asking.condition(targetIf);
        if (condition)
            phrase = Phrase(turned           ? "aim.choose.who"
                            : asked.relative ? "aim.who"
                                             : "aim.if")
                         .phrase("aim", std::move(phrase))
                         .phrase("if", *std::move(condition));
        if (turned)
            chosen_ = std::move(phrase);
        else
            add(std::move(phrase));
    }
    void require(NodeRef condition) {
        if (condition != kNoRef) add(Phrase("lead.if").phrase("if", speaker_.condition(condition)));
    }
    void pay(const CostDef& cost, const AbilityDef& ability) {
        if (cost.discardThis) orders_.emplace_back("cost.this");
        if (cost.wholeHand)
            orders_.push_back(Phrase("cost.wholeHand").number("least", cost.least));
        else if (saysLimit(ability))
            orders_.push_back(
                Phrase("cost.limited").number("n", cost.most).word("limit", wordOf(ability.limit)));
        else if (cost.most > 0)
            orders_.push_back(Phrase(cost.least == cost.most ? "cost.exact" : "cost.range")
                                  .number("least", cost.least)
                                  .number("most", cost.most)
                                  .word("from", cost.handOnly ? "hand" : "any"));
    }
    bool empty() const { return parts_.empty() && !chosen_; }
    Phrase take(WhenSet when) {
        if (chosen_) orders_.push_back(*std::move(chosen_));
        if (!orders_.empty()) {
            Phrase order = Phrase("lead.orders").list("of", ListStyle::And, std::move(orders_));
            // Some languages use no comma after a moment without conditions.
            if (parts_.size() == 1 && (when & kClauseMoments) == 0)
                parts_ = {
                    Phrase("lead.at")
                        .phrase("when", std::move(parts_[0]))
                        .phrase("order", std::move(order))
                        .word("moment", (when & bit(When::FighterOnly)) != 0 ? "fighterOnly" : "other")};
            else
                add(std::move(order));
        }
        return Phrase("lead").list("of", ListStyle::Comma, std::move(parts_));
    }

private:
    const Catalog& catalog_;
    Speaker& speaker_;
    std::vector<Phrase> parts_;
    std::vector<Phrase> orders_;  // the reader's costs
    std::optional<Phrase> chosen_;
};

Situation situationOf(WhenSet when, Target target) {
    Situation at;
    at.target = target;
    at.victimIsYou = when != 0 && (when & ~kStrikeMoments) == 0;
    at.inOwnCombat = when != 0 && (when & ~kOwnCombatMoments) == 0;
    at.isFighter = when == bit(When::FighterOnly);
    return at;
}

Phrase limitSentence(const AbilityDef& ability) {
    Phrase phrase(std::string(ability.limitDiscards ? "limit.discards." : "limit.uses.") +
                  std::string(wordOf(ability.limit)));
    return sentence(phrase.number("n", ability.limitCount));
}

// The rule itself describes the answer to a face-up draw (R4.10); effects, if any, are added.
Phrase bodyOf(Speaker& speaker, WhenSet when, ListRef effects) {
    if ((when & bit(When::FaceUpDraw)) == 0) return speaker.clauses(effects);
    if (effects == kNoRef) return Phrase("effect.takeDiscardInstead");
    std::vector<Phrase> both;
    both.emplace_back("effect.takeDiscardInstead");
    both.push_back(speaker.clauses(effects));
    return Phrase("effect.list").list("of", ListStyle::And, std::move(both));
}

}  // namespace

Phrase abilityParagraph(const Catalog& catalog, const CardDef& card, const AbilityDef& ability) {
    const Situation at = situationOf(ability.when, ability.target);
    Speaker speaker(catalog, at);
    Lead lead(catalog, speaker);
    lead.add(moments(ability.when));
    lead.require(ability.condition);
    lead.aim(at, ability.targetIf);
    lead.pay(ability.cost, ability);
    Phrase said("ability");
    said.name("name", abilityName(card, ability)).phrase("lead", lead.take(ability.when));
    said.phrase("effects", bodyOf(speaker, ability.when, ability.effects));
    std::vector<Phrase> sentences{sentence(std::move(said))};
    if (ability.limit != Limit::None && !saysLimit(ability)) sentences.push_back(limitSentence(ability));
    return paragraph(std::move(sentences));
}

Phrase playParagraph(const Catalog& catalog, const CardDef& card, const RuleSet& rules) {
    Situation at = situationOf(card.play.when, card.play.target);
    // A level card without a target is played on its player, or on anyone, as in the base rules (R7.8).
    const bool ruled =
        card.kind == CardKind::Level && card.play.when == 0 && card.play.target == Target::None;
    const bool anyone = ruled && rules.levelCardsAnyone && speaksOfTarget(catalog, card.effects);
    at.targetIsYou = ruled && !anyone;
    if (anyone) at.target = Target::Player;
    Speaker speaker(catalog, at);
    Lead lead(catalog, speaker);
    if (card.play.when != 0) lead.add(moments(card.play.when));
    if (anyone) lead.add(moments(bit(When::AnyTime)));
    lead.require(card.play.condition);
    lead.aim(at, card.play.targetIf);
    if (card.play.with != WithCard::None) lead.add(Phrase("with." + std::string(wordOf(card.play.with))));
    if (lead.empty()) return speaker.effects(card.effects);
    Phrase said("play");
    said.phrase("lead", lead.take(card.play.when))
        .phrase("effects", bodyOf(speaker, card.play.when, card.effects));
    return paragraph({sentence(std::move(said))});
}

}  // namespace kickdoor
