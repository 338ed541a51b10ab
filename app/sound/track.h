// Synthesizes sound: adds voices to a mono track. Times are in seconds.
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
    static constexpr int kRate = 22050;  // samples per second

    explicit Track(double seconds) : m_samples(static_cast<std::size_t>(seconds * kRate), 0.0) {}

    // Adds a voice: `wave` is a function of the time since `from`. Cut off at the track's end.
    void add(double from, double length, const std::function<double(double)>& wave);
    // Adds a fading struck or blown tone with two overtones.
    void tone(double from, double hertz, double length, double loud, double decay);
    // Adds low-pass noise. softness: from 0 (white) towards 1 (dull).
    void noise(double from, double length, double loud, double decay, double softness);
    void glide(double from, double start, double end, double length, double loud);
    // Adds a plucked string (Karplus and Strong). In loops it rings on from the end into the beginning.
    void pluck(double from, double hertz, double length, double loud);

    // A WAV file, 16 bit mono.
    QByteArray wav() const;

private:
    double random();

    std::vector<double> m_samples;
    std::uint32_t m_seed = 7;
};

}  // namespace kickdoor
