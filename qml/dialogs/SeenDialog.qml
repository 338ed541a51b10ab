pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// Shows hidden cards that only the viewer may see. It waits for a drag or a menu to end. Tab stays inside the dialog, and items
// behind it cannot get the focus; closing it restores the previous focus.
DialogFrame {
    id: dialog

    required property SeenCards seen
    property bool handBusy: false
    readonly property Item focused: Window.activeFocusItem
    property Item before: null  // the previously focused item
    property Item last: null  // the last focused item of the dialog

    onFocusedChanged: {
        if (!dialog.visible) dialog.before = dialog.focused;
        else if (dialog.holds(dialog.focused)) dialog.last = dialog.focused;
        else if (dialog.focused) back.restart();
    }

    function line(item: Item): var {
        const found = [];
        for (let one = item; one; one = one.parent) found.unshift(one);
        return found;
    }

    function holds(item: Item): bool {
        return dialog.line(item).includes(dialog);
    }

    // Whether the item is drawn under the dialog.
    function isBehind(item: Item): bool {
        const mine = dialog.line(dialog), other = dialog.line(item);
        if (!item || mine[0] !== other[0] || other.includes(dialog)) return false;
        let depth = 0;
        while (depth < other.length && mine[depth] === other[depth]) ++depth;
        if (depth === other.length) return true;
        const over = mine[depth], under = other[depth];
        const all = Array.from({length: over.parent.children.length}, (_, index) => over.parent.children[index]);
        return under.z !== over.z ? under.z < over.z : all.indexOf(under) < all.indexOf(over);
    }

    // Wraps the focus around when Tab leaves the dialog at either end.
    function turnBack() {
        const forward = dialog.last && dialog.last.nextItemInFocusChain(true) === dialog.focused;
        const backward = dialog.last && !forward && dialog.last.nextItemInFocusChain(false) === dialog.focused;
        let next = dialog.nextItemInFocusChain(true);
        for (let after = next; backward && dialog.holds(after); after = after.nextItemInFocusChain(true)) next = after;
        if ((forward || backward) && dialog.holds(next)) next.forceActiveFocus(Qt.TabFocusReason);
        else dialog.forceActiveFocus();
    }

    function close() {
        const before = dialog.before;
        dialog.seen.putAway();
        if (before?.activeFocusOnTab && before.visible && before.enabled) before.forceActiveFocus();
    }

    // Delayed until the visible items are known.
    Timer {
        id: back

        interval: 0
        onTriggered: if (dialog.visible && dialog.isBehind(dialog.focused)) dialog.turnBack()
    }

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
