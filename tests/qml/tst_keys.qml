import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Pages
import Kickdoor.Play
import "items.js" as Items

// The keys of the table: shown on buttons and in tips, and all of them on one page that a key opens.
TestCase {
    id: test

    name: "Keys"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    property TablePage page: null
    property Session session: null

    Component { id: maker; TablePage { focus: true } }
    Navigator { id: navigator; page: "table" }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type|Unable to assign/);
        Theme.reducedMotion = true;
    }

    function cleanup() {
        if (test.page) test.page.destroy();
        test.page = null;
        wait(0);
        test.session = null;
        Tables.clear();
        Theme.textScale = 1;
        Theme.reducedMotion = false;
    }

    function show(session: var) {
        test.session = session;
        test.page = maker.createObject(test, {navigator: navigator, session: session, width: test.width, height: test.height});
        test.page.forceActiveFocus();
        tryVerify(() => test.session.game.players.count > 0);
        Items.settle(test, test.page);
    }

    // As the page of keys says, wherever the focus is.
    function test_homeAndEndGoToTheEndsOfTheHand() {
        show(Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange", doorDeck: ["drooling-slime"],
            players: [{name: "Ann", level: 5, hand: ["baby", "mate", "ancient"]}, {name: "Bob", hand: []}, {name: "Cid", hand: []}]}), ["Bob", "Cid"]));
        tryVerify(() => test.focused()?.actionKey === "kickOpenDoor");
        const held = test.session.game.hand;
        keyClick(Qt.Key_End);
        compare(test.focused().cardId, held.at(2).cardId);
        test.button("Rules")?.forceActiveFocus();
        keyClick(Qt.Key_Home);
        compare(test.focused().cardId, held.at(0).cardId);
    }

    // Ann has the turn and may kick open the door.
    function open() {
        show(Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            doorDeck: ["drooling-slime"], players: [{name: "Ann", level: 5, hand: ["baby"]}, {name: "Bob", hand: []},
                                                    {name: "Cid", hand: []}]}), ["Bob", "Cid"]));
        tryVerify(() => test.focused()?.actionKey === "kickOpenDoor");
    }

    function focused(): var {
        return test.page.Window.activeFocusItem;
    }

    function all(accept: var): var {
        return Items.find(test.page, one => one.visible && accept(one));
    }

    function first(accept: var): var {
        return Items.find(test.page, accept)[0] ?? null;
    }

    function button(text: string): var {
        return all(one => one.text === text && one.clicked !== undefined)[0] ?? null;
    }

    function isCap(one: var): bool {
        return one.visible && one.ink !== undefined && one.text !== undefined && one.most === undefined;
    }

    function caps(item: var): var {
        return Items.find(item, one => isCap(one)).map(cap => cap.text);
    }

    function keysShown(): bool {
        return lines().length > 0;
    }

    function test_aButtonShowsItsKey() {
        open();
        const kick = button("Kick open the door");
        compare(caps(kick), ["K"]);
        compare(kick.Accessible.description, "K");
        for (const other of all(one => one.actionKey !== undefined && one !== kick)) compare(caps(other), []);
        keyClick(Qt.Key_K);
        tryVerify(() => test.session.game.combat.on);
        compare(all(one => one.actionKey !== undefined && caps(one).includes("K")).length, 0);
    }

    function test_whatIsPassedShowsItsKey() {
        show(Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            doorDeck: ["hole-in-the-pocket"], players: [{name: "Ann", inPlay: ["boots-of-butt-kicking"], hand: ["second-opinion"]},
                                                        {name: "Bob", hand: []}, {name: "Cid", hand: []}]}), ["Bob", "Cid"]));
        tryVerify(() => test.focused()?.actionKey === "kickOpenDoor");
        keyClick(Qt.Key_K);
        tryVerify(() => all(one => one.careful === true).length === 1);
        compare(caps(all(one => one.careful === true)[0]), ["P"]);
        keyClick(Qt.Key_P);
        tryVerify(() => Tables.placeOf(test.session, "hole-in-the-pocket") === "doorDiscard");
    }

    function test_spaceMovesNothingOn() {
        open();
        keyClick(Qt.Key_Space);
        wait(50);
        verify(!test.session.game.combat.on);
        compare(test.focused().actionKey, "kickOpenDoor");
        keyClick(Qt.Key_Return);
        tryVerify(() => test.session.game.combat.on);
    }

    function test_keysFightRunAndEndTheTurn() {
        open();
        keyClick(Qt.Key_K);
        tryVerify(() => button("Fight!") !== null);
        compare(caps(button("Fight!")), ["F"]);
        keyClick(Qt.Key_F);
        tryVerify(() => button("End turn") !== null, 10000);
        compare(caps(button("End turn")), ["E"]);
        const turn = test.session.game.table.turn;
        keyClick(Qt.Key_E);
        tryVerify(() => test.session.game.table.turn > turn, 10000);
    }

    function test_troublePowersAndCharityHaveKeys() {
        show(Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "lookOrLoot",
            players: [{name: "Ann", level: 5, hand: ["drooling-slime"]}, {name: "Bob", hand: []}, {name: "Cid", hand: []}]}), ["Bob", "Cid"]));
        const trouble = () => all(one => one.actionKey === "lookForTrouble")[0] ?? null;
        tryVerify(() => trouble() !== null);
        compare(caps(trouble()), ["M"]);
        keyClick(Qt.Key_M);
        tryVerify(() => test.session.game.combat.on);
        const letters = Object.values(test.first(one => one.keys?.door === "K").keys);
        compare(new Set(letters).size, letters.length, "no two share a letter: " + letters);
    }

    function test_charityHasAKey() {
        show(Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "end",
            players: [{name: "Ann", level: 5, hand: ["drooling-slime", "elf", "baby", "mate", "hung-over", "dwarf"]},
                      {name: "Bob", hand: []}, {name: "Cid", hand: []}]}), ["Bob", "Cid"]));
        tryVerify(() => button("End turn") !== null);
        keyClick(Qt.Key_E);
        const charity = () => all(one => one.actionKey === "giveCharity")[0] ?? null;
        tryVerify(() => charity() !== null);
        compare(caps(charity()), ["C"]);
        keyClick(Qt.Key_C);
        tryVerify(() => test.session.decisions.charity.active);
    }

    function test_theMenuButtonTellsItsKey() {
        open();
        compare(button("Menu").Accessible.description, "Esc");
        compare(button("Rules").Accessible.description, "");
    }

    function test_afterTheMenuEnterIsForWhatComesNext() {
        open();
        mouseClick(button("Menu"));
        tryVerify(() => button("Continue") !== null);
        mouseClick(button("Continue"));
        tryVerify(() => button("Continue") === null);
        tryVerify(() => test.focused()?.actionKey === "kickOpenDoor");
        keyClick(Qt.Key_Return);
        tryVerify(() => test.session.game.combat.on);
    }

    function test_theMenuOpensAtContinueWhateverWasChosenLast() {
        open();
        keyClick(Qt.Key_Escape);
        tryVerify(() => button("Keys") !== null);
        mouseClick(button("Keys"));
        tryVerify(keysShown);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !keysShown());
        keyClick(Qt.Key_Escape);
        tryVerify(() => button("Continue") !== null);
        tryVerify(() => button("Continue").activeFocus);
    }

    function test_aKeyOpensAllKeysAndEscapeLeavesThem_data() {
        return [{tag: "F1", key: Qt.Key_F1}, {tag: "?", key: "?"}];
    }

    function test_aKeyOpensAllKeysAndEscapeLeavesThem(data) {
        open();
        const before = focused();
        keyClick(data.key);
        tryVerify(keysShown);
        tryVerify(() => button("Close").activeFocus);
        keyClick(Qt.Key_K);
        verify(!test.session.game.combat.on);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !keysShown());
        tryVerify(() => focused() === before);
        verify(button("Continue") === null);
    }

    function test_theMenuLeadsToTheKeys() {
        open();
        keyClick(Qt.Key_Escape);
        tryVerify(() => button("Keys") !== null);
        compare(caps(button("Keys")), ["F1"]);
        mouseClick(button("Keys"));
        tryVerify(keysShown);
        mouseClick(button("Close"));
        tryVerify(() => !keysShown());
        tryVerify(() => test.focused()?.actionKey === "kickOpenDoor");
    }

    function lines(): var {
        return all(one => one.Accessible.role === Accessible.ListItem && one.modelData?.what !== undefined);
    }

    function test_everyLineIsTold() {
        open();
        keyClick(Qt.Key_F1);
        tryVerify(() => lines().length > 6);
        for (const line of lines()) {
            verify(line.Accessible.name.endsWith(line.modelData.what));
            for (const cap of caps(line)) verify(cap !== "" && line.Accessible.name.includes(cap));
            verify(caps(line).length > 0);
        }
    }

    function test_theKeysFitOrScroll_data() {
        return [{tag: "100 %", scale: 1}, {tag: "200 %", scale: 2}];
    }

    function test_theKeysFitOrScroll(data) {
        Theme.textScale = data.scale;
        open();
        keyClick(Qt.Key_F1);
        tryVerify(() => lines().length > 6);
        const last = lines()[lines().length - 1];
        const inSight = () => last.mapToItem(test.page, 0, last.height).y <= button("Close").mapToItem(test.page, 0, 0).y;
        for (let step = 0; step < 60 && !inSight(); ++step) keyClick(Qt.Key_Down);
        verify(inSight());
        for (const line of lines()) {
            const parts = Items.find(line, one => isCap(one));
            for (const cap of parts) verify(cap.mapToItem(line, cap.width, 0).x <= line.width * 0.3, cap.text + " is too wide");
        }
    }

    function test_aRecordedGameHasKeysOfItsOwn() {
        show(Tables.watch());
        tryVerify(() => test.session.replay.open, 20000);
        keyClick(Qt.Key_F1);
        tryVerify(() => lines().length > 6);
        verify(lines().some(line => line.modelData.keys.includes("Ctrl+→")));
        verify(!lines().some(line => line.modelData.keys.includes("K")));
    }

    function lay(table: var, ann: var) {
        show(Tables.set(JSON.stringify(Object.assign({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            doorDeck: ["wannabe-vampire"], players: [Object.assign({name: "Ann", level: 1, hand: []}, ann),
                {name: "Bob", hand: [], inPlay: ["boots-of-butt-kicking"]}, {name: "Cid", hand: []}]}, table)), ["Bob", "Cid"]));
        compare(Tables.error(), "");
    }

    function said(): string {
        return test.page.children.length > 0 ? Items.find(test.page, one => one.closable !== undefined && one.hint !== undefined)[0].text : "";
    }

    function test_keysSellTradeAndAskForHelp() {
        lay({}, {inPlay: ["flaming-armor", "boots-of-butt-kicking", "kneepads-of-allure"]});
        tryVerify(() => test.focused()?.actionKey === "kickOpenDoor");
        compare(caps(all(one => one.actionKey === "sell")[0]), ["S"]);
        compare(caps(all(one => one.actionKey === "offerTrade")[0]), ["T"]);
        keyClick(Qt.Key_S);
        tryVerify(() => test.session.decisions.sale.active);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !test.session.decisions.sale.active);
        keyClick(Qt.Key_T);
        tryVerify(() => test.session.decisions.trade.active);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !test.session.decisions.trade.active);
    }

    function test_aKeyAsksForHelp() {
        lay({}, {});
        tryVerify(() => test.focused()?.actionKey === "kickOpenDoor");
        keyClick(Qt.Key_K);
        tryVerify(() => all(one => one.actionKey === "askHelp").length === 1);
        compare(caps(all(one => one.actionKey === "askHelp")[0]), ["H"]);
        keyClick(Qt.Key_H);
        tryVerify(() => test.session.decisions.bargain.active);
    }

    function test_aKeyThatMayNotBeUsedSaysWhy_data() {
        return [{tag: "sell", key: Qt.Key_S, rule: "R7.5"}, {tag: "ask for help", key: Qt.Key_H, rule: "R8.7"}];
    }

    function test_aKeyThatMayNotBeUsedSaysWhy(data) {
        lay({}, {});
        tryVerify(() => test.focused()?.actionKey === "kickOpenDoor");
        keyClick(data.key);
        tryVerify(() => said().includes(data.rule), 5000, "it says: " + said());
        verify(test.focused().actionKey === "kickOpenDoor");
    }
}
