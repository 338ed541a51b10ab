pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// A deck (face down) or a discard pile (with its top card, `card`), with its count below. The `card` of a deck is its
// top card if the viewer has seen it; it shows only on hover and focus. `lit` marks a deck that may be drawn from now.
FocusScope {
    id: pile

    property string deck: "door"
    property bool discards: false
    property var card: null
    property int count: 0
    property string label
    property bool lit: false
    property real cardWidth: Theme.cardSlot
    readonly property bool wordy: oneLine.advanceWidth > pile.cardWidth * 1.18  // its caption needs two lines
    property bool alike: false  // in two lines, as a neighbour's
    // The size of its caption, and the largest at which it fits.
    property int captionSize: pile.captionFit
    readonly property int captionFit: Math.max(caption.minimumPixelSize, Math.min(pile.captionMost, Math.floor(pile.captionMost * (caption.width - 1) / Math.max(1, longest.advanceWidth))))
    readonly property int captionMost: Theme.hugeText ? Math.min(Theme.textSmall, pile.cardWidth * 0.34) : Theme.textSmall
    readonly property bool hasTop: pile.discards ? pile.count > 0 && !!pile.card : pile.count > 0
    readonly property int layers: pile.discards ? Math.max(0, Math.min(2, pile.count - 1)) : Math.min(7, Math.ceil(pile.count / 9))
    readonly property real lip: Math.max(1, Math.round(pile.cardWidth * 0.026))
    // How far beyond its edges a tap still counts, for a finger.
    readonly property real reach: Math.max(0, (Theme.touchLeast - pile.width) / 2)
    // While its new top card is on its way, a discard pile shows the last one.
    readonly property bool waits: pile.discards && Flying.has(pile.card?.cardId ?? -1)
    property var last: null
    property var below: null
    onCardChanged: {
        if (!pile.discards || (pile.card?.cardId ?? -1) === (pile.last?.cardId ?? -1)) return;
        if (!Flying.has(pile.last?.cardId ?? -1)) pile.below = pile.last;
        // A copy: a value from a model would change with its property.
        pile.last = pile.card ? ["cardId", "title", "kind", "figure", "boss", "artRecipe", "edition"].reduce((all, role) => {
            all[role] = pile.card[role];
            return all;
        }, {}) : null;
    }
    signal activated()
    readonly property bool tells: pile.hasTop && (pile.card?.title ?? "") !== ""
    readonly property string told: pile.tells ? pile.card.title : ""
    property int shownId: -1  // of the card that was shown large last
    signal peeked(bool on)

    // Where the caption ends by itself, which is below the implicit height for a high pile, and where in line with its neighbours.
    readonly property real captionEnd: caption.nearest + caption.implicitHeight
    property real captionFoot: pile.captionEnd

    implicitWidth: pile.cardWidth + Theme.px(10)
    implicitHeight: pile.cardWidth * Theme.cardRatio + caption.implicitHeight + Theme.gapSmall
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: Lists.told([pile.label, qsTr("%n card(s)", "", pile.count),
                                 pile.tells ? qsTr("on top: %1").arg(pile.card.title) : ""])
    Accessible.onPressAction: pile.activated()
    // Updates the enlarged card when the top card changes.
    onToldChanged: if (hover.hovered || pile.activeFocus) pile.peeked(pile.tells)
    onActiveFocusChanged: pile.peeked(pile.activeFocus && pile.tells)
    Keys.onReturnPressed: pile.activated()
    Keys.onEnterPressed: pile.activated()
    Keys.onSpacePressed: pile.activated()

    Rectangle {
        width: pile.cardWidth
        height: pile.cardWidth * Theme.cardRatio
        radius: pile.cardWidth * 0.06
        color: "#22000000"
        border.color: Theme.alpha(Theme.parchment, 0.35)
        border.width: Theme.line
        visible: !pile.hasTop
    }
    Repeater {
        model: pile.hasTop ? pile.layers : 0

        Rectangle {
            required property int index

            x: (pile.layers - index) * pile.lip * 0.7
            y: (pile.layers - index) * pile.lip
            width: pile.cardWidth
            height: pile.cardWidth * Theme.cardRatio
            radius: pile.cardWidth * 0.06
            color: Qt.darker(pile.discards ? Theme.parchmentDark : Kinds.paper(pile.deck), 1.08 + 0.04 * (pile.layers - index))
            border.color: Theme.alpha(Theme.outline, 0.75)
            border.width: Theme.hairline
        }
    }
    Repeater {
        model: pile.waits && pile.hasTop && (pile.below?.title ?? "") !== "" ? 1 : 0

        Card { card: pile.below; cardWidth: pile.cardWidth; atOnce: true }
    }
    Card {
        id: top

        visible: pile.hasTop
        opacity: pile.waits ? 0 : 1
        cardWidth: pile.cardWidth
        card: pile.discards && pile.card ? pile.card : ({})
        faceDown: !pile.discards
        back: pile.deck
        highlighted: pile.lit
        lifted: hover.hovered && pile.lit
    }
    Rectangle {
        anchors.horizontalCenter: top.horizontalCenter
        y: pile.cardWidth * 0.07
        width: pile.cardWidth * 0.36
        height: width
        radius: width / 2
        color: Theme.shade
        visible: !pile.discards && pile.tells

        GameIcon { anchors.fill: parent; anchors.margins: parent.width * 0.12; name: "sheikah-eye"; color: Theme.gold }
    }
    FocusRing { anchors.fill: top; shown: pile.activeFocus }
    BodyText {
        id: caption

        anchors.horizontalCenter: top.horizontalCenter
        anchors.horizontalCenterOffset: pile.hasTop ? pile.layers * pile.lip * 0.35 : 0
        readonly property real nearest: pile.cardWidth * Theme.cardRatio + pile.layers * pile.lip + Theme.px(4)
        y: pile.captionFoot - caption.implicitHeight
        // In two lines where one would be too small.
        readonly property bool stacked: Theme.hugeText || pile.wordy || pile.alike
        text: pile.discards ? pile.count : caption.stacked ? pile.label + "<br>" + pile.count : oneLine.text
        color: Theme.parchment
        style: Text.Raised
        styleColor: Theme.textShadow
        width: pile.cardWidth * (Theme.hugeText || pile.wordy ? 1.65 : 1.18)
        font.pixelSize: pile.captionSize
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.NoWrap
    }
    TextMetrics {
        id: oneLine

        font.family: Theme.textFamily
        font.pixelSize: Math.max(caption.minimumPixelSize + 1, Math.round(Theme.textSmall * 0.85))
        font.weight: Font.Bold
        text: qsTr("%1 · %2").arg(pile.label).arg(pile.count)
    }
    TextMetrics {
        id: longest

        font.family: Theme.textFamily
        font.pixelSize: pile.captionMost
        font.weight: Font.Bold
        text: caption.stacked ? pile.label : oneLine.text
    }
    HoverHandler { id: hover; onHoveredChanged: pile.peeked(hover.hovered && pile.tells) }
    TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; margin: pile.reach; onTapped: pile.activated() }
}
