import QtQuick
import QtTest
import Kickdoor.Testing
import "items.js" as Items
import "faults.js" as Faults

// A screen that is only the table, and a device that shows only a hand.
LanTable {
    id: test

    name: "LanHand"

    // The host's screen is the table. Anna and Bert have their hands elsewhere, and a bot has the third seat.
    function play() {
        test.hanna = Lan.machine("hanna");
        test.hanna.net.seats = 3;
        test.hanna.net.hostTable("", "", "1234", 0, true);
        tryVerify(() => test.hanna.net.client.state === "lobby", 20000);
        test.anna = test.come("Anna");
        tryVerify(() => test.anna.net.client.owner && test.anna.net.client.seats.mine === 1, 20000);
        test.bert = test.come("Bert");
        tryVerify(() => test.bert.net.client.seats.mine === 1, 20000);
        test.anna.net.client.seats.putBot(2);
        tryVerify(() => test.anna.net.client.seats.taken === 3, 20000);
        for (const machine of [test.anna, test.bert]) machine.net.client.setReady(true);
        tryVerify(() => test.anna.net.client.whyNotStart === "", 20000);
        test.anna.net.client.start();
        tryVerify(() => test.hanna.session.playing && test.anna.session.playing && test.bert.session.playing, 20000);
    }

    function live(): var {
        return test.shown(one => one.handOnly !== undefined && one.opponents !== undefined)[0];
    }

    function inside(item: var): bool {
        const box = item.mapToItem(null, 0, 0, item.width, item.height);
        return box.x >= 0 && box.y >= 0 && box.x + box.width <= test.window.width && box.y + box.height <= test.window.height;
    }

    function test_theHostsPageOpensATableWithoutAHand() {
        test.hanna = Lan.machine("hanna");
        open(test.hanna, "host", 1);
        type("Port", String(Lan.freePort()));
        const toggle = test.shown(one => one.objectName === "screenOnly")[0];
        toggle.forceActiveFocus();
        keyClick(Qt.Key_Return);
        verify(toggle.checked);
        press("Open the table");
        tryCompare(test.window, "page", "lobby", 20000);
        verify(test.hanna.net.client.watches);
        verify(says("Everybody joins on a device of their own"));
        everythingHasAName();
    }

    function test_theTableShowsNoHand() {
        play();
        open(test.hanna, "table", 1);
        verify(live().handless);
        compare(test.hanna.session.game.hand.count, 0);
        verify(live().board.visible);
        verify(!says("When to ask"));
    }

    function test_theHandShowsOnlyWhatItsPlayerDecides_data() { return [{tag: "1280x800", width: 1280, height: 800}, {tag: "800x480", width: 800, height: 480}]; }
    function test_theHandShowsOnlyWhatItsPlayerDecides(row) {
        play();
        test.anna.net.handOnly = true;
        open(test.anna, "table", 1);
        test.window.width = row.width;
        test.window.height = row.height;
        settle();
        compare(test.window.width, row.width);
        verify(live().handOnly);
        verify(!live().board.visible && !live().opponents.visible);
        verify(live().hand.count > 0);
        verify(live().slotsRow.visible);
        // On the small one, cards rise to be read.
        if (row.height >= 600)
            for (let card = 0; card < live().hand.count; ++card) verify(inside(live().hand.itemOf(card)), "card " + card);
        for (const part of [live().idle.visible ? live().idle : live().combat, live().self, live().slotsRow]) verify(inside(part), part);
        everythingHasAName();
        // Back to the whole table, by the menu.
        keyClick(Qt.Key_Escape);
        press("Show the whole table");
        tryVerify(() => live().board.visible && live().opponents.visible);
        verify(!test.anna.net.handOnly);
    }

    function test_theMenuHasItsPlacesAndThePaceIsTheTables() {
        play();
        open(test.anna, "table", 1);
        keyClick(Qt.Key_Plus);
        tryVerify(() => says("bots keep one pace, which its owner chooses"));
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        const menu = test.shown(one => one.noSaving !== undefined)[0];
        compare(menu.entries.map(one => one.key).join(), "on,saves,takeBack,handOnly,rules,keys,settings,away,quit,giveUp");
        verify(menu.entries[1].whyNot !== "");
        compare(menu.entries[3].whyNot, "");
    }

    function test_theWayToAHandIsOnThePageOfTheNetwork() {
        test.anna = Lan.machine("anna");
        open(test.anna, "net", 1);
        const toggle = test.shown(one => one.objectName === "handOnly")[0];
        toggle.forceActiveFocus();
        keyClick(Qt.Key_Return);
        verify(test.anna.net.handOnly);
        compare(test.window.minimumWidth, 480);
    }
}
