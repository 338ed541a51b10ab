import QtQuick
import Kickdoor.Theme

// A player in a ready list: has passed, holds, or may still act. A player at this screen can press it to take the screen;
// the hand opens after the curtain.
FocusScope {
    id: chip

    property string text
    property color tone: Theme.playerColor(0)
    property bool passed: false
    property bool held: false
    property bool mayAnswer: false
    property string about: ""  // why nobody asked
    signal activated()

    implicitWidth: look.implicitWidth
    implicitHeight: look.implicitHeight
    activeFocusOnTab: chip.mayAnswer || chip.activeFocus
    Accessible.role: chip.mayAnswer ? Accessible.Button : Accessible.StaticText
    readonly property string standing: chip.held ? qsTr("%1 holds").arg(chip.text)
                                                 : chip.passed ? qsTr("%1 has passed").arg(chip.text) : qsTr("%1 may still act").arg(chip.text)
    readonly property string details: Lists.told([chip.about, chip.mayAnswer ? qsTr("Opens the hand of %1, behind the curtain").arg(chip.text) : ""])
    Accessible.name: chip.standing
    Accessible.description: chip.details
    Accessible.onPressAction: chip.activate()
    Keys.onReturnPressed: chip.activate()
    Keys.onEnterPressed: chip.activate()
    Keys.onSpacePressed: chip.activate()

    function activate() {
        if (chip.mayAnswer) chip.activated();
    }

    Chip {
        id: look

        text: chip.text
        tone: chip.passed ? Theme.panelRaised : chip.tone
        iconName: chip.held ? "stop-sign" : !chip.passed ? "hourglass" : chip.about !== "" ? "fast-forward-button" : "check-mark"
        opacity: chip.passed ? 0.75 : 1
    }
    FocusRing { shown: chip.activeFocus; radius: height / 2 }
    HoverHandler { id: over }
    Tip { shown: over.hovered || chip.activeFocus; text: Lists.told([chip.standing, chip.details]) }
    TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; enabled: chip.mayAnswer; onTapped: chip.activate() }
}
