import QtQuick
import QtTest
import Kickdoor.Theme
import Kickdoor.Controls
import "items.js" as Items

TestCase {
    id: test

    name: "Controls"
    when: windowShown
    width: 640
    height: 480
    visible: true

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop/);
    }

    Component {
        id: buttonMaker

        ActionButton {
            property SignalSpy accepts: SignalSpy { signalName: "accepted" }
            property SignalSpy refusals: SignalSpy { signalName: "refused" }
            text: "Fight!"
            whyNot: "You are losing."
        }
    }

    Component { id: capMaker; KeyCap { text: "HH" } }
    Component { id: chipMaker; Chip { text: "HH" } }

    // As much room above the letters as below.
    function test_lettersStandInTheMiddleOfTheirBox_data() { return [{tag: "key", maker: capMaker}, {tag: "chip", maker: chipMaker}]; }
    function test_lettersStandInTheMiddleOfTheirBox(row) {
        const box = createTemporaryObject(row.maker, test, {x: 20, y: 20});
        const words = Items.find(box, one => one.text === "HH" && one.paintedWidth > 0)[0];
        waitForRendering(box);
        const image = grabImage(test);
        const column = Math.round(words.mapToItem(test, 0, 0).x + words.width / 2), middle = Math.round(box.y + box.height / 2);
        const ink = [];
        for (let y = 24; y < 20 + box.height - 4; ++y) {
            let bright = false;
            for (let x = column - 8; x <= column + 8; ++x) bright = bright || image.red(x, y) > 150;
            if (bright) ink.push(y);
        }
        verify(ink.length > 5, "letters are seen");
        const above = ink[0] - box.y, below = box.y + box.height - 1 - ink[ink.length - 1];
        verify(Math.abs(above - below) <= 1, above + " pixels above and " + below + " below");
    }

    function makeButton(): var {
        const button = createTemporaryObject(buttonMaker, test);
        button.accepts.target = button;
        button.refusals.target = button;
        return button;
    }

    // Whether the buttons are tight must not depend on how wide they are now: the two would take turns for ever.
    function test_aRowOfActionsComesToRestAtEachWidth() {
        failOnWarning(/polish/);
        const row = createTemporaryObject(actionsMaker, test, {actions: [
            {key: "a", text: "Play cards"}, {key: "b", text: "Ask for help"}, {key: "c", text: "Look for trouble"},
            {key: "d", text: "Loot the room"}, {key: "e", text: "Trade or give"}, {key: "f", text: "Hold everything!", aside: true}]});
        verify(row);
        for (let width = 620; width > 120; width -= 7) {
            row.width = width;
            wait(0);
            waitForRendering(row, 50);
        }
    }

    Component {
        id: againMaker

        DialogFrame {
            id: made

            property bool longer: true

            visible: false
            Column {
                width: parent.width
                Rectangle { width: 10; height: 200; visible: made.longer }
                Rectangle { width: 10; height: 20 }
            }
        }
    }

    // An open dialog keeps its height, but not that of what it showed before.
    function test_aDialogThatOpensAgainFitsItsContent() {
        const dialog = createTemporaryObject(againMaker, test);
        const high = () => dialog.keptClear[0].height;
        dialog.visible = true;
        Items.settle(test, dialog);
        const before = high();
        dialog.longer = false;
        Items.settle(test, dialog);
        compare(high(), before, "nothing moves while it is open");
        dialog.longer = true;
        Items.settle(test, dialog);
        dialog.visible = false;
        Items.settle(test, dialog);
        dialog.longer = false;
        dialog.visible = true;
        Items.settle(test, dialog);
        verify(high() <= before - 200, "it was " + before + " high and is " + high());
    }

    // Two rows that hold the keys, too, if the margins are small: nobody has to do without them.
    function test_keysStayWhereTwoRowsHoldThem() {
        const row = createTemporaryObject(actionsMaker, test, {width: 900, actions: [
            {key: "a", text: "Ärger suchen", icon: "coins", sequence: "K"}, {key: "b", text: "Raum plündern", icon: "coins", sequence: "L"},
            {key: "c", text: "Tauschen oder schenken …", icon: "coins", sequence: "T"}, {key: "d", text: "Gegenstände verkaufen …", icon: "coins", sequence: "V"},
            {key: "e", text: "Zurücknehmen", icon: "coins", sequence: "Ctrl+Z", aside: true}]});
        waitForRendering(row);
        // As wide as it takes: wide margins would need three rows.
        const rows = size => row.rowsOf({size: size, side: size, brief: false}, 4, 0);
        const fits = () => rows("wholeWidth") > row.mostRows && rows("snugWidth") <= row.mostRows;
        while (row.width > 200 && !fits()) row.width -= 3;
        verify(fits());
        waitForRendering(row);
        compare(row.size, "snugWidth");
        const shown = Items.find(row, one => one.actionKey !== undefined && one.visible);
        compare(shown.length, 5);
        for (const one of shown) {
            verify(Items.find(one, cap => cap.ink !== undefined && cap.visible).length === 1, one.text + " shows its key");
            verify(one.mapToItem(row, one.width, 0).x <= row.width + 1, one.text);
        }
        verify(row.implicitHeight <= shown[0].height * 2 + row.spacing + 1);
        // Where even that does not hold them all, the last is behind "More": its key is there, too.
        row.width = 480;
        waitForRendering(row);
        verify(row.moreButton.visible);
        for (const one of Items.find(row, item => item.actionKey !== undefined && item.visible))
            verify(Items.find(one, cap => cap.ink !== undefined && cap.visible).length === 1, one.text + " shows its key");
    }

    // In large text, the monster's name takes a whole row.
    function test_aWideButtonShrinksForMoreBesideIt() {
        const row = createTemporaryObject(actionsMaker, test, {width: 400, actions: [
            {key: "a", text: "Loot the room", icon: "coins"}, {key: "b", text: "Look for trouble: Stepmother", icon: "coins"}, {key: "c", text: "Trade", icon: "coins"}]});
        waitForRendering(row);
        row.width = row.buttonFor("b").tightWidth;
        waitForRendering(row);
        compare(row.inSight, 2);
        const b = row.buttonFor("b"), end = row.moreButton.mapToItem(row, row.moreButton.width, 0);
        verify(row.moreButton.visible && end.x <= row.width + 1);
        fuzzyCompare(b.mapToItem(row, 0, 0).y, row.moreButton.mapToItem(row, 0, 0).y, 1);
        verify(b.width < b.tightWidth && b.width >= b.tightWidth * 0.6);
        verify(row.implicitHeight <= b.height * 2 + row.spacing + 1);
    }

    // The keys of a fight's buttons stay when "Take back" comes, which is known by its place.
    function test_whatIsAtTheEdgeGivesWayBeforeTheKeysOfTheOthers_data() { return [{tag: "its key", part: "tightWidth", brief: false}, {tag: "its word", part: "iconWidth", brief: true}]; }
    function test_whatIsAtTheEdgeGivesWayBeforeTheKeysOfTheOthers(data) {
        const row = createTemporaryObject(actionsMaker, test, {width: 2000, actions: [
            {key: "a", text: "Fight!", icon: "coins", sequence: "F"}, {key: "b", text: "Run away", icon: "coins", sequence: "R"},
            {key: "c", text: "Take back", icon: "cycle", sequence: "Ctrl+Z", aside: true, brief: true, tip: "Undo it"}]});
        waitForRendering(row);
        const a = row.buttonFor("a"), b = row.buttonFor("b"), c = row.buttonFor("c");
        row.width = a.snugWidth + b.snugWidth + c[data.part] + row.spacing * 2 + 2;
        waitForRendering(row);
        verify(row.implicitHeight < a.height * 1.5, "one row");
        const capOf = one => Items.find(one, cap => cap.ink !== undefined && cap.visible).length;
        compare([a, b, c].map(capOf), [1, 1, 0]);
        compare(row.brief, data.brief);
        verify(c.mapToItem(row, c.width, 0).x <= row.width + 1);
    }

    // What is at the edge and may be brief gives way before another has to stand in a row of its own, or to shrink.
    function test_theBriefButtonGivesWayToTheOthers_data() {
        return [{tag: "one row", second: "Trouble", rows: 1}, {tag: "too long beside the other", second: "Tauschen oder schenken …", rows: 2}];
    }
    function test_theBriefButtonGivesWayToTheOthers(data) {
        const row = createTemporaryObject(actionsMaker, test, {width: 2000, actions: [
            {key: "a", text: "Zug beenden", icon: "coins", sequence: "E"}, {key: "b", text: data.second, icon: "coins", sequence: "T"},
            {key: "c", text: "Zurücknehmen", icon: "cycle", sequence: "Ctrl+Z", aside: true, brief: true, tip: "Undo it"}]});
        waitForRendering(row);
        const buttons = () => Items.find(row, one => one.actionKey !== undefined && one.visible);
        verify(!row.brief);
        const a = row.buttonFor("a"), b = row.buttonFor("b"), c = row.buttonFor("c");
        // One row without the word; or just room for the second with its key.
        row.width = data.rows === 1 ? a.tightWidth + b.tightWidth + c.iconWidth + row.spacing * 2 + 2 : b.snugWidth + c.iconWidth + row.spacing + 2;
        waitForRendering(row);
        compare(buttons().length, 3);
        verify(row.brief);
        compare(row.implicitHeight > a.height * 1.5 ? 2 : 1, data.rows);
        for (const one of [a, b]) {
            const words = Items.find(one, item => item.text === one.text && item.fontSizeMode !== undefined)[0];
            verify(words.width >= words.implicitWidth, one.text + " is not smaller");
        }
        compare(c.Accessible.name, "Zurücknehmen");
        verify(c.width < c.tightWidth);
    }

    function test_buttonAcceptsByMouseAndKeyboard() {
        const button = makeButton();
        mouseClick(button);
        compare(button.accepts.count, 1);
        button.forceActiveFocus();
        keyClick(Qt.Key_Return);
        keyClick(Qt.Key_Space);
        compare(button.accepts.count, 3);
        compare(button.Accessible.name, "Fight!");
    }

    function test_buttonKeepsALongNameInside() {
        const button = makeButton();
        button.text = "Return to the table of somebody whose name never ends";
        button.iconName = "cycle";
        waitForRendering(button);
        const words = Items.find(button, one => one.text === button.text && one.truncated !== undefined)[0];
        verify(!words.truncated);
        button.width = 300;
        waitForRendering(button);
        verify(words.paintedWidth <= words.width);
        verify(words.mapToItem(button, words.width, 0).x <= button.width - button.rightPadding + 1);
    }

    function test_forbiddenButtonSaysWhyNot() {
        const button = makeButton();
        button.allowed = false;
        mouseClick(button);
        compare(button.accepts.count, 0);
        compare(button.refusals.count, 1);
        compare(button.refusals.signalArguments[0][0], "You are losing.");
        compare(button.Accessible.description, "You are losing.");
    }

    Component {
        id: actionsMaker

        ActionRow {
            width: 460
            actions: [{key: "kick", text: "Kick open the door", look: "primary"}, {key: "trade", text: "Trade or give"}]
        }
    }

    function test_theFirstButtonKeepsItsPlaceWhenMoreCome() {
        const row = createTemporaryObject(actionsMaker, test);
        waitForRendering(row);
        const foot = () => row.buttonFor("kick").mapToItem(row, 0, row.buttonFor("kick").height / 2).y - row.height;
        const before = foot();
        const low = row.implicitHeight;
        row.height = Qt.binding(() => row.implicitHeight);
        row.actions = row.actions.concat([{key: "sell", text: "Sell Items …"}, {key: "help", text: "Ask for help …"}]);
        tryVerify(() => row.implicitHeight > low);
        tryVerify(() => Math.abs(foot() - before) < 1);
    }

    // What comes under the pointer after the first click was not there to be clicked.
    function test_theSecondOfTwoFastClicksPressesNothing() {
        const row = createTemporaryObject(actionsMaker, test);
        const triggered = createTemporaryQmlObject("import QtTest; SignalSpy { signalName: \"triggered\" }", test);
        triggered.target = row;
        row.triggered.connect(key => { row.actions = [{key: key + "+", text: "Kick open the next", look: "primary"}]; });
        Items.settle(test, row);
        mouseDoubleClickSequence(row.buttonFor("kick"), 10, 10);
        compare(triggered.count, 1);
        Items.settle(test, row);
        mouseClick(row.buttonFor("kick+"), 10, 10);
        compare(triggered.count, 2);
    }

    function test_enterIsForThePrimaryButtonAndNeverForACarefulOne() {
        const row = createTemporaryObject(actionsMaker, test);
        compare(row.buttonFor("").actionKey, "kick");
        row.actions = [{key: "pass", text: "Pass", look: "primary", careful: true}, {key: "trade", text: "Trade"}, {key: "run", text: "Run", look: "danger"}];
        compare(row.buttonFor(""), null);
        compare(row.buttonFor("gone"), null);
        compare(row.buttonFor("pass").actionKey, "pass");
    }

    // The prompt above it must stay in sight while somebody reads that.
    function test_onlyWhoComesByKeyIsToldWhatAButtonDoes() {
        const row = createTemporaryObject(actionsMaker, test, {width: 400});
        row.actions = [{key: "later", text: "Decide later", look: "primary", tip: "The table goes on."}, {key: "pass", text: "Pass"}];
        const button = row.buttonFor("later");
        const tip = () => button.explanation;  // made when it is first wanted
        row.focusButton("later", 0);
        verify(button.visualFocus);
        compare(tip(), null);
        keyClick(Qt.Key_Tab);
        verify(!button.activeFocus);
        keyClick(Qt.Key_Backtab);
        verify(button.activeFocus && tip().shown);
        tryVerify(() => tip().opened);
        verify(tip().y >= button.height, "above it");
    }

    Component {
        id: tippedMaker

        Item {
            property bool pointedAt: true
            property alias tip: tip

            Tip { id: tip; shown: parent.pointedAt; text: "Roll" }
        }
    }

    // Such as a button that another language has replaced, and that is not yet destroyed.
    function test_whatHasLeftTheWindowShowsNoTip() {
        failOnWarning(/cannot find any window/);
        const item = createTemporaryObject(tippedMaker, test);
        tryVerify(() => item.tip.opened);
        item.pointedAt = false;
        item.pointedAt = true;
        item.parent = null;  // while the tip waits for its time
        // Another one comes after the same time.
        const later = createTemporaryObject(tippedMaker, test);
        tryVerify(() => later.tip.opened);
        verify(!item.tip.visible);
    }

    Component {
        id: menuMaker

        FocusScope {
            property int menus: 0

            focus: true
            Keys.onEscapePressed: ++menus
        }
    }

    function test_escapeReachesTheMenuPastATip() {
        const table = createTemporaryObject(menuMaker, test);
        table.forceActiveFocus();
        const item = createTemporaryObject(tippedMaker, table);
        tryVerify(() => item.tip.opened);
        keyClick(Qt.Key_Escape);
        compare(table.menus, 1);
        // What it opens closes the tip.
        ++Lull.dialogs;
        tryVerify(() => !item.tip.visible);
        item.pointedAt = false;
        item.pointedAt = true;
        tryVerify(() => item.tip.opened, 5000, "asked for in the dialog");
        --Lull.dialogs;
        item.pointedAt = false;
    }

    function test_aTipCoversNoButtonThatCanBePressed_data() {
        return [{tag: "above", x: 300, y: 200, place: at => ({x: at.x, y: at.y - 60}), side: "below"},
                {tag: "below", x: 300, y: 200, below: true, place: at => ({x: at.x, y: at.y + 60}), side: "above"},
                {tag: "beside", x: 300, y: 200, beside: true, place: at => ({x: at.x + 60, y: at.y}), side: "left"},
                {tag: "forbidden", x: 300, y: 200, allowed: false, place: at => ({x: at.x, y: at.y - 60}), side: "above"},
                {tag: "at the window's edge", x: 300, y: 0, place: at => ({x: at.x, y: at.y + 400}), side: "below"}];
    }

    function test_aTipCoversNoButtonThatCanBePressed(row) {
        const item = createTemporaryObject(tippedMaker, test, {x: row.x, y: row.y, width: 40, height: 40, pointedAt: false});
        item.tip.below = row.below ?? false;
        item.tip.beside = row.beside ?? false;
        const button = createTemporaryObject(buttonMaker, test, Object.assign({text: "Hold!", allowed: row.allowed ?? true}, row.place({x: row.x, y: row.y})));
        item.pointedAt = true;
        tryVerify(() => item.tip.opened);
        compare(item.tip.side, row.side);
        const shown = item.mapToItem(null, item.tip.x, item.tip.y, item.tip.width, item.tip.height), there = button.mapToItem(null, 0, 0, button.width, button.height);
        verify(row.allowed === false || shown.y + shown.height <= there.y || there.y + there.height <= shown.y
               || shown.x + shown.width <= there.x || there.x + there.width <= shown.x, shown + " over " + there);
        item.pointedAt = false;
    }

    Component { id: stepperMaker; NumberStepper { from: 1; to: 3; value: 1; label: "Treasures" } }

    function test_stepperShowsTenths() {
        const stepper = createTemporaryObject(stepperMaker, test, {decimals: 1, from: 5, to: 200, value: 26});
        compare(stepper.shown, Number(2.6).toLocaleString(Qt.locale(), "f", 1));
        stepper.move(4);
        compare(stepper.shown, Number(3).toLocaleString(Qt.locale(), "f", 1));
    }

    function test_stepperStaysWithinItsBounds() {
        const stepper = createTemporaryObject(stepperMaker, test);
        stepper.forceActiveFocus();
        for (let press = 0; press < 5; ++press) keyClick(Qt.Key_Right);
        compare(stepper.value, 3);
        for (let press = 0; press < 5; ++press) keyClick(Qt.Key_Left);
        compare(stepper.value, 1);
    }

    function test_aNumberIsTyped() {
        const stepper = createTemporaryObject(stepperMaker, test, {decimals: 1, from: 5, to: 200, value: 26});
        moved.target = stepper;
        moved.clear();
        stepper.forceActiveFocus();
        for (const letter of "12.5") keyClick(letter);
        compare(stepper.value, 26, "not before it is said to be all");
        keyClick(Qt.Key_Return);
        compare(stepper.value, 125);
        compare(moved.count, 1);
        for (const letter of "99") keyClick(letter);
        keyClick(Qt.Key_Return);
        compare(stepper.value, 200);
        keyClick("7");
        keyClick(Qt.Key_Backspace);
        keyClick("3");
        makeButton().forceActiveFocus();
        compare(stepper.value, 30, "what was typed counts when the keyboard goes");
        stepper.forceActiveFocus();
        keyClick("8");
        keyClick(Qt.Key_Escape);
        compare(stepper.value, 30);
        compare(stepper.typed, "");
        keyClick(Qt.Key_PageUp);
        compare(stepper.value, 40);
    }

    function test_noButtonOfAStepperMovesAway() {
        const stepper = createTemporaryObject(stepperMaker, test, {decimals: 1, from: 5, to: 200, value: 26});
        const before = stepper.implicitWidth;
        stepper.value = 200;
        compare(stepper.implicitWidth, before);
        stepper.forceActiveFocus();
        for (const letter of "12.5") keyClick(letter);
        compare(stepper.implicitWidth, before);
    }

    function test_aStepperThatIsClickedTakesTheKeyboard() {
        const stepper = createTemporaryObject(stepperMaker, test, {from: 1, to: 50, value: 7, label: ""});
        waitForRendering(stepper);
        mouseClick(stepper, stepper.width / 2, stepper.height / 2);
        verify(stepper.activeFocus);
        compare(stepper.value, 7);
    }

    function test_aButtonThatIsHeldGoesOn() {
        const stepper = createTemporaryObject(stepperMaker, test, {from: 1, to: 200, value: 1, label: ""});
        waitForRendering(stepper);
        const more = Qt.point(stepper.width - 10, stepper.height / 2);
        mousePress(stepper, more.x, more.y);
        tryVerify(() => stepper.value > 40, 10000);
        mouseRelease(stepper, more.x, more.y);
        const after = stepper.value;
        mouseClick(stepper, more.x, more.y);
        compare(stepper.value, after + 1, "one click is one step, and letting go none");
    }

    SignalSpy { id: moved; signalName: "moved" }
    Component {
        id: pageMaker

        ScrollPane {
            property alias stepper: number
            property alias box: list
            width: 300
            height: 120

            NumberStepper { id: number; from: 1; to: 9; value: 5; label: "Players" }
            PickBox { id: list; model: ["Person", "Bot", "Other"]; currentIndex: 1 }
            Item { width: 10; height: 900 }
        }
    }

    function test_theWheelScrollsThePageAndChangesNothing() {
        const page = createTemporaryObject(pageMaker, test);
        waitForRendering(page);
        mouseWheel(page.stepper, page.stepper.width / 2, page.stepper.height / 2, 0, -120);
        tryVerify(() => page.contentY > 0);
        compare(page.stepper.value, 5);
        page.contentY = 0;
        mouseWheel(page.box, page.box.width / 2, page.box.height / 2, 0, -120);
        tryVerify(() => page.contentY > 0);
        compare(page.box.currentIndex, 1);
    }

    Component {
        id: longPane

        ScrollPane { width: 200; Rectangle { width: 20; height: 20000 } }
    }
    // Of what is long, the handle was a dot.
    function test_theHandleOfAScrollBarCanBeGrasped_data() { return [{tag: "low", height: 130, least: 24}, {tag: "high", height: 700, least: 32}]; }
    function test_theHandleOfAScrollBarCanBeGrasped(data) {
        const pane = createTemporaryObject(longPane, test, {height: data.height});
        const bar = Items.find(pane, one => one.overPaper !== undefined && one.minimumSize !== undefined)[0];
        tryVerify(() => bar.contentItem.height >= data.least, 2000, bar.contentItem.height + " px");
        verify(bar.contentItem.height <= data.height / 2);
    }

    function test_aPageThatNeedNotScrollKeepsTheKeyboardUntilItIsLeft() {
        failOnWarning(/activeFocusOnTab/);
        const page = createTemporaryObject(pageMaker, test);
        Items.settle(test, page);
        page.forceActiveFocus(Qt.TabFocusReason);
        page.height = 2000;
        makeButton().forceActiveFocus(Qt.TabFocusReason);
        verify(!page.activeFocusOnTab);
    }

    function test_thePageStaysUnderAnOpenList() {
        const page = createTemporaryObject(pageMaker, test);
        waitForRendering(page);
        page.box.popup.open();
        tryVerify(() => page.box.popup.opened);
        mouseWheel(page.stepper, page.stepper.width / 2, page.stepper.height / 2, 0, -120);
        Items.settle(test, page);
        compare(page.contentY, 0);
        page.box.popup.close();
    }

    Component {
        id: rowMaker

        PickRow {
            property string said: ""
            width: 600
            choices: [{key: "a", text: "A"}, {key: "b", text: "B"}, {key: "c", text: "C", allowed: false, whyNot: "Dead."}]
            onRefused: reason => { said = reason; }
        }
    }

    function test_pickRowByKeyboard() {
        const row = createTemporaryObject(rowMaker, test);
        row.children[0].forceActiveFocus();
        keyClick(Qt.Key_Space);
        compare(row.current, "a");
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Return);
        compare(row.current, "b");
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Space);
        compare(row.current, "b");
        compare(row.said, "Dead.");
    }

    function test_pickRowByMouse() {
        const row = createTemporaryObject(rowMaker, test);
        waitForRendering(row);
        mouseClick(row.children[1]);
        compare(row.current, "b");
    }

    Component { id: toggleMaker; Toggle { text: "Shared victory" } }

    function test_toggleTellsTheListener() {
        const toggle = createTemporaryObject(toggleMaker, test);
        const spy = createTemporaryQmlObject("import QtTest; SignalSpy { signalName: \"toggled\" }", test);
        spy.target = toggle;
        mouseClick(toggle);
        verify(toggle.checked);
        toggle.forceActiveFocus();
        keyClick(Qt.Key_Return);
        verify(!toggle.checked);
        compare(spy.count, 2);
    }

    Component { id: boxMaker; PickBox { label: "Seat"; model: ["Person", "Bot"] } }

    function test_pickBoxByKeyboard_data(): var {
        return [{tag: "down", key: Qt.Key_Down, opens: true}, {tag: "up", key: Qt.Key_Up, opens: true}, {tag: "end", key: Qt.Key_End, opens: false}];
    }
    function test_pickBoxByKeyboard(data: var) {
        const box = createTemporaryObject(boxMaker, test);
        box.forceActiveFocus();
        keyClick(data.key);
        tryCompare(box.popup, "opened", data.opens);
        compare(box.currentIndex, 0, "nothing is chosen before the list is open");
        if (!data.opens) return;
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryCompare(box.popup, "opened", false);
        compare(box.Accessible.name, "Seat: Bot");
    }

    function test_pickBoxIsOpenedAndAnsweredByEnter() {
        const box = createTemporaryObject(boxMaker, test);
        box.forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryCompare(box.popup, "opened", true);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryCompare(box.popup, "opened", false);
        compare(box.currentIndex, 1);
    }

    Component {
        id: roleBoxMaker

        PickBox { label: "Seat"; textRole: "text"; valueRole: "key"; model: [{key: "p", text: "Person"}, {key: "b", text: "Bot"}] }
    }

    function test_pickBoxListsWhatItOffers_data(): var {
        return [{tag: "words", maker: boxMaker}, {tag: "objects", maker: roleBoxMaker}];
    }
    function test_pickBoxListsWhatItOffers(data: var) {
        const box = createTemporaryObject(data.maker, test);
        mouseClick(box);
        tryCompare(box.popup, "opened", true);
        const list = box.popup.contentItem;
        tryCompare(list, "count", 2);
        tryVerify(() => list.itemAtIndex(1) !== null);
        compare(list.itemAtIndex(0).text, "Person");
        compare(list.itemAtIndex(1).text, "Bot");
        mouseClick(list.itemAtIndex(1));
        compare(box.currentText, "Bot");
        tryCompare(box.popup, "opened", false);
    }

    Component { id: bubbleMaker; Bubble { text: "No: <a href='R7.1'>R7.1</a>"; hint: "Later." } }

    function test_bubbleSpeaksAndCloses() {
        const bubble = createTemporaryObject(bubbleMaker, test);
        compare(bubble.Accessible.name, "No: R7.1 Later.");
        const spy = createTemporaryQmlObject("import QtTest; SignalSpy { signalName: \"closed\" }", test);
        spy.target = bubble;
        mouseClick(bubble, bubble.width - 4, bubble.height - 4);
        compare(spy.count, 1);
        bubble.text = "";
        verify(!bubble.visible);
    }

    Component { id: dialogMaker; DialogFrame { title: "Question"; Item { width: 10; height: 2000 } } }

    function test_dialogStaysInTheWindowAndEscapes() {
        const dialog = createTemporaryObject(dialogMaker, test);
        const spy = createTemporaryQmlObject("import QtTest; SignalSpy { signalName: \"dismissed\" }", test);
        spy.target = dialog;
        dialog.forceActiveFocus();
        keyClick(Qt.Key_Escape);
        compare(spy.count, 1);
        dialog.dismissable = false;
        keyClick(Qt.Key_Escape);
        compare(spy.count, 1);
    }

    function test_aBoxGrowsWithTheText() {
        const box = createTemporaryObject(boxMaker, test, {model: ["System default, whatever it is", "Bot"]});
        const words = Items.find(box, one => one.text === box.displayText && one.truncated !== undefined)[0];
        box.width = Qt.binding(() => box.implicitWidth);
        Theme.textScale = 2;
        waitForRendering(box);
        const truncated = words.truncated;
        Theme.textScale = 1;
        verify(!truncated);
    }

    Component { id: titleMaker; TitleText { font.pixelSize: 40 } }

    // Between a figure and a Cyrillic word one saw no space.
    function test_aSpaceInARussianTitleIsSeen() {
        const title = createTemporaryObject(titleMaker, test, {text: "1уровень"}), joined = title.implicitWidth;
        title.text = "1 уровень";
        verify(title.implicitWidth - joined >= 40 * 0.2, title.implicitWidth - joined + " px");
    }

    Component { id: fieldMaker; InputField { text: "Marieke"; width: 300 } }

    function test_typingReplacesWhatStoodInAField() {
        const field = createTemporaryObject(fieldMaker, test);
        mouseClick(field, 20, field.height / 2);
        tryCompare(field, "selectedText", "Marieke");
        keyClick(Qt.Key_A);
        compare(field.text, "a");
        mouseClick(field, field.width - 20, field.height / 2);
        keyClick(Qt.Key_B);
        compare(field.text, "ab");
    }
}
