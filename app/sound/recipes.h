// The sounds as recipes: short, soft, made when first needed. No recordings, so there is nothing to license.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace kickdoor {

// Short sounds, and the loops "music" and "ambience".
QStringList soundNames();
bool isLoop(const QString& name);
// A whole WAV file, 16 bit mono; empty when there is no such sound.
QByteArray wavOf(const QString& name);

}  // namespace kickdoor
