// Answers to open questions, Charity among them (R5.7, R10.4, ruling 2).
#include "base/seats.h"
#include "rules/judge/parts.h"

#include <algorithm>

namespace kickdoor {
namespace {

bool asCards(QuestionKind kind) {
    return kind == QuestionKind::Cards || kind == QuestionKind::BigItems || kind == QuestionKind::FaceUpDraw;
}

void judgeCards(Verdict& v) {
    const Question& question = v.state.question;
    const auto& chosen = v.command.cards;
    if (chosen.size() < question.least || chosen.size() > question.most)
        v.refuse(Reason::ChoiceCount, kNoCard, kNoSeat, question.least);
    if (!allDifferent({chosen.begin(), chosen.size()})) v.refuse(Reason::ChoiceWrong);
    const CardList candidates = questionCards(v.game, v.state);
    for (const CardId card : chosen)
        if (!candidates.contains(card))
            v.refuse(Reason::ChoiceWrong, card < v.state.cards.count() ? card : kNoCard);
}

void judgeChoose(Verdict& v) {
    const Question& question = v.state.question;
    if (question.asked != v.by() || question.kind == QuestionKind::Charity) {
        v.refuse(Reason::NotAsked);
        return;
    }
    if (asCards(question.kind)) {
        judgeCards(v);
    } else if (question.kind == QuestionKind::Players) {
        const SeatSet candidates = questionPlayers(v.game, v.state);
        const Seat chosen = chosenSeat(v.command);
        if (chosen == kNoSeat)
            v.refuse(Reason::ChoiceCount, kNoCard, kNoSeat, 1);
        else if (!candidates.has(chosen))
            v.refuse(Reason::ChoiceWrong, kNoCard, chosen);
    } else if (question.kind == QuestionKind::Number) {
        if (v.move().number < question.least || v.move().number > question.most)
            v.refuse(Reason::ChoiceWrong);
    } else {
        const int option = v.move().number;
        if (option < 0 || option > 31 ||
            ((questionOptions(v.game, v.state) >> static_cast<unsigned>(option)) & 1U) == 0)
            v.refuse(Reason::ChoiceWrong);
    }
}

void judgeCharity(Verdict& v) {
    const Question& question = v.state.question;
    if (question.kind != QuestionKind::Charity || question.asked != v.by()) {
        v.refuse(Reason::NotAsked);
        return;
    }
    const auto& cards = v.command.cards;
    const auto& to = v.command.receivers;
    if (cards.size() != to.size() || cards.size() != question.least)
        v.refuse(Reason::CharityCount, kNoCard, kNoSeat, question.least);
    if (!allDifferent({cards.begin(), cards.size()})) v.refuse(Reason::ChoiceWrong);
    for (const CardId card : cards)
        if (card >= v.state.cards.count() || !v.state.cards.isIn(card, Zone::Hand, v.by()))
            v.refuse(Reason::NotInHand);
    const SeatSet receivers = charityReceivers(v.state);
    std::array<int, kMaxSeats> given{};
    for (const Seat seat : to) {
        if (seat != kNoSeat && !v.state.isLiving(seat)) v.refuse(Reason::Dead, kNoCard, seat);
        if (receivers.empty()) {
            if (seat != kNoSeat) v.refuse(Reason::CharityDiscard);
        } else if (seat == kNoSeat) {
            v.refuse(Reason::CharityKeep);
        } else if (!receivers.has(seat)) {
            v.refuse(Reason::CharityWrongPlayer, kNoCard, seat);
        } else {
            ++given[seat];
        }
    }
    if (receivers.size() < 2) return;
    int least = 1000;
    int most = 0;
    for (const Seat seat : seatsIn(receivers)) {
        least = std::min(least, given[seat]);
        most = std::max(most, given[seat]);
    }
    if (most - least > 1) v.refuse(Reason::CharityUneven);
}

}  // namespace

SeatSet charityReceivers(const GameState& state) {
    SeatSet lowest;
    int level = 0;
    for (const Seat seat : everySeat(state.players)) {
        if (!state.isLiving(seat)) continue;
        if (lowest.empty() || state.player[seat].level < level) {
            lowest = SeatSet();
            level = state.player[seat].level;
        }
        if (state.player[seat].level == level) lowest = lowest.with(seat);
    }
    return lowest.has(state.active) ? SeatSet() : lowest;
}

void judgeChoice(Verdict& v) {
    if (v.command.kind() == CommandKind::GiveCharity)
        judgeCharity(v);
    else
        judgeChoose(v);
}

}  // namespace kickdoor
