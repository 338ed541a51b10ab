#include "table/table.h"

#include <algorithm>

#include "base/seats.h"
#include "bot/default_answer.h"
#include "rules/engine.h"
#include "table/bot_answer.h"
#include "table/pacing.h"
#include "table/past_wrongs.h"
#include "table/take_back.h"

namespace kickdoor {
namespace {

// How long a bot waits for help before it runs away, in multiples of its thinking time.
constexpr int kHelpPatience = 5;

}  // namespace

Table::Table(OpenGame game, const Pace& pace, TableTime now)
    : catalog_(std::move(game.catalog)),
      setup_(std::move(game.setup)),
      game_{*catalog_, setup_.rules},
      record_(std::move(game.record)),
      names_(record_.playerNames()),
      state_(game.state),
      recorder_(game_, state_),
      journal_(std::move(game.journal)),
      keepsCommands_(game.keepCommands),
      pace_(pace),
      earlier_(std::move(game.earlier)) {
    for (const Seat seat : everySeat(state_.players)) {
        controls_[seat] = setup_.seats[seat].control;
        const std::uint64_t seed = setup_.seed * 16U + seat;
        bots_[seat] = makeBot(setup_.seats[seat].bot, seed);
        if (!bots_[seat]) bots_[seat] = makeBot(defaultBot(), seed);
    }
    const auto remembers = [](const auto& bot) { return bot && bot->bearsGrudges(); };
    if (std::any_of(bots_.begin(), bots_.end(), remembers))
        for (const Wrong& wrong : wrongsIn(record_, catalog_)) bots_[wrong.victim]->suffer(wrong.by);
    retime(now);
    toldTakeBack_ = takeBackNotice();
}

Answer Table::submit(const Command& command, TableTime now) {
    Answer answer = carryOut(command, local(now));
    if (answer.accepted() && request_) endRequest(TakeBackNotice::End::Lapsed, kNoSeat, now);
    tellTakeBack();
    tellClock(local(now));
    return answer;
}

TableError Table::write(RecordedCommand recorded) {
    if (journal_) trouble_ = journal_->append(recorded);
    if (trouble_) {
        for (const Member& member : members_) member.listener->onTrouble(trouble_);
        return trouble_;
    }
    if (keepsCommands_) record_.commands.push_back(std::move(recorded));
    return {};
}

Answer refused(const Refusals& refusals) {
    Answer answer;
    answer.kind = refusals.has(Reason::StaleDecision) ? Answer::Kind::Stale : Answer::Kind::Refused;
    answer.refusals = refusals;
    return answer;
}

Answer Table::carryOut(const Command& command, TableTime now) {
    Answer answer;
    if (trouble_) {
        answer.kind = Answer::Kind::NotSaved;
        answer.error = trouble_;
        return answer;
    }
    const Seat by = command.by();
    if (const Refusals refusals = judge(game_, state_, command); !refusals.empty()) return refused(refusals);
    // The record contains the hash of the resulting state, and is written to disk before anybody is notified.
    RecordedCommand recorded{recordCommand(game_, state_, names_, command), 0};
    GameState next = state_;
    applyLegal(game_, next, command);
    recorded.hashAfter = hashOf(next);
    answer.error = write(std::move(recorded));
    if (answer.error) {
        answer.kind = Answer::Kind::NotSaved;
        return answer;
    }
    answer.kind = Answer::Kind::Accepted;
    forgetThought();
    earlier_.add(state_, next, command);
    dues_.push_back(timers_.dues());
    while (dues_.size() > earlier_.size()) dues_.pop_front();
    declined_ = declined_.without(by);
    refusedMove_ = {};
    const bool shows = pace_.clockFactor > 0 && mostToShow_.count() > 0;
    std::optional<GameState> before;
    if (shows) before = recorder_.view(kNoSeat);
    applyLegal(game_, state_, command, &recorder_);
    recorder_.settle(state_);
    moves_.push_back(moveSeen(recorder_.events(kNoSeat), by));
    while (moves_.size() > earlier_.size()) moves_.pop_front();
    if (before) reckonShowing(*before, now);
    tellWrongs();
    tellEvents();
    timers_.answered(by);
    retime(now);
    return answer;
}

bool Table::step(TableTime now) {
    if (request_ && request_->ends <= now) {
        endRequest(TakeBackNotice::End::Lapsed, kNoSeat, now);
        tellTakeBack();
        return true;
    }
    const TableTime at = local(now);
    const Seat seat = paused_ || trouble_ ? kNoSeat : timers_.due(at);
    if (seat == kNoSeat) return false;
    answerFor(seat, at);
    tellTakeBack();
    tellClock(at);
    return true;
}

std::optional<TableTime> Table::nextDue() const {
    if (request_) return request_->ends;
    if (paused_ || trouble_) return std::nullopt;
    const auto next = timers_.next();
    if (!next) return std::nullopt;
    return *next + standstill_;
}

void Table::answerFor(Seat seat, TableTime now) {
    const GameState& view = recorder_.view(seat);
    std::optional<Command> command;
    if (controls_[seat] == Control::Bot) {
        if (!decide(seat, command)) return;
    } else {
        legalCommands(game_, view, seat, legal_);
        command = defaultAnswer(game_, view, seat, legal_);
    }
    timers_.done(seat);
    if (command && !waitsForHelp(seat, *command, now)) carryOut(*command, now);
}

bool Table::decide(Seat seat, std::optional<Command>& command) {
    const GameState& view = recorder_.view(seat);
    if (!thought_ || thinker_ != seat) {
        forgetThought();
        legalCommands(game_, view, seat, legal_);
        if (!legal_.moves.empty() || !legal_.templates.empty())
            thought_ = bots_[seat]->consider({game_, view, seat}, legal_);
        thinker_ = seat;
        if (!thought_) {
            command = botAnswer(*bots_[seat], game_, view, seat, legal_);
            return true;
        }
    }
    if (thought_->step()) return false;
    command = orDefault(thought_->take(), game_, view, seat, legal_);
    forgetThought();
    return true;
}

bool Table::waitsForHelp(Seat seat, const Command& command, TableTime now) {
    if (controls_[seat] != Control::Bot || command.kind() != CommandKind::RunAway) return false;
    const std::uint64_t decision = decisionOf(state_, seat);
    const TableTime wait(pace_.botMillis * kHelpPatience);
    if (decision == waitedFor_ || wait.count() == 0) return false;
    bool mayHelp = false;
    for (const Seat other : everySeat(state_.players)) {
        Move offer;
        offer.kind = CommandKind::OfferHelp;
        offer.by = other;
        mayHelp |= controls_[other] == Control::Person && judge(game_, state_, commandOf(offer)).empty();
    }
    if (!mayHelp) return false;
    waitedFor_ = decision;
    timers_.postpone(seat, now + wait);
    return true;
}

// Uses public events only, so that the clocks reveal nothing about private ones.
void Table::reckonShowing(GameState& view, TableTime now) {
    const auto& told = recorder_.events(kNoSeat);
    shown_ = std::max(shown_, now);
    for (std::size_t i = 0; i < told.size(); ++i) {
        fold(view, told[i].patch);
        shown_ += TableTime(dwellOf(view, told[i].event, i + 1 < told.size() ? &told[i + 1].event : nullptr));
    }
    shown_ = std::min(shown_, now + mostToShow_);
}

void Table::tellWrongs() {
    for (const SeatEvent& told : recorder_.events(kNoSeat)) {
        const SeatSet hurt = hurtBy(game_, state_, told.event);
        for (const Seat seat : everySeat(state_.players))
            if (hurt.has(seat)) bots_[seat]->suffer(told.event.seat);
    }
}

void Table::tellEvents() {
    for (const Member& member : members_) {
        for (const Seat seat : everySeat(state_.players))
            if (member.seats.has(seat) && !recorder_.events(seat).empty())
                member.listener->onEvents(seat, recorder_.events(seat));
        if (!recorder_.events(kNoSeat).empty()) member.listener->onEvents(kNoSeat, recorder_.events(kNoSeat));
    }
    recorder_.clear();
}

void Table::tellClock(TableTime now) {
    ClockNotice notice = timers_.notice(controls_, now);
    notice.paused = paused_;
    // Reports only starts, stops and resets; screens count down by themselves. A new window for the same
    // seats is a reset.
    const TableTime due = now + TableTime(notice.leftMillis);
    ClockNotice expected = notice;
    expected.leftMillis = told_.leftMillis;
    if (expected == told_ && (due == toldDue_ || notice.running.empty())) return;
    told_ = notice;
    toldDue_ = due;
    for (const Member& member : members_) member.listener->onClock(notice);
}

void Table::retime(TableTime now) {
    timers_.update(game_, state_, controls_, pace_, now, shown_);
}

void Table::setPace(const Pace& pace, TableTime now) {
    pace_ = pace;
    timers_.restart();
    retime(local(now));
    tellClock(local(now));
}

void Table::setPaused(bool paused, TableTime now) {
    wantsPause_ = paused;
    stand(now);
}

void Table::stand(TableTime now) {
    const bool stands = wantsPause_ || request_;
    if (stands == paused_) return;
    if (stands)
        pausedAt_ = local(now);
    else
        standstill_ = now - pausedAt_;
    paused_ = stands;
    tellClock(local(now));
}

void Table::setControl(Seat seat, Control control, TableTime now) {
    if (seat >= state_.players || controls_[seat] == control) return;
    controls_[seat] = control;
    if (thinker_ == seat) forgetThought();
    timers_.answered(seat);
    retime(local(now));
    for (const Member& member : members_) member.listener->onControl(seat, control);
    if (request_ && (seat == request_->wish.by || request_->waiting.has(seat)))
        endRequest(TakeBackNotice::End::Lapsed, kNoSeat, now);
    tellTakeBack();
    tellClock(local(now));
}

void Table::join(SeatSet seats, SeatListener& listener, TableTime now) {
    members_.push_back({seats, &listener});
    for (const Seat seat : everySeat(state_.players))
        if (seats.has(seat)) listener.onView(seat, recorder_.view(seat));
    listener.onView(kNoSeat, recorder_.view(kNoSeat));
    for (const Seat seat : everySeat(state_.players)) listener.onControl(seat, controls_[seat]);
    ClockNotice notice = timers_.notice(controls_, local(now));
    notice.paused = paused_;
    listener.onClock(notice);
    listener.onTakeBack(toldTakeBack_);
    if (trouble_) listener.onTrouble(trouble_);
}

void Table::leave(const SeatListener& listener) {
    std::erase_if(members_, [&listener](const Member& member) { return member.listener == &listener; });
}

void Table::retryJournal(const std::optional<std::filesystem::path>& file, TableTime now) {
    if (!trouble_) return;
    if (file) {
        TableError error;
        auto journal = Journal::create(*file, record_, error);
        if (!journal) {
            trouble_ = error;
            for (const Member& member : members_) member.listener->onTrouble(trouble_);
            return;
        }
        journal_ = std::move(journal);
    }
    clearTrouble(now);
}

void Table::playWithoutJournal(TableTime now) {
    journal_ = nullptr;
    clearTrouble(now);
}

void Table::clearTrouble(TableTime now) {
    trouble_ = {};
    timers_.restart();
    retime(local(now));
}

}  // namespace kickdoor
