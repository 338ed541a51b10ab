// What ActionsModel advises.
#include <algorithm>

#include "evaluation/strength.h"
#include "model/decide/actions_model.h"

namespace kickdoor {

QString ActionsModel::adviceNow() const {
    const GameState& view = m_shown.view();
    const Wording& words = m_shown.wording();
    const Seat viewer = m_shown.viewer();
    const SeatSet waiting = waitingFor(view);
    if (view.phase == Phase::Over || m_shown.midway()) return {};
    if (!m_shown.isReachable()) return tr("It goes on when the table can be reached again.");
    if (m_shown.mayAct() && !waiting.has(viewer) && mayAnswer(view).has(viewer))
        return tr("An offer waits for your answer.");
    if (!m_shown.mayAct() || !waiting.has(viewer)) {
        if (waiting.empty()) return {};
        SeatSet asked;
        for (const Offer& offer : view.offers)
            if (offer.kind != OfferKind::None && offer.to != viewer) asked = asked.with(offer.to);
        if (!asked.empty() && view.question.kind == QuestionKind::None)
            return tr("Waiting for an answer from %1.").arg(words.names(asked));
        return (view.question.kind == QuestionKind::None ? tr("Waiting for %1.")
                                                         : tr("Waiting for %1 to choose."))
            .arg(words.names(waiting));
    }
    if (view.phase == Phase::Setup) {
        return tr("Play Items and identity cards from your opening hand if you like. Then press “Ready”.");
    }
    if (view.question.kind != QuestionKind::None && view.question.kind != QuestionKind::Charity)
        return tr("You have a choice to make.");
    // In the words of the button that passes (WindowWords::pass).
    if (view.window.kind == WindowKind::Strike) return tr("Answer it with a card, or let it strike.");
    if (view.window.kind == WindowKind::Roll) return tr("Change the roll with a card, or let it stand.");
    if (view.window.kind == WindowKind::Settle) return adviceBeforeTheEnd();
    if (has(CommandKind::Keep)) {
        const CardId drawn = view.cards.first(Zone::Revealed);
        return m_shown.mayUse(drawn)
                   ? tr("Play the card from behind the door, or take it into your hand.")
                   : tr("The card from behind the door cannot be played now: take it into your hand.");
    }
    if (view.combatOn()) return adviceInCombat();
    if (!view.isLiving(viewer) && has(CommandKind::EndTurn))  // ruling d
        return tr(
            "You are dead and can only end your turn. Then you come back; your new cards come when your next "
            "turn begins.");
    switch (view.phase) {
        case Phase::Arrange:
        case Phase::KickOpenDoor:
            if (has(CommandKind::ListenAtDoor))  // R5.2: before all else
                return tr(
                    "Listen at the door: you take a Door card into your hand. Your other cards must wait.");
            return tr("Arrange your cards: play, equip, trade, sell. Then kick open the door.");
        case Phase::LookOrLoot:
            return std::any_of(m_shown.legal().moves.begin(), m_shown.legal().moves.end(),
                               [](const Move& move) { return move.kind == CommandKind::LookForTrouble; })
                       ? tr("No monster so far: fight one from your hand, or loot the room.")
                       : tr("No monster so far, and none in your hand to fight: loot the room.");
        case Phase::End: return tr("Play, equip, trade or sell what you like. Then end your turn.");
        case Phase::Charity:
            return tr(
                "You hold too many cards: play or sell some, or give the excess away. Your turn ends once "
                "you hold few enough.");
        case Phase::Setup:
        case Phase::Over: break;
    }
    return {};
}

// The fight ends unless somebody interferes. The button that passes says "Let it stand".
QString ActionsModel::adviceBeforeTheEnd() const {
    const GameState& view = m_shown.view();
    if (m_shown.game().rules.criticalCombat)
        return tr("The dice come next. Play something first, or let it stand.");
    const QString fighter = m_shown.wording().name(view.combat.fighter);
    return view.inCombat(m_shown.viewer()) ? tr("You are winning. Play what you like, or let it stand.")
                                           : tr("%1 is winning. Interfere, or let it stand.").arg(fighter);
}

QString ActionsModel::adviceInCombat() const {
    const GameState& view = m_shown.view();
    if (view.combat.stage == CombatStage::Fleeing) {
        return view.combat.monsters.size() > 1
                   ? tr("Run! Choose which monster to flee from first. %1")
                         .arg(m_shown.wording().fleeing(m_shown.game(), view, m_shown.viewer()))
                   : tr("Run! %1").arg(m_shown.wording().fleeing(m_shown.game(), view, m_shown.viewer()));
    }
    if (view.combat.stage == CombatStage::LastCard) {
        return tr("The dice are against you. Play one card that turns the fight, or pass.");
    }
    if (view.combat.stage != CombatStage::Open) return {};
    if (m_shown.game().rules.criticalCombat)
        return tr("Play what you like. When you fight, both sides add a d20.");
    const CombatSums sums = combatSums(m_shown.game(), view);
    if (!view.inCombat(m_shown.viewer())) {
        const QString fighter = m_shown.wording().name(view.combat.fighter);
        return sums.winning() ? tr("%1 is winning. Interfere, or wait.").arg(fighter)
                              : tr("%1 is losing. Help, interfere, or wait.").arg(fighter);
    }
    if (sums.winning()) return tr("You are winning. Fight, before somebody changes that.");
    const bool mayAsk = has(CommandKind::AskHelp);
    if (sums.fighters == sums.monsters)
        return mayAsk ? tr("A tie: the monsters win. Play cards, ask for help, or run away.")
                      : tr("A tie: the monsters win. Play cards, or run away.");
    return mayAsk ? tr("You are losing. Play cards, ask for help, or run away.")
                  : tr("You are losing. Play cards, or run away.");
}

}  // namespace kickdoor
