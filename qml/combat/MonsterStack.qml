pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// A monster with its enhancers, which stick to it as smaller figures.
FocusScope {
    id: stack

    property var monster: null
    // Cards, the oldest first.
    property var enhancers: []
    property real room: Theme.px(200)
    property string tag: ""
    property string shortTag: ""
    property real tagLift: 0
    property var tagPlace: null
    property int tagSize: Theme.textTiny
    property bool targetLit: false
    // A card for the monsters' side may also be dropped here.
    property bool sideLit: false
    // The monster is about to strike somebody.
    property bool striking: false
    // The fight is won: it lies there, and what stuck to it is gone.
    readonly property bool beaten: stack.monster?.beaten ?? false
    // Tells it from others of its name; empty: there are none.
    readonly property string which: Lists.line([stack.monster?.mate ? qsTr("Mate") : "",
        (stack.monster?.number ?? 0) > 0 ? qsTr("No. %1", "one of several monsters of the same name").arg(stack.monster.number) : ""])
    readonly property int extra: stack.enhancers?.length ?? 0
    // Where enhancers stick: centre and size as parts of the monster's.
    readonly property var spots: [[0.9, 0.26, 0.42], [0.1, 0.3, 0.38], [0.86, 0.66, 0.36], [0.5, 0.1, 0.34], [0.12, 0.7, 0.32]]
    readonly property alias body: front
    // The first one comes forward out of the dark; the others walk in from the side.
    property bool leads: true
    property real come: 1  // 0: not yet in sight
    signal activated(int cardId)
    signal dropped(int cardId)
    signal peeked(var card, rect where)
    signal peekEnded(int cardId)

    implicitWidth: stack.room
    implicitHeight: stack.room
    opacity: Math.min(1, stack.come * 3)
    transform: [
        Scale {
            origin.x: stack.width / 2
            origin.y: stack.height
            xScale: stack.leads ? 0.45 + 0.55 * stack.come : 1
            yScale: xScale
        },
        Translate {
            x: stack.leads ? 0 : (1 - stack.come) * stack.width * 0.4
            y: stack.leads ? 0 : -Math.abs(Math.sin(stack.come * Math.PI * 3)) * stack.height * 0.08
        }
    ]
    // It comes when it is painted, or a little later as its plain figure.
    function enter() {
        if (stack.come === 0 && !entrance.running && (front.drawn || !patience.running)) entrance.start();
    }

    Component.onCompleted: {
        if (Theme.slow === 0) return;
        stack.come = 0;
        patience.start();
        ready.start();
    }
    Timer { id: ready; interval: 0; onTriggered: stack.enter() }
    Timer { id: patience; interval: 300; onTriggered: stack.enter() }

    NumberAnimation {
        id: entrance

        target: stack
        property: "come"
        from: 0
        to: 1
        duration: 600
        easing.type: stack.leads ? Easing.OutBack : Easing.OutQuad
    }

    CardFigure {
        id: front

        anchors.fill: parent
        focus: true
        card: stack.monster ?? ({})
        flipped: stack.monster?.mate ?? false
        tag: stack.tag
        shortTag: stack.shortTag
        tagLift: stack.tagLift
        tagPlace: stack.tagPlace
        tagSize: stack.tagSize
        name: stack.which === "" ? stack.monster?.title ?? "" : ""
        selected: stack.striking
        targetLit: stack.targetLit
        opacity: stack.beaten ? 0.5 : 1
        transform: Rotation {
            origin.x: front.width / 2
            origin.y: front.height * 0.86
            angle: stack.beaten ? 80 : 0
            Behavior on angle { enabled: Theme.slow > 0; NumberAnimation { duration: Theme.slow; easing.type: Easing.OutBounce } }
        }
        onDrawnChanged: () => Qt.callLater(stack.enter)
        onActivated: stack.activated(cardId)
        onPeeked: on => on ? stack.peeked(card, front.mapToItem(null, 0, 0, front.width, front.height)) : stack.peekEnded(front.shownId)
    }
    // The crown of a Boss (R2.8).
    InkedFigure {
        visible: !stack.beaten && (stack.monster?.boss ?? false)
        width: stack.width * 0.28
        height: width
        x: stack.width * 0.5 - width / 2
        y: -height * 0.25
        rotation: 8
        recipe: visible ? "imperial-crown:ffc83d" : ""
    }
    Repeater {
        model: stack.beaten ? 0 : stack.extra

        CardFigure {
            id: enhancer

            required property int index
            readonly property var spot: stack.spots[enhancer.index % stack.spots.length]

            width: stack.width * enhancer.spot[2]
            height: width
            x: stack.width * enhancer.spot[0] - width / 2
            y: stack.height * enhancer.spot[1] - height / 2
            card: stack.enhancers[enhancer.index]
            // It sticks when its card has landed.
            readonly property bool landed: !Flying.has(enhancer.cardId)

            opacity: enhancer.landed ? 1 : 0
            onLandedChanged: if (enhancer.landed && Theme.normal > 0) sticking.restart()
            Component.onCompleted: if (enhancer.landed && Theme.normal > 0) sticking.restart()
            onActivated: stack.activated(front.cardId)

            SequentialAnimation {
                id: sticking

                NumberAnimation { target: enhancer; property: "scale"; from: 1.9; to: 0.9; duration: 160; easing.type: Easing.InQuad }
                NumberAnimation { target: enhancer; property: "scale"; to: 1; duration: Theme.normal; easing.type: Easing.OutBack }
            }
            onPeeked: on => on
                ? stack.peeked(enhancer.card, enhancer.mapToItem(null, 0, 0, enhancer.width, enhancer.height)) : stack.peekEnded(enhancer.shownId)
        }
    }
    CardDrop {
        anchors.fill: parent
        lit: stack.targetLit || stack.sideLit
        onCardDropped: cardId => stack.dropped(cardId)
    }
}
