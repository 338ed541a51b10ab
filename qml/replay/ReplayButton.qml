import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// A button of the replay's bar that is a pictogram; its words and its key are in the tip.
ActionButton {
    id: button

    property string what
    property alias keyName: tip.sequence  // the bar takes the keys that nothing else wants

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
