import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Play
import "items.js" as Items

// Three people around one screen, each with a card to speak up with.
TestCase {
    id: test

    name: "SharedScreen"
    when: windowShown
    visible: true
    width: 1600
    height: 1000

    property TableScreen screen: null
    property Session session: null

    Component { id: maker; TableScreen {} }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type|Unable to assign/);
        Theme.reducedMotion = true;
    }

    function cleanup() {
        if (test.screen) test.screen.destroy();
        test.screen = null;
        test.session = null;
        wait(0);
        Tables.clear();
        Theme.reducedMotion = false;
    }

    // Nobody loses the game because somebody else pressed P.
    function test_beforeAFightForTheWinIsPassedEachIsAsked_data() { return [{tag: "by key", key: true}, {tag: "by button", key: false}]; }
    function test_beforeAFightForTheWinIsPassedEachIsAsked(row) {
        layThreePeople(9);
        press("I am Ann");
        press("Kick open the door");
        press("Fight!");
        tryVerify(() => shown("Pass for Bob and Cid") !== null);
        Items.settle(test, test.screen);
        if (row.key) keyClick(Qt.Key_P);
        else press("Pass for Bob and Cid");
        tryVerify(() => shown("Not yet") !== null);
        Items.settle(test, test.screen);
        verify(test.session.game.combat.on, "nobody has passed");
        press("Bob");
        press("I am Bob");
        tryCompare(test.session.game.table, "viewerName", "Bob");
        press("Let it stand");
        tryCompare(test.session.presentation.seating, "barNames", "Cid");
        verify(test.session.game.combat.on, "Cid is asked, too");
    }

    function test_allMayPassAtOnceInAFightForTheWin() {
        layThreePeople(9);
        press("I am Ann");
        press("Kick open the door");
        press("Fight!");
        press("Pass for Bob and Cid");
        tryVerify(() => shown("Not yet") !== null);
        Items.settle(test, test.screen);
        mouseClick(test.first(one => one.text === "Pass for Bob and Cid" && one.visible && one.clicked !== undefined && one.actionKey === undefined));
        tryVerify(() => test.session.game.table.over);
    }

    function layThreePeople(level: int) {
        test.session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            doorDeck: ["drooling-slime"], players: [{name: "Ann", level: level, hand: []}, {name: "Bob", hand: ["baby"]},
            {name: "Cid", hand: ["ancient"]}]}), []);
        compare(Tables.error(), "");
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        tryVerify(() => test.session.presentation.seating.curtain);
        Items.settle(test, test.screen);
    }

    function first(accept: var): var {
        return Items.find(test.screen, accept)[0] ?? null;
    }

    function shown(text: string): var {
        return test.first(one => one.text === text && one.visible && one.clicked !== undefined);
    }

    function press(text: string) {
        Items.press(test, test.screen, text);
    }

    function test_noEnlargedCardLiesOverTheCurtain() {
        layThreePeople(9);
        press("I am Ann");
        press("Kick open the door");
        tryVerify(() => test.session.game.combat.on);
        Items.settle(test, test.screen);
        const id = Tables.card(test.session, "drooling-slime");
        const monster = test.first(one => one.cardId === id && one.card !== undefined && one.visible);
        const view = test.first(one => one.dropZoom !== undefined && one.zoom !== undefined);
        view.showZoom(monster.card, monster.mapToItem(null, 0, 0, monster.width, monster.height));
        tryVerify(() => view.zoom.shown);
        test.session.decisions.actions.trigger("fight");
        tryVerify(() => shown("Pass for Bob and Cid") !== null);
        test.session.presentation.seating.takeScreen(1);
        tryVerify(() => test.session.presentation.seating.curtain);
        verify(!view.zoom.shown);
        view.showZoom(monster.card, monster.mapToItem(null, 0, 0, monster.width, monster.height));
        wait(400);
        verify(!view.zoom.shown, "nor of what the pointer happens to be on behind it");
    }

    // QML's collector runs when it likes: nothing that the table still shows may be its to take.
    function test_playersAreLookedAtWhileTheCollectorRuns() {
        layThreePeople(5);
        press("I am Ann");
        const look = test.first(one => one.play !== undefined && one.show !== undefined);
        for (const seat of [0, 1, 2, 0]) {
            look.show(seat);
            gc();
            wait(0);
            verify(look.play !== null);
            press("Close");
            gc();
            wait(0);
        }
        press("Kick open the door");
        tryVerify(() => test.session.game.combat.on);
        gc();
        wait(0);
        compare(test.session.game.players.at(2).play.seat, 2);
    }

    // When Bob is asked is Bob's to say.
    function test_onlyThePlayerInFrontChangesWhenToBeAsked() {
        layThreePeople(5);
        press("I am Ann");
        const look = test.first(one => one.play !== undefined && one.show !== undefined);
        for (const [seat, name] of [[0, "Ann"], [1, "Bob"]]) {
            look.show(seat);
            wait(0);
            const quiet = test.first(one => one.text === "Ask " + name + " only when there is something to answer with" && one.visible && one.flip !== undefined);
            compare(quiet.enabled, name === "Ann");
            press("Close");
        }
    }

    function test_whoHoldsAnswersByKeyboard() {
        layThreePeople(5);
        press("I am Ann");
        press("Hold!");
        tryVerify(() => shown("Ann")?.activeFocus ?? false);
        keyClick(Qt.Key_Right);
        tryVerify(() => shown("Bob").activeFocus);
        Items.settle(test, test.screen);
        keyClick(Qt.Key_Return);
        tryVerify(() => shown("I am Bob") !== null);
    }

    function test_theGameGoesOnByGAfterAnAnswerInAHold() {
        layThreePeople(5);
        press("I am Ann");
        press("Hold!");
        press("Cid");
        press("I am Cid");
        tryVerify(() => shown("Let the game go on") !== null);
        Items.settle(test, test.screen);
        keyClick(Qt.Key_G);
        tryVerify(() => !test.session.presentation.seating.held);
    }

    // Who came to the screen by mistake goes without opening the hand.
    function test_theGameGoesOnFromTheCurtainOfAHold_data() { return [{tag: "by key", key: true}, {tag: "by button", key: false}]; }
    function test_theGameGoesOnFromTheCurtainOfAHold(row) {
        layThreePeople(5);
        verify(shown("Let the game go on") === null, "nobody holds");
        press("I am Ann");
        press("Kick open the door");
        tryVerify(() => test.session.game.combat.on);
        Items.settle(test, test.screen);
        keyClick(Qt.Key_B);
        press("Cid");
        tryVerify(() => shown("I am Cid") !== null);
        Items.settle(test, test.screen);
        tryVerify(() => test.first(one => one.falling !== undefined && one.visible)?.falling === false);
        if (row.key) keyClick(Qt.Key_G);
        else press("Let the game go on");
        tryVerify(() => !test.session.presentation.seating.held);
        tryVerify(() => shown("I am Ann") !== null);
        compare(test.session.game.table.viewer, -1);
    }

    function test_whatWasSaidOfACardGoesWithItsHand() {
        layThreePeople(5);
        press("I am Ann");
        press("Hold!");
        press("Bob");
        press("I am Bob");
        tryCompare(test.session.game.table, "viewerName", "Bob");
        const bubble = () => test.first(one => one.closable !== undefined && one.visible && String(one.text ?? "") !== "");
        test.session.decisions.cardMoves.card = Tables.card(test.session, "baby");
        test.session.decisions.cardMoves.explain();
        tryVerify(() => bubble() !== null);
        press("Let the game go on");
        tryVerify(() => !test.session.presentation.seating.held);
        verify(bubble() === null);
    }

    function test_aNameInTheReadyListOpensThatHand() {
        layThreePeople(5);
        press("I am Ann");
        press("Kick open the door");
        press("Fight!");
        tryVerify(() => shown("Pass for Bob and Cid") !== null);
        mouseClick(Items.steady(test, () => test.first(one => one.text === "Cid" && one.mayAnswer === true && one.visible), "Cid in the list"));
        press("I am Cid");
        tryCompare(test.session.game.table, "viewerName", "Cid");
        compare(test.session.presentation.seating.barNames, "Bob and Cid");
    }

    // A button of the bar above the table had the focus when the curtain fell.
    function test_noKeyGoesThroughTheCurtain() {
        layThreePeople(5);
        press("I am Ann");
        press("Kick open the door");
        press("Fight!");
        press("Pass for Bob and Cid");
        const rules = test.first(one => one.text === "Rules" && one.visible && one.clicked !== undefined);
        rules.forceActiveFocus();
        let asked = 0;
        test.screen.rulesRequested.connect(() => ++asked);
        tryVerify(() => test.session.presentation.seating.curtain);
        tryVerify(() => shown("I am Ann")?.activeFocus ?? false);
        keyClick(Qt.Key_Tab);
        tryVerify(() => shown("I am Ann").activeFocus);
        wait(Application.styleHints.mouseDoubleClickInterval + 50);
        keyClick(Qt.Key_Return);
        tryCompare(test.session.game.table, "viewerName", "Ann");
        compare(asked, 0);
    }

    // Not through it, and again when it is gone, also with the whole table.
    function test_tipsAreBehindTheCurtain() {
        layThreePeople(5);
        verify(Lull.veiled);
        press("I am Ann");
        tryVerify(() => !Lull.veiled);
        press("Kick open the door");
        press("Fight!");
        press("Pass for Bob and Cid");
        tryVerify(() => test.session.presentation.seating.curtain && Lull.veiled);
        test.screen.destroy();
        test.screen = null;
        tryVerify(() => !Lull.veiled);
    }

    // Any of the three may have pressed it, and presses it again.
    function test_theKeyOfACommonPassOpensNoHand() {
        layThreePeople(5);
        press("I am Ann");
        press("Kick open the door");
        press("Fight!");
        tryVerify(() => shown("Pass for Bob and Cid") !== null);
        keyPress(Qt.Key_P);
        tryVerify(() => test.session.presentation.seating.curtain);
        tryVerify(() => shown("I am Ann")?.activeFocus ?? false);
        wait(Application.styleHints.mouseDoubleClickInterval + 50);
        keyRelease(Qt.Key_P);
        keyClick(Qt.Key_P);
        wait(100);
        compare(test.session.game.table.viewer, -1);
        keyClick(Qt.Key_Return);
        tryCompare(test.session.game.table, "viewerName", "Ann");
    }

    // The hand was closed while all could speak up: it opens again from behind a curtain.
    function test_afterAPublicMomentTheCurtainFalls() {
        layThreePeople(5);
        press("I am Ann");
        press("Kick open the door");
        press("Fight!");
        press("Pass for Bob and Cid");
        tryVerify(() => !test.session.game.combat.on);
        tryVerify(() => test.session.presentation.seating.curtain);
        compare(test.session.game.table.viewer, -1);
        press("I am Ann");
        tryCompare(test.session.game.table, "viewerName", "Ann");
    }
}
