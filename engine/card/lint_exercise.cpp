// Finds the rules that the cards of a pack can exercise.
#include <algorithm>
#include <array>

#include "card/encoder.h"
#include "card/lint_parts.h"

namespace kickdoor {
namespace {

using Exercises = bool (*)(const Catalog& catalog, const CardDef& card);

bool mentions(const Catalog& catalog, const CardDef& card, std::string_view word) {
    return writeJson(encodeMechanics(catalog, card)).find(word) != std::string::npos;
}
bool hasTrigger(const CardDef& card, TriggerOn on) {
    return ((card.triggerMask >> static_cast<unsigned>(on)) & 1U) != 0;
}
template <Slot slot>
bool fills(const Catalog&, const CardDef& card) {
    return card.kind == CardKind::Item && card.slot == slot;
}
template <CardKind kind>
bool is(const Catalog&, const CardDef& card) {
    return card.kind == kind;
}
template <AllyKind ally>
bool accompanies(const Catalog&, const CardDef& card) {
    return card.ally == ally;
}

struct Occasion {
    std::string_view rule;
    std::string_view what;
    Exercises exercises;
};

constexpr std::array kOccasions = {
    Occasion{"R1.4", "a Character", is<CardKind::Character>},
    Occasion{"R2.8", "a Boss", [](const Catalog&, const CardDef& card) { return card.boss; }},
    Occasion{"R4.6", "a doubling card", is<CardKind::Doubling>},
    Occasion{"R4.9", "an ability powered by discards",
             [](const Catalog&, const CardDef& card) {
                 return std::any_of(card.abilities.begin(), card.abilities.end(),
                                    [](const AbilityDef& a) { return a.cost.least > 0; });
             }},
    Occasion{"R6.7", "a card that brings a monster into a fight", is<CardKind::Join>},
    Occasion{"R7.2", "a Headgear", fills<Slot::Headgear>},
    Occasion{"R7.2", "an Armor", fills<Slot::Armor>},
    Occasion{"R7.2", "a Footgear", fills<Slot::Footgear>},
    Occasion{"R7.2", "an Item for one Hand", fills<Slot::OneHand>},
    Occasion{"R7.2", "an Item for two Hands", fills<Slot::TwoHands>},
    Occasion{"R7.3", "a restricted Item",
             [](const Catalog&, const CardDef& card) { return card.usableBy != kNoRef; }},
    Occasion{"R7.4", "a Big Item", [](const Catalog&, const CardDef& card) { return card.big; }},
    Occasion{
        "R7.7", "a one-shot that is an Item",
        [](const Catalog&, const CardDef& card) { return card.kind == CardKind::OneShot && card.isItem; }},
    Occasion{"R7.8", "a level card", is<CardKind::Level>},
    Occasion{"R7.9", "a Hireling", accompanies<AllyKind::Hireling>},
    Occasion{"R7.10", "a Guest Star", accompanies<AllyKind::GuestStar>},
    Occasion{"R7.11", "a Cheat!", is<CardKind::Cheat>},
    Occasion{"R8.2", "a monster enhancer", is<CardKind::Enhancer>},
    Occasion{"R8.4", "a Mate",
             [](const Catalog& catalog, const CardDef& card) {
                 return card.kind == CardKind::Join && mentions(catalog, card, "\"joinAsMate\"");
             }},
    Occasion{"R8.5", "a monster stronger against somebody",
             [](const Catalog& catalog, const CardDef& card) {
                 return card.kind == CardKind::Monster && hasStat(card, Stat::Strength) &&
                        mentions(catalog, card, "\"fighters\"");
             }},
    Occasion{"R8.12", "a monster worth more than one level",
             [](const Catalog&, const CardDef& card) {
                 return card.kind == CardKind::Monster && card.levels > 1;
             }},
    Occasion{"R8.15", "Items that work together",
             [](const Catalog& catalog, const CardDef& card) {
                 return card.kind == CardKind::Item && mentions(catalog, card, "\"wears\"");
             }},
    Occasion{"R8.15", "a monster that may be played as an enhancer",
             [](const Catalog&, const CardDef& card) { return card.asEnhancerOn != kNoRef; }},
    Occasion{"R9.1", "something that helps or hinders Run Away rolls",
             [](const Catalog&, const CardDef& card) { return hasStat(card, Stat::RunAway); }},
    Occasion{"R9.4", "a monster that hurts those who escape, or spares somebody",
             [](const Catalog&, const CardDef& card) {
                 return card.kind == CardKind::Monster &&
                        (hasTrigger(card, TriggerOn::Escaped) || hasStat(card, Stat::NoPursuit));
             }},
    Occasion{"R10.2", "a lasting curse", [](const Catalog&, const CardDef& card) { return card.lasting; }},
    Occasion{"R10.3", "a curse on the next combat",
             [](const Catalog&, const CardDef& card) {
                 return card.lasting && hasTrigger(card, TriggerOn::CombatEnd);
             }},
};

}  // namespace

void lintExercise(LintReport& report, const Catalog& catalog, const LintContext& context) {
    if (!context.ruleHolds) return;
    for (std::size_t pack = 0; pack < catalog.packs.size(); ++pack)
        for (const Occasion& occasion : kOccasions) {
            if (!context.ruleHolds(catalog.packs[pack], occasion.rule)) continue;
            const bool given =
                std::any_of(catalog.cards.begin(), catalog.cards.end(), [&](const CardDef& card) {
                    return card.packIndex == pack && occasion.exercises(catalog, card);
                });
            if (!given)
                report.warning(JsonPlace{}, "nothing in '" + catalog.packs[pack] + "' exercises " +
                                                std::string(occasion.rule) + ": " +
                                                std::string(occasion.what));
        }
}

}  // namespace kickdoor
