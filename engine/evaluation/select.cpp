// Selectors: the cards to which a card refers.
#include "evaluation/card_fits.h"
#include "evaluation/evaluate.h"

namespace kickdoor {

bool kindFits(const CardDef& def, KindFilter kind) {
    switch (kind) {
        case KindFilter::Any: return true;
        case KindFilter::Item: return def.isItem;
        case KindFilter::OneShot: return def.kind == CardKind::OneShot;
        case KindFilter::Monster: return def.kind == CardKind::Monster;
        case KindFilter::Curse: return def.kind == CardKind::Curse;
        case KindFilter::Identity: return def.kind == CardKind::Identity;
        case KindFilter::Doubling: return def.kind == CardKind::Doubling;
        case KindFilter::Ally: return def.kind == CardKind::Ally;
        case KindFilter::Enhancer: return def.kind == CardKind::Enhancer;
        case KindFilter::Level: return def.kind == CardKind::Level;
    }
    return false;
}

bool slotFits(const CardDef& def, std::optional<Slot> slot) {
    if (!slot || def.slot == *slot) return true;
    // "a hand Item" means a one-handed or two-handed Item.
    return *slot == Slot::OneHand && def.slot == Slot::TwoHands;
}

bool sizeFits(const CardDef& def, SizeFilter size) {
    return size == SizeFilter::Any || (size == SizeFilter::Big) == def.big;
}

bool fitsAnyCard(Selector selector) {
    return selector.get<"kind">() == KindFilter::Any && selector.get<"size">() == SizeFilter::Any &&
           !selector.get<"slot">() && selector.get<"type">() == kNoIdentityType &&
           selector.get<"identity">() == kNoIdentity && selector.get<"tag">() == kNoRef &&
           selector.get<"minGold">() == 0;
}

bool isOwnerless(Selector selector) {
    const auto from = selector.get<"from">();
    return from == From::DoorDiscard || from == From::TreasureDiscard || from == From::This ||
           from == From::Subject;
}

Selector selectorOf(const Catalog& catalog, const Node& effect) {
    return Selector(catalog.node(effect.op == Op::Discard ? Parameters<Op::Discard>(effect).get<"cards">()
                                                          : Parameters<Op::Take>(effect).get<"cards">()));
}

SeatSet ownersOf(const Game& game, const GameState& state, Selector selector, const Bindings& at) {
    if (isOwnerless(selector)) return {};
    return resolve(game, state, selector.get<"of">(), at);
}

void selectFrom(const Game& game, const GameState& state, Selector selector, Seat owner, const Bindings& at,
                CardList& out) {
    const auto from = selector.get<"from">();
    const auto fits = [&](CardId card) {
        // In a view the cards of other hands are unknown: they fit only a selector without conditions.
        if (isUnknown(state.cards.def(card))) return fitsAnyCard(selector);
        const CardDef& def = game.catalog[state.cards.def(card)];
        if (!kindFits(def, selector.get<"kind">())) return false;
        if (!slotFits(def, selector.get<"slot">())) return false;
        if (!sizeFits(def, selector.get<"size">())) return false;
        if (selector.get<"type">() != kNoIdentityType && def.identityType != selector.get<"type">())
            return false;
        if (selector.get<"identity">() != kNoIdentity && def.identity != selector.get<"identity">())
            return false;
        if (selector.get<"tag">() != kNoRef && !def.hasTag(selector.get<"tag">())) return false;
        return def.gold >= selector.get<"minGold">();
    };
    const auto addFrom = [&](Zone zone, Seat holder, auto&& also) {
        for (const CardId card : state.cards.in(zone, holder))
            if (also(card) && fits(card)) out.push_back(card);
    };
    const auto all = [](CardId) { return true; };
    const auto kindIs = [&](CardId card, CardKind kind) {
        const DefId def = state.cards.def(card);
        return !isUnknown(def) && game.catalog[def].kind == kind;
    };
    const auto isItem = [&](CardId card) { return game.catalog[state.cards.def(card)].isItem; };
    switch (from) {
        case From::Hand: addFrom(Zone::Hand, owner, all); break;
        case From::Carried: addFrom(Zone::InPlay, owner, isItem); break;
        case From::Equipped:
            addFrom(Zone::InPlay, owner, [&](CardId c) { return state.cards.isEquipped(c); });
            break;
        case From::Unequipped:
            addFrom(Zone::InPlay, owner, [&](CardId c) { return isItem(c) && !state.cards.isEquipped(c); });
            break;
        case From::InPlay: addFrom(Zone::InPlay, owner, all); break;
        case From::Identities:
            addFrom(Zone::InPlay, owner, [&](CardId c) { return kindIs(c, CardKind::Identity); });
            break;
        case From::Allies:
            addFrom(Zone::InPlay, owner, [&](CardId c) { return kindIs(c, CardKind::Ally); });
            break;
        case From::Curses: addFrom(Zone::Curses, owner, all); break;
        case From::HandOrPlay:
            addFrom(Zone::Hand, owner, all);
            addFrom(Zone::InPlay, owner, all);
            break;
        case From::DoorDiscard: addFrom(Zone::DoorDiscard, kNoSeat, all); break;
        case From::TreasureDiscard: addFrom(Zone::TreasureDiscard, kNoSeat, all); break;
        case From::This:
            if (at.card != kNoCard) out.push_back(at.card);
            break;
        case From::Subject:
            if (at.subject != kNoCard) out.push_back(at.subject);
            break;
        case From::Attached:
            for (const CardId host : state.cards.in(Zone::InPlay, owner))
                if (state.cards.isAttached(host) && fits(host)) out.push_back(host);
            break;
    }
}

}  // namespace kickdoor
