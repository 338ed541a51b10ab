import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Play
import "items.js" as Items

// What is pressed when a dialog has just closed by itself was meant for the dialog.
TestCase {
    id: test

    name: "Lull"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    property TableScreen screen: null
    property Session session: null
    property int clicks: 0

    Component { id: maker; TableScreen {} }
    Component {
        id: stage

        Item {
            property alias dialog: dialog

            anchors.fill: parent
            MouseArea { anchors.fill: parent; onClicked: ++test.clicks }
            DialogFrame {
                id: dialog

                visible: false
                onDismissed: visible = false
                actions: ActionButton { text: "Done"; onAccepted: dialog.visible = false }

            }
        }
    }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type|Insufficient arguments/);
        test.clicks = 0;
        tryVerify(() => !Lull.on);
    }

    function cleanup() {
        if (test.screen) test.screen.destroy();
        test.screen = null;
        test.session = null;
        wait(0);
        Tables.clear();
    }

    function test_aClickDoesNotFallThrough() {
        const there = createTemporaryObject(stage, test);
        there.dialog.visible = true;
        Items.settle(test, there);
        there.dialog.visible = false;
        mouseClick(there, 300, 300);
        compare(test.clicks, 0, "meant for the dialog");
        tryVerify(() => !Lull.on);
        mouseClick(there, 300, 300);
        compare(test.clicks, 1);
    }

    function test_whoClosesItGoesOnAtOnce_data() {
        return [{tag: "by its button", close: there => Items.press(test, there, "Done")}, {tag: "by Escape", close: () => keyClick(Qt.Key_Escape)},
                {tag: "beside it", close: there => mouseClick(there, 4, 4)}];
    }
    function test_whoClosesItGoesOnAtOnce(row) {
        const there = createTemporaryObject(stage, test);
        there.dialog.visible = true;
        Items.settle(test, there);
        compare(Lull.on, false, "before");
        row.close(there);
        verify(!there.dialog.visible, "closed");
        compare(Lull.on, false, "no lull");
        mouseClick(there, 300, 300);
        compare(test.clicks, 1);
    }

    function test_atTheTable_data() { return [{tag: "click", key: 0}, {tag: "Return", key: Qt.Key_Return}]; }
    function test_atTheTable(row) {
        test.session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "kickOpenDoor", doorDeck: ["drooling-slime"],
            players: [{name: "Ann", level: 3, hand: ["baby"], inPlay: ["boots-of-butt-kicking", "kneepads-of-allure", "flaming-armor"]}, {name: "Bob", hand: []}, {name: "Cid", hand: []}]}), ["Bob", "Cid"]);
        compare(Tables.error(), "");
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        tryVerify(() => test.session.game.table.viewer >= 0);
        Items.settle(test, test.screen);
        const door = Items.steady(test, () => Items.button(test.screen, "Kick open the door"), "the door's button");
        const press = () => row.key ? keyClick(row.key) : mouseClick(test.screen, door.mapToItem(test.screen, door.width / 2, 0).x, door.mapToItem(test.screen, 0, door.height / 2).y);
        test.session.decisions.sale.begin(-1);
        tryVerify(() => Items.button(test.screen, "Cancel") !== null);
        test.session.decisions.sale.cancel();
        wait(0);
        verify(Lull.on);
        press();
        verify(!test.session.game.combat.on);
        compare(test.session.game.table.phase, "kickOpenDoor");
        tryVerify(() => !Lull.on);
        Items.settle(test, test.screen);
        press();
        tryVerify(() => test.session.game.combat.on);
    }
}
