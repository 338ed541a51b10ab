#include "table/pacing.h"

#include "card/words.h"

namespace kickdoor {
namespace {

constexpr int kLootCard = 250;
constexpr int kShareHeld = 1500;  // of the loot, before another player takes the rest
constexpr int kLootHeld = 2500;
constexpr int kLostCard = 300;
constexpr int kLossHeld = 1800;
constexpr int kForcedHelp = 1800;
constexpr int kCardInFight = 1400;  // it flies to its side, and the sum counts up to what it makes
constexpr int kDecidingVictory = 2500;
constexpr int kRolledAgain = 800;

int usualDwell(const Event& event) {
    using enum EventKind;
    switch (event.kind) {
        case Died:
        case GameWon: return 2500;
        // The die tumbles for a little more than a second, and then has to be read.
        case DieRolled:
        case CriticalRolled: return 1800;
        case Caught: return 1800;
        case LevelChanged: return 2000;
        case DoorKicked: return 1600;
        // As many as there are players; see rollsAgain().
        case InitiativeRolled: return 1500;
        case Traded:
        case LevelsWithheld:
        case BossDefeated:
        case CurseStruck: return 1500;
        case CombatWon:
        case StrikeCancelled:
        case Escaped: return 1200;
        case DieCounted: return 1000;
        case Looted: return 800;
        case HelpAsked:
        case HelpOffered:
        case OfferDeclined:
        case TradeOffered:
        case TurnStarted:
        case CombatStarted:
        case CombatLost:
        case CardPlayed:
        case MonsterJoined:
        case AbilityUsed:
        case HelperJoined:
        case RollChanged:
        case TakenBack: return 550;
        case SexChanged:
        case StrikeLoomed:
        case CardTaken:
        case ItemsSold: return 450;
        case RoomLooted:
        case DoorListened:
        case CardEquipped:
        case CardUnequipped:
        case CardDiscarded:
        case IdentityLost:
        case CharityGiven:
        case BigItemsGiven:
        case CardKept: return 250;
        case CardDrawn: return 160;
        // clang-format off
        // Nothing to look at.
        case GameStarted: case PhaseChanged: case DeckReshuffled: case MonsterRemoved: case StrengthMarked:
        case FightDeclared: case WindowOpened: case Passed: case WindowClosed: case OfferWithdrawn:
        case HelperLeft: case CurseLifted: case CombatEnded: case Reborn: case HandSeen: case PlayerSetUp:
        case Settled: case CharacterTaken: case DeckSeen: case kCount:
            // clang-format on
            break;
    }
    return 0;
}

// Of those who tie for the first turn, but for the last player.
bool rollsAgain(const GameState& view, const Event& event) {
    if (event.kind != EventKind::InitiativeRolled) return false;
    for (Seat later(event.seat + 1); later < view.players; ++later)
        if (view.player[later].initiative != 0) return true;
    return false;
}

}  // namespace

bool isLoot(const GameState& view, const Event& event) {
    if (!view.combatOn() || view.combat.stage != CombatStage::Done) return false;
    if (event.kind == EventKind::CardDrawn) return true;
    return event.kind == EventKind::CardTaken && event.seat2 == kNoSeat;
}

bool isOpenLoot(const GameState& view, const Event& event) {
    return event.kind == EventKind::CardDrawn && event.card < view.cards.count() &&
           view.cards.isIn(event.card, Zone::Revealed);
}

bool isStab(const Event& event) {
    return event.kind == EventKind::StrengthMarked && event.number < 0 && event.seat2 != kNoSeat &&
           event.seat2 != event.seat;
}

bool isLoss(const Event& event) {
    return event.kind == EventKind::CardDiscarded && event.seat != kNoSeat && !isByChoice(event);
}

bool isCurseInFight(const GameState& view, const Event& event) {
    return event.kind == EventKind::StrikeLoomed && static_cast<Cause>(event.number) == Cause::Curse &&
           view.combatOn();
}

bool isForcedHelp(const Event& event) {
    return event.kind == EventKind::HelperJoined && isForced(event);
}

int dwellOf(const GameState& view, const Event& event, const Event* next, bool deciding) {
    if (isStab(event)) return 1500;
    if (rollsAgain(view, event)) return kRolledAgain;
    if (isForcedHelp(event)) return kForcedHelp;
    if (deciding && event.kind == EventKind::CombatWon) return kDecidingVictory;
    if (isLoot(view, event)) {
        if (next == nullptr || !isLoot(view, *next)) return kLootHeld;
        return next->seat == event.seat ? kLootCard : kShareHeld;
    }
    if (isLoss(event)) return next != nullptr && isLoss(*next) ? kLostCard : kLossHeld;
    if (isCurseInFight(view, event)) return 1500;
    if (event.kind == EventKind::CardPlayed && view.combatOn()) return kCardInFight;
    return usualDwell(event);
}

}  // namespace kickdoor
