pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The player in front: name, identity, Level, strength and Curses.
FocusScope {
    id: me

    property string name
    property string identity
    property string iconName: "hooded-assassin"
    property color tone: Theme.playerColor(0)
    property int level: 1
    property int strength: 1
    property string handNote: ""
    property int handCount: -1  // of a player who is only watched; -1: not shown
    property bool active: false
    property bool mustAct: false
    property bool dead: false
    property bool targetLit: false
    property var character: null
    property bool female: false
    signal peeked(var card, rect where)
    signal peekEnded(int cardId)
    property alias curses: curseList.model
    // Curses, and large text or the note below: strength stands beside the identity, or in its place.
    readonly property bool crowded: me.cursed && (me.noted || Theme.hugeText && me.handNote === "")
    readonly property bool tightest: Theme.largeText && me.handNote !== ""
    // Two Curses share a line; more, or with the note below, are pictograms. The portrait leaves them room.
    readonly property bool cursed: curseList.count > 0
    readonly property bool noted: me.handNote !== "" && !me.tightest
    readonly property string strengthTip: qsTr("Strength %1, from the Level and what is equipped").arg(Lists.number(me.strength))
    property bool mayShow: false  // the hand can be shown to somebody
    signal activated()
    signal showRequested()
    signal cardDropped(int cardId)

    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: me.handCount < 0
        ? qsTr("You are %1, %2, Level %3, strength %4").arg(me.name).arg(me.identity).arg(me.level).arg(Lists.number(me.strength))
        : Lists.line([qsTr("%1, %2, Level %3, strength %4").arg(me.name).arg(me.identity).arg(me.level).arg(Lists.number(me.strength)),
                      qsTr("%n card(s) in hand", "", me.handCount)])
    Accessible.onPressAction: me.activated()
    Keys.onReturnPressed: me.activated()
    Keys.onEnterPressed: me.activated()

    SoftShadow { drop: Theme.px(3) }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.panel
        border.color: me.targetLit ? Theme.target : me.active ? Theme.gold : Theme.panelEdge
        border.width: me.active || me.targetLit ? Theme.lineBold : Theme.line
    }
    // Scrolls if there are many Curses with large text.
    ScrollPane {
        id: pane

        anchors.fill: parent
        anchors.margins: Theme.gapSmall
        anchors.bottomMargin: Theme.gapSmall + (tooMany.visible ? tooMany.height + Theme.gapTiny : 0)
        anchors.leftMargin: Theme.px(13)
        anchors.rightMargin: Theme.gapTiny
        spacing: Theme.gapTiny
        clip: pane.contentHeight > pane.height
        Accessible.role: Accessible.Grouping
        Accessible.name: me.name

        Row {
            width: parent.width
            spacing: Theme.px(16)

            Portrait {
                id: face

                width: Theme.px(me.tightest || me.cursed && !Theme.largeText ? 52 : me.noted ? 60 : 68)
                height: width
                tone: me.tone
                iconName: me.iconName
                level: me.level
                dead: me.dead
                character: me.character
                sideB: me.female
                name: me.name
                strength: me.strength
                around: me
                onPeeked: (card, where) => me.peeked(card, where)
                onPeekEnded: cardId => me.peekEnded(cardId)
            }
            Column {
                width: parent.width - face.width - Theme.px(16)

                TitleText {
                    width: parent.width
                    text: me.name
                    color: Theme.ink
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }
                Row {
                    visible: me.crowded
                    width: parent.width
                    spacing: Theme.gapSmall

                    Chip {
                        id: power

                        text: Lists.number(me.strength)
                        iconName: "crossed-swords"
                        tip: me.strengthTip
                        Accessible.name: qsTr("Strength %1").arg(Lists.number(me.strength))
                    }
                    IdentityText {
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - power.width - parent.spacing
                        visible: !Theme.hugeText || brief.fits(width)
                        text: me.identity
                        maximumLineCount: 1
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.textSmall * 0.6
                    }
                }
                IdentityText {
                    width: parent.width
                    visible: !me.crowded && !me.tightest
                    text: me.identity
                    // With large text, a second line would push away the items below.
                    maximumLineCount: identityBrief ? 1 : 2
                    readonly property bool identityBrief: Theme.hugeText || me.noted || me.cursed
                    fontSizeMode: identityBrief ? Text.HorizontalFit : Text.FixedSize
                    minimumPixelSize: Theme.textSmall * 0.6
                }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.gapTiny

            Row {
                id: doing

                spacing: Theme.gapSmall

                Chip {
                    id: bare

                    anchors.verticalCenter: parent.verticalCenter
                    visible: !me.crowded
                    text: me.tightest ? Lists.number(me.strength) : qsTr("Strength %1").arg(Lists.number(me.strength))
                    iconName: "crossed-swords"
                    tone: Theme.panelRaised
                    tip: me.strengthTip
                    Accessible.name: qsTr("Strength %1").arg(Lists.number(me.strength))
                }
                IdentityText {
                    id: brief

                    anchors.verticalCenter: parent.verticalCenter
                    // Pictograms of Curses stand beside it.
                    readonly property real room: pane.innerWidth - bare.width - parent.spacing - (showing.visible ? showing.width + parent.spacing : 0) - (count.visible ? count.width + parent.spacing : 0)
                        - curseList.count * (Theme.textSmall * 1.25 + Theme.gapSmall * 2 + Theme.gapTiny + 1)

                    function fits(width: real): bool {
                        return whole.advanceWidth * 0.62 + 1 <= width;
                    }

                    width: Math.min(Math.ceil(whole.advanceWidth) + 1, Math.max(0, brief.room))
                    visible: me.tightest && (!me.cursed || brief.fits(brief.room))
                    text: me.identity
                    maximumLineCount: 1
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.textSmall * 0.6

                    TextMetrics { id: whole; text: me.identity; font: brief.font }  // not the implicit width: that depends on the width
                }
                HandCount { id: count; anchors.verticalCenter: parent.verticalCenter; visible: me.handCount >= 0; count: me.handCount; owner: me.name }
                LinkButton {
                    id: showing

                    anchors.verticalCenter: parent.verticalCenter
                    visible: me.mayShow
                    // A Curse beside it is named instead.
                    text: Theme.largeText || me.cursed && me.noted ? "" : qsTr("Show hand …")
                    iconName: "hand"
                    Accessible.name: qsTr("Show my hand to …")
                    onClicked: me.showRequested()

                    Tip { shown: showing.hovered; text: qsTr("Show your hand to everybody or to one player.") }
                }
            }
            Repeater {
                id: curseList

                Chip {
                    id: curse

                    required property var model
                    readonly property bool read: overCurse.hovered || curse.activeFocus
                    // With the note below, a single one is named beside the button, if there is room.
                    readonly property real beside: doing.width > 0 ? pane.innerWidth - doing.width - Theme.gapTiny - 1 : pane.innerWidth
                    readonly property bool named: !me.tightest && curseList.count < (Theme.hugeText ? 2 : 3) && (!me.noted || curseList.count === 1 && curse.beside > Theme.textSmall * 6)

                    most: (me.noted || Theme.hugeText) && curse.named ? curse.beside : curseList.count === 2 && !Theme.largeText ? Math.floor((pane.innerWidth - Theme.gapTiny) / 2) - 1 : pane.innerWidth
                    text: curse.named ? curse.model.title ?? "" : ""
                    transform: Translate { y: me.noted ? Math.max(0, (doing.height - curse.height) / 2) : 0 }  // in line with the button
                    iconName: "cursed-star"
                    tone: Kinds.ink("curse")
                    activeFocusOnTab: true
                    Accessible.name: qsTr("Curse: %1").arg(curse.model.title)
                    Accessible.description: (curse.model.rulesText ?? "").replace(/<[^>]*>/g, "")
                    onReadChanged: curse.read ? me.peeked(curse.model, curse.mapToItem(null, 0, 0, curse.width, curse.height)) : me.peekEnded(curse.model?.cardId ?? -1)

                    HoverHandler { id: overCurse }
                    FocusRing { shown: curse.activeFocus; radius: height / 2 }
                }
            }
        }
    }
    // Below what scrolls: always in sight.
    Chip {
        id: tooMany

        objectName: "handNote"
        x: Theme.px(13)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapSmall
        visible: me.handNote !== ""
        most: pane.width
        text: me.handNote
        tip: qsTr("What is above the limit at the end of your turn is given away (Charity).")
        tone: Theme.danger
    }
    MustActMark {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: -Theme.px(6)
        shown: me.mustAct
        name: me.name
    }
    FocusRing { shown: me.activeFocus }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        // A click on the button is for the button alone.
        onTapped: point => { if (!showing.visible || !showing.contains(showing.mapFromItem(me, point.position.x, point.position.y))) me.activated(); }
    }
    CardDrop {
        anchors.fill: parent
        lit: me.targetLit
        onCardDropped: cardId => me.cardDropped(cardId)
    }
}
