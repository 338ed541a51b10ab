import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Combat
import Kickdoor.Dice
import Kickdoor.Play
import "items.js" as Items

// Dice that roll large over the table, and those at its edge.
TestCase {
    id: test

    name: "LargeDice"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    property TableScreen screen: null
    property Session session: null

    Component { id: maker; TableScreen {} }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type/);
        test.session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            players: [{name: "Ann", hand: []}, {name: "Bob", hand: []}, {name: "Cid", hand: []}]}), ["Bob", "Cid"]);
        compare(Tables.error(), "");
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        tryVerify(() => test.session.game.table.viewer >= 0);
        Items.settle(test, test.screen);
    }

    function cleanup() {
        test.screen.destroy();
        test.screen = null;
        test.session = null;
        wait(0);
        Tables.clear();
    }

    // Six-sided ones in sight.
    function dice(): var {
        return Items.find(test.screen, one => one.sides === 6 && one.body !== undefined && one.body.visible);
    }

    function numbers(): var {
        return dice().filter(die => !die.rolling).map(die => die.shown);
    }

    function test_noTwoDiceDisagree() {
        test.screen.live.dice.show(6, 2, false);
        tryVerify(() => numbers().join() === "2");
        const seen = new Set();
        test.session.presentation.dice.rolled(6, 5, 1800, false, false);
        tryVerify(() => dice().some(die => die.rolling));
        tryVerify(() => {
            for (const number of numbers()) seen.add(number);
            return !dice().some(die => die.rolling);
        });
        compare(Array.from(seen).filter(number => number !== 5), []);
        tryVerify(() => numbers().length === 2, 5000, "the large one is read for a moment");
        compare(numbers(), [5, 5]);
        // A card changes it, and the table is in a hurry.
        test.session.presentation.dice.rolled(6, 3, 200, false, false);
        compare(numbers().filter(number => number !== 3), []);
        verify(numbers().length > 0);
    }

    // A sheet of frames is large, and most games throw no d20.
    function test_aDieThatIsNotInUseHoldsNoPictures() {
        const pictures = () => Items.find(test.screen, one => one.shownFrame !== undefined);
        const held = () => pictures().filter(one => one.painted);
        verify(pictures().length >= 5, "the tray's three, and those that roll large");
        tryVerify(() => held().length === 1, 5000, "the d6 of the tray");
        test.session.presentation.dice.rolled(6, 5, 1800, false, false);
        tryVerify(() => held().length === 2, 5000, "and the large one");
        compare(held().map(one => one.sides), [6, 6]);
        tryVerify(() => held().length === 1, 5000, "which is gone when it has been read");
    }

    Component { id: trayMaker; DiceTray { width: 200; height: 120; caption: "Oskar, for the first turn" } }

    // "Oskar, for the first turn" stood on the stage and at the edge.
    function test_whatADieIsForStandsOnceWhileItRollsLarge() {
        const large = createTemporaryObject(dieMaker, test, {caption: "Oskar, for the first turn"});
        verify(!large.tells, "nothing rolls yet");
        large.roll(5, 0);
        tryVerify(() => large.tells);
        large.roll(5, 4);
        verify(!large.tells, "it says what it needs instead");
        large.finish();
        tryVerify(() => !large.visible);
        const tray = createTemporaryObject(trayMaker, test);
        const told = () => Items.find(tray, one => one.text === tray.caption && one.visible && one.opacity > 0);
        compare(told().length, 1);
        tray.toldElsewhere = true;
        compare(told().length, 0);
    }

    Component { id: dieMaker; LargeDie { width: 500; height: 300; from: 20; room: 300 } }

    function test_itsWordsKeepToTheirRoom_data() {
        return [{tag: "short", parts: "+ 1 (Elf)", lines: 1}, {tag: "long", parts: "+ 2 (Lucky Skin) \u2212 1 (In the Wolf's Belly) + 3 (Seven-League Boots)", lines: 2}];
    }
    function test_itsWordsKeepToTheirRoom(row) {
        const die = createTemporaryObject(dieMaker, test, {flight: "die " + row.parts + ": 5 or more escapes", landed: "4 " + row.parts + " = 5: 5 or more escapes"});
        die.roll(4, 5);
        const words = Items.find(die, one => one.visible && String(one.text ?? "") === die.flight)[0];
        keepsToItsRoom(die, words, row.lines);
        tryVerify(() => words.text === die.landed);
        keepsToItsRoom(die, words, row.lines);
    }

    function test_itsWordsCanBeReadOnAnything_data() {
        return [{tag: "it rolls", face: 0}, {tag: "it fails", face: 2}, {tag: "it succeeds", face: 6}];
    }

    // They lay on figures, with what shone through their ground.
    function test_itsWordsCanBeReadOnAnything(row) {
        const die = createTemporaryObject(dieMaker, test, {flight: "5 or more escapes", landed: "5 or more escapes"});
        Theme.reducedMotion = row.face > 0;
        die.roll(Math.max(1, row.face), 5);
        Theme.reducedMotion = false;
        const words = Items.find(die, one => one.visible && one.text === die.flight)[0];
        const ground = Items.find(die, one => one.visible && one.radius > 0 && one.color !== undefined && one.width > words.width)[0];
        tryVerify(() => die.fell === row.face);
        compare(ground.color.a, 1);
        verify(Theme.contrast(ground.color, words.color) >= 4.5, "contrast " + Theme.contrast(ground.color, words.color));
        const at = words.mapToItem(ground, 0, 0, words.width, words.height);
        verify(at.left > 0 && at.right < ground.width && at.top >= 0 && at.bottom <= ground.height, "words at " + at);
    }

    function keepsToItsRoom(die: var, words: var, lines: int) {
        verify(words.lineCount >= lines && !words.truncated, words.lineCount + " lines");
        const at = words.mapToItem(die, 0, 0, words.width, words.height);
        verify(words.paintedWidth <= 300 && at.left >= 20 && at.right <= 320 && at.bottom <= die.height, words.paintedWidth + " at " + at);
        verify(words.font.pixelSize >= Theme.titleSmall);
    }
}
