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
        // clang-format off
        case From::Hand: case From::InPlay: case From::HandOrPlay: case From::This: case From::Subject:
        case From::Attached:
            // clang-format on
            break;
    }
    return true;
}

bool fits(Selector selector, const CardDef& card) {
    if (!mayLieIn(selector.get<"from">(), card)) return false;
    if (!kindFits(selector.get<"kind">(), card)) return false;
    const auto slot = selector.get<"slot">();
    if (slot && *slot != card.slot) return false;
    if (selector.get<"size">() == SizeFilter::Big && !card.big) return false;
    const IdentityType type = selector.get<"type">();
    if (type != kNoIdentityType && type != card.identityType) return false;
    const IdentityId identity = selector.get<"identity">();
    if (identity != kNoIdentity && identity != card.identity) return false;
    const int tag = selector.get<"tag">();
    if (tag != kNoRef && !card.hasTag(tag)) return false;
    return card.gold >= selector.get<"minGold">();
}

// The player for a chooser; nothing if the cards' owner or chance decides.
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

void lintSelector(LintReport& report, const Catalog& catalog, Selector selector, const BoundNames& bindings,
                  const HandsSeen& handsSeen, const JsonPlace& place) {
    const auto from = selector.get<"from">();
    const auto of = selector.get<"of">();
    const auto chooser = selector.get<"chooser">();
    if (from == From::Subject && !bindings.subject) report.error(place, "no card set it off or was aimed at");

    const auto fitsSelector = [&](const CardDef& card) { return fits(selector, card); };
    if (std::none_of(catalog.cards.begin(), catalog.cards.end(), fitsSelector))
        report.error(place, "no card of the pack ever fits");

    const bool chooses = selector.get<"quantity">() != kNoRef || selector.get<"upTo">();
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
        report.warning(chooserPlace, "all cards are taken, so nobody chooses",
                       mendByRemoving(chooserPlace.text()));
}

}  // namespace kickdoor
