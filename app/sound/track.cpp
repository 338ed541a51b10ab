#include "sound/track.h"

#include <QtEndian>
#include <algorithm>
#include <cmath>

namespace kickdoor {

double Track::random() {
    m_seed = m_seed * 1664525U + 1013904223U;
    return static_cast<double>(m_seed >> 8U) / 8388608.0 - 1;
}

void Track::add(double from, double length, const std::function<double(double)>& wave) {
    const auto begin = static_cast<std::size_t>(from * kRate);
    const auto end = std::min(m_samples.size(), begin + static_cast<std::size_t>(length * kRate));
    for (std::size_t i = begin; i < end; ++i) m_samples[i] += wave(static_cast<double>(i - begin) / kRate);
}

void Track::tone(double from, double hertz, double length, double loud, double decay) {
    add(from, length, [=](double t) {
        const double rise = std::min(1.0, t * 200);
        return loud * rise * std::exp(-t * decay) *
               (std::sin(kTau * hertz * t) + 0.3 * std::sin(kTau * 2 * hertz * t) +
                0.1 * std::sin(kTau * 3 * hertz * t));
    });
}

void Track::noise(double from, double length, double loud, double decay, double softness) {
    double kept = 0;
    add(from, length, [this, loud, decay, softness, kept](double t) mutable {
        kept = kept * softness + random() * (1 - softness);
        return loud * std::exp(-t * decay) * kept * (1 + 2 * softness);
    });
}

void Track::glide(double from, double start, double end, double length, double loud) {
    add(from, length, [=](double t) {
        const double share = t / length;
        const double phase = kTau * (start * t + (end - start) * t * share / 2);
        return loud * std::sin(phase) * std::min(1.0, t * 60) * (1 - share);
    });
}

void Track::pluck(double from, double hertz, double length, double loud, Ring ring) {
    std::vector<double> string(static_cast<std::size_t>(kRate / hertz));
    for (double& point : string) point = random();
    const auto begin = static_cast<std::size_t>(from * kRate);
    auto samples = static_cast<std::size_t>(length * kRate);
    if (ring == Ring::CutOff)
        samples = std::min(samples, m_samples.size() - std::min(begin, m_samples.size()));
    for (std::size_t i = 0; i < samples; ++i) {
        double& point = string[i % string.size()];
        const double fade = std::min(1.0, static_cast<double>(samples - i) / 2000.0);
        m_samples[(begin + i) % m_samples.size()] += loud * fade * point;
        point = 0.498 * (point + string[(i + 1) % string.size()]);
    }
}

void Track::drum(double from, double hertz, double length, double loud) {
    add(from, length, [=](double t) {
        const double sunk = hertz * (1 + 0.9 * std::exp(-t * 40));
        return loud * std::min(1.0, t * 600) * std::exp(-t * 5 / length) * std::sin(kTau * sunk * t);
    });
    noise(from, std::min(length, 0.05), loud * 0.5, 80, 0.6);
}

void Track::echo(double after, double loud) {
    const auto gap = static_cast<std::size_t>(after * kRate);
    if (gap == 0 || loud <= 0) return;
    for (std::size_t i = gap; i < m_samples.size(); ++i) m_samples[i] += loud * m_samples[i - gap];
    // It must not end in the middle of an echo.
    const std::size_t fade = std::min<std::size_t>(m_samples.size(), kRate / 8);
    for (std::size_t i = 0; i < fade; ++i)
        m_samples[m_samples.size() - 1 - i] *= static_cast<double>(i) / static_cast<double>(fade);
}

Track Track::pitched(double factor) const {
    Track shifted(seconds() / factor);
    for (std::size_t i = 0; i < shifted.m_samples.size(); ++i) {
        const double at = static_cast<double>(i) * factor;
        const auto before = static_cast<std::size_t>(at);
        if (before + 1 >= m_samples.size()) break;
        const double share = at - static_cast<double>(before);
        shifted.m_samples[i] = m_samples[before] * (1 - share) + m_samples[before + 1] * share;
    }
    return shifted;
}

QByteArray Track::wav() const {
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

}  // namespace kickdoor
