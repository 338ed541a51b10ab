// CardMoves: why a card cannot do what was tried, or what a player may expect of it.
#include <algorithm>

#include "model/decide/card_moves.h"
#include "model/decide/move_words.h"
#include "table_api/load.h"
#include "table_api/plays.h"

namespace kickdoor {

// Adds, after the card's other uses, the wearing of an Item and the abilities that are refused now, with the
// reasons. A card that can do nothing at all explains itself without a menu.
std::vector<CardMoves::Choice> CardMoves::withRefused(std::vector<Choice> choices) const {
    if (choices.empty() || !m_shown.mayAct()) return choices;
    std::vector<Choice> refused = refusedAbilities(choices);
    const bool worn = std::any_of(choices.begin(), choices.end(),
                                  [](const Choice& choice) { return choice.mayGo(DropKind::Worn); });
    const Move wear = tried(CommandKind::Equip);
    const Refusals why = worn ? Refusals() : whyRefused(wear);
    if (!why.empty()) refused.push_back(refusedChoice(wear, why));
    const auto parting =
        std::find_if(choices.begin(), choices.end(), [](const Choice& choice) { return isParting(choice); });
    choices.insert(parting, refused.begin(), refused.end());
    return choices;
}

Refusals CardMoves::whyRefused(const Move& move) const {
    return move.kind == CommandKind::Use ? whyNotUsed(m_shown.game(), m_shown.view(), move.card, move.ability)
                                         : whyNotWorn(m_shown.game(), m_shown.view(), move.card);
}

CardMoves::Choice CardMoves::refusedChoice(const Move& move, const Refusals& why) const {
    Choice refused;
    refused.move = move;
    refused.why = m_shown.wording().whyNot(m_shown.game(), m_shown.view(), why);
    return refused;
}

std::vector<CardMoves::Choice> CardMoves::refusedAbilities(const std::vector<Choice>& choices) const {
    std::vector<Choice> refused;
    const DefId def = m_shown.view().cards.def(CardId(m_card));
    if (isUnknown(def)) return refused;
    const std::size_t count = m_shown.game().catalog[def].abilities.size();
    for (std::size_t ability = 0; ability < count; ++ability) {
        Move use = tried(CommandKind::Use);
        use.ability = static_cast<std::uint8_t>(ability);
        const bool offered = std::any_of(choices.begin(), choices.end(), [&](const Choice& choice) {
            return choice.move.kind == CommandKind::Use && choice.move.ability == use.ability;
        });
        const Refusals why = offered ? Refusals() : whyRefused(use);
        if (!why.empty()) refused.push_back(refusedChoice(use, why));
    }
    return refused;
}

// What a player who drops the card there may mean.
std::vector<Move> CardMoves::guesses(const DropTarget& place) const {
    const GameState& view = m_shown.view();
    const bool inPlay = view.cards.isIn(CardId(m_card), Zone::InPlay);
    const auto onMonsters = [&](std::vector<Move> all) {
        for (const MonsterEntry& entry : view.combat.monsters)
            all.push_back(tried(CommandKind::Play, Aim::atCard(entry.card)));
        return all;
    };
    switch (place.kind) {
        case DropKind::Table:
        case DropKind::Worn: return {tried(inPlay ? CommandKind::Equip : CommandKind::Play)};
        case DropKind::Carried: return {tried(inPlay ? CommandKind::Unequip : CommandKind::Play)};
        case DropKind::Followers:
        case DropKind::Identity: return {tried(CommandKind::Play)};
        case DropKind::Discard: return {tried(CommandKind::Discard)};
        case DropKind::Fighters:
            return {tried(CommandKind::Play, Aim::atFighters()), tried(CommandKind::Play)};
        case DropKind::Monsters: return onMonsters({tried(CommandKind::Play, Aim::atMonsters())});
        case DropKind::Fight:
            if (!view.combatOn()) return {tried(CommandKind::LookForTrouble), tried(CommandKind::Play)};
            return onMonsters({tried(CommandKind::Play), tried(CommandKind::Play, Aim::atFighters())});
        case DropKind::Player: {
            std::vector<Move> all{tried(CommandKind::Play, Aim::atPlayer(place.seat))};
            if (inPlay) {
                Move trade = tried(CommandKind::OfferTrade);
                trade.seat = place.seat;
                all.insert(all.begin(), trade);
            }
            return all;
        }
        case DropKind::Card: return {tried(CommandKind::Play, Aim::atCard(place.card))};
        case DropKind::Hand: break;
    }
    return mainUses();
}

// What such a card is mostly for.
std::vector<Move> CardMoves::mainUses() const {
    const GameState& view = m_shown.view();
    const auto card = CardId(m_card);
    if (view.cards.isIn(card, Zone::InPlay)) {
        return {tried(view.cards.isEquipped(card) ? CommandKind::Unequip : CommandKind::Equip),
                tried(CommandKind::Discard)};
    }
    std::vector<Move> all{tried(CommandKind::Play), tried(CommandKind::LookForTrouble),
                          tried(CommandKind::Play, Aim::atPlayer(m_shown.viewer())),
                          tried(CommandKind::Play, Aim::atFighters())};
    for (const MonsterEntry& entry : view.combat.monsters)
        all.push_back(tried(CommandKind::Play, Aim::atCard(entry.card)));
    return all;
}

// A move of the card by the viewer.
Move CardMoves::tried(CommandKind kind, Aim aim) const {
    Move made;
    made.kind = kind;
    made.by = m_shown.viewer();
    made.card = CardId(m_card);
    made.aim = aim;
    return made;
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
    const GameState& view = m_shown.view();
    const Refusals why = judge(m_shown.game(), view, commandOf(tried(CommandKind::Discard)));
    if (!why.has(Reason::NotInPlay)) return m_shown.refuse(why);
    m_shown.refuse({MoveWords::tr("You cannot throw away cards from your hand. If you hold too many, "
                                  "you give the rest away at the end of your turn."),
                    m_shown.wording().whyNot(m_shown.game(), view, why).rule});
}

void CardMoves::explain() {
    if (!m_shown.isOpen() || m_card < 0 || m_shown.viewer() == kNoSeat) return;
    explainBest(mainUses());
}

void CardMoves::explainOtherPlace() {
    if (!m_shown.isOpen() || m_card < 0) return;
    m_shown.refuse(
        {MoveWords::tr("%1 does not go there. Its places light up while you hold it.").arg(m_title),
         QString()});
}

}  // namespace kickdoor
