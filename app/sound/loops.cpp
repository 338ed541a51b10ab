#include "sound/loops.h"

#include <array>
#include <cmath>
#include <cstddef>

namespace kickdoor {
namespace {

constexpr std::size_t kBeatsInABar = 3;

// Semitones above the kit's key, which is near the D below middle C.
double hertzOf(int semitones, const Kit& kit) {
    const bool third = (semitones + 24) % 12 == 3;
    return 146.83 * std::exp2((semitones + (kit.major && third ? 1 : 0) + kit.key) / 12.0);
}

struct Bar {
    std::array<int, 3> chord;
    std::array<int, kBeatsInABar> tune;
};
constexpr int kRest = -100;

// In the Dorian mode, so that it sounds dark but not sad.
constexpr std::array<Bar, 16> kBars = {{{{0, 7, 15}, {14, 12, kRest}},
                                        {{0, 7, 15}, {15, 14, 12}},
                                        {{-2, 5, 14}, {10, kRest, 7}},
                                        {{-2, 5, 14}, {9, 10, kRest}},
                                        {{3, 10, 19}, {12, 15, kRest}},
                                        {{-2, 5, 14}, {14, 10, 9}},
                                        {{0, 7, 12}, {7, kRest, 9}},
                                        {{0, 7, 15}, {12, kRest, kRest}},
                                        {{5, 9, 17}, {14, 17, kRest}},
                                        {{5, 9, 17}, {19, 17, 14}},
                                        {{0, 7, 15}, {15, kRest, 12}},
                                        {{0, 7, 15}, {14, 15, kRest}},
                                        {{3, 10, 15}, {19, 15, kRest}},
                                        {{-2, 5, 14}, {17, 14, 10}},
                                        {{-5, 2, 9}, {9, 7, 5}},
                                        {{0, 7, 12}, {7, kRest, kRest}}}};

// Each kit's tune begins at a bar of its own.
const Bar& barOf(const Kit& kit, std::size_t bar) {
    return kBars[(bar + kit.opening) % kBars.size()];
}

double startOf(const Kit& kit, std::size_t bar, std::size_t beat) {
    return kit.beat * static_cast<double>(bar * kBeatsInABar + beat);
}

double lengthOf(const Kit& kit) {
    return startOf(kit, kBars.size(), 0);
}

}  // namespace

Track music(const Kit& kit) {
    Track track(lengthOf(kit));
    // A lute accompanies, low enough for every kit's tune.
    for (std::size_t bar = 0; bar < kBars.size(); ++bar) {
        for (std::size_t beat = 0; beat < kBeatsInABar; ++beat) {
            const double at = startOf(kit, bar, beat);
            track.pluck(at, hertzOf(barOf(kit, bar).chord[beat] - 12, kit), 2.4, beat == 0 ? 0.22 : 0.14);
            track.pluck(at + kit.beat / 2, hertzOf(barOf(kit, bar).chord[(beat + 1) % 3], kit), 1.2, 0.07);
            if (barOf(kit, bar).tune[beat] == kRest) continue;
            const double hertz = hertzOf(barOf(kit, bar).tune[beat] + 12, kit);
            if (kit.instrument == Instrument::Bell || kit.instrument == Instrument::Lute)
                track.pluck(at, hertz, 1.8, 0.2);
            else
                play(track, kit, at, hertz, kit.beat * 1.4, 0.12);
        }
    }
    return track;
}

Track danger(const Kit& kit) {
    Track track(lengthOf(kit));
    constexpr std::array kLine = {0, 0, 3, 0, 0, -2};
    for (std::size_t bar = 0; bar < kBars.size(); ++bar) {
        for (std::size_t beat = 0; beat < kBeatsInABar; ++beat) {
            const double at = startOf(kit, bar, beat);
            track.drum(at, beat == 0 ? 58 : 74, 0.4, beat == 0 ? 0.3 : 0.15);
            if (bar % 2 == 1 && beat == 2) track.drum(at + kit.beat / 2, 96, 0.3, 0.17);
            for (std::size_t half = 0; half < 2; ++half) {
                const int step = barOf(kit, bar).chord[0] + kLine[(beat * 2 + half) % kLine.size()];
                track.pluck(at + kit.beat / 2 * static_cast<double>(half), hertzOf(step - 12, kit),
                            kit.beat * 0.7, half == 0 ? 0.2 : 0.14);
            }
        }
    }
    return track;
}

Track ambience() {
    constexpr double kSeconds = 14;
    Track track(kSeconds);
    // Whole numbers of waves, so that the loop has no seam.
    track.add(0, kSeconds, [=](double t) {
        const double breath = 0.5 - 0.5 * std::cos(kTau * t / kSeconds * 2);
        return breath * 0.05 *
               (std::sin(kTau * 55 * t) + 0.6 * std::sin(kTau * 82 * t + 2 * std::sin(kTau * t / 7)));
    });
    constexpr std::array kDrops = {1.3, 3.9, 4.2, 7.7, 10.4, 12.1};
    for (std::size_t i = 0; i < kDrops.size(); ++i) {
        const double hertz = 900 + 170.0 * static_cast<double>(i % 4);
        track.glide(kDrops[i], hertz, hertz * 1.6, 0.07, 0.16);
        track.glide(kDrops[i] + 0.21, hertz, hertz * 1.6, 0.07, 0.05);
    }
    return track;
}

}  // namespace kickdoor
