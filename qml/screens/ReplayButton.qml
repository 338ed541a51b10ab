import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// A button of the replay's bar that is a pictogram; its words and its key are in the tip.
ActionButton {
    id: button

    property string what
    property string sequence

    Accessible.name: button.what
    Accessible.description: keys.nativeText
    leftPadding: Theme.px(10)
    rightPadding: Theme.px(10)
    implicitWidth: Math.max(Theme.touch * 1.2, implicitContentWidth + leftPadding + rightPadding)

    // For its name in the player's language only: the bar takes the keys that nothing else wants.
    Shortcut { id: keys; sequence: button.sequence; enabled: false }
    Tip {
        shown: button.hovered || button.visualFocus
        text: qsTr("%1 (%2)", "what a button does, and its key").arg(button.what).arg(keys.nativeText)
    }
}
