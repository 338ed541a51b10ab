import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// The panel beside the board outside fights: whose turn it is, the buttons, and the card that was drawn face-up and waits for
// a decision.
Panel {
    id: idle

    property string heading
    property string advice: ""
    property var card: null
    // The card waits for a decision; otherwise it is only shown.
    property bool cardWaits: false
    property alias actions: row.actions
    readonly property alias buttonRow: row
    property alias reaction: reaction
    property bool reacting: false
    // A card can be dropped here.
    property bool lit: false
    property string litText: ""
    readonly property bool showsCard: !!idle.card && (idle.card.title ?? "") !== ""
    readonly property bool dragging: face.item?.dragging ?? false
    // The text of a card that is too small for it is beside the card.
    readonly property bool wordsApart: idle.showsCard && face.visible && idle.silent && (idle.card.rulesText ?? "") !== ""
    property bool silent: false  // the face has no room for its text
    // Items that an enlarged card must not cover.
    readonly property var keptClear: idle.showsCard ? [foot, told, face] : [foot]
    readonly property rect askPlace: Qt.rect(idle.padding, idle.padding + (idle.abreast ? 0 : told.height + Theme.gapSmall), idle.inner.width,
        idle.inner.height - (idle.abreast ? 0 : told.height + Theme.gapSmall) - row.height - Theme.gapSmall)
    readonly property alias told: told
    readonly property alias scene: scene
    signal triggered(string key)
    signal refused(string key, string reason)
    signal cardActivated(int cardId)
    signal cardDropped(int cardId)
    signal dragStarted(int cardId)
    signal dragEnded(int cardId, bool taken)
    signal pressed()
    signal peeked(var card, rect where)
    signal peekEnded(int cardId)

    padding: Theme.px(16)
    Accessible.role: Accessible.Grouping
    Accessible.name: idle.heading

    // The edition's scene, dimmed behind the words.
    Image {
        id: scene

        anchors.fill: parent
        anchors.margins: Theme.px(6) - idle.padding
        // Kept while a fight is shown: painted again, it would come after the panel.
        readonly property bool wanted: !Theme.highContrast && !Theme.largeText
        visible: scene.wanted
        asynchronous: true
        fillMode: Image.PreserveAspectCrop
        source: scene.wanted ? "image://kickdoor/scene/" + Theme.world.scene + "?seed=7&hue=" + Theme.world.hue : ""
        sourceSize.width: 768
        sourceSize.height: 480
        Accessible.ignored: true

        Rectangle {
            anchors.fill: parent
            gradient: Gradient {
                GradientStop { position: 0; color: Theme.alpha(Theme.panelSolid, 0.92) }
                GradientStop { position: 0.24; color: Theme.alpha(Theme.panelSolid, 0.82) }
                GradientStop { position: 0.45; color: Theme.alpha(Theme.panelSolid, 0.45) }
                GradientStop { position: 0.75; color: Theme.alpha(Theme.panelSolid, 0.45) }
                GradientStop { position: 1; color: Theme.alpha(Theme.panelSolid, 0.9) }
            }
        }
    }
    DropSpot {
        anchors.fill: parent
        anchors.margins: -idle.padding
        lit: idle.lit
        text: idle.litText
        onCardDropped: cardId => idle.cardDropped(cardId)

        TapHandler { enabled: idle.lit; onTapped: idle.pressed() }
    }
    // The card is beside large text, which leaves no room below it.
    readonly property bool abreast: idle.showsCard && Theme.largeText

    ScrollPane {
        id: told

        width: parent.width - (idle.abreast ? middle.width + Theme.gap : 0)
        height: Math.min(contentHeight, foot.y - Theme.gapSmall)
        clip: told.contentHeight > told.height
        spacing: Theme.gapTiny

        // Beside a card, all of it shrinks until it is in sight, or is as small as can be read.
        readonly property real room: foot.y - Theme.gapSmall - told.spacing * 2
        readonly property int smallest: Math.max(14, Theme.textTiny * 0.75)
        readonly property bool full: idle.abreast && idle.wordsApart

        TitleText {
            id: heading

            width: parent.width
            text: idle.heading
            Accessible.role: Accessible.Heading
            Accessible.name: text

            TextFit {
                target: heading
                most: Theme.hugeText ? Theme.title : Theme.titleLarge
                least: Theme.textTiny
                mostHeight: idle.abreast ? told.room * (told.full ? 0.36 : 0.6) : 100000
            }
        }
        FittedText {
            id: advice

            width: parent.width
            visible: idle.advice !== ""
            text: advice.unbroken(idle.advice)
            color: Theme.inkMuted
            horizontalAlignment: Text.AlignLeft
            lineHeight: 1.08
            most: Theme.text
            least: told.smallest
            mostHeight: !idle.abreast ? 100000 : told.full ? told.room * 0.24 : told.room - heading.height
        }
        FittedText {
            id: below

            width: parent.width
            visible: told.full && below.opacity > 0  // what is not seen does not scroll
            opacity: beside.opacity
            text: visible ? below.unbroken(idle.card.rulesText) : ""
            horizontalAlignment: Text.AlignLeft
            most: Theme.text
            least: told.smallest
            mostHeight: told.room - heading.height - (advice.visible ? advice.height : 0)
        }
    }
    Item {
        id: middle

        anchors.top: idle.abreast ? parent.top : told.bottom
        // The advice comes and goes; the card keeps its size.
        readonly property real unsaid: idle.showsCard && idle.advice === "" ? advice.implicitHeight + told.spacing : 0

        anchors.topMargin: idle.abreast ? 0 : Theme.gapSmall + middle.unsaid
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.gapSmall
        anchors.right: parent.right
        width: idle.abreast ? Math.min(parent.width * 0.45, height / Theme.cardRatio) : parent.width
        z: idle.dragging ? 1 : 0

        // qmllint disable unqualified
        Loader {
            id: face

            anchors.verticalCenter: parent.verticalCenter
            x: idle.wordsApart && !idle.abreast ? 0 : (parent.width - width) / 2
            active: idle.showsCard
            // A smaller card would show nothing.
            visible: middle.height >= Theme.px(50)

            function weigh() {
                const card = face.item as RevealedCard;
                idle.silent = card ? !card.tells : false;
            }

            onLoaded: () => Qt.callLater(face.weigh)
            // It has its card from the beginning: a picture that is there stands at once.
            sourceComponent: RevealedCard {
                card: idle.card
                highlighted: idle.cardWaits && (idle.card?.playable ?? false)
                draggable: idle.cardWaits
                room: middle.height
                onTellsChanged: () => Qt.callLater(face.weigh)
                onActivated: idle.cardActivated(cardId)
                onDragStarted: idle.dragStarted(cardId)
                onDragEnded: taken => idle.dragEnded(cardId, taken)
                onPeekedAt: (card, where) => idle.peeked(card, where)
                onPeekEnded: cardId => idle.peekEnded(cardId)
            }
        }
        // qmllint enable unqualified
        Rectangle {
            anchors.fill: beside
            anchors.margins: -Theme.gapSmall
            visible: beside.visible && !Theme.highContrast
            opacity: beside.opacity
            radius: Theme.radius
            color: Theme.alpha(Theme.panelSolid, 0.8)
        }
        FittedText {
            id: beside

            anchors.left: face.right
            anchors.leftMargin: Theme.gap + Theme.gapSmall
            anchors.right: parent.right
            anchors.rightMargin: Theme.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            visible: idle.wordsApart && !idle.abreast
            // Not before the card itself.
            opacity: (face.item as RevealedCard)?.opacity ?? 1
            text: visible ? beside.unbroken(idle.card.rulesText) : ""
            horizontalAlignment: Text.AlignLeft
            most: Theme.text
            least: Theme.textSmall
            mostHeight: middle.height
        }
    }
    Column {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.gap

        ReactionBar {
            id: reaction

            width: parent.width
            visible: idle.reacting
        }
        ActionRow {
            id: row

            width: parent.width
            height: Math.max(implicitHeight, Theme.touch)
            onTriggered: key => idle.triggered(key)
            onRefused: (key, reason) => idle.refused(key, reason)
        }
    }
}
