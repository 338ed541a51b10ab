import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Pages
import Kickdoor.Setup
import "arrows.js" as Arrows
import "items.js" as Items

// A new game is laid with the real models: players, packs, options, house rules.
TestCase {
    id: test

    name: "Setup"
    when: windowShown
    width: 1280
    height: 800
    visible: true

    property Session session: null

    Navigator { id: navigator; page: "setup" }
    Component { id: maker; SetupPage {} }
    Component { id: colours; ColourPicker { current: 0; taken: [0, 2] } }

    property var page: null

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type/);
        test.session = Tables.fresh();
        test.page = maker.createObject(test, {navigator: navigator, session: test.session, setup: test.session.menu.setup,
            presets: test.session.menu.presets, settings: Tables.settings(), width: test.width, height: test.height});
        waitForRendering(test.page);
    }

    function cleanup() {
        test.page.destroy();
        wait(0);
        test.session = null;
        Tables.clear();
        Theme.textScale = 1;
    }

    // Not by brightness alone, which nobody sees in high contrast.
    function test_takenColoursAreCrossedOut_data() { return [{tag: "normal", high: false}, {tag: "high contrast", high: true}]; }
    function test_takenColoursAreCrossedOut(row) {
        Theme.highContrast = row.high;
        const picker = createTemporaryObject(colours, test);
        const dots = Items.find(picker, one => one.free !== undefined);
        const crossed = dots.map(dot => Items.find(dot, one => one.objectName === "crossedOut" && one.visible).length);
        const checked = dots.map(dot => Items.find(dot, one => one.name === "check-mark" && one.visible).length);
        Theme.highContrast = false;
        compare(crossed, [0, 0, 1, 0, 0, 0]);
        compare(checked, [1, 0, 0, 0, 0, 0]);
    }

    function toggle(text: string): var {
        return Items.find(test.page, one => one.checked !== undefined && one.text === text && one.visible)[0];
    }

    function button(text: string): var {
        return Items.find(test.page, one => one.look !== undefined && one.visible && one.text === text)[0];
    }

    function test_enterInANameGoesOnToTheNextPersonAndThenToTheStart() {
        test.session.menu.setup.setPlayer(1, "regular");
        test.session.menu.setup.setPlayer(2, "person");
        const names = () => Items.find(test.page, one => one.maximumLength === 20 && one.visible);
        tryVerify(() => names().length >= 3);
        names()[0].forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryVerify(() => names()[2].activeFocus, 5000, "bots are passed over");
        for (let row = 3; row < test.session.menu.setup.count; ++row) test.session.menu.setup.setPlayer(row, "regular");
        keyClick(Qt.Key_Return);
        tryVerify(() => button("Start the game").activeFocus);
    }

    // Qt's software renderer does not clip Shapes that have scrolled out of sight altogether.
    function test_aPawnGoesWithItsRow_data() { return [{tag: "100 %", scale: 1}, {tag: "200 %", scale: 2}]; }
    function test_aPawnGoesWithItsRow(row) {
        Theme.textScale = row.scale;
        while (test.session.menu.setup.mayAdd) test.session.menu.setup.add();
        Items.settle(test, test.page);
        const pane = Items.find(test.page, one => one.flickableDirection !== undefined && one.contentHeight > one.height)[0];
        const top = Math.floor(pane.mapToItem(test.page, 0, 0).y), left = Math.floor(pane.mapToItem(test.page, 0, 0).x);
        const before = grabImage(test.page);
        for (let scrolled = 30; scrolled < pane.contentHeight * 0.3; scrolled += 30) {
            pane.contentY = scrolled;
            waitForRendering(test.page);
            const after = grabImage(test.page);
            for (let y = 0; y < top; y += 2)
                for (let x = left; x < left + 60; x += 3)
                    verify(Qt.colorEqual(after.pixel(x, y), before.pixel(x, y)), "something is drawn over the heading at " + x + ", " + y + ", scrolled by " + pane.contentY);
        }
    }

    function test_aTemperIsBesideItsBot_data() {
        return Tables.languages().filter(code => code !== "qps").map(code => ({tag: code, code: code}));
    }
    function test_aTemperIsBesideItsBot(row) {
        Tables.speak(row.code);
        const session = Tables.fresh();
        const page = createTemporaryObject(maker, test, {navigator: navigator, session: session, setup: session.menu.setup,
            presets: session.menu.presets, settings: Tables.settings(), width: test.width, height: test.height});
        Items.settle(test, page);
        let seen = 0;
        for (const player of Items.find(page, one => one.takenColours !== undefined && one.removable !== undefined)) {
            const boxes = Items.find(player, one => one.popup !== undefined && one.visible).map(box => box.mapToItem(player, 0, 0).y);
            if (boxes.length < 2) continue;
            compare(boxes[0], boxes[1]);
            ++seen;
        }
        verify(seen > 0);
        Tables.speak("en");
    }

    function test_theOriginalEditionComesFirst() {
        compare(test.session.menu.setup.packs.at(0).key, "original");
    }

    // Below a pack that is off, "this edition" would be that one.
    function test_whatTheEditionDecidesNamesIt() {
        const heading = () => Items.find(test.page, one => one.visible && one.paintedWidth !== undefined && String(one.text).startsWith("In the edition"))[0];
        tryVerify(() => heading() !== undefined);
        compare(heading().text, "In the edition Original:");
    }

    function flip(text: string) {
        toggle(text).forceActiveFocus();
        keyClick(Qt.Key_Space);
    }

    Component { id: sentenceMaker; RuleText {} }
    SignalSpy { id: rulesAsked; signalName: "ruleActivated" }

    function test_aRuleInASentenceLeadsToTheBook() {
        const sentence = createTemporaryObject(sentenceMaker, test, {sentence: "Level cards are for yourself (R7.8)."});
        verify(sentence.text.includes("<a href='R7.8'>R7.8</a>"));
        rulesAsked.target = sentence;
        sentence.linkActivated("R7.8");
        compare(rulesAsked.signalArguments[0][0], "R7.8");
    }

    function test_everythingIsReachedByArrows() {
        toggle("Shakespeare").forceActiveFocus();
        compare(Arrows.complaints(test.page, () => test.Window.activeFocusItem, key => keyClick(key)), []);
    }

    function test_theFirstArrowLeadsToTheFirstThing_data() {
        return [{tag: "down", key: Qt.Key_Down}, {tag: "up", key: Qt.Key_Up}, {tag: "left", key: Qt.Key_Left}, {tag: "right", key: Qt.Key_Right}];
    }

    function test_theFirstArrowLeadsToTheFirstThing(data) {
        test.page.forceActiveFocus();
        keyClick(data.key);
        compare(test.Window.activeFocusItem.Accessible.name, "Name of player 1");
        compare(Items.find(test.page, one => one.contentY !== undefined && one.contentHeight > one.height)[0].contentY, 0);
    }

    function test_anArrowLeadsOutOfARowOfChoices() {
        const sexes = Items.find(test.page, one => one.picked !== undefined && one.label === "Sex of the character")[0];
        const choices = Items.find(sexes, one => one.activeFocusOnTab);
        choices[1].forceActiveFocus();
        keyClick(Qt.Key_Left);
        verify(choices[0].activeFocus);
        keyClick(Qt.Key_Left);
        verify(!choices[0].activeFocus, "it is not lost at the end");
        choices[1].forceActiveFocus();
        keyClick(Qt.Key_Right);
        verify(!choices[1].activeFocus);
    }

    function test_packsAreMixedByKeyboard() {
        compare(test.session.menu.setup.packs.mix, ["original"]);
        flip("Shakespeare");
        compare(test.session.menu.setup.packs.mix, ["original", "shakespeare"]);
        test.session.menu.setup.packs.base = "shakespeare";
        compare(test.session.menu.setup.packs.mix[0], "shakespeare");
        flip("Original");
        compare(test.session.menu.setup.packs.mix, ["shakespeare"]);
        flip("Shakespeare");  // the last one stays
        compare(test.session.menu.setup.packs.mix, ["shakespeare"]);
        verify(toggle("Shakespeare").checked);
        verify(Items.find(test.page, one => one.visible && String(one.text ?? "").startsWith("A game needs at least one edition")).length === 1);
        flip("Original");
        verify(Items.find(test.page, one => one.visible && String(one.text ?? "").startsWith("A game needs at least one edition")).length === 0);
        flip("Original");
    }

    function test_whatBelongsTogetherStandsTogether() {
        const top = item => item.mapToItem(test.page, 0, 0).y;
        verify(top(button("Faster play")) < top(toggle("Original")), "no edition moves the presets");
        const time = Items.find(test.page, one => one.visible && one.label === "Time to interfere, in seconds")[0];
        verify(top(toggle("Against the clock")) < top(time), "the clock, then its time");
    }

    function test_optionsAreChosenAlone() {
        flip("Critical combat");
        compare(test.session.menu.setup.options.changedCount, 1);
        flip("Critical combat");
        compare(test.session.menu.setup.options.changedCount, 0);
    }

    function test_houseRulesAreKeptAndTaken() {
        button("Faster play").clicked();
        compare(test.session.menu.setup.options.changedCount, 2);
        test.session.menu.presets.keep("Fridays");
        button("Original alone, as printed").clicked();
        compare(test.session.menu.setup.options.changedCount, 0);
        tryVerify(() => button("Fridays") !== undefined);
        button("Fridays").clicked();
        compare(test.session.menu.setup.options.changedCount, 2);
    }

    function test_ownHouseRulesAreRenamedAndDeleted() {
        test.session.menu.presets.keep("Fridays");
        const field = Items.find(test.page, one => one.label === "Name of the rules Fridays" && one.visible)[0];
        verify(field);
        field.text = "Sundays";
        field.editingFinished();
        tryVerify(() => Items.find(test.page, one => one.label === "Name of the rules Sundays" && one.visible).length === 1);
        const gone = Items.find(test.page, one => one.look === "danger" && one.Accessible.name === "Delete Sundays")[0];
        gone.clicked();
        tryVerify(() => Items.find(test.page, one => one.label === "Name of the rules Sundays" && one.visible).length === 0);
    }

    function test_whatGetsTheKeyboardIsScrolledToWhereItShows() {
        const seed = Items.find(test.page, one => one.label === "Seed")[0];
        const before = seed.mapToItem(test.page, 0, 0).y;
        verify(before > test.page.height, "below what shows at first: " + before);
        seed.forceActiveFocus();
        tryVerify(() => seed.mapToItem(test.page, 0, seed.height).y < test.page.height);
        Items.find(test.page, one => one.label === "Name of player 1")[0].forceActiveFocus();
        tryVerify(() => Items.find(test.page, one => one.label === "Name of player 1")[0].mapToItem(test.page, 0, 0).y > 0);
    }

    function test_everythingReachedHasAName() {
        const reached = Items.find(test.page, item => item.visible && item.activeFocusOnTab && item.enabled);
        verify(reached.length > 20);
        for (const item of reached) verify(item.Accessible.name !== "", "a nameless " + item);
    }

    function test_threeToSixWithDifferentNames() {
        for (let more = 0; more < 2; ++more) button("Add a player").clicked();
        compare(test.session.menu.setup.count, 6);
        verify(!button("Add a player"));
        test.session.menu.setup.setName(1, test.session.menu.setup.at(0).name);
        verify(!button("Start the game").allowed);
    }
}
