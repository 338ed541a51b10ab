pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// A monster with its enhancers, whose headers stick out above it.
FocusScope {
    id: stack

    property var monster: null
    // Cards, the oldest first.
    property var enhancers: []
    property real room: Theme.px(200)
    property bool targetLit: false
    // A card for the monsters' side may also be dropped here.
    property bool sideLit: false
    // The monster is about to strike somebody.
    property bool striking: false
    readonly property int extra: stack.enhancers?.length ?? 0
    // Enough for a whole header, even while the card in front is raised.
    readonly property real lip: 0.31
    // The height needed for legible cards.
    readonly property real roomForWords: (Theme.cardWords + 1) * (Theme.cardRatio + stack.extra * stack.lip)
    readonly property real cardWidth: stack.room / (Theme.cardRatio + stack.extra * stack.lip)
    signal activated(int cardId)
    signal dropped(int cardId)
    signal peeked(var card, rect where)
    signal peekEnded()

    implicitWidth: stack.cardWidth
    implicitHeight: stack.room

    Repeater {
        model: stack.extra

        PlayCard {
            id: enhancer

            required property int index

            y: enhancer.index * stack.cardWidth * stack.lip
            cardWidth: stack.cardWidth
            card: stack.enhancers[enhancer.index]
            draggable: false
            onActivated: stack.activated(front.cardId)
            onPeeked: on => on
                ? stack.peeked(enhancer.card, enhancer.mapToItem(null, 0, 0, enhancer.width, enhancer.height)) : stack.peekEnded()
        }
    }
    PlayCard {
        id: front

        y: stack.extra * stack.cardWidth * stack.lip
        focus: true
        atOnce: true
        card: stack.monster ?? ({})
        cardWidth: stack.cardWidth
        draggable: false
        selected: stack.striking
        targetLit: stack.targetLit
        onActivated: stack.activated(cardId)
        onPeeked: on => on ? stack.peeked(card, front.mapToItem(null, 0, 0, front.width, front.height)) : stack.peekEnded()
    }
    CardDrop {
        anchors.fill: parent
        lit: stack.targetLit || stack.sideLit
        onCardDropped: cardId => stack.dropped(cardId)
    }
}
