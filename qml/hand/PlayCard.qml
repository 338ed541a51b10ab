import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// A card that can be hovered, pressed, dragged and focused. It only reports what the player does. While dragged,
// `Drag.source` is this item, whose `cardId` a DropArea reads; unless a place accepts the card, it flies back. `peeked` asks
// to show the card large: on hover or by the key L. `enlarged` asks to show it larger still, at once: by the right mouse
// button or a long press.
FocusScope {
    id: root

    property alias card: view.card
    property alias cardWidth: view.cardWidth
    property alias inSight: view.inSight
    property alias sideways: view.sideways
    property alias faceDown: view.faceDown
    property alias highlighted: view.highlighted
    property alias selected: view.selected
    property alias targetLit: view.targetLit
    property alias dimmed: view.dimmed
    property alias atOnce: view.atOnce
    readonly property alias painted: view.painted
    readonly property alias tells: view.tells
    property alias readScale: view.readScale
    property alias hushed: view.hushed
    property alias wordless: view.wordless
    property alias excerpts: view.excerpts
    property alias leastPicture: view.leastPicture
    property alias textFirst: view.textFirst
    property bool draggable: true
    property bool original: true  // hidden while its copy flies; a picture of it in a dialog is not
    property real tilt: 0
    // The pointer is on the card only in this part from its left edge.
    property real hoverWidth: root.width
    property point grip  // where the pointer holds the card
    readonly property int cardId: root.card?.cardId ?? -1
    readonly property bool dragging: drag.active
    readonly property bool hovered: hover.hovered
    // The pointer has moved on this card, or the card under the pointer.
    readonly property bool pointed: hover.meant
    property bool looked: false  // by key
    // A click also focuses the card; walkedTo is true only if the focus came by keyboard.
    property bool tapped: false
    property bool lowered: false  // by Escape, until it is focused again
    readonly property bool walkedTo: root.activeFocus && !root.tapped && !root.lowered
    property int shownId: -1  // of the card that it asked last to show large: it may have another one now
    readonly property bool read: !root.dragging && (root.pointed || root.looked)
    // Being dragged, or dropped and not yet moved by the table.
    readonly property bool away: root.dragging || taking.running || back.running
    readonly property real grown: size.xScale
    readonly property bool shrinking: root.growth === 1 && root.grown > 1.03
    // A hovered card leans to the pointer's side, unless it is read.
    readonly property real lean: root.pointed && root.growth === 1 && !Theme.reducedMotion
        ? (hover.side < 0 ? -2 : 2) * (root.sideways ? 0.5 : 1) : 0
    // The scale for reading it in place, from its lower edge.
    property real growth: 1
    signal activated()
    signal peeked(bool on)
    signal enlarged()
    signal dragStarted()
    signal dragEnded(bool taken)
    // Another card was dropped on this one.
    signal received(int cardId)

    function takeFocus() {
        root.tapped = true;
        root.forceActiveFocus(Qt.MouseFocusReason);
    }

    // Puts the grip under the pointer.
    function follow() {
        const at = root.mapFromItem(null, drag.centroid.scenePosition.x, drag.centroid.scenePosition.y);
        view.x = at.x - root.grip.x;
        view.y = at.y - root.grip.y;
    }

    // A card that is large because of the keyboard becomes small again, and keeps the focus.
    function lower() {
        root.looked = false;
        root.lowered = root.activeFocus;
    }

    function report(on: bool) {
        if (on) root.shownId = root.cardId;
        root.peeked(on);
    }

    function enlarge() {
        root.report(true);
        root.enlarged();
    }

    implicitWidth: view.implicitWidth
    implicitHeight: view.implicitHeight
    activeFocusOnTab: true
    z: root.away ? 1000 : 0
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
    Keys.onPressed: event => {
        // Escape is no walking along the hand: what a click raised goes with the pointer.
        if (event.key !== Qt.Key_Escape) root.tapped = false;
        event.accepted = event.key === Qt.Key_L && event.modifiers === Qt.NoModifier;
        if (event.accepted) root.looked = !root.looked;
    }
    Keys.onEscapePressed: event => {
        event.accepted = root.growth > 1 && (root.walkedTo || root.looked);
        if (event.accepted) root.lower();
    }
    onActiveFocusChanged: if (!root.activeFocus) root.looked = root.tapped = root.lowered = false
    onCardIdChanged: {
        hover.meant = false;
        root.looked = false;
    }
    onReadChanged: root.report(root.read)
    Component.onDestruction: if (root.read) root.report(false)

    Card {
        id: view

        opacity: root.original && Flying.has(root.cardId) ? 0 : 1
        focused: root.activeFocus && !root.away
        lifted: hover.hovered || root.dragging || root.growth > 1
        swell: root.growth > 1 ? 1 : 1.08
        squeeze: root.growth > 1 ? 1.04 : 1.2
        pressed: press.pressed && !root.dragging
        light: hover.hovered && !root.dragging ? Qt.point(hover.point.position.x / root.width, hover.point.position.y / root.height) : view.usualLight
        lean: lagging.item ? (lagging.item as DragLag).lean : root.lean
        trailX: (lagging.item as DragLag)?.trailX ?? 0
        trailY: (lagging.item as DragLag)?.trailY ?? 0
        rotation: root.dragging ? 0 : root.tilt
        Behavior on rotation { enabled: !root.away; NumberAnimation { duration: Theme.quick } }
        shownScale: root.growth > 1 ? root.growth : root.shrinking ? root.readScale : 1
        onXChanged: if (root.dragging) view.castAside()
        // The grip stays under the pointer while the card shrinks to its normal size.
        transform: Scale {
            id: size

            origin.x: root.away ? root.grip.x : view.width / 2
            origin.y: root.away ? root.grip.y : view.height
            xScale: root.away ? 1 : root.growth
            yScale: size.xScale
            Behavior on xScale { NumberAnimation { duration: Theme.quick } }
        }

        Drag.active: drag.active
        Drag.source: root
        Drag.keys: ["kickdoor.card"]
        Drag.hotSpot: root.grip  // the item under the pointer accepts the card

        DragHandler {
            id: drag

            // The handler would move the card without regard to its changing size.
            target: null
            enabled: root.draggable && Lull.dialogs === 0
            onCentroidChanged: if (drag.active) root.follow()
            onActiveChanged: {
                if (drag.active) {
                    back.stop();
                    taking.stop();
                    const held = drag.centroid.scenePosition;
                    root.grip = view.mapFromItem(null, held.x, held.y);
                    root.follow();
                    root.looked = false;
                    root.takeFocus();
                    root.dragStarted();
                    return;
                }
                const taken = view.Drag.drop() !== Qt.IgnoreAction;
                root.dragEnded(taken);
                if (taken) taking.restart();
                else back.restart();
            }
        }
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.enlarge()
    }
    CardDrop {
        anchors.fill: parent
        enabled: root.targetLit && !root.dragging
        lit: true
        onCardDropped: cardId => root.received(cardId)
    }
    // Exists only while the card is dragged or comes to rest.
    Loader {
        id: lagging

        active: root.away
        // qmllint disable unqualified
        sourceComponent: DragLag { on: root.dragging; at: Qt.point(view.x, view.y) }
        // qmllint enable unqualified
    }
    // The card stays where it was dropped until the table shows it there. If the table refuses it, it flies back.
    Timer {
        id: taking

        interval: 600
        onTriggered: back.restart()
    }
    ParallelAnimation {
        id: back

        NumberAnimation { target: view; property: "x"; to: 0; duration: Theme.normal; easing.type: Easing.OutCubic }
        NumberAnimation { target: view; property: "y"; to: 0; duration: Theme.normal; easing.type: Easing.OutCubic }
    }
    SequentialAnimation {
        id: punch

        NumberAnimation { target: view; property: "punch"; to: 5; duration: 50; easing.type: Easing.OutQuad }
        NumberAnimation { target: view; property: "punch"; to: -2.5; duration: 55 }
        NumberAnimation { target: view; property: "punch"; to: 0; duration: 45 }
    }
    Item {
        width: root.hoverWidth
        height: root.height

        MovedHover {
            id: hover

            margin: root.growth > 1 ? Theme.gapSmall : 0
        }
    }
    TapHandler {
        id: press

        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: {
            if (Theme.press > 0) punch.restart();
            root.takeFocus();
            hover.meant = hover.hovered;  // a click means the card as a movement does
            root.activated();
        }
        onLongPressed: root.enlarge()
        onPressedChanged: if (!pressed && !root.read) root.report(false)
    }
}
