pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// Another player: name, identity, Level, hand size and cards in play. Cards can be dropped here while `targetLit`; the panel
// can be activated like a button.
FocusScope {
    id: panel

    property string name
    property string identity
    property string iconName: "hooded-assassin"
    property color tone: Theme.playerColor(0)
    property int level: 1
    property int strength: 0
    property int handCount: 0
    property bool female: false
    property bool active: false
    property bool mustAct: false
    property bool dead: false
    property bool bot: false
    property bool away: false  // the seat waits for its player
    property bool targetLit: false
    // The Character card (R1.4), a face or null: shown large from the portrait.
    property var character: null
    // The identity is below the name.
    readonly property bool narrow: panel.width < Theme.px(Theme.largeText ? 400 : 310)
    property alias cards: strip.model
    property alias litIds: strip.litIds
    // Rows with `title`: curses that lie on the player.
    property alias curses: curseRow.model
    signal activated()
    signal cardDropped(int cardId)
    signal cardActivated(int cardId)
    signal peeked(var card, rect where)
    signal peekEnded(int cardId)

    implicitWidth: Theme.px(400)
    implicitHeight: Math.max(Theme.px(86), words.implicitHeight + Theme.gapSmall * 2)
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: Lists.told([qsTr("%1, %2, Level %3").arg(panel.name).arg(panel.identity).arg(panel.level),
        qsTr("strength %1").arg(Lists.number(panel.strength)),
        qsTr("%n card(s) in hand", "", panel.handCount), panel.dead ? qsTr("dead") : "", panel.active ? qsTr("has the turn") : "",
        panel.mustAct ? qsTr("must act") : "", panel.away ? qsTr("away, the seat is kept") : ""])
    Accessible.onPressAction: panel.activated()
    Keys.onReturnPressed: panel.activated()
    Keys.onEnterPressed: panel.activated()

    SoftShadow {
        color: panel.targetLit ? Theme.alpha(Theme.target, 0.9) : panel.active ? Theme.alpha(Theme.gold, 0.6) : Theme.shadow
        drop: panel.active || panel.targetLit ? 0 : Theme.px(3)
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: drop.containsDrag ? Theme.panelRaised : Theme.panel
        border.color: panel.targetLit ? Theme.target : panel.active ? Theme.gold : Theme.panelEdge
        border.width: panel.active || panel.targetLit ? Theme.lineBold : Theme.line
    }
    Portrait {
        id: face

        x: Theme.px(13)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(parent.height - Theme.gapSmall * 2, Theme.px(72))
        height: width
        tone: panel.tone
        iconName: panel.iconName
        level: panel.level
        dead: panel.dead
        character: panel.character
        sideB: panel.female
        name: panel.name
        strength: panel.strength
        onPeeked: (card, where) => panel.peeked(card, where)
        onPeekEnded: cardId => panel.peekEnded(cardId)
    }
    Column {
        id: words

        anchors {
            left: face.right
            leftMargin: Theme.px(18)
            right: parent.right
            rightMargin: Theme.gap
            verticalCenter: parent.verticalCenter
        }
        spacing: Theme.gapTiny

        Item {
            width: parent.width - Theme.px(14)  // beside the mark of who must act
            height: nameText.implicitHeight + (panel.narrow ? Theme.textSmall * 1.25 : 0)

            TitleText {
                id: nameText

                // A long name leaves room for the identity beside it.
                width: Math.min(implicitWidth, parent.width * (panel.narrow || panel.identity === "" ? 1 : 0.7))
                text: panel.name
                color: Theme.ink
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.titleSmall * 0.5
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
            IdentityText {
                anchors.left: panel.narrow ? parent.left : nameText.right
                anchors.leftMargin: panel.narrow ? 0 : Theme.gapSmall
                anchors.right: parent.right
                anchors.baseline: nameText.baseline
                anchors.baselineOffset: panel.narrow ? nameText.height - nameText.baselineOffset + Theme.textSmall : 0
                text: panel.identity
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.textSmall * 0.7
                wrapMode: Text.NoWrap
            }
        }
        CardStrip {
            id: strip

            // In a narrow panel a row of Curses may leave no room for cards, but keeps its own.
            readonly property bool fits: strip.width >= Theme.px(22)

            width: parent.width - hand.width - Theme.gapSmall
            height: Math.max(strip.implicitHeight, hand.height)
            opacity: strip.fits ? 1 : 0
            enabled: strip.fits
            cardWidth: panel.narrow ? Math.min(Theme.cardThumb, strip.width / 1.45) : Theme.cardThumb
            onActivated: cardId => panel.cardActivated(cardId)
            onPeeked: (card, where) => panel.peeked(card, where)
            onPeekEnded: cardId => panel.peekEnded(cardId)
        }
    }
    Row {
        id: hand

        anchors {
            right: parent.right
            rightMargin: Theme.gap
        }
        y: words.y + strip.y + (strip.height - height) / 2
        spacing: Theme.gapTiny

        Repeater {
            id: curseRow

            GameIcon {
                id: curse

                required property var model

                anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                name: "cursed-star"
                color: Theme.curse
                width: Theme.iconSmall
                height: width
                Accessible.ignored: false
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Curse: %1").arg(curse.model.title)
                HoverHandler {
                    onHoveredChanged: hovered ? panel.peeked(curse.model, curse.mapToItem(null, 0, 0, curse.width, curse.height)) : panel.peekEnded(curse.model?.cardId ?? -1)
                }
            }
        }
        GameIcon {
            anchors.verticalCenter: parent.verticalCenter
            visible: panel.away
            name: "unplugged"
            color: Theme.bad
            width: Theme.iconSmall
            height: width

            MovedHover { id: overAway; blocking: false }
            Tip { shown: overAway.meant; text: qsTr("%1 is away; the seat is kept.").arg(panel.name) }
        }
        GameIcon {
            anchors.verticalCenter: parent.verticalCenter
            visible: panel.bot && panel.width > Theme.px(300)
            name: "robot-golem"
            color: Theme.inkMuted
            width: Theme.iconSmall
            height: width

            MovedHover { id: overBot; blocking: false }
            Tip { shown: overBot.meant; text: qsTr("A bot plays %1.").arg(panel.name) }
        }
        Row {
            id: might

            anchors.verticalCenter: parent.verticalCenter
            visible: panel.width > Theme.px(240)
            spacing: Theme.gapTiny

            MovedHover { id: overMight; blocking: false }
            Tip { shown: overMight.meant; text: qsTr("%1: strength %2, from the Level and what is equipped").arg(panel.name).arg(Lists.number(panel.strength)) }
            GameIcon {
                anchors.verticalCenter: parent.verticalCenter
                name: "crossed-swords"
                color: Theme.parchmentDark
                width: Theme.icon * 0.85
                height: width
            }
            TitleText {
                anchors.verticalCenter: parent.verticalCenter
                text: Lists.number(panel.strength)
                color: Theme.ink
                wrapMode: Text.NoWrap
            }
        }
        HandCount { anchors.verticalCenter: parent.verticalCenter; count: panel.handCount; owner: panel.name }
    }
    MustActMark {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: -Theme.px(6)
        shown: panel.mustAct
        name: panel.name
    }
    FocusRing { shown: panel.activeFocus && !strip.activeFocus }
    TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: { panel.forceActiveFocus(); panel.activated(); } }
    CardDrop {
        id: drop

        anchors.fill: parent
        lit: panel.targetLit
        onCardDropped: cardId => panel.cardDropped(cardId)
    }
}
