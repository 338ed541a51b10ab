pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme

// A number between `from` and `to`, changed by buttons, which may be held, by ← and →, by Page up and Page down in larger
// steps, or by typing. The wheel scrolls the page; ↑ and ↓ move the focus.
FocusScope {
    id: stepper

    property int value: 0
    property int from: 0
    property int to: 10
    property int step: 1
    // The number of decimal places.
    property int decimals: 0
    readonly property string shown: stepper.written(stepper.value)
    // Typed text that is not accepted yet.
    property string typed: ""
    property string label
    // Emitted only for the player's changes.
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
    Keys.onPressed: event => { event.accepted = stepper.type(event); }
    onActiveFocusChanged: if (!stepper.activeFocus) stepper.settle()

    function written(value: int): string {
        return stepper.decimals > 0
            ? Number(value / Math.pow(10, stepper.decimals)).toLocaleString(Qt.locale(), "f", stepper.decimals) : String(value);
    }

    function move(by: int) {
        stepper.settle();
        stepper.take(stepper.value + by * stepper.step);
    }

    function take(wanted: int) {
        const next = Math.max(stepper.from, Math.min(stepper.to, wanted));
        if (next === stepper.value) return;
        stepper.value = next;
        stepper.moved(next);
    }

    // Accepts the typed text.
    function settle() {
        const number = Number(stepper.typed.replace(",", "."));
        const said = stepper.typed !== "" && !isNaN(number);
        stepper.typed = "";
        if (said) stepper.take(Math.round(number * Math.pow(10, stepper.decimals)));
    }

    // False for other keys.
    function type(event: var): bool {
        if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown) {
            stepper.move(event.key === Qt.Key_PageUp ? 10 : -10);
            return true;
        }
        if ((event.modifiers & ~(Qt.KeypadModifier | Qt.ShiftModifier)) === 0
            && (stepper.decimals > 0 ? /^[0-9.,]$/ : /^[0-9]$/).test(event.text)) {
            if (stepper.typed.length < 6) stepper.typed += event.text;
            return true;
        }
        if (stepper.typed === "") return false;
        switch (event.key) {
        case Qt.Key_Backspace: stepper.typed = stepper.typed.slice(0, -1); return true;
        case Qt.Key_Escape: stepper.typed = ""; return true;
        case Qt.Key_Return:
        case Qt.Key_Enter: stepper.settle(); return true;
        }
        return false;
    }

    // While held, the button repeats, after a while in larger steps.
    component Step: ActionButton {
        id: button

        required property int by
        property int run: 0

        width: Theme.touch
        leftPadding: 0
        rightPadding: 0
        focusPolicy: Qt.NoFocus
        autoRepeat: true
        onPressedChanged: if (button.pressed) button.run = 0
        onAccepted: {
            if (button.down) ++button.run;
            else if (button.run > 0) return;  // let go
            stepper.move(button.run > 10 ? button.by * 10 : button.by);
        }
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
        Step {
            by: -1
            text: "\u2212"
            enabled: stepper.value > stepper.from
            Accessible.name: qsTr("%1, less").arg(stepper.label)
        }
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            // A constant width, so that no button moves away from under the pointer.
            width: Math.max(Theme.touch * 1.3, widest.advanceWidth + Theme.gap, figure.implicitWidth + Theme.gapTiny)
            height: Theme.touch
            radius: Theme.radiusSmall
            color: Theme.field
            border.color: stepper.activeFocus ? Theme.focus : Theme.panelEdge
            border.width: stepper.activeFocus ? Theme.lineBold : Theme.line

            TitleText {
                id: figure

                anchors.centerIn: parent
                text: stepper.typed === "" ? stepper.shown : stepper.typed + "|"
                color: Theme.ink
                wrapMode: Text.NoWrap
            }
            TextMetrics { id: widest; font: figure.font; text: stepper.written(stepper.to) + "|" }
            HoverHandler { id: over; cursorShape: Qt.IBeamCursor }
            TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: stepper.forceActiveFocus(Qt.MouseFocusReason) }
            Tip { shown: over.hovered && stepper.typed === ""; text: qsTr("Type a number, or hold − or +.") }
        }
        Step {
            by: 1
            text: "+"
            enabled: stepper.value < stepper.to
            Accessible.name: qsTr("%1, more").arg(stepper.label)
        }
    }
    FocusRing { shown: stepper.activeFocus }
}
