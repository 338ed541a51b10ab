pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The fight: both sums with their addends, the monsters with their enhancers, the reaction window and the buttons.
// `lines`: see Breakdown; `monsterCards`: card roles and `enhancers`; `ready`: see ReactionBar.
Panel {
    id: combat

    property int fighters: 0
    property int monsters: 0
    property bool counts: true  // the sums still decide something
    property bool winning: false
    property bool winsTies: false
    // A victory would end the game.
    property bool forTheWin: false
    property bool diceToCome: false  // both sides will still add a die
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
    readonly property alias runDie: running
    readonly property bool dense: Theme.hugeText || combat.height < Theme.total * 6
    // The scene, a name of app/art/scene.h, and which of its variants.
    property string place: "dungeon"
    property int placeSeed: 1
    property alias players: heroes.model
    property alias lines: breakdown.model
    property alias monsterCards: foes.model
    property alias ready: told.ready
    readonly property alias fighterSide: ours
    property alias actions: actionRow.actions
    readonly property alias buttonRow: actionRow
    readonly property alias monsterWords: words.each
    property bool acting: true  // somebody here may act: the buttons keep their room
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
    readonly property var openParts: [ground, sums, tug, heroes, foes, breakdown]
    readonly property rect askPlace: Qt.rect(combat.padding, combat.padding + arena.y, combat.inner.width,
        Math.max(arena.height, combat.inner.height - arena.y - actionRow.height - Theme.gapSmall))
    signal bossCame()
    signal triggered(string key)
    signal refused(string key, string reason)
    signal answerWanted(int index)
    signal droppedOn(string target, int cardId)
    signal targetActivated(string target)
    signal monsterActivated(int cardId)
    signal playerActivated(int seat)
    signal droppedOnMonster(int monsterId, int cardId)
    signal peeked(var card, rect where)
    signal peekEnded(int cardId)

    rim: combat.winning ? Theme.gold : Theme.dangerEdge
    rimWidth: Theme.lineBold * (combat.boss ? 1.6 : 1)
    fill: combat.boss ? Theme.boss : Theme.panel
    glowing: combat.boss
    padding: Theme.px(12)
    Accessible.role: Accessible.Grouping
    Accessible.name: !combat.counts ? qsTr("Combat, the fighters run away") : combat.tied ? (combat.diceToCome ? qsTr("Combat, a tie before the dice") : qsTr("Combat, a tie: the monsters win")) : combat.winning ? qsTr("Combat, the fighters are winning") : qsTr("Combat, the monsters are winning")

    FightScene {
        id: ground

        anchors.fill: parent
        anchors.margins: -combat.padding + Theme.px(5)
        place: combat.place
        seed: combat.placeSeed
        grand: combat.boss
        strip: combat.footNow + combat.padding + Theme.gapSmall - Theme.px(5)
    }
    DropSpot {
        anchors.fill: parent
        anchors.margins: -combat.padding
        lit: combat.fightLit
        foot: combat.footNow + combat.padding + Theme.gapSmall
        text: qsTr("Into the fight")
        onCardDropped: cardId => combat.droppedOn("fight", cardId)
    }
    // Each side's figures also accept what may be dropped on its sum; the left edge is the fight's.
    CardDrop {
        x: arena.width * 0.22
        y: arena.y
        width: Math.max(0, foes.x - x)
        height: arena.height
        lit: combat.fightersLit
        onCardDropped: cardId => combat.droppedOn("fighters", cardId)
    }
    CardDrop {
        x: foes.x
        y: arena.y
        width: arena.width - x
        height: arena.height
        lit: combat.monstersLit
        onCardDropped: cardId => combat.droppedOn("monsters", cardId)
    }
    Row {
        id: sums

        width: parent.width

        SideTotal {
            id: ours

            beside: against
            dense: combat.dense
            most: Theme.largeText ? combat.height * 0.18 : 0
            lead: thrown.lying ? thrown.restSize + Theme.gapSmall : 0
            total: combat.fighters
            counted: combat.counts
            caption: combat.fighterNames
            remark: combat.winsTies ? qsTr("wins ties") : ""
            lit: combat.fightersLit
            onDropped: cardId => combat.droppedOn("fighters", cardId)
            onActivated: combat.targetActivated("fighters")
        }
        SideTotal {
            id: against

            beside: ours
            dense: combat.dense
            most: Theme.largeText ? combat.height * 0.18 : 0
            lead: ours.lead
            monsterSide: true
            total: combat.monsters
            counted: combat.counts
            caption: combat.monsterNames
            remark: combat.loot
            lit: combat.monstersLit
            onDropped: cardId => combat.droppedOn("monsters", cardId)
            onActivated: combat.targetActivated("monsters")
        }
    }
    // Where everybody stands.
    Item {
        id: arena

        anchors.top: tug.bottom
        anchors.topMargin: Theme.gapTiny
        width: parent.width
        // On the strip. A row more or less comes slowly.
        height: Math.max(Theme.px(40), combat.inner.height - combat.footNow - Theme.gapSmall - y)

        // The figures stand between the lines of the sums, which would cover their faces.
        readonly property real from: breakdown.oursEnd + Theme.gapTiny
        readonly property real room: Math.max(arena.height, breakdown.theirsBegin - Theme.gapTiny - arena.from)
    }
    Heroes {
        id: heroes

        readonly property real share: (foes.count > 2 && Theme.largeText ? 0.22 : foes.count > 1 ? 0.3 : 0.42) + (heroes.joined ? 0.1 : 0)

        x: arena.from
        y: arena.y + arena.height - height
        width: Math.min(arena.room * heroes.share, heroes.side * (heroes.joined ? 1.35 : 1.1))
        height: arena.height
        side: Math.min(arena.height * 0.9, arena.width * 0.25, arena.room * heroes.share / (heroes.joined ? 1.35 : 0.82))
        onActivated: seat => combat.playerActivated(seat)
    }
    Monsters {
        id: foes

        x: heroes.x + heroes.width + Theme.gapTiny
        y: arena.y
        width: arena.from + arena.room - x
        height: arena.height
        boss: combat.boss
        told: words.visible
        looming: combat.looms ? combat.looming : null
        litIds: combat.litIds
        sideLit: combat.monstersLit || combat.fightLit
        onActivated: cardId => combat.monsterActivated(cardId)
        onDropped: (monsterId, cardId) => combat.droppedOnMonster(monsterId, cardId)
        onPeeked: (card, where) => combat.peeked(card, where)
        onPeekEnded: cardId => combat.peekEnded(cardId)
    }
    Breakdown {
        id: breakdown

        crowded: foes.count > 1
        anchors.fill: arena
    }
    TugBar {
        id: tug

        anchors.top: sums.bottom
        anchors.topMargin: Theme.gapTiny
        width: parent.width
        height: Theme.px(combat.dense ? 12 : 14)
        visible: combat.counts
        fighters: combat.fighters
        monsters: combat.monsters

        // Higher than the bar, and over a Boss's crown.
        Rectangle {
            anchors.centerIn: parent
            visible: combat.tied
            width: tie.width + Theme.gapSmall * 2
            height: tie.height + Theme.line
            radius: height / 2
            color: Theme.edge
            border.color: Theme.bad
            border.width: Theme.hairline

            TitleText {
                id: tie

                anchors.centerIn: parent
                text: combat.diceToCome ? qsTr("A tie before the dice") : qsTr("A tie: the monsters win")
                color: Theme.parchment
                font.pixelSize: Theme.textSmall
                wrapMode: Text.NoWrap
                Accessible.ignored: true  // the panel's name says it
            }
        }
    }
    LoomingCard {
        id: loom

        x: (parent.width - width) / 2
        y: arena.y
        shown: combat.looms && !foes.loom
        card: combat.looming ?? ({})
        cardWidth: Math.max(Theme.px(70), arena.height / Theme.cardRatio)
        onPeeked: on => on ? combat.peeked(loom.card, loom.mapToItem(null, 0, 0, loom.width, loom.height)) : combat.peekEnded(loom.shownId)
    }
    property real footNow: foot.height
    Behavior on footNow { enabled: combat.visible && !laidOut.running; NumberAnimation { duration: Theme.quick } }

    // A card is on its way to a side's sum.
    function expect(place: string, millis: real) {
        if (place === "fighters") ours.expect(millis);
        else if (place === "monsters") against.expect(millis);
    }

    // Where a card of that side goes, in the window's coordinates.
    function rectOf(place: string, sticks: bool): rect {
        if (place === "monsters" && sticks) return foes.mapToItem(null, foes.width * 0.3, foes.height * 0.2, foes.width * 0.4, foes.height * 0.4);
        return (place === "fighters" ? ours : against).numberRect();
    }

    function greetBoss() {
        if (!combat.visible || !combat.boss) return entrance.stop();
        entrance.play();
        if (Theme.slow > 0) combat.bossCame();
    }

    onBossChanged: combat.greetBoss()
    onVisibleChanged: {
        combat.greetBoss();
        laidOut.restart();
        thrown.clear();
        running.clear();
        ours.settle();
        against.settle();
    }
    onWidthChanged: laidOut.restart()
    onHeightChanged: laidOut.restart()
    Timer { id: laidOut; interval: 0 }

    // Words that have just come are on their strip from the first frame, before the figures have made room for them.
    Rectangle {
        objectName: "band"
        anchors.horizontalCenter: parent.horizontalCenter
        y: foot.y - Theme.gapSmall
        width: ground.width
        height: Math.max(0, foot.height - combat.footNow)
        visible: height > 0
        color: Theme.highContrast ? combat.fill : Theme.strip
    }
    Column {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.gapSmall

        // On the strip, so that no figure's feet are covered.
        FightWords {
            id: words

            width: parent.width
            model: foes.model
            panelHeight: combat.height
        }
        TimeBar {
            id: time

            width: parent.width
            visible: combat.progress >= 0
            progress: combat.progress
            held: combat.held
        }
        FightNotes {
            id: told

            width: parent.width
            // What the notes and the figures share. Of what is asked, and who may answer, nothing is cut: the figures give way to it.
            readonly property real room: combat.inner.height - sums.height - actionRow.height - Theme.gapSmall * 2 - (words.visible ? words.height + foot.spacing : 0)
                - (time.visible ? time.height + foot.spacing : 0)
            most: Math.max(told.room - combat.inner.height * 0.24, Math.min(told.asked, told.room - combat.inner.height * 0.12))
            boss: combat.boss
            forTheWin: combat.forTheWin
            looming: combat.looms && !words.tells(combat.looming?.rulesText ?? "") ? combat.looming?.rulesText ?? "" : ""
            looms: combat.looms
            // Sums of many lines need the room more.
            monster: words.visible || Math.max(breakdown.ourRows.length, breakdown.theirRows.length) > 4 ? "" : words.alone
            unsaid: !Theme.largeText || words.visible || told.tellsMonster || told.looms ? [] : words.each
            many: foes.count > 1
            note: combat.note
            onAnswerWanted: index => combat.answerWanted(index)
        }
        // One row of notes keeps its room, so that the figures do not change their size with every question.
        Item {
            visible: !told.visible && !combat.dense
            width: 1
            height: usual.implicitHeight

            Chip { id: usual; visible: false; text: "1" }
        }
        ActionRow {
            id: actionRow

            width: parent.width
            slimFirst: true
            height: combat.acting ? Math.max(implicitHeight, Theme.touch) : 0
            onTriggered: key => combat.triggered(key)
            onRefused: (key, reason) => combat.refused(key, reason)
        }
    }
    BossEntrance {
        id: entrance

        anchors.fill: parent
        anchors.margins: Theme.lineBold - combat.padding
    }
    // Between the fighters and the monsters, above the words.
    LargeDie {
        id: running

        width: parent.width
        height: arena.y + arena.height
        share: 0.62
        // Not over the lines of the sums.
        from: arena.from
        room: arena.room
        // Large letters would cover the figures.
        below: Theme.largeText && combat.actions.length === 0 && actionRow.height > 0 ? Qt.rect(0, foot.y + actionRow.y, actionRow.width, actionRow.height) : Qt.rect(0, 0, 0, 0)
        middle: foes.count === 1 ? foes.x + foes.begin / 2 : width / 2
    }
    FightDice {
        id: thrown

        anchors.fill: parent
        oursAt: Qt.point(restSize / 2, sums.height / 2)
        theirsAt: Qt.point(parent.width - restSize / 2, sums.height / 2)
        restSize: Math.min(Theme.px(64), sums.width * 0.09, sums.height * 1.1)
    }
}
