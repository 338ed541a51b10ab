import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Pages
import Kickdoor.Play
import "items.js" as Items

// Taking back a move: at once, or after the table was asked.
TestCase {
    id: test

    name: "TakeBack"
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

    // Ann has the turn, an Item worn, and a monster behind the door.
    function open(bots: var) {
        test.session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            doorDeck: ["drooling-slime"], players: [{name: "Ann", level: 5, hand: ["baby"], inPlay: ["boots-of-butt-kicking"]}, {name: "Bob", hand: ["ancient"]},
                                                    {name: "Cid", hand: []}]}), bots);
        compare(Tables.error(), "");
        test.session.presentation.presenter.speed = 0;
        test.page = maker.createObject(test, {navigator: navigator, session: test.session, width: test.width, height: test.height});
        test.page.forceActiveFocus();
        tryVerify(() => test.session.game.players.count > 0);
        Items.settle(test, test.page);
    }

    // "You" would be nobody.
    function test_inABotsTurnNobodyIsToldThatTheyHaveNoMove() {
        test.session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Cid", phase: "arrange",
            doorDeck: ["drooling-slime"], players: [{name: "Ann", hand: []}, {name: "Bob", hand: []}, {name: "Cid", level: 5, hand: []}]}), ["Cid"]);
        compare(Tables.error(), "");
        test.session.presentation.presenter.speed = 1;
        test.page = maker.createObject(test, {navigator: navigator, session: test.session, width: test.width, height: test.height});
        test.page.forceActiveFocus();
        tryVerify(() => test.session.game.players.count > 0 && test.session.game.table.viewer < 0);
        const told = words => Items.find(test.page, one => one.visible && String(one.text ?? "").startsWith(words)).length;
        undo();
        tryVerify(() => told("No hand is open. A move is taken back by the player whose hand is open.") > 0);
        compare(told("You have no move"), 0);
        const entry = test.page.entries.find(one => one.key === "takeBack");
        compare(entry.whyNot, "No hand is open. A move is taken back by the player whose hand is open.");
    }

    function button(text: string): var {
        return Items.find(test.page, one => one.visible && one.text === text && one.clicked !== undefined)[0] ?? null;
    }

    function press(text: string) {
        Items.press(test, test.page, text);
    }

    function undo() {
        keyClick(Qt.Key_Z, Qt.ControlModifier);
    }

    function takeOff() {
        verify(Tables.equipped(test.session, "boots-of-butt-kicking"));
        test.session.decisions.cardMoves.card = Tables.card(test.session, "boots-of-butt-kicking");
        verify(test.session.decisions.cardMoves.drop("carried"));
        tryVerify(() => !Tables.equipped(test.session, "boots-of-butt-kicking"));
    }

    function lines(): var {
        const log = test.session.presentation.log;
        return Array.from({length: log.count}, (_, at) => log.at(at).text);
    }

    function test_a_move_that_showed_nothing_is_taken_back_by_button_and_by_key() {
        open(["Bob", "Cid"]);
        verify(!button("Take back"));
        takeOff();
        tryVerify(() => button("Take back") !== null);
        const once = Items.steady(test, () => button("Take back"), "Take back");
        mouseClick(once);
        verify(!once.activeFocus, "Enter would take back once more");
        tryVerify(() => Tables.equipped(test.session, "boots-of-butt-kicking"));
        tryVerify(() => button("Take back") === null);
        takeOff();
        tryVerify(() => button("Take back") !== null);
        test.page.forceActiveFocus();
        undo();
        tryVerify(() => Tables.equipped(test.session, "boots-of-butt-kicking"));
    }

    function dialog(): var {
        return Items.find(test.page, one => one.takeBack !== undefined && one.asked !== undefined && one.visible)[0] ?? null;
    }

    // Three people at one screen: one tap answers for them.
    function askAll() {
        open([]);
        tryVerify(() => test.session.presentation.seating.curtain);
        test.session.presentation.seating.reveal();
        tryVerify(() => !test.session.presentation.seating.curtain && test.session.game.table.viewer === 0);
        Items.settle(test, test.page);
        press("Kick open the door");
        tryVerify(() => test.session.game.combat.stage !== "");
        tryVerify(() => test.session.takeBack.may === "withLeave");
        verify(!button("Take back"));
        test.page.forceActiveFocus();
        undo();
        tryVerify(() => test.dialog() !== null);
        verify(test.dialog().subtitle.includes("Ann"));
    }

    function test_a_card_that_was_seen_needs_one_tap_for_all() {
        askAll();
        press("Agree");
        tryVerify(() => test.session.game.combat.stage === "");
        tryVerify(() => test.dialog() === null);
        verify(lines().some(line => line.includes("took back")), JSON.stringify(lines()));
        tryVerify(() => button("Kick open the door") !== null);
    }

    function test_who_is_asked_sees_no_hand_and_answers_by_no_chance_click() {
        askAll();
        const live = Items.find(test.page, one => one.othersAsked !== undefined)[0];
        verify(!live.hand.visible);
        mouseClick(test.page, 20, test.height - 20);
        wait(50);
        verify(test.dialog() !== null);
        press("Do not agree");
        tryVerify(() => test.dialog() === null);
        tryVerify(() => live.hand.visible);
    }

    function test_one_no_lets_it_stand_and_says_so() {
        askAll();
        keyClick(Qt.Key_Escape);
        tryVerify(() => test.dialog() === null);
        verify(test.session.game.combat.stage !== "");
        tryVerify(() => Items.find(test.page, one => one.visible && String(one.text ?? "").includes("does not agree")).length > 0);
        // The keyboard is at the table again.
        tryVerify(() => test.page.Window.activeFocusItem !== null && test.page.activeFocus);
    }

    // Who looks at a shared screen cannot undo what another has done.
    function test_nobody_takes_back_anothers_move() {
        open([]);
        tryVerify(() => test.session.presentation.seating.curtain);
        test.session.presentation.seating.reveal();
        tryVerify(() => !test.session.presentation.seating.curtain && test.session.game.table.viewer === 0);
        takeOff();
        tryVerify(() => test.session.takeBack.may === "freely");
        test.session.presentation.seating.hold();
        test.session.presentation.seating.takeScreen(1);
        tryVerify(() => test.session.presentation.seating.curtain);
        test.session.presentation.seating.reveal();
        tryVerify(() => test.session.game.table.viewer === 1);
        compare(test.session.takeBack.may, "");
        verify(!button("Take back"));
        test.page.forceActiveFocus();
        undo();
        verify(!Tables.equipped(test.session, "boots-of-butt-kicking"));
    }

    function test_the_menu_has_it_too() {
        open(["Bob", "Cid"]);
        takeOff();
        tryVerify(() => test.session.takeBack.may === "freely");
        test.page.menu(true);
        tryVerify(() => button("Take back the last move") !== null);
        verify(button("Take back the last move").allowed);
        press("Take back the last move");
        tryVerify(() => Tables.equipped(test.session, "boots-of-butt-kicking"));
        // With nothing to take back the row stays, and says why.
        tryVerify(() => test.session.takeBack.may === "");
        test.page.menu(true);
        tryVerify(() => button("Take back the last move") !== null);
        verify(!button("Take back the last move").allowed);
        verify(button("Take back the last move").whyNot !== "");
        verify(button("Take back the last move").tipBeside, "its tip covers no other entry");
        test.page.menu(false);
    }

    function test_without_a_move_it_says_why() {
        open(["Bob", "Cid"]);
        undo();
        tryVerify(() => Items.find(test.page, one => one.visible && String(one.text ?? "").includes("no move that could be taken back")).length > 0);
    }
}
