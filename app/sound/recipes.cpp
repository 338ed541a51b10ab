#include "sound/recipes.h"

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "sound/loops.h"
#include "sound/track.h"

namespace kickdoor {
namespace {

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

// A knock for the player who must act.
Track turn() {
    Track track(0.7);
    track.tone(0, 392, 0.3, 0.22, 9);
    track.tone(0.14, 523.25, 0.5, 0.22, 6);
    return track;
}

using Recipe = Track (*)();
const std::vector<std::pair<QString, Recipe>>& recipes() {
    static const std::vector<std::pair<QString, Recipe>> all = {
        {QStringLiteral("door"), door},   {QStringLiteral("card"), card},
        {QStringLiteral("coins"), coins}, {QStringLiteral("dice"), dice},
        {QStringLiteral("fight"), fight}, {QStringLiteral("level"), level},
        {QStringLiteral("curse"), curse}, {QStringLiteral("death"), death},
        {QStringLiteral("win"), win},     {QStringLiteral("turn"), turn},
        {QStringLiteral("music"), music}, {QStringLiteral("ambience"), ambience}};
    return all;
}

}  // namespace

QStringList soundNames() {
    QStringList names;
    for (const auto& [name, recipe] : recipes()) names << name;
    return names;
}

bool isLoop(const QString& name) {
    return name == QLatin1String("music") || name == QLatin1String("ambience");
}

QByteArray wavOf(const QString& name) {
    for (const auto& [known, recipe] : recipes()) {
        if (known == name) return recipe().wav();
    }
    return {};
}

}  // namespace kickdoor
