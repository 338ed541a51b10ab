// CardMoves: why a card cannot do what was tried, or what a player may expect of it.
#include <algorithm>

#include "model/decide/card_moves.h"
#include "model/decide/move_words.h"
#include "table_api/load.h"

namespace kickdoor {
namespace {

int numberIn(const QString& place) {
    return place.mid(place.indexOf(QLatin1Char(':')) + 1).toInt();
}

}  // namespace

// Adds the wearing of an Item that cannot be worn now, with the reason, after the card's other uses. A card
// that can do nothing at all explains itself without a menu.
std::vector<CardMoves::Choice> CardMoves::withRefused(std::vector<Choice> choices) const {
    if (choices.empty() || !m_shown.mayAct()) return choices;
    const bool worn = std::any_of(choices.begin(), choices.end(), [](const Choice& choice) {
        return choice.places.contains(QLatin1String("worn"));
    });
    const Refusals why = worn ? Refusals() : whyNotWorn(m_shown.game(), m_shown.view(), CardId(m_card));
    if (why.empty()) return choices;
    Choice refused;
    refused.move.kind = CommandKind::Equip;
    refused.move.card = CardId(m_card);
    refused.why = m_shown.wording().whyNot(m_shown.game(), m_shown.view(), why);
    const auto parting =
        std::find_if(choices.begin(), choices.end(), [](const Choice& choice) { return isParting(choice); });
    choices.insert(parting, refused);
    return choices;
}

std::vector<Move> CardMoves::guesses(const QString& place) const {
    const GameState& view = m_shown.view();
    const auto card = CardId(m_card);
    const auto move = [&](CommandKind kind, Aim aim = {}) {
        Move made;
        made.kind = kind;
        made.by = m_shown.viewer();
        made.card = card;
        made.aim = aim;
        return made;
    };
    const bool inPlay = view.cards.isIn(card, Zone::InPlay);
    if (place == QLatin1String("worn")) return {move(inPlay ? CommandKind::Equip : CommandKind::Play)};
    if (place == QLatin1String("carried")) return {move(inPlay ? CommandKind::Unequip : CommandKind::Play)};
    if (place == QLatin1String("table")) return {move(inPlay ? CommandKind::Equip : CommandKind::Play)};
    if (place == QLatin1String("identity")) return {move(CommandKind::Play)};
    if (place == QLatin1String("discard")) return {move(CommandKind::Discard)};
    if (place == QLatin1String("fighters"))
        return {move(CommandKind::Play, Aim::atFighters()), move(CommandKind::Play)};
    if (place == QLatin1String("monsters")) {
        std::vector<Move> all{move(CommandKind::Play, Aim::atMonsters())};
        for (const MonsterEntry& entry : view.combat.monsters) {
            all.push_back(move(CommandKind::Play, Aim::atCard(entry.card)));
        }
        return all;
    }
    if (place == QLatin1String("fight") && !view.combatOn())
        return {move(CommandKind::LookForTrouble), move(CommandKind::Play)};
    if (place == QLatin1String("fight")) {
        std::vector<Move> all{move(CommandKind::Play), move(CommandKind::Play, Aim::atFighters())};
        for (const MonsterEntry& entry : view.combat.monsters)
            all.push_back(move(CommandKind::Play, Aim::atCard(entry.card)));
        return all;
    }
    if (place.startsWith(QLatin1String("player:"))) {
        const auto seat = Seat(numberIn(place));
        std::vector<Move> all{move(CommandKind::Play, Aim::atPlayer(seat))};
        if (inPlay) {
            Move trade = move(CommandKind::OfferTrade);
            trade.seat = seat;
            all.insert(all.begin(), trade);
        }
        return all;
    }
    if (place.startsWith(QLatin1String("card:"))) {
        return {move(CommandKind::Play, Aim::atCard(CardId(numberIn(place))))};
    }
    // Without a place: the main uses of such a card.
    std::vector<Move> all;
    if (inPlay) {
        all = {move(view.cards.isEquipped(card) ? CommandKind::Unequip : CommandKind::Equip),
               move(CommandKind::Discard)};
    } else {
        all = {move(CommandKind::Play), move(CommandKind::LookForTrouble),
               move(CommandKind::Play, Aim::atPlayer(m_shown.viewer())),
               move(CommandKind::Play, Aim::atFighters())};
        for (const MonsterEntry& entry : view.combat.monsters) {
            all.push_back(move(CommandKind::Play, Aim::atCard(entry.card)));
        }
    }
    return all;
}

void CardMoves::explainBest(const std::vector<Move>& guesses) {
    // Prefers the refusal with the fewest reasons about a wrong target.
    const auto aside = [](const Refusals& refusals) {
        return refusals.has(Reason::TargetWrong) || refusals.has(Reason::TargetMissing) ||
               refusals.has(Reason::NotAMonster) || refusals.has(Reason::Malformed) ||
               refusals.has(Reason::SecondCardWrong);
    };
    const Refusals* best = nullptr;
    std::vector<Refusals> answers;
    answers.reserve(guesses.size());
    for (const Move& move : guesses) {
        Command command = commandOf(move);
        if (move.kind == CommandKind::OfferTrade) command.terms.items.push_back(move.card);
        answers.push_back(judge(m_shown.game(), m_shown.view(), command));
        if (answers.back().empty()) continue;
        if (best == nullptr || (aside(*best) && !aside(answers.back()))) best = &answers.back();
    }
    if (best != nullptr) m_shown.refuse(*best);
}

// Explains how cards leave a hand, not only that the card is not in play.
void CardMoves::refuseThrowingAway() {
    Move discard;
    discard.kind = CommandKind::Discard;
    discard.by = m_shown.viewer();
    discard.card = CardId(m_card);
    const GameState& view = m_shown.view();
    const Refusals why = judge(m_shown.game(), view, commandOf(discard));
    if (!why.has(Reason::NotInPlay)) return m_shown.refuse(why);
    m_shown.refuse({MoveWords::tr("You cannot throw away cards from your hand. If you hold too many, "
                                  "you give the rest away at the end of your turn."),
                    m_shown.wording().whyNot(m_shown.game(), view, why).rule});
}

void CardMoves::explain() {
    if (!m_shown.isOpen() || m_card < 0 || m_shown.viewer() == kNoSeat) return;
    explainBest(guesses(QString()));
}

}  // namespace kickdoor
