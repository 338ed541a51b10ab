#include <algorithm>
#include <array>

#include "base/json_build.h"
#include "card/lint_parts.h"
#include "card/mend.h"

namespace kickdoor {
namespace {

constexpr std::array kMonsterStats = {
    Stat::Treasures, Stat::Levels,   Stat::NoHelp,  Stat::LevelIgnored, Stat::ItemsIgnored,
    Stat::NoPursuit, Stat::NoEscape, Stat::RunAway, Stat::Strength,     Stat::FoeStrength};
constexpr std::array kPlayerStats = {Stat::Strength, Stat::RunAway,        Stat::DieRoll,    Stat::HandLimit,
                                     Stat::AnyBig,   Stat::LevelsAsHelper, Stat::SaleDouble, Stat::WinsTies,
                                     Stat::Levels,   Stat::SureEscape,     Stat::CurseProof, Stat::Treasures,
                                     Stat::Hands};

constexpr int kMostTreasures = 5;

bool doesAnything(const CardDef& card) {
    return card.effects != kNoRef || !card.modifiers.empty() || !card.triggers.empty() ||
           !card.abilities.empty();
}

void lintMonster(LintReport& report, const CardDef& card) {
    const JsonPlace treasures{nullptr, "treasures", -1};
    if (card.badStuff == kNoRef) report.error(JsonPlace{}, "a monster without Bad Stuff");
    const bool special =
        std::any_of(card.triggers.begin(), card.triggers.end(),
                    [](const TriggerDef& trigger) { return trigger.on == TriggerOn::Victory; });
    if (card.treasures == 0 && !special)
        report.error(treasures, "no Treasure, and nothing else for killing it");
    if (card.specialTreasure && (card.treasures != 0 || !special))
        report.error({nullptr, "specialTreasure", -1},
                     "needs 'treasures' of 0 and a victory trigger that says what one gets",
                     special ? std::optional(mendBySetting("/treasures", jsonInt(0))) : std::nullopt);
    if (card.asEnhancerOn != kNoRef && card.asEnhancerBonus == 0)
        report.error({nullptr, "asEnhancer", -1}, "adds nothing");
    if (card.treasures > kMostTreasures)
        report.error(treasures, "more than 5 Treasures",
                     mendBySetting("/treasures", jsonInt(kMostTreasures)));
    if (card.levels == 0)
        report.error({nullptr, "levels", -1}, "killing it gives no level",
                     mendBySetting("/levels", jsonInt(1)));
}

// Cards that need effects.
void lintPurpose(LintReport& report, const CardDef& card) {
    switch (card.kind) {
        case CardKind::Monster: lintMonster(report, card); break;
        case CardKind::Curse:
            if (!doesAnything(card)) report.error(JsonPlace{}, "a curse that does nothing");
            if (card.lasting && card.modifiers.empty() && card.triggers.empty() && card.abilities.empty())
                report.error({nullptr, "lasting", -1}, "stays, but does nothing while it stays",
                             mendByRemoving("/lasting"));
            if (!card.lasting && !(card.modifiers.empty() && card.triggers.empty()))
                report.error({nullptr, "lasting", -1}, "has modifiers or triggers, but does not stay",
                             mendBySetting("/lasting", jsonBool(true)));
            break;
        case CardKind::OneShot:
            if (!hasStat(card, Stat::Strength) && card.effects == kNoRef)
                report.error(JsonPlace{}, "a one-shot with neither bonus nor effects");
            break;
        case CardKind::Enhancer:
            if (card.modifiers.empty() && card.gives == 0)
                report.error(JsonPlace{}, "an enhancer that changes nothing");
            break;
        case CardKind::Level:
        case CardKind::Join:
        case CardKind::Other:
            if (!doesAnything(card)) report.error(JsonPlace{}, "a card that does nothing");
            break;
        case CardKind::Item:
            if (!doesAnything(card) && card.gold == 0)
                report.warning(JsonPlace{}, "an Item that is good for nothing");
            break;
        case CardKind::Ally:
            if (!doesAnything(card) && card.ally == AllyKind::Companion)
                report.warning(JsonPlace{}, "gives its player nothing");
            if (card.itemFate != ItemFate::Carried && card.ally != AllyKind::Hireling)
                report.error({nullptr, "itemFate", -1}, "only a Hireling carries an Item",
                             mendByRemoving("/itemFate"));
            break;
        case CardKind::Identity:
        case CardKind::Character:
            if (!doesAnything(card)) report.warning(JsonPlace{}, "gives its player nothing");
            break;
        case CardKind::Doubling:
        case CardKind::Cheat: break;
    }
}

void lintPlayability(LintReport& report, const CardDef& card) {
    const bool needsWhen = card.kind == CardKind::OneShot || card.kind == CardKind::Other;
    const bool answersOtherwise = !card.abilities.empty() || !card.triggers.empty();
    const JsonPlace play{nullptr, "play", -1};
    if (needsWhen && card.play.when == 0 && !answersOtherwise)
        report.error(play, "does not say when it may be played");
    constexpr WhenSet kInFight = bit(When::AnyCombat) | bit(When::OwnCombat) | bit(When::FighterOnly);
    const bool lies = card.kind == CardKind::OneShot && card.play.target == Target::Side;
    if (lies && (card.play.when & ~kInFight) != 0)
        report.error({&play, "when", -1}, "lies by a side of a fight: it may be played in combat only",
                     mendByRemoving("/play/when"));
}

// A monster in a fight cannot pay for its ability.
void lintCosts(LintReport& report, const CardDef& card) {
    const JsonPlace list{nullptr, "abilities", -1};
    for (std::size_t i = 0; i < card.abilities.size(); ++i) {
        if (!card.abilities[i].cost.discardThis || card.kind != CardKind::Monster) continue;
        const JsonPlace ability{&list, {}, static_cast<int>(i)};
        const JsonPlace cost{&ability, "cost", -1};
        const JsonPlace discards{&cost, "discardThis", -1};
        report.error(discards, "a monster is no card to pay with: removeMonster takes it out of its fight",
                     mendByRemoving(discards.text()));
    }
}

// A Character is in no zone: it cannot be discarded or played.
void lintCharacter(LintReport& report, const CardDef& card) {
    if (card.kind != CardKind::Character) return;
    for (std::size_t i = 0; i < card.abilities.size(); ++i)
        if (card.abilities[i].cost.discardThis)
            report.error({nullptr, "abilities", -1}, "a Character cannot be discarded",
                         mendByRemoving("/abilities/" + std::to_string(i) + "/cost/discardThis"));
    if (card.copies != 1)
        report.error({nullptr, "copies", -1}, "there is one of each Character",
                     mendBySetting("/copies", jsonInt(1)));
}

void lintModifiers(LintReport& report, const CardDef& card) {
    const bool onMonster = card.kind == CardKind::Monster || card.kind == CardKind::Enhancer;
    const auto allowed =
        onMonster ? std::span<const Stat>(kMonsterStats) : std::span<const Stat>(kPlayerStats);
    const JsonPlace list{nullptr, "modifiers", -1};
    // Those of a printed bonus come first, and are not in the list.
    const std::size_t printed = (card.bonus != 0 ? 1U : 0U) + (card.bonusTreasures != 0 ? 1U : 0U);
    for (std::size_t i = 0; i < card.modifiers.size(); ++i) {
        const ModifierDef& modifier = card.modifiers[i];
        std::optional<Mend> removal;
        if (i >= printed) removal = mendByRemoving("/modifiers/" + std::to_string(i - printed));
        if (std::find(allowed.begin(), allowed.end(), modifier.stat) == allowed.end())
            report.error(list,
                         "'" + std::string(wordOf(modifier.stat)) + "' means nothing on a " +
                             std::string(wordOf(card.kind)),
                         removal);
        if (modifier.amount == kNoRef && modifier.constant == 0)
            report.error(list, "a modifier of 0", removal);
    }
}

}  // namespace

void lintCard(LintReport& report, const Catalog& catalog, const CardDef& card) {
    lintPurpose(report, card);
    lintPlayability(report, card);
    lintCosts(report, card);
    lintCharacter(report, card);
    lintModifiers(report, card);
    if (card.flavour.empty()) report.warning({nullptr, "flavour", -1}, "no flavour line");
    if (card.art.icon.empty()) report.warning({nullptr, "art", -1}, "no picture");
    if (const std::string id = idFromName(card.name); id != card.key) {
        std::optional<Mend> mend;
        if (!id.empty() && !catalog.find(id, card.pack)) mend = mendBySetting("/id", jsonText(id));
        report.warning({nullptr, "id", -1}, "the name's id would be '" + id + "'", std::move(mend));
    }
}

}  // namespace kickdoor
