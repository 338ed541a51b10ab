pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// A big moment: a large text about the event, with its cards. The content is kept while it fades.
Item {
    id: view

    property bool on: false
    property int number: 0  // changes with each moment; its words may be the same as those before
    property string kind
    property string title
    property string text
    property bool bySpace: true  // goes on
    property alias cards: fan.model
    // Who acts it out (see MomentFigures).
    property var heroes: []
    property var foes: []
    property int toMaker: 0  // the first cards of a trade go to the left
    readonly property var looks: ({
        win: {icon: "imperial-crown", tone: Theme.gold, scene: "rays", hue: 48}, victory: {icon: "crossed-swords", tone: Theme.gold, scene: "rays", hue: 90},
        escape: {icon: "run", tone: Theme.good, scene: "hills", hue: 130}, trade: {icon: "trade", tone: Theme.gold, scene: "tavern", hue: 30},
        death: {icon: "skull-crossed-bones", tone: Theme.bone, scene: "tomb", hue: 250}, level: {icon: "laurel-crown", tone: Theme.gold, scene: "rays", hue: 45},
        fall: {icon: "cursed-star", tone: Theme.bad, scene: "rays", hue: 0}, loss: {icon: "cursed-star", tone: Theme.bad, scene: "rays", hue: 0}, loot: {icon: "open-treasure-chest", tone: Theme.gold, scene: "treasury", hue: 40},
        stab: {icon: "hooded-assassin", tone: Theme.bad, scene: "rays", hue: 350}, caught: {icon: "run", tone: Theme.bad, scene: "rays", hue: 10},
        forced: {icon: "heavy-collar", tone: Theme.bad, scene: "rays", hue: 20},
        curse: {icon: "cursed-star", tone: Theme.curse, scene: "rays", hue: 270}, averted: {icon: "checked-shield", tone: Theme.good, scene: "rays", hue: 130}
    })
    property var look: view.looks.level
    readonly property bool withCards: fan.count > 0
    readonly property bool acted: figures.acted
    readonly property bool trades: view.acted && figures.kind === "trade"
    // Cards are beside large text, which leaves no room below it.
    readonly property bool abreast: view.withCards && Theme.largeText
    signal skipped()

    function take() {
        if (!view.on) return;
        view.look = view.looks[view.kind] ?? view.looks.level;
        heading.text = view.title;
        words.text = view.text;
        figures.kind = view.kind;
        figures.heroes = view.abreast ? [] : view.heroes;
        figures.foes = view.foes;
        if (Theme.reducedMotion) return;
        pop.restart();
        figures.play();
        if (view.kind === "trade") swapping.restart();
        if (["level", "loot", "win", "victory"].includes(view.kind)) {
            paint.fly();
            sparks.fly();
        }
        if (["caught", "stab", "forced"].includes(view.kind)) jolt.restart();
        if (view.kind === "curse") seizing.restart();
        else if (["loot", "loss"].includes(view.kind) && fan.count < 2) spilling.restart();
        else if (view.kind === "death") fading.restart();
    }

    transform: Translate { id: shift }
    SequentialAnimation {
        id: jolt

        SequentialAnimation {
            loops: 3
            NumberAnimation { target: shift; property: "x"; to: 8; duration: 40 }
            NumberAnimation { target: shift; property: "x"; to: -8; duration: 60 }
        }
        NumberAnimation { target: shift; property: "x"; to: 0; duration: 40 }
    }
    SequentialAnimation {
        id: seizing

        // No larger than at rest: its words are right above.
        NumberAnimation { target: heap; property: "scale"; from: 0.4; to: 1; duration: Theme.normal; easing.type: Easing.OutQuad }
        SequentialAnimation {
            loops: 3
            NumberAnimation { target: heap; property: "rotation"; to: 4; duration: 45 }
            NumberAnimation { target: heap; property: "rotation"; to: -4; duration: 45 }
        }
        NumberAnimation { target: heap; property: "rotation"; to: 0; duration: 45 }
    }
    NumberAnimation { id: swapping; target: heap; property: "crossed"; from: 0; to: 1; duration: 900; easing.type: Easing.InOutQuad }
    NumberAnimation { id: spilling; target: heap; property: "scale"; from: 0.2; to: 1; duration: Theme.slow; easing.type: Easing.OutQuad }
    NumberAnimation { id: fading; target: head; property: "opacity"; from: 0; to: 1; duration: 900; easing.type: Easing.InQuad }

    opacity: view.on ? 1 : 0
    visible: opacity > 0
    Behavior on opacity { NumberAnimation { duration: Theme.quick } }
    // Delayed, because kind, title and text change one by one.
    onOnChanged: taking.restart()
    onTitleChanged: taking.restart()
    onNumberChanged: taking.restart()
    onTextChanged: if (view.on) retelling.restart()
    Accessible.role: Accessible.AlertMessage
    Accessible.name: view.visible ? Lists.told([heading.text, words.text.replace(/<[^>]*>/g, "")]) : ""

    Timer { id: taking; interval: 0; onTriggered: view.take() }
    // Not before the title: a lost card read as if it were the Curse.
    Timer { id: retelling; interval: 0; onTriggered: if (view.on) words.text = view.text }
    SoftShadow { color: Theme.alpha(view.look.tone, 0.8); spread: Theme.px(18) }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusLarge
        color: Theme.panelSolid
        border.color: view.look.tone
        border.width: Theme.lineBold
    }
    // What it is about, dimmed behind the words.
    SteadyImage {
        anchors.fill: parent
        anchors.margins: Theme.lineBold
        visible: !Theme.highContrast && !Theme.largeText
        fillMode: Image.PreserveAspectCrop
        source: visible ? "image://kickdoor/scene/" + view.look.scene + "?seed=3&hue=" + view.look.hue : ""
        sourceSize: Qt.size(512, 320)  // qmllint disable type

        Rectangle { anchors.fill: parent; color: Theme.alpha(Theme.panelSolid, 0.7) }
    }
    TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: view.skipped() }
    PaintBurst { id: paint; anchors.fill: parent; anchors.margins: Theme.lineBold; tone: view.look.tone }
    Sparks { id: sparks; anchors.fill: parent; tone: view.look.tone }
    Column {
        id: head

        x: Theme.gapLarge
        y: (view.withCards || view.acted) && !view.abreast ? Theme.gapSmall : (parent.height - height) / 2
        width: (view.abreast ? parent.width * (fan.count > 2 ? 0.45 : 0.6) : parent.width) - Theme.gapLarge * 2
        spacing: Theme.gapTiny

        GameIcon {
            id: icon

            anchors.horizontalCenter: parent.horizontalCenter
            name: view.look.icon
            color: view.look.tone
            width: Math.min(Theme.px(view.withCards ? 44 : 96), view.height * 0.3)
            height: width
            visible: !view.acted && (!view.withCards || view.height > Theme.px(300))
        }
        TitleText {
            id: heading

            width: parent.width
            color: view.look.tone
            font.pixelSize: Math.min(Theme.hero, view.height * 0.2)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.titleSmall
            wrapMode: Text.NoWrap
            horizontalAlignment: Text.AlignHCenter

            SequentialAnimation on scale {
                id: pop

                running: false
                NumberAnimation { from: 0.7; to: 1.08; duration: Theme.normal; easing.type: Easing.OutQuad }
                NumberAnimation { to: 1; duration: Theme.quick }
            }
        }
        FittedText {
            id: words

            width: parent.width
            lineHeight: 1.08
            most: Theme.textLarge
            least: Theme.textTiny * 0.7
            mostHeight: view.abreast ? view.height - heading.height - icon.height - Theme.gapSmall * 4 : Theme.textLarge * 4
        }
    }
    MomentFigures {
        id: figures

        x: view.abreast ? head.x + head.width + Theme.gap : Theme.gapLarge
        // The pictogram goes where there are figures.
        y: view.abreast ? Theme.gap : heading.height + words.height + head.spacing + Theme.gapSmall * 2
        width: parent.width - x - Theme.gapLarge
        height: view.height - y - Theme.gapSmall - (hint.visible ? hint.height : 0)
    }
    // The cards without overlap, in the number of rows that makes them largest.
    Item {
        id: heap

        readonly property int rows: heap.widthIn(1) >= heap.widthIn(2) || fan.count < 2 ? 1 : heap.widthIn(2) >= heap.widthIn(3) ? 2 : 3
        readonly property int columns: Math.max(1, Math.ceil(fan.count / heap.rows))
        readonly property real cardWidth: heap.widthIn(heap.rows)
        property real crossed: 1  // how far a trade's cards have come to their new owners

        // The width of cards in this number of rows.
        function widthIn(rows: int): real {
            const columns = Math.max(1, Math.ceil(fan.count / rows));
            return Math.max(1, Math.min(Theme.cardHand * (view.abreast ? 1.5 : 1.15), (height - Theme.gapSmall * (rows - 1)) / rows / Theme.cardRatio,
                                        (width - Theme.gapSmall * (columns - 1)) / columns));
        }

        // Who trades stands beside the cards.
        readonly property real aside: view.trades ? figures.side : 0

        x: (view.abreast ? head.x + head.width + Theme.gap : Theme.gapLarge) + heap.aside
        y: view.abreast ? Theme.gap : head.y + head.height + Theme.gapSmall
        width: parent.width - x - Theme.gapLarge - heap.aside
        height: parent.height - y - Theme.gap - (hint.visible ? hint.height : 0)

        Repeater {
            id: fan

            Card {
                id: one

                required property var model
                required property int index
                readonly property int row: Math.floor(one.index / heap.columns)
                readonly property int inRow: Math.min(heap.columns, fan.count - one.row * heap.columns)

                card: model
                cardWidth: heap.cardWidth
                // The words of what is won, lost or coming are wanted; others have been read.
                leastPicture: figures.kind === "loot" || figures.kind === "loss" || figures.kind === "caught" && view.abreast ? 14 : 36
                textFirst: true
                atOnce: fan.count < 3  // a moment may be short
                x: heap.width / 2 + (one.index % heap.columns - one.inRow / 2) * (heap.cardWidth + Theme.gapSmall) + Theme.gapSmall / 2
                y: one.row * (heap.cardWidth * Theme.cardRatio + Theme.gapSmall)
                transform: Translate { x: view.trades ? (1 - heap.crossed) * heap.width * (one.index < view.toMaker ? 0.7 : -0.7) : 0 }
                Behavior on x { NumberAnimation { duration: Theme.quick } }
            }
        }
    }
    Row {
        id: hint

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gapSmall
        spacing: Theme.gapSmall
        visible: view.bySpace

        KeyCap { id: cap; text: qsTr("Space"); ink: Theme.inkMuted }
        BodyText {
            anchors.verticalCenter: cap.verticalCenter
            text: qsTr("Continue", "what the key beside it does")
            color: Theme.inkMuted
            font.pixelSize: Theme.textSmall
        }
    }
}
