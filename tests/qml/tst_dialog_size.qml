import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Play
import "items.js" as Items

// An open dialog keeps its size, whatever is picked in it: nothing moves away under the pointer.
TestCase {
    id: test

    name: "DialogSize"
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

    function lay(table: var) {
        test.session = Tables.set(JSON.stringify(Object.assign({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange"}, table)), ["Bob", "Cid"]);
        compare(Tables.error(), "");
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        tryVerify(() => test.session.game.table.viewer >= 0);
        Items.settle(test, test.screen);
    }

    function frame(): var {
        const dialog = Items.find(test.screen, one => one.keptClear !== undefined && one.preferredWidth !== undefined && one.visible)[0];
        return dialog.keptClear[0];
    }

    // The dialog's place and size before and after each step.
    function staysFor(steps: var) {
        Items.settle(test, test.screen);
        const before = [frame().x, frame().y, frame().width, frame().height].join();
        for (const step of steps) {
            step();
            Items.settle(test, test.screen);
            compare([frame().x, frame().y, frame().width, frame().height].join(), before);
        }
    }

    function scales(): var { return [{tag: "100 %", scale: 1}, {tag: "200 %", scale: 2}]; }

    function test_aSale_data() { return scales(); }
    function test_aSale(row) {
        Theme.textScale = row.scale;
        lay({players: [{name: "Ann", inPlay: ["flaming-armor", "boots-of-butt-kicking", "kneepads-of-allure", "spoon-of-destiny"], hand: []}, {name: "Bob", hand: []}, {name: "Cid", hand: []}]});
        test.session.decisions.actions.trigger("sell");
        const sale = test.session.decisions.sale;
        tryVerify(() => sale.active);
        staysFor([0, 1, 2, 3, 0, 2].map(at => () => sale.items.toggle(at)));
    }

    // An empty line above the buttons cut it off.
    function test_aLongListReachesTheButtons() {
        Theme.textScale = 2;
        const carried = ["kneepads-of-allure", "spoon-of-destiny", "cape-of-solitary-brooding", "antlers-of-authority", "broom-of-sweeping-victory", "dagger-of-being-elsewhere", "combat-ladder", "mace-of-sharpness", "bucket-of-valor",
            "silver-lining", "spyglass-of-envy", "holy-flyswatter", "haddock-of-smiting"];
        const many = ["flaming-armor", "boots-of-butt-kicking"].concat(carried.map(key => ({card: key, equipped: false})));
        lay({players: [{name: "Ann", inPlay: many, hand: []}, {name: "Bob", inPlay: ["buckler-of-hiding-behind", "tinfoil-tiara"], hand: []}, {name: "Cid", hand: []}]});
        test.session.decisions.trade.begin(1);
        tryVerify(() => test.session.decisions.trade.active);
        test.session.decisions.trade.give.toggle(0);
        test.session.decisions.trade.want.toggle(0);
        Items.settle(test, test.screen);
        const dialog = Items.find(test.screen, one => one.keptClear !== undefined && one.preferredWidth !== undefined && one.visible)[0];
        const list = Items.find(dialog, one => one.flickableDirection !== undefined && one.visible)[0];
        const button = Items.find(dialog, one => one.visible && one.clicked !== undefined && one.text === "Offer the trade")[0];
        verify(list.contentHeight > list.height + 1);
        const gap = button.mapToItem(dialog, 0, 0).y - list.mapToItem(dialog, 0, list.height).y;
        verify(gap <= Theme.gap * 2 + 1, "a gap of " + gap);
        Theme.textScale = 1;
    }

    // What decides is in sight, without scrolling: the lists of both sides, and who helps for how much.
    function inSight(item: var, words: string) {
        const list = Items.find(frame(), one => one.flickableDirection !== undefined && one.visible)[0];
        const at = item.mapToItem(list, 0, 0, item.width, item.height);
        verify(at.y >= 0 && at.bottom <= list.height + 1, words + " reaches from " + at.y + " to " + at.bottom + " of " + list.height);
    }

    function test_bothSidesOfATradeAreInSightInLargeText() {
        Theme.textScale = 2;
        const many = ["flaming-armor", "combat-ladder", "tinfoil-tiara", {card: "boots-of-butt-kicking", equipped: false}, {card: "kneepads-of-allure", equipped: false}];
        lay({players: [{name: "Ann", inPlay: many, hand: []}, {name: "Bob", inPlay: ["buckler-of-hiding-behind", "cape-of-solitary-brooding"], hand: []}, {name: "Cid", hand: []}]});
        test.session.decisions.trade.begin(1);
        tryVerify(() => test.session.decisions.trade.active);
        Items.settle(test, test.screen);
        const names = Items.find(frame(), one => one.visible && one.lineCount !== undefined && one.parent.badge !== undefined && one.text !== "");
        compare(names.length, 7);
        for (const name of names) inSight(name, name.text);
        // Only one side has cards of two places, which are named.
        const tops = names.map(name => name.parent.mapToItem(frame(), 0, 0).y);
        compare(Math.max(...tops), Math.min(...tops), "the sides are in line");
    }

    function test_thePriceOfHelpIsInSightInLargeText() {
        Theme.textScale = 2;
        lay({doorDeck: ["enormous-small-dog"], players: [{name: "Ann", level: 5, hand: ["wandering-monster", "toll-troll"], inPlay: ["elf", "flaming-armor", "combat-ladder"]},
            {name: "Bob", level: 6, inPlay: ["warrior"], hand: []}, {name: "Cid", level: 6, hand: []}]});
        const decisions = test.session.decisions;
        decisions.actions.trigger("kickOpenDoor");
        tryVerify(() => test.session.game.combat.on);
        const moves = decisions.cardMoves;
        moves.card = Tables.card(test.session, "wandering-monster");
        if (!moves.playAtOnce()) moves.choose(0);
        if (moves.card >= 0) moves.choose(0);
        tryVerify(() => test.session.game.combat.monsterCards.rowCount() === 2);
        decisions.bargain.ask();
        tryVerify(() => decisions.bargain.active);
        Items.settle(test, test.screen);
        inSight(Items.find(frame(), one => one.visible && one.checked !== undefined && one.text?.startsWith("The helper chooses"))[0], "the switch");
        const chip = Items.find(frame(), one => one.visible && one.bubble !== undefined && one.wholeWidth !== undefined && one.many !== undefined)[0];
        inSight(chip, "what the monsters do");
        verify(chip.bubble.text.includes("Bad Stuff: Lose the Footgear") && chip.bubble.text.includes("Bad Stuff: Lose 2 Items"), chip.bubble.text);
    }

    function test_theBadStuffThatHelpIsAskedAgainstIsInSightInLargeText() {
        Theme.textScale = 2;
        lay({doorDeck: ["lich-from-accounting"], players: [{name: "Ann", level: 3, hand: ["elf"], inPlay: ["flaming-armor", "boots-of-butt-kicking"]},
            {name: "Bob", level: 6, inPlay: ["warrior"], hand: []}, {name: "Cid", level: 6, hand: []}]});
        test.session.decisions.actions.trigger("kickOpenDoor");
        tryVerify(() => test.session.game.combat.on);
        test.session.decisions.bargain.ask();
        tryVerify(() => test.session.decisions.bargain.active);
        Items.settle(test, test.screen);
        inSight(Items.find(frame(), one => one.visible && one.mostLines !== undefined && one.text?.includes("You are dead."))[0], "Bad Stuff");
        inSight(Items.find(frame(), one => one.visible && one.checked !== undefined && one.text?.startsWith("The helper chooses"))[0], "the switch");
    }

    function test_aTrade_data() { return scales(); }
    function test_aTrade(row) {
        Theme.textScale = row.scale;
        lay({players: [{name: "Ann", inPlay: ["flaming-armor"], hand: []}, {name: "Bob", inPlay: ["boots-of-butt-kicking"], hand: []}, {name: "Cid", hand: []}]});
        test.session.decisions.actions.trigger("offerTrade");
        const trade = test.session.decisions.trade;
        tryVerify(() => trade.active);
        staysFor([() => { trade.partner = 1; }, () => trade.give.toggle(0), () => trade.want.toggle(0), () => trade.want.toggle(0), () => trade.give.toggle(0)]);
    }

    // What cannot be said yet is there, and waits; nothing else keeps room free between what is read.
    function test_aBargainKeepsNoRoomForWhatIsNotSeen() {
        lay({phase: "kickOpenDoor", doorDeck: ["drooling-slime"], players: [{name: "Ann", level: 1, hand: []}, {name: "Bob", level: 5, hand: []}, {name: "Cid", level: 1, hand: []}]});
        test.session.decisions.actions.trigger("kickOpenDoor");
        tryVerify(() => test.session.game.combat.on);
        test.session.decisions.bargain.ask();
        tryVerify(() => test.session.decisions.bargain.active);
        Items.settle(test, test.screen);
        const column = Items.find(frame(), one => one.visible && one.parent?.parent?.contentY !== undefined && one.spacing !== undefined)[0] ?? Items.find(frame(), one => one.people !== undefined)[0].parent;
        for (const part of Array.from(column.children).filter(one => one.visible && one.height > 0)) {
            compare(part.opacity > 0.3, true, part);
            verify(part.text !== "", part);
        }
    }

    // Whoever has only chosen with whom to trade has done nothing wrong.
    function test_aTradeOfNothingYetIsNotRefused() {
        lay({players: [{name: "Ann", inPlay: ["flaming-armor"], hand: []}, {name: "Bob", inPlay: ["boots-of-butt-kicking"], hand: []}, {name: "Cid", hand: []}]});
        test.session.decisions.actions.trigger("offerTrade");
        const trade = test.session.decisions.trade;
        tryVerify(() => trade.active);
        const told = tone => Items.find(test.screen, one => one.paintedHeight !== undefined && one.visible && one.text && Qt.colorEqual(one.color, tone)).map(one => String(one.text));
        const hint = "Choose what you give, what you get, or both.";
        for (const step of [() => {}, () => { trade.partner = 2; }, () => { trade.give.toggle(0); trade.give.toggle(0); }]) {
            step();
            tryVerify(() => told(Theme.inkMuted).includes(hint));
            compare(told(Theme.bad), []);
        }
        trade.give.toggle(0);
        tryVerify(() => trade.legal && !told(Theme.inkMuted).includes(hint));
    }

    // What is behind the door asks Ann for some of her Items.
    function askForItems(behind: string) {
        lay({phase: "kickOpenDoor", doorDeck: [behind], dice: {d6: [1]}, players: [{name: "Ann", level: 1, inPlay: ["flaming-armor", "spoon-of-destiny", "boots-of-butt-kicking"], hand: []},
            {name: "Bob", hand: []}, {name: "Cid", hand: []}]});
        const decisions = test.session.decisions;
        decisions.actions.trigger("kickOpenDoor");
        tryVerify(() => {
            const next = decisions.actions.buttons.find(one => ["runAway", "pass"].includes(one.key) || one.key.startsWith("flee:"));
            if (next && !decisions.answer.active) decisions.actions.trigger(next.key);
            return decisions.answer.active;
        }, 20000);
        Items.settle(test, test.screen);
    }

    function test_anotherCardTakesThePlaceOfTheOnlyOneToChoose() {
        askForItems("hole-in-the-pocket");
        const answer = test.session.decisions.answer;
        compare([answer.least, answer.most], [1, 1]);
        const asks = answer.card.cardId;
        const cards = Items.find(frame(), one => one.visible && one.selected !== undefined && one.zoomer !== undefined && one.cardId !== asks);
        verify(cards.length > 1);
        mouseClick(cards[0]);
        tryVerify(() => cards[0].selected && answer.legal);
        mouseClick(cards[1]);
        tryVerify(() => cards[1].selected);
        verify(!cards[0].selected && answer.legal);
    }

    // In large text, too, the card that asks has its whole text, and those to choose from are not its smallest.
    function test_aChoiceShowsWhatAsks_data() { return scales(); }
    function test_aChoiceShowsWhatAsks(row) {
        Theme.textScale = row.scale;
        askForItems("toll-troll");
        const cards = Items.find(frame(), one => one.visible && one.cardWidth > 0 && one.zoomer !== undefined && one.card !== undefined);
        compare(cards.length, 4);
        compare(Items.find(frame(), one => one.excerpt === true && one.visible), []);
        for (const card of cards) {
            verify(card.width >= Theme.cardSlot * 1.1 * row.scale * 0.75, card.card.title + " is " + card.width + " wide");
            const at = card.mapToItem(frame(), 0, 0, card.width, card.height);
            verify(at.x >= 0 && at.right <= frame().width && at.bottom <= frame().height, card.card.title);
        }
    }

    function test_aBargain_data() { return scales(); }
    function test_aBargain(row) {
        Theme.textScale = row.scale;
        lay({phase: "kickOpenDoor", doorDeck: ["insecure-mimic"], players: [{name: "Ann", level: 1, inPlay: ["spoon-of-destiny"], hand: []}, {name: "Bob", level: 5, hand: []}, {name: "Cid", level: 1, hand: []}]});
        test.session.decisions.actions.trigger("kickOpenDoor");
        tryVerify(() => test.session.game.combat.on);
        test.session.decisions.actions.trigger("askHelp");
        const bargain = test.session.decisions.bargain;
        tryVerify(() => bargain.active);
        staysFor([() => { bargain.helper = 1; }, () => { bargain.helper = 2; }, () => { bargain.treasures = 1; }, () => { bargain.treasures = 0; }]);
    }
}
