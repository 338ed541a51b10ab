#include "card/lint_selector.h"

#include <algorithm>
#include <optional>

namespace kickdoor {
namespace {

bool kindFits(KindFilter filter, const CardDef& card) {
    switch (filter) {
        case KindFilter::Any: return true;
        case KindFilter::Item: return card.isItem;
        case KindFilter::OneShot: return card.kind == CardKind::OneShot;
        case KindFilter::Monster: return card.kind == CardKind::Monster;
        case KindFilter::Curse: return card.kind == CardKind::Curse;
        case KindFilter::Identity: return card.kind == CardKind::Identity;
        case KindFilter::Doubling: return card.kind == CardKind::Doubling;
        case KindFilter::Ally: return card.kind == CardKind::Ally;
        case KindFilter::Enhancer: return card.kind == CardKind::Enhancer;
        case KindFilter::Level: return card.kind == CardKind::Level;
    }
    return false;
}

bool mayLieIn(From from, const CardDef& card) {
    switch (from) {
        case From::Equipped: return card.kind == CardKind::Item;
        case From::Carried:
        case From::Unequipped: return card.isItem;
        case From::Identities: return card.kind == CardKind::Identity;
        case From::Allies: return card.kind == CardKind::Ally;
        case From::Curses: return card.kind == CardKind::Curse && card.lasting;
        case From::DoorDiscard: return card.deck == Deck::Door;
        case From::TreasureDiscard: return card.deck == Deck::Treasure;
        default: return true;
    }
}

bool fits(const Node& selector, const CardDef& card) {
    const auto arg = [&](param::SelectorParam which) { return selector.arg[which]; };
    if (!mayLieIn(static_cast<From>(arg(param::kFrom)), card)) return false;
    if (!kindFits(static_cast<KindFilter>(arg(param::kKind)), card)) return false;
    if (arg(param::kSlot) != kNoRef && static_cast<Slot>(arg(param::kSlot)) != card.slot) return false;
    const auto size = static_cast<SizeFilter>(arg(param::kSize));
    if (size == SizeFilter::Big && !card.big) return false;
    if (arg(param::kType) != kNoRef && arg(param::kType) != card.identityType) return false;
    if (arg(param::kIdentity) != kNoRef && arg(param::kIdentity) != card.identity) return false;
    if (arg(param::kTag) != kNoRef && !card.hasTag(arg(param::kTag))) return false;
    return card.gold >= arg(param::kMinGold);
}

// The player a chooser stands for; nothing where the cards' owner or chance decides.
std::optional<Who> whoChooses(Chooser chooser) {
    switch (chooser) {
        case Chooser::You: return Who::You;
        case Chooser::Victim: return Who::Victim;
        case Chooser::Target: return Who::Target;
        case Chooser::Fighter: return Who::Fighter;
        case Chooser::Left: return Who::Left;
        case Chooser::Right: return Who::Right;
        case Chooser::Chosen: return Who::Chosen;
        case Chooser::Player: return Who::Player;
        case Chooser::Owner:
        case Chooser::Random:
        case Chooser::MostGold:
        case Chooser::HighestBonus: break;
    }
    return std::nullopt;
}

bool isSecret(From from) {
    return from == From::Hand || from == From::HandOrPlay;
}

}  // namespace

void lintSelector(LintReport& report, const Catalog& catalog, const Node& selector,
                  const BoundNames& bindings, const HandsSeen& handsSeen, const JsonPlace& place) {
    const auto from = static_cast<From>(selector.arg[param::kFrom]);
    const auto of = static_cast<Who>(selector.arg[param::kOf]);
    const auto chooser = static_cast<Chooser>(selector.arg[param::kChooser]);
    if (from == From::Subject && !bindings.subject) report.error(place, "no card set it off or was aimed at");

    const auto fitsSelector = [&](const CardDef& card) { return fits(selector, card); };
    if (std::none_of(catalog.cards.begin(), catalog.cards.end(), fitsSelector))
        report.error(place, "no card of the pack ever fits");

    const bool chooses = selector.arg[param::kQuantity] != kNoRef || selector.arg[param::kUpTo] != 0;
    const std::optional<Who> by = whoChooses(chooser);
    const JsonPlace chooserPlace{&place, "chooser", -1};
    if (by && !isBound(bindings, *by))
        report.error(chooserPlace, "nobody is '" + std::string(wordOf(chooser)) + "' here");
    if (chooses && !hasOwner(from) && (from == From::DoorDiscard || from == From::TreasureDiscard) &&
        chooser == Chooser::Owner)
        report.error(chooserPlace, "nobody owns a discard pile: name who chooses");

    const bool ownHand = chooser == Chooser::Owner || by == of;
    const bool seen =
        by && std::find(handsSeen.begin(), handsSeen.end(), std::pair(*by, of)) != handsSeen.end();
    if (isSecret(from) && chooses && !ownHand && !seen && chooser != Chooser::Random)
        report.error(
            chooserPlace,
            "chooses from a hand that stays secret: let its owner or chance choose, or let the hand be "
            "looked at before");
    if (!chooses && chooser != Chooser::Owner)
        report.warning(chooserPlace, "all cards are taken, so nobody chooses");
}

}  // namespace kickdoor
