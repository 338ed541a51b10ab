pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The keys that work at the table, or while a recorded game is watched.
DialogFrame {
    id: dialog

    property bool replay: false

    title: qsTr("Keys")
    subtitle: dialog.replay ? "" : qsTr("Whatever you can do by dragging a card, you can also do from its menu.")
    preferredWidth: Theme.px(760)
    actions: ActionButton {
        focus: true
        look: "primary"
        text: qsTr("Close")
        onAccepted: dialog.dismissed()
    }

    KeyList { id: keys }
    Column {
        id: list

        width: parent.width
        spacing: Theme.gapSmall
        Accessible.role: Accessible.List
        Accessible.name: dialog.title

        Repeater {
            model: dialog.replay ? keys.inTheReplay : keys.atTheTable

            Item {
                id: line

                required property var modelData

                width: list.width
                height: Math.max(caps.height, what.height)
                Accessible.role: Accessible.ListItem
                Accessible.name: Lists.told([...line.modelData.keys, line.modelData.what])

                Flow {
                    id: caps

                    width: line.width * 0.28
                    spacing: Theme.gapTiny

                    Repeater {
                        model: line.modelData.keys

                        KeyCap {
                            required property string modelData

                            text: modelData
                        }
                    }
                }
                BodyText {
                    id: what

                    x: caps.width + Theme.gap
                    width: line.width - x
                    text: line.modelData.what
                }
            }
        }
    }
}
