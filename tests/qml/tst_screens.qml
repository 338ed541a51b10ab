import QtQuick
import QtTest
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Saves
import Kickdoor.Help
import Kickdoor.Menu
import Kickdoor.Pages
import Kickdoor.Play
import Kickdoor.Result
import "mock"
import "items.js" as Items

TestCase {
    id: test

    name: "Screens"
    when: windowShown
    width: 1280
    height: 800
    visible: true

    Component { id: curtainMaker; CurtainScreen { anchors.fill: parent; name: "Laura"; reason: "Charity." } }
    Component {
        id: menuMaker
        MenuScreen {
            anchors.fill: parent
            entries: [{key: "new", text: "New game"}, {key: "resume", text: "Resume", whyNot: "Nothing to resume."}]
        }
    }
    Component {
        id: rulesMaker
        RulesScreen { anchors.fill: parent; chapters: [{key: "R1", title: "One", text: "<p>First</p>"}, {key: "R2", title: "Two", text: "<p>Second</p>"}] }
    }
    Component {
        id: longRulesMaker
        RulesScreen { anchors.fill: parent; chapters: [{key: "R1", title: "One", text: "<p>" + "Everybody starts at Level 1, with four cards. ".repeat(400) + "</p>"}] }
    }
    Component { id: winnerMaker; WinnerScreen { anchors.fill: parent } }
    Component { id: savesMaker; SavesScreen { anchors.fill: parent; canSave: true } }
    Component { id: spyMaker; SignalSpy {} }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not ready/);
    }

    function cleanup() {
        Theme.textScale = 1;
    }

    // Wherever it is scrolled to, the page ends in paper, not in the halves of letters.
    function test_noLineOfTheRulesIsCutInHalf() {
        const rules = createTemporaryObject(longRulesMaker, test);
        Items.settle(test, rules);
        const pane = Items.find(rules, item => item.innerWidth !== undefined && item.contentHeight > item.height)[0];
        const at = pane.mapToItem(test, 0, 0);
        for (const down of [200, 206, 212, 218]) {
            pane.contentY = down;
            waitForRendering(pane);
            const image = grabImage(test);
            for (const row of [at.y + 1, at.y + pane.height - 2]) {
                let darkest = 255;
                for (let x = 0; x < pane.innerWidth; ++x) darkest = Math.min(darkest, image.green(Math.round(at.x + x), Math.round(row)));
                verify(darkest > 150, "at " + down + ", in row " + row + ": " + darkest);
            }
        }
    }

    function make(maker: var, properties: var): var {
        const item = createTemporaryObject(maker, test, properties ?? {});
        waitForRendering(item);
        return item;
    }

    function spy(item: var, signal: string): var {
        return createTemporaryObject(spyMaker, test, {target: item, signalName: signal});
    }

    function button(item: var, text: string): var {
        return Items.find(item, one => one.look !== undefined && one.visible && one.text === text)[0];
    }

    // Who presses may be anybody: a hand opens only by the button that names its owner, and only by a key pressed after the
    // curtain fell. Space goes on from the page before, and is not meant for it.
    function test_onlyItsButtonOpensTheCurtain_data(): var {
        return [{tag: "Return", does: () => keyClick(Qt.Key_Return), opens: 1}, {tag: "Space", does: () => keyClick(Qt.Key_Space), opens: 0},
                {tag: "another key", does: () => keyClick(Qt.Key_P), opens: 0}, {tag: "Tab", does: () => keyClick(Qt.Key_Tab), opens: 0},
                {tag: "Space, pressed before", does: () => keyRelease(Qt.Key_Space), opens: 0},
                {tag: "a click beside it", does: screen => mouseClick(screen, 20, 20), opens: 0},
                {tag: "a click", does: screen => mouseClick(button(screen, "I am Laura")), opens: 1},
                {tag: "a click at once", lull: 60000, does: screen => mouseClick(button(screen, "I am Laura")), opens: 0},
                {tag: "Return at once", lull: 60000, does: () => keyClick(Qt.Key_Return), opens: 0},
                {tag: "Space at once", lull: 60000, does: () => keyClick(Qt.Key_Space), opens: 0}];
    }
    function test_onlyItsButtonOpensTheCurtain(data: var) {
        const screen = make(curtainMaker, {lull: data.lull ?? 0});
        const opened = spy(screen, "opened");
        compare(Items.find(screen, one => one.text === "Pass the screen to Laura").length, 1);
        waitForRendering(screen);
        wait(0);
        verify(button(screen, "I am Laura").activeFocus);
        compare(Items.find(button(screen, "I am Laura"), one => one.ink !== undefined && one.visible)[0].text, "Enter", "its key");
        data.does(screen);
        compare(opened.count, data.opens);
        verify(button(screen, "I am Laura").activeFocus);
    }

    function test_menuShowsAllEntriesHoweverLargeTheText_data(): var {
        return [1, 1.5, 2].map(scale => ({tag: scale * 100 + " %", scale: scale}));
    }
    function test_menuShowsAllEntriesHoweverLargeTheText(data) {
        Theme.textScale = data.scale;
        const entries = Array.from({length: 10}, (none, index) => ({key: "e" + index, text: "Entry " + index}));
        const screen = make(menuMaker, {entries: entries, footnote: "Foot"});
        const foot = Items.find(screen, one => one.text === "Foot")[0].mapToItem(screen, 0, 0).y;
        for (const entry of entries) {
            const made = button(screen, entry.text);
            verify(made.mapToItem(screen, 0, 0).y >= 0);
            verify(made.mapToItem(screen, 0, made.height).y <= foot, entry.text + " is below the fold");
        }
    }

    function test_menuChoosesAndRefuses() {
        const screen = make(menuMaker);
        const chosen = spy(screen, "chosen");
        const refused = spy(screen, "refused");
        mouseClick(button(screen, "New game"));
        compare(chosen.signalArguments[0][0], "new");
        mouseClick(button(screen, "Resume"));
        compare(chosen.count, 1);
        compare(refused.signalArguments[0][0], "Nothing to resume.");
    }

    function test_rulesOpenAtAChapter() {
        const screen = make(rulesMaker);
        screen.open("R2");
        compare(screen.chapter.title, "Two");
        screen.open("R99");
        compare(screen.chapter.title, "Two");
        const back = spy(screen, "back");
        screen.forceActiveFocus();
        keyClick(Qt.Key_Escape);
        compare(back.count, 1);
    }

    function test_theFirstArrowTurnsToTheNextChapter() {
        const screen = make(rulesMaker);
        screen.forceActiveFocus();
        keyClick(Qt.Key_Down);
        compare(screen.chapter.title, "Two");
    }

    function test_whatScrollsShowsThatItHasTheKeyboard() {
        const text = Array.from({length: 80}, (none, line) => "<p>Line " + line + "</p>").join("");
        const screen = make(rulesMaker, {chapters: [{key: "R1", title: "One", text: text}, {key: "R2", title: "Two", text: "<p>Second</p>"}]});
        screen.forceActiveFocus();
        keyClick(Qt.Key_Right);
        const pane = Items.find(screen, one => one.innerWidth !== undefined && one.contentHeight !== undefined)[0];
        verify(pane.activeFocus);
        const ring = Items.find(pane, one => one.shown === true && one.border !== undefined && one.visible)[0];
        verify(ring);
        compare(ring.mapToItem(pane, 0, 0), Qt.point(0, 0));
        keyClick(Qt.Key_Down);
        tryVerify(() => pane.contentY > 0);
        compare(ring.mapToItem(pane, 0, 0), Qt.point(0, 0), "it stays around the pane");
    }

    function test_arrowsLeadThroughTheChaptersAndOut() {
        const screen = make(rulesMaker);
        const list = Items.find(screen, one => one.currentIndex !== undefined && one.keyNavigationEnabled)[0];
        button(screen, "Back").forceActiveFocus();
        keyClick(Qt.Key_Up);
        verify(list.activeFocus);
        keyClick(Qt.Key_Down);
        compare(screen.chapter.title, "Two");
        keyClick(Qt.Key_Down);
        verify(button(screen, "Back").activeFocus);
    }

    function test_winnersAreNamedAndCharted() {
        const screen = make(winnerMaker, {winners: [{name: "Ann", tone: "red"}, {name: "Bob", tone: "blue"}],
            series: [{name: "Ann", tone: "red", levels: [1, 4, 10]}, {name: "Bob", tone: "blue", levels: [1, 9, 10]}]});
        verify(screen.title.indexOf("Ann") >= 0 && screen.title.indexOf("Bob") >= 0);
        const chart = Items.find(screen, one => one.series !== undefined && one.goal !== undefined && one.spot !== undefined)[0];
        verify(chart.spot(2, 10, 2).y < chart.spot(2, 1, 2).y);
        verify(chart.spot(2, 1, 2).x > chart.spot(0, 1, 2).x);
    }

    // Also below a verdict and a chat, which take the window's height.
    function test_theChartOfLevelsIsHigh() {
        const screen = make(winnerMaker, {winners: [{name: "Ann", tone: "red", head: "cowled", play: {headgear: {cardId: 3, artRecipe: "viking-head"}}}],
            series: [{name: "Ann", tone: "red", levels: [1, 4, 10]}]});
        const below = createTemporaryQmlObject("import QtQuick; Item { width: 10; height: 500 }", test);
        screen.notes.push(below);
        const chart = Items.find(screen, one => one.series !== undefined && one.goal !== undefined && one.spot !== undefined)[0];
        Items.settle(test, screen);
        verify(chart.plotHeight > screen.height * 0.25, chart.plotHeight + " of " + screen.height);
        verify(Items.find(screen, one => one.recipe !== undefined && one.recipe === "viking-head" && one.visible).length > 0, "the winner is dressed");
    }

    function test_notesStandApart() {
        const screen = make(winnerMaker, {winners: [{name: "Ann", tone: "red"}]});
        const notes = [40, 60].map(height => createTemporaryQmlObject("import QtQuick; Item { width: 10; height: " + height + " }", test));
        for (const note of notes) screen.notes.push(note);
        Items.settle(test, screen);
        verify(notes[1].y >= notes[0].y + notes[0].height + Theme.gapSmall, "at " + notes[1].y);
    }

    // A single turn has no line, and what is not worked out needs no room.
    function test_anEmptyChartIsNotShown_data() {
        const one = {known: true, working: false, series: [{name: "Ann", tone: "red", points: [0.5]}], turns: [{at: 0, share: 0, turn: 1}], turningPoints: []};
        return [{tag: "one turn", chances: one, levels: [10], charts: 0, picks: 0}, {tag: "no turn", chances: null, levels: [], charts: 0, picks: 0},
                {tag: "in the network", chances: {known: false, working: false, series: [], turns: [], turningPoints: []}, levels: [1, 2], charts: 1, picks: 0},
                {tag: "still worked out", chances: {known: false, working: true, series: [], turns: [], turningPoints: []}, levels: [1, 2], charts: 1, picks: 1}];
    }
    function test_anEmptyChartIsNotShown(row) {
        const screen = make(winnerMaker, {winners: [{name: "Ann", tone: "red"}], series: [{name: "Ann", tone: "red", levels: row.levels}], chances: row.chances});
        Items.settle(test, screen);
        compare(Items.find(screen, one => one.plotHeight !== undefined && one.visible).length, row.charts);
        compare(Items.find(screen, one => one.choices !== undefined && one.visible).length, row.picks);
        const chip = Items.find(screen, one => one.visible && one.tone !== undefined && String(one.text).startsWith("Ann"))[0], board = screen.photoParts[screen.photoParts.length - 1];
        if (row.charts === 0) verify(board.height < chip.height * 2.5, "a frame around nothing is " + board.height + " high");
        if (row.picks === 0) verify(chip.mapToItem(board, 0, 0).y < chip.height, "a strip of nothing above " + chip.mapToItem(board, 0, 0).y);
    }

    function test_aPhotoShowsNoControls() {
        const screen = make(winnerMaker, {winners: [{name: "Ann", tone: "red"}], series: [{name: "Ann", tone: "red", levels: [1, 4, 10]}],
            chances: {known: true, series: [], turns: [{at: 0, share: 0, turn: 1}, {at: 9, share: 1, turn: 2}], turningPoints: []}});
        const picks = () => Items.find(screen, one => one.choices !== undefined && one.visible).length;
        compare(picks(), 1);
        screen.posing = true;
        compare(picks(), 0);
    }

    ListModel {
        id: kept

        ListElement { name: "Friday"; when: "now"; kind: "save"; detail: "Saved game" }
        ListElement { name: "Now"; when: "now"; kind: "running"; detail: "This game" }
        ListElement { name: "Won"; when: "then"; kind: "replay"; detail: "Finished game"; picture: "file:///nowhere.png" }
    }

    function entries(screen: var): var {
        return Items.find(screen, one => one.levelOf !== undefined);
    }

    function test_savesLoadAndSave() {
        const screen = make(savesMaker, {model: kept, suggestion: "Turn 9"});
        const load = spy(screen, "loadRequested");
        const save = spy(screen, "saveRequested");
        const text = spy(screen, "exportRequested");
        mouseClick(button(screen, "Load"));
        compare(load.signalArguments[0][0], 0);
        compare(Items.find(screen, one => one.look !== undefined && one.visible && one.text === "Load").length, 1);
        mouseClick(button(screen, "Save"));
        compare(save.signalArguments[0][0], "Turn 9");
        mouseClick(Items.find(screen, one => one.iconName === "scroll-unfurled" && one.visible)[2]);
        compare(text.signalArguments[0][0], 2);
    }

    function test_aGameIsDeletedOnlyAfterAQuestion() {
        const screen = make(savesMaker, {model: kept, canSave: false});
        const remove = spy(screen, "removeRequested");
        screen.forceActiveFocus();
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Delete);
        verify(!screen.question.visible, "the game going on stays");
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Delete);
        verify(screen.question.visible);
        keyClick(Qt.Key_Escape);
        verify(!screen.question.visible);
        compare(remove.count, 0);
        keyClick(Qt.Key_Delete);
        mouseClick(button(screen, "Delete"));
        compare(remove.count, 1);
        compare(remove.signalArguments[0][0], 2);
    }

    function test_withoutAPictureThePlayersLevelsAreDrawn() {
        const screen = make(savesMaker, {model: kept, canSave: false});
        const frame = Items.find(screen, one => one.drawn !== undefined)[2];
        tryCompare(frame, "drawn", true);
        frame.players = [{name: "Ann", colour: "", level: 3}, {name: "Bob", colour: "", level: 9}];
        const bars = Items.find(frame, one => one.tone !== undefined && one.modelData !== undefined).map(one => one.children[0].height);
        verify(bars[1] > bars[0]);
    }

    function test_aGameIsToldWhole() {
        const screen = make(savesMaker, {model: kept, canSave: false});
        const entry = entries(screen)[0];
        entry.players = [{name: "Ann", colour: "", level: 3, winner: false}];
        entry.stand = "Turn 4";
        compare(entry.Accessible.name, "Friday, Saved game, now, Turn 4, Ann: Level 3");
    }

    Component {
        id: startMaker

        StartPage {
            anchors.fill: parent
            navigator: Navigator {}
            session: null
            saves: null
            unfinished: "game.kickdoor-journal"
            unfinishedSince: 2000
            stand: "turn 27, James 5"
            kept: "Olga's table"
            keptSince: 1000
        }
    }

    function test_theNewestGameLeadsByName() {
        const screen = make(startMaker);
        compare(screen.entries[0].key, "resume");
        compare(screen.entries[0].note, "turn 27, James 5");
        screen.keptSince = 3000;
        compare(screen.entries[0].text, "Return to Olga's table");
        compare(screen.entries[1].key, "resume");
        screen.kept = "";
        compare(screen.entries[0].key, "resume");
    }

    // The pointer is already on its way when a file has been read.
    function test_theButtonsOfTheFirstPageKeepTheirPlaces() {
        const screen = make(startMaker, {unfinished: "", stand: "", kept: ""});
        const places = () => Items.find(screen, one => one.clicked !== undefined && one.visible)
            .map(one => [one.text, one.mapToItem(screen, 0, 0).x, one.mapToItem(screen, 0, 0).y, one.width].join(" ")).join("\n");
        Items.settle(test, screen);
        const before = places();
        verify(before.includes("New game"));
        screen.unfinished = "game.kickdoor-journal";
        screen.stand = "turn 27, James 5";
        screen.played = true;
        Items.settle(test, screen);
        compare(places(), before);
        screen.kept = "Olga's table";
        Items.settle(test, screen);
        compare(places().split("\n").slice(2).join("\n"), before.split("\n").slice(1).join("\n"));
    }

    function test_linesOnOneLevelAreTold_data() {
        return [{tag: "to Level 10", goal: 10}, {tag: "to Level 20", goal: 20}];
    }

    // Each line has its own lane beside the others.
    function test_linesOnOneLevelAreTold(data) {
        const series = Array.from({length: 6}, (none, index) => ({name: "P" + index, tone: "red", levels: [1, 3, 3, index === 5 ? 4 : 3]}));
        const screen = make(winnerMaker, {winners: [{name: "P0", tone: "red"}], goal: data.goal, series: series});
        const chart = Items.find(screen, one => one.series !== undefined && one.goal !== undefined && one.spot !== undefined)[0];
        const lines = chart.lines.map(line => line.points);
        compare(lines.length, 6);
        const gap = chart.spot(0, 1, 0).y - chart.spot(0, 2, 0).y;
        for (let turn = 0; turn < 3; ++turn) {
            const heights = lines.map(points => points[turn].y).sort((a, b) => a - b);
            for (let line = 1; line < 6; ++line)
                verify(heights[line] - heights[line - 1] >= chart.lineWidth - 0.1, "line " + line + " hides at turn " + turn);
            verify(heights[5] - heights[0] < gap, "spread over " + (heights[5] - heights[0]) + " of " + gap);
        }
        verify(Math.abs(lines[5][3].y - chart.spot(3, 4, 0).y) < gap / 2, "nearer to its Level than to the next");
    }

    function test_theChartForgetsWhoHasLeft() {
        const series = Array.from({length: 4}, (none, index) => ({name: "P" + index, tone: "red", levels: [1, 3, 3]}));
        const screen = make(winnerMaker, {winners: [{name: "P0", tone: "red"}], series: series});
        for (const left of [2, 0, 4]) {
            screen.series = series.slice(0, left);
            waitForRendering(screen);
        }
    }

    Component {
        id: scrolledMaker

        Rectangle {
            property alias chart: chart
            property alias pane: pane

            anchors.fill: parent
            color: "black"

            ScrollPane {
                id: pane

                width: 400
                height: 200

                Item { width: 1; height: 150 }
                LevelChart { id: chart; width: 380; height: 300 }
                Item { width: 1; height: 300 }
            }
        }
    }

    // Each line by itself: one that is all out of sight, too.
    function test_linesAreCutWhereTheyScrollOutOfSight_data() { return [1, 3, 5, 7, 10].map(level => ({tag: "Level " + level, level: level})); }
    function test_linesAreCutWhereTheyScrollOutOfSight(data) {
        const scene = make(scrolledMaker);
        scene.chart.series = [{name: "P0", tone: "red", levels: [data.level, data.level, data.level]}];
        for (const scrolled of [0, 60, 200, 350]) {
            scene.pane.contentY = scrolled;
            waitForRendering(scene);
            const seen = grabImage(scene);
            const x = scene.chart.spot(1, 1, 0).x;
            const line = scene.chart.mapToItem(scene, scene.chart.spot(1, data.level, 0)).y;
            if (line > 0 && line < 200)
                tryVerify(() => Qt.colorEqual(grabImage(scene).pixel(x, line), "red"), 5000, "the line is drawn");
            for (let y = 201; y < test.height; ++y)
                verify(Qt.colorEqual(seen.pixel(x, y), "black"), "at " + y + ", scrolled by " + scrolled);
        }
    }
}
