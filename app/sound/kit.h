// What makes the sounds of one edition its own: the instrument that plays its tunes, how high, and the room.
#pragma once

#include <QString>
#include <QStringList>
#include <cstddef>
#include <cstdint>

#include "sound/track.h"

namespace kickdoor {

enum class Instrument : std::uint8_t { Bell, Brass, Horn, MusicBox, Lute };

struct Kit {
    Instrument instrument = Instrument::Bell;
    double pitch = 1;         // of tunes
    double softness = 0.5;    // of knocks and slams: 0 is hard
    double echoAfter = 0.11;  // seconds
    double echoLoud = 0.2;    // 0: none
    int key = 0;              // of the music, in semitones above D
    double beat = 0.62;       // of the music, in seconds
    bool major = false;
    std::size_t opening = 0;  // the bar at which its tune begins
};

// The editions that have a kit of their own; any other one sounds like the first.
QStringList soundedEditions();
const Kit& kitOf(const QString& edition);

// Adds a note to a track as the kit's instrument plays it.
void play(Track& track, const Kit& kit, double from, double hertz, double length, double loud);

}  // namespace kickdoor
