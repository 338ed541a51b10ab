import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Pages
import Kickdoor.Play
import "items.js" as Items

// The menu over the table: each entry has its place in every situation, and says why it cannot be chosen.
TestCase {
    id: test

    name: "GameMenu"
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
        Theme.reducedMotion = false;
    }

    function open() {
        test.page = maker.createObject(test, {navigator: navigator, session: test.session, width: test.width, height: test.height});
        test.page.forceActiveFocus();
        tryVerify(() => test.session.game.players.count > 0);
        test.page.menu(true);
    }

    function keys(): string {
        return test.page.entries.map(one => one.key).join();
    }

    function why(key: string): string {
        return test.page.entries.find(one => one.key === key).whyNot ?? "";
    }

    function button(text: string): var {
        return Items.find(test.page, one => one.visible && one.text === text && one.clicked !== undefined)[0] ?? null;
    }

    function test_aGameAtThisScreen() {
        test.session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            players: [{name: "Ann"}, {name: "Bob"}, {name: "Cid"}]}), ["Bob", "Cid"]);
        compare(Tables.error(), "");
        open();
        compare(keys(), "on,saves,takeBack,handOnly,rules,keys,settings,leave,quit");
        compare(why("saves"), "");
        verify(why("takeBack") !== "");
        verify(why("handOnly").includes("Host a table"), "the way to a hand on a device of its own");
        tryVerify(() => button("Show only my hand") !== null);
        verify(!button("Show only my hand").allowed);
        verify(button("Show only my hand").Accessible.description.includes("Host a table"));
        for (const entry of test.page.entries) {
            const made = button(entry.text);
            verify(made !== null && made.mapToItem(test.page, 0, made.height).y <= test.height, entry.text);
        }
        const frame = Items.find(test.page, one => one.keptClear !== undefined && one.preferredWidth !== undefined && one.visible)[0].keptClear[0];
        const made = button("Continue"), at = made.mapToItem(frame, 0, 0);
        fuzzyCompare(at.x, frame.width - at.x - made.width, 1, "in the middle");
    }

    function test_aLessonHasTheSamePlaces() {
        test.session = Tables.fresh();
        test.session.presentation.presenter.speed = 0;
        verify(test.session.learn());
        open();
        compare(keys(), "on,again,takeBack,handOnly,rules,keys,settings,leave,quit");
        compare(new Set(test.page.entries.map(one => one.icon)).size, test.page.entries.length, "each has its own pictogram");
        for (const key of ["takeBack", "handOnly"]) verify(why(key) !== "", key);
    }
}
