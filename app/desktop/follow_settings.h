// Applies the settings to the program.
#pragma once

namespace kickdoor {

class Session;
class Settings;
class Sounds;

// Makes play and sound follow the settings. Restores the last set-up and house rules, and stores their
// changes.
void followSettings(Settings& settings, Session& session, Sounds& sounds);
// Chooses how the window is drawn, for the whole run. Call before creating the application object.
void chooseGraphics(const Settings& settings);

}  // namespace kickdoor
