import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Pages
import Kickdoor.Play
import "items.js" as Items

// A hint at the table: by button and by key, followed or put away.
TestCase {
    id: test

    name: "Hint"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    property TablePage page: null
    property Session session: null
    readonly property HintModel hint: test.session?.decisions.hint ?? null

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
        Theme.highContrast = false;
        Theme.reducedMotion = false;
    }

    // Ann has the turn and plays alone among bots.
    function open(hand: var) {
        test.session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            doorDeck: ["drooling-slime"], players: [{name: "Ann", level: 5, hand: hand ?? ["baby", "go-up-a-level"], inPlay: ["boots-of-butt-kicking"]}, {name: "Bob", hand: ["ancient"]},
                                                    {name: "Cid", hand: []}]}), ["Bob", "Cid"]);
        compare(Tables.error(), "");
        test.session.presentation.presenter.speed = 0;
        test.page = maker.createObject(test, {navigator: navigator, session: test.session, width: test.width, height: test.height});
        test.page.forceActiveFocus();
        tryVerify(() => test.session.game.players.count > 0);
        Items.settle(test, test.page);
    }

    function rows(): var {
        return Items.find(test.page, one => one.visible && one.objectName === "hintRow");
    }

    // A press on the dialog reached the card below it, which was then dragged to the table and played.
    function test_no_card_is_dragged_behind_it() {
        open();
        const card = Items.find(test.page, one => one.visible && one.draggable === true && one.dragging === false)[0];
        verify(card);
        const at = card.mapToItem(test.page, card.width / 2, 40);
        const pull = () => {
            mousePress(test.page, at.x, at.y);
            for (let step = 1; step <= 12; ++step) mouseMove(test.page, at.x - step * 4, at.y - step * 20);
            const dragged = card.dragging;
            mouseRelease(test.page, at.x - 48, at.y - 240);
            return dragged;
        };
        keyClick(Qt.Key_I);
        tryVerify(() => rows().length > 1, 20000);
        verify(!pull(), "behind the dialog");
        if (test.hint.on) keyClick(Qt.Key_Escape);
        tryVerify(() => rows().length === 0);
        wait(Theme.lull);
        verify(pull(), "and without it");
    }

    function test_the_key_opens_it_with_all_moves_and_escape_puts_it_away() {
        open();
        keyClick(Qt.Key_I);
        verify(test.hint.on);
        tryVerify(() => rows().length > 1, 20000);
        Items.settle(test, test.page);
        tryVerify(() => rows()[0].activeFocus);
        for (const row of rows()) {
            verify(row.Accessible.name.includes(row.text));
            verify(/\d%/.test(row.Accessible.name), row.Accessible.name);
            verify(row.height >= Theme.touch);
        }
        verify(rows().some(one => one.text === "Kick open the door"));
        keyClick(Qt.Key_Escape);
        tryVerify(() => rows().length === 0);
        verify(!test.hint.on);
        compare(test.session.game.table.phase, "arrange");
        tryVerify(() => test.page.activeFocus);
    }

    // In high contrast a yellow bar lay on white.
    function test_the_end_of_a_chance_is_seen_data() { return [{tag: "usual", contrast: false}, {tag: "high contrast", contrast: true}]; }
    function test_the_end_of_a_chance_is_seen(data) {
        Theme.highContrast = data.contrast;
        open();
        keyClick(Qt.Key_I);
        tryVerify(() => rows().length > 1, 20000);
        Items.settle(test, test.page);
        for (const track of Items.find(test.page, one => one.visible && one.objectName === "chanceTrack")) {
            const share = track.children[0];
            verify(Theme.contrast(track.color, share.color) >= 3, track.color + " and " + share.color);
        }
    }

    function test_the_button_opens_it_and_a_row_makes_its_move() {
        open();
        Items.press(test, test.page, "Hint");
        tryVerify(() => rows().length > 1, 20000);
        const kick = Items.steady(test, () => rows().find(one => one.text === "Kick open the door"), "the move");
        mouseClick(kick);
        tryVerify(() => test.session.game.combat.on);
        verify(!test.hint.on);
        compare(rows().length, 0);
    }

    function test_it_fits_at_twice_the_text() {
        Theme.textScale = 2;
        open();
        keyClick(Qt.Key_I);
        tryVerify(() => rows().length > 1, 20000);
        Items.settle(test, test.page);
        for (const row of rows()) {
            for (const text of Items.find(row, one => one.visible && one.paintedWidth !== undefined))
                verify(text.paintedWidth <= text.width + 1, text.text);
        }
    }

    // Where the rows scroll, their upper and lower edges and both sides of the ring stay in sight.
    function test_the_ring_of_a_row_is_not_cut() {
        Theme.textScale = 2;
        open(["kneepads-of-allure", "thief", "change-sex", "go-up-a-level"]);
        keyClick(Qt.Key_I);
        tryVerify(() => rows().length > 3, 20000);
        Items.settle(test, test.page);
        tryVerify(() => rows()[0].activeFocus);
        let pane = rows()[0].parent;
        while (pane.contentY === undefined) pane = pane.parent;
        verify(pane.clip, "they scroll");
        for (let n = 0; n < rows().length; ++n) {
            const row = rows().find(one => one.activeFocus), ring = Items.find(row, one => one.visible && one.shown === true && one.border !== undefined)[0];
            const at = ring.mapToItem(pane, 0, 0, ring.width, ring.height);
            verify(at.left >= 0 && at.right <= pane.width && at.top >= 0 && at.bottom <= pane.height, row.text + ": " + at + " in " + pane.width + " x " + pane.height);
            keyClick(Qt.Key_Tab);
        }
    }

    function test_the_game_moves_on_and_the_hint_goes() {
        open();
        keyClick(Qt.Key_I);
        verify(test.hint.on);
        verify(test.session.decisions.actions.trigger("kickOpenDoor"));
        tryVerify(() => !test.hint.on);
    }
}
