pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Board
import Kickdoor.Combat
import Kickdoor.Dice
import Kickdoor.Hand

// The whole table, laid out for its window. Users access its parts by name. In wide and low windows, the log is beside the
// table; with large text, parts scroll.
FocusScope {
    id: view

    readonly property alias topBar: topBar
    readonly property alias opponents: opponentArea
    readonly property alias board: board
    readonly property alias combat: combat
    readonly property alias idle: idle
    readonly property alias slotsRow: slotsRow
    readonly property alias hand: hand
    readonly property alias log: log
    readonly property alias self: self
    readonly property alias bubble: bubble
    readonly property alias corner: bubbleRoom  // beside the hand
    readonly property alias zoom: zoom
    readonly property alias dice: dice
    readonly property rect bubbleArea: Qt.rect(bubbleRoom.x, bubbleRoom.y, bubbleRoom.width, bubbleRoom.height)
    // The right edge of the board; 0 if it is not in sight.
    readonly property real boardEdge: middle && board?.visible && !view.handOnly ? middle.x + board.x + board.width : 0
    readonly property Item stage: view.inCombat ? combat : idle
    // Where a question may stand: not over the track, the sums, what is told, or the buttons.
    readonly property rect askPlace: {
        if (!view.stage || !middle) return Qt.rect(0, 0, 0, 0);  // while the table is taken away
        const place = view.inCombat ? combat.askPlace : idle.askPlace;
        return Qt.rect(middle.x + view.stage.x + place.x, middle.y + view.stage.y + place.y, place.width, place.height);
    }
    // Where the offers of others stand: in a fight over the story, or if there is none, over the hand, as the track, the monsters, their
    // words and the sums must be read to answer; over the story, too, while a card from behind the door waits.
    readonly property bool offersOverStory: (view.inCombat || idle.cardWaits) && !view.handOnly && middle && log.visible
    readonly property rect offerPlace: {
        if (view.offersOverStory) return Qt.rect(log.x, log.y, log.width, log.height);
        return !view.inCombat || view.handOnly || !middle ? view.askPlace
            : Qt.rect(Theme.gap, slotsRow.y, view.mainWidth, view.height - slotsRow.y - Theme.gap);
    }
    property real guideWidth: 0     // of the right side, where a lesson's guide stands over the dialogs
    property bool inCombat: false
    // The edition that furnishes the table (Theme.edition).
    property string edition: "original"
    property real clockShare: -1    // elapsed fraction of the time to answer; negative: no clock runs
    property bool clockHeld: false
    // No hand is ever shown, so the rest of the table gets its room.
    property bool handless: false
    // Another screen shows the table: here are only the viewer's cards, the fight and the decisions.
    property bool handOnly: false
    // The height for which sizes are chosen.
    property real fitHeight: view.height
    // Whether cards are not enlarged, so that something else stays visible.
    property bool quiet: false
    // The rectangle of the last hovered or focused card.
    property rect lastPeek: Qt.rect(0, 0, 0, 0)
    property real shift: 0  // of the middle, while it is shaken
    default property alias overlays: overlay.data

    // On a narrow screen that shows only a hand, the dice and the messages are below the cards.
    readonly property real strip: view.handOnly && view.width < 720 ? Math.max(Theme.touch * 2, Theme.px(130)) : 0
    readonly property real inner: width - Theme.gap * 2
    readonly property real logWidth: Math.max(Theme.px(240), Math.min(Theme.px(290) * Math.min(1.35, Theme.textScale), width * 0.26))
    readonly property real mainWidth: inner - logWidth - Theme.gap

    // Call after a page that fitted sizes to the whole window was over the table.
    function refit() {
        Theme.fit(view.width, view.fitHeight);
    }

    // clear: areas that should stay visible, [{rect, weight}] in the window's coordinates; dialog: beside which it is (ZoomedCard).
    function showZoom(card: var, where: rect, clear: var, dialog: var) {
        if (view.quiet) return;
        view.lastPeek = view.mapFromItem(null, where.x, where.y, where.width, where.height);
        zoomDelay.card = zoom.copied(card);
        zoomDelay.clear = clear ?? view.keptClear();
        zoomDelay.dialog = dialog ?? null;
        if (zoom.shown) zoomDelay.triggered();
        else zoomDelay.restart();
    }

    // Enlarges a card without delay, on request.
    function enlarge(card: var, where: rect) {
        view.showZoom(card, where);
        if (zoomDelay.running) {
            zoomDelay.stop();
            zoomDelay.triggered();
        }
    }

    // In this item's coordinates. A card raised to be read has grown from its lower edge.
    function placeOfCard(card: Item): rect {
        const growth = (card as PlayCard)?.growth ?? 1, wider = card.width * (growth - 1);
        return view.mapFromItem(card, -wider / 2, card.height * (1 - growth), card.width + wider, card.height * growth);
    }

    // Enlarges a card beside a menu of moves, which keeps the table quiet; or no longer.
    function lookBeside(card: var, where: rect) {
        if (zoom.shown) return view.hideZoom(-1);
        zoom.avoid = where;
        zoom.clear = [];
        zoom.dialog = null;
        zoom.card = zoom.copied(card);
    }

    // Only if it is this card that is large, or about to be; -1: whichever it is. A pointer that jumps from card to card may enter the next
    // one first.
    function hideZoom(cardId: int) {
        if (cardId >= 0 && (zoomDelay.card?.cardId ?? -1) >= 0 && zoomDelay.card.cardId !== cardId) return;
        zoomDelay.stop();
        zoom.card = null;
    }

    // At once, with the dialog in which it was pointed at.
    function dropZoom() {
        zoomDelay.stop();
        zoom.drop();
    }

    function partOf(item: Item, weight: real): var {
        return {rect: view.mapFromItem(item, 0, 0, item.width, item.height), weight: weight};
    }

    // Areas that an enlarged card should not cover: the fight's sums and buttons, or the idle panel's, and the slots row.
    function keptClear(): var {
        return (view.inCombat ? combat.keptClear : idle.keptClear).map(item => view.partOf(item, 4)).concat(view.partOf(slotsRow, 1.5));
    }

    onQuietChanged: view.hideZoom(-1)
    Binding { target: Theme; property: "edition"; value: view.edition; when: view.visible }
    Timer {
        id: zoomDelay

        property var card: null
        property var clear: []
        property var dialog: null

        interval: 280
        onTriggered: {
            zoom.avoid = view.lastPeek;
            zoom.clear = zoomDelay.clear;
            zoom.dialog = zoomDelay.dialog;
            zoom.card = zoomDelay.card;
        }
    }
    onWidthChanged: Theme.fit(width, fitHeight)
    onFitHeightChanged: Theme.fit(width, fitHeight)

    HoverHandler {
        id: pointer

        property point at: Qt.point(-1, -1)

        // Also called without a movement when something under the pointer changes.
        onPointChanged: {
            const now = pointer.point.position;
            if (now.x === pointer.at.x && now.y === pointer.at.y) return;
            pointer.at = now;
            zoom.pointerAt(now);
        }
    }
    Rectangle { anchors.fill: parent; color: Theme.ground }
    Image {
        anchors.fill: parent
        asynchronous: true
        source: "image://kickdoor/texture/wood?ink=" + Theme.hex(Theme.wood)
        sourceSize.width: 1024
        sourceSize.height: 640
        Accessible.ignored: true
    }
    // A lamp hangs over the middle: its light on the wood, and dark edges.
    Item {
        x: view.width * 0.2
        y: view.height * 0.55
        width: view.width * 0.6
        height: view.height * 0.3
        visible: !Theme.highContrast

        SoftLight { color: Theme.alpha(Theme.lamp, 0.16); spread: Math.min(parent.height / 2, Theme.px(140)) }
    }
    Repeater {
        model: Theme.highContrast ? 0 : 2

        Rectangle {
            id: edges

            required property int index

            anchors.fill: parent
            gradient: Gradient {
                orientation: edges.index === 0 ? Gradient.Horizontal : Gradient.Vertical
                GradientStop { position: 0; color: "#70000000" }
                GradientStop { position: 0.2; color: "#00000000" }
                GradientStop { position: 0.8; color: "#00000000" }
                GradientStop { position: 1; color: "#70000000" }
            }
        }
    }
    TopBar {
        id: topBar

        width: parent.width
    }
    OpponentsRow {
        id: opponentArea

        x: Theme.gap
        anchors.top: topBar.bottom
        anchors.topMargin: view.handOnly ? 0 : Theme.gap
        visible: !view.handOnly
        width: view.mainWidth
        height: view.handOnly ? 0 : Math.max(Theme.px(88), Theme.titleSmall * 1.6 + Theme.px(60)) + (opponentArea.narrow ? Theme.textSmall * 0.9 : 0)
        onPeeked: (card, where) => view.showZoom(card, where)
        onPeekEnded: cardId => view.hideZoom(cardId)
    }
    Item {
        id: middle

        x: Theme.gap
        anchors.top: opponentArea.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: slotsRow.top
        anchors.bottomMargin: Theme.gap
        width: view.mainWidth
        z: idle.dragging ? 100 : 0
        transform: Translate { x: view.shift }

        TableBoard {
            id: board

            // No wider than the track needs: the rest is the fight's.
            width: Math.min((middle.width - Theme.gap) * 0.4, height * 1.16)
            height: middle.height
            // Cards that go to it leave by the upper edge.
            y: view.handOnly ? -middle.y - height : 0
            visible: !combat.wide && !view.handOnly
            onPeeked: (card, where) => view.showZoom(card, where)
            onPeekEnded: cardId => view.hideZoom(cardId)
        }
        CombatPanel {
            id: combat

            // The portraits also show the information of the board.
            readonly property bool wide: view.inCombat && Theme.hugeText

            x: combat.wide || view.handOnly ? 0 : board.width + Theme.gap
            width: middle.width - x
            height: middle.height
            visible: view.inCombat
            onPeeked: (card, where) => view.showZoom(card, where)
            onPeekEnded: cardId => view.hideZoom(cardId)
        }
        IdlePanel {
            id: idle

            x: view.handOnly ? 0 : board.width + Theme.gap
            width: middle.width - x
            height: middle.height
            visible: !view.inCombat
            onPeeked: (card, where) => view.showZoom(card, where)
            onPeekEnded: cardId => view.hideZoom(cardId)
        }
    }
    LogPanel {
        id: log

        anchors {
            top: opponentArea.top
            right: parent.right
            rightMargin: Theme.gap
            bottom: self.top
            bottomMargin: Theme.gap
        }
        width: view.logWidth
        visible: height > Theme.touch
    }
    SelfPanel {
        id: self

        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        y: view.strip > 0 ? slotsRow.y - Theme.gap - height : slotsRow.y + slotsRow.height - height
        width: view.logWidth
        height: slotsRow.implicitHeight
        onPeeked: (card, where) => view.showZoom(card, where)
        onPeekEnded: cardId => view.hideZoom(cardId)
    }
    SlotsRow {
        id: slotsRow

        x: Theme.gap
        y: view.height - hand.height - view.strip - height - Theme.gapSmall
        width: view.strip > 0 ? view.inner : view.mainWidth
        // A constant height, so that nothing moves when the first card comes into play or the last one leaves.
        height: Theme.cardSlot * Theme.cardRatio + Theme.px(8) + Theme.textTiny * 1.5
        onDragStarted: slotsRow.z = 100
        onDragEnded: slotsRow.z = 0
        onPeeked: (card, where) => view.showZoom(card, where)
        onPeekEnded: cardId => view.hideZoom(cardId)
    }
    HandFan {
        id: hand

        x: view.strip > 0 ? Theme.gap : bubbleRoom.width + Theme.gap
        z: hand.awayId >= 0 ? 55 : hand.raisedId >= 0 ? 1 : 0  // a dragged card is over the dice, as one that is read is, and below what is over the table
        anchors.bottom: parent.bottom
        anchors.bottomMargin: view.strip
        width: view.strip > 0 ? view.inner : view.width - bubbleRoom.width - dice.width - Theme.gap * 3
        // Titles and pictures are in sight; a card rises completely for reading. With huge text the table needs more room.
        // On a small device the fight needs the room, too.
        sink: view.handOnly ? (view.height < 600 ? 0.3 : 0) : Theme.hugeText ? 0.45 : 0.3
        // Where only the hand is shown, it has as many rows as its titles need.
        rows: !view.handOnly || hand.fitsIn(1) ? 1 : hand.fitsIn(2) ? 2 : 3
        cardWidth: view.handOnly ? hand.widthIn(hand.rows) : Theme.cardHand
        // An empty hand keeps its room.
        height: view.handless && !Theme.hugeText ? Theme.px(116) : cardHeight * (1 - sink) + (hand.rows - 1) * hand.rise + Theme.gapSmall * 2

        function widthIn(rows: int): real {
            return Math.min(Theme.cardHand * 1.5, view.height * (rows > 1 ? 0.44 : 0.36) / (1 + (rows - 1) * 0.34) / Theme.cardRatio);
        }

        // Whether enough of each card is in sight to read its title.
        function fitsIn(rows: int): bool {
            return (1.15 + (Math.ceil(hand.count / rows) - 1) * 0.6) * hand.widthIn(rows) <= hand.width;
        }

        sideRoom: view.strip > 0 ? 0 : bubbleRoom.width
        onPeeked: (card, where) => view.enlarge(card, where)
        onPeekEnded: cardId => view.hideZoom(cardId)
    }
    Item {
        id: bubbleRoom

        x: Theme.gap
        z: 20
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap
        width: view.strip > 0 ? view.inner - dice.width - Theme.gap
            : Math.min(Theme.px(330) * Math.min(1.4, Math.max(1, Theme.textScale)), view.width * 0.26)
        height: view.strip > 0 ? view.strip - Theme.gap : hand.height

        Bubble {
            id: bubble

            // Long reasons in large text grow upwards over the table.
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Math.max(0, (parent.height - height) / 2)
            width: parent.width
            z: 20
        }
    }
    DiceTray {
        id: dice

        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap
        // Does not depend on the rows of the hand, whose width depends on the dice.
        room: (view.strip > 0 ? view.strip : view.handOnly ? hand.widthIn(1) * Theme.cardRatio * (1 - hand.sink) : hand.height) - Theme.gap
        height: Math.min(implicitHeight, dice.room)
    }
    ZoomedCard { id: zoom; z: 50; onWandered: view.hideZoom(-1) }
    Item {
        id: overlay

        anchors.fill: parent
        z: 60
    }
}
