import QtQuick
import QtTest
import Kickdoor.Theme
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

    ListModel {
        id: oneCurse

        ListElement { title: "Wheel of Minor Misfortune"; rulesText: "" }
    }

    function init() {
        failOnWarning(/Binding loop/);
    }

    function cleanup() {
        Theme.textScale = 1;
    }

    function box(view: Item, item: Item): rect {
        return item.mapToItem(view, 0, 0, item.width, item.height);
    }

    // A Curse and too many cards.
    function test_fullItStillTellsWhoOneIs_data() {
        return [{tag: "one Curse", curses: oneCurse, named: true}, {tag: "two Curses", curses: twoCurses, named: false}];
    }
    function test_fullItStillTellsWhoOneIs(data) {
        const view = createTemporaryObject(maker, test, {width: test.width, height: test.height});
        view.self.mayShow = true;
        view.self.identity = "Halfling Wizard";
        view.self.curses = data.curses;
        view.self.handNote = "6 cards, limit 3";
        Items.settle(test, view);
        const shown = accept => Items.find(view.self, item => item.visible && accept(item));
        const identity = shown(item => item.text === "Halfling Wizard" && item.truncated !== undefined);
        compare(identity.length, 1);
        verify(!identity[0].truncated);
        const chips = shown(item => item.iconName === "cursed-star");
        compare(chips.length, data.curses.count);
        compare(chips[0].text !== "", data.named);
        verify(Items.find(view.self, item => item.visible && item.truncated && item.text !== "").every(item => !data.named || item.text !== chips[0].text), "its whole name");
        const button = shown(item => item.iconName === "hand" && item.clicked !== undefined)[0];
        const parts = [...chips, button, identity[0], shown(item => item.objectName === "handNote")[0]].map(item => box(view, item));
        const inside = box(view, view.self);
        for (const [index, one] of parts.entries()) {
            verify(one.x >= inside.x && one.x + one.width <= inside.x + inside.width && one.y + one.height <= inside.y + inside.height, one + " in " + inside);
            for (const other of parts.slice(index + 1))
                verify(one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1 || one.y + one.height <= other.y + 1 || other.y + other.height <= one.y + 1, one + " over " + other);
        }
        const middle = rect => rect.y + rect.height / 2;
        fuzzyCompare(middle(parts[0]), middle(box(view, button)), 2, "in one line");
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

    // In large text, too, it tells who one is, unless Curses need the room.
    function test_largeTextTellsWhoOneIs_data() {
        return [{tag: "short", identity: "Human"}, {tag: "long", identity: "Super Munchkin Half-Breed Elf Thief"}];
    }
    function test_largeTextTellsWhoOneIs(data) {
        const view = createTemporaryObject(maker, test, {width: test.width, height: test.height, ts: 2});
        view.self.mayShow = true;
        view.self.identity = data.identity;
        view.self.curses = null;
        view.self.handNote = "8 cards, limit 5";
        Items.settle(test, view);
        const shown = accept => Items.find(view.self, item => item.visible && accept(item));
        const identity = shown(item => item.text === data.identity && item.truncated !== undefined)[0];
        verify(identity !== undefined);
        const parts = [identity, shown(item => item.iconName === "crossed-swords")[0], shown(item => item.iconName === "hand" && item.clicked !== undefined)[0], shown(item => item.objectName === "handNote")[0]].map(item => box(view, item));
        const inside = box(view, view.self);
        for (const [index, one] of parts.entries()) {
            verify(one.x >= inside.x && one.x + one.width <= inside.x + inside.width && one.y + one.height <= inside.y + inside.height, one + " in " + inside);
            for (const other of parts.slice(index + 1))
                verify(one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1 || one.y + one.height <= other.y + 1 || other.y + other.height <= one.y + 1, one + " over " + other);
        }
    }

    // With Curses, too, where there is room.
    function test_largeTextTellsWhoOneIsBesideCurses_data() {
        const rows = [];
        for (const curses of [oneCurse, twoCurses]) for (const note of ["", "8 cards, limit 5"]) rows.push({tag: curses.count + " " + note, curses: curses, note: note});
        return rows;
    }
    function test_largeTextTellsWhoOneIsBesideCurses(data) {
        const view = createTemporaryObject(maker, test, {width: test.width, height: test.height, ts: 2});
        view.self.identity = "Elf";
        view.self.curses = data.curses;
        view.self.handNote = data.note;
        Items.settle(test, view);
        const shown = accept => Items.find(view.self, item => item.visible && accept(item));
        const identity = shown(item => item.text === "Elf" && item.truncated !== undefined);
        compare(identity.length, 1);
        verify(!identity[0].truncated);
        const parts = [identity[0], shown(item => item.iconName === "crossed-swords")[0], ...shown(item => item.iconName === "cursed-star"), ...shown(item => item.objectName === "handNote")].map(item => box(view, item));
        const inside = box(view, view.self);
        for (const [index, one] of parts.entries()) {
            verify(one.x >= inside.x && one.x + one.width <= inside.x + inside.width && one.y + one.height <= inside.y + inside.height, one + " in " + inside);
            for (const other of parts.slice(index + 1))
                verify(one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1 || one.y + one.height <= other.y + 1 || other.y + other.height <= one.y + 1, one + " over " + other);
        }
        const pane = Items.find(view.self, item => item.innerWidth !== undefined)[0];
        verify(pane.contentHeight <= pane.height + 1, pane.contentHeight + " in " + pane.height);
    }

    // Its width followed its own fitted letters.
    function test_anIdentityThatChangesSettlesInLargeText() {
        for (const width of [1280, 1600, 1920, 3840]) for (const note of ["", "8 cards, limit 5"]) {
            const view = createTemporaryObject(maker, test, {width: width, height: width * 0.5625, ts: 2});
            view.self.mayShow = true;
            view.self.curses = null;
            view.self.handNote = note;
            for (const identity of ["Human", "Super Munchkin Half-Breed Elf Thief", "", "Halfling Wizard", "Super Munchkin Half-Breed Elf", "Dwarf"]) {
                view.self.identity = identity;
                for (const strength of [9, 109]) {
                    view.self.strength = strength;
                    Items.settle(test, view.self);
                }
            }
            view.destroy();
        }
    }

    // Only the first one was in sight.
    function test_allCursesAreInSightInLargeText() {
        const view = createTemporaryObject(maker, test, {width: test.width, height: test.height, ts: 2});
        view.self.mayShow = true;
        view.self.handNote = "";
        view.self.curses = twoCurses;
        Items.settle(test, view);
        const chips = Items.find(view.self, item => item.visible && item.iconName === "cursed-star"), inside = box(view, view.self);
        compare(chips.length, 2);
        for (const chip of chips) verify(box(view, chip).bottom <= inside.bottom, box(view, chip) + " in " + inside);
    }
}
