import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Play
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
        tryVerify(() => test.session.game.table.viewer >= 0);
        waitForRendering(test.screen);
    }

    function first(accept: var): var {
        return Items.find(test.screen, accept)[0] ?? null;
    }

    // Presses a button or a menu entry as soon as it exists.
    function press(text: string) {
        const button = () => test.first(one => one.visible && one.clicked !== undefined && String(one.text) === text);
        mouseClick(Items.steady(test, button, text));
    }

    // A power was spent on it.
    function test_anEmptyHandIsSaidToBeEmpty() {
        lay("original", {inPlay: ["spyglass-of-envy"], hand: []}, {hand: []}, {});
        press("Powers …");
        for (const entry of ["Peek (Spyglass of Envy) …", "Bob"]) {
            tryVerify(() => test.first(one => String(one.text) === entry && one.current !== undefined && one.visible) !== null);
            keyClick(Qt.Key_Return);
        }
        tryVerify(() => first(one => one.visible && one.text === "No cards.") !== null);
        tryVerify(() => first(one => one.visible && one.text === "The hand of Bob") !== null);
    }

    function titles(): var {
        return Items.find(test.screen, one => one.visible && one.objectName === "seenCard").map(one => one.card.title);
    }

    function test_theTopOfADeckLiesOpenUntilItIsClosed() {
        lay("original", {inPlay: ["cracked-crystal-ball"]}, {hand: []}, {doorDeck: ["mate", "baby"]});
        press("Powers …");
        tryVerify(() => test.first(one => String(one.text) === "Gaze (Cracked Crystal Ball)" && one.current !== undefined && one.visible) !== null);
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

    function test_theTopsOfTwoDecksLieSideBySide() {
        lay("pathfinder", {inPlay: ["lantern-hat"], hand: []}, {hand: []}, {doorDeck: ["rival-porter"], treasureDeck: ["falling-obelisk"]});
        press("Powers …");
        tryVerify(() => test.first(one => String(one.text) === "Shine (Lantern Hat)" && one.current !== undefined && one.visible) !== null);
        keyClick(Qt.Key_Return);
        tryVerify(() => test.titles().length === 2);
        const cards = Items.find(test.screen, one => one.visible && one.objectName === "seenCard");
        tryVerify(() => cards[0].mapToItem(null, 0, 0).y === cards[1].mapToItem(null, 0, 0).y);
        tryVerify(() => cards[1].mapToItem(null, 0, 0).x >= cards[0].mapToItem(null, cards[0].width, 0).x);
    }

    function test_aHandThatWasSeenIsReadAtItsPlayer() {
        lay("grimm", {inPlay: ["magic-mirror"], hand: ["golden-ball"]}, {hand: ["blue-light", "ambitious-sausage"]}, {});
        press("Powers …");
        tryVerify(() => test.first(one => String(one.text).endsWith("(Magic Mirror) …") && one.current !== undefined && one.visible) !== null);
        keyClick(Qt.Key_Return);
        tryVerify(() => test.session.decisions.ability.active);
        test.session.decisions.ability.discards.toggle(0);
        test.session.decisions.ability.submit();
        tryVerify(() => test.titles().length === 2);
        keyClick(Qt.Key_Escape);
        tryVerify(() => test.titles().length === 0);
        const look = test.first(one => one.play !== undefined && one.row !== undefined);
        look.show(1);
        const part = test.first(one => one.objectName === "seenHand");
        tryVerify(() => part.visible && part.height > Theme.cardHand);
        Items.settle(test, test.screen);
        // A card that rises leaves its heading readable.
        const card = Items.find(part, one => one.cardId >= 0 && one.sideways !== undefined && one.hovered !== undefined)[0];
        const heading = Array.from(part.children).find(one => one.text === part.label);
        mouseMove(card, card.width * 0.4, card.height * 0.5);
        mouseMove(card, card.width * 0.5, card.height * 0.5);
        tryVerify(() => card.hovered);
        wait(300);
        const face = Items.find(card, one => one.scale > 1.05)[0];
        verify(face.mapToItem(part, 0, 0).y >= heading.y + heading.height, "its corner is at " + face.mapToItem(part, 0, 0).y + ", the heading ends at " + (heading.y + heading.height));
    }

    function focused(): var {
        return test.screen.Window.activeFocusItem;
    }

    // Ann pays with the first card of her hand.
    function lookIntoTheMirror() {
        test.session.decisions.ability.begin(Tables.card(test.session, "magic-mirror"));
        test.session.decisions.ability.discards.toggle(0);
        test.session.decisions.ability.submit();
    }

    function layMirror() {
        lay("grimm", {inPlay: ["magic-mirror"], hand: ["golden-ball", "blue-light"]},
            {hand: ["ambitious-sausage"]}, {});
        Items.settle(test, test.screen);
    }

    function handCard(key: string): var {
        const id = Tables.card(test.session, key);
        return test.first(one => one.cardId === id && one.tilt !== undefined && one.visible);
    }

    function test_aShownCardIsReadLarge() {
        layMirror();
        lookIntoTheMirror();
        const card = Items.steady(test, () => test.first(one => one.visible && one.objectName === "seenCard"), "a card");
        const large = test.first(one => one.wandered !== undefined);
        mouseMove(card, card.width / 2 - 4, card.height / 2);
        mouseMove(card, card.width / 2, card.height / 2);
        tryVerify(() => large.shown && large.card.title === card.card.title);
    }

    // The right button shows a card large.
    function test_noClickReachesTheTableBelow() {
        layMirror();
        const id = Tables.card(test.session, "magic-mirror");
        const worn = test.first(one => one.cardId === id && one.visible && one.peeked !== undefined);
        const at = worn.mapToItem(test.screen, worn.width / 2, worn.height / 2);
        const large = test.first(one => one.wandered !== undefined);
        lookIntoTheMirror();
        tryVerify(() => test.titles().length > 0);
        Items.settle(test, test.screen);
        mouseClick(test.screen, at.x, at.y, Qt.RightButton);
        wait(400);
        verify(!large.shown);
        verify(test.titles().length > 0, "only the left button closes");
    }

    function test_theKeyboardIsInItUntilAKeyPutsItAway_data() {
        return [{tag: "Enter", key: Qt.Key_Return}, {tag: "Space", key: Qt.Key_Space}, {tag: "Esc", key: Qt.Key_Escape}];
    }

    function test_theKeyboardIsInItUntilAKeyPutsItAway(data) {
        layMirror();
        const card = handCard("blue-light");
        lookIntoTheMirror();
        card.forceActiveFocus();
        tryVerify(() => test.titles().length > 0);
        tryVerify(() => test.focused()?.text === "Close");
        const large = test.first(one => one.wandered !== undefined);
        keyClick(Qt.Key_Tab);
        tryVerify(() => test.focused()?.objectName === "seenCard" && large.shown);
        keyClick(Qt.Key_Backtab, Qt.ShiftModifier);
        tryVerify(() => test.focused()?.text === "Close" && !large.shown);
        card.forceActiveFocus();
        tryVerify(() => test.focused()?.text === "Close");
        keyClick(data.key);
        tryVerify(() => test.titles().length === 0);
        tryCompare(card, "activeFocus", true);
    }

    function test_itWaitsForTheEndOfADrag() {
        layMirror();
        const card = handCard("blue-light");
        const from = card.mapToItem(test.screen, card.width / 2, 60);
        mousePress(test.screen, from.x, from.y);
        for (let step = 1; step <= 8; ++step) mouseMove(test.screen, from.x, from.y - step * 10, 10);
        tryVerify(() => card.dragging);
        lookIntoTheMirror();
        tryVerify(() => test.session.presentation.seenCards.on);
        compare(test.titles().length, 0);
        mouseRelease(test.screen, from.x, from.y - 80);
        tryVerify(() => test.titles().length > 0);
        tryVerify(() => test.focused()?.text === "Close");
        keyClick(Qt.Key_Return);
        tryVerify(() => test.titles().length === 0);
    }
}
