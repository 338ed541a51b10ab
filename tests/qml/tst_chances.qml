import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Pages
import Kickdoor.Play
import Kickdoor.Replay
import Kickdoor.Result
import "items.js" as Items

// Everybody's chances over a finished game, in the replay and on the winner's page.
TestCase {
    id: test

    name: "Chances"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    property Item page: null
    property Session session: null
    readonly property ChanceModel chances: test.session?.replay.chances ?? null

    Component { id: table; TablePage { focus: true } }
    Component { id: result; WinnerPage { focus: true } }
    Navigator { id: navigator; onReplayLeft: test.session.leave() }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type|Unable to assign/);
        Theme.reducedMotion = true;
    }

    function cleanup() {
        if (test.page) test.page.destroy();
        test.page = null;
        wait(0);
        test.session = null;
        Tables.clear();
        Theme.textScale = 1;
        Theme.reducedMotion = false;
    }

    function open(maker: Component) {
        test.session = Tables.watch();
        navigator.page = "table";
        tryVerify(() => test.session.replay.open, 20000);
        tryVerify(() => test.chances.known && !test.chances.working, 600000);
        test.page = maker.createObject(test, {navigator: navigator, session: test.session, width: test.width, height: test.height});
        tryVerify(() => test.session.game.players.count > 0);
        test.page.forceActiveFocus();
        Items.settle(test, test.page);
    }

    // A long record is read while the page is there already.
    function test_theResultFollowsARecordThatIsReadLater() {
        open(result);
        const winner = test.page as WinnerPage;
        const early = winner.series[0].levels.length;
        compare(winner.winners.length, 0);
        test.session.replay.position = test.session.replay.length;
        tryVerify(() => winner.series[0].levels.length > early, 60000);
        tryVerify(() => winner.winners.length > 0);
    }

    function points(): var {
        return Items.find(test.page, one => one.visible && one.objectName === "turningPoint");
    }

    function charts(): var {
        return Items.find(test.page, one => one.visible && one.turningPoints !== undefined && one.plotWidth !== undefined);
    }

    Component { id: marksMaker; TurnMarks { width: 600 } }

    // The end of the game is another point of its last turn.
    function test_aTurnIsNumberedOnce() {
        const marks = createTemporaryObject(marksMaker, test, {turns: [{turn: 0, share: 0}, {turn: 11, share: 0.3}, {turn: 12, share: 0.5}, {turn: 13, share: 0.8}, {turn: 13, share: 1}]});
        const told = () => Items.find(marks, one => one.visible && one.paintedWidth > 0).map(one => one.text);
        tryVerify(() => told().length > 0);
        compare(told().filter(text => text === "13").length, 1);
        verify(told().includes("12") && told().includes("Turn"), told());
        verify(!told().includes("0"));
        verify(told().includes("End"), told());
        marks.turns = [{turn: 1, share: 0}, {turn: 2, share: 1}];
        tryVerify(() => told().includes("2") && !told().includes("End"));
    }

    Component { id: levelsMaker; LevelChart { width: 600; height: 300; goal: 10 } }
    Component { id: chanceMaker; ChanceChart { width: 600; height: 300 } }

    // The one once ended at turn 36, and the other after it, where nothing stood.
    function test_bothChartsHaveTheSameTurns() {
        const numbers = chart => Items.find(chart, one => one.shown !== undefined && one.step !== undefined)[0];
        const told = chart => numbers(chart).shown.map(one => one.turn);
        const levels = createTemporaryObject(levelsMaker, test, {ended: true, series: [{name: "Ann", tone: "red", levels: [1, 2, 5, 10]}]});
        const chances = createTemporaryObject(chanceMaker, test, {series: [{name: "Ann", tone: "red", points: [0.3, 0.4, 0.6, 1]}],
            turns: [{at: 1, share: 0, turn: 1}, {at: 5, share: 0.3, turn: 2}, {at: 8, share: 0.8, turn: 3}, {at: 10, share: 1, turn: 3}]});
        tryVerify(() => told(levels).length === 3);
        compare(told(levels), [1, 2, 3]);
        compare(told(chances), told(levels));
        verify(numbers(levels).ended && numbers(chances).ended);
        levels.ended = false;
        compare(told(levels), [1, 2, 3, 4], "a game that was broken off has no end");
    }

    Component { id: panelMaker; ChancePanel { width: 260 } }

    // In large text the words of its axes left it no height.
    function test_aChartKeepsItsHeight_data() { return [{tag: "100 %", scale: 1}, {tag: "200 %", scale: 2}]; }
    function test_aChartKeepsItsHeight(row) {
        Theme.fit(1280, 800);
        Theme.textScale = row.scale;
        const panel = createTemporaryObject(panelMaker, test, {chances: {series: [{name: "Ann", tone: "red", points: [0.3, 0.4, 1]}], turningPoints: [],
            turns: [{at: 1, share: 0, turn: 1}, {at: 5, share: 0.3, turn: 2}, {at: 8, share: 1, turn: 2}]}});
        const chart = Items.find(panel, one => one.plotHeight !== undefined)[0];
        tryVerify(() => chart.plotHeight >= Theme.textSmall * 5, 2000, "the lines have " + chart.plotHeight);
        Items.settle(test, panel);
        const end = Items.find(panel, one => one.visible && one.text === "End")[0];
        verify(end.mapToItem(panel, end.width, 0).x <= panel.width + 1, "the end is cut off");
        Theme.fit(Theme.reference.width, Theme.reference.height);
    }

    // Lines that met and parted seemed to rise and fall.
    function test_aLevelThatIsKeptIsLevel() {
        const chart = createTemporaryObject(levelsMaker, test, {series: [{name: "Ann", tone: "red", levels: [1, 1, 1]},
            {name: "Ben", tone: "blue", levels: [1, 2, 1]}]});
        const heights = line => chart.lines[line].points.map(point => point.y);
        compare(new Set(heights(0)).size, 1);
        verify(heights(0)[0] !== heights(1)[0], "side by side");
        compare(heights(1)[0], heights(1)[2]);
    }

    function test_in_the_replay_a_key_shows_them_and_a_turning_point_leads_there() {
        open(table);
        compare(charts().length, 0);
        keyClick(Qt.Key_C);
        tryVerify(() => charts().length === 1);
        Items.settle(test, test.page);
        const chart = charts()[0];
        compare(chart.series.length, 3);
        const said = Items.find(chart, one => one.visible && one.paintedWidth > 0).map(one => one.text);
        verify(said.includes("Chance to win") && said.includes("Turn"), said);
        compare(chart.series[0].points.length, chart.turns.length);
        verify(/\d%/.test(chart.Accessible.description), chart.Accessible.description);
        verify(points().length > 0, "a game has turning points");
        const last = points()[points().length - 1];
        // The panel scrolls to it.
        last.forceActiveFocus(Qt.TabFocusReason);
        tryVerify(() => last.mapToItem(test.page, 0, last.height).y < test.page.height * 0.88);
        Items.settle(test, test.page);
        const at = Array.from(test.chances.turningPoints)[points().length - 1].at;
        compare(last.text, Array.from(test.chances.turningPoints)[points().length - 1].text);
        mouseClick(last);
        tryCompare(test.session.replay, "position", at);
        keyClick(Qt.Key_C);
        tryVerify(() => charts().length === 0);
    }

    function test_the_winners_page_shows_them_instead_of_the_levels_data() {
        return [{tag: "usual", scale: 1}, {tag: "large text", scale: 2}];
    }

    function test_the_winners_page_shows_them_instead_of_the_levels(data: var) {
        Theme.textScale = data.scale;
        open(result);
        compare(charts().length, 0);
        const pick = Items.find(test.page, one => one.visible && one.modelData?.key === "chances" && one.take !== undefined)[0];
        verify(pick);
        pick.take();
        tryVerify(() => charts().length === 1);
        Items.settle(test, test.page);
        for (const point of points()) {
            for (const text of Items.find(point, one => one.visible && one.paintedWidth !== undefined))
                verify(text.paintedWidth <= text.width + 1, text.text);
        }
        const first = points()[0];
        first.forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryCompare(test.session.replay, "position", Array.from(test.chances.turningPoints)[0].at);
        compare(navigator.page, "table");
    }
}
