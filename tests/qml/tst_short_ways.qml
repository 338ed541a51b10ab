import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Play
import "items.js" as Items

// The short ways at the real table: one choice is one click, Enter takes what alone leads on, and what needs an answer
// stands where it is seen.
TestCase {
    id: test

    name: "ShortWays"
    when: windowShown
    visible: true
    width: 1600
    height: 1000

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

    function lay(table: var, ann: var, bots: var) {
        const all = Object.assign({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            players: [Object.assign({name: "Ann"}, ann), {name: "Bob", hand: []}, {name: "Cid", hand: []}]}, table);
        test.session = Tables.set(JSON.stringify(all), bots ?? ["Bob", "Cid"]);
        compare(Tables.error(), "");
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        tryVerify(() => test.session.game.table.viewer >= 0 || test.session.presentation.seating.curtain);
        Items.settle(test, test.screen);
    }

    function first(accept: var): var {
        return Items.find(test.screen, accept)[0] ?? null;
    }

    function place(key: string): string {
        return Tables.placeOf(test.session, key);
    }

    function item(key: string): var {
        const id = Tables.card(test.session, key);
        return test.first(one => one.cardId === id && one.activated !== undefined && one.draggable !== undefined && one.visible);
    }

    function shown(text: string): var {
        return test.first(one => one.text === text && one.visible && one.clicked !== undefined);
    }

    function press(text: string) {
        Items.press(test, test.screen, text);
    }

    function zoom(): var {
        return test.first(one => one.wandered !== undefined);
    }

    function test_theOnlyMonsterIsFoughtByOneClick() {
        lay({phase: "lookOrLoot"}, {hand: ["drooling-slime"]});
        press("Look for trouble: Drooling Slime");
        tryVerify(() => test.session.game.combat.on);
    }

    function test_aDoubleClickPlaysACard() {
        lay({}, {hand: ["boots-of-butt-kicking", "lose-your-armor"]});
        const boots = item("boots-of-butt-kicking");
        mouseClick(boots);
        mouseClick(boots);
        tryVerify(() => place("boots-of-butt-kicking") === "inPlay:0");
        compare(test.session.decisions.cardMoves.card, -1);
        Items.settle(test, test.screen);
        const curse = item("lose-your-armor");
        mouseClick(curse);
        mouseClick(curse);
        compare(place("lose-your-armor"), "hand:0", "on whom, nobody has said");
        verify(test.session.decisions.cardMoves.card >= 0);
        keyClick(Qt.Key_Return);
        tryVerify(() => place("lose-your-armor") !== "hand:0", 5000, "the menu has the keyboard");
    }

    function test_whatCannotBePlayedIsTakenByEnterOrK_data() { return [{tag: "Enter", key: Qt.Key_Return}, {tag: "K", key: Qt.Key_K}]; }
    function test_whatCannotBePlayedIsTakenByEnterOrK(row) {
        lay({doorDeck: ["ancient"]}, {hand: []});
        press("Kick open the door");
        tryVerify(() => shown("Take Ancient into your hand") !== null);
        Items.settle(test, test.screen);
        keyClick(row.key);
        tryVerify(() => place("ancient") === "hand:0");
    }

    function test_theCardFromBehindTheDoorIsPlayedByButton() {
        lay({doorDeck: ["elf"]}, {hand: []});
        press("Kick open the door");
        press("Play Elf");
        tryVerify(() => place("elf") === "inPlay:0");
    }

    function test_aKeyWithTwoMeaningsNamesBothAndFocusesTheFirst() {
        lay({doorDeck: ["elf"]}, {hand: []});
        press("Kick open the door");
        tryVerify(() => shown("Play Elf") !== null);
        Items.settle(test, test.screen);
        keyClick(Qt.Key_K);
        tryVerify(() => test.first(one => one.visible && String(one.text).includes("K could mean: Play Elf")) !== null);
        compare(place("elf"), "revealed");
        tryVerify(() => (test.Window.activeFocusItem?.actionKey ?? "").startsWith("play:"));
        keyClick(Qt.Key_Return);
        tryVerify(() => place("elf") === "inPlay:0");
    }

    function test_powersAreFoundByAButton() {
        lay({players: [{name: "Ann", hand: ["baby"], inPlay: ["thief"]}, {name: "Bob", hand: [], inPlay: ["boots-of-butt-kicking"]}, {name: "Cid", hand: []}]}, {});
        press("Powers …");
        tryVerify(() => test.first(one => String(one.text).startsWith("Steal (Thief): Boots of Butt-Kicking from Bob") && one.current !== undefined && one.visible) !== null);
        keyClick(Qt.Key_Return);
        tryVerify(() => test.session.decisions.ability.active);
    }

    function test_aCurseShowsItsCardWhilePointedAt() {
        lay({}, {hand: [], curses: ["chicken-on-your-head"]});
        const chip = test.first(one => one.read !== undefined && one.tone !== undefined && one.visible && one.iconName === "cursed-star");
        verify(chip !== null);
        mouseMove(chip, chip.width / 2, chip.height / 2);
        tryVerify(() => zoom().shown);
    }

    function test_aClickOnTheDieRolls() {
        lay({doorDeck: ["wannabe-vampire"], dice: {d6: [6]}}, {level: 1, hand: ["lavender-smoke-bomb"]});
        press("Kick open the door");
        press("Run away");
        tryVerify(() => test.session.game.combat.stage === "fleeing");
        const tray = test.first(one => one.dieSize !== undefined);
        tryVerify(() => tray.lit);
        Items.settle(test, test.screen);
        mouseClick(tray, tray.width / 2, tray.height - 20);
        tryVerify(() => test.session.presentation.dice.face === 6);
    }

    function test_anOfferStandsInTheMiddleWithItsCards() {
        lay({players: [{name: "Ann", hand: []}, {name: "Bob", hand: [], inPlay: ["boots-of-butt-kicking"]}, {name: "Cid", hand: []}]}, {}, ["Cid"]);
        press("I am Ann");
        press("Trade or give …");
        tryVerify(() => test.session.decisions.trade.active);
        test.session.decisions.trade.want.toggle(0);
        press("Offer the trade");
        press("I am Bob");
        tryVerify(() => test.shown("Accept") !== null && test.shown("Accept").enabled);
        const panel = test.first(one => one.own === false && one.counterWanted !== undefined);
        const box = panel.mapToItem(test.screen, 0, 0, panel.width, panel.height);
        verify(box.left < test.width / 2 && box.top > 100 && box.bottom < test.height - 100, "in the middle of the table");
        compare(Items.find(panel, one => one.cardId === Tables.card(test.session, "boots-of-butt-kicking") && one.visible && one.draggable !== undefined).length, 1);
    }

    // By pointing, by keys and by touch, before one answers.
    function test_theCardsOfAnOfferCanBeRead_data() { return [{tag: "pointed"}, {tag: "keys"}, {tag: "click"}, {tag: "tap"}]; }
    function test_theCardsOfAnOfferCanBeRead(row) {
        lay({players: [{name: "Ann", hand: []}, {name: "Bob", hand: [], inPlay: ["boots-of-butt-kicking"]}, {name: "Cid", hand: []}]}, {}, ["Cid"]);
        press("I am Ann");
        press("Trade or give …");
        tryVerify(() => test.session.decisions.trade.active);
        test.session.decisions.trade.want.toggle(0);
        press("Offer the trade");
        press("I am Bob");
        tryVerify(() => test.shown("Accept") !== null && test.shown("Accept").enabled);
        Items.settle(test, test.screen);
        const panel = test.first(one => one.own === false && one.counterWanted !== undefined);
        const card = Items.find(panel, one => one.cardId === Tables.card(test.session, "boots-of-butt-kicking") && one.visible && one.draggable !== undefined)[0];
        verify(card !== undefined);
        verify(!zoom().shown);
        switch (row.tag) {
        case "pointed": {
            mouseMove(card, card.width / 2, card.height / 2);
            mouseMove(card, card.width / 2 + 4, card.height / 2);
            break;
        }
        case "keys":
            for (let i = 0; i < 40 && !card.activeFocus; ++i) keyClick(Qt.Key_Tab);
            verify(card.activeFocus);
            break;
        case "click": mouseClick(card); break;
        case "tap": {
            const finger = touchEvent(card);
            finger.press(1, card, card.width / 2, card.height / 2).commit();
            finger.release(1, card, card.width / 2, card.height / 2).commit();
            break;
        }
        }
        tryVerify(() => zoom().shown);
        Items.settle(test, test.screen);
        compare(zoom().face.title, "Boots of Butt-Kicking");
        const large = zoom().mapToItem(test.screen, zoom().area), at = panel.mapToItem(test.screen, 0, 0, panel.width, panel.height);
        verify(large.left >= at.right || large.right <= at.left || large.top >= at.bottom || large.bottom <= at.top, "beside the offer and its buttons");
        mouseClick(test.shown("Decline"));
        tryVerify(() => !zoom().shown);
    }

    function test_aTradeIsAnsweredByAnother() {
        lay({players: [{name: "Ann", hand: [], inPlay: ["kneepads-of-allure"]}, {name: "Bob", hand: [], inPlay: ["boots-of-butt-kicking"]}, {name: "Cid", hand: []}]}, {}, ["Cid"]);
        press("I am Ann");
        press("Trade or give …");
        tryVerify(() => test.session.decisions.trade.active);
        test.session.decisions.trade.want.toggle(0);
        press("Offer the trade");
        press("I am Bob");
        press("Counter-offer …");
        const trade = test.session.decisions.trade;
        tryVerify(() => trade.active && trade.answers);
        compare(trade.give.picked, 1, "what Ann wants");
        compare(trade.want.picked, 0);
        Items.settle(test, test.screen);
        trade.want.toggle(0);
        press("Make the counter-offer");
        press("I am Ann");
        tryVerify(() => test.shown("Accept") !== null && test.shown("Accept").enabled);
        compare(test.session.decisions.offers.count, 1, "her own was declined");
        press("Accept");
        tryVerify(() => place("boots-of-butt-kicking") === "inPlay:0" && place("kneepads-of-allure") === "inPlay:1");
    }

    // One click on one card must not cost another that nobody has pointed at.
    function test_aWanderingMonsterShowsItsMonsterFirst_data() { return [{tag: "by the card", key: "wandering-monster"}, {tag: "by the monster", key: "feral-teapot"}]; }
    function test_aWanderingMonsterShowsItsMonsterFirst(row) {
        lay({doorDeck: ["drooling-slime"]}, {level: 2, hand: ["wandering-monster", "feral-teapot"]});
        press("Kick open the door");
        tryVerify(() => test.session.game.combat.on);
        Items.settle(test, test.screen);
        mouseClick(item(row.key));
        const said = "Play Wandering Monster with Feral Teapot";
        tryVerify(() => test.first(one => one.text === said && one.about !== undefined && one.visible) !== null);
        compare(place("wandering-monster"), "hand:0");
        compare(place("feral-teapot"), "hand:0");
        Items.settle(test, test.screen);
        const entry = test.first(one => one.text === said && one.about !== undefined && one.visible);
        verify(entry.about.includes("Level 1"));
        mouseClick(entry);
        tryCompare(test.session.game.combat.monsterCards, "count", 2);
    }

    function test_theCardBehindTheDoorIsDraggedIntoTheHand() {
        lay({doorDeck: ["elf"]}, {hand: ["baby"]});
        press("Kick open the door");
        tryCompare(test.session.game.table.revealed, "count", 1);
        Items.settle(test, test.screen);
        const card = item("elf"), start = card.mapToItem(test.screen, card.width / 2, 60);
        const hand = test.screen.live.hand, end = hand.mapToItem(test.screen, hand.width / 2, hand.height / 2);
        mousePress(test.screen, start.x, start.y);
        for (let step = 1; step <= 8; ++step)
            mouseMove(test.screen, start.x + (end.x - start.x) * step / 8, start.y + (end.y - start.y) * step / 8, 10);
        tryVerify(() => test.first(one => one.text === "Into your hand" && one.visible) !== null);
        mouseRelease(test.screen, end.x, end.y);
        tryVerify(() => place("elf") === "hand:0");
    }

    // It was refused there, and its menu offered it.
    function test_aWanderingMonsterJoinsWhereTheMonstersStand() {
        lay({doorDeck: ["drooling-slime"]}, {level: 2, hand: ["wandering-monster", "feral-teapot"]});
        press("Kick open the door");
        tryVerify(() => test.session.game.combat.on);
        Items.settle(test, test.screen);
        const slime = test.first(one => one.tag !== undefined && one.sideLit !== undefined && one.visible);
        const sum = test.first(one => one.monsterSide === true && one.total !== undefined);
        const below = slime.mapToItem(test.screen, slime.width / 2, -Theme.px(6));  // beside the monster, on its side
        const card = item("wandering-monster"), start = card.mapToItem(test.screen, card.width / 2, 60);
        mousePress(test.screen, start.x, start.y);
        for (let step = 1; step <= 8; ++step)
            mouseMove(test.screen, start.x + (below.x - start.x) * step / 8, start.y + (below.y - start.y) * step / 8, 10);
        verify(sum.lit, "it may be let go there");
        mouseRelease(test.screen, below.x, below.y);
        tryCompare(test.session.game.combat.monsterCards, "count", 2);
    }

    function test_theMenuSaysWhyAnItemCannotBeWorn() {
        lay({}, {hand: ["wand-of-pointing-at-things"]});
        const wand = item("wand-of-pointing-at-things");
        mouseClick(wand);
        const refused = () => test.first(one => one.text === "Equip it" && one.allowed === false && one.visible);
        tryVerify(() => refused() !== null);
        verify(refused().about.includes("Elves"), refused().about);
        Items.settle(test, test.screen);
        mouseClick(refused());
        tryVerify(() => test.screen.live.bubble.text.includes("R7.3"));
        compare(place("wand-of-pointing-at-things"), "hand:0");
    }

    // What the pointer has carried there lies there; what was only told to go flies.
    function test_aCardThatWasDraggedDoesNotFlyAgain_data() { return [{tag: "dragged", drag: true, flown: 0}, {tag: "told by keys", drag: false, flown: 1}]; }
    function test_aCardThatWasDraggedDoesNotFlyAgain(row) {
        lay({}, {hand: ["boots-of-butt-kicking"]});
        Theme.reducedMotion = false;
        test.session.presentation.presenter.speed = 1;
        const flights = test.first(one => one.fly !== undefined && one.viewer !== undefined);
        flown.target = flights;
        flown.clear();
        const boots = item("boots-of-butt-kicking");
        if (row.drag) {
            const slot = test.first(one => one.label === "Footgear" && one.taken !== undefined);
            const start = boots.mapToItem(test.screen, boots.width / 2, 60), end = slot.mapToItem(test.screen, slot.width / 2, slot.height / 2);
            mousePress(test.screen, start.x, start.y);
            for (let step = 1; step <= 8; ++step)
                mouseMove(test.screen, start.x + (end.x - start.x) * step / 8, start.y + (end.y - start.y) * step / 8, 10);
            mouseRelease(test.screen, end.x, end.y);
        } else {
            mouseClick(boots);
            tryVerify(() => test.session.decisions.cardMoves.card >= 0);
            keyClick(Qt.Key_Return);
        }
        tryVerify(() => place("boots-of-butt-kicking") === "inPlay:0");
        Items.settle(test, test.screen);
        // Each comes and goes.
        tryCompare(flown, "count", 2 * row.flown);
    }

    SignalSpy { id: flown; signalName: "childrenChanged" }

    function test_nobodyLooksThroughTheDiscards_data() { return [{tag: "click", keys: false}, {tag: "Enter", keys: true}]; }
    function test_nobodyLooksThroughTheDiscards(row) {
        lay({}, {hand: ["baby"]});
        const pile = test.first(one => one.discards === true && one.hasTop !== undefined);
        if (row.keys) {
            pile.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
        } else {
            mouseClick(pile, pile.width / 2, pile.height / 3);
        }
        tryVerify(() => test.screen.live.bubble.text.includes("R1.2"));
    }

    function test_aDialogTellsTheTimeLeft() {
        lay({}, {inPlay: ["flaming-armor", "boots-of-butt-kicking", "kneepads-of-allure"]});
        test.session.decisions.actions.trigger("sell");
        tryVerify(() => test.session.decisions.sale.active);
        const bar = () => test.first(one => one.objectName === "dialogClock" && one.visible);
        compare(bar(), null, "no clock runs");
        test.screen.live.clockShare = 0.25;
        tryVerify(() => bar() !== null);
        compare(bar().progress, 0.25);
        verify(bar().width > 200 && bar().Accessible.name === "Time left");
        const at = bar().mapToItem(test.screen, 0, 0, bar().width, bar().height);
        const sell = shown("Sell") ?? test.first(one => one.look === "primary" && one.visible && one.width > 0);
        verify(at.bottom <= sell.mapToItem(test.screen, 0, 0).y || at.top >= sell.mapToItem(test.screen, 0, sell.height).y || !sell);
        test.session.decisions.sale.cancel();
        tryVerify(() => bar() === null);
        test.first(one => one.play !== undefined && one.show !== undefined).show(1);
        tryVerify(() => bar() !== null, 5000, "whoever looks at a player's cards sees it, too");
        test.screen.live.clockShare = -1;
        tryVerify(() => bar() === null);
    }
}
