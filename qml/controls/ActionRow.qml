pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme

// What the player can do now. `actions`: objects {key, text, look, icon, allowed, whyNot}; a forbidden one stays and says
// why when pressed. The row is built anew when what can be done changes; focusButton() gives the keyboard back to it.
Flow {
    id: row

    property var actions: []
    signal triggered(string key)
    signal refused(string reason)

    // The button of that key; when it is gone, or none is named, the first that may be pressed. One that stops everybody
    // is never chosen by itself.
    function focusButton(key: string, reason: int) {
        let chosen = -1;
        for (let index = 0; index < buttons.count; ++index) {
            const action = row.actions[index];
            if (action.key === key) chosen = index;
            else if (chosen < 0 && (action.allowed ?? true) && action.look !== "danger") chosen = index;
        }
        if (chosen >= 0) buttons.itemAt(chosen).forceActiveFocus(reason ? reason : Qt.TabFocusReason);
    }

    spacing: Theme.gapSmall

    Repeater {
        id: buttons

        model: row.actions

        ActionButton {
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
    }
}
