// Table: taking back commands (ruling 21).
#include <algorithm>

#include "base/seats.h"
#include "io/line_player.h"
#include "table/table.h"
#include "table/take_back.h"

namespace kickdoor {
namespace {

constexpr TableTime kTimeToConsent{30'000};

}  // namespace

Seat Table::whoDeclines(const TakeBackWish& wish, const TakeBack& takeBack) const {
    const GameState before = earlier_.before(state_, takeBack.commands);
    for (const Seat seat : everySeat(state_.players)) {
        const bool speaks = controls_[seat] == Control::Bot || wish.absent.has(seat);
        if (seat != wish.by && speaks && !botAgrees(game_, before, state_, wish.by, seat)) return seat;
    }
    return kNoSeat;
}

Refusals Table::whyNotTakeBack(const TakeBackWish& wish, const TakeBack& takeBack) const {
    Refusals why;
    const auto no = [&why](Reason reason, Seat seat) {
        why.add({reason, seat});
        return why;
    };
    if (wish.by >= state_.players || controls_[wish.by] != Control::Person)
        return no(Reason::NotSeated, wish.by);
    if (state_.phase == Phase::Over) return no(Reason::GameOver, wish.by);
    if (wish.epoch != 0 && wish.epoch != state_.epoch) return no(Reason::StaleDecision, wish.by);
    if (request_) return no(Reason::TakeBackAsked, request_->wish.by);
    if (earlier_.isSpent()) return no(Reason::TakeBackTooOften, wish.by);
    if (takeBack.commands == 0) return no(Reason::NothingToTakeBack, wish.by);
    if (takeBack.need == TakeBackNeed::None) return why;
    if (declined_.has(wish.by)) return no(Reason::TakeBackDeclined, wish.by);
    const Seat against = whoDeclines(wish, takeBack);
    return against == kNoSeat ? why : no(Reason::TakeBackHurts, against);
}

Answer Table::takeBack(const TakeBackWish& wish, TableTime now) {
    Answer answer;
    if (trouble_) {
        answer.kind = Answer::Kind::NotSaved;
        answer.error = trouble_;
        return answer;
    }
    const TakeBack takeBack = earlier_.takeBackOf(state_, wish.by);
    if (const Refusals refusals = whyNotTakeBack(wish, takeBack); !refusals.empty()) {
        if (refusals.has(Reason::TakeBackHurts)) {
            refusedMove_ = moveOf(takeBack);
            tellTakeBack();
        }
        return refused(refusals);
    }
    answer = takeBack.need == TakeBackNeed::None ? carryOutTakeBack(takeBack, Agreement::NotNeeded, now)
                                                 : askOthers(takeBack, wish.absent, now);
    tellTakeBack();
    tellClock(local(now));
    return answer;
}

Event Table::moveOf(const TakeBack& takeBack) const {
    return takeBack.commands <= moves_.size() ? moves_[moves_.size() - takeBack.commands] : Event{};
}

Answer Table::askOthers(const TakeBack& takeBack, SeatSet absent, TableTime now) {
    SeatSet asked;
    for (const Seat seat : everySeat(state_.players))
        if (seat != takeBack.by && controls_[seat] == Control::Person && !absent.has(seat))
            asked = asked.with(seat);
    if (asked.empty()) return carryOutTakeBack(takeBack, Agreement::Given, now);
    request_ = Request{takeBack, asked, now + kTimeToConsent};
    stand(now);
    Answer answer;
    answer.kind = Answer::Kind::Accepted;
    return answer;
}

void Table::consent(SeatSet seats, Consent consent, TableTime now) {
    if (!request_) return;
    const SeatSet answering = seats & request_->waiting;
    const Seat asker = request_->wish.by;
    if (consent == Consent::No) {
        if (answering.empty() && !seats.has(asker)) return;
        if (!answering.empty()) declined_ = declined_.with(asker);
        endRequest(answering.empty() ? TakeBackNotice::End::Lapsed : TakeBackNotice::End::Declined,
                   answering.first(), now);
    } else {
        for (const Seat seat : everySeat(state_.players))
            if (answering.has(seat)) request_->waiting = request_->waiting.without(seat);
        if (request_->waiting.empty()) {
            const TakeBack agreed = request_->wish;
            endRequest(TakeBackNotice::End::Done, kNoSeat, now);
            carryOutTakeBack(agreed, Agreement::Given, now);
        }
    }
    tellTakeBack();
    tellClock(local(now));
}

Answer Table::carryOutTakeBack(const TakeBack& takeBack, Agreement agreement, TableTime now) {
    const GameState restored = earlier_.restored(state_, takeBack.commands);
    Answer answer;
    answer.error =
        write({takeBackToJson({takeBack.by, takeBack.commands, agreement}, names_), hashOf(restored)});
    if (answer.error) {
        answer.kind = Answer::Kind::NotSaved;
        return answer;
    }
    answer.kind = Answer::Kind::Accepted;
    forgetThought();
    const TableTime at = local(now);
    GameState seen = recorder_.view(kNoSeat);
    earlier_.drop(takeBack.commands);
    refusedMove_ = {};
    state_ = restored;
    recorder_.onEvent(state_, takenBack(takeBack.by, takeBack.commands));
    if (pace_.clockFactor > 0 && mostToShow_.count() > 0) reckonShowing(seen, at);
    tellEvents();
    retime(at);
    // Time is not given back.
    Timers::Dues dues;
    while (dues_.size() > earlier_.size()) {
        dues = dues_.back();
        dues_.pop_back();
    }
    while (moves_.size() > earlier_.size()) moves_.pop_back();
    timers_.limit(dues, controls_);
    return answer;
}

void Table::endRequest(TakeBackNotice::End end, Seat declinedBy, TableTime now) {
    request_.reset();
    lastEnd_ = end;
    declinedBy_ = declinedBy;
    stand(now);
}

TakeBackNotice Table::takeBackNotice() const {
    TakeBackNotice notice;
    for (const Seat seat : everySeat(state_.players)) {
        if (controls_[seat] != Control::Person) continue;
        const TakeBack takeBack = earlier_.takeBackOf(state_, seat);
        if (takeBack.commands == 0) continue;
        SeatSet& those = takeBack.need == TakeBackNeed::None ? notice.freely : notice.withLeave;
        those = those.with(seat);
    }
    if (request_) {
        notice.asker = request_->wish.by;
        notice.need = request_->wish.need;
        notice.waiting = request_->waiting;
        notice.move = moveOf(request_->wish);
    } else {
        notice.move = refusedMove_;
        notice.end = lastEnd_;
        notice.declinedBy = declinedBy_;
    }
    return notice;
}

void Table::tellTakeBack() {
    const TakeBackNotice notice = takeBackNotice();
    if (notice == toldTakeBack_) return;
    toldTakeBack_ = notice;
    for (const Member& member : members_) member.listener->onTakeBack(notice);
}

}  // namespace kickdoor
