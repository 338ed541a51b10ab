import QtQuick

// What a key is called (`nativeText`) on this system and in the player's language. It takes no key.
Shortcut {
    enabled: false
}
