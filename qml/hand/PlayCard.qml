import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// A card that can be hovered, pressed, dragged and reached by keyboard. It never plays anything: it says what the player
// did. While dragged, `Drag.source` is this item: a DropArea reads `cardId`. It flies back when nothing takes it.
FocusScope {
    id: root

    property alias card: view.card
    property alias cardWidth: view.cardWidth
    property alias sideways: view.sideways
    property alias faceDown: view.faceDown
    property alias highlighted: view.highlighted
    property alias selected: view.selected
    property alias targetLit: view.targetLit
    property alias dimmed: view.dimmed
    property bool draggable: true
    property real tilt: 0
    property point grip  // where the pointer holds the card
    readonly property int cardId: root.card?.cardId ?? -1
    readonly property bool dragging: drag.active
    readonly property bool hovered: hover.hovered
    // A click gives it the keyboard, too; only who came by keyboard reads it large without pointing.
    property bool tapped: false
    readonly property bool read: !root.dragging && (hover.hovered || (root.activeFocus && !root.tapped))
    signal activated()
    signal peeked(bool on)
    signal dragStarted()
    signal dragEnded(bool taken)
    // Another card was let go on this one.
    signal received(int cardId)

    implicitWidth: view.implicitWidth
    implicitHeight: view.implicitHeight
    activeFocusOnTab: true
    z: root.dragging || back.running ? 1000 : 0
    Accessible.role: Accessible.Button
    Accessible.name: view.spoken
    Accessible.description: (root.card?.rulesText ?? "").replace(/<[^>]*>/g, "")
    Accessible.selectable: root.selected
    Accessible.selected: root.selected
    Accessible.focusable: true
    Accessible.focused: root.activeFocus
    Accessible.onPressAction: root.activated()
    Keys.onReturnPressed: root.activated()
    Keys.onEnterPressed: root.activated()
    Keys.onSpacePressed: root.activated()
    Keys.onPressed: event => { root.tapped = false; event.accepted = false; }
    onActiveFocusChanged: if (!root.activeFocus) root.tapped = false
    onReadChanged: root.peeked(root.read)
    Component.onDestruction: if (root.read) root.peeked(false)

    Card {
        id: view

        lifted: hover.hovered || root.dragging
        rotation: root.dragging ? 0 : root.tilt

        Drag.active: drag.active
        Drag.source: root
        Drag.keys: ["kickdoor.card"]
        Drag.hotSpot: root.grip  // what lies under the pointer takes the card

        FocusRing { shown: root.activeFocus; radius: 8 * view.unit }

        DragHandler {
            id: drag

            enabled: root.draggable
            onActiveChanged: {
                if (drag.active) {
                    root.grip = drag.centroid.pressPosition;
                    root.dragStarted();
                    return;
                }
                const taken = view.Drag.drop() !== Qt.IgnoreAction;
                root.dragEnded(taken);
                back.restart();
            }
        }
    }
    CardDrop {
        anchors.fill: parent
        enabled: root.targetLit && !root.dragging
        lit: true
        onCardDropped: cardId => root.received(cardId)
    }
    ParallelAnimation {
        id: back

        NumberAnimation { target: view; property: "x"; to: 0; duration: Theme.normal; easing.type: Easing.OutCubic }
        NumberAnimation { target: view; property: "y"; to: 0; duration: Theme.normal; easing.type: Easing.OutCubic }
    }
    HoverHandler {
        id: hover

        blocking: true  // of overlapping cards only the topmost is hovered
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: {
            root.tapped = true;
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.activated();
        }
        onLongPressed: root.peeked(true)
        onPressedChanged: if (!pressed && !root.read) root.peeked(false)
    }
}
