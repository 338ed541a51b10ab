import QtQuick
import QtTest
import Kickdoor.Controls
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Play
import "../../qml/controls/spatial.js" as Spatial
import "arrows.js" as Arrows
import "items.js" as Items

// The arrow keys: where they lead by the places alone, at the real table, and in dialogs.
TestCase {
    id: test

    name: "Arrows"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    property TableScreen screen: null
    property Session session: null

    Component { id: maker; TableScreen {} }
    Component {
        id: dialogMaker

        DialogFrame {
            id: dialog

            property int rows: 2
            property alias yes: yes
            readonly property var fields: rows.children

            title: "Sure?"
            visible: false
            actions: ActionButton { id: yes; focus: true; text: "Yes" }

            Column {
                id: rows

                width: parent.width

                Repeater {
                    model: dialog.rows

                    ActionButton {
                        required property int index

                        text: "Row " + index
                    }
                }
            }
        }
    }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type|Unable to assign/);
        Theme.reducedMotion = true;
    }

    function cleanup() {
        if (test.screen) test.screen.destroy();
        test.screen = null;
        test.session = null;
        wait(0);
        Tables.clear();
        Theme.reducedMotion = false;
    }

    function place(x: real, y: real, width: real, height: real): var {
        return {x: x, y: y, width: width, height: height};
    }

    function test_theNearestInADirection_data() {
        const grid = [];
        for (const y of [0, 100, 200])
            for (const x of [0, 100, 200]) grid.push(place(x, y, 80, 80));
        const fan = [place(0, 10, 100, 150), place(30, 4, 100, 150), place(60, 0, 100, 150), place(90, 4, 100, 150)];
        const aside = [place(0, 0, 50, 50), place(60, 55, 50, 50), place(300, 10, 50, 50)];
        const rows = [place(500, 0, 50, 50), place(0, 100, 50, 50), place(60, 100, 50, 50)];
        return [
            {tag: "left of the middle", places: grid, from: 4, direction: "left", leadsTo: 3},
            {tag: "right of the middle", places: grid, from: 4, direction: "right", leadsTo: 5},
            {tag: "above the middle", places: grid, from: 4, direction: "up", leadsTo: 1},
            {tag: "below the middle", places: grid, from: 4, direction: "down", leadsTo: 7},
            {tag: "nothing left of the edge", places: grid, from: 3, direction: "left", leadsTo: -1},
            {tag: "nothing above the edge", places: grid, from: 1, direction: "up", leadsTo: -1},
            {tag: "the next of a fan", places: fan, from: 0, direction: "right", leadsTo: 1},
            {tag: "back in a fan", places: fan, from: 3, direction: "left", leadsTo: 2},
            {tag: "a fan is one row: nothing above", places: fan, from: 0, direction: "up", leadsTo: -1},
            {tag: "a fan is one row: nothing below", places: fan, from: 2, direction: "down", leadsTo: -1},
            {tag: "aside and near", places: aside, from: 0, direction: "right", leadsTo: 1},
            {tag: "aside only", places: aside.slice(0, 2), from: 0, direction: "down", leadsTo: 1},
            {tag: "the next row, far aside", places: rows, from: 0, direction: "down", leadsTo: 2}
        ];
    }

    function test_theNearestInADirection(data) {
        const others = data.places.map((place, index) => index === data.from ? test.place(-9999, -9999, 0, 0) : place);
        const far = Spatial.nearest(data.places[data.from], others, data.direction);
        const found = far >= 0 && others[far].width === 0 ? -1 : far;
        compare(found, data.leadsTo);
    }

    function test_whereSomethingLiesThatHoldsOthers() {
        const panel = place(0, 0, 300, 100);
        compare(Spatial.ownPart(panel, []), panel);
        compare(Spatial.ownPart(panel, [place(120, 40, 50, 50), place(180, 40, 50, 50)]), place(0, 0, 120, 100));
        compare(Spatial.ownPart(panel, [place(10, 60, 280, 40)]), place(0, 0, 300, 60));
        compare(Spatial.ownPart(panel, [panel]), panel);
    }

    // Ann has the turn; Bob and Cid sit by.
    function lay(ann: var) {
        const table = {format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange", doorDeck: ["drooling-slime"],
            players: [Object.assign({name: "Ann", level: 5}, ann), {name: "Bob", hand: [], inPlay: ["elf", "wizard"]}, {name: "Cid", hand: []}]};
        test.session = Tables.set(JSON.stringify(table), ["Bob", "Cid"]);
        compare(Tables.error(), "");
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        tryVerify(() => test.session.game.table.viewer >= 0);
        Items.settle(test, test.screen);
        tryVerify(() => test.focused()?.actionKey === "kickOpenDoor");
    }

    function focused(): var {
        return test.screen.Window.activeFocusItem;
    }

    function all(accept: var): var {
        return Items.find(test.screen, one => one.visible && accept(one));
    }

    function card(key: string): var {
        const id = Tables.card(test.session, key);
        return test.all(one => one.cardId === id && one.activated !== undefined && one.draggable !== undefined)[0] ?? null;
    }

    // In the window.
    function middleOf(item: var): point {
        return item.mapToItem(test.screen, item.width / 2, item.height / 2);
    }

    function test_everythingAtTheTableIsReached() {
        lay({hand: ["boots-of-butt-kicking", "flaming-armor", "baby"], inPlay: ["tinfoil-tiara"]});
        compare(Arrows.complaints(test.screen, () => test.Window.activeFocusItem, key => keyClick(key)), []);
    }

    function test_anArrowNeverLeadsBackwards() {
        lay({hand: ["boots-of-butt-kicking", "flaming-armor", "baby"], inPlay: ["tinfoil-tiara"]});
        for (const item of all(one => one.activeFocusOnTab && one.enabled && one.width > 0)) {
            for (const [key, dx, dy] of [[Qt.Key_Left, -1, 0], [Qt.Key_Right, 1, 0], [Qt.Key_Up, 0, -1], [Qt.Key_Down, 0, 1]]) {
                if (item.cards !== undefined) continue;  // lies where its own part is
                item.forceActiveFocus(Qt.TabFocusReason);
                const before = middleOf(item);
                keyClick(key);
                if (focused() === item || focused().cards !== undefined) continue;
                const after = middleOf(focused());
                verify((after.x - before.x) * dx + (after.y - before.y) * dy > 0, item.Accessible.name + " to " + focused().Accessible.name);
            }
        }
    }

    function test_fromTheHandToTheSlotsAndBack() {
        lay({hand: ["boots-of-butt-kicking", "flaming-armor", "baby"], inPlay: ["tinfoil-tiara"]});
        test.screen.live.hand.focusCard(0);
        keyClick(Qt.Key_Up);
        let above = focused();
        for (; above && above !== test.screen.live.slotsRow; above = above.parent);
        compare(above, test.screen.live.slotsRow);
        keyClick(Qt.Key_Down);
        let below = focused();
        for (; below && below !== test.screen.live.hand; below = below.parent);
        compare(below, test.screen.live.hand);
    }

    function test_aCardIsPlayedByArrowsAlone() {
        lay({hand: ["boots-of-butt-kicking"]});
        for (let step = 0; step < 12 && focused() !== card("boots-of-butt-kicking"); ++step) keyClick(Qt.Key_Down);
        compare(focused(), card("boots-of-butt-kicking"));
        keyClick(Qt.Key_Return);
        tryVerify(() => test.session.decisions.cardMoves.card >= 0);
        keyClick(Qt.Key_Return);
        tryVerify(() => Tables.equipped(test.session, "boots-of-butt-kicking"));
    }

    function test_theMenuOfACardKeepsItsArrows() {
        lay({hand: ["lose-your-armor"]});
        card("lose-your-armor").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        tryVerify(() => test.session.decisions.cardMoves.card >= 0);
        verify(test.session.decisions.cardMoves.menu.count > 2);
        const list = all(one => one.keyNavigationWraps === true && one.activeFocus)[0];
        compare(list.currentIndex, 0);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Right);
        verify(list.activeFocus);
        compare(list.currentIndex, 1);
    }

    function test_theLogKeepsItsArrowsAndIsLeftSideways() {
        lay({hand: []});
        keyClick(Qt.Key_K);
        tryVerify(() => test.session.game.combat.on);
        tryVerify(() => focused()?.actionKey === "fight");  // a new button takes the keyboard when it comes
        const list = all(one => one.following !== undefined && one.currentIndex !== undefined)[0];
        list.forceActiveFocus(Qt.TabFocusReason);
        tryVerify(() => list.count > 1);
        list.currentIndex = list.count - 1;
        keyClick(Qt.Key_Up);
        verify(list.activeFocus);
        compare(list.currentIndex, list.count - 2);
        keyClick(Qt.Key_Left);
        verify(!list.activeFocus);
    }

    function test_aDialogIsWalked() {
        const dialog = createTemporaryObject(dialogMaker, test, {width: 900, height: 700, visible: true});
        waitForRendering(dialog);
        tryVerify(() => dialog.yes.activeFocus);
        keyClick(Qt.Key_Up);
        verify(dialog.fields[1].activeFocus);
        keyClick(Qt.Key_Up);
        verify(dialog.fields[0].activeFocus);
        keyClick(Qt.Key_Up);
        verify(dialog.fields[0].activeFocus);
    }

    function test_aLongDialogScrollsToWhatHasTheKeyboard() {
        const dialog = createTemporaryObject(dialogMaker, test, {width: 900, height: 300, visible: true, rows: 12});
        waitForRendering(dialog);
        for (let row = 11; row >= 0; --row) {
            keyClick(Qt.Key_Up);
            verify(dialog.fields[row].activeFocus, "row " + row);
            const top = dialog.fields[row].mapToItem(dialog, 0, 0).y;
            verify(top >= 0 && top + dialog.fields[row].height <= dialog.height, "row " + row + " at " + top);
        }
    }

    Component {
        id: paneMaker

        FocusScope {
            id: page

            readonly property alias pane: pane
            readonly property alias rows: rows.children
            readonly property alias below: below

            focus: true
            Keys.onPressed: event => { event.accepted = arrows.take(event); }

            Flickable {
                id: pane

                width: parent.width
                height: 200
                clip: true
                contentHeight: rows.height

                Column {
                    id: rows

                    Repeater {
                        model: 10

                        ActionButton { required property int index; text: "Row " + index }
                    }
                }
            }
            ActionButton { id: below; y: 220; text: "Below" }
            FocusFollower { pane: pane }
            ArrowFocus { id: arrows; area: page }
        }
    }

    // What is scrolled out of sight lies, by the places alone, below the button under the pane.
    function test_aPaneIsWalkedToItsEndsBeforeItIsLeft() {
        const page = createTemporaryObject(paneMaker, test, {width: 600, height: 400});
        page.rows[0].forceActiveFocus();
        for (let row = 1; row < 10; ++row) {
            keyClick(Qt.Key_Down);
            verify(page.rows[row].activeFocus, "row " + row);
        }
        keyClick(Qt.Key_Down);
        verify(page.below.activeFocus);
        keyClick(Qt.Key_Up);
        verify(page.rows[9].activeFocus);
        for (let row = 8; row >= 0; --row) {
            keyClick(Qt.Key_Up);
            verify(page.rows[row].activeFocus, "row " + row);
        }
    }
}
