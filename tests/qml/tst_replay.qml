import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Pages
import Kickdoor.Play
import "items.js" as Items

// A recorded game, watched at the real table with the real bar.
TestCase {
    id: test

    name: "Replay"
    when: windowShown
    visible: true
    width: 1920
    height: 1080

    property TablePage page: null
    property Session session: null
    readonly property ReplayModel replay: test.session?.replay ?? null

    Component { id: maker; TablePage { focus: true } }
    Navigator { id: navigator; onReplayLeft: test.session.leave() }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type/);
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

    function open(session: var, width: int, height: int) {
        test.session = session;
        navigator.page = "table";
        tryVerify(() => test.replay.open, 20000);
        test.page = maker.createObject(test, {navigator: navigator, session: session, width: width > 0 ? width : 1280, height: height > 0 ? height : 800});
        tryVerify(() => test.all(one => one.sought !== undefined).length === 1);
        tryVerify(() => test.session.game.players.count > 0);
        test.page.forceActiveFocus();
        Items.settle(test, test.page);
    }

    function all(accept: var): var {
        return Items.find(test.page, one => one.visible && accept(one));
    }

    function button(what: string): var {
        return all(one => one.what === what)[0];
    }

    function pick(label: string): var {
        return all(one => one.label === label && one.popup !== undefined)[0];
    }

    function line(): var {
        return all(one => one.sought !== undefined)[0];
    }

    function test_aPageOverTheTableLeavesItsSizes() {
        open(Tables.watch());
        const before = Theme.scale;
        verify(before < 0.8);
        const over = createTemporaryQmlObject("import QtQuick; import Kickdoor.Pages; ScreenFrame { width: 1280; height: 800; focus: true }", test);
        over.forceActiveFocus();
        compare(Theme.scale, 0.8);
        over.destroy();
        test.page.forceActiveFocus();
        compare(Theme.scale, before);
    }

    function test_buttonsLeadThroughTheGame() {
        open(Tables.watch());
        mouseClick(button("Next turn"));
        tryCompare(test.session.game.table, "turn", 1);
        mouseClick(button("Next turn"));
        tryCompare(test.session.game.table, "turn", 2);
        mouseClick(button("Previous turn"));
        tryCompare(test.session.game.table, "turn", 1);
        mouseClick(button("Next fight"));
        tryVerify(() => test.session.game.combat.on);
        verify(test.replay.place.includes(" fights "), test.replay.place);
        const fight = test.replay.position;
        mouseClick(button("One move back"));
        tryVerify(() => test.replay.position < fight);
        mouseClick(button("One move on"));
        tryCompare(test.replay, "position", fight);
        mouseClick(button("Next fight"));
        tryVerify(() => test.replay.position > fight && test.session.game.combat.on);
        mouseClick(button("Previous fight"));
        tryCompare(test.replay, "position", fight);
    }

    function test_playAndPause() {
        open(Tables.watch());
        pick("Speed").activated(4);
        compare(test.replay.speed, 8);
        mouseClick(button("Play"));
        tryVerify(() => test.replay.position > 10, 20000);
        mouseClick(button("Pause"));
        verify(!test.replay.playing);
        verify(button("Play") !== undefined);
    }

    function test_keys() {
        open(Tables.watch());
        keyClick(Qt.Key_Right);
        tryVerify(() => test.replay.position > 0);
        keyClick(Qt.Key_Left);
        tryCompare(test.replay, "position", 0);
        keyClick(Qt.Key_Right, Qt.ControlModifier);
        tryCompare(test.session.game.table, "turn", 1);
        keyClick(Qt.Key_F);
        tryVerify(() => test.session.game.combat.on);
        const first = test.replay.position;
        keyClick(Qt.Key_F);
        tryVerify(() => test.replay.position > first);
        keyClick(Qt.Key_F, Qt.ShiftModifier);
        tryCompare(test.replay, "position", first);
        keyClick(Qt.Key_End);
        tryCompare(test.replay, "position", test.replay.length);
        tryVerify(() => test.session.game.table.over);
        compare(navigator.page, "table");
        keyClick(Qt.Key_Home);
        tryCompare(test.replay, "position", 0);
        keyClick(Qt.Key_Plus);
        compare(test.replay.speed, 2);
        keyClick(Qt.Key_Space);
        verify(test.replay.playing);
        keyClick(Qt.Key_Space);
        verify(!test.replay.playing);
        test.replay.speed = 1;
    }

    function test_theTimeLineIsClickedAndDragged() {
        open(Tables.watch());
        const y = line().handle.y + 4;
        mouseClick(line(), line().width / 2, y);
        tryVerify(() => Math.abs(test.replay.position / test.replay.length - 0.5) < 0.05);
        mousePress(line(), line().width / 2, y);
        for (let x = 0.5; x <= 0.9; x += 0.05) mouseMove(line(), line().width * x, y, 5);
        mouseRelease(line(), line().width * 0.9, y);
        tryVerify(() => Math.abs(test.replay.position / test.replay.length - 0.9) < 0.06);
        mousePress(line(), line().width * 0.9, y);
        mouseMove(line(), line().width * 0.5, y, 5);
        mouseMove(line(), 0, y, 5);
        mouseRelease(line(), 0, y);
        tryCompare(test.replay, "position", 0);
        // On a fight's mark: at the fight.
        const marks = test.replay.marks;
        let row = 0;
        while (marks.at(row).kind !== "fight") ++row;
        mouseClick(line(), line().xOf(marks.at(row).share) + 1, y);
        tryCompare(test.replay, "position", marks.at(row).at);
        tryVerify(() => test.session.game.combat.on);
    }

    function test_anyHandIsShown() {
        open(Tables.watch());
        mouseClick(button("Next turn"));
        tryCompare(test.session.game.table, "turn", 1);
        compare(test.session.game.table.viewer, -1);
        compare(test.session.game.hand.count, 0);
        const eyes = pick("Cards shown");
        compare(eyes.count, 5);
        eyes.activated(3);
        tryCompare(test.session.game.table, "viewer", 1);
        verify(test.session.game.hand.count > 0);
        Items.settle(test, test.page);
        const bar = line().mapToItem(test.page, 0, 0).y;
        for (const card of Items.find(test.page, one => one.restY !== undefined && one.cardId >= 0))
            verify(card.mapToItem(test.page, 0, card.height).y <= bar + 2, "a card lies under the time line: " + card.mapToItem(test.page, 0, card.height).y + " > " + bar);
        eyes.activated(0);
        tryCompare(test.session.game.table, "viewer", -1);
        compare(test.session.game.hand.count, 0);
        eyes.activated(1);
        tryCompare(test.session.game.table, "viewer", test.session.game.table.activeSeat);
    }

    // Cards are looked at; none is taken up, no button of the game is there.
    function test_nothingCanBeDone() {
        open(Tables.watch());
        test.replay.view = 0;
        test.replay.nextTurn();
        tryVerify(() => test.session.game.table.turn === 1 && test.session.game.table.viewer === 0);
        const cards = () => all(one => one.draggable !== undefined && one.cardId !== undefined && one.faceDown !== undefined);
        tryVerify(() => cards().length > 3);
        for (const card of cards()) verify(!card.draggable, "card " + card.cardId);
        mouseClick(cards()[cards().length - 1]);
        compare(test.session.decisions.cardMoves.card, -1);
        compare(all(one => one.actionKey !== undefined && one.clicked !== undefined).length, 0);
        compare(all(one => one.text === "Save" && one.clicked !== undefined).length, 0);
    }

    // They stand over the story, not over the table.
    function test_escapeFoldsTheChances() {
        open(Tables.watch());
        tryVerify(() => test.replay.chances.known);
        const panels = () => all(one => one.chartHeight !== undefined);
        const menu = () => all(one => one.text === "Close the replay" && one.clicked !== undefined);
        keyClick(Qt.Key_C);
        tryVerify(() => panels().length === 1);
        const log = all(one => one.reader !== undefined && one.badges !== undefined)[0];
        const at = item => item.mapToItem(test.page, 0, 0).x;
        verify(at(panels()[0]) >= at(log) - 1, at(panels()[0]) + " is left of the story at " + at(log));
        keyClick(Qt.Key_Escape);
        tryVerify(() => panels().length === 0);
        compare(menu().length, 0);
        keyClick(Qt.Key_Escape);
        tryVerify(() => menu().length === 1);
    }

    // However far its moves are scrolled.
    function test_aBotsMindCanAlwaysBeClosed() {
        open(Tables.watch(100000, true));
        verify(test.replay.hasBots);
        keyClick(Qt.Key_B);
        tryVerify(() => test.replay.botMind.on && !test.replay.botMind.thinking, 30000);
        const panel = all(one => one.mind !== undefined && one.mostHeight !== undefined)[0];
        panel.mostHeight = Theme.px(220);
        Items.settle(test, test.page);
        const pane = Items.find(panel, one => one.innerWidth !== undefined && one.contentHeight !== undefined)[0];
        verify(pane.contentHeight > pane.height, pane.contentHeight + " in " + pane.height);
        pane.contentY = pane.contentHeight - pane.height;
        const close = Items.find(panel, one => one.Accessible.name === "Close" && one.clicked !== undefined)[0];
        const at = close.mapToItem(panel, 0, 0).y;
        verify(at >= 0 && at + close.height <= panel.height, "its button is at " + at);
        mouseClick(close);
        tryVerify(() => !test.replay.botMind.on);
    }

    // A line of the story was cut by the panel's edge.
    function test_whatABotKnewCutsNoLineOfTheStory() {
        open(Tables.watch(100000, true), 1920, 1080);
        for (let fight = 0; fight < 3; ++fight) test.replay.nextFight();
        keyClick(Qt.Key_B);
        tryVerify(() => test.replay.botMind.on && !test.replay.botMind.thinking, 30000);
        const panel = all(one => one.mind !== undefined && one.mostHeight !== undefined)[0], foot = () => panel.mapToItem(test.page, 0, panel.height).y;
        Items.settle(test, test.page);
        const list = Items.find(test.page, one => one.following !== undefined && one.cut !== undefined)[0];
        verify(!list.visible || list.mapToItem(test.page, 0, 0).y >= foot(), "the story begins at " + list.mapToItem(test.page, 0, 0).y + ", the panel ends at " + foot());
        keyClick(Qt.Key_Escape);
        tryVerify(() => list.visible && list.mapToItem(test.page, 0, 0).y < foot());
    }

    // In large text it was left out, with room beside the buttons.
    function test_whereOneIsIsTold_data() { return [{tag: "usual", width: 1920, height: 1080, scale: 1, told: true}, {tag: "large text", width: 1920, height: 1080, scale: 2, told: true}]; }
    function test_whereOneIsIsTold(data) {
        Theme.textScale = data.scale;
        open(Tables.watch(), data.width, data.height);
        test.replay.nextFight();
        tryVerify(() => test.session.game.combat.on);
        Items.settle(test, test.page);
        const height = button("Play").mapToItem(test.page, 0, 0).y;
        const place = all(one => one.text === test.replay.place && one.truncated !== undefined);
        compare(place.length > 0, data.told);
        verify(place[0].mapToItem(test.page, place[0].width, 0).x <= test.page.width);
        verify(place[0].width > Theme.textPx(100), "a good part of it");
    }

    function test_theMenuStopsItAndClosesIt() {
        open(Tables.watch());
        test.replay.playing = true;
        button("Next turn").forceActiveFocus();
        keyClick(Qt.Key_Escape);
        tryVerify(() => all(one => one.text === "Close the replay" && one.clicked !== undefined).length === 1);
        verify(!test.replay.playing);
        mouseClick(all(one => one.text === "Close the replay" && one.clicked !== undefined)[0]);
        tryVerify(() => !test.session.playing);
        verify(!test.replay.open);
    }

    function test_ofAGameThatGoesOnEverybodyIsAnOnlooker() {
        open(Tables.watch(60));
        verify(test.replay.secret);
        verify(!pick("Cards shown").enabled);
        verify(all(one => one.text === "This game is not over: its hands stay secret.").length === 1);
    }

    // Everything stays in reach, however large the text.
    function test_controlsInReach_data() {
        return [{tag: "large text", width: 1280, height: 800, text: 2}, {tag: "large", width: 1920, height: 1080, text: 1},
                {tag: "small", width: 960, height: 600, text: 1}];
    }
    function test_controlsInReach(data: var) {
        Theme.textScale = data.text;
        open(Tables.watch(), data.width, data.height);
        test.replay.nextFight();
        tryVerify(() => test.session.game.combat.on);
        Items.settle(test, test.page);
        const controls = all(one => one.what !== undefined || (one.label !== undefined && one.popup !== undefined));
        compare(controls.length, 10);
        for (const one of controls) {
            const at = one.mapToItem(test.page, 0, 0);
            verify(at.x >= 0 && at.x + one.width <= test.page.width, "across: " + (one.what ?? one.label));
            verify(at.y >= 0 && at.y + one.height <= test.page.height, "down: " + (one.what ?? one.label));
            verify(one.Accessible.name !== "");
        }
    }
}
