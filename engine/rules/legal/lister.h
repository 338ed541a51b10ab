// Lists the legal commands of one seat: proposes them and lets judge() decide.
#pragma once

#include "rules/judge/parts.h"

namespace kickdoor {

class Lister {
public:
    Lister(const Game& game, const GameState& state, Seat seat, LegalCommands& out)
        : game_(game),
          state_(state),
          seat_(seat),
          out_(out),
          verdict_{game, state, command_, momentOf(state), openWhen(state, seat)} {
        command_.move.by = seat;
    }

    void list();

private:
    Move blank(CommandKind kind) const {
        Move move;
        move.kind = kind;
        move.by = seat_;
        return move;
    }

    bool isLegal() {
        if (!verdict_.refusals.empty()) verdict_.refusals.clear();
        mending_ ? judgeDuringQuestion(verdict_) : judgeOrdinary(verdict_);
        return verdict_.refusals.empty();
    }

    void propose(const Move& move) {
        command_.move = move;
        if (isLegal()) out_.moves.push_back(move);
    }

    void propose(CommandKind kind, CardId card = kNoCard) {
        Move move = blank(kind);
        move.card = card;
        propose(move);
    }

    CommandTemplate& addTemplate(const Move& move, std::size_t least, std::size_t most) {
        CommandTemplate& t = out_.templates.emplace_back();
        t.move = move;
        t.least = static_cast<std::uint8_t>(least);
        t.most = static_cast<std::uint8_t>(most);
        return t;
    }

    void listAnswers();
    void listMending();
    void addNumber(Move move, int number);
    void listCharity();
    bool mightPlay(CardId card, const CardDef& def) const;
    void listHand();
    void listPlays(CardId card, const CardDef& def);
    void listHandOver(Move move);
    bool hasHireling() const;
    void proposeWith(Move move, CardId other, CardKind kind);
    template <class Fn>
    void listAims(Move move, Target target, Fn&& fn);
    void listTable();
    void listAbilities(CardId card, const CardDef& def);
    void proposePaid(const Move& move, const AbilityDef& ability);
    void listPhase();
    void listCombat();
    void proposeTerms(const Move& move);
    void listSale();
    void listOffers(bool makesAny);

    const Game& game_;
    const GameState& state_;
    Seat seat_;
    LegalCommands& out_;
    Command command_;
    Verdict verdict_;
    bool mending_ = false;  // the listed commands may replace the answer (R7.4)
};

}  // namespace kickdoor
