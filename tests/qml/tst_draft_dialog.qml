import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Play
import "items.js" as Items

// What a person has chosen in a dialog is not lost by a click beside it.
TestCase {
    id: test

    name: "DraftDialog"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    property TableScreen screen: null
    property Session session: null

    Component { id: maker; TableScreen {} }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type|Unable to assign/);
        Theme.reducedMotion = true;
    }

    function cleanup() {
        if (test.screen) test.screen.destroy();
        test.screen = null;
        wait(0);
        test.session = null;
        Tables.clear();
        Tables.speak("en");
        Theme.textScale = 1;
        Theme.reducedMotion = false;
    }

    function open(kind: string): var {
        const items = kind === "askHelp" ? ["spoon-of-destiny"] : ["flaming-armor", "boots-of-butt-kicking", "kneepads-of-allure", "spoon-of-destiny"];
        test.session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "kickOpenDoor", doorDeck: ["insecure-mimic"],
            players: [{name: "Ann", inPlay: items, hand: []}, {name: "Bob", level: 5, hand: []}, {name: "Cid", hand: []}]}), ["Bob", "Cid"]);
        compare(Tables.error(), "");
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        tryVerify(() => test.session.game.table.viewer >= 0);
        Items.settle(test, test.screen);
        const decisions = test.session.decisions;
        if (kind === "askHelp") {
            decisions.actions.trigger("kickOpenDoor");
            tryVerify(() => test.session.game.combat.on);
        }
        const draft = {sell: decisions.sale, offerTrade: decisions.trade, askHelp: decisions.bargain}[kind];
        decisions.actions.trigger(kind);
        tryVerify(() => draft.active);
        Items.settle(test, test.screen);
        return draft;
    }

    // In large text it stood below the buttons.
    function test_theSumOfASaleStandsNoLowerThanTheButtons_data() { return [{tag: "usual", scale: 1}, {tag: "large text", scale: 2}, {tag: "large text in Russian", scale: 2, code: "ru"}]; }
    function test_theSumOfASaleStandsNoLowerThanTheButtons(row) {
        Theme.textScale = row.scale;
        Tables.speak(row.code ?? "en");
        const sale = open("sell");
        sale.items.toggle(0);
        sale.items.toggle(1);
        Items.settle(test, test.screen);
        const sums = Items.find(test.screen, one => one.visible && String(one.text ?? "").includes("→") && one.paintedWidth > 0);
        compare(sums.length, 1);
        const dialog = Items.find(test.screen, one => one.visible && one.total !== undefined && one.total === sums[0].text)[0];
        const button = Items.button(dialog, dialog.confirmText), top = item => item.mapToItem(test.screen, 0, 0).y;
        verify(top(sums[0]) <= top(button) + 1, "the sum begins at " + top(sums[0]) + ", the button at " + top(button));
        verify(sums[0].paintedWidth <= sums[0].width + 1);
    }

    function kinds(): var {
        return [{tag: "a sale", kind: "sell", pick: draft => draft.items.toggle(0)},
                {tag: "a trade", kind: "offerTrade", pick: draft => draft.give.toggle(0)},
                {tag: "help", kind: "askHelp", pick: draft => { draft.treasures = 1; }}];
    }

    function test_aClickBesideItKeepsWhatIsChosen_data() { return kinds(); }
    function test_aClickBesideItKeepsWhatIsChosen(row) {
        const draft = test.open(row.kind);
        row.pick(draft);
        verify(draft.touched);
        mouseClick(test.screen, 4, 4);
        verify(draft.active);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !draft.active);
    }

    function test_aClickBesideItClosesItWhenNothingIsChosen_data() { return kinds(); }
    function test_aClickBesideItClosesItWhenNothingIsChosen(row) {
        const draft = test.open(row.kind);
        mouseClick(test.screen, 4, 4);
        tryVerify(() => !draft.active);
    }
}
