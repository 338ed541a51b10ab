import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Play
import "items.js" as Items

// At 200 % in a window of the usual size: what is asked, and how many cards are too many, stay in sight while the rest scrolls.
TestCase {
    id: test

    name: "LargeText"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    property TableScreen screen: null
    property Session session: null

    Component { id: maker; TableScreen {} }
    Component {
        id: curtains

        CurtainScreen {
            width: 1280; height: 800; name: "Marieke"; reason: "James asks for your help."; held: true; recapMore: 6
            recap: ["<b>James</b> took <b>Tie-Breaker</b> from <b>Marieke</b>.", "<b>James</b> sold <b>Dagger of Being Elsewhere</b> and <b>Sandals of Hasty Retreat</b>.",
                    "<b>James</b> went up to Level 8.", "<b>James</b> fights <b>Enormous Small Dog</b>.", "<b>James</b> asked <b>Marieke</b> for help in exchange for 1 Treasure (the fighter picks)."]
        }
    }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type|Insufficient arguments/);
        Theme.reducedMotion = true;
        Theme.textScale = 2;
        mouseMove(test, 1, 1);
    }

    function cleanup() {
        if (test.screen) test.screen.destroy();
        test.screen = null;
        test.session = null;
        wait(0);
        Tables.clear();
        Theme.reducedMotion = false;
        Theme.textScale = Theme.scale = 1;
    }

    function lay(table: var, ann: var, bots: var) {
        const all = Object.assign({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            players: [Object.assign({name: "Ann"}, ann), {name: "Bob", hand: ["baby"]}, {name: "Cid", hand: ["ancient"]}]}, table);
        test.session = Tables.set(JSON.stringify(all), bots);
        compare(Tables.error(), "");
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        tryVerify(() => test.session.game.table.viewer >= 0 || test.session.presentation.seating.curtain);
        Items.settle(test, test.screen);
    }

    function isInside(item: var, area: var): bool {
        const at = item.mapToItem(area, 0, 0, item.width, item.height);
        return at.top >= -1 && at.bottom <= area.height + 1 && at.left >= -1 && at.right <= area.width + 1;
    }

    // Two of five were told, beside empty cloth.
    function test_behindTheCurtainMostOfTheNewsIsTold() {
        Theme.scale = 0.8;
        const curtain = createTemporaryObject(curtains, test);
        const told = Items.find(curtain, one => one.modelData !== undefined && one.visible && curtain.recap.includes(one.text));
        compare(told.length, 4);
        for (const one of Items.find(curtain, one => one.visible && (one.text ?? "") !== "")) verify(isInside(one, curtain), one.text);
    }

    function test_tooManyCardsAreToldWhateverElseScrolls_data() { return [{tag: "no curse", curses: []}, {tag: "two curses", curses: ["chicken-on-your-head", "malign-mirror"]}]; }
    function test_tooManyCardsAreToldWhateverElseScrolls(row) {
        lay({}, {hand: ["baby", "elf", "dwarf", "boots-of-butt-kicking", "kneepads-of-allure", "flaming-armor", "tinfoil-tiara", "ancient", "thief"],
                 curses: row.curses.slice(0, 1)}, ["Bob", "Cid"]);
        const note = Items.find(test.screen, one => one.objectName === "handNote" && one.visible)[0];
        verify(note !== undefined);
        compare(note.text, "9 cards, limit 5");
        const panel = test.screen.live.self;
        verify(isInside(note, panel));
        for (let one = note.parent; one !== panel; one = one.parent) verify(one.contentY === undefined, "it does not scroll");
    }

    function test_whatAFightAsksIsInSight() {
        lay({doorDeck: ["drooling-slime"]}, {level: 5, hand: []}, []);
        Items.press(test, test.screen, "I am Ann");
        Items.press(test, test.screen, "Kick open the door");
        Items.press(test, test.screen, "Fight!");
        tryVerify(() => test.session.presentation.ready.question !== "");
        Items.settle(test, test.screen);
        const asked = Items.find(test.screen, one => one.objectName === "fightQuestion" && one.visible)[0];
        verify(asked !== undefined);
        verify(asked.text.includes("wins this fight"), asked.text);
        let pane = asked.parent;
        while (pane.contentY === undefined) pane = pane.parent;
        verify(isInside(asked, pane), "before anything scrolls");
    }
}
