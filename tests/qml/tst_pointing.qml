import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Play
import "items.js" as Items

// Cards pointed at, clicked and read large, on the real screen with the real models.
TestCase {
    id: test

    name: "Pointing"
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

    function lay(table: var, ann: var, bob: var) {
        const all = Object.assign({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            players: [Object.assign({name: "Ann"}, ann), Object.assign({name: "Bob", hand: []}, bob), {name: "Cid", hand: []}]}, table);
        test.session = Tables.set(JSON.stringify(all), ["Bob", "Cid"]);
        compare(Tables.error(), "");
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        tryVerify(() => test.session.game.table.viewer >= 0);
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

    function figureOf(key: string): var {
        const id = Tables.card(test.session, key);
        return test.first(one => one.cardId === id && one.activated !== undefined && one.flipped !== undefined && one.visible);
    }

    function zoom(): var {
        return test.first(one => one.spot !== undefined && one.avoid !== undefined);
    }

    function shown(text: string): var {
        return test.first(one => one.text === text && one.visible && one.clicked !== undefined);
    }

    function press(text: string) {
        Items.press(test, test.screen, text);
    }

    // Whether the large card lies over that item.
    // Edges may touch.
    function covers(item: var): bool {
        const at = item.mapToItem(test.screen, 4, 4, item.width - 8, item.height - 8);
        const large = test.zoom().area;
        return at.x < large.x + large.width && large.x < at.x + at.width && at.y < large.y + large.height && large.y < at.y + at.height;
    }

    function test_aKickedCardIsPlayedByClickAndEnter() {
        lay({doorDeck: ["elf"]}, {hand: []});
        press("Kick open the door");
        tryVerify(() => test.session.game.table.revealed.count === 1);
        Items.settle(test, test.screen);
        verify(item("elf").highlighted);
        mouseClick(item("elf"));
        tryVerify(() => test.session.decisions.cardMoves.card >= 0);
        keyClick(Qt.Key_Return);
        tryVerify(() => place("elf") === "inPlay:0");
    }

    function test_aKickedCardThatCannotBePlayedSaysWhy() {
        lay({doorDeck: ["dwarf"]}, {inPlay: ["elf"], hand: []});
        press("Kick open the door");
        tryVerify(() => test.session.game.table.revealed.count === 1);
        Items.settle(test, test.screen);
        verify(!item("dwarf").highlighted);
        mouseClick(item("dwarf"));
        const bubble = test.first(one => one.ruleActivated !== undefined && one.closable !== undefined);
        tryVerify(() => bubble.text.includes("R"));
    }

    // The pointer comes and moves on.
    function point(card: var) {
        mouseMove(card, card.width / 2 - 4, card.height / 2);
        mouseMove(card, card.width / 2, card.height / 2);
        mouseMove(card, card.width / 2 + 4, card.height / 2);
    }

    function test_theLargeCardGoesWithThePointer() {
        lay({}, {inPlay: ["boots-of-butt-kicking"], hand: []});
        const card = item("boots-of-butt-kicking");
        point(card);
        tryVerify(() => zoom().shown);
        const face = Items.find(zoom(), one => one.spoken !== undefined)[0];
        verify(face.spoken.includes("Boots of Butt-Kicking"), face.spoken);
        verify(face.visible);
        const gap = Math.max(face.x - card.mapToItem(test.screen, card.width, 0).x, card.mapToItem(test.screen, 0, 0).x - face.x - face.width);
        verify(gap < 60, "beside the card: " + gap);
        mouseClick(card, card.width / 2, 20);
        keyClick(Qt.Key_Escape);
        mouseMove(test.screen, 700, 300);
        tryVerify(() => !zoom().shown);
        verify(face.spoken.includes("Boots of Butt-Kicking"), "a card that fades keeps its face");
        tryVerify(() => !face.visible);
        verify(!zoom().shown);
    }

    function menu(): var {
        return test.first(one => one.byKeys !== undefined && one.beside !== undefined);
    }

    function test_theMenuOfACardLeavesItsTextInSight() {
        lay({}, {hand: ["boots-of-butt-kicking", "elf", "baby"]});
        const card = item("elf");
        const at = card.mapToItem(test.screen, 20, 30);
        mouseMove(test.screen, 700, 300);
        wait(0);
        mouseMove(test.screen, at.x, at.y);
        tryVerify(() => card.growth > 1 && card.grown === card.growth);
        Items.settle(test, test.screen);
        mouseClick(test.screen, at.x, at.y);
        tryVerify(() => menu().opened);
        const face = card.children[0].mapToItem(test.screen, 0, 0, card.children[0].width, card.children[0].height), frame = menu().place;
        verify(frame.x >= face.x + face.width || frame.x + frame.width <= face.x, frame + " over " + face);
    }

    function test_lLooksCloserWhileAMenuIsOpen() {
        lay({}, {inPlay: ["boots-of-butt-kicking"], hand: []});
        mouseClick(item("boots-of-butt-kicking"));
        tryVerify(() => menu().opened);
        keyClick(Qt.Key_L);
        tryVerify(() => zoom().shown);
        const large = zoom().area, frame = menu().place;
        verify(large.x >= frame.x + frame.width || large.x + large.width <= frame.x, "beside the menu");
        verify(menu().opened);
        keyClick(Qt.Key_L);
        verify(!zoom().shown);
        keyClick(Qt.Key_L);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !menu().opened && !zoom().shown);
    }

    function test_theTargetsOfAPowerStandWhereThePowersDid() {
        lay({}, {inPlay: ["spyglass-of-envy"], hand: []});
        const button = Items.steady(test, () => test.first(one => one.actionKey === "use" && one.visible), "a button");
        const at = button.mapToItem(test.screen, 0, 0, button.width, button.height);
        mouseClick(button);
        tryVerify(() => menu().opened);
        const beside = () => [menu().beside.x, menu().beside.y, menu().beside.width, menu().beside.height];
        compare(beside(), [at.x, at.y, at.width, at.height]);
        keyClick(Qt.Key_Return);
        tryVerify(() => menu().opened && menu().moves.menu.count === 2);
        compare(beside(), [at.x, at.y, at.width, at.height]);
    }

    function test_anotherPlayersCardsAreShownLarge() {
        lay({}, {inPlay: ["boots-of-butt-kicking"], hand: []});
        const look = test.first(one => one.play !== undefined && one.show !== undefined);
        look.show(0);
        tryVerify(() => look.visible);
        Items.settle(test, test.screen);
        const id = Tables.card(test.session, "boots-of-butt-kicking");
        point(Items.find(look, one => one.cardId === id && one.zoomer !== undefined)[0]);
        tryVerify(() => zoom().shown);
        // First the large card, then the dialog.
        keyClick(Qt.Key_Escape);
        tryVerify(() => !zoom().shown);
        verify(look.visible);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !look.visible);
    }

    // It enters the next card before it leaves the last one.
    function test_aPointerThatJumpsToTheNextCardShowsThatOneLarge() {
        lay({}, {inPlay: ["boots-of-butt-kicking", "bucket-of-valor"], hand: []});
        const look = test.first(one => one.play !== undefined && one.show !== undefined);
        look.show(0);
        tryVerify(() => look.visible);
        Items.settle(test, test.screen);
        const cards = ["boots-of-butt-kicking", "bucket-of-valor"].map(key => Tables.card(test.session, key))
            .map(id => Items.find(look, one => one.cardId === id && one.zoomer !== undefined)[0]);
        mouseMove(test.screen, 1, 1);
        wait(0);
        for (const card of [cards[0], cards[1], cards[0], cards[1]]) {
            const at = card.mapToItem(test.screen, card.width / 2, card.height / 2);
            mouseMove(test.screen, at.x, at.y);
            tryVerify(() => zoom().shown && zoom().card.cardId === card.cardId);
            wait(50);  // the pointer rests before it jumps again
        }
    }

    function test_aPointerThatJumpsOverTheTableShowsThatCardLarge() {
        lay({}, {inPlay: ["boots-of-butt-kicking", "bucket-of-valor", "elf"], hand: []});
        const cards = ["boots-of-butt-kicking", "bucket-of-valor", "elf"].map(key => item(key));
        mouseMove(test.screen, 1, 1);
        wait(0);
        for (const card of [...cards, cards[0], cards[1], cards[0]]) {
            const at = card.mapToItem(test.screen, card.width / 2, card.height / 2);
            mouseMove(test.screen, at.x, at.y);
            tryVerify(() => zoom().shown && zoom().card.cardId === card.cardId);
            wait(50);
            verify(zoom().shown, "it stays");
        }
        mouseMove(test.screen, 1, 1);
        tryVerify(() => !zoom().shown);
    }

    function test_onlyAPointerThatMovesShowsACardLarge() {
        lay({}, {hand: ["boots-of-butt-kicking"]});
        const slot = test.first(one => one.label === "Footgear" && one.taken !== undefined);
        const at = slot.mapToItem(test.screen, slot.width / 2, slot.height / 2);
        mouseMove(test.screen, at.x - 3, at.y);
        mouseMove(test.screen, at.x, at.y);
        const fan = test.first(one => one.focusCard !== undefined && one.sink !== undefined);
        fan.focusCard(0);
        keyClick(Qt.Key_Return);
        tryVerify(() => test.session.decisions.cardMoves.card >= 0);
        keyClick(Qt.Key_Return);
        tryVerify(() => place("boots-of-butt-kicking") === "inPlay:0");
        Items.settle(test, test.screen);
        verify(!zoom().shown, "it came to lie under the pointer");
        item("boots-of-butt-kicking").forceActiveFocus(Qt.TabFocusReason);
        Items.settle(test, test.screen);
        verify(!zoom().shown, "the keyboard came to it");
        keyClick(Qt.Key_L);
        tryVerify(() => zoom().shown);
        keyClick(Qt.Key_L);
        tryVerify(() => !zoom().shown);
    }

    function test_theLargeCardGoesWithItsCard() {
        lay({}, {inPlay: ["boots-of-butt-kicking"], hand: []});
        point(item("boots-of-butt-kicking"));
        tryVerify(() => zoom().shown);
        test.session.decisions.cardMoves.card = Tables.card(test.session, "boots-of-butt-kicking");
        verify(test.session.decisions.cardMoves.drop("carried"));
        tryVerify(() => !Tables.equipped(test.session, "boots-of-butt-kicking"));
        tryVerify(() => !zoom().shown);
    }

    function test_theLargeCardLeavesADialogsButtonsInSight() {
        lay({}, {inPlay: ["wizard", "staff-of-napalm", "boots-of-butt-kicking"], hand: []});
        press("Sell Items …");
        tryVerify(() => test.session.decisions.sale.active);
        Items.settle(test, test.screen);
        const pick = test.first(one => one.badge !== undefined && one.model !== undefined && one.visible);
        point(pick);
        tryVerify(() => zoom().shown);
        verify(!covers(shown("Cancel")));
        verify(!covers(pick));
        mouseClick(pick);
        mouseMove(test.screen, 20, 20);
        tryVerify(() => !zoom().shown);
    }

    function test_theLargeCardLeavesTheFightInSight() {
        lay({doorDeck: ["wannabe-vampire"]}, {hand: []});
        press("Kick open the door");
        tryVerify(() => test.session.game.combat.on);
        Items.settle(test, test.screen);
        point(figureOf("wannabe-vampire"));
        tryVerify(() => zoom().shown);
        verify(!covers(shown("Run away")));
        for (const sum of Items.find(test.screen, one => one.remark !== undefined && one.visible)) verify(!covers(sum), sum.caption);
    }

    function largeFace(): string {
        return Items.find(zoom(), one => one.spoken !== undefined)[0].spoken;
    }

    function test_theOtherButtonShowsACardLarge_data() {
        return [{tag: "in the hand", table: {hand: ["boots-of-butt-kicking", "elf"]}}, {tag: "in play", table: {inPlay: ["boots-of-butt-kicking"], hand: []}}];
    }

    function test_theOtherButtonShowsACardLarge(data) {
        lay({}, data.table);
        const card = item("boots-of-butt-kicking");
        mouseClick(card, card.width / 2, card.height * 0.7, Qt.RightButton);
        tryVerify(() => zoom().shown);
        verify(largeFace().includes("Boots of Butt-Kicking"), largeFace());
        verify(test.session.decisions.cardMoves.card < 0, "it was not taken up");
        mouseMove(test.screen, 700, 200);
        tryVerify(() => !zoom().shown);
    }

    function test_escapeClosesTheLargeCardBeforeItOpensTheMenu() {
        lay({}, {hand: ["boots-of-butt-kicking", "elf"]});
        let menus = 0;
        test.screen.menuRequested.connect(() => { ++menus; });
        const card = item("boots-of-butt-kicking");
        mouseClick(card, card.width / 2, card.height * 0.7, Qt.RightButton);
        tryVerify(() => zoom().shown);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !zoom().shown);
        compare(menus, 0);
        keyClick(Qt.Key_Escape);
        compare(menus, 1);
    }

    function test_aLongPressShowsACardOfTheHandLarge() {
        lay({}, {hand: ["boots-of-butt-kicking", "elf"]});
        const card = item("elf");
        const finger = touchEvent(card);
        finger.press(1, card, card.width / 2, card.height / 2).commit();
        tryVerify(() => zoom().shown);
        verify(largeFace().includes("Elf"), largeFace());
        finger.release(1, card, card.width / 2, card.height / 2).commit();
        tryVerify(() => !zoom().shown);
        verify(test.session.decisions.cardMoves.card < 0, "it was not taken up");
    }

    // The same each time, whether it is read or not, and however many uses it has (docs/rulings.md, "A click on a card").
    function test_aClickOnACardOpensItsMenu_data() {
        return [{tag: "one use, read", key: "elf", read: true}, {tag: "one use", key: "elf", read: false},
                {tag: "several uses, read", key: "boots-of-butt-kicking", read: true}, {tag: "several uses", key: "boots-of-butt-kicking", read: false}];
    }
    function test_aClickOnACardOpensItsMenu(row) {
        lay({}, {hand: ["elf", "boots-of-butt-kicking"]});
        if (row.read) {
            point(item(row.key));
            tryVerify(() => item(row.key).growth > 1);
        }
        mouseClick(item(row.key));
        tryVerify(() => test.session.decisions.cardMoves.card === item(row.key).cardId);
        tryVerify(() => test.first(one => one.moves !== undefined && one.opened === true) !== null);
        verify(place(row.key).startsWith("hand"));
        keyClick(Qt.Key_Return);
        tryVerify(() => place(row.key) === "inPlay:0", 5000, "Return takes the menu's first move");
    }

    function test_aDoubleClickPlaysOneCard() {
        lay({}, {hand: ["elf", "boots-of-butt-kicking"]});
        point(item("elf"));
        tryVerify(() => item("elf").growth > 1);
        mouseDoubleClickSequence(item("elf"));
        tryVerify(() => place("elf") === "inPlay:0");
        Items.settle(test, test.screen);
        verify(place("boots-of-butt-kicking").startsWith("hand"));
    }

    function test_aTapOnACardWithOneUseOpensItsMenu() {
        lay({}, {hand: ["elf", "boots-of-butt-kicking"]});
        const card = item("elf"), finger = touchEvent(card);
        finger.press(1, card, card.width / 2, card.height / 2).commit();
        finger.release(1, card, card.width / 2, card.height / 2).commit();
        tryVerify(() => test.session.decisions.cardMoves.card >= 0);
        verify(place("elf").startsWith("hand"));
    }

    function test_theIdentityPlaceIsClicked() {
        lay({}, {hand: ["elf"]});
        mouseClick(item("elf"));
        tryVerify(() => test.session.decisions.cardMoves.mayGo("identity"));
        Items.settle(test, test.screen);
        const zone = test.first(one => one.name === "identity" && one.dropped !== undefined);
        mouseClick(zone, zone.width / 2, zone.bodyHeight / 2);
        tryVerify(() => place("elf") === "inPlay:0");
    }

    function test_lookingForTroubleOffersTheMonsters() {
        lay({phase: "lookOrLoot"}, {hand: ["drooling-slime", "wannabe-vampire"]});
        press("Look for trouble");
        tryVerify(() => test.session.decisions.cardMoves.card >= 0);
        keyClick(Qt.Key_Return);
        tryVerify(() => test.session.game.combat.on);
        Items.settle(test, test.screen);
        const fan = test.first(one => one.focusCard !== undefined && one.sink !== undefined);
        verify(!fan.activeFocus, "who pressed a button goes on among the buttons");
    }
}
