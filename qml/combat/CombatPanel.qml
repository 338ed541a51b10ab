pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// The fight: both sums with their addends, the monsters with their enhancers, the reaction window and the buttons.
// `lines`: see Breakdown; `monsterCards`: card roles and `enhancers`; `ready`: see ReactionBar.
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
    // One of the monsters is a Boss (R2.8).
    property bool boss: false
    // The card that is about to strike somebody, or null.
    property var looming: null
    readonly property bool looms: (combat.looming?.title ?? "") !== ""
    readonly property alias dice: thrown
    // It is one of the monsters, which is marked instead of being shown twice.
    readonly property bool loomsHere: {
        for (let index = 0; index < stacks.count; ++index)
            if ((stacks.itemAt(index) as MonsterStack)?.striking) return true;
        return false;
    }
    // Sum and name share a row, to leave room for the addends.
    readonly property bool dense: Theme.hugeText || breakdown.wanted
        > combat.inner.height - combat.footMost - Theme.total * 1.25 - Theme.textSmall * 1.5 - Theme.gapSmall * 2
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
    // Items that an enlarged card must not cover.
    readonly property var keptClear: [sums, foot]
    // The public items; the advice at the foot is private.
    readonly property var openParts: [sums, breakdown, cards]
    signal triggered(string key)
    signal refused(string reason)
    signal answerWanted(int index)
    signal droppedOn(string target, int cardId)
    signal targetActivated(string target)
    signal monsterActivated(int cardId)
    signal droppedOnMonster(int monsterId, int cardId)
    signal peeked(var card, rect where)
    signal peekEnded()

    rim: combat.winning ? Theme.gold : Theme.dangerEdge
    rimWidth: Theme.lineBold * (combat.boss ? 1.6 : 1)
    fill: combat.boss ? Theme.boss : Theme.panel
    glowing: combat.boss
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

        width: parent.width - cards.width - Theme.gap

        SideTotal {
            id: ours

            width: parent.width * (combat.dense ? 0.5 : 0.44)
            dense: combat.dense
            lead: thrown.lying ? thrown.restSize + Theme.gapSmall : 0
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
            visible: !combat.dense
            fontSizeMode: Text.Fit
            font.pixelSize: Theme.titleLarge
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
        SideTotal {
            id: against

            width: parent.width * (combat.dense ? 0.5 : 0.44)
            dense: combat.dense
            lead: thrown.lying ? thrown.restSize + Theme.gapSmall : 0
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

        // High enough for legible cards, if the foot leaves that room.
        readonly property real forWords: {
            let most = 0;
            for (let index = 0; index < stacks.count; ++index)
                most = Math.max(most, (stacks.itemAt(index) as MonsterStack)?.roomForWords ?? 0);
            return most;
        }
        readonly property real room: Math.max(Theme.px(60), combat.inner.height - combat.footMost - Theme.gapSmall,
            Math.min(cards.forWords, combat.inner.height - foot.height - Theme.gapSmall))
        readonly property real wanted: (stacks.count + (loom.visible ? 1 : 0)) * (room / Theme.cardRatio + Theme.gapSmall)
        // Several monsters and the card about to strike must leave room for the sums.
        readonly property real least: stacks.count * (Theme.cardWords + 1 + Theme.gapSmall)
        readonly property real share: Math.max(parent.width * (cards.wanted > cards.room * 1.3 ? 0.38 : 0.3), cards.least < parent.width * 0.42 ? cards.least : 0)
        readonly property real squeeze: Math.min(1, cards.share / Math.max(1, cards.wanted))

        anchors.right: parent.right
        spacing: Theme.gapSmall

        PlayCard {
            id: loom

            visible: combat.looms && !combat.loomsHere
            activeFocusOnTab: loom.visible || loom.activeFocus
            card: combat.looming ?? ({})
            cardWidth: cards.room * cards.squeeze / Theme.cardRatio
            atOnce: true
            draggable: false
            selected: true
            onPeeked: on => on ? combat.peeked(loom.card, loom.mapToItem(null, 0, 0, loom.width, loom.height)) : combat.peekEnded()
        }
        Repeater {
            id: stacks

            MonsterStack {
                id: stack

                required property var model

                monster: stack.model
                striking: combat.looms && (combat.looming?.cardId === stack.model.cardId || combat.looming?.title === stack.model.title)
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
    // The foot's maximum height in this fight, so that the monsters' size does not change with every question.
    property real footMost: 0

    // As wide as its text, or as the row if the text wraps. Its own implicit width depends on its width.
    component Note: BodyText {
        id: note

        width: Math.min(Math.ceil(whole.implicitWidth), parent ? parent.width : 0)

        BodyText { id: whole; visible: false; text: note.text; font: note.font; wrapMode: Text.NoWrap }
    }

    function forgetFoot() {
        combat.footMost = foot.height;
    }

    onVisibleChanged: {
        combat.forgetFoot();
        thrown.clear();
    }
    onWidthChanged: laidOut.restart()
    onHeightChanged: laidOut.restart()
    Timer { id: laidOut; interval: 0; onTriggered: combat.forgetFoot() }

    Column {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.gapSmall
        onHeightChanged: combat.footMost = Math.max(combat.footMost, foot.height)

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
            // Must not cover the sums.
            height: Math.max(0, Math.min(contentHeight, combat.inner.height - sums.height - actionRow.height - Theme.gapSmall * 2
                - (time.visible ? time.height + foot.spacing : 0)))
            visible: readyList.count > 0 || combat.note !== "" || combat.forTheWin || combat.boss || combat.looms

            Flow {
                width: parent.width
                spacing: Theme.gapSmall

                Chip {
                    visible: combat.boss
                    text: qsTr("Boss fight!")
                    iconName: "skull-crossed-bones"
                    tone: Theme.danger
                }
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
                        mayAnswer: model.mayAnswer ?? false
                        onActivated: combat.answerWanted(index)
                    }
                }
                // The card's effect, shown while players can still respond to it.
                Note {
                    visible: combat.looms && text !== ""
                    text: combat.looming?.rulesText ?? ""
                    font.pixelSize: Theme.textSmall
                }
                Note {
                    id: noteText

                    visible: combat.note !== ""
                    text: noteText.unbroken(combat.note)
                    color: Theme.inkMuted
                    font.pixelSize: Theme.textSmall
                }
            }
        }
        ActionRow {
            id: actionRow

            width: parent.width
            height: Math.max(implicitHeight, Theme.touch)
            onTriggered: key => combat.triggered(key)
            onRefused: reason => combat.refused(reason)
        }
    }
    FightDice {
        id: thrown

        anchors.fill: parent
        oursAt: combat.dense ? Qt.point(restSize / 2, ours.height / 2) : Qt.point(ours.width * 0.14, ours.height * 0.4)
        theirsAt: combat.dense ? Qt.point(against.x + restSize / 2, against.height / 2)
            : Qt.point(against.x + against.width * 0.86, against.height * 0.4)
        restSize: Math.min(Theme.px(64), sums.width * 0.11)
    }
}
