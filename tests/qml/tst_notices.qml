import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Menu
import Kickdoor.Pages
import Kickdoor.Saves
import "items.js" as Items

// What pages say after something was done.
TestCase {
    id: test

    name: "Notices"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    property Item page: null

    Navigator { id: navigator }
    Component { id: savesMaker; SavesPage { anchors.fill: parent; focus: true } }
    Component { id: startMaker; StartPage { anchors.fill: parent; focus: true } }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type/);
        navigator.notice = "";
        navigator.word = "";
    }

    function cleanup() {
        if (test.page) test.page.destroy();
        test.page = null;
        wait(0);
        Tables.takeFiles(false);
        Tables.clear();
    }

    // The page goes back to the table, which shows it.
    function test_aSavedGameSaysUnderWhichName() {
        const session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            players: [{name: "Ann", hand: []}, {name: "Bob", hand: []}, {name: "Cid", hand: []}]}), ["Bob", "Cid"]);
        compare(Tables.error(), "");
        navigator.page = "saves";
        test.page = savesMaker.createObject(test, {navigator: navigator, session: session, saves: session.menu.saves});
        Items.settle(test, test.page);
        const field = Items.find(test.page, one => one.visible && one.placeholderText !== undefined)[0];
        verify(field);
        field.text = "Friday night";
        Items.press(test, test.page, "Save");
        tryCompare(navigator, "word", "Saved as “Friday night”.", 20000);
        compare(navigator.page, "table");
    }

    function test_theManualOpensOrSaysWhereItIs_data() { return [{tag: "opens", opens: true}, {tag: "does not open", opens: false}]; }
    function test_theManualOpensOrSaysWhereItIs(row) {
        const session = Tables.fresh();
        Tables.takeFiles(true);
        navigator.page = "start";
        test.page = startMaker.createObject(test, {navigator: navigator, session: row.opens ? session : null, saves: session.menu.saves});
        Items.settle(test, test.page);
        Items.press(test, test.page, "Manual");
        if (row.opens) {
            compare(Tables.opened(), test.page.manual);
            verify(test.page.manual.endsWith("/manual_en.html"));
        }
        compare(navigator.notice, row.opens ? "The manual opens in your browser." : "The manual cannot be opened. It is here: ");
        tryCompare(test.page, "footnote", navigator.notice);
        const words = Items.find(test.page, one => one.visible && one.text === navigator.notice)[0];
        verify(words.font.pixelSize >= Theme.text && Theme.contrast(words.color, Theme.panelSolid) >= 7, words.font.pixelSize + " px");
        verify(words.mapToItem(test.page, 0, words.height).y <= test.page.height);
    }

    // As every other page does.
    function test_theSettingsEndANotice() {
        navigator.page = "start";
        navigator.notice = "The manual opens in your browser.";
        navigator.go("settings");
        compare(navigator.notice, "");
        compare(navigator.page, "start");
    }

    Component {
        id: frameMaker

        ScreenFrame {
            anchors.fill: parent
            title: "Lobby"
            actions: [ActionButton { text: "Ready" }, ActionButton { text: "Leave" }]
        }
    }
    // A note about many, or with long names, grows upwards, and its tip has what is too much.
    function test_aLongNoteMovesNoButton_data() {
        return [{tag: "a line", words: 3, cut: false}, {tag: "three lines", words: 20, cut: false}, {tag: "a whole story", words: 60, cut: true}];
    }
    function test_aLongNoteMovesNoButton(row) {
        test.page = frameMaker.createObject(test);
        Items.settle(test, test.page);
        const places = () => ["Ready", "Leave"].map(text => {
            const button = Items.button(test.page, text);
            return button.mapToItem(test.page, 0, 0, button.width, button.height);
        });
        const before = places();
        const note = new Array(row.words).fill("Anna is not ready.").join(" ");
        test.page.note = note;
        Items.settle(test, test.page);
        compare(places(), before);
        const line = Items.find(test.page, one => one.visible && one.text === note)[0];
        compare(line.truncated, row.cut);
        const at = line.mapToItem(test.page, 0, 0, line.width, line.height);
        verify(at.top > test.page.height / 2 && at.bottom <= before[0].top, "at " + at);
        verify(test.page.room > test.page.height / 2, "the page has " + test.page.room);
        mouseMove(line, line.width - 20, line.height / 2);
        if (row.cut) tryVerify(() => Items.find(test.Window.window.contentItem, one => one.visible && one.text === note).length === 2, 3000, "the tip tells it whole");
    }
}
