#include "model/present/pacing.h"

namespace kickdoor {

int dwellOf(const Event& event) {
    switch (event.kind) {
        case EventKind::DieRolled: return 1100;
        case EventKind::InitiativeRolled: return 1100;
        case EventKind::Died: return 1100;
        case EventKind::DoorKicked: return 900;
        case EventKind::CombatWon:
        case EventKind::CurseStruck:
        case EventKind::Caught: return 800;
        case EventKind::HelpAsked:
        case EventKind::HelpOffered:
        case EventKind::OfferDeclined:
        case EventKind::TradeOffered:
        case EventKind::TurnStarted:
        case EventKind::CombatStarted:
        case EventKind::CombatLost:
        case EventKind::CardPlayed:
        case EventKind::MonsterJoined:
        case EventKind::AbilityUsed:
        case EventKind::HelperJoined:
        case EventKind::RollChanged:
        case EventKind::Escaped: return 550;
        case EventKind::LevelChanged:
        case EventKind::LevelsWithheld:
        case EventKind::SexChanged:
        case EventKind::StrikeLoomed:
        case EventKind::StrikeCancelled:
        case EventKind::CardTaken:
        case EventKind::Looted:
        case EventKind::ItemsSold:
        case EventKind::Traded: return 450;
        case EventKind::RoomLooted:
        case EventKind::DoorListened:
        case EventKind::CardEquipped:
        case EventKind::CardUnequipped:
        case EventKind::CardDiscarded:
        case EventKind::IdentityLost:
        case EventKind::CharityGiven:
        case EventKind::BigItemsGiven:
        case EventKind::CardKept: return 250;
        case EventKind::CardDrawn: return 160;
        default: return 0;
    }
}

}  // namespace kickdoor
