// The only judge of legality (docs/architecture.md): the general conditions, then the part for the command.
#include "rules/chapters/allies.h"
#include "rules/chapters/procedures.h"
#include "rules/judge/parts.h"

#include <algorithm>

namespace kickdoor {

bool allDifferent(std::span<const CardId> cards) {
    for (auto card = cards.begin(); card != cards.end(); ++card)
        if (std::find(cards.begin(), card, *card) != card) return false;
    return true;
}

namespace {

bool isAnswer(CommandKind kind) {
    return kind == CommandKind::Choose || kind == CommandKind::GiveCharity;
}

// True for commands that may end an excess of Big Items without an answer (R7.4): a card that allows more of
// them, an Item handed to a Hireling, a Big Item given or traded away.
bool mends(const Verdict& v) {
    const CardId card = v.move().card;
    switch (v.command.kind()) {
        case CommandKind::Play: {
            if (!v.sees(card)) return false;
            const CardKind kind = v.defOf(card).kind;
            return kind == CardKind::Identity || kind == CardKind::Doubling || kind == CardKind::Ally ||
                   kind == CardKind::Cheat ||
                   (kind == CardKind::Item && v.state.cards.isIn(card, Zone::InPlay, v.by()));
        }
        case CommandKind::OfferTrade: {
            const OfferedCards& given = v.command.terms.items;
            return std::any_of(given.begin(), given.end(), [&](CardId c) {
                return c < v.state.cards.count() && countsAsBig(v.game, v.state, c);
            });
        }
        case CommandKind::Withdraw: return true;
        // clang-format off
        case CommandKind::KickOpenDoor: case CommandKind::ListenAtDoor: case CommandKind::LootRoom:
        case CommandKind::EndTurn: case CommandKind::LookForTrouble: case CommandKind::Keep:
        case CommandKind::Equip: case CommandKind::Unequip: case CommandKind::Discard:
        case CommandKind::Sell: case CommandKind::Use: case CommandKind::AskHelp:
        case CommandKind::OfferHelp: case CommandKind::Accept: case CommandKind::Decline:
        case CommandKind::LeaveCombat: case CommandKind::Fight: case CommandKind::RunAway:
        case CommandKind::Flee: case CommandKind::Choose: case CommandKind::Pass:
        case CommandKind::GiveCharity: case CommandKind::kCount:
            // clang-format on
            break;
    }
    return false;
}

// The same for the player asked, and for a player who was offered a Big Item.
bool mayMend(const Verdict& v) {
    const Question& question = v.state.question;
    if (question.kind != QuestionKind::BigItems) return false;
    if (v.by() == question.asked) return mends(v);
    const bool answers = v.command.kind() == CommandKind::Accept || v.command.kind() == CommandKind::Decline;
    return answers && v.state.offers[question.asked].kind == OfferKind::Trade &&
           offerMaker(v.state, v.by(), v.move().seat) == question.asked;
}

}  // namespace

// During a question (ruling 11) only the answer and the commands of mayMend() are allowed (R7.4).
void judgeDuringQuestion(Verdict& v) {
    const Question& question = v.state.question;
    if (mayMend(v)) {
        v.moment = momentBeneathQuestion(v.state);
        v.open = openWhen(v.state, v.by(), v.moment);
        judgeOrdinary(v);
    } else if (v.by() != question.asked) {
        v.refuse(Reason::QuestionOpen, kNoCard, question.asked);
    } else if (v.command.kind() == CommandKind::Sell && question.kind == QuestionKind::BigItems) {
        judgeItems(v);
    } else if (isAnswer(v.command.kind())) {
        judgeChoice(v);
    } else {
        v.refuse(Reason::QuestionOpen, kNoCard, question.asked);
    }
}

namespace {

void judgeByKind(Verdict& v) {
    switch (v.command.kind()) {
        case CommandKind::KickOpenDoor:
        case CommandKind::ListenAtDoor:
        case CommandKind::LootRoom:
        case CommandKind::EndTurn:
        case CommandKind::LookForTrouble:
        case CommandKind::Keep: return judgePhase(v);
        case CommandKind::Play: return judgePlay(v);
        case CommandKind::Use: return judgeUse(v);
        case CommandKind::Equip:
        case CommandKind::Unequip:
        case CommandKind::Discard:
        case CommandKind::Sell: return judgeItems(v);
        case CommandKind::OfferTrade:
        case CommandKind::Accept:
        case CommandKind::Decline:
        case CommandKind::Withdraw: return judgeTrade(v);
        case CommandKind::AskHelp:
        case CommandKind::OfferHelp:
        case CommandKind::LeaveCombat: return judgeHelp(v);
        case CommandKind::Fight:
        case CommandKind::RunAway:
        case CommandKind::Flee:
        case CommandKind::Pass: return judgeFight(v);
        case CommandKind::Choose:
        case CommandKind::GiveCharity: return judgeChoice(v);
        case CommandKind::kCount: break;
    }
    v.refuse(Reason::Malformed);
}

}  // namespace

Refusals judge(const Game& game, const GameState& view, const Command& command) {
    const Seat by = command.by();
    Verdict v{game, view, command, momentOf(view), 0};
    if (by >= view.players) {
        v.refuse(Reason::NotSeated);
        return v.refusals;
    }
    if (v.moment == Moment::Over) {
        v.refuse(Reason::GameOver);
        return v.refusals;
    }
    if (command.epoch != 0 && command.epoch != view.epoch) {
        v.refuse(Reason::StaleDecision);
        return v.refusals;
    }
    v.topic = topicOf(v);
    if (v.moment == Moment::Question) {
        judgeDuringQuestion(v);
        return v.refusals;
    }
    v.open = openWhen(view, by);
    judgeOrdinary(v);
    return v.refusals;
}

namespace {

// R8.13 limits the cards played and the help. Players outside the fight may act beside it (R6.2), and all
// players may discard an identity (R4.4).
bool isNoCardPlayed(const Verdict& v) {
    switch (v.command.kind()) {
        case CommandKind::Equip:
        case CommandKind::Unequip:
        case CommandKind::OfferTrade:
        case CommandKind::Withdraw: return !v.fighting();
        case CommandKind::Accept:
        case CommandKind::Decline:  // a trade: requests for help are closed (pushDice)
            return offerMaker(v.state, v.by(), v.move().seat) != kNoSeat;
        case CommandKind::Discard: {
            const CardId card = v.move().card;
            return !v.fighting() || (v.sees(card) && v.defOf(card).kind == CardKind::Identity);
        }
        // clang-format off
        case CommandKind::KickOpenDoor: case CommandKind::ListenAtDoor: case CommandKind::LootRoom:
        case CommandKind::EndTurn: case CommandKind::LookForTrouble: case CommandKind::Play:
        case CommandKind::Keep: case CommandKind::Sell: case CommandKind::Use:
        case CommandKind::AskHelp: case CommandKind::OfferHelp: case CommandKind::LeaveCombat:
        case CommandKind::Fight: case CommandKind::RunAway: case CommandKind::Flee:
        case CommandKind::Choose: case CommandKind::Pass: case CommandKind::GiveCharity:
        case CommandKind::kCount:
            // clang-format on
            break;
    }
    return false;
}

// R8.13: after the throw only the dice may be answered; then fighter and helper may play one more card.
void judgeAfterDice(Verdict& v) {
    if (isNoCardPlayed(v)) return;
    const CommandKind kind = v.command.kind();
    if (v.moment == Moment::LastCard) {
        // The fighter may run away at once if no other player is waited for.
        const bool runs = kind == CommandKind::RunAway && v.by() == v.state.combat.fighter &&
                          v.state.window.waiting == SeatSet::of(v.by());
        if (!runs && kind != CommandKind::Pass && kind != CommandKind::Play) v.refuse(Reason::AfterDice);
        const bool two = v.move().with != kNoCard;
        if (kind == CommandKind::Play && (two || !v.state.window.waiting.has(v.by())))
            v.refuse(Reason::AfterDice);
        return;
    }
    const bool answer = kind == CommandKind::Pass || kind == CommandKind::Play || kind == CommandKind::Use;
    if (!answer || (v.open & bit(When::AnyRoll)) == 0) v.refuse(Reason::AfterDice);
}

// A Run Away roll, a discarded Guest Star, or a card for players who run away.
bool triesToEscape(const Verdict& v) {
    const CommandKind kind = v.command.kind();
    if (kind == CommandKind::Flee) return true;
    const CardId card = v.move().card;
    if (!v.sees(card)) return false;
    if (kind == CommandKind::Use) return v.topic == Topic::Escape;
    if (kind == CommandKind::Discard) return v.defOf(card).ally == AllyKind::GuestStar;
    return kind == CommandKind::Play && (v.defOf(card).play.when & bit(When::Fleeing)) != 0;
}

bool playsOrUses(const Verdict& v) {
    return v.command.kind() == CommandKind::Play || v.command.kind() == CommandKind::Use;
}

}  // namespace

void judgeOrdinary(Verdict& v) {
    const bool diceOpen = v.moment == Moment::RollWindow && isCriticalDie(v.state.roll);
    if (diceOpen || v.moment == Moment::LastCard) judgeAfterDice(v);
    // Dead players can only end their turn (R11.3).
    if (!v.state.isLiving(v.by()) && v.command.kind() != CommandKind::EndTurn)
        v.refuse(Reason::Dead, kNoCard, v.by());
    judgeByKind(v);
    if (v.ownTurn() && mustListen(v.game, v.state)) judgeBeforeListening(v);
    if (v.moment == Moment::LastCard && v.command.kind() == CommandKind::Play && v.refusals.empty() &&
        !turnsTheFight(v.game, v.state, v.command))
        v.refuse(Reason::TurnsNothing, v.move().card);
    if (diceOpen && (v.refusals.has(Reason::NotNow) || v.refusals.has(Reason::AbilityNotNow)))
        v.refuse(Reason::AfterDice);
    const bool missed =
        v.state.combat.natural == kCriticalMiss && v.state.combat.stage == CombatStage::Fleeing;
    if (missed && v.refusals.has(Reason::FleeingNow) && playsOrUses(v)) v.refuse(Reason::AfterDice);
    if (missed && v.fighting() && !v.refusals.empty() && triesToEscape(v)) v.refuse(Reason::BeyondSaving);
}

}  // namespace kickdoor
