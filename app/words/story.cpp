// Wording: one sentence for each event.
#include <QLocale>
#include <QRegularExpression>

#include "evaluation/strength.h"
#include "table/pacing.h"
#include "table_api/ward.h"
#include "words/numbers.h"
#include "words/told_turns.h"
#include "words/wording.h"

namespace kickdoor {
namespace {

// R8.7: an Item that was promised to the helper, once the fight is won.
bool isPay(const GameState& now, const Event& event) {
    const Combat& combat = now.combat;
    return combat.stage == CombatStage::Done && combat.helper != kNoSeat && event.seat == combat.helper &&
           event.seat2 == combat.fighter && combat.terms.items.contains(event.card);
}

}  // namespace

DefId Wording::defOf(const GameState& now, const Event& event) {
    if (event.def != kNoDef) return event.def;
    return event.card < now.cards.count() ? now.cards.def(event.card) : kNoDef;
}

bool Wording::isLaidDown(const GameState& now, const Event& event) const {
    const DefId def = defOf(now, event);
    if (isUnknown(def) || def == kNoDef || event.card >= now.cards.count()) return false;
    if (!now.cards.isIn(event.card, Zone::InPlay)) return false;
    const CardKind kind = m_catalog[def].kind;
    return kind == CardKind::Item || kind == CardKind::OneShot;
}

QString Wording::endedOnce(QString text) {
    static const QRegularExpression endedTwice(QStringLiteral("([!?…](?:</b>)?)\\.(?=\\s|$)"));
    return text.replace(endedTwice, QStringLiteral("\\1"));
}

QString Wording::story(const GameState& now, const Event& event) const {
    return endedOnce(told(now, event));
}

QString Wording::moveOf(const GameState& now, const Event& seen, Seat by) const {
    return seen.kind == EventKind::TurnStarted ? tr("%1 ended the turn.").arg(name(by))
                                               : plainText(story(now, seen));
}

QString Wording::tookNothing(const VainStrike::Strike& strike) const {
    const QString card = strong(title(strike.def));
    const QString victim = strong(name(strike.victim));
    return strike.curse ? tr("%1 had no effect on %2.").arg(card, victim)
                        : tr("The Bad Stuff of %1 took nothing from %2.").arg(card, victim);
}

QString Wording::told(const GameState& now, const Event& event) const {
    const auto seat = [&] { return strong(name(event.seat)); };
    const auto seat2 = [&] { return strong(name(event.seat2)); };
    const DefId def = defOf(now, event);
    const bool hidden = isUnknown(def) || def == kNoDef;
    const auto card = [&] { return strong(title(def)); };
    const auto titleOf = [&](CardId id) { return strong(titleIn(now, id)); };
    switch (event.kind) {
        case EventKind::GameStarted: return tr("Everybody is ready. Who goes first?");
        case EventKind::InitiativeRolled:
            return tr("%1 rolled %2 for the first turn.").arg(seat()).arg(event.number);
        case EventKind::TurnStarted: return tr("%1's turn.").arg(seat());
        case EventKind::DoorKicked: return tr("%1 kicked open the door: %2.").arg(seat(), card());
        case EventKind::DoorListened:
            return hidden ? tr("%1 listened at the door.").arg(seat())
                          : tr("%1 listened at the door: %2.").arg(seat(), card());
        case EventKind::RoomLooted:
            return hidden ? tr("%1 looted the room.").arg(seat())
                          : tr("%1 looted the room: %2.").arg(seat(), card());
        case EventKind::CardDrawn:
            // Before it is shared, it is nobody's.
            if (isOpenLoot(now, event)) return tr("The loot lies open: %1.").arg(card());
            return hidden ? tr("%1 drew a card.").arg(seat()) : tr("%1 drew %2.").arg(seat(), card());
        case EventKind::DeckReshuffled:
            return deckTold(event) == Deck::Door ? tr("The Door discards were shuffled into a new deck.")
                                                 : tr("The Treasure discards were shuffled into a new deck.");
        case EventKind::CardKept: return tr("%1 kept %2.").arg(seat(), card());
        case EventKind::CardPlayed: {
            const auto aim = static_cast<AimKind>(event.number);
            const bool alone = now.combatOn() && now.combat.helper == kNoSeat;
            if (aim == AimKind::Fighters && alone && now.combat.fighter == event.seat)
                return tr("%1 played %2.").arg(seat(), card());
            if (aim == AimKind::Fighters && alone)
                return tr("%1 played %2 for %3.").arg(seat(), card(), strong(name(now.combat.fighter)));
            if (aim == AimKind::Fighters) return tr("%1 played %2 for the fighters.").arg(seat(), card());
            if (aim == AimKind::Monsters && now.combat.monsters.size() == 1)
                return tr("%1 played %2 for %3.")
                    .arg(seat(), card(), strong(title(now.combat.monsters[0].def)));
            if (aim == AimKind::Monsters) return tr("%1 played %2 for the monsters.").arg(seat(), card());
            const bool joins = event.other != kNoCard && now.cards.isIn(event.other, Zone::Hand);
            if (!hidden && m_catalog[def].kind == CardKind::Cheat && event.other != kNoCard &&
                !now.cards.isEquipped(event.other))
                return tr("%1 played %2 on %3, which may now be equipped.")
                    .arg(seat(), card(), titleOf(event.other));
            if (event.other != kNoCard && aim == AimKind::Card && !hidden) {  // R7.9
                if (m_catalog[def].kind == CardKind::Ally)
                    return tr("%1 played %2, to carry %3.", "player, Hireling, Item")
                        .arg(seat(), card(), titleOf(event.other));
                if (m_catalog[def].kind == CardKind::Item)
                    return tr("%1 gave %2 to %3 to carry.", "player, Item, Hireling")
                        .arg(seat(), card(), titleOf(event.other));
            }
            if (event.other != kNoCard && aim == AimKind::Card && !joins)
                return tr("%1 played %2 on %3.").arg(seat(), card(), titleOf(event.other));
            // Ruling a. Nobody wears what goes in no place.
            if (isLaidDown(now, event) && now.cards.isEquipped(event.card) &&
                m_catalog[def].slot != Slot::None)
                return tr("%1 equipped %2.").arg(seat(), card());
            if (isLaidDown(now, event) && now.cards.isEquipped(event.card))
                return tr("%1 put %2 in play.").arg(seat(), card());
            if (isLaidDown(now, event)) return tr("%1 put %2 on the table, to carry it.").arg(seat(), card());
            // Who joins the fight is told once it has.
            const bool single = event.other == kNoCard || isUnknown(now.cards.def(event.other));
            const QString played = single ? card() : tr("%1 with %2").arg(card(), titleOf(event.other));
            if (event.seat2 == kNoSeat || event.seat2 == event.seat)
                return tr("%1 played %2.").arg(seat(), played);
            return tr("%1 played %2 on %3.").arg(seat(), played, seat2());
        }
        case EventKind::CardEquipped: return tr("%1 equipped %2.").arg(seat(), card());
        case EventKind::CardUnequipped: return tr("%1 put %2 away.").arg(seat(), card());
        case EventKind::CardDiscarded:
            if (event.seat == kNoSeat) return tr("%1 was discarded.").arg(card());
            if (isSold(event)) return tr("%1 sold %2.").arg(seat(), card());
            return isByChoice(event) ? tr("%1 discarded %2.").arg(seat(), card())
                                     : tr("%1 lost %2.").arg(seat(), card());
        case EventKind::CardTaken:
            if (isPay(now, event))
                return tr("%1 gave %2 %3, as promised.", "giver, receiver, card")
                    .arg(seat2(), seat(), card());
            return event.seat2 == kNoSeat ? tr("%1 took %2.").arg(seat(), card())
                                          : tr("%1 took %2 from %3.").arg(seat(), card(), seat2());
        case EventKind::ItemsSold:
            return tr("%1 sold Items for %2 gp: %n level(s).", nullptr, levelsBought(event))
                .arg(seat(), QLocale().toString(goldEarned(event)));
        case EventKind::LevelChanged:
            return wentUp(event) ? tr("%1 went up to Level %2.").arg(seat()).arg(newLevel(event))
                                 : tr("%1 fell to Level %2.").arg(seat()).arg(newLevel(event));
        case EventKind::LevelsWithheld:
            return tr("%1 cannot win that way: %n level(s) had no effect.", nullptr, event.number)
                .arg(seat());
        case EventKind::TakenBack:
            return (event.number > 1 ? tr("%1 took back a move, and all that followed it.")
                                     : tr("%1 took back a move."))
                .arg(seat());
        case EventKind::CharacterTaken: return tr("%1 is %2 now.").arg(seat(), card());
        case EventKind::SexChanged:
            return now.player[event.seat].sex == Sex::Male ? tr("%1 is a man now.").arg(seat())
                                                           : tr("%1 is a woman now.").arg(seat());
        case EventKind::IdentityLost: return tr("%1 is no %2 any more.").arg(seat(), card());
        case EventKind::AbilityUsed:
            if (event.other != kNoCard) {
                const Seat holder = now.cards.place(event.other).holder;
                const QString what = titleOf(event.other);
                if (isPerSeat(now.cards.place(event.other).zone) && holder != event.seat)
                    return tr("%1 used %2 on %3: %4.")
                        .arg(seat(), strong(ability(def, event.number)), strong(name(holder)), what);
                return tr("%1 used %2 on %3.").arg(seat(), strong(ability(def, event.number)), what);
            }
            if (event.seat2 != kNoSeat && event.seat2 != event.seat)
                return tr("%1 used %2 on %3.").arg(seat(), strong(ability(def, event.number)), seat2());
            return tr("%1 used %2.").arg(seat(), strong(ability(def, event.number)));
        case EventKind::CombatStarted: return tr("%1 fights %2.").arg(seat(), card());
        case EventKind::MonsterJoined: return tr("%1 joined the fight.").arg(card());
        case EventKind::MonsterRemoved:
            return isKilled(event) ? tr("%1 was killed on the spot.").arg(card())
                                   : tr("%1 left the fight.").arg(card());
        case EventKind::StrengthMarked: {
            const QString cause = def == kNoDef || isUnknown(def) ? seat() : strong(markSource(def));
            if (event.seat2 == kNoSeat && event.number2 == kOnMonsters)
                return tr("%1 gives the monsters %2.", "a card; a number with its sign")
                    .arg(cause, signedNumber(event.number));
            if (event.seat2 == kNoSeat)
                return tr("%1 gives the fighters %2.", "a card; a number with its sign")
                    .arg(cause, signedNumber(event.number));
            return tr("%1 gives %2 %3.", "a card; a player; a number with its sign")
                .arg(cause, seat2(), signedNumber(event.number));
        }
        case EventKind::FightDeclared:
            return tr("%1 will fight it out unless somebody interferes.").arg(seat());
        case EventKind::HelpAsked:
            if (isNothing(now.offers[event.seat].terms))
                return tr("%1 asked %2 for help and offered nothing.").arg(seat(), seat2());
            return tr("%1 asked %2 for help in exchange for %3.")
                .arg(seat(), seat2(), terms(now, now.offers[event.seat].terms));
        case EventKind::HelpOffered:
            if (isNothing(now.offers[event.seat].terms))
                return tr("%1 offered to help for nothing.").arg(seat());
            return tr("%1 offered to help in exchange for %2.")
                .arg(seat(), terms(now, now.offers[event.seat].terms));
        case EventKind::OfferDeclined: return tr("%1 declined.").arg(seat());
        case EventKind::OfferWithdrawn: return tr("%1 withdrew the offer.").arg(seat());
        case EventKind::HelperJoined:
            return isForced(event) ? tr("%1 was forced to help.").arg(seat()) : tr("%1 helps.").arg(seat());
        case EventKind::HelperLeft: return tr("%1 left the fight.").arg(seat());
        case EventKind::TradeOffered: {
            const Offer& offer = now.offers[event.seat];
            if (offer.terms.items.empty() && !offer.want.empty())
                return tr("%1 asked %2 for a gift: %3.")
                    .arg(seat(), seat2(), cards(now, offer.want).toHtmlEscaped());
            if (offer.want.empty() && !offer.terms.items.empty())
                return tr("%1 offered %2 a gift: %3.")
                    .arg(seat(), seat2(), cards(now, offer.terms.items).toHtmlEscaped());
            const QString terms = trade(now, offer);
            return terms.isEmpty() ? tr("%1 offered %2 a trade.").arg(seat(), seat2())
                                   : tr("%1 offered %2 a trade: %3.").arg(seat(), seat2(), terms);
        }
        case EventKind::Traded: return tr("%1 and %2 traded.").arg(seat(), seat2());
        case EventKind::CombatWon: {
            const int levels = levelsWon(event);
            const int treasures = treasuresWon(event);
            const bool driven = levels == 0 && now.combat.monsters.empty();  // R8.11
            if (driven && hasSpecialTreasure(m_game, now))
                return tr("No monster is left: %1 gains no level.").arg(seat());
            if (driven && treasures == 0)
                return tr("No monster is left: %1 gains no level and no Treasure.").arg(seat());
            if (driven)
                return tr("No monster is left: %1 gains %2, but no level.")
                    .arg(seat(), tr("%n Treasure(s)", nullptr, treasures));
            if (levels == 0 && treasures == 0) return tr("%1 won, but gained no level.").arg(seat());
            if (treasures == 0) return tr("%1 won: %2.").arg(seat(), tr("%n level(s)", nullptr, levels));
            if (levels == 0)
                return tr("%1 won: %2, but no level.").arg(seat(), tr("%n Treasure(s)", nullptr, treasures));
            return tr("%1 won: %2 and %3.")
                .arg(seat(), tr("%n level(s)", nullptr, levels), tr("%n Treasure(s)", nullptr, treasures));
        }
        case EventKind::CombatLost: return tr("%1 tries to run away.").arg(seat());
        case EventKind::DieRolled: return tr("%1 rolled %2.").arg(seat()).arg(event.number);
        case EventKind::RollChanged: return rollChanged(def, rollSum(event.number, dieModifier(event)));
        case EventKind::Escaped: return tr("%1 got away from %2.").arg(seat(), card());
        case EventKind::Caught: return tr("%2 caught %1.").arg(seat(), card());
        case EventKind::StrikeLoomed: return tr("%1 is about to strike %2.").arg(card(), seat());
        case EventKind::StrikeCancelled: {
            // What cards do to a monster's victim is its Bad Stuff.
            if (!hidden && m_catalog[def].kind == CardKind::Monster)
                return tr("The Bad Stuff of %1 was averted.").arg(card());
            // A card that is played for it has its own line.
            const bool curse = !hidden && m_catalog[def].kind == CardKind::Curse;
            const DefId ward = curse ? curseWardOf(m_game, now, event.seat) : kNoDef;
            if (ward == kNoDef) return tr("%1 was averted.").arg(card());
            return tr("%1 was averted by %2.", "a Curse; a card").arg(card(), strong(title(ward)));
        }
        case EventKind::CurseStruck: return tr("%1 was cursed: %2.").arg(seat(), card());
        case EventKind::CurseLifted:
            // For example, a change of sex outlasts the penalty that came with it.
            if (def < m_catalog.cards.size() && !m_catalog.list(m_catalog[def].effects).empty())
                return tr("%2 no longer affects %1. What it did at once stays.").arg(seat(), card());
            return tr("%1 is rid of %2.").arg(seat(), card());
        case EventKind::Died: return tr("%1 died.").arg(seat());
        case EventKind::Looted: return tr("%1 took %2 from the body of %3.").arg(seat(), card(), seat2());
        case EventKind::Reborn: return tr("%1 is back.").arg(seat());
        case EventKind::HandSeen: return tr("%1 looked at the hand of %2.").arg(seat(), seat2());
        case EventKind::DeckSeen:
            if (cardsSeen(event) == 1)
                return deckTold(event) == Deck::Door
                           ? tr("%1 looked at the top card of the Door deck.").arg(seat())
                           : tr("%1 looked at the top card of the Treasure deck.").arg(seat());
            return deckTold(event) == Deck::Door
                       ? tr("%1 looked at the top %n card(s) of the Door deck.", nullptr, cardsSeen(event))
                             .arg(seat())
                       : tr("%1 looked at the top %n card(s) of the Treasure deck.", nullptr,
                            cardsSeen(event))
                             .arg(seat());
        case EventKind::CharityGiven: return tr("%1 gave %2 to %3.").arg(seat(), card(), seat2());
        case EventKind::BigItemsGiven:
            return tr("%1 could not carry %2; it went to %3.").arg(seat(), card(), seat2());
        case EventKind::GameWon: return tr("%1 won the game!").arg(strong(names(winnersTold(event))));
        case EventKind::DieCounted:
            return isMonstersDie(event)
                       ? tr("%1's d20 adds %2 to the monsters.").arg(seat()).arg(event.number)
                       : tr("%1's d20 adds %2 to the fighters.").arg(seat()).arg(event.number);
        case EventKind::CriticalRolled:
            return isNaturalOne(event) ? tr("A natural 1! %1 has lost, and nobody gets away.").arg(seat())
                                       : tr("A natural 20! %1 wins, whatever the sums.").arg(seat());
        case EventKind::BossDefeated:
            return tr("%1 defeated a Boss Monster: %2 so far.").arg(seat()).arg(event.number);
        case EventKind::PhaseChanged:
        case EventKind::WindowOpened:
        case EventKind::Passed:
        case EventKind::WindowClosed:
        case EventKind::CombatEnded:
        case EventKind::PlayerSetUp:
        case EventKind::Settled:
        case EventKind::kCount: break;
    }
    return {};
}

}  // namespace kickdoor
