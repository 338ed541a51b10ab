import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Window
import "faults.js" as Faults
import "items.js" as Items

// Every page in every language that is shipped, and in one that shows what was not translated: nothing is cut off, as large
// as text may be set.
TestCase {
    id: test

    name: "Languages"
    when: windowShown
    width: 100
    height: 100
    visible: true

    // Players, and the words by which lists are joined: those come from the library that knows the real languages.
    readonly property var names: [...Tables.settingPages().look.at(0).words.join(" ").split(" "), "Ann", "Bob", "Cid", "elf", "Kickdoor", "OpenGL", "and", "or"]
    property var window: null
    property Session session: null
    property var found: []

    Component { id: maker; Main {} }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type/);
    }

    function cleanup() {
        if (test.window) test.window.destroy();
        test.window = null;
        test.session = null;
        wait(0);
        Tables.clear();
        Tables.speak("en");
    }

    function open(session: Session, scale: real) {
        test.session = session;
        test.window = maker.createObject(null, {session: session, settings: Tables.settings(), settingPages: Tables.settingPages(), askedSize: "1280x800",
            askedTextScale: scale, hurried: true, page: session.playing ? "table" : "start"});
        test.settle();
    }

    function settle() {
        Items.settle(test, test.window.contentItem);
    }

    function look(where: string, inPseudo: bool) {
        test.settle();
        const seen = Faults.inWindow(test.window, inPseudo ? text => Tables.untranslated(text, test.names) : null);
        verify(seen.texts > 1, where + " shows nothing");
        for (const fault of seen.faults) test.found.push(where + ": " + fault);
    }

    function rows(): var {
        const rows = [];
        for (const code of Tables.languages())
            for (const scale of [1, 2]) rows.push({tag: code + " at " + scale * 100 + " %", code: code, scale: scale});
        return rows;
    }

    function first(accept: var): var {
        return Items.find(test.window.contentItem, accept)[0] ?? null;
    }

    function box(item: var): rect {
        return item.mapToItem(test.window.contentItem, 0, 0, item.width, item.height);
    }

    // What stands one below the other, in one panel, and the buttons in one row.
    function keepApart(where: string, upper: var, lower: var) {
        if (box(upper).bottom > box(lower).top + 1) test.found.push(where + ": the upper part goes to " + box(upper).bottom + ", the lower begins at " + box(lower).top);
        const buttons = Items.find(lower, one => one.actionKey !== undefined && one.visible).map(one => box(one));
        verify(buttons.length > 1);
        buttons.forEach((one, index) => {
            for (const other of buttons.slice(index + 1))
                if (one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1)
                    test.found.push(where + ": one button covers another");
        });
    }

    function none() {
        verify(test.found.length === 0, "\n" + Array.from(new Set(test.found)).join("\n"));
    }

    function lay(table: var, ann: var): Session {
        const all = Object.assign({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            players: [Object.assign({name: "Ann"}, ann), {name: "Bob", level: 3, hand: ["mate", "elf"], inPlay: ["wizard"]}, {name: "Cid", hand: []}]}, table);
        const session = Tables.set(JSON.stringify(all), ["Bob", "Cid"]);
        compare(Tables.error(), "");
        return session;
    }

    function test_pagesBesideTheTable_data() { return test.rows(); }
    function test_pagesBesideTheTable(row) {
        test.found = [];
        Tables.speak(row.code);
        test.open(Tables.fresh(), row.scale);
        const pseudo = row.code === "qps";
        look("start", pseudo);
        for (const page of ["setup", "saves", "gallery"]) {
            test.window.go(page);
            if (page === "gallery") tryVerify(() => test.session.menu.gallery.total > 0, 20000);
            look(page, pseudo);
        }
        test.window.showSettings();
        const settings = test.first(one => one.settings !== undefined && one.closed !== undefined && one.parts !== undefined);
        for (const part of [0, 1, 2]) {
            settings.current = part;
            look("settings " + part, pseudo);
        }
        settings.closed();
        test.window.showRules("");
        look("rules", pseudo);
        none();
    }

    function test_theTable_data() { return test.rows(); }
    function test_theTable(row) {
        test.found = [];
        Tables.speak(row.code);
        const pseudo = row.code === "qps";
        test.open(lay({doorDeck: ["drooling-slime"]}, {level: 4, hand: ["boots-of-butt-kicking", "wizard", "change-sex"],
            inPlay: ["elf", "flaming-armor", "undertakers-card"]}), row.scale);
        tryVerify(() => test.session.game.table.viewer >= 0);
        look("table", pseudo);
        const idle = test.first(one => one.keptClear !== undefined && one.reacting !== undefined);
        keepApart("table", idle.told, idle.keptClear[0]);
        const hand = Tables.card(test.session, "boots-of-butt-kicking");
        test.session.decisions.cardMoves.card = hand;
        test.session.decisions.cardMoves.menuWanted();
        look("card menu", pseudo);
        test.session.decisions.cardMoves.card = -1;
        test.session.decisions.trade.begin(1);
        look("trade", pseudo);
        test.session.decisions.trade.cancel();
        test.session.decisions.sale.begin();
        look("sale", pseudo);
        test.session.decisions.sale.cancel();
        none();
    }

    function test_theFight_data() { return test.rows(); }
    function test_theFight(row) {
        test.found = [];
        Tables.speak(row.code);
        const pseudo = row.code === "qps";
        test.open(lay({phase: "kickOpenDoor", doorDeck: ["drooling-slime"]}, {level: 1, hand: ["boots-of-butt-kicking"], inPlay: ["elf"]}), row.scale);
        tryVerify(() => test.session.game.table.viewer >= 0);
        verify(test.session.decisions.actions.trigger("kickOpenDoor"),
               JSON.stringify(test.session.decisions.actions.buttons));
        tryVerify(() => test.session.game.combat.on);
        look("fight", pseudo);
        const panel = test.first(one => one.keptClear !== undefined && one.openParts !== undefined);
        keepApart("fight", panel.keptClear[0], panel.keptClear[1]);
        test.session.presentation.effects.banner("fight", "<b>Ann</b> " + test.session.decisions.actions.advice + " " + test.session.decisions.actions.advice);
        const banner = test.first(one => one.tones !== undefined && one.show !== undefined);  // gone soon, but it keeps its place
        tryVerify(() => banner.Accessible.name !== "");
        settle();
        if (box(banner).left < 0 || box(banner).right > test.window.width) test.found.push("the banner leaves the window");
        if (box(banner).top < box(panel.keptClear[0]).bottom && box(banner).right > box(panel).left && box(banner).left < box(panel).right && row.scale === 2)
            test.found.push("the banner covers the sums");
        test.session.decisions.bargain.ask();
        look("bargain", pseudo);
        test.session.decisions.bargain.cancel();
        none();
    }

    function test_theReplay_data() { return test.rows(); }
    function test_theReplay(row) {
        test.found = [];
        Tables.speak(row.code);
        const pseudo = row.code === "qps";
        test.open(Tables.watch(), row.scale);
        tryVerify(() => test.session.replay.open && test.window.page === "table", 20000);
        look("replay", pseudo);
        test.session.replay.view = 0;
        test.session.replay.nextFight();
        tryVerify(() => test.session.game.combat.on && test.session.game.table.viewer === 0, 20000);
        look("fight in a replay", pseudo);
        none();
    }
}
