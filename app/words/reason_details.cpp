// Wording: the requirements of a refused card: its users, condition, type and Hands.
#include <QCoreApplication>
#include <algorithm>
#include <bit>

#include "table_api/load.h"
#include "table_api/plays.h"
#include "words/lists.h"
#include "words/wording.h"

namespace kickdoor {
namespace {

bool namesItsPlayers(const Catalog& catalog, const CardDef& def) {
    if (def.effects < 0) return false;
    const auto effects = catalog.list(def.effects);
    return std::any_of(effects.begin(), effects.end(), [&](NodeRef ref) {
        const EffectOp op = catalog.node(ref).effect();
        return op == EffectOp::ForEach || op == EffectOp::ChoosePlayer;
    });
}

}  // namespace

QString Wording::conditions(DefId def, std::uint32_t which) const {
    QStringList list;
    for (; which != 0; which &= which - 1)
        list << m_texts.modifier(def, static_cast<std::size_t>(std::countr_zero(which)));
    return Lists::parts(list);
}

// Like the sentences of reason_words.cpp, with %5 for the detail.
QString Wording::detailed(const Game& game, const GameState& view, const Refusal& refusal,
                          QString& detail) const {
    if (refusal.reason == Reason::ChoiceCount) {
        const int least = view.question.least;
        const int most = view.question.most;
        if (view.question.kind != QuestionKind::Players && least == most)
            return tr("Choose exactly %n card(s).", nullptr, least);
        const QString one = tr("choose %n player(s).", nullptr, least);
        const QString order = view.question.kind != QuestionKind::Players
                                  ? tr("choose %1 to %2 cards.").arg(least).arg(most)
                              : least == most ? one
                                              : tr("choose %1 to %2 players.").arg(least).arg(most);
        return order.left(1).toUpper() + order.mid(1);
    }
    if (refusal.card == kNoCard || refusal.card >= view.cards.count()) return {};
    const DefId id = view.cards.def(refusal.card);
    if (id >= m_catalog.cards.size()) return {};
    const CardDef& def = m_catalog[id];
    const bool typed = def.identityType < m_catalog.identityTypes.size();
    using enum Reason;
    switch (refusal.reason) {
        case NotUsable:
            if (def.usableBy == kNoRef) return {};
            detail = m_texts.users(id);
            // Nor is it carried yet (R1.8).
            if (view.phase == Phase::Setup && !game.rules.setupAnyItem)
                return tr("%1 cannot use %2: it is %5.");
            return tr("%1 may carry %2 but not use it: it is %5.", "%5: usable by Thieves only");
        case ConditionFails:
            if (def.play.condition == kNoRef) return {};
            detail = m_texts.condition(id, def.play.condition);
            return tr("%2 works only if %5.", "%5: you are a Thief");
        case TargetConditionFails:
            if (def.play.targetIf == kNoRef || !view.cards.isIn(refusal.card, Zone::Hand)) return {};
            detail = m_texts.condition(id, def.play.targetIf);
            return tr("%2 works on that target only if %5.", "%5: the monster is Undead");
        case TargetMissing:
            if (def.play.targetIf == kNoRef || !view.cards.isIn(refusal.card, Zone::Hand)) return {};
            detail = m_texts.condition(id, def.play.targetIf);
            if (!anyPlayerFits(game, view, refusal.card))
                return tr("Nobody is a target for %2 now: it works only if %5.",
                          "%5: that player has the same Level as you");
            return tr("%2 needs a target that fits: it works only if %5.", "%5: the monster is Undead");
        case NeedsIdentity:
            if (!typed) return {};
            detail = identityType(def.identityType);
            return tr("%2 goes with your %5, and you have none.", "%5: Race");
        case NeedsSecondIdentity:
            if (!typed) return {};
            detail = identityType(def.identityType);
            return tr("%2 needs a second %5 played with it.", "%5: Race");
        case IdentitySlotTaken:
            if (!typed) return {};
            detail = identityType(def.identityType);
            return tr("There is no room for another %5: discard one first.", "%5: Race");
        case SlotTaken: {
            const int needed = handsFilledBy(def);
            if (needed == 0) return {};
            detail = tr("%n Hand(s)", nullptr, needed);
            const int free = handsFreeFor(game, view, refusal.card, view.cards.place(refusal.card).holder);
            if (free == 0) return tr("%2 needs %5, and none is free: %4 is in the way.");
            return tr("%2 needs %5, and %n is free: %4 is in the way.", nullptr, free);
        }
        case TooManyBig: {
            QStringList big;
            for (const CardId other : countedBigItems(game, view, view.viewer, refusal.card))
                big << title(view.cards.def(other));
            if (big.isEmpty()) return {};
            detail = m_texts.joined(big);
            return tr("%1 carries as many Big Items as allowed: %5.");
        }
        case LevelOwnTurn:
            // Cards that say when they are played are not played as one gets them.
            if ((def.play.when & (bit(When::OwnTurn) | bit(When::OwnTurnAlways))) != 0)
                return tr("%2 can be played only in your own turn.");
            if (def.play.when != 0) return QCoreApplication::translate("Reason", "%2 cannot be played now.");
            [[fallthrough]];
        case PlayOwnTurn:
        case IdentityOwnTurn:
            if (view.cards.isFresh(refusal.card))
                return {};  // its moment lasts, but something else comes first
            return tr("%2 can be played only in your own turn now: the moment you got it has passed.");
        case LevelSelfOnly:
            if (!namesItsPlayers(m_catalog, def)) return {};
            return tr("%2 needs no target: the card says whom it affects.");
        // clang-format off
        // The sentence needs no detail.
        case GameOver: case StaleDecision: case NotSeated: case Malformed: case NotYourTurn: case WrongPhase:
        case QuestionOpen: case NotAsked: case NothingToPass: case AlreadyPassed: case WindowOpen: case Dead:
        case NotYourCard: case NotInHand: case NotInPlay: case CardUnknown: case NotNow:
        case RevealedCardWaits: case MustListenFirst: case AlreadyListened: case ListenOff: case MetMonster:
        case PhaseTwoCompulsory: case NotAMonster: case NothingRevealed: case CombatOn: case NoCombat:
        case NotInFight: case OnlyFighter: case WinningAlready: case NotWinning: case FleeingNow:
        case NotFleeing: case AlreadyRolled: case SameIdentity: case DoublingTaken: case NotAnItem:
        case AlreadyEquipped: case NotEquipped: case CannotCarryBig: case CannotDiscard: case SaleTooSmall:
        case SaleWouldWin: case NotForSale: case DoubleSaleUsed: case NoDoubleSale: case LevelWouldWin:
        case TargetWrong: case TargetDead: case SecondCardWrong:
        case NoSuchAbility: case AbilityNotYours: case AbilityNotNow: case LimitReached: case CostWrong:
        case CostCardWrong: case HandEmpty: case TradeHandCard: case TradeInCombat: case TradeEmpty:
        case OfferOpen: case NoOffer: case OfferNotForYou: case OfferStale: case HelperAlready:
        case HelpYourself: case HelpDead: case HelpReborn: case HelpForbidden: case HelpForWin:
        case TermsTooMany: case TermsItems: case TermsHandCards: case ForcedForWin: case VolunteerStays:
        case NotHelper: case HelperBigItems: case ChoiceWrong: case ChoiceCount: case CharityUneven:
        case CharityWrongPlayer: case CharityCount: case CharityDiscard: case CharityKeep: case FightFull:
        case MonsterWrong: case MateGone: case NothingToAnswer: case SellInCombat: case SellOwnTurn:
        case PlayInCombat: case EquipInCombat:
        case DiscardInCombat: case StealInCombat: case NotInSetup: case MonsterNeedsBringer: case AfterDice:
        case TurnsNothing: case TermsCards: case BeyondSaving: case HirelingBusy: case HirelingInCombat:
        case NotAGuestStar: case NoSacrificeNow: case SacrificeForOthers: case OneAllyInSetup:
        case NothingToTakeBack: case TakeBackAsked: case TakeBackDeclined: case TakeBackHurts:
        case TakeBackTooOften: case kCount:
            // clang-format on
            break;
    }
    return {};
}

}  // namespace kickdoor
