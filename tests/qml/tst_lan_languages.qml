import QtQuick
import QtTest
import Kickdoor.Testing
import "faults.js" as Faults

// The network's pages in every language that is shipped, and in one that shows what was not translated: nothing is cut off, as
// large as text may be set.
LanTable {
    id: test

    name: "LanLanguages"

    // Players, tables, codes, and the words by which lists are joined.
    readonly property var names: ["Hanna", "Anna", "Bert", "Living room", "Hello", "Kickdoor", "and", "or"]
    property var found: []

    function rows(): var {
        const rows = [];
        for (const code of Tables.languages())
            for (const scale of [1, 2]) rows.push({tag: code + " at " + scale * 100 + " %", code: code, scale: scale});
        return rows;
    }

    function look(where: string, code: string) {
        test.settle();
        const own = test.names.concat([test.hanna.net.host.code]).concat(Array.from(test.hanna.net.host.others).map(one => one.code));
        const seen = Faults.inWindow(test.window, code === "qps" ? text => Tables.untranslated(text, own) : null);
        verify(seen.texts > 1, where + " shows nothing");
        for (const fault of seen.faults) test.found.push(where + ": " + fault);
    }

    function none() {
        verify(test.found.length === 0, "\n" + Array.from(new Set(test.found)).join("\n"));
    }

    function test_beforeTheGame_data() { return test.rows(); }
    function test_beforeTheGame(row) {
        test.found = [];
        Tables.speak(row.code);
        gather();
        const carl = Lan.machine("carl");
        open(carl, "net", row.scale);
        carl.look();
        tryVerify(() => says("Living room"), 20000);
        carl.net.rememberName("Bert");
        look("find", row.code);
        test.window.go("host");
        look("host", row.code);
        test.window.go("net");
        carl.net.join("Carl", test.hanna.code(), "0000", false);
        tryVerify(() => carl.net.client.trouble !== "", 20000);
        look("wrong PIN", row.code);
        test.bert.net.client.setReady(true);
        test.bert.net.client.say("Hello");
        tryVerify(() => test.hanna.net.client.chat.unread > 0, 20000);
        open(test.hanna, "lobby", row.scale);
        look("the host's lobby", row.code);
        open(test.anna, "lobby", row.scale);
        look("a guest's lobby", row.code);
        none();
    }

    function test_inTheGame_data() { return test.rows(); }
    function test_inTheGame(row) {
        test.found = [];
        Tables.speak(row.code);
        begin();
        open(test.hanna, "table", row.scale);
        test.anna.net.client.showHand(1, 0);
        tryVerify(() => test.shown(one => one.offered !== undefined && one.offered !== null).length > 0, 20000);
        look("a hand is offered", row.code);
        test.anna.net.client.say("Hello");
        tryVerify(() => says("Hello"), 20000);
        look("somebody speaks", row.code);
        Lan.drop(test.bert);
        test.bert = null;
        tryVerify(() => test.hanna.net.client.seats.waitedFor.length === 1, 20000);
        look("a seat waits", row.code);
        for (let i = 0; i < 4000 && !test.hanna.net.client.vote.open; ++i) {
            test.hanna.act();
            test.anna.act();
            wait(5);
        }
        look("the vote", row.code);
        test.hanna.net.client.vote.say("end");
        test.anna.net.client.vote.say("end");
        tryVerify(() => test.hanna.net.client.verdict.result === "good", 20000);
        tryCompare(test.window, "page", "winner", 20000);
        settle();
        look("the verdict", row.code);
        none();
    }
}
