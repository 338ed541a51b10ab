pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme

// The other players, in seating order. Roles of `model`: name, identity, icon, colour, level, strength, handCount, active, mustAct,
// dead, bot, cards and curses (models). `litSeats`: indices that can be a target; `litIds`: cards that can.
Row {
    id: row

    property alias model: seats.model
    property var litSeats: []
    property var litIds: []
    readonly property real share: (row.width - row.spacing * Math.max(0, seats.count - 1)) / Math.max(1, seats.count)
    // See PlayerPanel.
    readonly property bool narrow: row.share < Theme.px(Theme.largeText ? 400 : 310)
    signal activated(int index)
    signal cardDropped(int index, int cardId)
    signal cardActivated(int index, int cardId)
    signal peeked(var card, rect where)
    signal peekEnded(int cardId)

    // The rectangle of a player's panel in the window. A binding follows the panel to its place: it is made at the row's start.
    function rectOf(index: int): rect {
        const item = index < seats.count ? seats.itemAt(index) : null;
        return item ? row.mapToItem(null, item.x, item.y, item.width, item.height) : Qt.rect(0, 0, 0, 0);
    }

    spacing: Theme.gapSmall
    Accessible.role: Accessible.List
    Accessible.name: qsTr("The other players")

    Repeater {
        id: seats

        PlayerPanel {
            id: seat

            required property var model
            required property int index

            width: row.share
            height: row.height
            name: seat.model.name ?? ""
            identity: seat.model.identity ?? ""
            iconName: seat.model.icon ?? "hooded-assassin"
            tone: Theme.tone(seat.model.colour, seat.model.seat ?? seat.index)
            level: seat.model.level ?? 1
            strength: seat.model.strength ?? 1
            handCount: seat.model.handCount ?? 0
            active: seat.model.active ?? false
            mustAct: seat.model.mustAct ?? false
            dead: seat.model.dead ?? false
            bot: seat.model.bot ?? false
            away: seat.model.away ?? false
            cards: seat.model.cards ?? null
            curses: seat.model.curses ?? null
            character: seat.model.character ?? null
            female: seat.model.female ?? false
            targetLit: row.litSeats.indexOf(seat.index) >= 0
            litIds: row.litIds
            onActivated: row.activated(seat.index)
            onCardDropped: cardId => row.cardDropped(seat.index, cardId)
            onCardActivated: cardId => row.cardActivated(seat.index, cardId)
            onPeeked: (card, where) => row.peeked(card, where)
            onPeekEnded: cardId => row.peekEnded(cardId)
        }
    }
}
