#pragma once

class QQmlEngine;

namespace kickdoor::art {

// Makes the program's fonts and pictures known: call once a QML engine, after the application object exists.
// QML then finds the pictures under image://kickdoor/ (provider.h).
void install(QQmlEngine& engine);

}  // namespace kickdoor::art
