pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// Shows hidden cards that only the viewer may see. It waits for a drag or a menu to end. Closing it restores the
// previous focus.
ZoomingDialog {
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

    // Groups whose cards fit into one row together stand beside each other.
    Flow {
        id: all

        readonly property var groups: dialog.seen.groups
        readonly property int places: all.groups.reduce((sum, one) => sum + Math.max(1, one.cards.length), 0)
        readonly property real sharedWidth: Theme.cardToRead(all.places, all.width)
        readonly property bool beside: all.places * (all.sharedWidth + Theme.gap) - Theme.gap <= all.width
        property int changes: 0  // of the groups
        // Of the tallest title, so that the cards of all groups begin at one height.
        readonly property real titleHeight: {
            if (all.changes < 0) return 0;
            let most = 0;
            for (let index = 0; index < shown.count; ++index) most = Math.max(most, shown.itemAt(index)?.["wantedTitle"] ?? 0);
            return most;
        }

        width: parent.width
        spacing: Theme.gap

        Repeater {
            id: shown

            model: all.groups
            onItemAdded: ++all.changes
            onItemRemoved: ++all.changes

            Column {
                id: group

                required property var modelData
                readonly property int count: group.modelData.cards.length
                readonly property real wantedTitle: title.implicitHeight

                width: !all.beside ? all.width : Math.max(1, group.count) * (all.sharedWidth + Theme.gap) - Theme.gap
                spacing: Theme.gapTiny

                BodyText {
                    id: title

                    width: parent.width
                    height: all.beside ? all.titleHeight : title.implicitHeight
                    verticalAlignment: Text.AlignBottom
                    text: group.modelData.title
                }
                BodyText {
                    text: qsTr("No cards.")
                    visible: group.count === 0
                    width: parent.width
                    color: Theme.inkMuted
                }
                Flow {
                    id: row

                    // As large as one row allows, so that long texts are readable.
                    readonly property real cardWidth: all.beside ? all.sharedWidth : Theme.cardToRead(group.count, row.width)

                    width: parent.width
                    spacing: Theme.gap

                    Repeater {
                        model: group.modelData.cards

                        PeekCard {
                            required property var modelData

                            objectName: "seenCard"
                            zoomer: dialog
                            card: modelData
                            cardWidth: row.cardWidth
                        }
                    }
                }
            }
        }
    }
}
