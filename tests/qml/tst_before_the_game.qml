import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Play
import Kickdoor.Table
import "items.js" as Items

// Before the first turn, while everybody lays out cards.
TestCase {
    id: test

    name: "BeforeTheGame"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    property TableScreen screen: null
    property Session session: null
    property int gone: 0

    Component { id: maker; TableScreen {} }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type|Insufficient arguments/);
        test.session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "setup",
            players: [{name: "Ann", hand: ["elf", "baby"]}, {name: "Bob", hand: ["boots-of-butt-kicking", "kneepads-of-allure", "dwarf"]},
                      {name: "Cid", hand: ["flaming-armor", "tinfoil-tiara", "thief"]}]}), ["Bob", "Cid"]);
        compare(Tables.error(), "");
        test.session.presentation.presenter.speed = 1;
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        tryVerify(() => test.session.game.table.viewer >= 0);
        test.screen.forceActiveFocus();
    }

    function cleanup() {
        if (test.screen) test.screen.destroy();
        test.screen = null;
        test.session = null;
        wait(0);
        Tables.clear();
    }

    function buttons(): var {
        return Items.find(test.screen, one => one.pressMain !== undefined)[0];
    }

    // It went and came back with each card of a bot.
    function test_readyStaysWhileOthersLayCards() {
        const all = test.buttons();
        tryVerify(() => all.all.some(one => one.key === "pass"), 8000);
        test.gone = 0;
        let laid = 0;
        all.allChanged.connect(() => { if (!all.all.some(one => one.key === "pass")) ++test.gone; });
        tryVerify(() => {
            laid = Math.max(laid, test.session.game.players.at(1).play.worn.count + test.session.game.players.at(1).play.carried.count);
            return laid >= 1 && !test.session.presentation.presenter.busy;
        }, 20000);
        compare(test.gone, 0);
        Items.press(test, test.screen, "Ready");
        tryVerify(() => test.session.game.table.phase !== "setup", 20000, "it is pressed as usual");
    }

    // Master has nothing to say before the first turn.
    function test_noHintIsOffered() {
        const hint = () => Items.find(test.screen, one => one.mayHint !== undefined && one.hintRequested !== undefined && one.visible)[0];
        verify(hint() !== undefined);
        compare(hint().mayHint, false);
        Items.press(test, test.screen, "Ready");
        tryVerify(() => test.session.game.table.phase !== "setup", 20000);
        tryVerify(() => hint().mayHint);
    }

    Component { id: bars; TopBar { width: 1280; mayHint: true; subtitle: "Turn 1, Original"; shortSubtitle: "Turn 1" } }

    // The longest name of a phase stood on the hint.
    function test_noPhaseLiesOnTheButtons_data() {
        const rows = [];
        for (const code of Tables.languages())
            for (const scale of [1, 2]) rows.push({tag: code + " at " + scale * 100 + " %", code: code, scale: scale});
        return rows;
    }
    function test_noPhaseLiesOnTheButtons(row) {
        Tables.speak(row.code);
        Theme.fit(1280, 800);
        Theme.textScale = row.scale;
        const bar = createTemporaryObject(bars, test);
        for (const phase of ["kickOpenDoor", "lookOrLoot", "end"]) {
            bar.phase = phase;
            Items.settle(test, bar);
            const lit = Items.find(bar, one => one.on !== undefined && one.wordsWidth !== undefined && one.on)[0];
            const at = lit.mapToItem(bar, 0, 0, lit.width, lit.height);
            for (const link of Items.find(bar, one => one.visible && one.clicked !== undefined)) {
                const box = link.mapToItem(bar, 0, 0, link.width, link.height);
                verify(at.right <= box.left, lit.text + " to " + at.right + ", a button from " + box.left);
            }
            for (const text of Items.find(bar, one => one.visible && one.paintedWidth > 0 && one.parent === bar)) {
                const box = text.mapToItem(bar, 0, 0, text.width, text.height);
                verify(box.right <= at.left, text.text + " to " + box.right + ", the phase from " + at.left);
            }
        }
        Theme.textScale = 1;
        Tables.speak("en");
    }

    Component { id: phases; PhaseBar {} }

    // A game that is continued in the middle of a turn.
    function test_thePhaseOfAContinuedGameIsLitAtOnce() {
        const bar = createTemporaryObject(phases, test, {phase: ""});
        const fight = Items.find(bar, one => one.wordsWidth !== undefined && one.phase === "combat")[0];
        bar.phase = "combat";
        verify(Qt.colorEqual(fight.color, Theme.gold));
        waitForRendering(bar);
        bar.phase = "lookOrLoot";
        verify(Qt.colorEqual(fight.color, Theme.gold), "it fades");
        tryVerify(() => !Qt.colorEqual(fight.color, Theme.gold));
    }

    // Half-way their words had the colour of their ground.
    function test_thePhasesAreReadableWhileTheyChange() {
        const bar = createTemporaryObject(phases, test, {phase: "combat"});
        waitForRendering(bar);
        const steps = Items.find(bar, one => one.wordsWidth !== undefined && one.visible);
        const words = steps.map(step => Items.find(step, one => one.text === step.text && one.font !== undefined)[0]);
        let least = 21, times = 0;
        steps.forEach((step, index) => step.colorChanged.connect(() => {
            ++times;
            least = Math.min(least, Theme.contrast(step.color, words[index].color));
        }));
        bar.phase = "lookOrLoot";
        tryVerify(() => Qt.colorEqual(steps.find(one => one.phase === "lookOrLoot").color, Theme.gold));
        verify(times > 1);
        verify(least > 2, "contrast " + least);
    }

    function test_aContinuedGameHasNoOtherPhaseBefore() {
        compare(Tables.fresh().game.table.phase, "");
        const session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "lookOrLoot",
            players: [{name: "Ann", hand: ["elf"]}, {name: "Bob", hand: []}, {name: "Cid", hand: []}]}), ["Bob", "Cid"]);
        const table = session.game.table, seen = new Set([table.phase]);
        table.changed.connect(() => seen.add(table.phase));
        tryVerify(() => session.game.players.count > 0);
        seen.delete("");
        compare(Array.from(seen), ["lookOrLoot"]);
    }

    // After a fight nobody looks for trouble or loots.
    function test_theEndOfATurnIsAPhase() {
        const bar = createTemporaryObject(phases, test, {phase: "end"});
        const lit = () => Items.find(bar, one => one.on !== undefined && one.wordsWidth !== undefined && one.on).map(one => one.text);
        compare(lit(), ["End of turn"]);
        bar.phase = "charity";
        compare(lit(), ["Charity"]);
        bar.phase = "lookOrLoot";
        compare(lit(), ["Trouble or loot"]);
    }

    // Where turns begin with listening, that is a phase of its own, and stays in the bar.
    function test_listeningHasItsPlaceAmongThePhases() {
        const bar = createTemporaryObject(phases, test, {phase: "arrange"});
        const steps = () => Items.find(bar, one => one.on !== undefined && one.wordsWidth !== undefined && one.visible);
        compare(steps().length, 5);
        const width = bar.fullWidth;
        // Also in a game that was kept in the middle of a turn.
        bar.listens = true;
        compare(steps().length, 6);
        verify(bar.fullWidth > width);
        compare(steps().filter(one => one.on).map(one => one.text), ["Arrange"]);
        compare(steps().map(one => one.phase).slice(0, 2), ["listen", "arrange"]);
        bar.phase = "listen";
        compare(steps().filter(one => one.on).map(one => one.text), ["Listen"]);
    }
}
