import QtQuick
import Kickdoor.Theme

// A number between `from` and `to`, with buttons and the keys ← and →. The wheel is for the page around it, ↑ and ↓ lead on.
FocusScope {
    id: stepper

    property int value: 0
    property int from: 0
    property int to: 10
    property int step: 1
    // How many of the last figures stand behind the point.
    property int decimals: 0
    readonly property string shown: stepper.decimals > 0
        ? Number(stepper.value / Math.pow(10, stepper.decimals)).toLocaleString(Qt.locale(), "f", stepper.decimals) : String(stepper.value)
    property string label
    // Sent for the player's changes only.
    signal moved(int value)

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight
    activeFocusOnTab: true
    opacity: stepper.enabled ? 1 : 0.5
    Accessible.role: Accessible.SpinBox
    Accessible.name: stepper.label + ": " + stepper.shown
    Accessible.onIncreaseAction: stepper.move(1)
    Accessible.onDecreaseAction: stepper.move(-1)
    Keys.onRightPressed: stepper.move(1)
    Keys.onLeftPressed: stepper.move(-1)

    function move(by: int) {
        const next = Math.max(stepper.from, Math.min(stepper.to, stepper.value + by * stepper.step));
        if (next === stepper.value) return;
        stepper.value = next;
        stepper.moved(next);
    }

    Row {
        id: row

        spacing: Theme.gapSmall

        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            visible: stepper.label !== ""
            text: stepper.label
            wrapMode: Text.NoWrap
        }
        ActionButton {
            text: "\u2212"
            width: Theme.touch
            leftPadding: 0
            rightPadding: 0
            focusPolicy: Qt.NoFocus
            enabled: stepper.value > stepper.from
            Accessible.name: qsTr("%1, less").arg(stepper.label)
            onAccepted: stepper.move(-1)
        }
        TitleText {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(Theme.touch, implicitWidth)
            text: stepper.shown
            color: Theme.ink
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
        }
        ActionButton {
            text: "+"
            width: Theme.touch
            leftPadding: 0
            rightPadding: 0
            focusPolicy: Qt.NoFocus
            enabled: stepper.value < stepper.to
            Accessible.name: qsTr("%1, more").arg(stepper.label)
            onAccepted: stepper.move(1)
        }
    }
    FocusRing { shown: stepper.activeFocus }
}
