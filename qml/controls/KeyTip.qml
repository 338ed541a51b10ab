import QtQuick

// The tooltip of a button with a shortcut.
Tip {
    id: tip

    property string what
    property string sequence
    readonly property string keyName: name.nativeText

    text: name.after(tip.what)

    KeyName { id: name; sequence: tip.sequence }
}
