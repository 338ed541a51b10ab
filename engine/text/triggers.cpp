#include <string>

#include "text/card_parts.h"

namespace kickdoor {
namespace {

// A lasting curse that discards itself states its duration.
bool endsCurse(const Catalog& catalog, const CardDef& card, const TriggerDef& trigger) {
    const auto effects = catalog.list(trigger.effects);
    if (!card.lasting || effects.size() != 1) return false;
    const Node& effect = catalog.node(effects[0]);
    return effect.op == Op::Discard &&
           Selector(catalog.node(Parameters<Op::Discard>(effect).get<"cards">())).get<"from">() == From::This;
}

// "when you lose Headgear": the moment with its condition.
Phrase momentOf(const TriggerDef& trigger, const std::string& key, std::string_view word, Speaker& speaker) {
    Phrase moment(key + "." + std::string(word));
    const bool lost = trigger.on == TriggerOn::LostItem;
    if (lost) moment.phrase("noun", speaker.subjectNoun(trigger.condition));
    std::optional<Phrase> condition;
    if (lost)
        condition = speaker.besideSubject(trigger.condition);
    else if (trigger.condition != kNoRef)
        condition = speaker.condition(trigger.condition);
    if (!condition) return moment;
    return Phrase(key + ".if").phrase("moment", std::move(moment)).phrase("if", *std::move(condition));
}

}  // namespace

Phrase triggerSentence(const Catalog& catalog, const CardDef& card, const TriggerDef& trigger) {
    const bool onMonster = card.kind == CardKind::Monster || card.kind == CardKind::Enhancer;
    Situation at;
    if (onMonster) at.addressee = Who::Victim;
    Speaker speaker(catalog, at);
    if (endsCurse(catalog, card, trigger)) {
        // What it does at once, such as a change of sex, does not end with it.
        const char* key = card.effects == kNoList ? "curse.until" : "curse.modifierUntil";
        return sentence(
            Phrase(key).phrase("moment", momentOf(trigger, "until", wordOf(trigger.on), speaker)));
    }
    // R8.12: special Treasure may also come from a monster that was not killed.
    const bool pays = card.specialTreasure && trigger.on == TriggerOn::Victory;
    const std::string_view word = pays ? "treasure" : wordOf(trigger.on);
    Phrase phrase("trigger");
    phrase.phrase("moment",
                  momentOf(trigger, onMonster ? "trigger.monster" : "trigger.holder", word, speaker));
    return sentence(phrase.phrase("effects", speaker.clauses(trigger.effects)));
}

}  // namespace kickdoor
