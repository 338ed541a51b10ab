pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// Shows hidden cards that only the viewer may see. It waits for a drag or a menu to end. Closing it restores the
// previous focus.
DialogFrame {
    id: dialog

    required property SeenCards seen
    property bool handBusy: false
    readonly property Item focused: Window.activeFocusItem
    property Item before: null  // the previously focused item

    onFocusedChanged: if (!dialog.visible) dialog.before = dialog.focused

    function close() {
        const before = dialog.before;
        dialog.seen.putAway();
        if (before?.activeFocusOnTab && before.visible && before.enabled) before.forceActiveFocus();
    }

    visible: dialog.seen.on && !dialog.handBusy
    preferredWidth: Theme.px(1100)
    title: qsTr("Shown to you")
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
                    id: row

                    // As large as one row allows, so that long texts are readable.
                    readonly property real cardWidth: Theme.cardToRead(group.modelData.cards.length, row.width)

                    width: parent.width
                    spacing: Theme.gap

                    Repeater {
                        model: group.modelData.cards

                        Card {
                            required property var modelData

                            objectName: "seenCard"
                            card: modelData
                            cardWidth: row.cardWidth
                            Accessible.role: Accessible.StaticText
                            Accessible.name: spoken + ". " + (modelData.rulesText ?? "").replace(/<[^>]*>/g, "")
                        }
                    }
                }
            }
        }
    }
}
