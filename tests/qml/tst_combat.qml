import QtQuick
import QtTest
import Kickdoor.Theme
import Kickdoor.Combat
import Kickdoor.Hand
import "mock"
import "items.js" as Items

TestCase {
    id: test

    name: "CombatPanel"
    when: windowShown
    width: 900
    height: 600
    visible: true

    MockData { id: mock }
    ListModel {
        id: pack
        ListElement { cardId: 71; title: "Troll"; kind: "monster"; figure: "10"; artRecipe: "orc-head" }
        ListElement { cardId: 72; title: "Goblin"; kind: "monster"; figure: "2"; artRecipe: "goblin-head" }
        ListElement { cardId: 73; title: "Ogre"; kind: "monster"; figure: "4"; artRecipe: "barbarian" }
    }
    CombatPanel {
        id: panel

        width: 600
        height: 420
        fighters: 20
        monsters: 20
        winning: true
        winsTies: true
        fighterNames: "James + Matthew"
        monsterNames: "Choirmaster"
        lines: mock.lines
        monsterCards: mock.monsters
        ready: mock.players
        actions: mock.actions
        progress: 0.4
    }
    MonsterStack { id: stack; x: 620; room: 300; monster: mock.monsters.get(0); enhancers: mock.enhancers }
    PlayCard { id: loose; x: 700; y: 420; cardWidth: 80; card: ({cardId: 99, title: "Potion", kind: "oneShot"}) }
    SignalSpy { id: triggered; target: panel; signalName: "triggered" }
    SignalSpy { id: refused; target: panel; signalName: "refused" }
    SignalSpy { id: passed; target: panel; signalName: "seatPassed" }
    SignalSpy { id: droppedOn; target: panel; signalName: "droppedOn" }
    SignalSpy { id: onMonster; target: panel; signalName: "droppedOnMonster" }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not ready/);
        panel.monsterCards = mock.monsters;
        panel.fightersLit = false;
        panel.litIds = [];
        panel.monstersLit = false;
        for (const spy of [triggered, refused, passed, droppedOn, onMonster]) spy.clear();
        waitForRendering(panel);
    }

    function button(text: string): var {
        return Items.find(panel, item => item.look !== undefined && item.text === text)[0];
    }

    function dragLooseTo(at: point) {
        mousePress(test, loose.x + 40, loose.y + 50);
        for (let step = 1; step <= 8; ++step)
            mouseMove(test, loose.x + 40 + (at.x - loose.x - 40) * step / 8, loose.y + 50 + (at.y - loose.y - 50) * step / 8, 10);
        mouseRelease(test, at.x, at.y);
        wait(Theme.normal + 60);
    }

    function test_bothSumsAndTheirReasonsShow() {
        const shown = Items.find(panel, item => item.paintedHeight !== undefined && item.visible).map(item => item.text);
        compare(shown.filter(text => text === "20").length, 2);
        verify(shown.some(text => text.indexOf("wins&nbsp;ties") > 0), "who they are, and, in one piece, that they win ties");
        for (let line = 0; line < mock.lines.count; ++line) verify(shown.indexOf(mock.lines.get(line).text) >= 0);
        verify(shown.indexOf("+10") >= 0);
    }

    function test_actions() {
        mouseClick(button("Fight!"));
        compare(triggered.signalArguments[0][0], "fight");
        mouseClick(button("Ask for help"));
        compare(triggered.count, 1);
        compare(refused.signalArguments[0][0], "Nobody may ask for help while winning.");
    }

    function test_readyListPasses() {
        const chips = Items.find(panel, item => item.passed !== undefined && item.held !== undefined && item.activated !== undefined);
        compare(chips.length, mock.players.count);
        mouseClick(chips[0]);
        compare(passed.count, 0);
        mouseClick(chips[1]);
        compare(passed.signalArguments[0][0], 1);
    }

    function test_cardDroppedOnASide() {
        panel.fightersLit = true;
        dragLooseTo(Qt.point(120, 60));
        tryCompare(droppedOn, "count", 1);
        compare(droppedOn.signalArguments[0][0], "fighters");
        compare(droppedOn.signalArguments[0][1], 99);
    }

    function test_cardDroppedOnAMonster() {
        panel.litIds = [51];
        const monster = Items.find(panel, item => item.enhancers !== undefined)[0];
        dragLooseTo(monster.mapToItem(test, monster.width / 2, monster.height / 2));
        tryCompare(onMonster, "count", 1);
        compare(onMonster.signalArguments[0][0], 51);
        compare(onMonster.signalArguments[0][1], 99);
    }

    function test_aCardForTheMonstersSideMayFallOnAMonster() {
        const monster = Items.find(panel, item => item.enhancers !== undefined)[0];
        const drop = Items.find(monster, item => item.lit !== undefined && item.cardDropped !== undefined).pop();
        verify(!drop.lit);
        panel.monstersLit = true;
        verify(drop.lit);
    }

    ListModel {
        id: sums
        ListElement { text: "Ann, Level"; amount: 3; monsterSide: false; first: true }
    }
    Breakdown { id: low; x: 620; y: 320; width: 260; height: 60; model: sums }

    function test_theLatestLineOfTheBreakdownIsInSight() {
        for (let line = 0; line < 6; ++line) sums.append({text: "Item " + line, amount: 1, monsterSide: false, first: false});
        tryVerify(() => low.atYEnd);
        sums.setProperty(1, "amount", 4);
        tryVerify(() => low.itemAtIndex(1) !== null && low.contentY <= low.itemAtIndex(1).y);
    }

    function test_severalMonstersFit() {
        panel.monsterCards = pack;
        waitForRendering(panel);
        const stacks = Items.find(panel, item => item.enhancers !== undefined);
        compare(stacks.length, 3);
        for (const one of stacks) {
            const at = one.mapToItem(panel, 0, 0);
            verify(at.x >= panel.width * 0.3 && at.x + one.width <= panel.width);
        }
    }

    function test_enhancersStickOut() {
        compare(stack.extra, 1);
        const cards = Items.find(stack, item => item.cardWidth !== undefined && item.spoken !== undefined);
        compare(cards.length, 2);
        verify(stack.implicitHeight <= 300.5);
    }

    SignalSpy { id: shown; target: stack; signalName: "peeked" }
    SignalSpy { id: meant; target: stack; signalName: "activated" }

    function test_anEnhancerIsReadByKeyboardAndStandsForItsMonster() {
        shown.clear();
        meant.clear();
        const enhancer = Items.find(stack, item => item.draggable !== undefined && item.cardId !== stack.monster.cardId)[0];
        enhancer.forceActiveFocus(Qt.TabFocusReason);
        compare(shown.count, 1);
        compare(shown.signalArguments[0][0].cardId, enhancer.cardId);
        keyClick(Qt.Key_Return);
        compare(meant.count, 1);
        compare(meant.signalArguments[0][0], stack.monster.cardId);
    }
}
