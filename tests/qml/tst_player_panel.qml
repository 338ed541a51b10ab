import QtQuick
import QtTest
import Kickdoor.Theme
import Kickdoor.Table
import "items.js" as Items

// What an opponent's panel tells stays apart in the narrowest bar, that of six players.
TestCase {
    id: test

    name: "PlayerPanel"
    when: windowShown
    visible: true
    width: 600
    height: 300

    Component {
        id: maker

        PlayerPanel { x: 20; y: 100; height: implicitHeight; name: "Laura"; identity: "Human Wizard"; strength: -4; handCount: 4 }
    }

    ListModel { id: stars; ListElement { title: "The Dull Brother" } ListElement { title: "Short" } }
    ListModel { id: worn; ListElement { cardId: 1; title: "Hat"; kind: "item"; equipped: true } }

    // At 1280x800 and 1920x1080, among five players.
    function test_aLongNameLeavesTheIdentityReadable_data() {
        return [{tag: "100 %", scale: 1, window: Qt.size(1280, 800), width: 250}, {tag: "200 %", scale: 2, window: Qt.size(1920, 1080), width: 362}];
    }

    function test_aLongNameLeavesTheIdentityReadable(data) {
        Theme.fit(data.window.width, data.window.height);
        Theme.textScale = data.scale;
        for (const [name, identity] of [["Luise-Charlotte", "Halbling"], ["Benjamin", "Mensch"]]) {
            const panel = createTemporaryObject(maker, test, {width: data.width, name: name, identity: identity});
            waitForRendering(panel);
            for (const words of [name, identity]) {
                const item = Items.find(panel, one => one.text === words && one.visible)[0];
                verify(!item.truncated, words + " is cut");
            }
        }
        Theme.textScale = 1;
        Theme.fit(Theme.reference.width, Theme.reference.height);
    }

    function test_wordsStayApart_data() {
        return [{tag: "six players", width: 198}, {tag: "six at 1920", width: 260}, {tag: "four", width: 340}];
    }

    function test_wordsStayApart(data) {
        const panel = createTemporaryObject(maker, test, {width: data.width, cards: worn, curses: stars});
        waitForRendering(panel);
        const box = text => {
            const item = Items.find(panel, one => one.text === text && one.visible)[0];
            return item.mapToItem(panel, 0, 0, item.width, item.implicitHeight);
        };
        const identity = box("Human Wizard");
        verify(box("Laura").y >= 0 && box("Laura").bottom <= identity.bottom);
        const star = Items.find(panel, one => one.name === "cursed-star")[0];
        verify(star.mapToItem(panel, 0, 0).y >= identity.bottom - 2, star.mapToItem(panel, 0, 0).y + " " + identity.bottom);
        verify(box("4").bottom <= panel.height);
    }
}
