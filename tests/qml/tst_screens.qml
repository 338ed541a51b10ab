import QtQuick
import QtTest
import Kickdoor.Theme
import Kickdoor.Screens
import "mock"
import "items.js" as Items

TestCase {
    id: test

    name: "Screens"
    when: windowShown
    width: 1280
    height: 800
    visible: true

    Component {
        id: setupMaker
        SetupScreen {
            anchors.fill: parent
            editions: [{key: "original", text: "Original"}]
            options: [{key: "sharedVictory", text: "Shared victory", hint: "Both win."}]
        }
    }
    Component { id: curtainMaker; CurtainScreen { anchors.fill: parent; name: "Laura"; reason: "Charity." } }
    Component {
        id: menuMaker
        MenuScreen {
            anchors.fill: parent
            entries: [{key: "new", text: "New game"}, {key: "resume", text: "Resume", allowed: false, whyNot: "Nothing to resume."}]
        }
    }
    Component {
        id: rulesMaker
        RulesScreen { anchors.fill: parent; chapters: [{key: "R1", title: "One", text: "<p>First</p>"}, {key: "R2", title: "Two", text: "<p>Second</p>"}] }
    }
    Component { id: winnerMaker; WinnerScreen { anchors.fill: parent } }
    Component { id: savesMaker; SavesScreen { anchors.fill: parent; canSave: true } }
    Component { id: spyMaker; SignalSpy {} }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not ready/);
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

    function test_setupStartsWithThreeAndHandsEverythingOver() {
        const screen = make(setupMaker);
        const start = spy(screen, "start");
        screen.players.setProperty(2, "seat", "random");
        mouseClick(button(screen, "Start the game"));
        const setup = start.signalArguments[0][0];
        compare(setup.players.length, 3);
        compare(setup.players[0].seat, "person");
        compare(setup.players[1].sex, "female");
        compare(setup.players[2].seat, "random");
        compare(setup.edition, "original");
        compare(setup.goal, 10);
        const colours = setup.players.map(one => one.colour);
        verify(colours[0] !== colours[1] && colours[1] !== colours[2]);
    }

    function test_setupTakesThreeToSix() {
        const screen = make(setupMaker);
        for (let more = 0; more < 3; ++more) screen.addPlayer();
        compare(screen.players.count, 6);
        const add = button(screen, "Add a player");
        verify(!add || !add.visible);
        const names = [];
        for (let row = 0; row < 6; ++row) names.push(screen.players.get(row).name);
        compare(new Set(names).size, 6);
    }

    function test_setupWantsDifferentNames() {
        const screen = make(setupMaker);
        const start = spy(screen, "start");
        const refused = spy(screen, "refused");
        screen.players.setProperty(1, "name", " James ");
        mouseClick(button(screen, "Start the game"));
        compare(start.count, 0);
        compare(refused.count, 1);
        screen.players.setProperty(1, "name", "");
        mouseClick(button(screen, "Start the game"));
        compare(refused.count, 2);
    }

    function test_setupOptionIsHandedOver() {
        const screen = make(setupMaker);
        const toggle = Items.find(screen, one => one.checked !== undefined && one.text === "Shared victory")[0];
        toggle.forceActiveFocus();
        keyClick(Qt.Key_Space);
        compare(screen.setup().options.sharedVictory, true);
    }

    function test_curtainOpensByKeyboard() {
        const screen = make(curtainMaker);
        const opened = spy(screen, "opened");
        button(screen, "I am Laura").forceActiveFocus();
        keyClick(Qt.Key_Return);
        compare(opened.count, 1);
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

    function test_winnersAreNamedAndCharted() {
        const screen = make(winnerMaker, {winners: [{name: "Ann", tone: "red"}, {name: "Bob", tone: "blue"}],
            series: [{name: "Ann", tone: "red", levels: [1, 4, 10]}, {name: "Bob", tone: "blue", levels: [1, 9, 10]}]});
        verify(screen.title.indexOf("Ann") >= 0 && screen.title.indexOf("Bob") >= 0);
        const chart = Items.find(screen, one => one.series !== undefined && one.spot !== undefined)[0];
        verify(chart.spot(2, 10, 2).y < chart.spot(2, 1, 2).y);
        verify(chart.spot(2, 1, 2).x > chart.spot(0, 1, 2).x);
    }

    ListModel { id: kept; ListElement { name: "Friday"; when: "now"; detail: "turn 3" } }

    function test_savesLoadRemoveAndSave() {
        const screen = make(savesMaker, {model: kept, suggestion: "Turn 9"});
        const load = spy(screen, "loadRequested");
        const save = spy(screen, "saveRequested");
        const remove = spy(screen, "removeRequested");
        mouseClick(button(screen, "Load"));
        compare(load.signalArguments[0][0], 0);
        mouseClick(button(screen, "Save"));
        compare(save.signalArguments[0][0], "Turn 9");
        mouseClick(Items.find(screen, one => one.iconName === "cancel")[0]);
        compare(remove.signalArguments[0][0], 0);
    }
}
