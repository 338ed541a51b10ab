#include "model/replay/looking_back.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "base/seats.h"
#include "bot/search/outlook.h"
#include "bot/value/value.h"

namespace kickdoor {
namespace {

// Games played on from each turn before anything is shown; later they are doubled again and again.
constexpr int kFirstGames = 8;
constexpr int kTurningShare = 7;

// Games played on from each position of a turning point, to find the command that made it; and from those
// between which it seems to have been made.
constexpr int kCauseGames = 24;
constexpr int kSureGames = 160;
constexpr std::size_t kMostTold = 16;

int changeOf(const LookedBack& game, const TurningPoint& one) {
    return game.points[one.from + 1].chance[one.seat] - game.points[one.from].chance[one.seat];
}

class Listener : public EventSink {
public:
    explicit Listener(std::vector<Told>& told) : m_told(told) {}
    void onEvent(const GameState& now, const Event& event) override {
        if (m_told.size() < kMostTold) m_told.push_back({now, event});
    }

private:
    std::vector<Told>& m_told;
};

// Looks at the positions after visible events only. Few games may show a change where there is none, so where
// the chance seems to change most, more are played, until the largest change has enough on both sides.
TurningCause causeOf(Recording& recording, const LookedBack& game, const TurningPoint& point,
                     const std::stop_token& stop) {
    const std::size_t end = game.points[point.from + 1].at;
    const int direction = changeOf(game, point) > 0 ? 1 : -1;
    std::vector<std::size_t> stops{game.points[point.from].at};
    while (stops.back() < end) stops.push_back(std::min(end, recording.stopAfter(stops.back())));
    std::vector<Outlook> outlooks;
    const auto play = [&stop](Outlook& outlook, int games) {
        while (outlook.games() < games && !stop.stop_requested()) outlook.step();
    };
    for (const std::size_t at : stops) {
        outlooks.emplace_back(recording.game(), recording.stateAt(at));
        play(outlooks.back(), kCauseGames);
    }
    const auto changeAfter = [&](std::size_t i) {
        return direction * (outlooks[i + 1].chance(point.seat) - outlooks[i].chance(point.seat));
    };
    std::size_t most = 0;
    bool sure = false;
    while (!sure && !stop.stop_requested()) {
        most = 0;
        for (std::size_t i = 1; i + 1 < stops.size(); ++i)
            if (changeAfter(i) > changeAfter(most)) most = i;
        sure = std::min(outlooks[most].games(), outlooks[most + 1].games()) >= kSureGames;
        play(outlooks[most], kSureGames);
        play(outlooks[most + 1], kSureGames);
    }
    TurningCause cause{point, stops[most + 1] - 1, {}, false};
    cause.most = 2 * changeAfter(most) >= std::abs(changeOf(game, point));
    Listener listener(cause.events);
    recording.stateAt(cause.at);
    recording.step(listener);
    return cause;
}

}  // namespace

void lookBack(const std::filesystem::path& file, const std::stop_token& stop,
              const std::function<void(const LookedBack&)>& tell, int games) {
    TableError error;
    const std::unique_ptr<Recording> recording = Recording::open(file, error, stop);
    if (!recording || !recording->over() || stop.stop_requested()) return;
    LookedBack game{recording->setup(), recording->length(), recording->landmarks(), {}, false, {}};
    std::vector<Outlook> outlooks;
    for (const Landmark& mark : game.landmarks) {
        if (mark.kind == Landmark::Kind::Fight) continue;
        outlooks.emplace_back(recording->game(), recording->stateAt(mark.at));
        game.points.push_back({mark.at, mark.turn, {}});
    }
    for (int until = std::min(kFirstGames, games); !game.done; until = std::min(2 * until, games)) {
        for (std::size_t i = 0; i < outlooks.size(); ++i) {
            while (outlooks[i].games() < until && !stop.stop_requested()) outlooks[i].step();
            for (const Seat seat : everySeat(kMaxSeats))
                game.points[i].chance[seat] = outlooks[i].chance(seat);
        }
        if (stop.stop_requested()) return;
        game.done = until == games;
        if (game.done)
            for (const TurningPoint& point : turningPoints(game))
                game.causes.push_back(causeOf(*recording, game, point, stop));
        if (stop.stop_requested()) return;
        tell(game);
    }
}

std::vector<std::size_t> decisiveFirst(const std::vector<Told>& events) {
    const auto rank = [&events](std::size_t at) {
        using enum EventKind;
        const EventKind kind = events[at].event.kind;
        if (kind == DieRolled || kind == RollChanged || kind == CriticalRolled) return 0;
        if (kind == OfferDeclined) return 3;  // before a counter-offer
        return kind == DoorKicked ? 1 : 2;
    };
    std::vector<std::size_t> order(events.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&rank](std::size_t a, std::size_t b) { return rank(a) < rank(b); });
    return order;
}

std::vector<TurningPoint> turningPoints(const LookedBack& game, std::size_t most) {
    std::vector<TurningPoint> all;
    for (std::size_t from = 0; from + 1 < game.points.size(); ++from) {
        TurningPoint best{from, Seat{0}};
        for (Seat seat{1}; seat < game.setup.seats.size(); ++seat)
            if (std::abs(changeOf(game, {from, seat})) > std::abs(changeOf(game, best))) best.seat = seat;
        if (std::abs(changeOf(game, best)) * kTurningShare >= kCertain) all.push_back(best);
    }
    std::stable_sort(all.begin(), all.end(), [&game](const TurningPoint& a, const TurningPoint& b) {
        return std::abs(changeOf(game, a)) > std::abs(changeOf(game, b));
    });
    if (all.size() > most) all.resize(most);
    std::sort(all.begin(), all.end(),
              [](const TurningPoint& a, const TurningPoint& b) { return a.from < b.from; });
    return all;
}

}  // namespace kickdoor
