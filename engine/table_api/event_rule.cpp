#include "table_api/event_rule.h"

namespace kickdoor {

std::string_view ruleOf(EventKind kind) {
    switch (kind) {
        case EventKind::GameStarted: return "R1.2";
        case EventKind::InitiativeRolled: return "R1.7";
        case EventKind::PlayerSetUp: return "R1.8";
        case EventKind::DeckReshuffled: return "R1.9";
        case EventKind::SexChanged: return "R1.6";
        case EventKind::GameWon: return "R2.1";
        case EventKind::LevelChanged: return "R2.2";
        case EventKind::TakenBack: return "ruling 21";
        case EventKind::LevelsWithheld: return "R2.5";
        case EventKind::BossDefeated: return "R2.8";
        case EventKind::CardTaken:
        case EventKind::DeckSeen:
        case EventKind::HandSeen: return "R3.1";
        case EventKind::CardDiscarded: return "R3.4";
        case EventKind::IdentityLost: return "R4.4";
        case EventKind::AbilityUsed: return "R4.10";
        case EventKind::TurnStarted:
        case EventKind::PhaseChanged: return "R5.1";
        case EventKind::DoorListened: return "R5.2";
        case EventKind::DoorKicked:
        case EventKind::CardKept:
        case EventKind::CombatStarted: return "R5.3";
        case EventKind::RoomLooted:
        case EventKind::CardDrawn: return "R5.4";
        case EventKind::CharityGiven: return "R5.7";
        case EventKind::CardPlayed: return "R6.1";
        case EventKind::MonsterJoined: return "R6.7";
        case EventKind::CardEquipped:
        case EventKind::CardUnequipped: return "R7.1";
        case EventKind::BigItemsGiven: return "R7.4";
        case EventKind::ItemsSold: return "R7.5";
        case EventKind::TradeOffered:
        case EventKind::Traded: return "R7.6";
        case EventKind::StrengthMarked: return "R8.1";
        case EventKind::HelpAsked:
        case EventKind::HelpOffered:
        case EventKind::OfferDeclined:
        case EventKind::OfferWithdrawn:
        case EventKind::HelperJoined: return "R8.7";
        case EventKind::HelperLeft: return "R8.9";
        case EventKind::FightDeclared:
        case EventKind::WindowOpened:
        case EventKind::WindowClosed:
        case EventKind::Passed: return "R8.10";
        case EventKind::MonsterRemoved:
        case EventKind::CombatEnded: return "R8.11";
        case EventKind::CombatWon: return "R8.12";
        case EventKind::DieCounted:
        case EventKind::CriticalRolled: return "R8.13";
        case EventKind::CombatLost:
        case EventKind::DieRolled:
        case EventKind::RollChanged:
        case EventKind::Escaped: return "R9.1";
        case EventKind::Caught: return "R9.2";
        case EventKind::StrikeLoomed:
        case EventKind::StrikeCancelled: return "R10.1";
        case EventKind::CurseStruck:
        case EventKind::CurseLifted: return "R10.2";
        case EventKind::Died: return "R11.2";
        case EventKind::Looted: return "R11.3";
        case EventKind::Reborn: return "R11.5";
        case EventKind::CharacterTaken: return "R11.6";
        case EventKind::Settled:
        case EventKind::kCount: break;
    }
    return {};
}

}  // namespace kickdoor
