import QtQuick
import QtTest
import Kickdoor.Theme
import Kickdoor.Board
import "items.js" as Items

TestCase {
    id: test

    name: "Board"
    when: windowShown
    width: 800
    height: 500
    visible: true

    ListModel {
        id: players

        ListElement { name: "James"; level: 1; colour: "#4596df"; female: false }
        ListElement { name: "Marieke"; level: 1; colour: "#e0506a"; female: true }
    }
    TableBoard {
        id: board

        width: 800
        height: 500
        players: players
        doorCount: 40
        treasureCount: 0
        doorDiscardCount: 1
        doorTop: ({title: "Baby", kind: "enhancer", figure: "-5", artRecipe: "person"})
    }
    Component {
        id: crowded

        TableBoard { width: 800; height: 500; players: ListModel {} }
    }
    SignalSpy { id: peeks; target: board; signalName: "peeked" }
    SignalSpy { id: peekEnds; target: board; signalName: "peekEnded" }
    SignalSpy { id: decks; target: board; signalName: "deckActivated" }
    SignalSpy { id: discards; target: board; signalName: "discardsActivated" }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|Model size/);
        board.goal = 10;
        players.setProperty(0, "level", 1);
        players.setProperty(1, "level", 1);
        Items.settle(test, board);
    }

    function cleanup() {
        Theme.textScale = 1;
    }

    function walkers(): var {
        return Items.find(board, item => item.shownLevel !== undefined);
    }

    function test_namedColoursKeepTheirColourWhenTheyLetThrough() {
        verify(Qt.colorEqual(Theme.alpha("#1a0f08", 1), "#1a0f08"));
        verify(Qt.colorEqual(Theme.alpha("#1a0f08", 0), "#001a0f08"));
    }

    function test_aPileThatIsTakenAwayHasNoLayers() {
        const pile = createTemporaryQmlObject("import QtQuick; import Kickdoor.Board; CardPile { deck: 'door'; discards: true }", test);
        pile.card = {cardId: 1, title: "Top", kind: "monster"};
        pile.count = 5;
        compare(pile.layers, 2);
        pile.count = 0;
        compare(pile.layers, 0);
    }

    function test_spacesFollowTheGoal() {
        compare(Items.find(board, item => item.goal !== undefined && item.level !== undefined).length, 10);
        board.goal = 20;
        compare(Items.find(board, item => item.goal !== undefined && item.level !== undefined).length, 20);
    }

    function test_spacesAreApartAndOnTheBoard_data() {
        return [{tag: "10", goal: 10, scale: 1}, {tag: "20", goal: 20, scale: 1}, {tag: "10, large text", goal: 10, scale: 2},
                {tag: "12, large text", goal: 12, scale: 2}, {tag: "20, large text", goal: 20, scale: 2}];
    }

    function test_spacesAreApartAndOnTheBoard(data) {
        board.goal = data.goal;
        Theme.textScale = data.scale;
        for (let level = 1; level <= data.goal; ++level) {
            const here = board.spot(level);
            verify(here.x > 0 && here.x < board.width && here.y > 0 && here.y < board.height);
            if (level === 1) continue;
            const before = board.spot(level - 1);
            verify(Math.hypot(here.x - before.x, here.y - before.y) >= board.spaceSize * 0.95, "level " + level);
        }
    }

    function test_theNumbersGrowWithTheText() {
        const number = () => Items.find(board, item => item.text === "3" && item.font !== undefined)[0].font.pixelSize;
        const before = number();
        Theme.textScale = 2;
        tryVerify(() => number() >= before * 1.15);
        // The spaces leave the piles in sight.
        const piles = Items.find(board, item => item.hasTop !== undefined).map(pile => pile.mapToItem(board, 0, 0).x);
        for (const space of Items.find(board, item => item.goal !== undefined && item.level !== undefined && item.level < 3))
            verify(space.mapToItem(board, space.width, 0).x <= Math.min(...piles), "level " + space.level);
    }

    function test_figureWalksToItsNewLevel() {
        const figure = walkers()[0];
        players.setProperty(0, "level", 4);
        tryVerify(() => figure.shownLevel === 4);
        const there = board.spot(4);
        fuzzyCompare(figure.x, there.x, 1);
        fuzzyCompare(figure.y, there.y, 1);
        verify(figure.Accessible.name.indexOf("4") > 0);
    }

    function test_figuresOnOneSpaceStepAside() {
        const all = walkers();
        tryVerify(() => Math.abs(all[0].x + all[0].children[0].x - all[1].x - all[1].children[0].x) > board.spaceSize * 0.3);
        compare(board.company(0), Qt.point(0, 2));
        players.setProperty(1, "level", 2);
        compare(board.company(0), Qt.point(0, 1));
    }

    function test_ofEveryFigureOnOneSpaceTheLetterIsInSight_data() {
        return [3, 4, 5, 6].map(many => ({tag: many + " figures", many: many}));
    }

    function test_ofEveryFigureOnOneSpaceTheLetterIsInSight(data) {
        const crowd = createTemporaryObject(crowded, test);
        for (const name of ["James", "Marieke", "Laura", "Otto", "Ines", "Freya"].slice(0, data.many))
            crowd.players.append({name: name, level: 5, colour: "#4596df", female: name !== "James"});
        Items.settle(test, crowd);
        const all = Items.find(crowd, item => item.shownLevel !== undefined);
        compare(all.length, data.many);
        for (const walker of all) {
            const letter = Items.find(walker, item => item.text !== undefined && item.text === walker.initials)[0];
            const seen = letter.mapToItem(crowd, 0, 0, letter.width, letter.height);
            for (const other of all) {
                if (other === walker || other.z < walker.z) continue;
                const figure = Items.find(other, item => item.initials !== undefined)[0];
                const at = figure.mapToItem(crowd, 0, 0, figure.width, figure.height);
                verify(seen.x + seen.width <= at.x + 1 || at.x + at.width <= seen.x + 1 || seen.y + seen.height <= at.y + 1 || at.y + at.height <= seen.y + 1,
                       other.standyName + " stands before " + walker.standyName);
            }
        }
    }

    // Where the track rises or falls, nobody of a crowd stands so far off that they seem to be on another space.
    function test_aCrowdStandsAtItsSpace_data() {
        const rows = [];
        for (const level of [1, 2, 3, 9]) for (const many of [3, 4, 5, 6]) rows.push({tag: many + " on " + level, level: level, many: many});
        return rows;
    }
    function test_aCrowdStandsAtItsSpace(data) {
        const crowd = createTemporaryObject(crowded, test);
        for (let figure = 0; figure < data.many; ++figure) crowd.players.append({name: "ABCDEF"[figure], level: data.level, colour: "#4596df", female: false});
        Items.settle(test, crowd);
        const far = level => Qt.point(crowd.spot(level).x, crowd.spot(level).y);
        for (const walker of Items.find(crowd, item => item.shownLevel !== undefined)) {
            const figure = Items.find(walker, item => item.initials !== undefined)[0];
            const away = level => {
                const feet = figure.mapToItem(crowd, figure.width / 2, figure.height * 0.6), origin = walker.mapToItem(crowd, 0, 0);
                const spot = far(level), own = far(data.level);
                return Math.abs(feet.y - (origin.y - own.y + spot.y));
            };
            for (const other of [data.level - 1, data.level + 1])
                if (other > 0 && other <= 10) verify(away(data.level) < away(other), walker.standyName + " stands nearer to " + other);
        }
    }

    function test_aCrowdLeavesTheNextNumberInSight_data() {
        return [3, 4, 5].map(many => ({tag: many + " figures", many: many}));
    }

    function test_aCrowdLeavesTheNextNumberInSight(data) {
        const crowd = createTemporaryObject(crowded, test);
        for (let figure = 0; figure < data.many; ++figure) crowd.players.append({name: "ABCDE"[figure], level: 1, colour: "#4596df", female: false});
        Items.settle(test, crowd);
        const number = Items.find(crowd, item => item.text === "2" && item.font !== undefined)[0];
        const digit = number.mapToItem(crowd, number.width / 2, number.height / 2);
        for (const walker of Items.find(crowd, item => item.shownLevel !== undefined)) {
            const figure = Items.find(walker, item => item.initials !== undefined)[0];
            // At its head a figure is narrower.
            const clear = () => {
                const at = figure.mapToItem(crowd, 0, 0, figure.width, figure.height);
                return at.y >= digit.y + number.font.pixelSize / 2 || Math.abs(at.x + at.width / 2 - digit.x) >= at.width * 0.4 + number.width / 2;
            };
            tryVerify(clear, 2000, walker.standyName);
        }
    }

    function test_whereTheTrackRisesItsNumbersAreInSight_data() {
        const rows = [];
        for (const level of [1, 2, 3]) for (const many of [1, 2, 3, 4]) rows.push({tag: many + " on " + level, level: level, many: many});
        return rows;
    }

    function test_whereTheTrackRisesItsNumbersAreInSight(data) {
        const crowd = createTemporaryObject(crowded, test);
        for (let figure = 0; figure < data.many; ++figure) crowd.players.append({name: "ABCD"[figure], level: data.level, colour: "#4596df", female: false});
        Items.settle(test, crowd);
        for (const shown of [data.level, data.level + 1]) {
            const number = Items.find(crowd, item => item.text === shown && item.font !== undefined || item.text === String(shown) && item.font !== undefined)[0];
            const digit = number.mapToItem(crowd, 0, number.height * 0.25, number.width, number.height * 0.5);
            for (const walker of Items.find(crowd, item => item.shownLevel !== undefined)) {
                const figure = Items.find(walker, item => item.initials !== undefined)[0];
                tryVerify(() => {
                    const at = figure.mapToItem(crowd, 0, 0, figure.width, figure.height);
                    return at.x >= digit.x + digit.width - 1 || at.x + at.width <= digit.x + 1 || at.y >= digit.y + digit.height || at.y + at.height <= digit.y;
                }, 2000, walker.standyName + " hides " + shown);
            }
        }
    }

    // At the left edge they stand between the board's frame and the Doors.
    function test_pawnsStandOnTheBoardAndBesideThePiles_data() {
        const rows = [];
        for (const scale of [1, 1.5]) for (const level of [1, 2]) for (const many of [1, 2, 3, 4])
            rows.push({tag: many + " on " + level + " at " + scale * 100 + " %", scale: scale, level: level, many: many});
        return rows;
    }
    function test_pawnsStandOnTheBoardAndBesideThePiles(data) {
        Theme.textScale = data.scale;
        const crowd = createTemporaryObject(crowded, test, {width: 355, height: 306, doorCount: 87, treasureCount: 63, doorDiscardCount: 14, treasureDiscardCount: 6});
        for (let figure = 0; figure < data.many; ++figure) crowd.players.append({name: "ABCD"[figure], level: data.level, colour: "#4596df", female: false});
        Items.settle(test, crowd);
        const place = item => item.mapToItem(crowd, 0, 0, item.width, item.height);
        const door = Items.find(crowd, item => item.hasTop !== undefined)[0];
        const words = Items.find(door, item => item.stacked !== undefined)[0], deck = door.mapToItem(crowd, 0, 0, door.cardWidth, door.cardWidth * 1.4);
        const caption = words.mapToItem(crowd, (words.width - words.paintedWidth) / 2, 0, words.paintedWidth, words.paintedHeight);
        for (const walker of Items.find(crowd, item => item.shownLevel !== undefined)) {
            const figure = Items.find(walker, item => item.initials !== undefined)[0];
            tryVerify(() => place(figure).x >= 14, 2000, walker.standyName + " stands on the frame: " + place(figure).x);
            for (const [what, at] of [["the Doors", deck], ["their name", caption]]) {
                const own = figure.mapToItem(crowd, figure.width * 0.12, 0, figure.width * 0.76, figure.height);  // as wide as it is drawn
                verify(own.right <= at.left + 1.5 || own.left >= at.right || own.bottom <= at.top + 1 || own.top >= at.bottom - 1, walker.standyName + " " + own + " over " + what + " " + at);
            }
        }
    }

    function test_reducedMotionJumps() {
        Theme.reducedMotion = true;
        players.setProperty(0, "level", 9);
        tryVerify(() => walkers()[0].shownLevel === 9, 200);
        Theme.reducedMotion = false;
    }

    function test_pilesByMouseAndKeyboard() {
        const piles = Items.find(board, item => item.hasTop !== undefined);
        compare(piles.length, 4);
        mouseClick(piles[0], 10, 10);
        compare(decks.signalArguments[0][0], "door");
        piles[3].forceActiveFocus();
        keyClick(Qt.Key_Return);
        compare(decks.signalArguments[1][0], "treasure");
        mouseClick(piles[1], 10, 10);
        compare(discards.signalArguments[0][0], "door");
        verify(piles[1].Accessible.name.indexOf("Baby") > 0);
        verify(!piles[2].hasTop);
    }

    function test_theFrameOfTheDropPlaceLeavesTheCaptionsWhole_data() {
        return [{tag: "short", height: 500, scale: 1}, {tag: "low", height: 330, scale: 1}, {tag: "large text", height: 500, scale: 2}];
    }

    function test_theFrameOfTheDropPlaceLeavesTheCaptionsWhole(data) {
        const laid = createTemporaryObject(crowded, test, {height: data.height, doorCount: 90, treasureCount: 80, doorDiscardCount: 3, treasureDiscardCount: 1});
        Theme.textScale = data.scale;
        laid.discardLit = true;
        Items.settle(test, laid);
        const frame = Items.find(laid, item => item.foot !== undefined && item.containsDrag !== undefined)[0];
        const at = frame.mapToItem(laid, 0, 0, frame.width, frame.height);
        for (const pile of Items.find(laid, item => item.hasTop !== undefined)) {
            const top = pile.mapToItem(laid, 0, 0).y, end = pile.mapToItem(laid, 0, pile.captionEnd).y;
            verify(at.y < top && end < at.y + at.height, pile.label + ": " + top + " to " + end + " in " + at.y + " to " + (at.y + at.height));
        }
    }

    // In Russian "Сокровища" is twice as long as "Двери". What is discarded is no less worth reading.
    function test_theCaptionsOfPilesAreOfOneSize_data() {
        return [{tag: "100 %", width: 355, scale: 1}, {tag: "200 %", width: 355, scale: 2}, {tag: "large board", width: 560, scale: 1}];
    }
    function test_theCaptionsOfPilesAreOfOneSize(data) {
        Theme.textScale = data.scale;
        const laid = createTemporaryObject(crowded, test, {width: data.width, height: data.width * 0.86, doorCount: 87, treasureCount: 63, doorDiscardCount: 4, treasureDiscardCount: 6});
        const piles = Items.find(laid, item => item.hasTop !== undefined);
        piles[0].label = "Двери";
        piles[3].label = "Сокровища";
        Items.settle(test, laid);
        const captions = piles.map(pile => Items.find(pile, item => item.stacked !== undefined && item.paintedHeight > 0)[0]);
        const lines = captions.map(words => words.paintedHeight / words.lineCount);
        compare(lines, Array(4).fill(lines[0]));
        if (data.scale === 1) verify(captions[0].font.pixelSize >= Theme.textSmall * 0.8, captions[0].font.pixelSize + " of " + Theme.textSmall);
    }

    // A higher pile, or a name above the count, put the counts at different heights.
    function test_theCountsOfPilesStandInOneLine_data() { return [{tag: "100 %", scale: 1, name: "Doors"}, {tag: "names above the counts", scale: 1, name: "Сокровищница"}, {tag: "200 %", scale: 2, name: "Doors"}]; }
    function test_theCountsOfPilesStandInOneLine(data) {
        Theme.textScale = data.scale;
        const laid = createTemporaryObject(crowded, test, {width: 560, height: 480, doorCount: 87, treasureCount: 12, doorDiscardCount: 0, treasureDiscardCount: 6});
        const piles = Items.find(laid, item => item.hasTop !== undefined);
        piles[3].label = data.name;
        Items.settle(test, laid);
        const feet = piles.map(pile => Items.find(pile, item => item.stacked !== undefined && item.paintedHeight > 0)[0]).map(words => words.mapToItem(laid, 0, words.implicitHeight).y);
        for (const foot of feet) fuzzyCompare(foot, feet[0], 1);
        for (const pile of piles) {
            const words = Items.find(pile, item => item.stacked !== undefined && item.paintedHeight > 0)[0];
            verify(words.y >= pile.cardWidth * Theme.cardRatio + pile.layers * pile.lip, pile.label + " over its pile");
        }
    }

    function test_whoLooksAtTheDiscardsSeesTheNewTop() {
        const pile = Items.find(board, item => item.deck === "door" && item.discards === true)[0];
        pile.forceActiveFocus();
        tryVerify(() => peeks.count > 0);
        const top = board.doorTop;
        peeks.clear();
        board.doorTop = Object.assign({}, top);
        compare(peeks.count, 0, "the same card once more");
        board.doorTop = Object.assign({}, top, {title: "Enraged"});
        compare(peeks.count, 1);
        compare(peeks.signalArguments[0][0].title, "Enraged");
        peekEnds.clear();
        board.doorDiscardCount = 0;
        compare(peekEnds.count, 1);
        board.doorDiscardCount = 1;
        pile.focus = false;
        board.doorTop = top;
    }
}
