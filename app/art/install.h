#pragma once

class QQmlEngine;

namespace kickdoor::art {

// Registers the program's fonts and pictures. Call once per QML engine, after creating the application
// object. QML finds the pictures under image://kickdoor/ (provider.h).
void install(QQmlEngine& engine);

}  // namespace kickdoor::art
