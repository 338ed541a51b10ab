import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Play
import Kickdoor.Table
import Kickdoor.Combat
import Kickdoor.Result
import "items.js" as Items

// What the small signs of a table say when they are pointed at.
TestCase {
    id: test

    name: "Tips"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    property TableScreen screen: null

    Component { id: maker; TableScreen {} }
    Component {
        id: opponentMaker

        PlayerPanel { x: 40; y: 200; width: 500; height: 90; name: "Bob"; level: 3; strength: 7; handCount: 4 }
    }
    Component {
        id: selfMaker

        SelfPanel { x: 40; y: 200; width: 400; height: 240; name: "Ann"; level: 2; strength: 5; mayShow: true }
    }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type/);
        Theme.reducedMotion = true;
        mouseMove(test, 1, 1);
    }

    function cleanup() {
        if (test.screen) test.screen.destroy();
        test.screen = null;
        wait(0);
        Tables.clear();
        Theme.reducedMotion = false;
    }

    // The tips that are asked for anywhere in the item.
    function tips(root: Item): var {
        const list = [];
        for (const one of [root, ...Items.find(root, () => true)])
            list.push(...Array.from(one.resources).concat(one.explanation ?? []).filter(thing => thing.wishes !== undefined && thing.shown).map(tip => tip.text));
        return list;
    }

    function pointAt(item: Item) {
        mouseMove(item, item.width / 2 - 2, item.height / 2);
        mouseMove(item, item.width / 2, item.height / 2);
    }

    function iconOf(root: Item, name: string): Item {
        return Items.find(root, one => one.name === name && one.visible && one.status !== undefined)[0] ?? null;
    }

    // As it does when a dialog closes.
    function test_noTipComesUpUnderARestingPointer() {
        const panel = createTemporaryObject(selfMaker, test);
        const face = Items.find(panel, one => one.ground !== undefined && one.around !== undefined)[0];
        const at = face.mapToItem(test, face.width / 2, face.height / 2);
        panel.visible = false;
        mouseMove(test, at.x, at.y);
        wait(0);
        panel.visible = true;
        waitForRendering(panel);
        wait(50);
        compare(tips(panel), []);
        mouseMove(test, at.x + 4, at.y);
        tryVerify(() => tips(panel).length === 1);
    }

    function test_theSignsOfAnotherPlayerSayWhatTheyMean_data() {
        return [{tag: "a bot", set: {bot: true}, icon: "robot-golem", text: "A bot plays Bob."},
                {tag: "away", set: {away: true}, icon: "unplugged", text: "Bob is away; the seat is kept."},
                {tag: "strength", set: {}, icon: "crossed-swords", text: "Bob: strength 7, from the Level and what is equipped"},
                {tag: "hourglass", set: {mustAct: true}, icon: "hourglass", text: "The table waits for Bob."}];
    }

    function test_theSignsOfAnotherPlayerSayWhatTheyMean(row) {
        const panel = createTemporaryObject(opponentMaker, test, row.set);
        Items.settle(test, panel);
        compare(tips(panel), []);
        const icon = iconOf(panel, row.icon);
        verify(icon !== null, row.icon);
        pointAt(icon);
        tryVerify(() => tips(panel).includes(row.text), 5000, row.text);
    }

    function test_aFaceSaysWhoseItIs() {
        const panel = createTemporaryObject(opponentMaker, test, {});
        Items.settle(test, panel);
        pointAt(Items.find(panel, one => one.showLevel !== undefined)[0]);
        tryVerify(() => tips(panel).includes("Bob: Level 3, strength 7. Click to see all the cards on the table."));
    }

    // Each tile tells it, not only that of the player in front.
    function test_aTileTellsTheStrengthOfItsPlayer() {
        const panel = createTemporaryObject(opponentMaker, test, {strength: 13});
        Items.settle(test, panel);
        const number = () => Items.find(panel, one => one.text === "13" && one.visible && one.paintedWidth > 0)[0] ?? null;
        verify(number() !== null);
        const sign = iconOf(panel, "crossed-swords");
        const at = sign.mapToItem(panel, 0, 0), text = number().mapToItem(panel, 0, 0);
        verify(text.x >= at.x + sign.width - 1 && text.x < at.x + sign.width + 20, "beside the swords");
        verify(text.x + number().width <= panel.width);
    }

    Component { id: noteMaker; FightNotes { x: 40; y: 200; width: 600; boss: true; forTheWin: true } }
    Component { id: lineMaker; SumLine { x: 40; y: 300; width: 300; text: "Drooling Slime, Level"; amount: 1; first: true; monsterSide: true } }
    Component { id: readyMaker; ReadyChip { x: 40; y: 300; text: "Bob"; mayAnswer: true } }
    Component { id: winnerMaker; WinnerScreen { anchors.fill: parent } }
    function test_aChipSaysWhatItMeans_data() {
        return [{tag: "strength", maker: selfMaker, text: "Strength 5", told: "Strength 5, from the Level and what is equipped"},
                {tag: "too many cards", maker: selfMaker, set: {handNote: "7 cards, limit 5"}, text: "7 cards, limit 5", told: "What is above the limit at the end of your turn is given away (Charity)."},
                {tag: "a Boss Monster", maker: noteMaker, text: "Boss fight!", told: "A Boss Monster is in this fight."},
                {tag: "for the win", maker: noteMaker, text: "For the win!", told: "If the fighters win, the game is over."},
                {tag: "a line of a sum", maker: lineMaker, text: "Drooling Slime, Level", told: "Drooling Slime, Level 1<br>counts for the monsters"},
                {tag: "a player who may answer", maker: readyMaker, text: "Bob", told: "Bob may still act, Opens the hand of Bob, behind the curtain"},
                {tag: "a photo", maker: winnerMaker, text: "Photo …", told: "Save a picture of this page"}];
    }
    function test_aChipSaysWhatItMeans(row) {
        const made = createTemporaryObject(row.maker, test, row.set ?? {});
        Items.settle(test, made);
        pointAt(Items.find(made, one => one.text === row.text && one.visible && one.paintedWidth === undefined)[0] ?? made);
        tryVerify(() => tips(made).includes(row.told), 2000, row.told);
    }

    function test_showingAHandSaysToWhom() {
        const panel = createTemporaryObject(selfMaker, test, {});
        Items.settle(test, panel);
        const button = Items.find(panel, one => one.text === "Show hand …" && one.visible && one.clicked !== undefined)[0];
        verify(button);
        pointAt(button);
        tryVerify(() => tips(panel).includes("Show your hand to everybody or to one player."));
    }

    Component { id: pictogramMaker; ActionButton { x: 200; y: 200; text: "Rules"; iconName: "scroll-unfurled"; iconOnly: true } }
    function test_aPictogramSaysItsNameOrWhyNot_data() {
        return [{tag: "its name", set: {}, told: "Rules"}, {tag: "what it does", set: {tip: "Opens the rules."}, told: "Opens the rules."},
                {tag: "with its key", set: {sequence: "F1"}, told: "Rules (F1)"},
                {tag: "forbidden", set: {tip: "Opens the rules.", allowed: false, whyNot: "Not now"}, told: "Not now"}];
    }
    function test_aPictogramSaysItsNameOrWhyNot(row) {
        const button = createTemporaryObject(pictogramMaker, test, row.set);
        Items.settle(test, button);
        pointAt(button);
        tryCompare(button.explanation, "visible", true);
        compare(tips(button), [row.told]);
    }

    Component { id: linkMaker; LinkButton { x: 200; y: 200; iconName: "cancel"; Accessible.name: "Remove Bob" } }
    function test_aLinkThatIsAPictogramSaysItsName_data() {
        return [{tag: "a pictogram", set: {}, told: ["Remove Bob"]}, {tag: "with its word", set: {text: "Remove"}, told: []}];
    }
    function test_aLinkThatIsAPictogramSaysItsName(row) {
        const link = createTemporaryObject(linkMaker, test, row.set);
        Items.settle(test, link);
        pointAt(link);
        tryCompare(link, "hovered", true);
        compare(tips(link), row.told);
    }

    Component { id: chipMaker; Chip { x: 100; y: 100; text: "6 cards, limit 5"; tip: "Give one away at the end of your turn." } }
    function test_aChipThatComesBelowARestingPointerShowsNoTip() {
        mouseMove(test, 120, 110);
        mouseMove(test, 122, 112);
        const chip = createTemporaryObject(chipMaker, test);
        waitForRendering(chip);
        wait(Theme.tipDelay * 2);
        let top = test;
        while (top.parent) top = top.parent;
        const tips = () => Items.find(top, one => one.told === chip.tip && one.visible);
        compare(tips().length, 0);
        mouseMove(chip, 10, 10);
        mouseMove(chip, 14, 12);
        tryVerify(() => tips().length > 0);
    }

    Component {
        id: badgesMaker

        Loader {
            sourceComponent: OptionBadges { width: 600; height: 100; badges: [{text: "Quick start", about: "Everybody starts on Level 3."}] }
        }
    }
    // A Loader's item waits for its deletion without a window and without bindings, while the time before a tip ends.
    function test_aBadgeThatGoesShowsNoTip() {
        failOnWarning(/cannot find any window/);
        const loader = createTemporaryObject(badgesMaker, test);
        const badge = Items.find(loader, item => item.text === "Quick start")[0];
        badge.forceActiveFocus();
        verify(badge.activeFocus);
        const until = Date.now() + 2 * Theme.tipDelay;
        while (Date.now() < until) {}
        loader.active = false;
        wait(0);
    }

    function test_holdSaysWhatItStops() {
        const session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            doorDeck: ["drooling-slime"], players: [{name: "Ann", level: 5, hand: []}, {name: "Bob", hand: []}, {name: "Cid", hand: []}]}), []);
        compare(Tables.error(), "");
        test.screen = maker.createObject(test, {session: session, width: test.width, height: test.height});
        Items.press(test, test.screen, "I am Ann");
        tryVerify(() => Items.button(test.screen, "Hold!") !== null, 20000);
        Items.settle(test, test.screen);
        pointAt(Items.button(test.screen, "Hold!"));
        tryVerify(() => tips(test.screen).includes("Stop the table, so that somebody else can open their hand and play a card"));
    }
}
