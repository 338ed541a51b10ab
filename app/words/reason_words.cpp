// Wording: one sentence for each of the rules' reasons for a refusal.
#include <QLocale>
#include <array>

#include "words/wording.h"

namespace kickdoor {
namespace {

// %1: the player, %2: the card, %3: a number, %4: a second card.
struct ReasonText {
    Reason reason;
    const char* text;
};

constexpr std::array kTexts = {
    ReasonText{Reason::GameOver, QT_TRANSLATE_NOOP("Reason", "The game is over.")},
    ReasonText{Reason::StaleDecision,
               QT_TRANSLATE_NOOP("Reason", "Something happened meanwhile. Look again and decide.")},
    ReasonText{Reason::NotSeated, QT_TRANSLATE_NOOP("Reason", "Nobody sits there.")},
    ReasonText{Reason::Malformed, QT_TRANSLATE_NOOP("Reason", "That cannot be done with this card.")},
    ReasonText{Reason::NotYourTurn, QT_TRANSLATE_NOOP("Reason", "It is not your turn.")},
    ReasonText{Reason::WrongPhase, QT_TRANSLATE_NOOP("Reason", "Not in this phase of the turn.")},
    ReasonText{Reason::QuestionOpen, QT_TRANSLATE_NOOP("Reason", "First %1 has to answer a question.")},
    ReasonText{Reason::NotAsked, QT_TRANSLATE_NOOP("Reason", "Nobody asked you to choose.")},
    ReasonText{Reason::NothingToPass, QT_TRANSLATE_NOOP("Reason", "Nobody is waiting for you to pass.")},
    ReasonText{Reason::AlreadyPassed, QT_TRANSLATE_NOOP("Reason", "You have passed already.")},
    ReasonText{Reason::WindowOpen,
               QT_TRANSLATE_NOOP("Reason", "First everybody gets the chance to interfere.")},
    ReasonText{Reason::Dead, QT_TRANSLATE_NOOP("Reason", "%1 is dead and waits for a new character.")},
    ReasonText{Reason::NotYourCard, QT_TRANSLATE_NOOP("Reason", "%2 is not yours.")},
    ReasonText{Reason::NotInHand, QT_TRANSLATE_NOOP("Reason", "%2 is not in your hand.")},
    ReasonText{Reason::NotInPlay, QT_TRANSLATE_NOOP("Reason", "%2 is not in play.")},
    ReasonText{Reason::CardUnknown, QT_TRANSLATE_NOOP("Reason", "You do not know this card.")},
    ReasonText{Reason::NotNow, QT_TRANSLATE_NOOP("Reason", "%2 cannot be played now.")},
    ReasonText{
        Reason::RevealedCardWaits,
        QT_TRANSLATE_NOOP("Reason", "First decide about the card from behind the door: play it or keep it.")},
    ReasonText{Reason::MustListenFirst, QT_TRANSLATE_NOOP("Reason", "First listen at the door.")},
    ReasonText{Reason::AlreadyListened,
               QT_TRANSLATE_NOOP("Reason", "You have listened at the door already.")},
    ReasonText{Reason::ListenOff,
               QT_TRANSLATE_NOOP("Reason", "Nobody listens at doors in this game: the option is off.")},
    ReasonText{Reason::MetMonster,
               QT_TRANSLATE_NOOP("Reason", "You met a monster behind the door, so this phase is over.")},
    ReasonText{Reason::PhaseTwoCompulsory,
               QT_TRANSLATE_NOOP("Reason", "First look for trouble or loot the room.")},
    ReasonText{Reason::NotAMonster, QT_TRANSLATE_NOOP("Reason", "%2 is not a monster.")},
    ReasonText{Reason::NothingRevealed, QT_TRANSLATE_NOOP("Reason", "No card is waiting to be kept.")},
    ReasonText{Reason::CombatOn, QT_TRANSLATE_NOOP("Reason", "Not while a combat is going on.")},
    ReasonText{Reason::NoCombat, QT_TRANSLATE_NOOP("Reason", "No combat is going on.")},
    ReasonText{Reason::NotInFight, QT_TRANSLATE_NOOP("Reason", "Only for those in the fight.")},
    ReasonText{Reason::OnlyFighter, QT_TRANSLATE_NOOP("Reason", "Only the fighter decides that.")},
    ReasonText{Reason::WinningAlready, QT_TRANSLATE_NOOP("Reason", "The fighters are winning already.")},
    ReasonText{Reason::NotWinning, QT_TRANSLATE_NOOP("Reason", "The fighters are not winning.")},
    ReasonText{Reason::FleeingNow,
               QT_TRANSLATE_NOOP("Reason", "The fight is given up: everybody is running.")},
    ReasonText{Reason::NotFleeing, QT_TRANSLATE_NOOP("Reason", "Nobody is running away yet.")},
    ReasonText{Reason::AlreadyRolled,
               QT_TRANSLATE_NOOP("Reason", "The die against this monster has been rolled already.")},
    ReasonText{
        Reason::IdentitySlotTaken,
        QT_TRANSLATE_NOOP("Reason", "There is no room for another card of this type: discard one first.")},
    ReasonText{Reason::SameIdentity,
               QT_TRANSLATE_NOOP("Reason", "You are that already, and cannot be it twice.")},
    ReasonText{Reason::NeedsIdentity,
               QT_TRANSLATE_NOOP("Reason", "%2 goes with a card of its type, and you have none.")},
    ReasonText{Reason::NeedsSecondIdentity,
               QT_TRANSLATE_NOOP("Reason", "%2 needs a second card of its type played with it.")},
    ReasonText{Reason::DoublingTaken,
               QT_TRANSLATE_NOOP("Reason", "You can have only one such card for each type.")},
    ReasonText{Reason::NotAnItem, QT_TRANSLATE_NOOP("Reason", "%2 is not an Item.")},
    ReasonText{Reason::NotUsable, QT_TRANSLATE_NOOP("Reason", "%1 may carry %2 but not use it.")},
    ReasonText{Reason::SlotTaken, QT_TRANSLATE_NOOP("Reason", "%4 is in the way of %2.")},
    ReasonText{Reason::AlreadyEquipped, QT_TRANSLATE_NOOP("Reason", "%2 is equipped already.")},
    ReasonText{Reason::NotEquipped, QT_TRANSLATE_NOOP("Reason", "%2 is not equipped: it lies sideways.")},
    ReasonText{Reason::TooManyBig, QT_TRANSLATE_NOOP("Reason", "%1 carries as many Big Items as allowed.")},
    ReasonText{Reason::CannotCarryBig, QT_TRANSLATE_NOOP("Reason", "%1 cannot carry another Big Item.")},
    ReasonText{Reason::CannotDiscard, QT_TRANSLATE_NOOP("Reason", "%2 cannot simply be thrown away.")},
    ReasonText{Reason::SaleTooSmall,
               QT_TRANSLATE_NOOP("Reason", "A sale needs Items worth 1,000 gp or more in all.")},
    ReasonText{Reason::SaleWouldWin, QT_TRANSLATE_NOOP("Reason", "The winning level cannot be bought.")},
    ReasonText{Reason::NotForSale, QT_TRANSLATE_NOOP("Reason", "%2 cannot be sold.")},
    ReasonText{Reason::DoubleSaleUsed,
               QT_TRANSLATE_NOOP("Reason", "The sale at double price is used up for this turn.")},
    ReasonText{Reason::NoDoubleSale, QT_TRANSLATE_NOOP("Reason", "You cannot sell at double price.")},
    ReasonText{Reason::LevelWouldWin,
               QT_TRANSLATE_NOOP("Reason", "The winning level must come from killing a monster.")},
    ReasonText{Reason::LevelSelfOnly, QT_TRANSLATE_NOOP("Reason", "%2 is for yourself only.")},
    ReasonText{Reason::TargetWrong, QT_TRANSLATE_NOOP("Reason", "%2 cannot be played on that.")},
    ReasonText{Reason::TargetDead,
               QT_TRANSLATE_NOOP("Reason", "%1 is dead: nothing more can happen to them.")},
    ReasonText{Reason::TargetMissing,
               QT_TRANSLATE_NOOP("Reason", "%2 needs a target: say on whom or on what.")},
    ReasonText{Reason::SecondCardWrong, QT_TRANSLATE_NOOP("Reason", "%2 goes with another kind of card.")},
    ReasonText{Reason::ConditionFails, QT_TRANSLATE_NOOP("Reason", "The condition on %2 is not met.")},
    ReasonText{Reason::TargetConditionFails, QT_TRANSLATE_NOOP("Reason", "%2 does not work on that target.")},
    ReasonText{Reason::NoSuchAbility, QT_TRANSLATE_NOOP("Reason", "%2 has no such ability.")},
    ReasonText{Reason::AbilityNotYours,
               QT_TRANSLATE_NOOP("Reason", "The ability of %2 is not yours to use.")},
    ReasonText{Reason::AbilityNotNow, QT_TRANSLATE_NOOP("Reason", "The ability of %2 cannot be used now.")},
    ReasonText{Reason::LimitReached, QT_TRANSLATE_NOOP("Reason", "The ability of %2 is used up.")},
    ReasonText{Reason::CostWrong,
               QT_TRANSLATE_NOOP("Reason", "The ability asks for another number of discards.")},
    ReasonText{Reason::CostCardWrong, QT_TRANSLATE_NOOP("Reason", "%2 cannot pay for the ability.")},
    ReasonText{Reason::HandEmpty, QT_TRANSLATE_NOOP("Reason", "Your hand is empty.")},
    ReasonText{Reason::TradeHandCard,
               QT_TRANSLATE_NOOP("Reason", "Only Items on the table are traded, never cards in hand.")},
    ReasonText{Reason::TradeInCombat, QT_TRANSLATE_NOOP("Reason", "Nobody in combat can trade.")},
    ReasonText{Reason::TradeEmpty, QT_TRANSLATE_NOOP("Reason", "A trade needs something to change hands.")},
    ReasonText{Reason::OfferOpen,
               QT_TRANSLATE_NOOP("Reason", "You already have an open offer; withdraw it first.")},
    ReasonText{Reason::NoOffer, QT_TRANSLATE_NOOP("Reason", "There is no such offer.")},
    ReasonText{Reason::OfferNotForYou, QT_TRANSLATE_NOOP("Reason", "The offer is not for you.")},
    ReasonText{Reason::OfferStale, QT_TRANSLATE_NOOP("Reason", "The offer can no longer be kept.")},
    ReasonText{Reason::HelperAlready, QT_TRANSLATE_NOOP("Reason", "There is a helper already.")},
    ReasonText{Reason::HelpYourself, QT_TRANSLATE_NOOP("Reason", "You cannot help yourself.")},
    ReasonText{Reason::HelpDead, QT_TRANSLATE_NOOP("Reason", "%1 is dead and cannot help.")},
    ReasonText{Reason::HelpReborn,
               QT_TRANSLATE_NOOP("Reason", "%1 has only just come back and helps from the next turn.")},
    ReasonText{Reason::HelpForbidden, QT_TRANSLATE_NOOP("Reason", "Against %2, nobody may help.")},
    ReasonText{Reason::HelpForWin,
               QT_TRANSLATE_NOOP("Reason", "Nobody can be forced to help in a fight for the win.")},
    ReasonText{Reason::TermsTooMany,
               QT_TRANSLATE_NOOP("Reason", "There are not that many Treasures to share.")},
    ReasonText{Reason::TermsItems,
               QT_TRANSLATE_NOOP("Reason", "%2 cannot be promised: only Items the fighter carries.")},
    ReasonText{Reason::TermsHandCards,
               QT_TRANSLATE_NOOP("Reason", "Cards in hand cannot be promised in this game.")},
    ReasonText{
        Reason::ForcedForWin,
        QT_TRANSLATE_NOOP("Reason", "A forced helper may only leave when it becomes a fight for the win.")},
    ReasonText{Reason::VolunteerStays, QT_TRANSLATE_NOOP("Reason", "Whoever volunteered has to stay.")},
    ReasonText{Reason::NotHelper, QT_TRANSLATE_NOOP("Reason", "You are not the helper.")},
    ReasonText{Reason::HelperBigItems, QT_TRANSLATE_NOOP("Reason", "The helper could not carry %2.")},
    ReasonText{Reason::ChoiceWrong, QT_TRANSLATE_NOOP("Reason", "That is not one of the choices.")},
    ReasonText{Reason::ChoiceCount, QT_TRANSLATE_NOOP("Reason", "That is not the right number of choices.")},
    ReasonText{Reason::CharityUneven, QT_TRANSLATE_NOOP("Reason", "Share as evenly as possible.")},
    ReasonText{Reason::CharityWrongPlayer,
               QT_TRANSLATE_NOOP("Reason", "Only players with the lowest Level receive charity.")},
    ReasonText{Reason::CharityCount,
               QT_TRANSLATE_NOOP("Reason", "Give away exactly what is above your hand limit: %3.")},
    ReasonText{Reason::CharityDiscard,
               QT_TRANSLATE_NOOP("Reason", "You are among the lowest yourself: discard the excess.")},
    ReasonText{Reason::CharityKeep,
               QT_TRANSLATE_NOOP("Reason", "Others have a lower Level: give the excess to the lowest.")},
    ReasonText{Reason::FightFull, QT_TRANSLATE_NOOP("Reason", "No more monsters fit into this fight.")},
    ReasonText{Reason::MonsterWrong, QT_TRANSLATE_NOOP("Reason", "That monster is not in the fight.")},
    ReasonText{Reason::MateGone,
               QT_TRANSLATE_NOOP("Reason", "The monster whose mate this would be is gone.")},
    ReasonText{Reason::NothingToAnswer,
               QT_TRANSLATE_NOOP("Reason", "Nothing has happened that %2 could answer.")},
    ReasonText{Reason::SellInCombat,
               QT_TRANSLATE_NOOP("Reason", "No sales during combat or while running away.")},
    ReasonText{Reason::SellOwnTurn, QT_TRANSLATE_NOOP("Reason", "You can sell Items only in your own turn.")},
    ReasonText{Reason::PlayInCombat, QT_TRANSLATE_NOOP("Reason", "%2 cannot be played during combat.")},
    ReasonText{
        Reason::PlayOwnTurn,
        QT_TRANSLATE_NOOP("Reason", "%2 can be played only in your own turn, or just when you get it.")},
    ReasonText{
        Reason::IdentityOwnTurn,
        QT_TRANSLATE_NOOP("Reason", "%2 can be played only in your own turn, or just when you get it.")},
    ReasonText{
        Reason::LevelOwnTurn,
        QT_TRANSLATE_NOOP("Reason", "%2 can be played only in your own turn, or just when you get it.")},
    ReasonText{Reason::EquipInCombat, QT_TRANSLATE_NOOP("Reason", "No changes to equipment during combat.")},
    ReasonText{Reason::DiscardInCombat,
               QT_TRANSLATE_NOOP("Reason", "%2 cannot be thrown away during combat.")},
    ReasonText{Reason::StealInCombat, QT_TRANSLATE_NOOP("Reason", "No stealing while a combat is going on.")},
    ReasonText{Reason::NotInSetup, QT_TRANSLATE_NOOP("Reason", "Not before the first turn.")},
    ReasonText{Reason::MonsterNeedsBringer,
               QT_TRANSLATE_NOOP("Reason",
                                 "%2 leaves your hand only when you look for trouble, or with a card that "
                                 "adds a monster to a fight.")},
    ReasonText{
        Reason::AfterDice,
        QT_TRANSLATE_NOOP("Reason", "The dice have been rolled: the fighters may play only one more card.")},
    ReasonText{Reason::TurnsNothing,
               QT_TRANSLATE_NOOP("Reason", "%2 would not change who wins, so it stays in your hand.")},
    ReasonText{Reason::TermsCards,
               QT_TRANSLATE_NOOP("Reason", "%2 could not be played on %1 now, so it cannot be promised.")},
    ReasonText{Reason::BeyondSaving,
               QT_TRANSLATE_NOOP("Reason", "A natural 1: nobody gets away from this fight.")},
    ReasonText{Reason::HirelingBusy, QT_TRANSLATE_NOOP("Reason", "%2 carries something already.")},
    ReasonText{Reason::HirelingInCombat,
               QT_TRANSLATE_NOOP("Reason", "Items are handed to and from a Hireling outside combat only.")},
    ReasonText{Reason::NotAGuestStar,
               QT_TRANSLATE_NOOP("Reason", "Only a Guest Star can be discarded for an escape.")},
    ReasonText{Reason::NoSacrificeNow,
               QT_TRANSLATE_NOOP("Reason", "%2 can only be discarded instead of rolling to Run Away.")},
    ReasonText{
        Reason::SacrificeForOthers,
        QT_TRANSLATE_NOOP("Reason", "%2 saves only its own player and, if that is the fighter, the helper.")},
    ReasonText{
        Reason::OneAllyInSetup,
        QT_TRANSLATE_NOOP("Reason", "Only one Hireling or Guest Star may be played before the game begins.")},
    ReasonText{Reason::NothingToTakeBack,
               QT_TRANSLATE_NOOP("Reason", "You have done nothing lately that could be taken back.")},
    ReasonText{Reason::TakeBackAsked,
               QT_TRANSLATE_NOOP("Reason", "The table is already being asked about a take-back.")},
    ReasonText{Reason::TakeBackDeclined,
               QT_TRANSLATE_NOOP("Reason", "The others have said no. Do something else first.")},
    ReasonText{Reason::TakeBackHurts,
               QT_TRANSLATE_NOOP("Reason", "%1 does not agree: you would gain by it, or %1 would lose.")},
    ReasonText{Reason::TakeBackTooOften,
               QT_TRANSLATE_NOOP("Reason", "No more moves can be taken back in this game.")},
};
static_assert(kTexts.size() == static_cast<std::size_t>(Reason::kCount), "a sentence for each reason");

constexpr bool inOrder() {
    for (std::size_t i = 0; i < kTexts.size(); ++i) {
        if (kTexts[i].reason != static_cast<Reason>(i)) return false;
    }
    return true;
}
static_assert(inOrder());

}  // namespace

QString Wording::reason(const Game& game, const GameState& view, const Refusal& refusal) const {
    const char* text = kTexts[static_cast<std::size_t>(refusal.reason)].text;
    const auto card = [&](CardId id) { return id == kNoCard ? tr("This card") : titleIn(view, id); };
    QString detail;
    QString sentence = detailed(game, view, refusal, detail);
    if (sentence.isEmpty()) sentence = QCoreApplication::translate("Reason", text);
    sentence.replace(QLatin1String("%1"), strong(refusal.seat != kNoSeat  ? name(refusal.seat)
                                                 : view.viewer != kNoSeat ? name(view.viewer)
                                                                          : tr("Somebody")));
    sentence.replace(QLatin1String("%2"), strong(card(refusal.card)));
    sentence.replace(QLatin1String("%3"), QLocale().toString(refusal.number));
    sentence.replace(QLatin1String("%4"), strong(card(refusal.other)));
    sentence.replace(QLatin1String("%5"), detail.toHtmlEscaped());
    return sentence;
}

WhyNot Wording::whyNot(const Game& game, const GameState& view, const Refusals& refusals) const {
    WhyNot why;
    QStringList sentences;
    QStringList rules;
    for (const Refusal& refusal : refusals) {
        // Where no combat is going on, there is nothing to aim at, either.
        if (refusal.reason == Reason::TargetMissing && refusals.has(Reason::NoCombat)) continue;
        // In another turn no target would do.
        if (refusal.reason == Reason::LevelSelfOnly && refusals.has(Reason::LevelOwnTurn)) continue;
        const QString sentence = reason(game, view, refusal);
        if (!sentences.contains(sentence) && sentences.size() < 2) sentences << sentence;
        for (const std::string_view rule :
             rulesOf(refusal).first(std::min<std::size_t>(1, rulesOf(refusal).size()))) {
            const QString number = QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size()));
            if (!rules.contains(number) && rules.size() < 3) rules << number;
        }
    }
    why.text = sentences.join(QLatin1Char(' '));
    why.rule = rules.join(QStringLiteral(", "));
    return why;
}

}  // namespace kickdoor
