import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Window
import "items.js" as Items

// The window: pages over the current one.
TestCase {
    id: test

    name: "Window"
    when: windowShown
    width: 100
    height: 100
    visible: true

    property var window: null

    Component { id: maker; Main {} }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type/);
    }

    function cleanup() {
        if (test.window) test.window.destroy();
        test.window = null;
        wait(0);
        Tables.clear();
    }

    function open(session: Session) {
        test.window = maker.createObject(null, {session: session, settings: Tables.settings(), settingPages: Tables.settingPages(),
            askedSize: "1280x800", askedTextScale: 2, hurried: true, page: "table"});
        Items.settle(test, test.window.contentItem);
    }

    function first(accept: var): var {
        return Items.find(test.window.contentItem, accept)[0] ?? null;
    }

    function holds(page: var, item: var): bool {
        for (let one = item; one; one = one.parent) if (one === page) return true;
        return false;
    }

    // A curtain that falls behind the settings once took the keyboard: neither Tab nor Escape did anything.
    function test_nothingBehindTheSettingsTakesTheKeyboard_data() { return [{tag: "settings"}, {tag: "rules"}]; }
    function test_nothingBehindTheSettingsTakesTheKeyboard(row) {
        test.open(Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            players: [{name: "Ann", hand: ["elf"]}, {name: "Bob", hand: []}, {name: "Cid", hand: []}]}), ["Bob", "Cid"]));
        const table = test.first(one => one.elsewhere !== undefined && one.live !== undefined);
        verify(table);
        if (row.tag === "rules") test.window.showRules("");
        else test.window.showSettings();
        Items.settle(test, test.window.contentItem);
        const page = test.first(one => one.closed !== undefined && (one.parts !== undefined || one.chapters !== undefined));
        verify(page);
        verify(test.holds(page, test.window.activeFocusItem), "the page has the keyboard");
        table.forceActiveFocus();
        verify(test.holds(page, test.window.activeFocusItem), "and keeps it");
        keyClick(Qt.Key_Escape);
        tryVerify(() => test.first(one => one === page) === null);
        tryVerify(() => test.holds(table, test.window.activeFocusItem), 5000, "the table has it again");
    }

    function test_aKioskFillsTheScreenAndOffersNoWayOut_data() { return [{tag: "kiosk", kiosk: true}, {tag: "window", kiosk: false}]; }
    function test_aKioskFillsTheScreenAndOffersNoWayOut(row) {
        test.window = maker.createObject(null, {session: Tables.fresh(), settings: Tables.settings(), settingPages: Tables.settingPages(),
            askedSize: row.kiosk ? "" : "1280x800", kiosk: row.kiosk});
        Items.settle(test, test.window.contentItem);
        compare(test.window.visibility === Window.FullScreen, row.kiosk);
        const start = test.first(one => one.entries !== undefined);
        for (const key of ["quit", "manual"])
            compare(start.entries.some(one => one.key === key), !row.kiosk, key);
        verify(start.entries.some(one => one.key === "setup"));
    }

    // The offscreen platform neither maximizes nor tells positions, so what the settings hold decides.
    function test_theWindowComesBackAsItWas() {
        const settings = Tables.settings();
        const begin = () => {
            test.window = maker.createObject(null, {session: Tables.fresh(), settings: settings, settingPages: Tables.settingPages()});
            Items.settle(test, test.window.contentItem);
        };
        settings.keepWindow({x: 40, y: 30, width: 1000, height: 640, state: "normal"});
        begin();
        compare(test.window.width, 1000);
        compare(test.window.height, 640);
        test.window.width = 1020;
        tryVerify(() => settings.window.width === 1020, 5000, "it is kept a moment later");
        compare(settings.window.state, "normal");
        test.window.showMaximized();
        tryVerify(() => settings.window.state === "maximized");
        compare(settings.window.width, 1020, "its size when it is not maximized");
        test.window.destroy();
        wait(0);
        begin();
        tryCompare(test.window, "visibility", Window.Maximized);
        test.window.destroy();
        wait(0);
        settings.keepWindow({x: 90000, y: 30, width: 1000, height: 640, state: "normal"});
        begin();
        verify(test.window.x < 80000, "never out of sight");
        settings.keepWindow({});
    }

    // Leaving a page completes it, and it took the keyboard from the table before it went: no key did anything.
    function test_aPageThatIsLeftWhileItIsMadeLeavesTheKeyboardToTheTable() {
        test.open(Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            players: [{name: "Ann", hand: ["elf"]}, {name: "Bob", hand: []}, {name: "Cid", hand: []}]}), ["Bob", "Cid"]));
        test.window.go("winner");
        const making = () => test.first(one => one.winners !== undefined && one.reading !== undefined);
        tryVerify(() => making() !== null);
        test.window.go("table");
        Items.settle(test, test.window.contentItem);
        compare(making(), null);
        const table = test.first(one => one.elsewhere !== undefined && one.live !== undefined);
        verify(test.holds(table, test.window.activeFocusItem), "the keyboard is at " + test.window.activeFocusItem);
    }

    // The end of the game flashed up at the table while the result was being loaded.
    function test_aReplayGivesWayToItsResultAtOnce() {
        test.open(Tables.watch(60));
        const table = () => test.first(one => one.elsewhere !== undefined && one.live !== undefined && one.visible);
        tryVerify(() => table() !== null);
        test.window.showResult();
        compare(test.window.page, "winner");
        compare(table(), null);
    }

    // For a moment it had the Levels of the turn that was watched last, and no winner.
    function test_aResultShowsNothingBeforeTheEndIsRead() {
        test.open(Tables.watch(60));
        const replay = test.window.session.replay;
        verify(replay.position < replay.length);
        test.window.showResult();
        const page = test.first(one => one.series !== undefined && one.reading !== undefined);
        verify(page !== null);
        verify(page.reading);
        tryVerify(() => !page.reading, 20000);
        compare(replay.position, replay.length);
    }
}
