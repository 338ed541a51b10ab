#include "sound/recipes.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "sound/kit.h"
#include "sound/loops.h"
#include "sound/track.h"

namespace kickdoor {
namespace {

constexpr int kPitches = 7;
constexpr double kLowest = 0.85;
constexpr double kHighest = 1.15;

// The kick, the splinters, and the door that swings against the wall.
Track door(const Kit& kit) {
    Track track(0.9);
    track.noise(0, 0.2, 1.4, 22, 0.55 + kit.softness * 0.4);
    track.glide(0, 110, 45, 0.4, 0.9);
    for (int splinter = 0; splinter < 5; ++splinter)
        track.noise(0.07 + 0.045 * splinter, 0.04, 0.3 - 0.04 * splinter, 70, kit.softness * 0.4);
    track.noise(0.09, 0.3, 0.35, 14, 0.5);
    track.drum(0.34, 88, 0.25, 0.3);
    return track;
}

Track card(const Kit& kit) {
    Track track(0.22);
    track.noise(0, 0.05, 0.18, 30, 0.2);
    track.noise(0.03, 0.12, 0.3, 38, 0.25 + kit.softness * 0.4);
    track.drum(0.05, 180, 0.06, 0.1);
    return track;
}

Track coins(const Kit& /*kit*/) {
    Track track(0.75);
    constexpr std::array kPings = {2610.0, 3140.0, 2870.0, 3520.0, 3010.0};
    for (std::size_t i = 0; i < kPings.size(); ++i) {
        track.tone(0.06 * static_cast<double>(i), kPings[i], 0.25, 0.16, 20);
        track.noise(0.06 * static_cast<double>(i), 0.02, 0.12, 160, 0.1);
    }
    return track;
}

Track dice(const Kit& kit) {
    Track track(1.0);
    double at = 0;
    for (int hit = 0; hit < 9; ++hit) {
        track.noise(at, 0.05, 0.5 - 0.04 * hit, 90, 0.15 + kit.softness * 0.4);
        track.tone(at, (900 - 35.0 * hit) * (1.2 - kit.softness * 0.4), 0.04, 0.12, 70);
        at += 0.06 + 0.012 * hit;
    }
    return track;
}

// A drum under the call to arms.
Track fight(const Kit& kit) {
    Track track(1.3);
    track.noise(0, 0.06, 0.6, 60, 0.2);
    track.drum(0, 62, 0.5, 0.5);
    track.drum(0.2, 62, 0.4, 0.35);
    for (const double hertz : {523.25, 783.99, 1046.5}) play(track, kit, 0.02, hertz, 0.8, 0.16);
    play(track, kit, 0.3, 622.25, 0.8, 0.2);
    return track;
}

Track level(const Kit& kit) {
    Track track(1.2);
    play(track, kit, 0, 523.25, 0.5, 0.3);
    play(track, kit, 0.11, 659.25, 0.5, 0.3);
    play(track, kit, 0.22, 783.99, 0.7, 0.36);
    track.tone(0.24, 3136, 0.3, 0.05, 14);
    track.tone(0.31, 4186, 0.3, 0.05, 14);
    return track;
}

Track curse(const Kit& kit) {
    Track track(1.2);
    track.glide(0, 440, 180, 0.7, 0.3);
    track.glide(0, 466, 172, 0.7, 0.25);
    track.noise(0, 0.5, 0.2, 7, 0.85);
    play(track, kit, 0.4, 233.08, 0.7, 0.2);
    play(track, kit, 0.42, 329.63, 0.7, 0.16);  // a tritone
    return track;
}

// A blow that lands.
Track blow(const Kit& kit) {
    Track track(0.5);
    track.drum(0, 70, 0.35, 0.9);
    track.noise(0, 0.12, 0.9, 30, 0.3 + kit.softness * 0.4);
    track.glide(0, 300, 60, 0.2, 0.35);
    return track;
}

Track death(const Kit& kit) {
    Track track(2.2);
    track.tone(0, 98, 1.4, 0.5, 2);
    track.tone(0.35, 92.5, 1.2, 0.5, 2);
    track.glide(0, 220, 60, 1.3, 0.3);
    play(track, kit, 0.1, 196, 1.2, 0.22);
    play(track, kit, 0.75, 185, 1.3, 0.22);
    return track;
}

Track win(const Kit& kit) {
    Track track(2.3);
    constexpr std::array kTune = {392.0, 523.25, 659.25, 783.99};
    for (std::size_t i = 0; i < kTune.size(); ++i)
        play(track, kit, 0.16 * static_cast<double>(i), kTune[i], 0.5, 0.3);
    for (const double hertz : {523.25, 659.25, 783.99, 1046.5}) play(track, kit, 0.7, hertz, 1.3, 0.2);
    track.drum(0.7, 65, 0.6, 0.3);
    return track;
}

// A knock for the player who must act.
Track turn(const Kit& kit) {
    Track track(0.9);
    play(track, kit, 0, 392, 0.4, 0.26);
    play(track, kit, 0.14, 523.25, 0.6, 0.26);
    return track;
}

Track hall(const Kit& /*kit*/) {
    return ambience();
}

struct Recipe {
    QString name;
    Track (*make)(const Kit&);
    int pitches = 1;
    bool loops = false;
};
const std::vector<Recipe>& recipes() {
    static const std::vector<Recipe> all = {{QStringLiteral("door"), door},
                                            {QStringLiteral("card"), card, kPitches},
                                            {QStringLiteral("coins"), coins, kPitches},
                                            {QStringLiteral("dice"), dice},
                                            {QStringLiteral("fight"), fight},
                                            {QStringLiteral("level"), level, kPitches},
                                            {QStringLiteral("curse"), curse},
                                            {QStringLiteral("blow"), blow},
                                            {QStringLiteral("death"), death},
                                            {QStringLiteral("win"), win},
                                            {QStringLiteral("turn"), turn},
                                            {QStringLiteral("music"), music, 1, true},
                                            {QStringLiteral("danger"), danger, 1, true},
                                            {QStringLiteral("ambience"), hall, 1, true}};
    return all;
}

const Recipe* recipeOf(const QString& name) {
    const auto found = std::find_if(recipes().begin(), recipes().end(),
                                    [&](const Recipe& recipe) { return recipe.name == name; });
    return found == recipes().end() ? nullptr : &*found;
}

}  // namespace

QStringList soundNames() {
    QStringList names;
    for (const Recipe& recipe : recipes()) names << recipe.name;
    return names;
}

bool isLoop(const QString& name) {
    const Recipe* recipe = recipeOf(name);
    return recipe != nullptr && recipe->loops;
}

int pitchesOf(const QString& name) {
    const Recipe* recipe = recipeOf(name);
    return recipe != nullptr ? recipe->pitches : 0;
}

QByteArray wavOf(const QString& name, const QString& edition, int pitch) {
    const Recipe* recipe = recipeOf(name);
    if (recipe == nullptr || pitch < 0 || pitch >= recipe->pitches) return {};
    const Kit& kit = kitOf(edition);
    Track track = recipe->make(kit);
    if (recipe->loops) return track.wav();
    track.echo(kit.echoAfter, kit.echoLoud);
    if (recipe->pitches == 1) return track.wav();
    return track.pitched(kLowest + (kHighest - kLowest) * pitch / (recipe->pitches - 1)).wav();
}

}  // namespace kickdoor
