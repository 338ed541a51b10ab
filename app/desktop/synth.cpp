#include "desktop/synth.h"

#include <QtEndian>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <numbers>
#include <utility>
#include <vector>

namespace kickdoor {
namespace {

constexpr int kRate = 22050;
constexpr double kTau = 2 * std::numbers::pi;

class Track {
public:
    explicit Track(double seconds) : m_samples(static_cast<std::size_t>(seconds * kRate), 0.0) {}

    // One voice: `wave` of the time in seconds since `from`.
    void add(double from, double length, const std::function<double(double)>& wave) {
        const auto begin = static_cast<std::size_t>(from * kRate);
        const auto end = std::min(m_samples.size(), begin + static_cast<std::size_t>(length * kRate));
        for (std::size_t i = begin; i < end; ++i)
            m_samples[i] += wave(static_cast<double>(i - begin) / kRate);
    }

    void tone(double from, double hertz, double length, double loud, double decay) {
        add(from, length, [=](double t) {
            const double rise = std::min(1.0, t * 200);
            return loud * rise * std::exp(-t * decay) *
                   (std::sin(kTau * hertz * t) + 0.3 * std::sin(kTau * 2 * hertz * t) +
                    0.1 * std::sin(kTau * 3 * hertz * t));
        });
    }

    // Noise through a low-pass: softness 0 is white, towards 1 ever duller.
    void noise(double from, double length, double loud, double decay, double softness) {
        double kept = 0;
        add(from, length, [this, loud, decay, softness, kept](double t) mutable {
            kept = kept * softness + random() * (1 - softness);
            return loud * std::exp(-t * decay) * kept * (1 + 2 * softness);
        });
    }

    void glide(double from, double start, double end, double length, double loud) {
        add(from, length, [=](double t) {
            const double share = t / length;
            const double phase = kTau * (start * t + (end - start) * t * share / 2);
            return loud * std::sin(phase) * std::min(1.0, t * 60) * (1 - share);
        });
    }

    QByteArray wav() const {
        QByteArray bytes;
        const auto size = static_cast<std::uint32_t>(m_samples.size() * 2);
        const auto number = [&](auto value) {
            const auto little = qToLittleEndian(value);
            bytes.append(reinterpret_cast<const char*>(&little), sizeof little);
        };
        bytes.append("RIFF");
        number(std::uint32_t{36} + size);
        bytes.append("WAVEfmt ");
        number(std::uint32_t{16});
        number(std::uint16_t{1});
        number(std::uint16_t{1});
        number(std::uint32_t{kRate});
        number(std::uint32_t{kRate * 2});
        number(std::uint16_t{2});
        number(std::uint16_t{16});
        bytes.append("data");
        number(size);
        for (const double sample : m_samples) {
            number(static_cast<std::int16_t>(std::lround(std::tanh(sample) * 30'000)));
        }
        return bytes;
    }

private:
    double random() {
        m_seed = m_seed * 1664525U + 1013904223U;
        return static_cast<double>(m_seed >> 8U) / 8388608.0 - 1;
    }

    std::vector<double> m_samples;
    std::uint32_t m_seed = 7;
};

Track door() {
    Track track(0.55);
    track.noise(0, 0.2, 1.4, 22, 0.9);
    track.glide(0, 110, 45, 0.4, 0.9);
    track.noise(0.09, 0.3, 0.35, 14, 0.5);
    return track;
}

Track card() {
    Track track(0.16);
    track.noise(0, 0.05, 0.18, 30, 0.2);
    track.noise(0.03, 0.12, 0.3, 38, 0.45);
    return track;
}

Track coins() {
    Track track(0.6);
    constexpr std::array kPings = {2610.0, 3140.0, 2870.0, 3520.0, 3010.0};
    for (std::size_t i = 0; i < kPings.size(); ++i) {
        track.tone(0.06 * static_cast<double>(i), kPings[i], 0.25, 0.16, 20);
    }
    return track;
}

Track dice() {
    Track track(1.0);
    double at = 0;
    for (int hit = 0; hit < 9; ++hit) {
        track.noise(at, 0.05, 0.5 - 0.04 * hit, 90, 0.35);
        track.tone(at, 900 - 35.0 * hit, 0.04, 0.12, 70);
        at += 0.06 + 0.012 * hit;
    }
    return track;
}

Track fight() {
    Track track(0.9);
    for (const double hertz : {523.0, 1187.0, 1741.0, 2533.0, 3391.0}) track.tone(0, hertz, 0.8, 0.14, 6);
    track.noise(0, 0.06, 0.6, 60, 0.2);
    return track;
}

Track level() {
    Track track(0.9);
    track.tone(0, 523.25, 0.4, 0.25, 7);
    track.tone(0.11, 659.25, 0.4, 0.25, 7);
    track.tone(0.22, 783.99, 0.6, 0.3, 5);
    return track;
}

Track curse() {
    Track track(0.9);
    track.glide(0, 440, 180, 0.7, 0.3);
    track.glide(0, 466, 172, 0.7, 0.25);
    track.noise(0, 0.5, 0.2, 7, 0.85);
    return track;
}

Track death() {
    Track track(1.6);
    track.tone(0, 98, 1.4, 0.5, 2);
    track.tone(0.35, 92.5, 1.2, 0.5, 2);
    track.glide(0, 220, 60, 1.3, 0.3);
    return track;
}

Track win() {
    Track track(1.9);
    constexpr std::array kTune = {392.0, 523.25, 659.25, 783.99};
    for (std::size_t i = 0; i < kTune.size(); ++i)
        track.tone(0.16 * static_cast<double>(i), kTune[i], 0.5, 0.25, 5);
    for (const double hertz : {523.25, 659.25, 783.99, 1046.5}) track.tone(0.7, hertz, 1.1, 0.18, 2.4);
    return track;
}

using Recipe = Track (*)();
const std::vector<std::pair<QString, Recipe>>& recipes() {
    static const std::vector<std::pair<QString, Recipe>> all = {
        {QStringLiteral("door"), door},   {QStringLiteral("card"), card},   {QStringLiteral("coins"), coins},
        {QStringLiteral("dice"), dice},   {QStringLiteral("fight"), fight}, {QStringLiteral("level"), level},
        {QStringLiteral("curse"), curse}, {QStringLiteral("death"), death}, {QStringLiteral("win"), win}};
    return all;
}

}  // namespace

QStringList soundNames() {
    QStringList names;
    for (const auto& [name, recipe] : recipes()) names << name;
    return names;
}

QByteArray wavOf(const QString& name) {
    for (const auto& [known, recipe] : recipes()) {
        if (known == name) return recipe().wav();
    }
    return {};
}

}  // namespace kickdoor
