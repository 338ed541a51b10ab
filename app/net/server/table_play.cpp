// NetTable: the game, with commands, shown hands, leaving, returning and the end.
#include <algorithm>

#include "net/server/net_table.h"
#include "net/wire/clean_text.h"
#include "net/wire/codec.h"
#include "net/wire/game_options.h"
#include "net/wire/limits.h"

namespace kickdoor::net {
namespace {

Answer notSeated(Seat seat) {
    Answer answer;
    answer.kind = Answer::Kind::Refused;
    answer.refusals.add({Reason::NotSeated, seat});
    return answer;
}

Answered answeredBy(std::uint32_t id, const Answer& answer) {
    Answered answered{id, answer.kind, {}};
    for (const Refusal& refusal : answer.refusals)
        if (answered.refusals.size() < kMaxRefusals) answered.refusals.push_back(refusal);
    return answered;
}

}  // namespace

NetReason NetTable::hear(Person& from, const Say& say, NetTime now) {
    if (!game_) return NetReason::NoGame;
    Answer answer;
    if (stage_ == TableStage::Playing) {
        answer =
            from.seats.has(say.command.by()) ? game_->say(say.command, now) : notSeated(say.command.by());
        if (answer.accepted()) askedSince_[say.command.by()].reset();
    }
    tellHappened();
    from.send(answeredBy(say.id, answer));
    if (stage_ == TableStage::Playing && game_->over()) endGame(now);
    return NetReason::None;
}

NetReason NetTable::hear(Person& from, const AskTakeBack& wish, NetTime now) {
    if (!game_) return NetReason::NoGame;
    Answer answer;
    wishedTakeBack_ = wish.seat;
    if (stage_ == TableStage::Playing)
        answer = from.seats.has(wish.seat) ? game_->table().takeBack({wish.seat, wish.epoch, absent()}, now)
                                           : notSeated(wish.seat);
    tellHappened();
    if (game_->takeTakeBackTold()) tellTakeBack();  // before the answer, which is about it
    from.send(answeredBy(wish.id, answer));
    return NetReason::None;
}

NetReason NetTable::hear(Person& from, const SayConsent& said, NetTime now) {
    if (!game_ || stage_ != TableStage::Playing) return NetReason::NoVote;
    // What has changed since then is another request.
    if (game_->takeBack().asker != said.asker || game_->number() != said.number) return NetReason::None;
    game_->table().consent(from.seats, said.consent, now);
    tellHappened();
    return NetReason::None;
}

TakeBackNotice NetTable::takeBackFor(const Person& person) const {
    TakeBackNotice notice = game_->takeBack();
    notice.freely = notice.freely & person.seats;
    notice.withLeave = notice.withLeave & person.seats;
    // What a bot has refused is told only to who wished it.
    if (notice.asker == kNoSeat && !person.seats.has(wishedTakeBack_)) notice.move = {};
    return notice;
}

// Even that something has changed for others would tell something.
void NetTable::tellTakeBack() {
    for (Person& person : people_) {
        const TakeBackNotice notice = takeBackFor(person);
        if (person.session == nullptr || notice == person.takeBack) continue;
        person.takeBack = notice;
        person.send(TakeBackState{notice});
    }
}

SeatSet NetTable::absent() const {
    SeatSet seats;
    for (Seat seat{0}; seat < plan_.size(); ++seat)
        if (stateOf(seat) == SeatState::Lost || stateOf(seat) == SeatState::Open) seats = seats.with(seat);
    return seats;
}

void NetTable::tellHappened() {
    if (!game_->happened()) return;
    // People with the same view get the same bytes.
    std::vector<std::pair<VisibleSeats, std::vector<std::uint8_t>>> frames;
    for (const Person& person : people_) {
        if (person.session == nullptr) continue;
        const VisibleSeats sight = person.sight();
        auto known = std::find_if(frames.begin(), frames.end(),
                                  [&sight](const auto& entry) { return entry.first == sight; });
        if (known == frames.end()) {
            frames.emplace_back(sight, game_->happenedFrame(sight));
            known = frames.end() - 1;
        }
        person.session->sendFrame(known->second);
    }
    game_->settle();
}

NetReason NetTable::hear(Person& from, const Chat& chat) {
    if (!options_.chat) return NetReason::ChatOff;
    const std::string text = cleaned(chat.text, kMaxChat);
    if (text.empty()) return NetReason::None;
    tellAll(Chat{from.id, text});
    talk_.add({from.id, text});
    talkToKeep_ = true;
    return NetReason::None;
}

NetReason NetTable::hear(Person& from, const ShowHand& wish) {
    if (stage_ != TableStage::Playing) return NetReason::NoGame;
    if (!from.seats.has(wish.seat)) return NetReason::NotYourSeat;
    const Person* guest = wish.to == kNoSeat ? nullptr : ownerOf(wish.to);
    if (wish.to != kNoSeat && (guest == nullptr || guest == &from)) return NetReason::NoSuchSeat;
    HandShown shown{wish.seat, wish.to, {}};
    for (const Person& person : people_)
        if (&person != guest && guest != nullptr) person.send(shown);
    const CardTable& cards = game_->table().state().cards;
    for (const CardId card : cards.in(Zone::Hand, wish.seat))
        if (shown.cards.size() < kMaxHand) shown.cards.push_back(cards.def(card));
    // Sorted, because the order of a hand reveals when a card came.
    std::sort(shown.cards.begin(), shown.cards.end());
    if (guest == nullptr)
        tellAll(shown);
    else
        guest->send(shown);
    return NetReason::None;
}

NetReason NetTable::hear(Person& from, const RecordVerdict& verdict) {
    if (stage_ != TableStage::Over) return NetReason::OutOfTurn;
    // Only once, because a returning member verifies again.
    if (std::exchange(from.judged, true)) return NetReason::None;
    RecordVerdict told = verdict;
    told.member = from.id;
    tellAll(told);
    return NetReason::None;
}

void NetTable::note(TableNote::Kind kind, unsigned number) {
    home_.journal->append(game_->key(), EntryKind::Note, textOf(TableNote{kind, number}));
}

void NetTable::leave(Person& from, NetReason reason, NetTime now) {
    if (game_ && from.plays()) {
        if (stage_ == TableStage::Playing) {
            note(TableNote::Kind::Left, from.id);
            for (Seat seat{0}; seat < kMaxSeats; ++seat)
                if (from.seats.has(seat)) game_->table().setControl(seat, Control::Bot, now);
        }
        givenUp_ = givenUp_ | from.seats;
    }
    remove(from.id, reason, now);
}

void NetTable::returnSeats(Person& from, NetTime now) {
    if (!game_ || stage_ != TableStage::Playing) return;
    for (Seat seat{0}; seat < kMaxSeats; ++seat) {
        if (!from.seats.has(seat)) continue;
        awaited_ = awaited_.without(seat);
        askedSince_[seat].reset();
        if (game_->table().control(seat) == Control::Person) continue;
        note(TableNote::Kind::Back, seat);
        game_->table().setControl(seat, Control::Person, now);
    }
}

void NetTable::endGame(NetTime now) {
    if (stage_ != TableStage::Playing) return;
    tellHappened();
    stage_ = TableStage::Over;
    ballot_.close();
    awaited_ = {};
    lobbyChanged_ = true;
    settle(now);
    // The server holds these frames back until everything that they reveal is on disk.
    const auto frames = game_->revealFrames();
    for (const Person& person : people_)
        if (person.session != nullptr)
            for (const auto& frame : frames) person.session->sendFrame(frame);
}

const Person* NetTable::ownerOf(Seat seat) const {
    for (const Person& person : people_)
        if (person.seats.has(seat)) return &person;
    return nullptr;
}

SeatState NetTable::stateOf(Seat seat) const {
    const Person* owner = ownerOf(seat);
    if (!game_) {
        if (plan_.seat(seat).forBot) return SeatState::Bot;
        if (owner == nullptr) return SeatState::Open;
        return owner->connected() ? SeatState::Here : SeatState::Lost;
    }
    if (deal_.committed.seats[seat].control == Control::Bot) return SeatState::Bot;
    if (givenUp_.has(seat) || owner == nullptr || game_->table().control(seat) == Control::Bot)
        return SeatState::Stepped;
    if (owner->connected()) return SeatState::Here;
    return owner->cameSince ? SeatState::Lost : SeatState::Open;
}

}  // namespace kickdoor::net
