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

    // The button of that key, or the first one when it is gone.
    function focusButton(key: string) {
        let chosen = buttons.itemAt(0);
        for (let index = 0; index < buttons.count; ++index)
            if (row.actions[index].key === key) chosen = buttons.itemAt(index);
        if (chosen) chosen.forceActiveFocus(Qt.TabFocusReason);
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
