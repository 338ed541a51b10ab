import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Play
import "items.js" as Items

// A person plays: cards by click, by drag and by keyboard, fights, dialogs. Everything goes through the real screen, the
// real models and a real host.
TestCase {
    id: test

    name: "Play"
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

    // Ann has the turn; Bob and Cid sit by.
    function lay(table: var, ann: var, bots: var) {
        const all = Object.assign({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            players: [Object.assign({name: "Ann"}, ann), {name: "Bob", hand: []}, {name: "Cid", hand: []}]}, table);
        test.session = Tables.set(JSON.stringify(all), bots ?? ["Bob", "Cid"]);
        compare(Tables.error(), "");
        verify(test.session !== null);
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

    function drag(from: var, to: var, dx: real, dy: real) {
        const start = from.mapToItem(test.screen, from.width / 2, Math.min(from.height / 2, 60));
        const end = to.mapToItem(test.screen, dx ?? to.width / 2, dy ?? to.height / 2);
        mousePress(test.screen, start.x, start.y);
        for (let step = 1; step <= 8; ++step)
            mouseMove(test.screen, start.x + (end.x - start.x) * step / 8, start.y + (end.y - start.y) * step / 8, 10);
        mouseRelease(test.screen, end.x, end.y);
    }

    function test_clickOpensTheMenuAndEnterPlays() {
        lay({}, {hand: ["boots-of-butt-kicking"]});
        mouseClick(item("boots-of-butt-kicking"));
        tryCompare(test.session.decisions.cardMoves, "card", Tables.card(test.session, "boots-of-butt-kicking"));
        keyClick(Qt.Key_Return);
        tryVerify(() => place("boots-of-butt-kicking") === "inPlay:0");
        verify(Tables.equipped(test.session, "boots-of-butt-kicking"));
    }

    // The one below the pointer rose beside the other one's menu.
    function test_aCardStaysRaisedBesideItsMenu() {
        lay({}, {hand: ["boots-of-butt-kicking", "elf", "baby"]});
        const boots = item("boots-of-butt-kicking"), elf = item("elf");
        mouseMove(boots, 20, 60);
        mouseMove(boots, 22, 60);
        tryVerify(() => boots.growth > 1);
        mouseClick(boots, 22, 60);
        tryCompare(test.session.decisions.cardMoves, "card", boots.cardId);
        mouseMove(elf, elf.width / 2, 60);
        mouseMove(elf, elf.width / 2 + 2, 60);
        tryVerify(() => elf.hovered);
        wait(100);
        compare(elf.growth, 1);
        verify(boots.growth > 1);
        keyClick(Qt.Key_Escape);
        tryCompare(boots, "growth", 1);
    }

    function test_dragPutsAnItemOn() {
        lay({}, {hand: ["boots-of-butt-kicking"]});
        const slot = test.first(one => one.label === "Footgear" && one.taken !== undefined);
        drag(item("boots-of-butt-kicking"), slot);
        tryVerify(() => place("boots-of-butt-kicking") === "inPlay:0");
    }

    function test_dragToTheOwnPanelOrTheMiddlePutsAnItemOn_data(): var {
        return [{tag: "own panel", isPlace: one => one.handNote !== undefined && one.targetLit !== undefined},
                {tag: "middle", isPlace: one => one.litText !== undefined && one.reacting !== undefined}];
    }
    function test_dragToTheOwnPanelOrTheMiddlePutsAnItemOn(data: var) {
        lay({}, {hand: ["boots-of-butt-kicking"]});
        const target = test.first(data.isPlace);
        const card = item("boots-of-butt-kicking");
        test.session.decisions.cardMoves.card = card.cardId;
        verify(target.lit ?? target.targetLit);
        test.session.decisions.cardMoves.card = -1;
        drag(card, target);
        tryVerify(() => place("boots-of-butt-kicking") === "inPlay:0");
        verify(Tables.equipped(test.session, "boots-of-butt-kicking"));
    }

    function test_whoIsWithAnOpponentIsSeen() {
        lay({edition: "shakespeare", players: [{name: "Ann"}, {name: "Bob", inPlay: ["hireling", "ruffled-coif"]}, {name: "Cid"}]}, {});
        const tile = test.first(one => one.name === "Bob" && one.cards !== undefined && one.targetLit !== undefined);
        const id = Tables.card(test.session, "hireling");
        tryVerify(() => Items.find(tile, one => one.cardId === id && one.visible).length > 0);
        tile.activated();
        tryVerify(() => test.first(one => one.objectName === "withThem" && one.visible) !== null);
        Items.settle(test, test.screen);
        const part = test.first(one => one.objectName === "withThem");
        const dialog = test.first(one => one.seat === 1 && one.dismissed !== undefined && one.contents !== undefined);
        const bottom = part.mapToItem(test.screen, 0, part.height).y;
        const buttons = dialog.actions[0].mapToItem(test.screen, 0, 0).y;
        verify(bottom <= buttons, bottom + " behind the buttons at " + buttons);
    }

    // Their texts are whole if the window has the room.
    function test_whatAPlayerHasIsReadWhole() {
        lay({edition: "grimm", players: [{name: "Ann"}, {name: "Bob", inPlay: ["tailor", "seven-league-boots", "lucky-skin"]}, {name: "Cid"}]}, {});
        const look = test.first(one => one.play !== undefined && one.row !== undefined && one.seat === -1);
        look.show(1);
        const cards = () => Items.find(look, one => one.zoomer !== undefined && one.tells !== undefined && one.visible);
        tryVerify(() => cards().length === 3 && cards().every(card => card.painted));
        Items.settle(test, test.screen);
        for (const card of cards()) verify(card.sideways || card.tells, card.card.title + " is cut");
        compare(new Set(cards().map(card => card.mapToItem(test.screen, 0, card.height).y)).size, 1, "in one row");
    }

    function test_dragHandsAnItemToTheHireling() {
        lay({edition: "shakespeare"}, {inPlay: ["hireling"], hand: ["ruffled-coif"]});
        drag(item("ruffled-coif"), item("hireling"));
        tryVerify(() => place("ruffled-coif") === "inPlay:0");
        tryVerify(() => test.session.game.own.followers.count === 2);
    }

    function test_everyIdentityTypeHasItsPlace() {
        lay({edition: "critical", with: ["original"]}, {inPlay: ["rogue", "elf"], hand: []});
        compare(test.session.game.own.identityPlaces.map(one => one.name), ["Role", "Drive", "Race", "Class"]);
        const zones = test.first(one => one.identityPlaces !== undefined).identityZones;
        compare(zones.map(zone => zone.count), [1, 0, 1, 0]);
    }

    function test_dragTurnsAnItemSidewaysAndBack() {
        lay({}, {inPlay: ["boots-of-butt-kicking"], hand: []});
        const carried = test.first(one => one.name === "carried" && one.dropped !== undefined);
        drag(item("boots-of-butt-kicking"), carried, carried.width / 2, 30);
        tryVerify(() => !Tables.equipped(test.session, "boots-of-butt-kicking"));
        const slot = test.first(one => one.label === "Footgear" && one.taken !== undefined);
        Items.settle(test, test.screen);
        drag(item("boots-of-butt-kicking"), slot);
        tryVerify(() => Tables.equipped(test.session, "boots-of-butt-kicking"));
    }

    function test_keyboardPlaysACardFromTheHand() {
        lay({}, {hand: ["boots-of-butt-kicking", "flaming-armor"]});
        const fan = test.first(one => one.focusCard !== undefined && one.sink !== undefined);
        fan.focusCard(0);
        const first = test.session.game.hand.at(0).defKey;
        const second = test.session.game.hand.at(1).defKey;
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Return);
        tryVerify(() => test.session.decisions.cardMoves.card >= 0);
        keyClick(Qt.Key_Return);
        tryVerify(() => place(second) === "inPlay:0");
        compare(place(first), "hand:0");
    }

    function test_escapePutsACardDown() {
        lay({}, {hand: ["boots-of-butt-kicking"]});
        mouseClick(item("boots-of-butt-kicking"));
        tryVerify(() => test.session.decisions.cardMoves.card >= 0);
        keyClick(Qt.Key_Escape);
        tryCompare(test.session.decisions.cardMoves, "card", -1);
        compare(place("boots-of-butt-kicking"), "hand:0");
    }

    function test_theLineBetweenMovesIsInTheMiddle() {
        lay({}, {hand: ["hole-in-the-pocket"], inPlay: ["boots-of-butt-kicking"]});
        mouseClick(item("hole-in-the-pocket"));
        tryVerify(() => test.first(one => one.above > 0 && one.apart && one.visible) !== null);
        Items.settle(test, test.screen);
        const apart = test.first(one => one.above > 0 && one.apart && one.visible), before = test.first(one => one.above !== undefined && one.index === apart.index - 1);
        const line = Array.from(apart.children).find(one => one.visible && one.height > 0 && one.height <= 2);
        const from = before.mapToItem(apart, 0, before.height).y, middle = line.y + line.height / 2;
        fuzzyCompare(middle - from, apart.above - middle, 1.1);
    }

    function test_theMenuShowsBesideTheCardAndAClickElsewhereClosesIt() {
        lay({}, {hand: ["boots-of-butt-kicking", "baby"]});
        mouseClick(item("boots-of-butt-kicking"));
        const entry = test.first(one => one.text === "Play" && one.current !== undefined);
        tryVerify(() => entry.visible && entry.width > 100);
        Items.settle(test, test.screen);
        mouseClick(test.screen, 30, 960);
        tryCompare(test.session.decisions.cardMoves, "card", -1);
        mouseClick(item("boots-of-butt-kicking"));
        tryVerify(() => test.session.decisions.cardMoves.card >= 0);
        Items.settle(test, test.screen);
        mouseClick(test.first(one => one.text === "Play" && one.current !== undefined));
        tryVerify(() => place("boots-of-butt-kicking") === "inPlay:0");
    }

    function test_aTargetThatIsLitCanBeClicked() {
        lay({}, {hand: ["lose-your-armor"]});
        mouseClick(item("lose-your-armor"));
        tryVerify(() => test.session.decisions.cardMoves.mayGo("player:1"));
        const bob = test.first(one => one.name === "Bob" && one.targetLit !== undefined);
        verify(bob.targetLit);
        mouseClick(bob, bob.width * 0.6, 10);
        tryVerify(() => place("lose-your-armor") === "doorDiscard");
    }

    function test_aRefusalSaysWhyWithItsRule() {
        lay({}, {hand: ["drooling-slime"]});
        mouseClick(item("drooling-slime"));
        const bubble = test.first(one => one.ruleActivated !== undefined && one.closable !== undefined);
        tryVerify(() => bubble.text.includes("R"));
        compare(place("drooling-slime"), "hand:0");
    }

    function test_aRefusedDropFliesBackAndSaysWhy() {
        lay({}, {hand: ["drooling-slime"]});
        const slot = test.first(one => one.label === "Footgear" && one.taken !== undefined);
        drag(item("drooling-slime"), slot);
        const bubble = test.first(one => one.ruleActivated !== undefined && one.closable !== undefined);
        tryVerify(() => bubble.text.includes("R"));
        compare(place("drooling-slime"), "hand:0");
        compare(test.session.decisions.cardMoves.card, -1);
    }

    // It went below the cards at the right of the places.
    function test_aCardFromASlotIsDraggedOverTheOthers() {
        lay({}, {hand: [], inPlay: ["boots-of-butt-kicking", "elf"]});
        const slot = test.first(one => one.label === "Footgear" && one.taken !== undefined), race = item("elf");
        const start = slot.mapToItem(test.screen, slot.width / 2, 40);
        mousePress(test.screen, start.x, start.y);
        for (let step = 1; step <= 5; ++step) mouseMove(test.screen, start.x + 20 * step, start.y);
        tryVerify(() => item("boots-of-butt-kicking").dragging);
        let zone = race;
        while (zone.parent.parent !== slot.parent.parent) zone = zone.parent;
        verify(slot.parent.z > zone.parent.z, slot.parent.z + " over " + zone.parent.z);
        mouseMove(test.screen, start.x, start.y);
        mouseRelease(test.screen, start.x, start.y);
        tryCompare(slot.parent, "z", 0);
    }

    function test_whoFollowsIsDraggedToWhoIsWithYou() {
        lay({edition: "shakespeare"}, {hand: ["hireling"], inPlay: ["ruffled-coif"]});
        const card = item("hireling");
        test.session.decisions.cardMoves.card = card.cardId;
        const zone = test.first(one => one.label === "With you" && one.lit !== undefined);
        verify(zone.lit);
        tryVerify(() => zone.width > 40);
        test.session.decisions.cardMoves.card = -1;
        const start = card.mapToItem(test.screen, card.width / 2, 60);
        mousePress(test.screen, start.x, start.y);
        mouseMove(test.screen, start.x, start.y - 40);
        mouseMove(test.screen, start.x, start.y - 80);
        tryVerify(() => zone.lit && zone.width > 40);
        const end = zone.mapToItem(test.screen, zone.width / 2, zone.height / 2);
        mouseMove(test.screen, end.x - 5, end.y);
        mouseMove(test.screen, end.x, end.y);
        mouseRelease(test.screen, end.x, end.y);
        tryVerify(() => place("hireling") === "inPlay:0");
    }

    function test_aCardForAnotherPlaceSaysSo_data(): var {
        return [{tag: "class on a slot", edition: "original", card: "warrior", to: "Headgear"},
                {tag: "ally on a slot", edition: "shakespeare", card: "hireling", to: "Headgear"},
                {tag: "ally among what is carried", edition: "shakespeare", card: "hireling", to: "Carried, not equipped"}];
    }
    function test_aCardForAnotherPlaceSaysSo(row) {
        lay({edition: row.edition}, {hand: [row.card]});
        drag(item(row.card), test.first(one => one.label === row.to && one.lit !== undefined));
        const bubble = test.first(one => one.ruleActivated !== undefined && one.closable !== undefined);
        tryVerify(() => bubble.text.includes("does not go there"));
        compare(place(row.card), "hand:0");
        compare(test.session.decisions.cardMoves.card, -1);
    }

    // Like any other spot that is not lit: the card goes back.
    function test_aSlotOfAnotherKindTakesNoItem() {
        lay({}, {hand: ["boots-of-butt-kicking"]});
        const headgear = test.first(one => one.label === "Headgear" && one.taken !== undefined);
        drag(item("boots-of-butt-kicking"), headgear);
        Items.settle(test, test.screen);
        compare(test.session.decisions.cardMoves.card, -1);
        compare(place("boots-of-butt-kicking"), "hand:0");
        const bubble = test.first(one => one.ruleActivated !== undefined && one.closable !== undefined);
        tryVerify(() => bubble.text.includes("does not go there"));
        item("boots-of-butt-kicking").activated();
        compare(test.session.decisions.cardMoves.card, Tables.card(test.session, "boots-of-butt-kicking"));
        headgear.activated(-1);
        Items.settle(test, test.screen);
        compare(test.session.decisions.cardMoves.card, -1);
        compare(place("boots-of-butt-kicking"), "hand:0");
    }

    function test_aMonsterIsDraggedIntoTheRoom() {
        lay({phase: "lookOrLoot"}, {hand: ["drooling-slime"]});
        const panel = test.first(one => one.heading !== undefined && one.advice !== undefined && one.visible);
        drag(item("drooling-slime"), panel);
        tryVerify(() => test.session.game.combat.on);
    }

    function test_anItemIsDraggedIntoTheRoom() {
        lay({}, {hand: ["boots-of-butt-kicking"]});
        drag(item("boots-of-butt-kicking"), test.first(one => one.heading !== undefined && one.advice !== undefined && one.visible));
        tryVerify(() => place("boots-of-butt-kicking") === "inPlay:0");
    }

    function test_aCardIsDraggedOnTheDiscards() {
        lay({}, {inPlay: ["boots-of-butt-kicking"], hand: []});
        const board = test.first(one => one.doorDiscardCount !== undefined);
        drag(item("boots-of-butt-kicking"), board);
        tryVerify(() => place("boots-of-butt-kicking") === "treasureDiscard");
    }

    function test_aCurseIsDraggedOnAPlayer() {
        lay({}, {hand: ["lose-your-armor"]});
        const bob = test.first(one => one.name === "Bob" && one.targetLit !== undefined);
        drag(item("lose-your-armor"), bob);
        tryVerify(() => place("lose-your-armor") === "doorDiscard");
    }

    function test_anEnhancerIsDraggedOnAMonster() {
        lay({doorDeck: ["drooling-slime"]}, {level: 2, hand: ["ancient"]});
        press("Kick open the door");
        tryVerify(() => test.session.game.combat.on);
        Items.settle(test, test.screen);
        const monster = test.first(one => one.enhancers !== undefined && one.room !== undefined && one.visible);
        drag(item("ancient"), monster);
        tryCompare(test.session.game.combat, "monsters", 11);
    }

    function fightPanel(): var {
        return test.first(one => one.fightersLit !== undefined && one.visible);
    }

    function test_anEnhancerFallsInTheMiddleOfTheFight() {
        lay({doorDeck: ["drooling-slime"]}, {level: 2, hand: ["ancient"]});
        press("Kick open the door");
        tryVerify(() => test.session.game.combat.on);
        Items.settle(test, test.screen);
        drag(item("ancient"), fightPanel(), 40, fightPanel().height / 2);
        tryCompare(test.session.game.combat, "monsters", 11);
    }

    function test_aOneShotInTheMiddleOfTheFightAsksForItsSide() {
        lay({doorDeck: ["drooling-slime"]}, {level: 2, hand: ["lukewarm-soup"]});
        press("Kick open the door");
        tryVerify(() => test.session.game.combat.on);
        Items.settle(test, test.screen);
        drag(item("lukewarm-soup"), fightPanel(), 40, fightPanel().height / 2);
        const entry = () => test.first(one => one.text === "Play on the monsters" && one.current !== undefined);
        tryVerify(() => entry() && entry().width > 100);
        Items.settle(test, test.screen);
        mouseClick(entry());
        tryCompare(test.session.game.combat, "monsters", 3);
    }

    function test_aOneShotOnTheMonstersCardIsForTheMonsters() {
        lay({doorDeck: ["drooling-slime"]}, {level: 2, hand: ["lukewarm-soup"]});
        press("Kick open the door");
        tryVerify(() => test.session.game.combat.on);
        Items.settle(test, test.screen);
        drag(item("lukewarm-soup"), test.first(one => one.enhancers !== undefined && one.room !== undefined && one.visible));
        tryCompare(test.session.game.combat, "monsters", 3);
    }

    function test_aMonsterIsDraggedIntoAFightThatGoesOn() {
        lay({doorDeck: ["drooling-slime"]}, {level: 2, hand: ["wandering-monster", "feral-teapot"]});
        press("Kick open the door");
        tryVerify(() => test.session.game.combat.on);
        Items.settle(test, test.screen);
        drag(item("feral-teapot"), fightPanel(), 40, fightPanel().height / 2);
        tryCompare(test.session.game.combat.monsterCards, "count", 2);
        compare(place("wandering-monster"), "doorDiscard");
    }

    function test_theSpecialTreasureIsOfferedByNumber() {
        lay({doorDeck: ["insecure-mimic"]}, {level: 1, hand: []});
        press("Kick open the door");
        tryVerify(() => test.session.game.combat.on);
        verify(test.first(one => one.remark === "special Treasure" && one.visible));
        press("Ask for help …");
        tryVerify(() => test.session.decisions.bargain.active);
        verify(test.session.decisions.bargain.specialTreasure);
        compare(test.session.decisions.bargain.mostTreasures, 3);
        press("+");
        compare(test.session.decisions.bargain.treasures, 1);
    }

    function test_anItemForTwoHandsTakesBoth() {
        lay({}, {inPlay: ["broom-of-sweeping-victory"], hand: []});
        const hands = Items.find(test.screen, one => one.taken !== undefined && one.visible && (one.label === "Hand"));
        compare(hands.length, 2);
        verify(hands[0].taken && hands[1].taken);
        verify(!hands[0].shared && hands[1].shared);
    }

    function test_enterKicksTheDoorAfterTheCurtain() {
        lay({doorDeck: ["drooling-slime"]}, {level: 5, hand: []}, []);
        // A key pressed while it falls was meant for what came before.
        tryVerify(() => Items.button(test.screen, "I am Ann") !== null && Items.button(test.screen, "I am Ann").activeFocus);
        keyClick(Qt.Key_Return);
        tryVerify(() => !test.session.presentation.seating.curtain);
        tryVerify(() => shown("Kick open the door") !== null && shown("Kick open the door").activeFocus && !shown("Kick open the door").deaf);
        keyClick(Qt.Key_Return);
        tryVerify(() => test.session.game.combat.on);
    }

    function test_kKicksTheDoorFromAnywhereAtTheTable() {
        lay({doorDeck: ["drooling-slime"]}, {level: 5, hand: ["baby"]});
        item("baby").forceActiveFocus();
        keyClick(Qt.Key_K);
        tryVerify(() => test.session.game.combat.on);
    }

    function test_theButtonThatStopsEverybodyKeepsItsPlace() {
        lay({doorDeck: ["drooling-slime"]}, {level: 5, hand: []}, []);
        press("I am Ann");
        tryVerify(() => shown("Hold!") !== null);
        const hold = shown("Hold!");
        const panel = test.first(one => one.heading !== undefined && one.advice !== undefined && one.visible);
        Items.settle(test, test.screen);
        const at = hold.mapToItem(panel, hold.width, hold.height);
        verify(Math.abs(at.x - (panel.width - panel.padding)) < 2);
        verify(Math.abs(at.y - (panel.height - panel.padding)) < 2);
    }

    function test_kickFightAndWin() {
        lay({doorDeck: ["drooling-slime"], treasureDeck: ["flaming-armor"]}, {level: 5, hand: []});
        press("Kick open the door");
        tryVerify(() => test.session.game.combat.on);
        compare(test.session.game.combat.fighters, 5);
        compare(test.session.game.combat.monsters, 1);
        verify(test.session.game.combat.winning);
        press("Fight!");
        tryVerify(() => !test.session.game.combat.on);
        compare(test.session.game.own.level, 6);
        tryVerify(() => place("flaming-armor") === "hand:0");
    }

    function test_aLosingFightIsRunFrom() {
        lay({doorDeck: ["wannabe-vampire"], dice: {d6: [6]}}, {level: 1, hand: []});
        press("Kick open the door");
        tryVerify(() => test.session.game.combat.on);
        verify(!test.session.game.combat.winning);
        press("Run away");
        tryVerify(() => !test.session.game.combat.on);
        compare(test.session.presentation.dice.face, 6);
        compare(test.session.game.own.level, 1);
    }

    function test_helpIsAskedOnTerms() {
        lay({doorDeck: ["wannabe-vampire"]}, {level: 3, hand: []});
        press("Kick open the door");
        press("Ask for help …");
        tryVerify(() => test.session.decisions.bargain.active);
        compare(test.session.decisions.bargain.helpers.length, 2);
        verify(test.session.decisions.bargain.helper >= 0, "the strongest, though nobody's help would win");
        verify(!test.session.decisions.bargain.winning);
        press("Bob (adds 1)");
        press("+");
        tryCompare(test.session.decisions.bargain, "treasures", 1);
        press("Ask");
        tryVerify(() => !test.session.decisions.bargain.active);
    }

    function test_itemsAreSoldForALevel() {
        lay({}, {inPlay: ["staff-of-napalm", "boots-of-butt-kicking", "wizard"], hand: []});
        press("Sell Items …");
        tryVerify(() => test.session.decisions.sale.active);
        verify(!test.session.decisions.sale.legal);
        test.session.decisions.sale.items.toggle(0);
        test.session.decisions.sale.items.toggle(1);
        tryVerify(() => test.session.decisions.sale.legal);
        compare(test.session.decisions.sale.gold, 1200);
        press("Sell for 1 level(s)");
        tryCompare(test.session.game.own, "level", 2);
    }

    function test_enterDoesWhatADialogIsFor() {
        lay({}, {inPlay: ["staff-of-napalm", "boots-of-butt-kicking", "wizard"], hand: []});
        press("Sell Items …");
        tryVerify(() => test.session.decisions.sale.active);
        keyClick(Qt.Key_Return);
        verify(test.session.decisions.sale.active, "nothing is chosen yet");
        test.session.decisions.sale.items.toggle(0);
        test.session.decisions.sale.items.toggle(1);
        keyClick(Qt.Key_Return);
        tryCompare(test.session.game.own, "level", 2);
        verify(!test.session.decisions.sale.active);
    }

    function test_charityGoesToTheLowest() {
        lay({phase: "end"}, {level: 3, hand: ["baby", "ancient", "enraged", "intelligent", "humongous", "elf", "dwarf"]});
        press("End turn");
        press("Charity …");
        tryVerify(() => test.session.decisions.charity.active);
        compare(test.session.decisions.charity.excess, 2);
        Items.settle(test, test.screen);
        const picks = Items.find(test.screen, one => one.badge !== undefined && one.model !== undefined && one.visible);
        compare(picks.length, 7);
        const names = Items.find(test.screen, one => one.paintedHeight !== undefined && one.visible && one.text === "Enraged" && one.font.pixelSize >= Theme.textTiny);
        verify(names.length > 0, "each card's name can be read");
        picks[0].forceActiveFocus(Qt.TabFocusReason);
        const zoom = test.screen.live.zoom;
        tryVerify(() => zoom.shown && zoom.card.rulesText !== "", 5000, "whoever comes by keyboard reads the card");
        keyClick(Qt.Key_Right);
        tryVerify(() => zoom.card && zoom.card.cardId === picks[1].model.cardId);
        mouseClick(picks[0]);
        mouseClick(picks[1]);
        tryVerify(() => test.session.decisions.charity.legal, 5000, test.session.decisions.charity.why);
        press("Give");
        tryVerify(() => !test.session.decisions.charity.active);
    }

    function test_theCurtainFallsBetweenTwoPeople() {
        lay({phase: "end"}, {hand: ["baby"]}, ["Cid"]);
        verify(test.session.presentation.seating.curtain);
        compare(test.session.game.hand.count, 0);
        press("I am Ann");
        tryCompare(test.session.game.hand, "count", 1);
        press("End turn");
        tryVerify(() => test.session.presentation.seating.curtain && test.session.presentation.seating.curtainName === "Bob");
        compare(test.session.game.hand.count, 0);
        press("I am Bob");
        tryCompare(test.session.game.table, "viewerName", "Bob");
    }

    function test_aLatePassDoesNotAnswerTheNextQuestion() {
        lay({doorDeck: ["hole-in-the-pocket"]}, {inPlay: ["boots-of-butt-kicking"], hand: ["baby"]});
        test.session.menu.setup.clock = true;
        tryVerify(() => Items.find(test.screen, one => one.text === "Against the clock" && one.visible).length > 0);
        // Another question has just gone.
        const buttons = test.first(one => one.questioned !== undefined);
        buttons.questioned = true;
        test.session.presentation.seating.autoPass = false;
        const asks = () => buttons.question !== "" && buttons.passOf(buttons.all) !== undefined;
        // As soon as it can be answered, on a slow machine, too.
        let early = false;
        const answer = () => {
            if (early || !asks()) return;
            early = true;
            buttons.pressKey("pass");
        };
        buttons.questionChanged.connect(answer);
        buttons.allChanged.connect(answer);
        keyClick(Qt.Key_K);
        tryVerify(() => early, 10000);
        buttons.questionChanged.disconnect(answer);
        buttons.allChanged.disconnect(answer);
        wait(50);
        verify(asks(), "the word for the question before has let it strike");
        wait(350);
        buttons.pressKey("pass");
        tryVerify(() => place("hole-in-the-pocket") === "doorDiscard");
    }

    function test_whoAloneIsStruckLetsItStand() {
        lay({doorDeck: ["hole-in-the-pocket"]}, {inPlay: ["boots-of-butt-kicking"], hand: ["baby"]}, []);
        press("I am Ann");
        press("Kick open the door");
        const pass = Items.steady(test, () => Items.button(test.screen, "Let it strike"), "the way to take it");
        verify(pass.tip !== "" && pass.tip !== pass.text, "no word about what it does");
        press("Let it strike");
        tryVerify(() => place("hole-in-the-pocket") === "doorDiscard");
    }

    // The button once hid the card's text, which says what is chosen.
    function test_theWayBackToAChoiceLiesOnNoCard() {
        lay({doorDeck: ["hole-in-the-pocket"]}, {inPlay: ["boots-of-butt-kicking", "flaming-armor"], hand: ["baby"]});
        press("Kick open the door");
        tryVerify(() => test.session.decisions.answer.active, 20000);
        press("Look at the table");
        const unfold = Items.steady(test, () => Items.button(test.screen, "Choose …"), "the way back");
        Items.settle(test, test.screen);
        const card = test.first(one => one.tells !== undefined && one.room !== undefined && one.visible);
        verify(card !== null);
        const top = unfold.mapToItem(test.screen, 0, 0).y, foot = card.mapToItem(test.screen, 0, card.height).y;
        verify(foot <= top + 1, "the card ends at " + foot + ", the button begins at " + top);
        for (const other of Items.find(test.screen, one => one.actionKey !== undefined && one.visible))
            verify(other.mapToItem(test.screen, 0, 0).x >= unfold.mapToItem(test.screen, unfold.width, 0).x, "it lies on " + other.text);
        keyClick(Qt.Key_Return);
        tryVerify(() => shown("Look at the table") !== null);
    }

    // Without a card in hand there is nothing to ask: everybody sees that.
    function test_whoIsStruckWithAnEmptyHandIsNotAsked() {
        lay({doorDeck: ["hole-in-the-pocket"]}, {inPlay: ["boots-of-butt-kicking"], hand: []}, []);
        press("I am Ann");
        press("Kick open the door");
        tryVerify(() => place("hole-in-the-pocket") === "doorDiscard");
        compare(test.session.game.table.viewerName, "Ann");
    }

    function test_aHandIsShownToOnePlayerAlone() {
        lay({}, {hand: ["baby", "ancient"]}, []);
        press("I am Ann");
        press("Show hand …");
        press("Bob");
        verify(shown("Close") === null);
        press("I am Bob");
        tryVerify(() => shown("Close") !== null);
        const faces = Items.find(test.screen, one => one.spoken !== undefined && one.visible && one.card.defKey === "baby" && one.cardWidth > Theme.cardHand);
        compare(faces.length, 1);
        press("Close");
        tryVerify(() => shown("Close") === null);
        compare(test.session.game.table.viewerName, "Ann");
    }

    function test_aHandIsShownToEverybody() {
        lay({}, {hand: ["baby", "ancient"]}, []);
        press("I am Ann");
        press("Show hand …");
        verify(test.first(one => String(one.text).startsWith("All 2 card") && one.visible) !== null);
        compare(shown("Everybody").look, "plain");
        keyClick(Qt.Key_Return);
        compare(shown("Close"), null, "nothing is chosen beforehand");
        press("Everybody");
        tryVerify(() => shown("Close") !== null);
    }

    // Each of the others has a card to speak up with.
    function layThreePeople() {
        lay({doorDeck: ["drooling-slime"], players: [{name: "Ann", level: 5, hand: []}, {name: "Bob", hand: ["baby"]}, {name: "Cid", hand: ["ancient"]}]}, {}, []);
    }

    function test_everybodyMayHoldBeforeAFightIsSettled() {
        layThreePeople();
        press("I am Ann");
        press("Kick open the door");
        press("Fight!");
        tryVerify(() => test.session.presentation.seating.bar);
        compare(test.session.presentation.seating.barNames, "Bob and Cid");
        press("Hold!");
        press("Cid");
        press("I am Cid");
        tryCompare(test.session.game.table, "viewerName", "Cid");
        press("Let it stand");
        tryVerify(() => test.session.game.table.viewerName !== "Cid");
        press("Pass for Bob");
        tryVerify(() => !test.session.game.combat.on);
    }

    function test_enterAloneNeverPasses() {
        layThreePeople();
        press("I am Ann");
        press("Kick open the door");
        press("Fight!");
        tryVerify(() => shown("Pass for Bob and Cid") !== null);
        Items.settle(test, test.screen);
        keyClick(Qt.Key_Return);
        Items.settle(test, test.screen);
        verify(test.session.presentation.seating.bar);
        keyClick(Qt.Key_P);
        tryVerify(() => !test.session.game.combat.on);
    }

    function test_whoHeldGivesTheScreenBackByEnter() {
        layThreePeople();
        press("I am Ann");
        press("Kick open the door");
        press("Fight!");
        press("Hold!");
        press("Cid");
        press("I am Cid");
        tryVerify(() => shown("Decide later") !== null && shown("Decide later").activeFocus && !shown("Decide later").deaf);
        compare(Items.find(test.screen, one => one.actionKey !== undefined && one.visible && one.look === "primary").map(one => one.text).join(), "Decide later",
                "one main action");
        keyClick(Qt.Key_Return);
        tryVerify(() => !test.session.presentation.seating.held);
        verify(test.session.game.combat.on);
    }

    function test_theKeyboardAlonePlaysATurn() {
        lay({doorDeck: ["drooling-slime"], treasureDeck: ["flaming-armor"]}, {level: 5, hand: []});
        const turn = test.session.game.table.turn;
        shown("Kick open the door").forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryVerify(() => test.session.game.combat.on);
        tryVerify(() => shown("Fight!") !== null && shown("Fight!").activeFocus);
        keyClick(Qt.Key_Return);
        tryVerify(() => !test.session.game.combat.on);
        tryVerify(() => shown("End turn") !== null && shown("End turn").activeFocus);
        keyClick(Qt.Key_Return);
        tryVerify(() => test.session.game.table.turn > turn);
    }
}
