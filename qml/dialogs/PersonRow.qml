pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// Chooses one of several people: {seat, name, colour, adds?, away?, picked?}.
Flow {
    id: row

    property var people: []
    property int chosen: -1
    property bool firstFocused: false  // when its dialog opens
    signal picked(int seat)

    spacing: Theme.gapSmall
    Accessible.role: Accessible.Grouping

    Repeater {
        model: row.people

        ActionButton {
            required property var modelData
            required property int index
            readonly property bool on: modelData.picked ?? modelData.seat === row.chosen

            text: modelData.adds === undefined ? modelData.name
                : (modelData.away ?? false ? qsTr("%1 (adds %2, away)", "helper; strength") : qsTr("%1 (adds %2)", "helper; strength")).arg(modelData.name).arg(Lists.number(modelData.adds))
            look: on ? "primary" : "plain"
            iconName: on ? "check-mark" : ""
            focus: row.firstFocused && index === 0
            onAccepted: row.picked(modelData.seat)
        }
    }
}
