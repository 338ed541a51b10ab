// What the settings change, kept in line with them.
#pragma once

class QQuickWindow;

namespace kickdoor {

class Language;
class Session;
class Settings;
class Sounds;

// Play and sound follow from now on; the table and the house rules laid last are laid again, and remembered.
void followSettings(Settings& settings, Session& session, Sounds& sounds);
// Opens the dialog over the window when the window asks for it.
void offerSettings(Settings& settings, const Language& language, QQuickWindow& window);
// Before the application is made: how the window is drawn (holds for the whole run).
void chooseGraphics(const Settings& settings);

}  // namespace kickdoor
