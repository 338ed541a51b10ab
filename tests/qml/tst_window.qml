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

    // A start left the page before on the screen for a second, or nothing.
    function test_theBareTableIsThereAtOnce() {
        test.open(Tables.fresh());
        test.window.page = "start";
        Items.settle(test, test.window.contentItem);
        const bare = () => test.first(one => one.text === "The table is being laid …" && one.visible);
        verify(bare() === null);
        test.window.page = "table";
        verify(bare() !== null, "before the table is made");
        tryVerify(() => test.first(one => one.elsewhere !== undefined && one.live !== undefined) !== null);
        verify(bare() !== null, "nobody sits at it");
    }

    // Two bots played whole turns while a lone person read the rules.
    function test_theGameWaitsBehindAPage_data() { return [{tag: "rules"}, {tag: "saves"}]; }
    function test_theGameWaitsBehindAPage(row) {
        const session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Bob", phase: "arrange",
            players: [{name: "Ann", hand: ["elf"]}, {name: "Bob", hand: []}, {name: "Cid", hand: []}]}), ["Bob", "Cid"]);
        session.presentation.presenter.speed = 0;
        session.botMillis = 600000;
        test.open(session);
        if (row.tag === "rules") test.window.showRules("");
        else test.window.go("saves");
        Items.settle(test, test.window.contentItem);
        const told = session.presentation.log.count;
        session.botMillis = 50;
        wait(700);
        compare(session.presentation.log.count, told, "nobody plays");
        keyClick(Qt.Key_Escape);
        tryVerify(() => session.presentation.log.count > told, 5000, "the game goes on");
    }

    // The next turn of a bot took that word away.
    function test_theTableSaysUnderWhichNameAGameWasSaved() {
        test.open(Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            players: [{name: "Ann", hand: ["elf"]}, {name: "Bob", hand: []}, {name: "Cid", hand: []}]}), ["Bob", "Cid"]));
        test.window.go("saves");
        Items.settle(test, test.window.contentItem);
        const field = test.first(one => one.visible && one.placeholderText !== undefined);
        verify(field);
        field.text = "Friday night";
        Items.press(test, test.window.contentItem, "Save");
        tryVerify(() => test.first(one => one.elsewhere !== undefined && one.live !== undefined && one.visible) !== null);
        const word = () => test.first(one => one.visible && String(one.text ?? "").includes("Saved as “Friday night”."));
        tryVerify(() => word() !== null);
        const screen = test.first(one => one.elsewhere !== undefined && one.live !== undefined);
        screen.live.reason.turn += 1;
        verify(word() !== null, "it is not about the turn");
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
        settings.keepWindow({x: 0, y: 30, width: Screen.width, height: 640, state: "normal"});
        begin();
        compare(test.window.width, Screen.width);
        compare(test.window.height, 640);
        test.window.height = 660;
        tryVerify(() => settings.window.height === 660, 5000, "it is kept a moment later");
        compare(settings.window.state, "normal");
        test.window.showMaximized();
        tryVerify(() => settings.window.state === "maximized");
        compare(settings.window.height, 660, "its size when it is not maximized");
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

    // At twice the scale the window of a first start was twice as large as the screen, and so it was kept.
    function test_theWindowIsNeverLargerThanTheScreen_data() {
        return [{tag: "first start", kept: {}}, {tag: "another screen", kept: {x: 40, y: 30, width: 5120, height: 2880, state: "normal"}},
                {tag: "maximized there", kept: {x: 40, y: 30, width: 5120, height: 2880, state: "maximized"}}];
    }

    function test_theWindowIsNeverLargerThanTheScreen(row) {
        const settings = Tables.settings();
        settings.keepWindow(row.kept);
        test.window = maker.createObject(null, {session: Tables.fresh(), settings: settings, settingPages: Tables.settingPages()});
        Items.settle(test, test.window.contentItem);
        const fits = (one, what) => {
            verify(one.width > 0 && one.width <= Screen.desktopAvailableWidth, what + ": " + one.width + " of " + Screen.desktopAvailableWidth);
            verify(one.height > 0 && one.height <= Screen.desktopAvailableHeight, what + ": " + one.height + " of " + Screen.desktopAvailableHeight);
        };
        fits(test.window, "the window");
        fits({width: test.window.minimumWidth, height: test.window.minimumHeight}, "the least size");
        test.window.height = test.window.height - 1;
        tryVerify(() => settings.window.state !== undefined && settings.window.width <= Screen.width && settings.window.height <= Screen.height, 5000, "what is kept fits");
        settings.keepWindow({});
    }

    function test_f11FillsTheScreenAndBack() {
        test.open(Tables.fresh());
        test.window.requestActivate();
        tryVerify(() => test.window.active);
        const before = test.window.visibility;
        verify(before !== Window.FullScreen);
        keyClick(Qt.Key_F11);
        tryCompare(test.window, "visibility", Window.FullScreen);
        keyClick(Qt.Key_F11);
        tryVerify(() => test.window.visibility !== Window.FullScreen);
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
    SignalSpy { id: photographed; signalName: "photoAsked" }

    // It had the viewer's own table, without a name, and the fight that was over.
    function test_aPhotoShowsTheWinnersTable() {
        test.open(Tables.watch(100000));
        test.window.showResult();
        const page = test.first(one => one.series !== undefined && one.reading !== undefined);
        verify(page !== null);
        tryVerify(() => !page.reading && page.winners.length === 1, 60000);
        const shown = () => Items.find(page.tables, one => one.text !== undefined && one.visible).map(one => one.text);
        compare(shown().length, 0, "only for the photo");
        photographed.target = test.window;
        photographed.clear();
        page.photoRequested();
        tryVerify(() => shown().length > 0);
        const winner = page.winners[0];
        verify(shown().includes(winner.name), "whose table it is");
        const words = shown().find(text => text.includes(winner.identity));
        verify(words.includes("Level " + winner.level), words);
        const items = winner.play.items;
        verify(items.count > 0);
        const cards = Items.find(page.tables, one => one.cardWidth !== undefined && one.card?.cardId !== undefined).map(one => one.card.cardId);
        for (let row = 0; row < items.count; ++row) verify(cards.includes(items.at(row).cardId), "Item " + row);
        compare(cards.filter(id => id < 0).length, 0, "nothing face down");
        tryCompare(photographed, "count", 1, 20000);
        compare(shown().length, 0);
    }
}
