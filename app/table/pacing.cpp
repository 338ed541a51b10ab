#include "table/pacing.h"

namespace kickdoor {
namespace {

constexpr int kLootCard = 250;
constexpr int kLootHeld = 2800;

int usualDwell(const Event& event) {
    switch (event.kind) {
        case EventKind::Died: return 2500;
        // The die tumbles for a little more than a second, and then has to be read.
        case EventKind::DieRolled:
        case EventKind::CriticalRolled: return 1800;
        case EventKind::Caught: return 1800;
        case EventKind::LevelChanged:
        case EventKind::LevelsWithheld:
        case EventKind::BossDefeated:
        case EventKind::CurseStruck: return 1500;
        case EventKind::InitiativeRolled: return 1100;
        case EventKind::DieCounted: return 1000;
        case EventKind::DoorKicked:
        case EventKind::CombatWon: return 900;
        case EventKind::Looted: return 800;
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
        case EventKind::SexChanged:
        case EventKind::StrikeLoomed:
        case EventKind::StrikeCancelled:
        case EventKind::CardTaken:
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

}  // namespace

bool isLoot(const GameState& view, const Event& event) {
    if (!view.combatOn() || view.combat.stage != CombatStage::Done) return false;
    if (event.kind == EventKind::CardDrawn) return true;
    return event.kind == EventKind::CardTaken && event.seat2 == kNoSeat;
}

bool isStab(const Event& event) {
    return event.kind == EventKind::StrengthMarked && event.number < 0 && event.seat2 != kNoSeat &&
           event.seat2 != event.seat;
}

int dwellOf(const GameState& view, const Event& event, const Event* next) {
    if (isStab(event)) return 1500;
    if (isLoot(view, event)) return next != nullptr && isLoot(view, *next) ? kLootCard : kLootHeld;
    return usualDwell(event);
}

}  // namespace kickdoor
