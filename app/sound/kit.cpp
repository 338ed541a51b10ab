#include "sound/kit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace kickdoor {
namespace {

struct Overtone {
    double ratio;
    double loud;
    double decay;  // beside that of the whole note
};

// Struck metal: its overtones are no multiples.
constexpr std::array<Overtone, 5> kBell = {
    {{1, 0.5, 0}, {2.0, 0.25, 1}, {2.76, 0.2, 2}, {4.07, 0.12, 4}, {5.4, 0.08, 6}}};
constexpr std::array<Overtone, 5> kMusicBox = {
    {{1, 0.55, 0}, {3.0, 0.2, 3}, {5.8, 0.16, 9}, {9.4, 0.07, 14}, {2.0, 0.1, 2}}};
// Blown metal: many multiples, which come in late.
constexpr std::array<Overtone, 6> kBrass = {
    {{1, 0.3, 0}, {2, 0.28, 0}, {3, 0.22, 0}, {4, 0.14, 1}, {5, 0.09, 1}, {6, 0.06, 2}}};
constexpr std::array<Overtone, 4> kHorn = {{{1, 0.5, 0}, {2, 0.2, 0}, {3, 0.09, 0}, {4, 0.03, 1}}};

template <std::size_t kCount>
void struck(Track& track, const std::array<Overtone, kCount>& tones, double from, double hertz, double length,
            double loud, double decay) {
    for (const Overtone& tone : tones) {
        if (hertz * tone.ratio > Track::kRate * 0.45) continue;
        track.add(from, length, [=](double t) {
            const double end = std::min(1.0, (length - t) * 60);
            return loud * tone.loud * std::min(1.0, t * 400) * end * std::exp(-t * (decay + tone.decay)) *
                   std::sin(kTau * hertz * tone.ratio * t);
        });
    }
}

template <std::size_t kCount>
void blown(Track& track, const std::array<Overtone, kCount>& tones, double from, double hertz, double length,
           double loud, double attack) {
    for (const Overtone& tone : tones) {
        track.add(from, length, [=](double t) {
            const double rise = std::min(1.0, t / (attack * (1 + 0.35 * tone.ratio)));
            const double end = std::min(1.0, (length - t) / 0.09);
            const double waver = 1 + 0.003 * std::sin(kTau * 5.2 * t);
            return loud * tone.loud * rise * std::max(0.0, end) * std::exp(-t * tone.decay) *
                   std::sin(kTau * hertz * tone.ratio * waver * t);
        });
    }
}

const std::vector<std::pair<QString, Kit>>& kits() {
    static const std::vector<std::pair<QString, Kit>> all = {
        // A vault of stone.
        {QStringLiteral("original"), {Instrument::Bell, 1, 0.55, 0.13, 0.26, 0, 0.62, false, 0}},
        // A stage of boards, with trumpets.
        {QStringLiteral("shakespeare"), {Instrument::Brass, 0.75, 0.3, 0.06, 0.14, 3, 0.5, true, 8}},
        // Hills that answer a horn.
        {QStringLiteral("pathfinder"), {Instrument::Horn, 0.5, 0.7, 0.31, 0.3, -2, 0.56, true, 4}},
        // A music box in a forest.
        {QStringLiteral("grimm"), {Instrument::MusicBox, 2, 0.8, 0.19, 0.16, 2, 0.7, false, 12}},
        // A tavern: strings, close by.
        {QStringLiteral("critical"), {Instrument::Lute, 1, 0.2, 0.04, 0.1, 5, 0.44, true, 2}}};
    return all;
}

}  // namespace

QStringList soundedEditions() {
    QStringList names;
    for (const auto& [name, kit] : kits()) names << name;
    return names;
}

const Kit& kitOf(const QString& edition) {
    for (const auto& [name, kit] : kits())
        if (name == edition) return kit;
    return kits().front().second;
}

void play(Track& track, const Kit& kit, double from, double hertz, double length, double loud) {
    const double pitched = hertz * kit.pitch;
    switch (kit.instrument) {
        case Instrument::Bell: return struck(track, kBell, from, pitched, length, loud, 5);
        case Instrument::MusicBox: return struck(track, kMusicBox, from, pitched, length, loud, 6);
        case Instrument::Brass: return blown(track, kBrass, from, pitched, length * 0.8, loud, 0.02);
        case Instrument::Horn: return blown(track, kHorn, from, pitched, length, loud * 1.3, 0.05);
        case Instrument::Lute: return track.pluck(from, pitched, length, loud, Track::Ring::CutOff);
    }
}

}  // namespace kickdoor
