import QtQuick

// The tooltip of a button with a shortcut.
Tip {
    id: tip

    property string what
    property string sequence
    readonly property string keyName: name.nativeText

    text: tip.keyName === "" ? tip.what : qsTr("%1 (%2)", "what a button does, and its key").arg(tip.what).arg(tip.keyName)

    KeyName { id: name; sequence: tip.sequence }
}
