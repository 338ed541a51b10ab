pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// A monster with its enhancers, which stick to it as smaller figures.
FocusScope {
    id: stack

    property var monster: null
    // Cards, the oldest first.
    property var enhancers: []
    property real room: Theme.px(200)
    property string tag: ""
    property bool targetLit: false
    // A card for the monsters' side may also be dropped here.
    property bool sideLit: false
    // The monster is about to strike somebody.
    property bool striking: false
    readonly property int extra: stack.enhancers?.length ?? 0
    // Where enhancers stick: centre and size as parts of the monster's.
    readonly property var spots: [[0.9, 0.26, 0.42], [0.1, 0.3, 0.38], [0.86, 0.66, 0.36], [0.5, 0.1, 0.34], [0.12, 0.7, 0.32]]
    readonly property alias body: front
    signal activated(int cardId)
    signal dropped(int cardId)
    signal peeked(var card, rect where)
    signal peekEnded()

    implicitWidth: stack.room
    implicitHeight: stack.room

    CardFigure {
        id: front

        anchors.fill: parent
        focus: true
        card: stack.monster ?? ({})
        flipped: stack.monster?.mate ?? false
        tag: stack.tag
        selected: stack.striking
        targetLit: stack.targetLit
        onActivated: stack.activated(cardId)
        onPeeked: on => on ? stack.peeked(card, front.mapToItem(null, 0, 0, front.width, front.height)) : stack.peekEnded()
    }
    Repeater {
        model: stack.extra

        CardFigure {
            id: enhancer

            required property int index
            readonly property var spot: stack.spots[enhancer.index % stack.spots.length]

            width: stack.width * enhancer.spot[2]
            height: width
            x: stack.width * enhancer.spot[0] - width / 2
            y: stack.height * enhancer.spot[1] - height / 2
            card: stack.enhancers[enhancer.index]
            onActivated: stack.activated(front.cardId)
            onPeeked: on => on
                ? stack.peeked(enhancer.card, enhancer.mapToItem(null, 0, 0, enhancer.width, enhancer.height)) : stack.peekEnded()
        }
    }
    CardDrop {
        anchors.fill: parent
        lit: stack.targetLit || stack.sideLit
        onCardDropped: cardId => stack.dropped(cardId)
    }
}
