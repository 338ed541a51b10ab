// The defaults of a card's kind.
#include <algorithm>

#include "card/card_decoder.h"

namespace kickdoor {

std::optional<Deck> deckOf(CardKind kind) {
    switch (kind) {
        case CardKind::Monster:
        case CardKind::Curse:
        case CardKind::Enhancer:
        case CardKind::Join:
        case CardKind::Identity:
        case CardKind::Doubling:
        case CardKind::Ally:
        case CardKind::Character: return Deck::Door;
        case CardKind::Item:
        case CardKind::OneShot:
        case CardKind::Level: return Deck::Treasure;
        case CardKind::Cheat:
        case CardKind::Other: break;
    }
    return std::nullopt;
}

PlayDef defaultPlay(const CardDef& card) {
    PlayDef play;
    switch (card.kind) {
        case CardKind::Curse:
            play.when = bit(When::AnyTime);
            play.target = Target::Player;
            break;
        case CardKind::Enhancer:
            play.when = bit(When::AnyCombat);
            play.target = Target::Monster;
            break;
        case CardKind::Join: play.when = bit(When::AnyCombat); break;
        case CardKind::Identity:
        case CardKind::Doubling: play.when = bit(When::OwnTurnAlways); break;
        case CardKind::Item: play.when = bit(When::OwnTurn); break;
        case CardKind::OneShot:
            // Only strength can be added to a side; other one-shots specify when and on what they are played.
            if (std::any_of(card.modifiers.begin(), card.modifiers.end(),
                            [](const ModifierDef& modifier) { return modifier.stat == Stat::Strength; })) {
                play.when = bit(When::AnyCombat);
                play.target = Target::Side;
            }
            break;
        case CardKind::Ally: play.when = bit(When::AnyTime); break;
        case CardKind::Cheat:
            play.when = bit(When::OwnTurn);
            play.target = Target::OwnItem;
            break;
        case CardKind::Monster:  // Look for Trouble (R5.4), or with a card that brings it
        case CardKind::Level:    // as the base rules say at run time (R7.8)
        case CardKind::Other:    // specified by the card
        case CardKind::Character: break;
    }
    return play;
}

void fillMasks(CardDef& card) {
    for (const ModifierDef& modifier : card.modifiers)
        card.statMask |= 1U << static_cast<unsigned>(modifier.stat);
    for (const TriggerDef& trigger : card.triggers)
        card.triggerMask |= 1U << static_cast<unsigned>(trigger.on);
    for (const AbilityDef& ability : card.abilities) card.abilityWhen |= ability.when;
}

}  // namespace kickdoor
