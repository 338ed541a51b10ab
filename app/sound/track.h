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
    enum class Ring { On, CutOff };
    void pluck(double from, double hertz, double length, double loud, Ring ring = Ring::On);
    // Adds a stroke on a drum with a skin of that pitch.
    void drum(double from, double hertz, double length, double loud);
    // Adds fainter copies of all so far, `after` seconds apart, until they are not heard.
    void echo(double after, double loud);

    double seconds() const { return static_cast<double>(m_samples.size()) / kRate; }
    // The same `factor` times as high and as short.
    Track pitched(double factor) const;

    // A WAV file, 16 bit mono.
    QByteArray wav() const;

private:
    double random();

    std::vector<double> m_samples;
    std::uint32_t m_seed = 7;
};

}  // namespace kickdoor
