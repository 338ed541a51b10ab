pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// Cards that only the one at the screen may see, and has just been let see.
DialogFrame {
    id: dialog

    required property SeenCards seen

    visible: dialog.seen.on
    preferredWidth: Theme.px(900)
    title: qsTr("Only you see this")
    onDismissed: dialog.seen.putAway()
    actions: ActionButton {
        text: qsTr("Close")
        look: "primary"
        onAccepted: dialog.seen.putAway()
    }

    Column {
        width: parent.width
        spacing: Theme.gap

        Repeater {
            model: dialog.seen.groups

            Column {
                id: group

                required property var modelData

                width: parent?.width ?? 0
                spacing: Theme.gapTiny

                BodyText { text: group.modelData.title; width: parent.width }
                BodyText {
                    text: qsTr("No cards.")
                    visible: group.modelData.cards.length === 0
                    width: parent.width
                    color: Theme.inkMuted
                }
                Flow {
                    width: parent.width
                    spacing: Theme.gap

                    Repeater {
                        model: group.modelData.cards

                        Card {
                            required property var modelData

                            objectName: "seenCard"
                            card: modelData
                            cardWidth: Theme.cardHand * 1.2
                            Accessible.role: Accessible.StaticText
                            Accessible.name: spoken + ". " + (modelData.rulesText ?? "").replace(/<[^>]*>/g, "")
                        }
                    }
                }
            }
        }
    }
}
