pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme

// What the player can do now. `actions`: objects {key, text, look, icon, allowed, whyNot}; a forbidden one stays and says
// why when pressed.
Flow {
    id: row

    property var actions: []
    signal triggered(string key)
    signal refused(string reason)

    spacing: Theme.gapSmall

    Repeater {
        model: row.actions

        ActionButton {
            required property var modelData

            text: modelData.text ?? ""
            look: modelData.look ?? "plain"
            iconName: modelData.icon ?? ""
            allowed: modelData.allowed ?? true
            whyNot: modelData.whyNot ?? ""
            onAccepted: row.triggered(modelData.key ?? "")
            onRefused: reason => row.refused(reason)
        }
    }
}
