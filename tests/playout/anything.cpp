#include "anything.h"

#include "rules/judge/situation.h"

namespace tests {

using namespace kickdoor;

CardId Anything::cardOf(Zone zone, Seat holder) {
    const int size = state_->cards.size(zone, holder);
    if (size == 0) return kNoCard;
    auto skip = rng_.below(static_cast<std::uint32_t>(size));
    for (const CardId card : state_->cards.in(zone, holder))
        if (skip-- == 0) return card;
    return kNoCard;
}

CardId Anything::anyCard() {
    const Seat by = command_.by() < state_->players ? command_.by() : Seat{0};
    const auto other = Seat(rng_.below(state_->players));
    switch (rng_.below(16)) {
        case 0:
        case 1:
        case 2:
        case 3: return cardOf(Zone::Hand, by);
        case 4:
        case 5:
        case 6:
        case 7: return cardOf(Zone::InPlay, by);
        case 8:
        case 9: return cardOf(Zone::InPlay, other);
        case 10: return cardOf(Zone::Hand, other);
        case 11: return cardOf(Zone::Monsters, kNoSeat);
        case 12: return cardOf(Zone::Revealed, kNoSeat);
        case 13: return cardOf(Zone::Curses, other);
        case 14: return cardOf(rng_.below(2) == 0 ? Zone::Box : Zone::DoorDiscard, kNoSeat);
        default: return CardId(rng_.below(static_cast<std::uint32_t>(state_->cards.count()) + 2));
    }
}

Seat Anything::anySeat() {
    return rng_.below(6) == 0 ? kNoSeat : Seat(rng_.below(state_->players + 1U));
}

Aim Anything::anyAim() {
    switch (rng_.below(5)) {
        case 0: return Aim::atPlayer(anySeat());
        case 1: return Aim::atFighters();
        case 2: return Aim::atMonsters();
        case 3: return Aim::atCard(anyCard());
        default: return Aim{};
    }
}

Aim Anything::aimFor(Target target) {
    if (rng_.below(8) == 0) return anyAim();
    switch (target) {
        case Target::Player:
        case Target::OtherPlayer: return Aim::atPlayer(anySeat());
        case Target::Side: return rng_.below(2) == 0 ? Aim::atFighters() : Aim::atMonsters();
        case Target::Fighter:
        case Target::OtherFighter:
            return Aim::atPlayer(rng_.below(2) == 0 ? state_->combat.fighter : state_->combat.helper);
        case Target::Monster: return Aim::atCard(cardOf(Zone::Monsters, kNoSeat));
        case Target::OwnItem:
        case Target::OwnIdentity: return Aim::atCard(cardOf(Zone::InPlay, command_.by()));
        case Target::None:
        case Target::Self:
        case Target::ItemOfOther: return Aim{};
    }
    return Aim{};
}

void Anything::addCards(std::size_t count, Zone zone, Seat holder) {
    for (std::size_t i = 0; i < count && i < 8; ++i)
        command_.cards.push_back(rng_.below(12) == 0 ? anyCard() : cardOf(zone, holder));
}

void Anything::play() {
    const Seat by = command_.by();
    Move& move = command_.move;
    if (rng_.below(2) == 0) move.card = cardOf(rng_.below(4) == 0 ? Zone::InPlay : Zone::Hand, by);
    if (rng_.below(8) == 0) move.with = rng_.below(2) == 0 ? cardOf(Zone::Hand, by) : anyCard();
    if (move.card >= state_->cards.count()) return;
    const CardDef& def = game_.catalog[state_->cards.def(move.card)];
    if (def.kind == CardKind::Doubling || def.play.with != WithCard::None) move.with = cardOf(Zone::Hand, by);
    const bool handed = def.kind == CardKind::Item || def.kind == CardKind::Ally;
    move.aim = handed && rng_.below(2) == 0 ? Aim::atCard(cardOf(Zone::InPlay, by))
                                            : aimFor(playRuleOf(game_, def).target);
}

void Anything::use() {
    Move& move = command_.move;
    if (rng_.below(4) == 0) move.subject = anyCard();
    for (int i = 0; i < 8; ++i) {
        const bool able = move.card < state_->cards.count() &&
                          !game_.catalog[state_->cards.def(move.card)].abilities.empty();
        if (able) break;
        move.card = rng_.below(4) == 0 ? anyCard() : cardOf(Zone::InPlay, command_.by());
    }
    if (move.card >= state_->cards.count()) return;
    const CardDef& def = game_.catalog[state_->cards.def(move.card)];
    move.ability = static_cast<std::uint8_t>(
        rng_.below(static_cast<std::uint32_t>(def.abilities.size()) + (rng_.below(8) == 0 ? 2U : 1U)));
    if (move.ability >= def.abilities.size()) return;
    const AbilityDef& ability = def.abilities[move.ability];
    move.aim = aimFor(ability.target);
    if (ability.target == Target::ItemOfOther)
        move.subject = cardOf(Zone::InPlay, Seat(rng_.below(state_->players)));
    if (ability.cost.most == 0 && rng_.below(6) != 0) return;
    const std::size_t count = ability.cost.least + rng_.below(3);
    addCards(count, rng_.below(4) == 0 ? Zone::InPlay : Zone::Hand, command_.by());
}

void Anything::sell() {
    const std::size_t count = 1 + rng_.below(6);
    addCards(count, rng_.below(2) == 0 ? Zone::InPlay : Zone::Hand, command_.by());
    if (rng_.below(4) == 0) command_.move.with = command_.cards[0];
}

void Anything::promise() {
    Terms& terms = command_.terms;
    terms.treasures = static_cast<std::uint8_t>(rng_.below(5));
    const Seat giver = command_.kind() == CommandKind::OfferTrade ? command_.by() : state_->combat.fighter;
    if (giver >= state_->players) return;
    for (auto n = rng_.below(3); n > 0; --n)
        terms.items.push_back(rng_.below(8) == 0 ? anyCard() : cardOf(Zone::InPlay, giver));
    if (command_.kind() == CommandKind::OfferTrade) {
        const auto from = Seat(rng_.below(state_->players));
        for (auto n = rng_.below(3); n > 0; --n) command_.want.push_back(cardOf(Zone::InPlay, from));
    } else if (rng_.below(3) == 0) {
        terms.cards.push_back(cardOf(Zone::Hand, giver));
    }
}

void Anything::answer() {
    const Question& question = state_->question;
    if (question.asked < state_->players && rng_.below(8) != 0) command_.move.by = question.asked;
    const auto number = static_cast<int>(rng_.below(9)) - 1;
    command_.move.number = static_cast<std::int16_t>(rng_.below(12) == 0 ? 31 + number : number);
    if (rng_.below(2) == 0) command_.seats = SeatSet::of(Seat(rng_.below(state_->players)));
    const CardList candidates = questionCards(game_, *state_);
    const std::size_t count = question.least + rng_.below(3);
    for (std::size_t i = 0; i < count && i < 8; ++i)
        command_.cards.push_back(candidates.empty() || rng_.below(8) == 0
                                     ? anyCard()
                                     : candidates[rng_.below(static_cast<std::uint32_t>(candidates.size()))]);
}

void Anything::giveCharity() {
    const Question& question = state_->question;
    if (question.asked < state_->players && rng_.below(8) != 0) command_.move.by = question.asked;
    std::size_t count = question.least;
    if (rng_.below(6) == 0) ++count;
    for (const CardId card : state_->cards.in(Zone::Hand, command_.by())) {
        if (command_.cards.size() == count) break;
        command_.cards.push_back(rng_.below(12) == 0 ? anyCard() : card);
    }
    const Seat one = anySeat();
    for (std::size_t i = 0; i < command_.cards.size(); ++i)
        command_.receivers.push_back(rng_.below(3) == 0 ? anySeat() : one);
}

Command Anything::next(const GameState& state) {
    state_ = &state;
    command_ = Command{};
    Move& move = command_.move;
    move.by = Seat(rng_.below(state.players));
    constexpr auto kKinds = static_cast<std::uint32_t>(CommandKind::kCount);
    const auto kind = rng_.below(kKinds + 14);
    move.kind = kind < kKinds       ? static_cast<CommandKind>(kind)
                : kind < kKinds + 7 ? CommandKind::Play
                                    : CommandKind::Use;
    if (state.question.kind != QuestionKind::None && rng_.below(2) == 0)
        move.kind =
            state.question.kind == QuestionKind::Charity ? CommandKind::GiveCharity : CommandKind::Choose;
    if (rng_.below(32) == 0) command_.epoch = state.epoch - rng_.below(2);
    move.card = anyCard();
    if (rng_.below(2) == 0) move.seat = anySeat();
    switch (move.kind) {
        case CommandKind::Play: play(); break;
        case CommandKind::Use: use(); break;
        case CommandKind::Sell: sell(); break;
        case CommandKind::OfferTrade:
        case CommandKind::AskHelp:
        case CommandKind::OfferHelp: promise(); break;
        case CommandKind::Choose: answer(); break;
        case CommandKind::GiveCharity: giveCharity(); break;
        default: break;
    }
    return command_;
}

Command Anything::almost(const GameState& state, const Move& legal) {
    state_ = &state;
    command_ = commandOf(legal);
    Move& move = command_.move;
    switch (rng_.below(8)) {
        case 0: move.card = anyCard(); break;
        case 1: move.with = anyCard(); break;
        case 2: move.subject = anyCard(); break;
        case 3: move.aim = anyAim(); break;
        case 4: move.seat = anySeat(); break;
        case 5: move.number = static_cast<std::int16_t>(move.number + (rng_.below(2) == 0 ? 1 : -1)); break;
        case 6: addCards(1, rng_.below(2) == 0 ? Zone::Hand : Zone::InPlay, legal.by); break;
        default: move.by = Seat(rng_.below(state.players)); break;
    }
    return command_;
}

}  // namespace tests
