import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Play
import "items.js" as Items

// Tab stays in an open dialog: behind it lies a table whose buttons play.
TestCase {
    id: test

    name: "Fence"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    property TableScreen screen: null
    property Session session: null

    Component { id: maker; TableScreen {} }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type|Insufficient arguments/);
        test.session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "lookOrLoot",
            players: [{name: "Ann", level: 3, hand: ["drooling-slime", "baby"], inPlay: ["boots-of-butt-kicking"]}, {name: "Bob", hand: []}, {name: "Cid", hand: []}]}), ["Bob", "Cid"]);
        compare(Tables.error(), "");
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        tryVerify(() => test.session.game.table.viewer >= 0);
        Items.settle(test, test.screen);
        Items.press(test, test.screen, "Look for trouble: Drooling Slime");
        tryVerify(() => test.session.game.combat.on);
        Items.settle(test, test.screen);
    }

    function cleanup() {
        if (test.screen) test.screen.destroy();
        test.screen = null;
        test.session = null;
        wait(0);
        Tables.clear();
    }

    function openDialog(): var {
        return Items.find(test.screen, item => item.dismissable !== undefined && item.keptClear !== undefined && item.visible)[0] ?? null;
    }

    function isIn(item: var, area: var): bool {
        for (let one = item; one; one = one.parent) if (one === area) return true;
        return false;
    }

    function test_tabStaysInADialog_data() {
        return [{tag: "asking for help", open: () => test.session.decisions.bargain.ask(), least: 2},
                {tag: "the hint", open: () => keyClick(Qt.Key_I), least: 1},
                {tag: "when to ask", open: () => keyClick(Qt.Key_N), least: 2}];
    }
    function test_tabStaysInADialog(row) {
        row.open();
        tryVerify(() => openDialog() !== null);
        const dialog = openDialog(), seen = new Set();
        for (let i = 0; i < 24; ++i) {
            keyClick(Qt.Key_Tab);
            tryVerify(() => isIn(dialog.Window.activeFocusItem, dialog), 1000, "Tab " + i + ": " + dialog.Window.activeFocusItem);
            seen.add(dialog.Window.activeFocusItem);
        }
        for (let i = 0; i < 8; ++i) {
            keyClick(Qt.Key_Backtab, Qt.ShiftModifier);
            tryVerify(() => isIn(dialog.Window.activeFocusItem, dialog), 1000, "Shift+Tab " + i);
        }
        verify(seen.size >= row.least, "it goes round");
        keyClick(Qt.Key_Escape);
        tryVerify(() => openDialog() === null);
        verify(test.session.game.combat.on, "nothing behind the dialog was pressed");
    }
}
