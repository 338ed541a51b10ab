import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Play
import "mock"
import "items.js" as Items

// Big moments, on their own and in a game at its usual speed.
TestCase {
    id: test

    name: "Moments"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    property TableScreen screen: null
    property Session session: null

    MockData { id: mock }
    Component { id: maker; TableScreen {} }
    MomentView {
        id: moment

        width: 500
        height: 360
        kind: "loot"
        title: "Loot!"
        text: "Ann: 2 Treasures"
    }
    SignalSpy { id: skipped; target: moment; signalName: "skipped" }
    SignalSpy { id: acting; signalName: "wayChanged" }
    DoorMoment { id: door; width: 500; height: 360 }
    SignalSpy { id: doorSkipped; target: door; signalName: "skipped" }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type|pictogram/);
    }

    function cleanup() {
        moment.on = false;
        moment.cards = null;
        if (test.screen) test.screen.destroy();
        test.screen = null;
        test.session = null;
        wait(0);
        Tables.clear();
    }

    function words(): var {
        return Items.find(moment, item => item.paintedHeight !== undefined && item.visible).map(item => item.text);
    }

    function test_saysWhatHappenedAndShowsTheCards() {
        tryVerify(() => !moment.visible);
        moment.cards = mock.carried;
        moment.on = true;
        tryVerify(() => words().includes("Loot!") && words().includes("Ann: 2 Treasures"));
        const cards = Items.find(moment, item => item.spoken !== undefined);
        compare(cards.length, 2);
        for (const card of cards) {
            const at = card.mapToItem(moment, 0, 0);
            verify(card.width > 60 && at.x >= 0 && at.x + card.width <= moment.width && at.y + card.height <= moment.height, "card at " + at);
        }
        mouseClick(moment, 250, 40);
        compare(skipped.count, 1);
        moment.on = false;
        tryVerify(() => !moment.visible);
    }

    // "Cursed!", and below it the card that was lost.
    function test_theWordsChangeWithTheTitle() {
        const before = [moment.title, moment.text];
        moment.title = "Cursed!";
        moment.text = "Ann was cursed: Lose Your Armor.";
        moment.on = true;
        tryVerify(() => words().includes("Cursed!") && words().includes("Ann was cursed: Lose Your Armor."));
        moment.text = "Ann: Flaming Armor";
        moment.title = "Cards lost!";
        compare(words().includes("Cursed!"), !words().includes("Ann: Flaming Armor"));
        tryVerify(() => words().includes("Cards lost!") && words().includes("Ann: Flaming Armor"));
        [moment.title, moment.text] = before;
    }

    // It began on a dark panel each time.
    function test_aMomentSeenBeforeHasItsSceneAtOnce() {
        const scene = () => Items.find(moment, item => String(item.source ?? "").includes("/scene/treasury") && item.visible)[0];
        moment.kind = "loot";
        moment.on = true;
        tryVerify(() => scene()?.status === Image.Ready);
        moment.on = false;
        tryVerify(() => !moment.visible);
        // Qt itself remembers no more than a few.
        const others = createTemporaryQmlObject("import QtQuick; Repeater { model: 3; Image { visible: false; source: 'image://kickdoor/texture/wood?ink=30202' + index; sourceSize.width: 1000; sourceSize.height: 1000 } }", test);
        tryVerify(() => [0, 1, 2].every(index => others.itemAt(index)?.status === Image.Ready), 20000);
        others.model = 0;
        wait(0);
        moment.on = true;
        tryVerify(() => moment.visible);
        compare(scene().status, Image.Ready);
    }

    function test_twoMomentsWithTheSameWordsAreTwo() {
        const heroes = () => Items.find(moment, item => item.heroes !== undefined && item.between !== undefined)[0].heroes;
        moment.kind = "level";
        moment.title = "Level 3!";
        moment.heroes = [{head: "cowled", emblem: "", tone: "red", play: null}];
        moment.number += 1;
        moment.on = true;
        tryVerify(() => heroes().length === 1 && heroes()[0].tone === "red");
        moment.heroes = [{head: "cowled", emblem: "", tone: "blue", play: null}];
        moment.number += 1;
        tryVerify(() => heroes()[0].tone === "blue");
        moment.heroes = [];
        moment.kind = "loot";
        moment.title = "Loot!";
    }

    function test_noCardOfTheLootHidesAnother_data() {
        return [{tag: "two", count: 2}, {tag: "five", count: 5}, {tag: "six", count: 6}];
    }

    ListModel { id: loot }

    function test_noCardOfTheLootHidesAnother(data) {
        loot.clear();
        for (let card = 0; card < data.count; ++card) loot.append({cardId: 200 + card, title: "Card " + card, kind: "item"});
        moment.cards = loot;
        moment.on = true;
        tryVerify(() => words().includes("Loot!"));
        Items.settle(test, moment);
        const boxes = Items.find(moment, item => item.spoken !== undefined).map(card => card.mapToItem(moment, 0, 0, card.width, card.height));
        compare(boxes.length, data.count);
        const hint = Items.find(moment, item => item.text === "Continue" && item.visible)[0];
        const top = hint.mapToItem(moment, 0, 0).y;
        for (const box of boxes) verify(box.y + box.height <= top + 1 || box.x + box.width < hint.mapToItem(moment, 0, 0).x - 60, "the hint lies on no card");
        for (let one = 0; one < boxes.length; ++one) {
            verify(boxes[one].width > 55, "card " + boxes[one].width + " wide");
            verify(boxes[one].x >= 0 && boxes[one].x + boxes[one].width <= moment.width && boxes[one].y + boxes[one].height <= moment.height);
            for (let other = 0; other < one; ++other)
                verify(Math.abs(boxes[one].x - boxes[other].x) >= boxes[one].width - 1
                    || Math.abs(boxes[one].y - boxes[other].y) >= boxes[one].height - 1, one + " over " + other);
        }
    }

    function test_aDoorIsKickedOpenAndItsCardComesForward() {
        const card = {cardId: 9, title: "Troll", kind: "monster", artRecipe: "orc-head"};
        door.play(card, 5000);
        const since = Date.now();
        verify(door.visible);
        tryVerify(() => Items.find(door, item => item.spoken !== undefined && item.opacity === 1 && item.card.title === "Troll").length === 1);
        tryVerify(() => !door.visible);
        verify(Date.now() - since < 2500, "it took " + (Date.now() - since));
        door.play(card, 900);
        mouseClick(door, 250, 40);
        compare(doorSkipped.count, 1);
        door.stop();
        verify(!door.visible);
        door.play(card, 60);
        verify(!door.visible, "at this speed it is left out");
        Theme.reducedMotion = true;
        door.play(card, 900);
        verify(!door.visible);
        Theme.reducedMotion = false;
    }

    function test_sparksAreFewAndGoOut() {
        const all = Items.find(moment, item => item.fly !== undefined && item.count !== undefined)[0];
        moment.kind = "level";
        moment.on = true;
        tryVerify(() => all.visible);
        verify(Items.find(all, item => item.reach !== undefined).length <= 40);
        tryVerify(() => !all.visible);
        moment.kind = "loot";
    }

    readonly property var people: [{head: "orc-head", tone: "#e0506a", play: null}, {head: "cowled", tone: "#4a9be8", play: null}, {head: "dwarf-face", tone: "#5cb85c", play: null}]

    function test_thoseConcernedActItOut_data() {
        return [{tag: "the game is won", kind: "win", heroes: 3, foes: 0}, {tag: "a fight is won", kind: "victory", heroes: 2, foes: 3},
                {tag: "an escape", kind: "escape", heroes: 1, foes: 1}, {tag: "a trade", kind: "trade", heroes: 2, foes: 0},
                {tag: "help that is forced", kind: "forced", heroes: 2, foes: 0}, {tag: "a Level", kind: "level", heroes: 1, foes: 0}, {tag: "a death", kind: "death", heroes: 1, foes: 0}];
    }

    function test_thoseConcernedActItOut(data) {
        const stage = Items.find(moment, one => one.acted !== undefined && one.way !== undefined)[0];
        const heroes = () => Items.find(stage, one => one.twoHanded !== undefined && one.visible);
        moment.kind = data.kind;
        moment.heroes = people.slice(0, data.heroes);
        moment.foes = ["orc-head", "goblin-head", "barbarian"].slice(0, data.foes);
        if (data.kind === "trade") moment.cards = mock.carried;
        moment.on = true;
        const since = Date.now();
        acting.target = stage;
        acting.clear();
        tryVerify(() => stage.visible && heroes().length === data.heroes && acting.count > 0 && stage.way === 1);
        verify(Date.now() - since < 2500, "it took " + (Date.now() - since));
        for (const foe of Items.find(stage, one => one.loses === true && one.visible)) {
            const at = foe.mapToItem(stage, 0, 0, foe.width, foe.height);
            verify(at.top >= -1 && at.bottom <= stage.height + 1, "a beaten monster is cut off: " + at);
        }
        for (const hero of heroes()) {
            const at = hero.mapToItem(moment, 0, 0);
            verify(at.x >= -1 && at.x + hero.width <= moment.width + 1 && hero.width > 50, "a hero at " + at);
            compare(hero.dead, data.kind === "death");
            const low = () => Math.max(...Items.find(hero, one => one.share !== undefined && one.visible).map(part => part.mapToItem(stage, 0, 0, part.width, part.height).bottom));
            tryVerify(() => low() <= stage.height + 1, 5000, "a part of it is cut off");
            for (const card of Items.find(moment, item => item.spoken !== undefined)) {
                const from = card.mapToItem(moment, 0, 0).x;
                verify(from + card.width <= at.x + hero.width * 0.15 || from >= at.x + hero.width * 0.85, "a card lies over who trades");
            }
        }
        moment.on = false;
        tryVerify(() => !moment.visible);
        Theme.reducedMotion = true;
        moment.on = true;
        tryVerify(() => stage.visible);
        compare(stage.way, 1, "it stands still with reduced motion");
        Theme.reducedMotion = false;
        moment.heroes = [];
        moment.foes = [];
        moment.kind = "loot";
    }

    function test_cardsStandBesideLargeWords() {
        Theme.textScale = 2;
        moment.cards = mock.carried;
        moment.on = true;
        tryVerify(() => words().includes("Loot!"));
        for (const card of Items.find(moment, item => item.spoken !== undefined))
            verify(card.width > 80 && card.mapToItem(moment, 0, card.height).y <= moment.height, "card " + card.width + " wide");
        Theme.textScale = 1;
    }

    function test_aCardOfManyWordsKeepsItsPicture_data() {
        return [{tag: "caught", kind: "caught"}, {tag: "cursed", kind: "curse"}, {tag: "averted", kind: "averted"}];
    }

    function test_aCardOfManyWordsKeepsItsPicture(data) {
        loot.clear();
        loot.append({cardId: 300, title: "Squidzilla", kind: "monster", figure: "18", artRecipe: "orc-head", footerLeft: "4 Treasures", footerRight: "2 Levels",
            rulesText: "-4 against Elves. It does not pursue anybody of Level 4 or less. " + "<b>Bad Stuff:</b> You are grabbed, slimed, crushed and gobbled. You are dead. Nobody may help, and everybody loses a card. ".repeat(2)});
        moment.kind = data.kind;
        moment.title = "A moment!";
        moment.text = "";
        moment.width = 800;
        moment.height = 480;
        moment.cards = loot;
        moment.on = true;
        tryVerify(() => words().includes("A moment!"));
        Items.settle(test, moment);
        const card = Items.find(moment, item => item.spoken !== undefined)[0];
        tryVerify(() => card.painted);
        const art = Items.find(card, item => item.across !== undefined && item.visible)[0];
        verify(art.height > card.width * 0.3, "a strip of " + art.height + " on a card of " + card.width);
        verify(card.mapToItem(moment, 0, card.height).y <= moment.height + 1);
        moment.width = 500;
        moment.height = 360;
        moment.kind = "loot";
        moment.title = "Loot!";
        moment.text = "Ann: 2 Treasures";
    }

    function test_longWordsAreNotCut_data() { return [{tag: "100 %", scale: 1}, {tag: "200 %", scale: 2}]; }
    function test_longWordsAreNotCut(data) {
        Theme.textScale = data.scale;
        moment.height = 210;
        moment.kind = "curse";
        moment.text = "На игроке <b>Екатерина</b> проклятие: <b>Прощай, Броня и всё остальное!</b>";
        moment.cards = mock.carried;
        moment.number += 1;
        moment.on = true;
        const line = () => Items.find(moment, item => item.paintedHeight !== undefined && item.visible && String(item.text).includes("Прощай"))[0];
        tryVerify(() => line() !== undefined);
        Items.settle(test, moment);
        verify(!line().truncated);
        const at = line().mapToItem(moment, 0, 0, line().width, line().height);
        verify(at.top >= 0 && at.bottom <= moment.height, "at " + at);
        moment.on = false;
        moment.height = 360;
        moment.kind = "loot";
        moment.text = "Ann: 2 Treasures";
        Theme.textScale = 1;
    }

    function test_theKeySaysWhatItDoes() {
        tryVerify(() => !moment.visible);
        moment.on = true;
        tryVerify(() => test.words().includes("Space") && test.words().includes("Continue"));
    }

    function lay(table: var, ann: var) {
        test.session = Tables.set(JSON.stringify(Object.assign({format: 1, name: "test", edition: "original", active: "Ann",
            players: [Object.assign({name: "Ann"}, ann), {name: "Bob", hand: []}, {name: "Cid", hand: []}]}, table)), ["Bob", "Cid"]);
        compare(Tables.error(), "");
        test.session.presentation.presenter.speed = 1;
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        tryVerify(() => test.session.game.table.viewer >= 0);
        test.screen.forceActiveFocus();
    }

    function test_aDrawnCardIsInTheHandWhenItHasLanded() {
        lay({phase: "lookOrLoot", doorDeck: ["baby"]}, {hand: ["elf"]});
        Items.settle(test, test.screen);
        const flights = Items.find(test.screen, one => one.fly !== undefined && one.awaited !== undefined)[0];
        const inHand = () => Items.find(test.screen, one => one.growth !== undefined && one.cardId >= 0 && one.cardId === Tables.card(test.session, "baby"))[0];
        let early = 0, late = 0;
        test.session.decisions.actions.trigger("lootRoom");
        tryVerify(() => {
            if (inHand() && flights.awaited.length > 0) {
                ++late;
                if (inHand().opacity > 0) ++early;
            }
            return inHand() && flights.awaited.length === 0;
        }, 8000);
        compare(early, 0);
        verify(late > 0, "it was seen flying");
        tryVerify(() => inHand().opacity === 1);
    }

    // It left from the middle of the hand.
    function test_aCardLeavesTheHandFromItsPlace() {
        lay({phase: "arrange"}, {hand: ["elf", "baby", "enraged", "mate", "boots-of-butt-kicking"]});
        Items.settle(test, test.screen);
        const flights = Items.find(test.screen, one => one.fly !== undefined && one.awaited !== undefined)[0];
        const elf = Tables.card(test.session, "elf");
        const own = Items.find(test.screen, one => one.growth !== undefined && one.strip !== undefined && one.cardId === elf)[0];
        const at = own.mapToItem(flights, 0, 0, own.width, own.height);
        verify(Math.abs(at.x + at.width / 2 - flights.width / 2) > 100, "it is not in the middle");
        test.session.decisions.cardMoves.card = elf;
        verify(test.session.decisions.cardMoves.playAtOnce());
        const flyer = () => Items.children(flights).find(one => one.start !== undefined && one.card.cardId === elf);
        tryVerify(() => flyer());
        fuzzyCompare(flyer().start.x + flyer().width / 2, at.x + at.width / 2, 1);
        tryVerify(() => Items.children(flights).length === 0, 8000);
    }

    // It left from the player's panel, and went below the words that told it.
    function test_aLostItemLeavesItsSlotAboveTheWords() {
        lay({phase: "arrange", doorDeck: ["lose-your-armor"]}, {inPlay: ["flaming-armor"], hand: []});
        Items.settle(test, test.screen);
        const flights = Items.find(test.screen, one => one.fly !== undefined && one.awaited !== undefined)[0];
        const armor = Tables.card(test.session, "flaming-armor");
        const slot = Items.find(test.screen, one => one.label === "Armor" && one.taken !== undefined)[0];
        const at = slot.mapToItem(flights, slot.width / 2, 0);
        test.session.decisions.actions.trigger("kickOpenDoor");
        // Nobody is asked: there is no card in any hand.
        const flyer = () => Items.children(flights).find(one => one.start !== undefined && one.card.cardId === armor);
        tryVerify(() => flyer(), 20000);
        fuzzyCompare(flyer().start.x + flyer().width / 2, at.x, 2);
        Items.find(test.screen, one => one.view !== undefined && one.presentation !== undefined).forEach(words => verify(flights.z > words.z));
        tryVerify(() => Items.children(flights).length === 0, 8000);
    }

    function test_ownDeathIsHeldUntilSpace() {
        lay({phase: "arrange", doorDeck: ["lich-from-accounting"], seed: 3}, {level: 3, hand: []});
        test.session.decisions.actions.trigger("kickOpenDoor");
        tryVerify(() => test.session.decisions.actions.buttons.some(one => one.key === "runAway"), 8000);
        test.session.decisions.actions.trigger("runAway");
        tryVerify(() => {
            if (test.session.presentation.bigMoment.kind !== "death" && test.session.presentation.seating.bar) test.session.presentation.seating.passAll();
            return test.session.presentation.bigMoment.kind === "death";
        }, 20000);
        const since = Date.now();
        tryVerify(() => Date.now() - since > 3000, 4000);
        compare(test.session.presentation.bigMoment.kind, "death");
        keyClick(Qt.Key_Space);
        tryVerify(() => !test.session.presentation.bigMoment.on);
        verify(test.session.game.table.phase !== "arrange");
    }

    SignalSpy { id: moving; signalName: "xChanged" }

    // Whatever comes next at the table.
    function test_aMomentFadesAsItIs() {
        lay({phase: "arrange", doorDeck: ["lich-from-accounting"], seed: 3}, {level: 4, hand: ["elf", "baby"], inPlay: ["boots-of-butt-kicking"]});
        const held = test.session.presentation.bigMoment;
        test.session.decisions.actions.trigger("kickOpenDoor");
        tryVerify(() => test.session.decisions.actions.buttons.some(one => one.key === "runAway"), 8000);
        test.session.decisions.actions.trigger("runAway");
        tryVerify(() => {
            const flee = test.session.decisions.actions.buttons.find(one => one.key.startsWith("flee:"));
            if (flee) test.session.decisions.actions.trigger(flee.key);
            else if (held.kind !== "caught" && test.session.presentation.seating.bar) test.session.presentation.seating.passAll();
            return held.kind === "caught";
        }, 20000);
        const view = Items.find(test.screen, item => item.skipped !== undefined && item.withCards !== undefined)[0];
        tryVerify(() => view.opacity === 1);
        compare(view.under, view.view.combat, "it is the fight's, and leaves the track free");
        const cards = held.cards.count;
        moving.target = view;
        moving.clear();
        keyClick(Qt.Key_Space);
        tryVerify(() => !held.on);
        compare(held.cards.count, cards);
        tryVerify(() => !view.visible);
        compare(moving.count, 0);
        moving.target = null;
    }

    // Every key ends the picture; what is a key of the table acts, too (docs/rulings.md, "At this screen").
    function test_aKeyEndsAMomentAndActs_data() {
        return [{tag: "Space", key: Qt.Key_Space, ends: false}, {tag: "Return", key: Qt.Key_Return, ends: false}, {tag: "Escape", key: Qt.Key_Escape, ends: false},
                {tag: "E", key: Qt.Key_E, ends: true}];
    }
    function test_aKeyEndsAMomentAndActs(row) {
        lay({phase: "arrange", doorDeck: ["tax-gnome"]}, {level: 6, hand: []});
        let menus = 0;
        test.screen.menuRequested.connect(() => ++menus);
        test.session.decisions.actions.trigger("kickOpenDoor");
        tryVerify(() => test.session.decisions.actions.buttons.some(one => one.key === "fight"), 5000);
        test.session.decisions.actions.trigger("fight");
        tryCompare(test.session.presentation.bigMoment, "kind", "level", 8000);
        verify(test.session.presentation.presenter.busy);
        keyClick(row.key);
        verify(!test.session.presentation.bigMoment.on);
        tryVerify(() => !test.session.game.combat.on);
        tryVerify(() => (test.session.game.table.activeSeat !== 0) === row.ends, 8000);
        compare(menus, 0);
    }

    function test_aLevelIsHeldUntilSpace() {
        lay({phase: "arrange", doorDeck: ["tax-gnome"]}, {level: 6, hand: []});
        test.session.decisions.actions.trigger("kickOpenDoor");
        tryVerify(() => test.session.decisions.actions.buttons.some(one => one.key === "fight"), 5000);
        test.session.decisions.actions.trigger("fight");
        tryCompare(test.session.presentation.bigMoment, "kind", "level", 8000);
        const view = Items.find(test.screen, item => item.skipped !== undefined && item.withCards !== undefined)[0];
        tryVerify(() => view.opacity === 1);
        verify(test.session.presentation.presenter.busy);
        keyClick(Qt.Key_Space);
        tryVerify(() => !test.session.presentation.bigMoment.on);
        tryVerify(() => !test.session.game.combat.on);
        compare(test.session.game.own.level, 7);
    }

    // The fight that is over lies behind them.
    function test_theWinnersStayUntilTheirPageComes() {
        lay({phase: "arrange", doorDeck: ["tax-gnome"]}, {level: 9, hand: []});
        const held = test.session.presentation.bigMoment, presenter = test.session.presentation.presenter;
        test.session.decisions.actions.trigger("kickOpenDoor");
        tryVerify(() => test.session.decisions.actions.buttons.some(one => one.key === "fight"), 5000);
        test.session.decisions.actions.trigger("fight");
        tryCompare(held, "kind", "victory", 8000);
        const since = Date.now();
        tryCompare(held, "kind", "level", 8000);
        verify(Date.now() - since > 1900, "the last victory was seen for " + (Date.now() - since));
        presenter.speed = 4;
        tryVerify(() => test.session.game.table.over && !presenter.busy, 8000);
        const view = Items.find(test.screen, item => item.skipped !== undefined && item.withCards !== undefined)[0];
        wait(Theme.quick * 3);
        compare(held.kind, "win");
        compare(view.opacity, 1);
    }

    function apart(one: var, other: var): bool {
        const here = one.mapToItem(test.screen, 0, 0, one.width, one.height), there = other.mapToItem(test.screen, 0, 0, other.width, other.height);
        return here.right <= there.left + 1 || there.right <= here.left + 1 || here.bottom <= there.top + 1 || there.bottom <= here.top + 1;
    }

    function test_aShortBannerCoversNothing() {
        test.session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            doorDeck: ["tax-gnome"], players: [{name: "Ann", hand: ["baby"]}, {name: "Bob", hand: []}, {name: "Cid", hand: []}]}), ["Bob", "Cid"]);
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        tryVerify(() => test.session.game.table.viewer >= 0);
        Items.settle(test, test.screen);
        test.session.presentation.effects.banner("fight", "<b>Bob</b> helps.");
        const banner = Items.find(test.screen, one => one.tones !== undefined && one.show !== undefined)[0];
        tryVerify(() => banner.opacity > 0.5);
        const live = test.screen.live;
        for (const part of [live.board, live.idle, live.opponents, live.slotsRow, live.self, live.log]) verify(apart(banner, part), part);
        const at = banner.mapToItem(test.screen, 0, 0, banner.width, banner.height);
        verify(at.left >= 0 && at.bottom <= test.height);
        // What has to be read there comes first.
        test.screen.say("No.");
        verify(apart(banner, live.bubble));
    }

    ListModel { id: manyLines }

    function test_aBannerCoversOnlyTheStory_data() {
        return [{tag: "100 %", scale: 1}, {tag: "150 %", scale: 1.5}, {tag: "200 %", scale: 2}];
    }

    function test_aBannerCoversOnlyTheStory(data) {
        Theme.textScale = data.scale;
        test.session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            doorDeck: ["tax-gnome"], players: [{name: "Ann", hand: ["baby"]}, {name: "Bob", hand: []}, {name: "Cid", hand: []}]}), ["Bob", "Cid"]);
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        tryVerify(() => test.session.game.table.viewer >= 0);
        Items.settle(test, test.screen);
        test.session.presentation.effects.banner("fight", "<b>Bob</b> played <b>Lose Two Cards</b> on <b>Ann</b>, who has to part with two of them now");
        const banner = Items.find(test.screen, one => one.tones !== undefined && one.show !== undefined)[0];
        tryVerify(() => banner.opacity > 0.5);
        const live = test.screen.live;
        for (const [name, part] of [["the track", live.board], ["the middle", live.idle], ["the others", live.opponents],
                                    ["the slots", live.slotsRow], ["the hand", live.hand], ["oneself", live.self]])
            verify(apart(banner, part), "it covers " + name);
        const at = banner.mapToItem(test.screen, 0, 0, banner.width, banner.height);
        verify(at.top >= 0 && at.right <= test.width && at.bottom <= test.height);
        // The newest line of a long story stays to be read, if the log has lines at all.
        const newest = () => Items.find(live.log, one => one.newest === true && one.visible)[0];
        manyLines.clear();
        for (let line = 0; line < 30; ++line) manyLines.append({text: "What happened earlier, in so many words: " + line, turnStart: false});
        live.log.model = manyLines;
        if (live.log.roomy) tryVerify(() => newest()?.index === 29);
        Items.settle(test, live.log);
        verify(!newest() || apart(banner, newest()), "it covers the newest line");
        // While something else lies over the story.
        test.screen.storyCovered = true;
        verify(apart(banner, live.board) && apart(banner, live.idle) && apart(banner, live.log));
        Theme.textScale = 1;
    }
}
