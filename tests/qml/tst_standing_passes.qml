import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Pages
import Kickdoor.Play
import "items.js" as Items

// What a player wants to be passed for: asked for, seen, and revoked, by pointer and by keyboard.
TestCase {
    id: test

    name: "StandingPasses"
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

    // Ann fights and would win; Bob and Cid may interfere.
    function open(bots: var) {
        test.session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            doorDeck: ["drooling-slime"], players: [{name: "Ann", level: 5, hand: []}, {name: "Bob", hand: ["baby"]},
            {name: "Cid", hand: ["ancient"]}]}), bots);
        compare(Tables.error(), "");
        test.page = maker.createObject(test, {navigator: navigator, session: test.session, width: test.width, height: test.height});
        test.page.forceActiveFocus();
        tryVerify(() => test.session.game.players.count > 0);
        Items.settle(test, test.page);
    }

    function fight() {
        press("I am Ann");
        press("Kick open the door");
        press("Fight!");
        tryVerify(() => button("Pass for Bob and Cid") !== null);
        test.page.forceActiveFocus();
    }

    function press(text: string) {
        Items.press(test, test.page, text);
    }

    function button(text: string): var {
        return Items.find(test.page, one => one.visible && one.text === text && one.clicked !== undefined)[0] ?? null;
    }

    function toggle(text: string): var {
        return Items.steady(test, () => Items.find(test.page, one => one.visible && one.text === text && one.flip !== undefined)[0] ?? null, text);
    }

    function dialog(): var {
        return Items.find(test.page, one => one.visible && one.seating !== undefined && one.begin !== undefined)[0] ?? null;
    }

    function notes(): var {
        return Items.find(test.page, one => one.visible && one.revoke !== undefined);
    }

    function noted(): var {
        return notes().map(one => one.text);
    }

    function test_among_bots_the_game_goes_on_until_the_own_turn() {
        open(["Ann", "Cid"]);
        keyClick(Qt.Key_N);
        tryVerify(() => dialog() !== null);
        mouseClick(toggle("Not before my next turn"));
        tryCompare(test.session.presentation.seating.standing, "count", 1);
        keyClick(Qt.Key_Escape);
        tryVerify(() => dialog() === null);
        tryVerify(() => test.session.game.table.activeName === "Bob", 30000);
        tryVerify(() => notes().length === 0);
        verify(!test.session.presentation.seating.bar);
    }

    function test_a_card_named_does_not_ask() {
        open(["Ann", "Cid"]);
        tryVerify(() => button("Let it stand") !== null, 30000);
        press("When to ask …");
        tryVerify(() => dialog() !== null);
        mouseClick(toggle("Baby"));
        tryVerify(() => !test.session.presentation.seating.bar);
        press("Close");
        tryCompare(test.session.game.combat, "on", false, 30000);
        compare(noted(), ["Not asked about Baby"]);
        mouseClick(Items.steady(test, () => notes()[0], "the note"));
        tryVerify(() => notes().length === 0);
    }

    function test_at_one_screen_each_has_the_own_wishes() {
        open([]);
        fight();
        keyClick(Qt.Key_N);
        tryVerify(() => dialog() !== null);
        press("Bob");
        mouseClick(toggle("Only when I am concerned, for the whole game"));
        press("Close");
        tryVerify(() => button("Pass for Cid") !== null);
        compare(noted(), ["Bob is asked only when concerned"]);
        const chip = Items.find(test.page, one => one.visible && one.standing === "Bob has passed")[0];
        verify(Items.find(chip, one => one.iconName === "fast-forward-button").length > 0, "not by himself");
        // By keyboard.
        notes()[0].forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryVerify(() => notes().length === 0);
        compare(test.session.presentation.seating.barNames, "Cid");
    }

    // The way to them, and each of them.
    function test_no_banner_covers_them_data() {
        const rows = [];
        for (const size of [[1280, 800], [1600, 1000]])
            for (const scale of [1, 2])
                for (const text of ["<b>Bob</b> helps.", "<b>Bob</b> played <b>Lose Two Cards</b> on <b>Ann</b>, who has to part with two of them now"])
                    rows.push({tag: size.join("x") + " at " + scale + ": " + text.length, size: size, scale: scale, text: text});
        return rows;
    }
    function test_no_banner_covers_them(row) {
        Theme.textScale = row.scale;
        test.width = row.size[0];
        test.height = row.size[1];
        open(["Ann", "Cid"]);
        keyClick(Qt.Key_N);
        tryVerify(() => dialog() !== null);
        mouseClick(toggle("Not before my next turn"));
        tryCompare(test.session.presentation.seating.standing, "count", 1);
        keyClick(Qt.Key_Escape);
        test.session.presentation.effects.banner("fight", row.text);
        const banner = Items.find(test.page, one => one.tones !== undefined && one.show !== undefined)[0];
        tryVerify(() => banner.opacity > 0.3);
        const notes = Items.find(test.page, one => one.standing !== undefined && one.passingWanted !== undefined && one.spacing !== undefined)[0];
        const one = banner.mapToItem(test.page, 0, 0, banner.width, banner.height), other = notes.mapToItem(test.page, 0, 0, notes.width, notes.height);
        verify(one.bottom <= other.top || one.top >= other.bottom || one.right <= other.left || one.left >= other.right, one + " over " + other);
        Theme.textScale = 1;
        test.width = 1280;
        test.height = 800;
    }

    function test_a_closed_hand_lists_no_cards() {
        open([]);
        fight();
        keyClick(Qt.Key_N);
        tryVerify(() => dialog() !== null);
        press("Bob");
        toggle("Not before my next turn");
        // What concerns everybody is listed: two wishes, and rolls of the others.
        compare(Items.find(dialog(), one => one.visible && one.flip !== undefined).length, 3);
    }
}
