// A game in this program is told from its first move.
#include "model/link/local_link.h"

#include <gtest/gtest.h>

#include <QTest>
#include <optional>

#include "support/source_dir.h"
#include "table/game_files.h"
#include "view/view.h"

namespace kickdoor {
namespace {

TEST(LocalLink, TheFirstViewIsTheOpeningHoweverQuickTheBotsAre) {
    PackShelf shelf(tests::sourceDir() / "assets" / "packs");
    std::string error;
    const LoadedPacks* packs = shelf.load({"original"}, error);
    ASSERT_NE(packs, nullptr) << error;
    TableSetup setup;
    setup.editions = {"original"};
    setup.rules = packs->rules;
    setup.seed = 7;
    for (const char* name : {"Anna", "Ben", "Carl"}) {
        SeatSetup seat;
        seat.name = name;
        seat.control = setup.seats.empty() ? Control::Person : Control::Bot;
        setup.seats.push_back(seat);
    }
    OpenGame opening;
    ASSERT_FALSE(startGame(*packs, setup, {}, opening));
    const Game game{*opening.catalog, opening.setup.rules};
    const GameState expected = viewOf(game, opening.state, kNoSeat);
    HostOptions options;
    options.pace.botMillis = 0;
    options.paused = true;
    HostResult result = Host::start(*packs, setup, options);
    ASSERT_NE(result.host, nullptr);
    LocalLink link(std::move(result.host));
    std::optional<GameState> first;
    std::size_t told = 0;
    QObject::connect(&link, &GameLink::viewTold, &link,
                     [&first](Seat seat, const std::shared_ptr<const GameState>& view) {
                         if (seat == kNoSeat && !first) first = *view;
                     });
    QObject::connect(&link, &GameLink::eventsTold, &link,
                     [&told](Seat, const std::vector<SeatEvent>& events) { told += events.size(); });

    link.setPaused(false);  // as the screen does while it is being laid
    QTest::qWait(100);
    link.begin();
    ASSERT_TRUE(QTest::qWaitFor([&first] { return first.has_value(); }, 10'000));
    QTest::qWait(100);
    EXPECT_TRUE(*first == expected);
    EXPECT_EQ(told, 0U) << "the table still waits";

    link.setPaused(false);
    EXPECT_TRUE(QTest::qWaitFor([&told] { return told > 0; }, 10'000));
}

}  // namespace
}  // namespace kickdoor
