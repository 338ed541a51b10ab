#include "io/snapshot/validate.h"

#include <vector>

#include "io/snapshot/state_words.h"
#include "state/frames.h"

namespace kickdoor {
namespace {

class Validator {
public:
    Validator(const Game& game, const GameState& state) : game_(game), state_(state) {}

    std::string cardsOnly() {
        checkCards();
        return cause_;
    }
    std::string check() {
        if (state_.players < 3 || state_.players > kMaxSeats) return "a game has 3 to 6 players (R1.1)";
        checkTable();
        if (cause_.empty()) checkCards();
        if (cause_.empty()) checkOffers();
        if (cause_.empty()) checkCombat();
        if (cause_.empty()) checkStack();
        if (cause_.empty()) checkWaiting();
        return cause_;
    }

private:
    void need(bool condition, std::string_view cause) {
        if (cause_.empty() && !condition) cause_ = cause;
    }
    bool isSeat(Seat seat) const { return seat < state_.players; }
    bool isSeatOrNone(Seat seat) const { return isSeat(seat) || seat == kNoSeat; }
    bool isCard(CardId card) const { return card < state_.cards.count(); }
    bool isCardOrNone(CardId card) const { return isCard(card) || card == kNoCard; }
    bool isDef(DefId def) const { return def < game_.catalog.cards.size(); }
    bool isSeatSet(SeatSet set) const { return (set & SeatSet::firstN(state_.players)) == set; }

    void checkTable() {
        need(isSeatOrNone(state_.viewer), "the viewer is no player");
        need(isSeat(state_.active) || state_.turn == 0, "the active player is none");
        need(isSeatOrNone(state_.active), "the active player is none");
        need(state_.turn > 0 || state_.phase == Phase::Setup, "no turn has begun");
        need(isSeatSet(state_.winners), "a winner is no player");
        need(state_.phase != Phase::Over || !state_.winners.empty(), "the game is over and nobody has won");
        for (Seat seat{0}; seat < kMaxSeats; ++seat) {
            const PlayerState& player = state_.player[seat];
            if (!isSeat(seat)) {
                need(player == PlayerState{}, "somebody sits on an empty seat");
                continue;
            }
            need(player.level >= 1 && player.level <= 100, "a Level is out of range");
            need(player.character == kNoDef || isDef(player.character), "a Character is no card");
        }
        for (const Seat seat : state_.lootOrder) need(isSeat(seat), "a looter is no player");
        for (const std::uint8_t face : state_.stackedD6)
            need(face >= 1 && face <= 6, "a d6 has no such face");
        for (const std::uint8_t face : state_.stackedD20)
            need(face >= 1 && face <= 20, "a d20 has no such face");
        for (const Usage& usage : state_.usage) {
            need(isDef(usage.def) && usage.ability < game_.catalog[usage.def].abilities.size(),
                 "an ability used is of no card");
            need(isSeatOrNone(usage.by) && isSeatOrNone(usage.victim), "an ability was used by nobody");
        }
    }

    // Each card in exactly one list, each list as long as it says.
    void checkCards() {
        const CardTable& cards = state_.cards;
        std::vector<bool> seen(static_cast<std::size_t>(cards.count()), false);
        int found = 0;
        for (std::size_t z = 0; z < static_cast<std::size_t>(Zone::kCount); ++z) {
            const auto zone = static_cast<Zone>(z);
            const int holders = isPerSeat(zone) ? kMaxSeats : 1;
            for (int h = 0; h < holders; ++h) {
                const Seat holder = isPerSeat(zone) ? Seat(h) : kNoSeat;
                int length = 0;
                bool mayAttach = false;
                for (const CardId card : cards.in(zone, holder)) {
                    if (!isCard(card) || seen[card]) return need(false, "a card lies in two places");
                    seen[card] = true;
                    ++length;
                    need(cards.place(card) == Place{zone, holder}, "a card lies where it does not say");
                    need(!cards.isAttached(card) || mayAttach, "a card is attached to nothing");
                    mayAttach = true;
                }
                need(length == cards.size(zone, holder), "a pile is not as high as it says");
                need(length == 0 || !isPerSeat(zone) || isSeat(holder), "an empty seat holds cards");
                found += length;
            }
        }
        need(found == cards.count(), "a card lies nowhere");
        for (int i = 0; i < cards.count(); ++i) {
            const auto card = CardId(i);
            const DefId def = cards.def(card);
            need(isDef(def) || (isUnknown(def) && state_.viewer != kNoSeat) || (isUnknown(def) && isView()),
                 "a card has no face");
            if (!isDef(def)) continue;
        }
    }
    // An onlooker's view has no viewer; a state with its key of chance is no view.
    bool isView() const { return state_.rng == Rng{}; }

    template <class List>
    void checkList(const List& cards) {
        for (std::size_t i = 0; i < cards.size(); ++i) {
            need(isCard(cards[i]), "what is offered is no card");
            for (std::size_t k = 0; k < i; ++k) need(cards[i] != cards[k], "a card is offered twice");
        }
    }
    void checkTerms(const Terms& terms) {
        checkList(terms.items);
        checkList(terms.cards);
    }
    void checkOffers() {
        for (Seat by{0}; by < kMaxSeats; ++by) {
            const Offer& offer = state_.offers[by];
            if (offer.kind == OfferKind::None) {
                need(offer == Offer{}, "an offer is none");
                continue;
            }
            need(isSeat(by) && isSeat(offer.to) && by != offer.to, "an offer is made to nobody");
            checkTerms(offer.terms);
            checkList(offer.want);
        }
    }

    void checkCombat() {
        const Combat& combat = state_.combat;
        if (combat.stage == CombatStage::None)
            return need(combat == Combat{}, "a combat that is none goes on");
        need(isSeat(combat.fighter) && combat.fighter == state_.active, "nobody fights");
        need(isSeatOrNone(combat.helper) && combat.helper != combat.fighter, "the helper is none");
        checkTerms(combat.terms);
        for (const DefId def : combat.paying)
            need(isDef(def) && game_.catalog[def].kind == CardKind::Monster, "what pays is no monster");
        for (std::size_t i = 0; i < combat.monsters.size(); ++i) {
            const MonsterEntry& entry = combat.monsters[i];
            need(isCard(entry.card) && isDef(entry.def) && isCardOrNone(entry.mateOf),
                 "a monster is no card");
            if (!cause_.empty()) return;
            need(game_.catalog[entry.def].kind == CardKind::Monster, "what is fought is no monster");
            need(state_.cards.isIn(entry.card, Zone::Monsters) && !state_.cards.isAttached(entry.card),
                 "a monster in the fight lies elsewhere");
            for (std::size_t k = 0; k < i; ++k)
                need(combat.monsters[k].card != entry.card, "a monster fights twice");
        }
        for (const StrengthMark& mark : combat.marks) {
            need(mark.source == kNoDef || isDef(mark.source), "strength comes from no card");
            need(isSeat(Seat(mark.target)) || mark.target == kOnFighters || mark.target == kOnMonsters,
                 "strength goes to nobody");
            need(isSeatOrNone(mark.by), "strength comes from nobody");
        }
    }

    void checkStack() {
        for (const Frame& frame : state_.stack) {
            for (const Seat seat : {frame.you, frame.victim, frame.target, frame.player, frame.chosen})
                need(isSeatOrNone(seat), "something happens to nobody");
            for (const CardId card : {frame.card, frame.subject, frame.monster})
                need(isCardOrNone(card), "something happens with no card");
            need(isSeatSet(frame.pending), "something is still to happen to nobody");
            need(frame.def == kNoDef || isDef(frame.def), "something happens by no card");
            need(frame.cause <= static_cast<std::uint8_t>(Cause::CurseOrBadStuff),
                 "something happens for no cause");
            checkFrame(frame);
            if (!cause_.empty()) return;
        }
        for (std::size_t i = 0; i < state_.stack.size(); ++i) checkOrder(i);
    }
    // Frames that end a fight or a turn must be at the bottom of the stack; a roll needs a frame that asked
    // for it.
    void checkOrder(std::size_t i) {
        switch (state_.stack[i].kind) {
            case FrameKind::Rewards:
            case FrameKind::EndCombat:
            case FrameKind::NextTurn:
            case FrameKind::Initiative:
            case FrameKind::Dice: need(i == 0, "an end comes before its time"); break;
            case FrameKind::Roll: {
                const bool called = i > 0 && (state_.stack[i - 1].kind == FrameKind::FleeResult ||
                                              state_.stack[i - 1].kind == FrameKind::Dice ||
                                              standsAt(state_.stack[i - 1], {Op::Roll}));
                need(called, "nobody asked for a roll");
                break;
            }
            case FrameKind::None:
            case FrameKind::Block:
            case FrameKind::Strike:
            case FrameKind::FleeResult:
            case FrameKind::Death:
            case FrameKind::Excess:
            case FrameKind::AfterPlay:
            case FrameKind::NewCharacter: break;
        }
    }
    void checkStrike(const Frame& frame) {
        need(isSeat(frame.victim) && isCard(frame.card) && isDef(frame.def), "a blow falls on nobody");
        if (!cause_.empty()) return;
        const bool curse = static_cast<Cause>(frame.cause) == Cause::Curse;
        need(game_.catalog[frame.def].kind == (curse ? CardKind::Curse : CardKind::Monster),
             "what strikes is neither curse nor monster");
        need(!curse || state_.cards.def(frame.card) == frame.def, "a curse strikes as another");
    }
    void checkFrame(const Frame& frame) {
        switch (frame.kind) {
            case FrameKind::None: need(false, "nothing is in progress"); break;
            case FrameKind::Block:
                need(frame.list >= 0 && frame.position <= game_.catalog.list(frame.list).size(),
                     "an effect is lost");
                break;
            case FrameKind::Strike: checkStrike(frame); break;
            case FrameKind::Roll:
                need(isSeat(frame.you) && isSeat(state_.roll.roller), "nobody rolls");
                if (const auto kept = keptRoll(frame)) checkRoll(*kept);
                break;
            case FrameKind::FleeResult:
                // No victim: the player has died of something else (R9.5).
                need(isCard(frame.card) && isDef(frame.def), "nobody flees");
                need(state_.combatOn(), "there is nothing to flee from");
                break;
            case FrameKind::Rewards:
            case FrameKind::EndCombat: need(state_.combatOn(), "no combat ends"); break;
            case FrameKind::Death: need(isSeat(frame.victim), "nobody dies"); break;
            case FrameKind::Excess:
                need(isSeat(frame.you) || isSeat(frame.victim), "nobody has too much");
                break;
            case FrameKind::AfterPlay: need(isCard(frame.card), "no card was played"); break;
            case FrameKind::NextTurn: need(isSeat(state_.active), "no turn ends"); break;
            case FrameKind::Initiative: break;
            case FrameKind::NewCharacter: need(isSeat(frame.you), "nobody takes a Character card"); break;
            case FrameKind::Dice:
                need(state_.combat.stage == CombatStage::Dice, "the dice of no fight are thrown");
                break;
        }
    }

    bool standsAt(std::initializer_list<Op> ops) const { return standsAt(state_.stack.back(), ops); }
    bool standsAt(const Frame& frame, std::initializer_list<Op> ops) const {
        if (frame.kind != FrameKind::Block) return false;
        const auto list = game_.catalog.list(frame.list);
        if (frame.position >= list.size()) return false;
        const Op op = game_.catalog.node(list[frame.position]).op;
        for (const Op wanted : ops)
            if (op == wanted) return true;
        return false;
    }
    bool onTop(std::initializer_list<FrameKind> kinds) const {
        if (state_.stack.empty()) return false;
        for (const FrameKind kind : kinds)
            if (state_.stack.back().kind == kind) return true;
        return false;
    }

    void checkWaiting() {
        const Question& question = state_.question;
        if (question.kind == QuestionKind::None) {
            need(question == Question{}, "a question that is none is asked");
        } else {
            need(isSeat(question.asked), "nobody is asked");
            need(question.least <= question.most, "a question has no answer");
            need(!state_.stack.empty(), "a question comes from nothing");
            if (cause_.empty()) checkQuestion(question.kind);
        }
        const Window& window = state_.window;
        need(isSeatSet(window.waiting), "a window waits for nobody");
        switch (window.kind) {
            case WindowKind::None:  // the last card waits for a question (R8.13)
                need(window.waiting.empty() || state_.combat.stage == CombatStage::LastCard,
                     "a window that is none waits");
                break;
            case WindowKind::Settle: need(state_.combatOn(), "there is no fight to interfere with"); break;
            case WindowKind::Roll: need(hasFrame(FrameKind::Roll), "there is no roll to answer"); break;
            case WindowKind::Strike: need(hasFrame(FrameKind::Strike), "there is no blow to answer"); break;
            case WindowKind::LastCard:
                need(state_.combat.stage == CombatStage::LastCard, "there is no last card to play");
                break;
        }
        checkRoll(state_.roll);
    }
    void checkRoll(const DieRoll& roll) {
        need(roll.purpose <= RollPurpose::MonstersDie, "a roll is for nothing");
        need(isSeatOrNone(roll.roller) && isCardOrNone(roll.against), "nobody rolls");
        need(roll.sides >= kLeastSides && roll.sides <= kMostSides, "there is no such die");
        need(roll.face <= roll.sides, "a die has no such face");
    }
    bool hasFrame(FrameKind kind) const {
        for (const Frame& frame : state_.stack)
            if (frame.kind == kind) return true;
        return false;
    }
    void checkQuestion(QuestionKind kind) {
        switch (kind) {
            case QuestionKind::Cards:
                need(standsAt({Op::Discard, Op::Take}) || onTop({FrameKind::Death, FrameKind::Rewards,
                                                                 FrameKind::Excess, FrameKind::NewCharacter}),
                     "nobody chooses cards here");
                break;
            case QuestionKind::Players:
                need(standsAt({Op::ChoosePlayer}) || onTop({FrameKind::Excess}),
                     "nobody chooses a player here");
                break;
            case QuestionKind::Number: need(standsAt({Op::SetRoll}), "nobody chooses a number here"); break;
            case QuestionKind::Option:
                need(standsAt({Op::ChooseOne, Op::May}), "nobody has options here");
                break;
            case QuestionKind::BigItems: need(onTop({FrameKind::Excess}), "nobody carries too much"); break;
            case QuestionKind::Charity:
                need(onTop({FrameKind::NextTurn}), "it is not the time of Charity");
                break;
            case QuestionKind::FaceUpDraw:
            case QuestionKind::None: break;
        }
    }

    const Game& game_;
    const GameState& state_;
    std::string cause_;
};

}  // namespace

std::string validate(const Game& game, const GameState& state) {
    return Validator(game, state).check();
}

std::string validateCards(const Game& game, const GameState& state) {
    return Validator(game, state).cardsOnly();
}

}  // namespace kickdoor
