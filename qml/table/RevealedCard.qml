import QtQuick
import Kickdoor.Theme
import Kickdoor.Hand

// The face-up card that waits for a decision.
PlayCard {
    id: revealed

    property real room: 100
    signal peekedAt(var card, rect where)
    signal peekEnded(int cardId)

    atOnce: true
    excerpts: false  // words that do not fit stand beside the card
    leastPicture: 36
    opacity: Flying.hasLike(revealed.card) ? 0 : 1
    cardWidth: Math.min(Theme.cardHand * 1.25, revealed.room / Theme.cardRatio)
    onPeeked: on => on ? revealed.peekedAt(revealed.card, revealed.mapToItem(null, 0, 0, revealed.width, revealed.height)) : revealed.peekEnded(revealed.shownId)
}
