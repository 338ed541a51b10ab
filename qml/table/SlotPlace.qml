import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// One place for an equipped Item: dashed while free, lit while a fitting card is picked up. `card`: a model row or null.
FocusScope {
    id: place

    property string label
    property string iconName: ""
    property var card: null
    property bool lit: false
    property bool cardLit: false
    // The Item of the adjacent place takes this place, too.
    property bool shared: false
    property real cardWidth: Theme.cardSlot
    readonly property bool taken: !!place.card && (place.card.title ?? "") !== ""
    signal dropped(int cardId)
    // A card was dropped on the card here.
    signal droppedOn(int target, int cardId)
    signal activated(int cardId)
    signal peeked(var card, rect where)
    signal peekEnded(int cardId)
    signal dragStarted(int cardId)
    signal dragEnded(int cardId, bool taken)

    // Where that card is, in the window's coordinates; nowhere, if it is not here.
    function rectOf(cardId: int): rect {
        return place.card?.cardId === cardId ? holder.mapToItem(null, 0, 0, holder.width, holder.height) : Qt.rect(0, 0, 0, 0);
    }

    implicitWidth: place.cardWidth + Theme.px(6)
    implicitHeight: place.cardWidth * Theme.cardRatio + Theme.px(6) + caption.implicitHeight
    activeFocusOnTab: !place.taken || place.activeFocus
    z: holder.dragging ? 1000 : 0
    Accessible.role: Accessible.Button
    Accessible.name: place.taken ? place.label : qsTr("%1: free").arg(place.label)
    Accessible.onPressAction: place.activated(-1)
    Keys.onReturnPressed: place.activated(-1)
    Keys.onEnterPressed: place.activated(-1)

    DashedFrame {
        id: frame

        width: parent.width
        height: place.cardWidth * Theme.cardRatio + Theme.px(6)
        tone: place.lit ? Theme.target : Theme.alpha(Theme.gold, Theme.highContrast ? 0.9 : 0.5)
        fill: drop.containsDrag && place.lit ? Theme.alpha(Theme.target, 0.35) : place.lit ? Theme.alpha(Theme.target, 0.16) : "#30000000"
        thick: place.lit

        GameIcon {
            anchors.centerIn: parent
            visible: !place.taken && place.iconName !== ""
            name: place.iconName
            color: place.lit ? Theme.target : Theme.alpha(Theme.gold, 1)
            opacity: place.lit || Theme.highContrast ? 0.9 : 0.28
            width: place.cardWidth * 0.5
            height: width
        }
        TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; enabled: !place.taken; onTapped: place.activated(-1) }
    }
    PlayCard {
        id: holder

        anchors.centerIn: frame
        visible: place.taken
        activeFocusOnTab: (place.taken && !place.shared) || holder.activeFocus
        draggable: !place.shared
        dimmed: place.shared
        atOnce: true
        wordless: true
        card: place.card ?? ({})
        cardWidth: place.cardWidth
        targetLit: place.cardLit
        onActivated: place.activated(place.lit && !place.cardLit ? -1 : holder.cardId)
        onReceived: cardId => place.droppedOn(holder.cardId, cardId)
        onPeeked: on => on ? place.peeked(holder.card, holder.mapToItem(null, 0, 0, holder.width, holder.height)) : place.peekEnded(holder.shownId)
        onDragStarted: place.dragStarted(holder.cardId)
        onDragEnded: taken => place.dragEnded(holder.cardId, taken)
    }
    BodyText {
        id: caption

        anchors.top: frame.bottom
        width: parent.width
        text: place.shared ? qsTr("2 Hands") : place.label
        color: place.lit ? Theme.target : Theme.inkMuted
        // Limits short labels to the size of the long ones.
        font.pixelSize: Math.max(8, Math.min(Theme.textTiny, place.width * 0.19))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }
    FocusRing { anchors.fill: frame; shown: place.activeFocus && !place.taken }
    CardDrop {
        id: drop

        z: -1  // below the card here
        anchors.fill: frame
        lit: place.lit
        onCardDropped: cardId => { if (cardId !== holder.cardId) place.dropped(cardId); }
    }
}
