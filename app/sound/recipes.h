// The sounds, synthesized on first use. There are no recordings to license.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace kickdoor {

// Short sounds, and the loops "music" and "ambience".
QStringList soundNames();
bool isLoop(const QString& name);
// A WAV file, 16 bit mono; empty if there is no such sound.
QByteArray wavOf(const QString& name);

}  // namespace kickdoor
