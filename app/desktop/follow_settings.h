// What the settings change, kept in line with them.
#pragma once

namespace kickdoor {

class Session;
class Settings;
class Sounds;

// Play and sound follow from now on; the table and the house rules laid last are laid again, and remembered.
void followSettings(Settings& settings, Session& session, Sounds& sounds);
// Before the application is made: how the window is drawn (holds for the whole run).
void chooseGraphics(const Settings& settings);

}  // namespace kickdoor
