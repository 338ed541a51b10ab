import QtQuick
import QtTest
import Kickdoor.Theme
import "mock"
import "items.js" as Items

// The whole table at the sizes and text scales that it promises: nothing leaves the window, no part covers another, no
// card of the hand covers a slot, and everything the keyboard reaches has a name.
TestCase {
    id: test

    name: "TableLayout"
    when: windowShown
    visible: true

    Component { id: maker; MockTable {} }
    Component { id: screensMaker; MockScreens {} }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not ready|pictogram/);
    }

    function cleanup() {
        Theme.textScale = 1;
    }

    function make(component: var, width: int, height: int, properties: var): var {
        const item = createTemporaryObject(component, test, Object.assign({width: width, height: height}, properties));
        wait(300);
        return item;
    }

    function box(item: var, view: var): rect {
        const at = item.mapToItem(view, 0, 0);
        return Qt.rect(at.x, at.y, item.width, item.height);
    }

    function apart(one: rect, other: rect): bool {
        const slack = 1.5;
        return one.x + one.width <= other.x + slack || other.x + other.width <= one.x + slack
            || one.y + one.height <= other.y + slack || other.y + other.height <= one.y + slack;
    }

    function sizes(): var {
        const rows = [];
        for (const size of [[1280, 800], [1600, 1000], [1920, 1080], [3840, 2160], [1280, 1024]])
            for (const scale of [1, 1.5, 2])
                rows.push({tag: size.join("x") + " text " + scale, width: size[0], height: size[1], scale: scale});
        return rows;
    }

    function test_partsKeepTheirPlaces_data() {
        return sizes();
    }

    function test_partsKeepTheirPlaces(data) {
        const view = make(maker, data.width, data.height, {ts: data.scale});
        const parts = {topBar: view.topBar, opponents: view.opponents, board: view.board, combat: view.combat, log: view.log,
                       slots: view.slotsRow, self: view.self, dice: view.dice};
        // In the largest text the fight takes the board's place.
        const names = Object.keys(parts).filter(name => parts[name].visible);
        compare(names.length, data.scale === 2 ? 7 : 8);
        for (const name of names) {
            const area = box(parts[name], view);
            verify(area.x >= -1 && area.x + area.width <= view.width + 1, name + " leaves the window");
            verify(area.y >= -1 && area.y + area.height <= view.height + 1, name + " leaves the window");
            verify(area.width > 40 && area.height > 20, name + " has no room");
        }
        for (let one = 0; one < names.length; ++one)
            for (let other = one + 1; other < names.length; ++other)
                verify(apart(box(parts[names[one]], view), box(parts[names[other]], view)), names[one] + " covers " + names[other]);
        const slots = box(view.slotsRow, view);
        const hand = box(view.hand, view);
        verify(hand.y >= slots.y + slots.height - 1, "hand at " + hand.y + ", slots to " + (slots.y + slots.height));
        for (const card of Items.find(view.hand, item => item.cardId !== undefined && item.tilt !== undefined)) {
            const top = card.mapToItem(view, 0, 0).y;
            verify(top >= hand.y - 1, "a card at " + top + " above the hand at " + hand.y);
        }
    }

    function test_ownPanelKeepsItsButtonInSight_data() {
        return sizes();
    }

    function test_ownPanelKeepsItsButtonInSight(data) {
        const view = make(maker, data.width, data.height, {ts: data.scale});
        view.self.mayShow = true;
        view.self.identity = "Super Munchkin Half-Breed";
        wait(60);
        const button = Items.find(view.self, item => item.visible && item.clicked !== undefined && item.iconName === "hand")[0];
        const around = box(view.self, view);
        const at = box(button, view);
        verify(at.y >= around.y && at.y + at.height <= around.y + around.height, "at " + at.y + " in " + around.y + " + " + around.height);
        verify(at.x + at.width <= around.x + around.width);
        let asked = 0;
        view.self.showRequested.connect(() => asked += 1);
        mouseClick(button);
        compare(asked, 1);
    }

    function test_wordsOnAnyPlayersColourCanBeRead() {
        const tones = Array.from(Theme.players).concat(Array.from(Theme.safePlayers), [Theme.goldDark, Theme.gold, Theme.danger, Theme.panelRaised]);
        for (const tone of tones) verify(Theme.contrast(tone, Theme.inkOn(tone)) >= 4.2, tone + ": " + Theme.contrast(tone, Theme.inkOn(tone)));
    }

    function test_everythingReachedHasAName_data() {
        return [{tag: "table", component: maker, which: ""}, {tag: "menu", component: screensMaker, which: "menu"},
                {tag: "rules", component: screensMaker, which: "rules"},
                {tag: "saves", component: screensMaker, which: "saves"}, {tag: "winner", component: screensMaker, which: "winner"},
                {tag: "curtain", component: screensMaker, which: "curtain"}];
    }

    function test_everythingReachedHasAName(data) {
        const view = make(data.component, 1280, 800, data.which === "" ? {} : {which: data.which});
        const reached = Items.find(view, item => item.visible && item.activeFocusOnTab && item.enabled);
        verify(reached.length > 0);
        for (const item of reached) verify(item.Accessible.name !== "", "a nameless " + item);
    }
}
