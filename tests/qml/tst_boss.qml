import QtQuick
import QtTest
import Kickdoor.Theme
import Kickdoor.Combat
import "mock"
import "items.js" as Items

// A Boss comes into a fight: a title falls into the dark, then it stands in a red light with its crown.
TestCase {
    id: test

    name: "Boss"
    when: windowShown
    visible: true
    width: 900
    height: 600

    MockData { id: mock }
    ListModel {
        id: foes

        ListElement { cardId: 71; title: "Dragon"; kind: "monster"; figure: "20"; artRecipe: "orc-head"; boss: true }
    }
    ListModel {
        id: commoners

        ListElement { cardId: 72; title: "Goblin"; kind: "monster"; figure: "2"; artRecipe: "goblin-head"; boss: false }
    }
    Component {
        id: maker

        CombatPanel {
            width: 600
            height: 420
            fighters: 20
            monsters: 20
            fighterNames: "James"
            monsterNames: "Dragon"
            lines: mock.lines
            actions: mock.actions
        }
    }
    SignalSpy { id: came; signalName: "bossCame" }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type|pictogram/);
    }

    function cleanup() {
        Theme.reducedMotion = false;
    }

    function entranceOf(panel: Item): var {
        return Items.find(panel, one => one.play !== undefined && one.running !== undefined && one.stop !== undefined)[0];
    }

    function words(item: Item): var {
        return Items.find(item, one => one.visible && one.paintedWidth > 0).map(one => one.text);
    }

    function lights(panel: Item): var {
        return Items.find(panel, one => one.visible && String(one.source ?? "").includes("/scene/rays"));
    }

    function crowns(panel: Item): var {
        return Items.find(panel, one => one.visible && String(one.recipe ?? "").startsWith("imperial-crown"));
    }

    function test_aBossComesUnderATitle() {
        const panel = createTemporaryObject(maker, test, {monsterCards: foes});
        const entrance = entranceOf(panel);
        verify(!entrance.visible);
        came.target = panel;
        came.clear();
        panel.boss = true;
        compare(came.count, 1, "the table shakes");
        tryVerify(() => entrance.visible && words(entrance).includes("Boss fight!"));
        tryVerify(() => !entrance.visible, 5000, "it goes by itself");
        panel.boss = false;
        panel.boss = true;
        tryVerify(() => entrance.visible);
        mouseClick(entrance);
        tryVerify(() => !entrance.visible, 100, "a click ends it");
    }

    function test_aBossStandsInARedLightWithItsCrown() {
        const panel = createTemporaryObject(maker, test, {monsterCards: foes, boss: true});
        tryVerify(() => lights(panel).length === 1 && crowns(panel).length === 1);
        const stack = Items.find(panel, one => one.monster !== undefined && one.leads !== undefined && one.visible)[0];
        const at = crowns(panel)[0].mapToItem(stack, 0, 0);
        verify(at.y < stack.height * 0.2, "above its head: " + at);
        const other = createTemporaryObject(maker, test, {monsterCards: commoners});
        Items.settle(test, other);
        compare(lights(other).length, 0);
        compare(crowns(other).length, 0);
    }

    function test_withLessMotionItJustStandsThere() {
        Theme.reducedMotion = true;
        const panel = createTemporaryObject(maker, test, {monsterCards: foes});
        came.target = panel;
        came.clear();
        panel.boss = true;
        verify(!entranceOf(panel).visible);
        compare(came.count, 0);
        tryVerify(() => words(panel).includes("Boss fight!"), 5000, "the panel says it");
    }

    // Which of both is painted over the other.
    function isOver(one: Item, other: Item): bool {
        const line = item => item.parent ? line(item.parent).concat([item]) : [item];
        const [mine, theirs] = [line(one), line(other)];
        const at = mine.findIndex((item, index) => item !== theirs[index]);
        const all = Items.children(mine[at].parent);
        return mine[at].z !== theirs[at].z ? mine[at].z > theirs[at].z : all.indexOf(mine[at]) > all.indexOf(theirs[at]);
    }

    // They were behind it.
    function test_itsCrownCoversNoWords() {
        const panel = createTemporaryObject(maker, test, {monsterCards: foes});
        waitForRendering(panel);
        const crown = Items.find(panel, one => one.visible && (one.recipe ?? "").startsWith("imperial-crown"))[0];
        const tie = Items.find(panel, one => one.visible && one.text === "A tie: the monsters win")[0];
        verify(isOver(tie, crown));
    }
}
