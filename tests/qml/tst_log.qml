import QtQuick
import QtTest
import Kickdoor.Theme
import Kickdoor.Table
import "items.js" as Items

// The story keeps its newest line in sight until the reader goes back.
TestCase {
    id: test

    name: "Log"
    when: windowShown
    width: 300
    height: 300
    visible: true

    ListModel { id: story }
    property LogPanel panel: null

    Component { id: maker; LogPanel { width: 240; height: 260; model: story } }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop/);
        story.clear();
        test.panel = createTemporaryObject(maker, test);
        for (let line = 0; line < 20; ++line) add("Ann drew a card, the one numbered " + line);
        waitForRendering(test.panel);
        tryVerify(() => list().atYEnd && list().contentHeight > list().height);
    }

    function cleanup() {
        Theme.textScale = 1;
    }

    function list(): var {
        return Items.find(test.panel, item => item.positionViewAtEnd !== undefined)[0];
    }

    function add(text: string) {
        story.append({text: text, turnStart: false, since: false, rule: "", def: -1});
    }

    function lastBottom(): real {
        const last = list().itemAtIndex(story.count - 1);
        return last ? last.mapToItem(list(), 0, last.height).y : 1e6;
    }

    function test_aRowThatGrowsPushesNothingOut() {
        story.setProperty(17, "since", true);
        story.setProperty(19, "text", "Ann fights it out, unless somebody speaks up, which takes more than one line of this panel");
        tryVerify(() => list().itemAtIndex(19).height > list().itemAtIndex(18).height && lastBottom() <= list().height + 1);
    }

    function test_theFirstTextLineInSightIsWhole_data() {
        return [0, 4, 8, 11, 15].map(more => ({tag: String(260 + more), height: 260 + more}));
    }

    function test_theFirstTextLineInSightIsWhole(row) {
        test.panel.height = row.height;
        for (let line = 0; line < 20; line += 3) story.setProperty(line, "text", "Ann fights it out, unless somebody speaks up, which takes more than one line of this panel, even more than two or three");
        Items.settle(test, test.panel);
        tryVerify(() => list().atYEnd && lastBottom() <= list().height + 1);
        const cut = () => Items.find(list(), one => one.lineCount !== undefined && one.paintedHeight > 0 && one.visible).filter(words => {
            const high = words.height / words.lineCount, from = words.mapToItem(list(), 0, 0).y;
            return Array.from({length: words.lineCount}, (unused, at) => from + at * high).some(top => top < -1.5 && top + high > 1.5);
        }).map(words => words.text);
        tryVerify(() => cut().length === 0, 5000, cut().join());
        verify(list().mapToItem(test.panel, 0, 0).y < 90, "no hole above it");
    }

    // A whole number of pixels is not to be relied on: text of another size ends between two.
    function test_aStoryToWhichNothingComesRests() {
        Theme.textScale = 2;
        for (let line = 0; line < 20; line += 3) story.setProperty(line, "text", "Ann fights it out, unless somebody speaks up, which takes more than one line of this panel, even more than two or three");
        for (let height = 300; height < 330; height += 1.83) {
            test.panel.height = height;
            Items.settle(test, test.panel);
            let moves = 0;
            const count = () => ++moves;
            list().heightChanged.connect(count);
            wait(150);
            list().heightChanged.disconnect(count);
            compare(moves, 0, "at " + height);
        }
    }

    // While others vote, what is left belongs to the story.
    function test_belowANoticeTheStoryHasTheRoom() {
        test.panel.badges = [{text: "Critical", about: "The edition."}];
        test.panel.height = 400;
        test.panel.topInset = 280;
        Items.settle(test, test.panel);
        const above = list().mapToItem(test.panel, 0, 0).y - 280;
        verify(above >= 0 && above < 30, "the lines begin " + above + " pixels below the notice");
        verify(list().height > 70 && list().visible, list().height + " pixels");
        tryVerify(() => list().atYEnd);
        test.panel.topInset = 0;
        Items.settle(test, test.panel);
        verify(Items.find(test.panel, item => item.text === "Story so far" && item.visible).length === 1);
    }

    function test_aRestOfTheStoryIsNotShownBelowANotice() {
        test.panel.height = 400;
        test.panel.topInset = 400 - Theme.gap * 2 - Theme.text * 3;
        Items.settle(test, test.panel);
        verify(!list().visible, "two lines of the story stand below the notice");
        test.panel.topInset = 0;
        Items.settle(test, test.panel);
        verify(list().visible);
    }

    // French sets spaces before colons and within quotation marks: no line may end there, not even in styled text, which takes
    // the character for one where it may.
    function test_aColonStaysByItsWord() {
        story.setProperty(19, "text", "<b>Ann</b> a défoncé la porte\u00a0: \u00ab\u202frien\u202f\u00bb");
        const line = Items.find(list(), item => item.paintedWidth !== undefined && item.text.includes("porte"))[0];
        compare(line.text, "<b>Ann</b> a défoncé la porte&nbsp;: \u00ab&nbsp;rien&nbsp;\u00bb");
    }

    function test_aReaderWhoWentBackIsLeftThere() {
        mouseWheel(list(), 100, 50, 0, 600);
        tryVerify(() => !list().moving && !list().atYEnd);
        const at = list().contentY;
        add("Bob looted the room");
        story.setProperty(17, "since", true);
        Items.settle(test, list());
        verify(!list().atYEnd);
        fuzzyCompare(list().contentY, at, 60);
    }

    function goBack() {
        mouseWheel(list(), 100, 50, 0, 600);
        tryVerify(() => !list().moving && !list().atYEnd && !list().following);
    }

    function toNewest(): var {
        return Items.find(test.panel, item => item.objectName === "newestLine")[0];
    }

    function test_theButtonCoversNoLine() {
        goBack();
        tryVerify(() => toNewest().visible && toNewest().mapToItem(list(), 0, 0).y >= list().height);
        verify(toNewest().mapToItem(test.panel, 0, toNewest().height).y <= test.panel.height);
        verify(!list().following && !list().atYEnd);
        toNewest().clicked();
        followsAgain();
        tryVerify(() => list().mapToItem(test.panel, 0, list().height).y > test.panel.height - 20);
    }

    function followsAgain() {
        tryVerify(() => list().atYEnd && list().following);
        for (let line = 0; line < 5; ++line) add("Cid ran away, for the time numbered " + line);
        tryVerify(() => lastBottom() <= list().height + 1);
        verify(!toNewest().visible);
    }

    function test_whoComesBackToTheEndIsTakenAlong() {
        goBack();
        list().contentY = list().originY + list().contentHeight - list().height;
        followsAgain();
    }

    function test_anotherReaderSeesTheNewest() {
        goBack();
        test.panel.reader = 1;
        followsAgain();
    }

    function test_endLeadsToTheNewestAndHomeToTheFirst() {
        list().forceActiveFocus();
        keyClick(Qt.Key_Home);
        tryVerify(() => list().atYBeginning && !list().following);
        compare(list().currentIndex, 0);
        add("Bob looted the room");
        tryVerify(() => toNewest().visible);
        verify(list().atYBeginning);
        keyClick(Qt.Key_End);
        compare(list().currentIndex, story.count - 1);
        followsAgain();
    }

    function test_aButtonLeadsToTheNewest() {
        goBack();
        tryVerify(() => toNewest().visible);
        mouseClick(toNewest());
        followsAgain();
    }

    function test_theFirstArrowLeadsToTheLineBesideTheNewest() {
        list().forceActiveFocus(Qt.TabFocusReason);
        compare(list().currentIndex, story.count - 1);
        keyClick(Qt.Key_Up);
        compare(list().currentIndex, story.count - 2);
        verify(list().itemAtIndex(story.count - 2).walked);
        goBack();
        // After scrolling back, the walk begins at the visible lines.
        list().parent.forceActiveFocus();
        list().forceActiveFocus(Qt.TabFocusReason);
        const line = list().currentItem;
        verify(line && line.y + line.height > list().contentY && line.y < list().contentY + list().height, "the line is in sight");
    }
}
