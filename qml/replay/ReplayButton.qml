import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// A button of the replay bar with a pictogram; its text and shortcut are in the tip.
ActionButton {
    id: button

    property string what
    property alias keyName: tip.sequence  // for the tip only; the bar handles the keys

    Accessible.name: button.what
    Accessible.description: tip.keyName
    leftPadding: Theme.px(10)
    rightPadding: Theme.px(10)
    implicitWidth: Math.max(Theme.touch * 1.2, implicitContentWidth + leftPadding + rightPadding)

    KeyTip {
        id: tip

        shown: button.hovered || button.visualFocus
        what: button.what
    }
}
