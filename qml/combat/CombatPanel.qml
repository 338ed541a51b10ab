pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The fight: both sums and where they come from, the monsters with their enhancers, how long others may still speak up,
// and what can be done. `lines`: see Breakdown; `monsterCards`: card roles and `enhancers`; `ready`: see ReactionBar.
Panel {
    id: combat

    property int fighters: 0
    property int monsters: 0
    property bool winning: false
    property bool winsTies: false
    // A victory would end the game.
    property bool forTheWin: false
    readonly property bool tied: !combat.winning && combat.fighters === combat.monsters
    property string fighterNames
    property string monsterNames
    property string loot
    property alias lines: breakdown.model
    property alias monsterCards: stacks.model
    property alias ready: readyList.model
    readonly property alias fighterSide: ours
    property alias actions: actionRow.actions
    readonly property alias buttonRow: actionRow
    property real progress: -1
    property bool held: false
    property string note: ""
    property bool fightLit: false
    property bool fightersLit: false
    property bool monstersLit: false
    property var litIds: []
    // What no card shown large may cover.
    readonly property var keptClear: [sums, foot]
    // What everybody at the table may see; the advice at the foot is for one alone.
    readonly property var openParts: [sums, breakdown, cards]
    signal triggered(string key)
    signal refused(string reason)
    signal seatPassed(int index)
    signal droppedOn(string target, int cardId)
    signal targetActivated(string target)
    signal monsterActivated(int cardId)
    signal droppedOnMonster(int monsterId, int cardId)
    signal peeked(var card, rect where)
    signal peekEnded()

    rim: combat.winning ? Theme.gold : Theme.dangerEdge
    rimWidth: Theme.lineBold
    padding: Theme.px(14)
    Accessible.role: Accessible.Grouping
    Accessible.name: combat.tied ? qsTr("Combat, a tie: the monsters win") : combat.winning ? qsTr("Combat, the fighters are winning") : qsTr("Combat, the monsters are winning")

    DropSpot {
        anchors.fill: parent
        anchors.margins: -combat.padding
        lit: combat.fightLit
        text: qsTr("Into the fight")
        onCardDropped: cardId => combat.droppedOn("fight", cardId)
    }
    Row {
        id: sums

        // With large text the monsters stand beside the sums, not below them.
        width: parent.width - (Theme.largeText ? cards.width + Theme.gap : 0)

        SideTotal {
            id: ours

            width: parent.width * (Theme.largeText ? 0.5 : 0.44)
            total: combat.fighters
            ahead: combat.winning
            level: combat.tied
            caption: combat.fighterNames
            remark: combat.winsTies ? qsTr("wins ties") : ""
            lit: combat.fightersLit
            onDropped: cardId => combat.droppedOn("fighters", cardId)
            onActivated: combat.targetActivated("fighters")
        }
        TitleText {
            width: parent.width * 0.12
            height: Theme.total * 1.2
            text: qsTr("vs")
            visible: !Theme.largeText
            fontSizeMode: Text.Fit
            font.pixelSize: Theme.titleLarge
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
        SideTotal {
            width: parent.width * (Theme.largeText ? 0.5 : 0.44)
            total: combat.monsters
            ahead: !combat.winning
            level: combat.tied
            caption: combat.monsterNames
            remark: combat.loot
            lit: combat.monstersLit
            onDropped: cardId => combat.droppedOn("monsters", cardId)
            onActivated: combat.targetActivated("monsters")
        }
    }
    Breakdown {
        id: breakdown

        anchors {
            top: sums.bottom
            topMargin: Theme.gapSmall
            left: parent.left
            right: cards.left
            rightMargin: Theme.gap
            bottom: foot.top
            bottomMargin: Theme.gapSmall
        }
    }
    Row {
        id: cards

        readonly property real room: Math.max(Theme.px(60), foot.y - cards.y - Theme.gapSmall)
        readonly property real wanted: stacks.count * (room / Theme.cardRatio + Theme.gapSmall)
        // Several monsters share at most a little more than half of the panel.
        readonly property real squeeze: Math.min(1, parent.width * (Theme.largeText ? 0.34 : 0.56) / Math.max(1, cards.wanted))

        anchors.right: parent.right
        y: Theme.largeText ? 0 : sums.height + Theme.gapSmall
        spacing: Theme.gapSmall

        Repeater {
            id: stacks

            MonsterStack {
                id: stack

                required property var model

                monster: stack.model
                enhancers: stack.model.enhancers ?? []
                room: cards.room * cards.squeeze
                targetLit: combat.litIds.indexOf(stack.model.cardId) >= 0
                sideLit: combat.monstersLit || combat.fightLit
                onActivated: cardId => combat.monsterActivated(cardId)
                onDropped: cardId => combat.droppedOnMonster(stack.model.cardId, cardId)
                onPeeked: (card, where) => combat.peeked(card, where)
                onPeekEnded: combat.peekEnded()
            }
        }
    }
    Column {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.gapSmall

        TimeBar {
            id: time

            width: parent.width
            visible: combat.progress >= 0
            progress: combat.progress
            held: combat.held
        }
        ScrollPane {
            id: words

            width: parent.width
            clip: words.contentHeight > words.height
            // Never over the sums.
            height: Math.max(0, Math.min(contentHeight, combat.inner.height - sums.height - actionRow.height - Theme.gapSmall * 2
                - (time.visible ? time.height + foot.spacing : 0)))
            visible: readyList.count > 0 || combat.note !== "" || combat.forTheWin

            Flow {
                width: parent.width
                spacing: Theme.gapSmall

                Chip {
                    visible: combat.forTheWin
                    text: qsTr("For the win!")
                    iconName: "imperial-crown"
                    tone: Theme.goldDark
                }

                Repeater {
                    id: readyList

                    ReadyChip {
                        required property var model
                        required property int index

                        text: model.name
                        tone: model.colour
                        passed: model.passed ?? false
                        held: model.held ?? false
                        onActivated: combat.seatPassed(index)
                    }
                }
                BodyText {
                    id: noteText

                    visible: combat.note !== ""
                    width: Math.min(implicitWidth, parent ? parent.width : 0)
                    text: noteText.unbroken(combat.note)
                    color: Theme.inkMuted
                    font.pixelSize: Theme.textSmall
                }
            }
        }
        ActionRow {
            id: actionRow

            width: parent.width
            onTriggered: key => combat.triggered(key)
            onRefused: reason => combat.refused(reason)
        }
    }
}
