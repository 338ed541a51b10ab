import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Menu
import "faults.js" as Faults
import "items.js" as Items

// The settings as a page of the game: by mouse and by keyboard, each change at once, and named for a screen reader.
TestCase {
    id: test

    name: "Settings"
    when: windowShown
    width: 1280
    height: 800
    visible: true

    property SettingsPage page: null
    readonly property Settings kept: Tables.settings()

    Component { id: maker; SettingsPage {} }
    SignalSpy { id: closed; target: test.page; signalName: "closed" }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type|Unable to assign/);
        test.page = maker.createObject(test, {settings: Tables.settingPages(), width: test.width, height: test.height});
        test.page.forceActiveFocus();
        closed.clear();
        waitForRendering(test.page);
    }

    function cleanup() {
        Tables.settingPages().restoreDefaults();
        test.page.destroy();
        test.page = null;
        wait(0);
    }

    function first(accept: var): var {
        return Items.find(test.page, accept)[0] ?? null;
    }

    function named(text: string): var {
        return first(one => one.visible && one.activeFocusOnTab && one.Accessible && one.Accessible.name.startsWith(text));
    }

    MouseArea { id: below; anchors.fill: parent; z: -1; property int presses: 0; onPressed: below.presses++ }

    function test_whatLiesBelowCannotBePressed() {
        for (const spot of [[10, 400], [1270, 640], [640, 790]]) mouseClick(test, spot[0], spot[1]);
        compare(below.presses, 0);
    }

    function turnTo(title: string) {
        mouseClick(first(one => one.text === title && one.accepted !== undefined));
        Items.settle(test, test.page);
    }

    function test_theTabsStayWhenThePageScrolls() {
        test.page.height = 420;
        Items.settle(test, test.page);
        const pane = first(one => one.boundsBehavior !== undefined && one.contentHeight > one.height);
        verify(pane);
        const tab = first(one => one.text === "Play" && one.accepted !== undefined);
        const before = tab.mapToItem(test.page, 0, 0).y;
        pane.contentY = pane.contentHeight - pane.height;
        waitForRendering(test.page);
        compare(tab.mapToItem(test.page, 0, 0).y, before);
        verify(before + tab.height <= pane.mapToItem(test.page, 0, 0).y, "above what scrolls");
        turnTo("Sound");
        verify(first(one => one.text === "Sound" && one.accepted !== undefined).Accessible.selected);
    }

    function test_aSwitchTakesClickAndKey() {
        turnTo("Play");
        const hints = named("Advice");
        mouseClick(hints, 10, hints.height / 2);
        tryCompare(test.kept, "hints", false);
        hints.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        tryCompare(test.kept, "hints", true);
    }

    function test_aNumberIsDraggedAndWalked() {
        const size = named("Text size");
        size.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Right);
        tryCompare(test.kept, "textScale", 1.05);
        compare(size.Accessible.name, "Text size: 105%");
        keyClick(Qt.Key_Left);
        tryCompare(test.kept, "textScale", 1);
        mouseDrag(size, size.handle.x + size.handle.width / 2, size.height / 2, 400, 0);
        tryVerify(() => test.kept.textScale > 1.2);
    }

    function test_aChoiceIsMadeFromItsList() {
        const contrast = named("Contrast");
        contrast.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Down);
        tryCompare(contrast.popup, "opened", true);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryCompare(test.kept, "highContrast", true);
        Tables.settingPages().restoreDefaults();
        tryCompare(contrast, "currentIndex", 0);
    }

    function test_everythingIsReachedByTabAndHasAName() {
        for (const part of [0, 1, 2]) {
            test.page.current = part;
            Items.settle(test, test.page);
            compare(Faults.nameless(test.page).length, 0);
            const wanted = Items.find(test.page, one => one.visible && one.enabled && one.activeFocusOnTab && one.width > 0).length;
            const seen = new Set();
            for (let press = 0; press < wanted * 2; ++press) {
                keyClick(Qt.Key_Tab);
                seen.add(test.page.Window.activeFocusItem);
            }
            verify(seen.size >= wanted - 1, seen.size + " of " + wanted + " on page " + part);
        }
    }

    function test_defaultsComeBackByButtonAndEscapeCloses() {
        test.kept.hints = false;
        mouseClick(first(one => one.text === "Restore defaults"));
        tryCompare(test.kept, "hints", true);
        keyClick(Qt.Key_Escape);
        compare(closed.count, 1);
    }
}
