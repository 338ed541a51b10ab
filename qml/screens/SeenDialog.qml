pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// Cards that only the one at the screen may see, and has just been let see. It comes between two moves of the hand, never
// into one, and gives the keyboard back to what had it.
DialogFrame {
    id: dialog

    required property SeenCards seen
    property bool handBusy: false
    property Item before: null

    onFocusedChanged: if (!dialog.visible) dialog.before = dialog.focused

    function close() {
        const before = dialog.before;
        dialog.seen.putAway();
        if (before?.activeFocusOnTab && before.visible && before.enabled) before.forceActiveFocus();
    }

    fenced: true
    visible: dialog.seen.on && !dialog.handBusy
    preferredWidth: Theme.px(900)
    title: qsTr("Only you see this")
    onDismissed: dialog.close()
    actions: ActionButton {
        focus: true
        text: qsTr("Close")
        look: "primary"
        onAccepted: dialog.close()
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
