import QtQuick
import Kickdoor.Theme

// A player in a ready-list: has passed, holds, or may still act. Pressing it passes for that player.
FocusScope {
    id: chip

    property string text
    property color tone: Theme.playerColor(0)
    property bool passed: false
    property bool held: false
    signal activated()

    implicitWidth: look.implicitWidth
    implicitHeight: look.implicitHeight
    activeFocusOnTab: !chip.passed
    Accessible.role: Accessible.Button
    Accessible.name: chip.held ? qsTr("%1 holds").arg(chip.text)
                               : chip.passed ? qsTr("%1 has passed").arg(chip.text) : qsTr("%1 may still act").arg(chip.text)
    Accessible.onPressAction: chip.activated()
    Keys.onReturnPressed: chip.activated()
    Keys.onEnterPressed: chip.activated()
    Keys.onSpacePressed: chip.activated()

    Chip {
        id: look

        text: chip.text
        tone: chip.passed ? Theme.panelRaised : chip.tone
        iconName: chip.held ? "stop-sign" : chip.passed ? "check-mark" : "hourglass"
        opacity: chip.passed ? 0.75 : 1
    }
    FocusRing { shown: chip.activeFocus; radius: height / 2 }
    TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; enabled: !chip.passed; onTapped: chip.activated() }
}
