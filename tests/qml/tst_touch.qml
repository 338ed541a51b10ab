import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Play
import "items.js" as Items

// Whatever can be tapped is large enough for a finger, on the real screen with its dialogs in a window of the usual size.
TestCase {
    id: test

    name: "Touch"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    readonly property int least: 44
    property TableScreen screen: null
    property Session session: null

    Component { id: maker; TableScreen {} }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type|Insufficient arguments/);
        Theme.reducedMotion = true;
        mouseMove(test, 1, 1);
    }

    function cleanup() {
        if (test.screen) test.screen.destroy();
        test.screen = null;
        test.session = null;
        wait(0);
        Tables.clear();
        Theme.reducedMotion = false;
    }

    function lay(table: var, ann: var, bob: var) {
        const all = Object.assign({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            players: [Object.assign({name: "Ann"}, ann), Object.assign({name: "Bob", hand: []}, bob), {name: "Cid", hand: []}]}, table);
        test.session = Tables.set(JSON.stringify(all), ["Bob", "Cid"]);
        compare(Tables.error(), "");
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        tryVerify(() => test.session.game.table.viewer >= 0);
        Items.settle(test, test.screen);
    }

    // A target: it can be pressed, seen and reached. What lies under a dialog is checked without it.
    function isTarget(item: var): bool {
        if (!item.visible || !item.enabled || item.width <= 0 || item.opacity === 0) return false;
        return [Accessible.Button, Accessible.CheckBox, Accessible.RadioButton, Accessible.Slider, Accessible.ComboBox,
                Accessible.MenuItem].includes(item.Accessible.role);
    }

    // The area that takes a tap: an item may reach beyond its picture (`reach`).
    function tooSmall(area: var): var {
        const found = [];
        for (const item of Items.find(area, test.isTarget)) {
            const at = item.mapToItem(test.screen, 0, 0, item.width, item.height);
            const reach = item.reach ?? 0;
            if (at.width + reach * 2 < test.least - 0.5 || at.height + reach * 2 < test.least - 0.5)
                found.push((item.Accessible.name || item.text || String(item)) + ": " + Math.round(at.width + reach * 2) + " x " + Math.round(at.height + reach * 2));
        }
        return found;
    }

    function check(what: string) {
        compare(tooSmall(test.screen).join("; "), "", what);
    }

    function test_ownTurn() {
        lay({}, {hand: ["baby", "elf", "boots-of-butt-kicking", "lukewarm-soup"], inPlay: ["dwarf"]});
        check("own turn");
    }

    function test_aFight() {
        lay({phase: "kickOpenDoor", doorDeck: ["drooling-slime"]}, {level: 3, hand: ["boots-of-butt-kicking", "baby"], inPlay: ["elf"]});
        verify(test.session.decisions.actions.trigger("kickOpenDoor"));
        tryVerify(() => test.session.game.combat.on);
        Items.settle(test, test.screen);
        check("a fight");
        test.session.decisions.bargain.ask();
        Items.settle(test, test.screen);
        check("asking for help");
    }

    function test_dialogs() {
        lay({}, {hand: ["baby"], inPlay: ["boots-of-butt-kicking", "elf"]});
        test.session.decisions.sale.begin(-1);
        Items.settle(test, test.screen);
        check("the sale");
        test.session.decisions.sale.cancel();
        test.session.decisions.trade.begin(1, -1);
        Items.settle(test, test.screen);
        check("the trade");
        test.session.decisions.trade.cancel();
    }

    function test_aCardMenu() {
        lay({}, {hand: ["boots-of-butt-kicking"], inPlay: []});
        const card = Items.find(test.screen, item => item.draggable !== undefined && item.cardId >= 0 && item.tilt !== undefined)[0];
        mouseClick(card);
        Items.settle(test, test.screen);
        check("a card's menu");
    }
}
