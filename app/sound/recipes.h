// The sounds, synthesized on first use. There are no recordings to license.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace kickdoor {

// Short sounds, and the loops "music", "danger" and "ambience".
QStringList soundNames();
bool isLoop(const QString& name);
// How many times a sound exists, each higher than the one before, for several in a row.
int pitchesOf(const QString& name);
// A WAV file, 16 bit mono, as the edition's table sounds; empty if there is no such sound.
QByteArray wavOf(const QString& name, const QString& edition = QString(), int pitch = 0);

}  // namespace kickdoor
