// The fighter's decisions, Run Away rolls, and passing (R8.1, R8.10, R9.1).
#include "rules/chapters/escape.h"
#include "rules/judge/parts.h"

#include <algorithm>

namespace kickdoor {
namespace {

void judgeFighter(Verdict& v) {
    const Combat& combat = v.state.combat;
    if (!v.state.combatOn()) {
        v.refuse(Reason::NoCombat);
        return;
    }
    if (v.by() != combat.fighter) v.refuse(Reason::OnlyFighter);
    if (combat.stage == CombatStage::Fleeing)
        v.refuse(Reason::FleeingNow);
    else if (combat.stage == CombatStage::Dice ||
             (combat.stage == CombatStage::LastCard && v.command.kind() == CommandKind::Fight))
        v.refuse(Reason::AfterDice);
    else if (combat.stage == CombatStage::LastCard)
        return;
    else if (combat.stage == CombatStage::Settling || v.moment != Moment::Combat)
        v.refuse(Reason::WindowOpen);
    const bool winning = v.sums().winning();
    // Under critical combat the dice may still win a fight that is being lost (R8.13).
    if (v.command.kind() == CommandKind::Fight && !winning && !v.game.rules.criticalCombat)
        v.refuse(Reason::NotWinning);
    if (v.command.kind() == CommandKind::RunAway && winning) v.refuse(Reason::WinningAlready);
}

void judgeFlee(Verdict& v) {
    const Combat& combat = v.state.combat;
    if (v.moment != Moment::Fleeing) {
        v.refuse(v.state.combat.stage == CombatStage::Fleeing ? Reason::WindowOpen : Reason::NotFleeing);
        return;
    }
    if (!v.fighting()) {
        v.refuse(Reason::NotInFight);
        return;
    }
    const auto* entry = std::find_if(combat.monsters.begin(), combat.monsters.end(),
                                     [&](const MonsterEntry& e) { return e.card == v.move().card; });
    if (entry == combat.monsters.end()) {
        v.refuse(Reason::MonsterWrong);
        return;
    }
    if (hasFled(v.state, *entry, v.by())) v.refuse(Reason::AlreadyRolled, entry->card);
}

void judgePass(Verdict& v) {
    if (v.moment == Moment::Setup) {
        if (v.state.player[v.by()].setUpDone != 0) v.refuse(Reason::AlreadyPassed);
    } else if (v.state.window.kind == WindowKind::None) {
        v.refuse(Reason::NothingToPass);
    } else if (!v.state.window.waiting.has(v.by())) {
        v.refuse(Reason::AlreadyPassed);
    }
}

}  // namespace

void judgeFight(Verdict& v) {
    switch (v.command.kind()) {
        case CommandKind::Flee: return judgeFlee(v);
        case CommandKind::Pass: return judgePass(v);
        case CommandKind::Fight:
        case CommandKind::RunAway: return judgeFighter(v);
        // clang-format off
        case CommandKind::KickOpenDoor: case CommandKind::ListenAtDoor: case CommandKind::LootRoom:
        case CommandKind::EndTurn: case CommandKind::LookForTrouble: case CommandKind::Play:
        case CommandKind::Keep: case CommandKind::Equip: case CommandKind::Unequip:
        case CommandKind::Discard: case CommandKind::Sell: case CommandKind::Use:
        case CommandKind::OfferTrade: case CommandKind::AskHelp: case CommandKind::OfferHelp:
        case CommandKind::Accept: case CommandKind::Decline: case CommandKind::Withdraw:
        case CommandKind::LeaveCombat: case CommandKind::Choose: case CommandKind::GiveCharity:
        case CommandKind::kCount:
            // clang-format on
            return v.refuse(Reason::Malformed);
    }
}

}  // namespace kickdoor
