import QtQuick
import QtTest
import "mock"
import "items.js" as Items

// The panel of the player in front has room for what it tells.
TestCase {
    id: test

    name: "OwnPanel"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    Component { id: maker; MockTable {} }

    ListModel {
        id: twoCurses

        ListElement { title: "Chicken on Your Head"; rulesText: "" }
        ListElement { title: "Malign Mirror"; rulesText: "" }
    }

    function test_itDoesNotScroll_data() {
        const rows = [];
        for (const curses of [null, twoCurses]) for (const note of ["", "7 cards, limit 5"]) rows.push({tag: (curses ? "two Curses" : "no Curse") + " " + note, curses: curses, note: note});
        return rows;
    }
    function test_itDoesNotScroll(data) {
        const view = createTemporaryObject(maker, test, {width: test.width, height: test.height});
        view.self.mayShow = true;
        view.self.identity = "Super Munchkin Half-Breed Elf Thief";
        view.self.curses = data.curses;
        view.self.handNote = data.note;
        Items.settle(test, view);
        const pane = Items.find(view.self, item => item.innerWidth !== undefined)[0];
        verify(pane.contentHeight <= pane.height, pane.contentHeight + " in " + pane.height);
    }
}
