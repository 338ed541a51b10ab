#include "hosted_game.h"

#include <cstdio>
#include <future>
#include <utility>

#include "laid.h"
#include "table/host.h"
#include "view/patch.h"

namespace tests {

using namespace kickdoor;

namespace {

class Teller : public SeatListener {
public:
    explicit Teller(std::size_t commands) : commands_(commands) {}

    void onView(Seat, const GameState& view) override {
        view_ = view;
        endIfOver();
    }
    void onEvents(Seat, std::span<const SeatEvent> events) override {
        for (const SeatEvent& event : events) fold(view_, event.patch);
        const bool fights = view_.combat.stage != CombatStage::None;
        std::printf("%zu %llu %d\n", ++commands_, static_cast<unsigned long long>(hashOf(view_)),
                    fights ? 1 : 0);
        std::fflush(stdout);
        endIfOver();
    }
    std::promise<void> over;

private:
    void endIfOver() {
        if (view_.phase != Phase::Over || std::exchange(ended_, true)) return;
        over.set_value();
    }
    std::size_t commands_;
    GameState view_;
    bool ended_ = false;
};

// Has a seat take back its last command now and then.
class Regretter : public SeatListener {
public:
    explicit Regretter(Host& host) : host_(host), place_(host.sit(SeatSet::firstN(kSeats), *this)) {}

    void onView(Seat, const GameState&) override {}
    void onEvents(Seat seat, std::span<const SeatEvent> events) override {
        const bool back = !events.empty() && events.front().event.kind == EventKind::TakenBack;
        if (seat != kNoSeat || back || ++heard_ % 5 != 0) return;
        const Seat by = Seat(heard_ / 5 % kSeats);
        host_.setControl(by, Control::Person);
        place_->takeBack(by, 0, [this, by](const Answer&) { host_.setControl(by, Control::Bot); });
    }

private:
    static constexpr int kSeats = 4;
    Host& host_;
    int heard_ = 0;
    std::unique_ptr<TableSeat> place_;
};

}  // namespace

int hostGame(const std::filesystem::path& journal, std::uint64_t seed) {
    HostOptions options;
    options.journal = journal;
    options.pace.botMillis = 3'600'000;  // nothing may happen before the teller listens
    const bool old = std::filesystem::exists(journal);
    const std::size_t commands = old ? journalIn(journal).record.commands.size() : 0;
    TableSetup setup = botTable(seed);
    setup.seats[0].bot = "greedy";
    HostResult result = old ? Host::resume(options) : Host::start(originalPacks(), setup, options);
    if (!result.host) {
        std::fprintf(stderr, "%s\n", result.error.cause.c_str());
        return 1;
    }
    Teller teller(commands);
    const auto seat = result.host->sit({}, teller);
    const Regretter regretter(*result.host);
    Pace quick;
    quick.botMillis = 0;
    result.host->setPace(quick);
    teller.over.get_future().wait();
    return 0;
}

}  // namespace tests
