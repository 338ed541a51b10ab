// Selectors: which cards a card speaks of.
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

bool slotFits(const CardDef& def, std::int16_t slot) {
    if (slot == kNoRef || def.slot == static_cast<Slot>(slot)) return true;
    // "a hand Item" means one of either sort.
    return static_cast<Slot>(slot) == Slot::OneHand && def.slot == Slot::TwoHands;
}

bool sizeFits(const CardDef& def, SizeFilter size) {
    return size == SizeFilter::Any || (size == SizeFilter::Big) == def.big;
}

namespace {

bool fitsAnyCard(const Node& selector) {
    return static_cast<KindFilter>(selector.arg[param::kKind]) == KindFilter::Any &&
           static_cast<SizeFilter>(selector.arg[param::kSize]) == SizeFilter::Any &&
           selector.arg[param::kSlot] == kNoRef && selector.arg[param::kType] == kNoRef &&
           selector.arg[param::kIdentity] == kNoRef && selector.arg[param::kTag] == kNoRef &&
           selector.arg[param::kMinGold] == 0;
}

}  // namespace

bool isOwnerless(const Node& selector) {
    const auto from = static_cast<From>(selector.arg[param::kFrom]);
    return from == From::DoorDiscard || from == From::TreasureDiscard || from == From::This ||
           from == From::Subject;
}

SeatSet ownersOf(const Game& game, const GameState& state, const Node& selector, const Bindings& at) {
    if (isOwnerless(selector)) return {};
    return resolve(game, state, static_cast<Who>(selector.arg[param::kOf]), at);
}

void selectFrom(const Game& game, const GameState& state, const Node& selector, Seat owner,
                const Bindings& at, CardList& out) {
    const auto from = static_cast<From>(selector.arg[param::kFrom]);
    const auto fits = [&](CardId card) {
        // A view knows how many cards a hand holds, not which: they fit where nothing is asked of them.
        if (isUnknown(state.cards.def(card))) return fitsAnyCard(selector);
        const CardDef& def = game.catalog[state.cards.def(card)];
        if (!kindFits(def, static_cast<KindFilter>(selector.arg[param::kKind]))) return false;
        if (!slotFits(def, selector.arg[param::kSlot])) return false;
        if (!sizeFits(def, static_cast<SizeFilter>(selector.arg[param::kSize]))) return false;
        if (selector.arg[param::kType] != kNoRef &&
            def.identityType != static_cast<IdentityType>(selector.arg[param::kType]))
            return false;
        if (selector.arg[param::kIdentity] != kNoRef &&
            def.identity != static_cast<IdentityId>(selector.arg[param::kIdentity]))
            return false;
        if (selector.arg[param::kTag] != kNoRef && !def.hasTag(selector.arg[param::kTag])) return false;
        return def.gold >= selector.arg[param::kMinGold];
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
