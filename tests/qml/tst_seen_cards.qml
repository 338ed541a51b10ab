import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Screens
import Kickdoor.Testing
import Kickdoor.Theme
import "items.js" as Items

// What an ability lets a person see lies open on the screen until it is put away, and can be looked up afterwards.
TestCase {
    id: test

    name: "SeenCards"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    property TableScreen screen: null
    property Session session: null

    Component { id: maker; TableScreen {} }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type|Insufficient arguments/);
        Theme.reducedMotion = true;
        mouseMove(test, 1, 1);
    }

    function cleanup() {
        if (test.screen) test.screen.destroy();
        test.screen = null;
        test.session = null;
        wait(0);
        Tables.clear();
        Theme.reducedMotion = false;
    }

    function lay(edition: string, ann: var, bob: var, table: var) {
        const all = Object.assign({format: 1, name: "test", edition: edition, active: "Ann", phase: "arrange",
            players: [Object.assign({name: "Ann"}, ann), Object.assign({name: "Bob"}, bob), {name: "Cid", hand: []}]}, table);
        test.session = Tables.set(JSON.stringify(all), ["Bob", "Cid"]);
        compare(Tables.error(), "");
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        tryVerify(() => test.session.table.viewer >= 0);
        waitForRendering(test.screen);
    }

    function first(accept: var): var {
        return Items.find(test.screen, accept)[0] ?? null;
    }

    // A button or an entry of a menu, as soon as it is there.
    function press(text: string) {
        const button = () => test.first(one => one.visible && one.clicked !== undefined && String(one.text) === text);
        tryVerify(() => button() !== null, 3000, text);
        wait(60);  // for the row of buttons to be laid out
        mouseClick(button());
    }

    function titles(): var {
        return Items.find(test.screen, one => one.visible && one.objectName === "seenCard").map(one => one.card.title);
    }

    function test_theTopOfADeckLiesOpenUntilItIsClosed() {
        lay("original", {inPlay: ["cracked-crystal-ball"]}, {hand: []}, {doorDeck: ["mate", "baby"]});
        press("Powers …");
        tryVerify(() => test.first(one => String(one.text).startsWith("Cracked Crystal Ball") && one.current !== undefined && one.visible) !== null);
        keyClick(Qt.Key_Return);
        tryVerify(() => test.titles().length === 2);
        compare(test.titles().join(), "Mate,Baby");
        press("Close");
        tryVerify(() => test.titles().length === 0);
        const deck = test.first(one => one.visible && one.deck === "door" && one.discards === false);
        verify(deck.Accessible.name.includes("Mate"), deck.Accessible.name);
        mouseMove(deck, deck.width / 2, deck.height / 3);
        const zoom = test.first(one => one.wandered !== undefined);
        tryVerify(() => zoom.shown);
    }

    function test_aHandThatWasSeenIsReadAtItsPlayer() {
        lay("grimm", {inPlay: ["magic-mirror"], hand: ["golden-ball"]}, {hand: ["blue-light", "ambitious-sausage"]}, {});
        press("Powers …");
        tryVerify(() => test.first(one => String(one.text).startsWith("Magic Mirror") && one.current !== undefined && one.visible) !== null);
        keyClick(Qt.Key_Return);
        tryVerify(() => test.session.ability.active);
        test.session.ability.discards.toggle(0);
        test.session.ability.submit();
        tryVerify(() => test.titles().length === 2);
        keyClick(Qt.Key_Escape);
        tryVerify(() => test.titles().length === 0);
        const look = test.first(one => one.play !== undefined && one.row !== undefined);
        look.show(1);
        const part = test.first(one => one.objectName === "seenHand");
        tryVerify(() => part.visible && part.height > Theme.cardHand);
    }
}
