// Sound being made: voices added up in one mono track.
#pragma once

#include <QByteArray>
#include <cstdint>
#include <functional>
#include <numbers>
#include <vector>

namespace kickdoor {

inline constexpr double kTau = 2 * std::numbers::pi;

class Track {
public:
    static constexpr int kRate = 22050;  // samples a second

    explicit Track(double seconds) : m_samples(static_cast<std::size_t>(seconds * kRate), 0.0) {}

    // One voice: `wave` of the time in seconds since `from`. What goes beyond the end is cut off.
    void add(double from, double length, const std::function<double(double)>& wave);
    // A struck or blown tone, with two overtones, fading.
    void tone(double from, double hertz, double length, double loud, double decay);
    // Noise through a low-pass: softness 0 is white, towards 1 ever duller.
    void noise(double from, double length, double loud, double decay, double softness);
    void glide(double from, double start, double end, double length, double loud);
    // A plucked string (Karplus and Strong); for loops it rings on from the end into the beginning.
    void pluck(double from, double hertz, double length, double loud);

    // A whole WAV file, 16 bit mono.
    QByteArray wav() const;

private:
    double random();

    std::vector<double> m_samples;
    std::uint32_t m_seed = 7;
};

}  // namespace kickdoor
