import QtQuick
import QtTest
import Kickdoor.Theme
import Kickdoor.Dice
import "items.js" as Items

TestCase {
    id: test

    name: "Dice"
    when: windowShown
    width: 400
    height: 200
    visible: true

    DiceTray { id: tray; width: 300; height: 150; caption: "James runs" }
    DiceTray { id: narrow; x: 180; y: 30; width: 190; room: 176; height: Math.min(implicitHeight, room); showD20: false }
    D6 { id: six; y: 100 }
    D20 { id: twenty; x: 100; y: 100 }
    SignalSpy { id: rolled; target: tray; signalName: "rolled" }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop/);
        rolled.clear();
    }

    function cleanup() {
        Theme.scale = Theme.textScale = 1;
        Theme.reducedMotion = false;
    }

    function test_everyFaceIsTheOneRolled() {
        Theme.reducedMotion = true;
        for (let face = 1; face <= 6; ++face) {
            six.roll(face);
            compare(six.shown, face);
            verify(six.Accessible.name.indexOf(String(face)) > 0);
        }
        for (let face = 1; face <= 20; ++face) {
            twenty.roll(face);
            compare(twenty.shown, face);
            verify(twenty.Accessible.name.indexOf(String(face)) > 0);
        }
    }

    function test_tumbleEndsOnTheFaceRolled() {
        tray.roll(6, 5);
        verify(tray.rolling);
        tryCompare(tray, "rolling", false);
        compare(rolled.count, 1);
        compare(rolled.signalArguments[0][0], 6);
        compare(rolled.signalArguments[0][1], 5);
        tray.roll(20, 17);
        tryCompare(rolled, "count", 2);
        compare(rolled.signalArguments[1][1], 17);
    }

    // The face stays as it was rolled.
    function test_whatCountsStandsBesideTheDieThatACardHasChanged() {
        const words = () => Items.find(tray, one => one.visible && one.paintedWidth !== undefined && one.text === "\u22122 = 2")[0];
        Theme.reducedMotion = true;
        tray.show(6, 4, false);
        tray.sum = 4;
        verify(!words());
        tray.modifier = -2;
        tray.sum = 2;
        tryVerify(() => words() !== undefined);
        compare(tray.dieOf(6, false).face, 4);
        const at = words().mapToItem(tray, 0, 0, words().width, words().height);
        verify(at.x >= 0 && at.x + at.width <= tray.width && at.y >= 0 && at.y + at.height <= tray.height, "at " + at);
        tray.lend(6, false);
        tray.modifier = 0;
        verify(!words());
    }

    Component { id: lowMaker; DiceTray { width: 230; height: implicitHeight } }
    function test_whatCountsLeavesTheWordsClear() {
        const low = createTemporaryObject(lowMaker, test, {caption: "Ann, for the fighters (Lucky Twenty +1)", modifier: 1, sum: 16, sides: 20});
        low.show(20, 15, false);
        Items.settle(test, low);
        const found = text => Items.find(low, one => one.visible && one.paintedWidth !== undefined && one.text === text)[0];
        const caption = found(low.caption), mark = found("+1 = 16").parent;
        verify(caption.mapToItem(low, 0, caption.height).y <= mark.mapToItem(low, 0, 0).y, "over the words");
        verify(mark.mapToItem(low, 0, mark.height).y <= low.height + 6, "at the die's foot");
    }

    // It covered half of the die.
    function test_whatCountsLeavesTheDieClearInLargeText_data() {
        return [{tag: "1280 × 800", scale: 0.8, room: 115}, {tag: "1920 × 1080", scale: 1.08, room: 150}];
    }
    function test_whatCountsLeavesTheDieClearInLargeText(data) {
        Theme.scale = data.scale;
        Theme.textScale = 2;
        for (const twenty of [false, true]) {
            const low = createTemporaryObject(lowMaker, test, {width: Theme.px(230), room: data.room, caption: "Ann", modifier: 2, sum: 10, sides: 6, showD20: twenty});
            low.show(6, 6, false);
            Items.settle(test, low);
            const mark = Items.find(low, one => one.visible && one.paintedWidth !== undefined && one.text === "+2 = 10")[0].parent, die = low.dieOf(6, false);
            const at = mark.mapToItem(low, 0, 0, mark.width, mark.height), of = die.mapToItem(low, 0, 0, die.width, die.height);
            const over = Math.max(0, Math.min(at.right, of.right) - Math.max(at.left, of.left)) * Math.max(0, Math.min(at.bottom, of.bottom) - Math.max(at.top, of.top));
            verify(over <= (twenty ? 0.3 : 0) * of.width * of.height, at + " over " + of);
            verify(at.left >= 0 && at.right <= low.width + 1, at + " in " + low.width);
        }
    }

    // It stood on the fighters' d20.
    function test_whatCountsForTheMonstersStandsAtTheirDie() {
        const low = createTemporaryObject(lowMaker, test, {showMonsters: true, forMonsters: true, modifier: 1, sum: 15, sides: 20});
        low.show(20, 20, false);
        low.show(20, 14, true);
        Items.settle(test, low);
        const mark = Items.find(low, one => one.visible && one.paintedWidth !== undefined && one.text === "+1 = 15")[0].parent;
        const centre = item => item.mapToItem(low, item.width / 2, 0).x;
        const theirs = low.dieOf(20, true), ours = low.dieOf(20, false);
        verify(Math.abs(centre(mark) - centre(theirs)) < Math.abs(centre(mark) - centre(ours)));
    }

    // Why a roll is as it is takes as many lines as the die leaves room for, and else a tip.
    function test_theWholeOfALongCaptionCanBeRead() {
        const caption = "Ann, fleeing from Woman with the Rampion Bed (Lucky Skin +2; In the Wolf's Belly \u22121)";
        const words = () => Items.find(narrow, one => one.text === caption && one.visible)[0];
        narrow.caption = caption;
        verify(words().lineCount > 2 && !words().truncated, words().lineCount + " lines");
        const at = words().mapToItem(narrow, 0, 0, words().width, words().height), die = narrow.dieOf(6, false);
        verify(at.bottom <= die.mapToItem(narrow, 0, 0).y + 1, "it covers the die");
        verify(narrow.implicitHeight <= narrow.room, narrow.implicitHeight + " is more than its room");
        narrow.caption = caption + ", " + caption;
        const longer = Items.find(narrow, one => one.text === narrow.caption && one.visible)[0];
        verify(longer.truncated);
        mouseMove(longer, longer.width / 2, longer.height / 2);
        tryVerify(() => Items.find(test.Window.window.contentItem, one => one.text === narrow.caption && one.visible).length === 2, 3000, "the tip");
    }

    function test_aCaptionIsSmallerRatherThanCut() {
        Theme.textScale = 2;
        const words = Items.find(narrow, one => one.truncated !== undefined && one.elide === Text.ElideRight)[0];
        narrow.caption = "Anneliese, fleeing from Lich of Accounting";
        tryVerify(() => words.visible && words.lineCount > 0);
        Items.settle(test, narrow);
        verify(!words.truncated, words.lineCount + " lines");
        narrow.caption = "";
    }

    function test_secondRollReplacesTheFirst() {
        six.roll(2);
        tryCompare(six, "rolling", true);
        six.roll(6);
        tryCompare(six, "rolling", false);
        compare(six.shown, 6);
    }

    function test_theLastPictureIsTheFaceRolled() {
        const pictures = Items.find(six, item => item.shownFrame !== undefined)[0];
        six.roll(4);
        let first = 100;
        tryVerify(() => {
            if (pictures.face === 4) first = Math.min(first, pictures.shownFrame);
            return !six.rolling;
        });
        verify(first < 12);
        compare(pictures.face, 4);
        compare(pictures.shownFrame, pictures.columns * pictures.rows - 1);
    }

    // What rolls large across the table falls meanwhile.
    function test_anExpectedFaceIsSeenAtOnce() {
        const die = Items.find(tray, item => item.sides === 6 && item.body !== undefined)[0];
        const pictures = Items.find(die, item => item.shownFrame !== undefined)[0];
        tryVerify(() => pictures.ready);
        const next = pictures.face % 6 + 1;
        const sheets = Items.find(pictures, item => item.sourceSize !== undefined);
        tray.expect(6, next, false);
        tryVerify(() => sheets.every(sheet => String(sheet.source) === "" || sheet.status === Image.Ready));
        tray.show(6, next, false);
        let plain = 0;
        const flat = Items.find(die, item => item.radius !== undefined && item.border !== undefined && item.border.width > 1)[0];
        tryVerify(() => {
            if (flat.visible) ++plain;
            return pictures.ready;
        });
        compare(pictures.face, next);
        compare(plain, 0, "no plain figure between the faces");
    }

    // Beside the large die it once lay with the number of before.
    function test_aDieThatRollsElsewhereShowsNoNumber() {
        const die = Items.find(tray, item => item.sides === 6 && item.body !== undefined)[0];
        tray.show(6, 2, false);
        tryVerify(() => die.body.visible);
        tray.lend(6, false);
        verify(!die.body.visible);
        compare(die.Accessible.name, "A die rolls");
        tray.show(6, 2, false);
        verify(die.body.visible, "also if it fell on the same face");
        compare(die.shown, 2);
        tray.lend(6, false);
        tray.takeBack();
        verify(die.body.visible, "the roll was skipped");
        Theme.reducedMotion = true;
        tray.lend(6, false);
        verify(die.body.visible, "nothing tumbles");
    }

    function test_aDieThatWaitsForItsPicturesIsNoPlainFigure() {
        const die = createTemporaryQmlObject("import QtQuick; import Kickdoor.Dice; D6 { tone: Qt.rgba(Math.random(), 0.5, 0.5, 1) }", test);
        const pictures = Items.find(die, item => item.shownFrame !== undefined)[0];
        die.roll(4);
        let plain = 0;
        const flat = Items.find(die, item => item.radius !== undefined && item.border !== undefined && item.border.width > 1)[0];
        tryVerify(() => {
            if (flat.visible && !pictures.painted && die.rolling && !pictures.failed) ++plain;
            return pictures.ready;
        });
        compare(plain, 0);
        tryCompare(die, "rolling", false);
    }

    function test_faceCanBeSetAtOnce() {
        six.face = 3;
        compare(six.shown, 3);
        twenty.face = 1;
        compare(twenty.shown, 1);
    }

    function test_whatTheRollIsForStaysInSightOverTheDice_data() {
        return [{tag: "much room", room: 100000}, {tag: "just enough", room: 140}];
    }

    function test_whatTheRollIsForStaysInSightOverTheDice(data) {
        tray.room = data.room;
        tray.height = Qt.binding(() => Math.min(tray.implicitHeight, tray.room));  // as at the table
        const words = Items.find(tray, item => item.text === "James runs")[0];
        const cube = Items.find(tray, item => item.sides === 6 && item.body !== undefined)[0].body;
        let least = 1000;
        tray.roll(6, 5);
        verify(tray.rolling);
        tryVerify(() => {
            const top = Math.min(...[[0, 0], [1, 0], [0, 1], [1, 1]].map(([x, y]) => cube.mapToItem(tray, cube.width * x, cube.height * y).y));
            if (words.opacity > 0) least = Math.min(least, top - words.y - words.height);
            return !tray.rolling;
        });
        verify(least > -6, "the die is over the words by " + -least);
        tryCompare(words, "opacity", 1);
        tray.room = 100000;
        tray.height = 150;
    }
}
