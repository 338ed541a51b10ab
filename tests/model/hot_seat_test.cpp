// The law of a screen that several people share: whenever the game waits for one of them, something there
// goes on with it - a curtain for somebody, a hand that is open and may act, a bar to pass, or a pass by
// itself. Never nothing but Hold!
#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QTest>

#include "model/link/local_link.h"
#include "model/session/session.h"
#include "support/source_dir.h"
#include "table/bot_answer.h"

namespace kickdoor {
namespace {

constexpr Seat kAnna{0};
constexpr Seat kBen{1};
constexpr int kStuckMillis = 5'000;
constexpr int kAgainMillis = 200;

struct Asked {
    std::uint32_t epoch = 0;
    SeatSet waiting;
    bool curtain = false;
    Seat viewer = kNoSeat;
    bool operator==(const Asked&) const = default;
};

class HotSeatTest : public testing::Test {
protected:
    // Anna, Ben and two bots. Ben begins with no card, as whoever has died and come back.
    void sit(std::uint64_t seed) {
        std::string error;
        const LoadedPacks* packs = shelf.load({"critical"}, error);
        ASSERT_NE(packs, nullptr) << error;
        TableSetup setup;
        setup.editions = {"critical"};
        setup.rules = packs->rules;
        setup.rules.criticalCombat = true;
        setup.seed = seed;
        for (const char* name : {"Anna", "Ben", "Matthew", "Laura"}) {
            SeatSetup seat;
            seat.name = name;
            seat.control = setup.seats.size() < 2 ? Control::Person : Control::Bot;
            setup.seats.push_back(seat);
        }
        OpenGame game;
        ASSERT_FALSE(startGame(*packs, setup, {}, game));
        CardTable& cards = game.state.cards;
        while (cards.size(Zone::Hand, kBen) > 0)
            cards.move(cards.first(Zone::Hand, kBen), {Zone::Box, kNoSeat}, CardTable::End::Bottom);
        for (const Seat seat : {kAnna, kBen}) hands[seat] = makeBot("greedy", seed + seat);
        session.presentation()->presenter()->setSpeed(0);
        Pace pace;
        pace.botMillis = 0;
        session.join(std::make_unique<LocalLink>(Host::play(std::move(game), pace).host));
    }
    const GameState& open() { return session.presentation()->presenter()->newest(kNoSeat); }
    // Whatever the screen offers now; false: nothing.
    bool goOn() {
        Seating& seating = *session.presentation()->seating();
        const ShownGame& shown = session.shownGame();
        if (seating.curtain()) {
            seating.reveal();
            return true;
        }
        session.presentation()->presenter()->skip();  // a death waits for it
        if (session.presentation()->presenter()->isBusy()) return false;
        const Seat viewer = shown.viewer();
        if (shown.mayAct() && mayAnswer(shown.view()).has(viewer) && shown.settled()) {
            const auto said = botAnswer(*hands[viewer], shown.game(), shown.view(), viewer, shown.legal());
            if (said) session.shownGame().submit(*said);
            return said.has_value();
        }
        if (!seating.bar()) return false;
        seating.passAll();
        return true;
    }
    // So many things are done at the screen, or the game ends. Empty, or where it stood.
    QString play(int times) {
        QElapsedTimer idle;
        idle.start();
        QElapsedTimer since;
        since.start();
        Asked last;
        std::uint32_t epoch = 0;
        while (times > 0 && open().phase != Phase::Over) {
            QTest::qWait(0);
            const bool waits = session.presentation()->presenter()->knows(kNoSeat) &&
                               !(waitingFor(open()) & session.presentation()->seating()->persons()).empty();
            // Once for what is asked now; the table takes its time to answer.
            const Asked asked{open().epoch, waitingFor(open()), session.presentation()->seating()->curtain(),
                              session.shownGame().viewer()};
            const bool went = (asked != last || since.elapsed() > kAgainMillis) && goOn();
            if (went) {
                --times;
                last = asked;
                since.start();
            }
            if (went || !waits || open().epoch != epoch) idle.restart();
            epoch = open().epoch;
            if (idle.elapsed() < kStuckMillis) continue;
            const SeatSet waiting = waitingFor(open()) & session.presentation()->seating()->persons();
            return QStringLiteral("turn %1: %2 is waited for, window %3, question %4, and nothing goes on")
                .arg(open().turn)
                .arg(session.shownGame().wording().names(waiting))
                .arg(static_cast<int>(open().window.kind))
                .arg(static_cast<int>(open().question.kind));
        }
        return {};
    }
    PackShelf shelf{tests::sourceDir() / "assets" / "packs"};
    Session session{{tests::sourceDir() / "assets", {}}};
    std::array<std::unique_ptr<Bot>, 2> hands;
};

TEST_F(HotSeatTest, SomethingGoesOnWheneverSomebodyHereIsWaitedFor) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        sit(seed);
        EXPECT_EQ(play(60).toStdString(), "") << "seed " << seed;
        session.leave();
    }
}

}  // namespace
}  // namespace kickdoor
