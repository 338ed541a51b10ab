import QtQuick

// The name of a key (`nativeText`) on this system, in the player's language. The shortcut is disabled.
Shortcut {
    enabled: false
}
