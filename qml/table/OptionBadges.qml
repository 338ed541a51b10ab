pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The options in force (R12.3): {text, about}. `about` is shown on hover and focus.
Flow {
    id: row

    property alias badges: list.model

    spacing: Theme.gapTiny
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Options in force")

    Repeater {
        id: list

        Chip {
            id: badge

            required property var modelData

            text: badge.modelData.text
            tone: Theme.goldDark
            activeFocusOnTab: true
            Accessible.description: badge.modelData.about

            most: row.width

            HoverHandler { id: over }
            FocusRing { shown: badge.activeFocus; radius: height / 2 }
            Tip {
                below: true
                shown: over.hovered || badge.activeFocus
                text: badge.modelData.about
            }
        }
    }
}
