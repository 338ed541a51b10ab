#include "words/idle_events.h"

namespace kickdoor {

bool changesNothing(EventKind kind) {
    using enum EventKind;
    switch (kind) {
        // clang-format off
        case DieRolled: case RollChanged: case WindowOpened: case Passed:
        case WindowClosed: case PhaseChanged: case CombatEnded: case PlayerSetUp: case Settled: case kCount:
            return true;
        case StrikeLoomed: case CurseStruck:
        case GameStarted: case InitiativeRolled: case TurnStarted: case DoorKicked: case DoorListened:
        case RoomLooted: case CardDrawn: case DeckReshuffled: case CardKept: case CardPlayed:
        case CardEquipped: case CardUnequipped: case CardDiscarded: case CardTaken: case ItemsSold:
        case LevelChanged: case SexChanged: case IdentityLost: case AbilityUsed: case CombatStarted:
        case MonsterJoined: case MonsterRemoved: case StrengthMarked: case FightDeclared: case HelpAsked:
        case HelpOffered: case OfferDeclined: case OfferWithdrawn: case HelperJoined: case HelperLeft:
        case TradeOffered: case Traded: case CombatWon: case CombatLost: case Escaped: case Caught:
        case StrikeCancelled: case CurseLifted: case Died: case Looted: case Reborn: case HandSeen:
        case CharityGiven: case BigItemsGiven: case GameWon: case DieCounted: case CriticalRolled:
        case BossDefeated: case CharacterTaken: case LevelsWithheld: case DeckSeen: case TakenBack:
            break;
            // clang-format on
    }
    return false;
}

}  // namespace kickdoor
