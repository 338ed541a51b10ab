// A running game without a thread: the work of a Host, step by step, with time as a number. Each command is
// judged, written to the journal, carried out and reported to the seats; bots and clocks answer when their
// time has come.
#pragma once

#include <deque>
#include <memory>
#include <vector>

#include "bot/bot.h"
#include "io/take_back_json.h"
#include "table/game_files.h"
#include "table/seat.h"
#include "table/timers.h"
#include "view/recorder.h"

namespace kickdoor {

struct TakeBackWish {
    Seat by = kNoSeat;
    std::uint32_t epoch = 0;  // of the view it was decided on; 0: the current one
    SeatSet absent;           // whose people are away: for them the bots' rule answers
};

class Table {
public:
    Table(OpenGame game, const Pace& pace, TableTime now);

    Answer submit(const Command& command, TableTime now);
    // The first of the answers whose time has come by now, if any: true. A bot that thinks long thinks a
    // little at each step, so that others are heard in between.
    bool step(TableTime now);
    // When step() has something to do next; nothing: not before somebody does something.
    std::optional<TableTime> nextDue() const;

    // Ruling 21. Accepted: done, or the others are asked until they have answered or time is up.
    Answer takeBack(const TakeBackWish& wish, TableTime now);
    // What these seats' people say about the open request; its asker's No withdraws it.
    void consent(SeatSet seats, Consent consent, TableTime now);

    void setPace(const Pace& pace, TableTime now);
    void setPaused(bool paused, TableTime now);
    void setControl(Seat seat, Control control, TableTime now);
    // A person's time begins when the screens can have shown what has happened (pacing.h), at most so much
    // later, whatever anybody's screen does: a notice's left is then more than its total. None to begin with,
    // for a table that stands still while its screen is busy.
    void giveTimeToShow(TableTime most) { mostToShow_ = most; }

    // Tells the listener the views of its seats and the open view, then whatever happens, until it leaves.
    void join(SeatSet seats, SeatListener& listener, TableTime now);
    void leave(const SeatListener& listener);

    // Accepts nothing while this is set.
    const TableError& trouble() const { return trouble_; }
    // Tries the journal again at the next command; elsewhere, if a file is given: it then begins with the
    // whole game.
    void retryJournal(const std::optional<std::filesystem::path>& file, TableTime now);
    void playWithoutJournal(TableTime now);

    const Game& game() const { return game_; }
    const GameState& state() const { return state_; }
    const TableSetup& setup() const { return setup_; }
    const std::shared_ptr<const Catalog>& catalog() const { return catalog_; }
    // The whole game so far, for saves and replays; without its commands if they were not to be kept.
    const GameRecord& record() const { return record_; }
    Control control(Seat seat) const { return controls_[seat]; }

private:
    struct Member {
        SeatSet seats;
        SeatListener* listener;
    };

    TableTime local(TableTime now) const { return paused_ ? pausedAt_ : now - standstill_; }
    void answerFor(Seat seat, TableTime now);
    // Of a bot. False: it thinks on at the next step.
    bool decide(Seat seat, std::optional<Command>& command);
    // The position has changed: what was thought about it is void.
    void forgetThought() { thought_.reset(); }
    // A bot should not run before people had time to offer help.
    bool waitsForHelp(Seat seat, const Command& command, TableTime now);
    Answer carryOut(const Command& command, TableTime now);
    // Writes to the journal and keeps the line; on failure nothing may happen.
    TableError write(RecordedCommand recorded);
    void stand(TableTime now);
    // --- table_take_back.cpp ---
    Refusals whyNotTakeBack(const TakeBackWish& wish, const TakeBack& takeBack) const;
    // Of those who need not be asked: bots, and people who are away.
    Seat whoDeclines(const TakeBackWish& wish, const TakeBack& takeBack) const;
    Event moveOf(const TakeBack& takeBack) const;
    Answer askOthers(const TakeBack& takeBack, SeatSet absent, TableTime now);
    Answer carryOutTakeBack(const TakeBack& takeBack, Agreement agreement, TableTime now);
    void endRequest(TakeBackNotice::End end, Seat declinedBy, TableTime now);
    TakeBackNotice takeBackNotice() const;
    void tellTakeBack();
    void reckonShowing(GameState& view, TableTime now);
    void tellWrongs();  // tells bots who hurts them
    void tellEvents();
    void tellClock(TableTime now);
    void retime(TableTime now);
    void clearTrouble(TableTime now);

    std::shared_ptr<const Catalog> catalog_;
    TableSetup setup_;
    Game game_;
    GameRecord record_;
    std::vector<std::string> names_;
    GameState state_;
    ViewRecorder recorder_;
    std::unique_ptr<JournalSink> journal_;
    bool keepsCommands_;
    TableError trouble_;

    Pace pace_;
    Timers timers_;
    Controls controls_{};
    std::array<std::unique_ptr<Bot>, kMaxSeats> bots_;
    std::unique_ptr<Thought> thought_;  // of a bot about its decision
    Seat thinker_ = kNoSeat;            // whose thought it is
    std::uint64_t waitedFor_ = 0;       // the decision to run that has been put off
    LegalCommands legal_;
    bool wantsPause_ = false;
    bool paused_ = false;  // also while a request is open
    TableTime pausedAt_{};
    TableTime standstill_{};
    TableTime mostToShow_{};
    TableTime shown_{};  // when a screen can have shown all that has happened
    ClockNotice told_;
    TableTime toldDue_{};
    std::vector<Member> members_;

    Earlier earlier_;
    std::deque<Timers::Dues> dues_;  // before the last commands, as far as they were given here
    std::deque<Event> moves_;        // what everybody saw of these commands
    struct Request {
        TakeBack wish;
        SeatSet waiting;
        TableTime ends{};
    };
    std::optional<Request> request_;
    TakeBackNotice::End lastEnd_ = TakeBackNotice::End::None;
    Seat declinedBy_ = kNoSeat;
    SeatSet declined_;   // whose request was declined, until they act
    Event refusedMove_;  // that a bot would not let be taken back, until somebody acts
    TakeBackNotice toldTakeBack_;
};

}  // namespace kickdoor
