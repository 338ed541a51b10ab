#pragma once

#include <QString>

class QQmlEngine;

namespace kickdoor::art {

// Registers the program's fonts and pictures. Call once per QML engine, after creating the application
// object. QML finds the pictures under image://kickdoor/ (provider.h).
// Painted pictures are kept in the folder, if one is given.
void install(QQmlEngine& engine, const QString& cacheFolder = {});

}  // namespace kickdoor::art
