import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Play
import "items.js" as Items

// The body that is looted: everybody sees whose choice it is, what is left, and what was taken.
TestCase {
    id: test

    name: "Looting"
    when: windowShown
    visible: true
    width: 1280
    height: 800

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
        wait(0);
        test.session = null;
        Tables.clear();
        Theme.reducedMotion = false;
        Theme.textScale = 1;
    }

    function first(accept: var): var {
        return Items.find(test.screen, accept)[0] ?? null;
    }

    // Ann dies; Bob and Cid may each take a card.
    function dies(bots: var) {
        test.session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "kickOpenDoor",
            doorDeck: ["elder-thing-in-a-cardigan"], dice: {d6: [2]},
            players: [{name: "Ann", level: 5, inPlay: ["flaming-armor", "spoon-of-destiny"], hand: ["baby"]}, {name: "Bob", level: 3, hand: []}, {name: "Cid", level: 2, hand: []}]}), bots);
        compare(Tables.error(), "");
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        tryVerify(() => test.session.game.table.viewer >= 0 || test.session.presentation.seating.curtain);
        Items.settle(test, test.screen);
        Items.press(test, test.screen, "I am Ann");
        Items.press(test, test.screen, "Kick open the door");
        Items.press(test, test.screen, "Run away");
        for (let turns = 0; turns < 12 && !test.session.presentation.looting.on; ++turns) {
            let next = null;
            tryVerify(() => {
                next = test.passing();
                return next !== null || test.session.presentation.looting.on;
            }, 5000, "somebody to pass");
            if (next) mouseClick(next);
            wait(50);
        }
        tryVerify(() => test.session.presentation.looting.on);
    }

    // What lets the game go on: the curtain's button or a pass.
    function passing(): var {
        return ["I am Ann", "I am Bob", "I am Cid"].map(text => Items.button(test.screen, text)).find(one => one)
            ?? test.first(one => one.visible && ["passAll", "pass", "done"].includes(one.actionKey));
    }

    function panel(): var {
        return test.first(one => one.looting !== undefined && one.rimWidth !== undefined);
    }

    function says(item: var, text: string): bool {
        return Items.find(item, one => typeof one.text === "string" && one.visible && one.text.replace(/<[^>]*>/g, "").includes(text)).length > 0;
    }

    function test_eachSeesWhoseChoiceItIs_data() { return [{tag: "100 %", scale: 1}, {tag: "200 %", scale: 2}]; }
    function test_eachSeesWhoseChoiceItIs(row) {
        Theme.textScale = row.scale;
        dies([]);
        Items.press(test, test.screen, "I am Bob");
        const dialog = () => test.first(one => one.answer !== undefined && one.looting !== undefined && one.visible);
        tryVerify(() => dialog() !== null);
        verify(says(dialog(), "Bob chooses a card now. Then: Cid."));
        // Few cards are large enough to be read.
        const choice = Items.find(dialog(), one => one.cardId !== undefined && one.zoomer !== undefined && one.visible);
        compare(choice.length, 3);
        for (const card of choice) {
            verify(card.cardWidth > Theme.cardHand, card.cardWidth + " wide");
            tryVerify(() => card.tells, 3000, card.card.title + " is told whole");
            const at = card.mapToItem(test.screen, 0, 0, card.width, card.height);
            verify(at.top > 0 && at.bottom < test.height);
        }
        // Folded, the table shows the same in its middle.
        Items.press(test, test.screen, "Look at the table");
        tryVerify(() => dialog() === null);
        Items.settle(test, test.screen);
        verify(panel().visible);
        verify(says(panel(), "Looting the body of Ann"));
        verify(says(panel(), "Bob chooses a card now. Then: Cid."));
        const cards = () => Items.find(panel(), one => one.cardId !== undefined && one.zoomer !== undefined);
        compare(cards().length, 3);
        // Of small cards one told a text and the next did not.
        verify(cards().every(card => card.wordless) || cards().every(card => card.cardWidth >= Theme.px(150)), cards()[0].cardWidth + " wide");
        for (const card of cards()) {
            const at = card.mapToItem(panel(), 0, 0, card.width, card.height);
            verify(at.x >= 0 && at.y >= 0 && at.right <= panel().width && at.bottom <= panel().height, "a card leaves the panel: " + at);
        }
        const unfold = Items.button(test.screen, "Choose …").mapToItem(test.screen, 0, 0);
        for (const card of cards()) verify(card.mapToItem(test.screen, 0, card.height).y <= unfold.y + 1, "the way back to the choice is in sight");
        Items.press(test, test.screen, "Choose …");
        test.session.decisions.answer.cards.toggle(0);
        const taken = test.session.decisions.answer.cards.at(0).title;
        Items.press(test, test.screen, "Choose");
        Items.press(test, test.screen, "I am Cid");
        tryVerify(() => dialog() !== null);
        verify(says(dialog(), "Cid chooses a card now."));
        verify(says(dialog(), "Bob took " + taken));
        compare(cards().length, 2);
    }
}
