import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Play
import "items.js" as Items

// What others offer, and where it stands: three people around one screen, Ann in a fight that she loses.
TestCase {
    id: test

    name: "Offers"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    property TableScreen screen: null
    property Session session: null

    Component { id: maker; TableScreen { focus: true } }

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
        Tables.speak("en");
        Theme.textScale = 1;
        Theme.reducedMotion = false;
    }

    function all(accept: var): var {
        return Items.find(test.screen, one => one.visible && accept(one));
    }

    function press(text: string) {
        Items.press(test, test.screen, text);
    }

    function box(item: Item): rect {
        return item.mapToItem(test.screen, 0, 0, item.width, item.height);
    }

    function apart(one: rect, other: rect): bool {
        return one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1 || one.y + one.height <= other.y + 1 || other.y + other.height <= one.y + 1;
    }

    function caps(): var {
        return all(one => one.ink !== undefined && one.text !== undefined && one.most === undefined).map(cap => cap.text);
    }

    function offer(): Item {
        return all(one => one.mayAccept !== undefined && one.mine === false)[0] ?? null;
    }

    function fight(worn: var) {
        test.session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            doorDeck: [worn ? "enormous-small-dog" : "drooling-slime"], players: [{name: "Ann", level: 1, hand: ["elf"], inPlay: worn ?? []}, {name: "Bob", level: 6, hand: ["baby"]},
            {name: "Cid", hand: ["ancient"]}]}), []);
        compare(Tables.error(), "");
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        tryVerify(() => test.session.presentation.seating.curtain);
        test.screen.forceActiveFocus();
        Items.settle(test, test.screen);
        press("I am Ann");
        press("Kick open the door");
        tryVerify(() => test.session.game.combat.on);
    }

    // Ann asks Bob, who takes the screen. She gives what she wears.
    function ask(worn: var) {
        fight(worn);
        const bargain = test.session.decisions.bargain;
        bargain.ask();
        bargain.helper = 1;
        if (worn) bargain.treasures = 1;
        for (let item = 0; item < (worn?.length ?? 0); ++item) bargain.items.toggle(item);
        tryVerify(() => bargain.legal);
        bargain.submit();
        press("I am Bob");
        tryVerify(() => offer() !== null);
        Items.settle(test, test.screen);
    }

    function test_keysAnswerAnOffer_data() {
        return [{tag: "accept", key: Qt.Key_A, helper: true}, {tag: "decline", key: Qt.Key_D, helper: false}];
    }

    function test_keysAnswerAnOffer(data) {
        ask();
        for (const letter of ["A", "D", "O"]) verify(caps().includes(letter), letter + " is shown");
        wait(Theme.lull + 50);
        keyClick(data.key);
        tryVerify(() => offer() === null);
        tryVerify(() => data.helper ? test.session.game.combat.fighterNames.includes("Bob") : !test.session.game.combat.fighterNames.includes("Bob"));
    }

    function test_aKeyMakesACounterOffer() {
        ask();
        wait(Theme.lull + 50);
        keyClick(Qt.Key_O);
        tryVerify(() => test.session.decisions.bargain.active);
    }

    // The monster, its words and both sums are what one has to know to answer.
    function test_anOfferLeavesTheFightInSight_data() {
        return [{tag: "1280x800", text: 1}, {tag: "larger text", text: 1.5}, {tag: "large text", text: 2},
                {tag: "large text, with an Item", text: 2, worn: ["flaming-armor"]}];
    }

    function test_anOfferLeavesTheFightInSight(data) {
        Theme.textScale = data.text;
        ask(data.worn);
        const at = box(offer()), fight = test.screen.live.combat;
        verify(apart(at, box(fight)), at + " is over the fight at " + box(fight));
        const board = test.screen.live.board;
        verify(!board.visible || apart(at, box(board)), at + " is over the track at " + box(board));
        for (const button of Items.find(offer(), one => one.clicked !== undefined && one.visible))
            verify(box(button).x + box(button).width <= at.x + at.width, button.text + " is cut");
        verify(at.x >= 0 && at.y >= 0 && at.x + at.width <= test.width && at.y + at.height <= test.height, "in the window: " + at);
        // Nor is it over one's own cards, with which one would help.
        for (const [name, own] of [["the slots", test.screen.live.slotsRow], ["the hand", test.screen.live.hand], ["one's own panel", test.screen.live.self]])
            verify(apart(at, box(own)), at + " is over " + name + " at " + box(own));
    }

    function test_anOfferLeavesTheButtonsInSight_data() {
        return [{tag: "1280x800", text: 1}, {tag: "large text", text: 2}, {tag: "large text in Russian", text: 2, code: "ru"}];
    }

    function test_anOfferLeavesTheButtonsInSight(row) {
        Theme.textScale = row.text;
        Tables.speak(row.code ?? "en");
        trade(false, {words: {give: ["flaming-armor", "cape-of-solitary-brooding"], want: ["broom-of-sweeping-victory", "dagger-of-being-elsewhere"]}});
        const buttons = test.screen.live.idle.buttonRow;
        verify(apart(box(offer()), box(buttons)), box(offer()) + " is over " + box(buttons));
        verify(apart(box(offer()), box(test.screen.live.opponents)), box(offer()) + " is over " + box(test.screen.live.opponents));
    }

    // Somebody who plays at this screen takes it.
    function take(seat: int) {
        const seating = test.session.presentation.seating;
        if (!seating.curtain) {
            seating.hold();
            tryVerify(() => seating.held);
            seating.takeScreen(seat);
        }
        reveal();
    }

    // In large text there is room for one offer at a time, and a button that leads to the next.
    function test_severalOffers_data() {
        return [{tag: "1280x800", text: 1, shown: 2}, {tag: "larger text", text: 1.5, shown: 1}, {tag: "large text", text: 2, shown: 1}];
    }

    function test_severalOffers(row) {
        Theme.textScale = row.text;
        fight();
        for (const seat of [1, 2]) {
            take(seat);
            test.session.decisions.bargain.volunteer();
            tryVerify(() => test.session.decisions.bargain.legal);
            test.session.decisions.bargain.submit();
            take(0);
        }
        Items.settle(test, test.screen);
        const offers = () => all(one => one.mayAccept !== undefined && one.mine === false);
        tryVerify(() => offers().length === row.shown);
        const first = offers()[0].text, own = box(test.screen.live.self);
        for (const one of offers()) verify(apart(box(one), own), box(one) + " is over " + own);
        press("Next offer");
        tryVerify(() => all(one => one.text === "Next offer" && one.clicked !== undefined).length === 1);
        if (row.shown === 1) tryVerify(() => offers().length === 1 && offers()[0].text !== first);
    }

    // Outside a fight the headline stays readable.
    function test_anOfferLeavesTheHeadlineInSight_data() {
        return [{tag: "a gift", words: {}}, {tag: "long names both ways", words: {give: "cape-of-solitary-brooding", want: "dagger-of-being-elsewhere"}},
                {tag: "two cards both ways, large window", words: {give: ["flaming-armor", "cape-of-solitary-brooding"], want: ["broom-of-sweeping-victory", "dagger-of-being-elsewhere"]}, width: 3840, height: 2160, code: "ru", ann: "Екатерина"},
                {tag: "long names, small window", words: {give: "cape-of-solitary-brooding", want: "dagger-of-being-elsewhere"}, width: 1232, height: 752}];
    }

    function test_anOfferLeavesTheHeadlineInSight(row) {
        Tables.speak(row.code ?? "en");
        trade(false, row);
        const told = test.screen.live.idle.told, head = told.mapToItem(test.screen, 0, 0, told.width, told.height);
        const at = offer().mapToItem(test.screen, 0, 0, offer().width, offer().height);
        verify(at.y >= head.y + head.height, "the offer at " + at + " covers " + head);
    }

    // So does a card from behind the door.
    function test_anOfferLeavesTheCardFromBehindTheDoorInSight() {
        trade(true);
        const idle = test.screen.live.idle;
        verify(idle.cardWaits);
        verify(apart(box(offer()), box(idle)), box(offer()) + " is over " + box(idle));
    }

    // A second one is carried.
    function laid(keys: var): var {
        return keys.map((key, index) => index === 0 ? key : {card: key, equipped: false});
    }

    // Whoever the curtain waits for takes the screen, in any language.
    function reveal() {
        tryVerify(() => test.session.presentation.seating.curtain);
        Items.settle(test, test.screen);
        test.session.presentation.seating.reveal();
        tryVerify(() => !test.session.presentation.seating.curtain);
    }

    // Ann offers Bob a trade, and Bob takes the screen.
    function trade(behindTheDoor: bool, row: var) {
        const give = [].concat(row?.words.give ?? "flaming-armor"), want = [].concat(row?.words.want ?? []);
        test.session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: row?.ann ?? "Ann", phase: "arrange", doorDeck: ["dwarf"],
            players: [{name: row?.ann ?? "Ann", inPlay: laid(give), hand: []}, {name: "Bob", inPlay: laid(want), hand: ["elf"]}, {name: "Cid", hand: []}]}), []);
        compare(Tables.error(), "");
        test.screen = maker.createObject(test, {session: test.session, width: row?.width ?? test.width, height: row?.height ?? test.height});
        tryVerify(() => test.session.presentation.seating.curtain);
        test.screen.forceActiveFocus();
        Items.settle(test, test.screen);
        reveal();
        if (behindTheDoor) {
            press("Kick open the door");
            tryVerify(() => test.session.game.table.revealed.count > 0);
        }
        test.session.decisions.trade.begin(1);
        tryVerify(() => test.session.decisions.trade.active);
        give.forEach((key, index) => test.session.decisions.trade.give.toggle(index));
        want.forEach((key, index) => test.session.decisions.trade.want.toggle(index));
        tryVerify(() => test.session.decisions.trade.legal);
        test.session.decisions.trade.submit();
        reveal();
        tryVerify(() => offer() !== null);
        Items.settle(test, test.screen);
    }

    // The dialog tells what it is against.
    function test_askingTellsTheMonster() {
        fight();
        test.session.decisions.bargain.ask();
        tryVerify(() => all(one => one.text === "Ask for help" && one.visible).length > 0);
        const dialog = all(one => one.bargain !== undefined && one.fight !== undefined)[0];
        const words = Items.find(dialog, one => one.visible && typeof one.text === "string").map(one => one.text);
        verify(words.some(text => text.includes("Drooling Slime") && text.includes("strength")), words);
        verify(words.some(text => text.includes("Bad Stuff")), words);
    }

    // A key of the table puts the card down and does what it says.
    function test_aKeyActsWhileACardsMenuIsOpen() {
        fight();
        Items.settle(test, test.screen);
        const card = () => Items.find(test.screen.live.hand, one => one.cardId !== undefined && one.draggable !== undefined && one.visible)[0];
        mouseClick(Items.steady(test, card, "the card"));
        tryVerify(() => test.session.decisions.cardMoves.card >= 0);
        const menu = () => all(one => one.beside !== undefined && one.moves !== undefined)[0];
        if (!menu()) return skip("the card has one move only");
        keyClick(Qt.Key_H);
        tryVerify(() => test.session.decisions.bargain.active);
        compare(test.session.decisions.cardMoves.card, -1);
    }

    // Nobody has chosen a colour: each seat has its own, everywhere.
    function test_coloursAreTheSeats() {
        fight();
        const rings = all(one => one.tone !== undefined && one.iconName !== undefined && one.handCount !== undefined);
        verify(rings.length >= 3);
        for (const ring of rings) {
            const seat = ["Ann", "Bob", "Cid"].indexOf(ring.name);
            verify(Qt.colorEqual(ring.tone, Theme.playerColor(seat)), ring.name + " is " + ring.tone);
        }
        for (const one of test.session.presentation.seating.people) verify(Qt.colorEqual(one.colour, Theme.players[one.seat]), one.name);
    }
}
