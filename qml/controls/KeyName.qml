import QtQuick

// The name of a key (`nativeText`) on this system, in the player's language. The shortcut is disabled.
Shortcut {
    id: key

    enabled: false

    // What a button does, with its key if it has one.
    function after(what: string): string {
        return key.nativeText === "" ? what : qsTr("%1 (%2)", "what a button does, and its key").arg(what).arg(key.nativeText);
    }
}
