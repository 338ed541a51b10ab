pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme

// What the player can do now. `actions`: objects {key, text, look, icon, allowed, whyNot, aside}; a forbidden one stays and
// says why when pressed. One that is `aside` stands at the right edge, wherever the others wrap. The row is built anew when
// what can be done changes; focusButton() gives the keyboard back to it.
Item {
    id: row

    property var actions: []
    property real spacing: Theme.gapSmall
    readonly property var main: Array.from(row.actions).filter(action => !action.aside)
    readonly property var apart: Array.from(row.actions).filter(action => action.aside)
    signal triggered(string key)
    signal refused(string reason)

    // The button of that key; when it is gone, or none is named, the first that may be pressed. One that stops everybody
    // is never chosen by itself.
    function buttonFor(key: string): var {
        let chosen = null;
        for (const list of [buttons, others]) {
            for (let index = 0; index < list.count; ++index) {
                const button = list.itemAt(index);
                if (button.actionKey === key) return button;
                if (!chosen && button.allowed && button.look !== "danger") chosen = button;
            }
        }
        return chosen;
    }

    function focusButton(key: string, reason: int) {
        row.buttonFor(key)?.forceActiveFocus(reason ? reason : Qt.TabFocusReason);
    }

    implicitWidth: flow.implicitWidth
    implicitHeight: Math.max(flow.height, side.height)

    component Choice: ActionButton {
        required property var modelData
        readonly property string actionKey: modelData.key ?? ""

        text: modelData.text ?? ""
        look: modelData.look ?? "plain"
        iconName: modelData.icon ?? ""
        allowed: modelData.allowed ?? true
        whyNot: modelData.whyNot ?? ""
        onAccepted: row.triggered(actionKey)
        onRefused: reason => row.refused(reason)
    }

    Flow {
        id: flow

        width: row.width - (side.width > 0 ? side.width + row.spacing : 0)
        anchors.bottom: parent.bottom
        spacing: row.spacing

        Repeater {
            id: buttons

            model: row.main
            delegate: Choice {}
        }
    }
    Row {
        id: side

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        spacing: row.spacing

        Repeater {
            id: others

            model: row.apart
            delegate: Choice {}
        }
    }
}
