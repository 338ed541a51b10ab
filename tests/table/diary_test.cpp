// All that a table tells while people and bots play at it, with its clock, Hold, seats that change hands and
// answers that come late: a change of tests/table/diary.txt shows that a table is no longer what it was.
#include <gtest/gtest.h>

#include "bot/random_bot.h"
#include "laid.h"
#include "rules/engine.h"
#include "support/fingerprint.h"
#include "support/golden.h"
#include "view/view.h"

namespace {

using namespace kickdoor;
using namespace tests;

class Diary : public SeatListener {
public:
    void onView(Seat seat, const GameState& view) override { told_.add(seat, hashOf(view)); }
    void onEvents(Seat seat, std::span<const SeatEvent> events) override {
        told_.add(seat, events.size());
        for (const SeatEvent& told : events) {
            const Event& e = told.event;
            told_.add(e.kind, e.seat, e.seat2, e.card, e.other, e.def, e.number, e.number2);
            for (const auto byte : told.patch.bytes) told_.add(byte);
        }
    }
    void onClock(const ClockNotice& notice) override {
        clocks_.add(notice.running.bits(), notice.totalMillis, notice.leftMillis, notice.paused);
    }
    void onControl(Seat seat, Control control) override { told_.add(seat, control); }

    void note(const Answer& answer) {
        answers_.add(answer.kind, answer.refusals.size());
        for (const Refusal& r : answer.refusals) answers_.add(r.reason, r.seat, r.card, r.number);
    }
    void noteDue(std::optional<TableTime> due) { clocks_.add(due ? due->count() : -1); }

    std::string text() const {
        return "told " + told_.text() + ", answers " + answers_.text() + ", clocks " + clocks_.text();
    }

private:
    Fingerprint told_;
    Fingerprint answers_;
    Fingerprint clocks_;
};

// Four seats, of which people have two at first; whatever happens is decided by chance.
class Evening {
public:
    explicit Evening(std::uint64_t seed) : rng_(seed), laid_(lay(setup(seed), pace())) {
        laid_.table->giveTimeToShow(TableTime(seed % 2 == 0 ? 3'000 : 600'000));
        for (Seat seat{0}; seat < kSeats; ++seat) people_.emplace_back(seed * 8 + seat);
        laid_.table->join(SeatSet::firstN(3), diary_, laid_.now);
    }

    std::string text() {
        constexpr int kSteps = 2'500;
        for (int i = 0; i < kSteps && laid_.state().phase != Phase::Over; ++i) {
            something();
            diary_.noteDue(laid_.table->nextDue());
        }
        return std::to_string(laid_.commands()) + " commands, " + diary_.text();
    }

private:
    static constexpr std::uint8_t kSeats = 4;

    static TableSetup setup(std::uint64_t seed) {
        TableSetup setup = botTable(seed, kSeats, "greedy");
        if (seed % 3 == 0) setup.editions = {"critical", "original", "grimm", "pathfinder", "shakespeare"};
        setup.rules = packsOf(setup.editions).rules;
        setup.seats[0].control = setup.seats[2].control = Control::Person;
        setup.seats[1].bot = "random";
        return setup;
    }
    Pace pace() {
        constexpr std::array kFactors = {1.0, 1.0, 0.5, 2.0, 0.0};
        Pace pace;
        pace.clockFactor = kFactors[rng_.below(kFactors.size())];
        pace.choiceMillis = 5'000 + static_cast<int>(rng_.below(5'000));
        pace.botMillis = static_cast<int>(rng_.below(3)) * 300;
        return pace;
    }

    void something() {
        Table& table = *laid_.table;
        const auto seat = Seat(rng_.below(kSeats));
        laid_.now += TableTime(rng_.below(400));
        switch (rng_.below(50)) {
            case 0: hold(!held_); break;
            case 1: table.setPace(pace(), laid_.now); break;
            case 2:
                table.setControl(seat, rng_.below(2) == 0 ? Control::Bot : Control::Person, laid_.now);
                break;
            case 3: say(seat, table.state().epoch - rng_.below(2)); break;
            case 4:
                table.leave(diary_);
                table.join(SeatSet::of(seat), diary_, laid_.now);
                break;
            case 5: table.playWithoutJournal(laid_.now); break;
            default:
                if (rng_.below(3) == 0 && table.step(laid_.now)) break;
                answerOrWait();
        }
    }
    void hold(bool on) {
        held_ = on;
        laid_.table->setPaused(on, laid_.now);
    }
    // Somebody who is asked and is a person answers; now and then the clock does.
    void answerOrWait() {
        const SeatSet asked = mayAnswer(laid_.state());
        for (Seat seat{0}; seat < kSeats; ++seat)
            if (asked.has(seat) && laid_.table->control(seat) == Control::Person && rng_.below(4) != 0) {
                say(seat, laid_.state().epoch);
                return;
            }
        hold(false);
        laid_.step();
    }
    void say(Seat seat, std::uint32_t epoch) {
        const Table& table = *laid_.table;
        const GameState view = viewOf(table.game(), table.state(), seat);
        legalCommands(table.game(), view, seat, legal_);
        auto command = people_[seat].choose(table.game(), view, seat, legal_);
        if (!command) command.emplace();
        command->move.by = seat;
        command->epoch = epoch;
        diary_.note(laid_.table->submit(*command, laid_.now));
    }

    BotRng rng_;
    LaidTable laid_;
    std::vector<RandomBot> people_;
    Diary diary_;
    LegalCommands legal_;
    bool held_ = false;
};

TEST(Diary, OfATableIsAsItWas) {
    std::string all;
    for (std::uint64_t seed = 1; seed <= 24; ++seed)
        all += "seed " + std::to_string(seed) + ": " + Evening(seed).text() + "\n";
    expectGolden("tests/table/diary.txt", all);
}

}  // namespace
