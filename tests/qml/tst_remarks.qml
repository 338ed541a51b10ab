import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Play
import "items.js" as Items

// What a bot says stands in a bubble beside it, and takes no clicks.
TestCase {
    id: test

    name: "Remarks"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    property TableScreen screen: null
    property Session session: null

    Component { id: maker; TableScreen {} }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type|Insufficient arguments/);
    }

    function cleanup() {
        if (test.screen) test.screen.destroy();
        test.screen = null;
        test.session = null;
        Theme.textScale = 1;
        wait(0);
        Tables.clear();
    }

    function bubble(): var {
        return Items.find(test.screen, item => item.remarks !== undefined && item.speaker !== undefined)[0];
    }

    function test_aBotSaysWhyItDoesNotHelp_data() {
        return [{tag: "usual text", scale: 1}, {tag: "large text", scale: 2}];
    }
    function test_aBotSaysWhyItDoesNotHelp(row) {
        Theme.textScale = row.scale;
        test.session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            doorDeck: ["wannabe-vampire"], players: [{name: "Ann", level: 3, hand: []}, {name: "Bob", hand: []}, {name: "Cid", hand: []}]}), ["Bob", "Cid"]);
        compare(Tables.error(), "");
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        test.session.presentation.presenter.speed = 1;
        tryVerify(() => test.session.game.table.viewer >= 0);
        Items.settle(test, test.screen);
        verify(!bubble().visible);
        Items.press(test, test.screen, "Kick open the door");
        tryVerify(() => test.session.decisions.actions.buttons.some(one => one.key === "askHelp"), 8000);
        Items.press(test, test.screen, "Ask for help …");
        tryVerify(() => test.session.decisions.bargain.active);
        Items.press(test, test.screen, "Bob (adds 1)");
        Items.press(test, test.screen, "Ask");
        tryVerify(() => bubble().visible && bubble().opacity === 1, 8000);
        const said = Items.find(bubble(), item => item.said !== undefined)[0];
        compare(said.text, "Even together we would lose.");
        verify(!said.truncated);
        const place = bubble().mapToItem(test.screen, 0, 0, bubble().width, bubble().height);
        verify(place.left >= 0 && place.right <= test.width && place.top >= 0 && place.bottom <= test.height, "at " + place);
        const speaker = bubble().speaker;
        verify(place.left < speaker.right && place.right > speaker.left && place.top < speaker.bottom, "at " + place + ", Bob at " + speaker);
        verify(place.bottom < speaker.top + speaker.height / 2, "it covers what Bob wears");
        tryVerify(() => !bubble().visible, 8000);
    }

    // With two persons at this screen, the bot whose turn it is stands in front, below the story.
    function test_aBotInFrontLeavesTheStoryInSight() {
        test.session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Cid", phase: "arrange",
            doorDeck: ["toll-troll"], players: [{name: "Ann", level: 3, hand: []}, {name: "Bob", level: 1, hand: []}, {name: "Cid", level: 3, hand: []}]}), ["Cid"]);
        compare(Tables.error(), "");
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        test.session.presentation.presenter.speed = 1;
        tryVerify(() => bubble().visible && bubble().opacity === 1, 20000);
        compare(test.session.game.table.front, 2);
        const place = item => item.mapToItem(test.screen, 0, 0, item.width, item.height);
        const at = place(bubble()), story = place(test.screen.live.log), self = place(test.screen.live.self);
        verify(at.top >= story.bottom, "at " + at + " over the story " + story);
        verify(at.left < self.right && at.right > self.left && at.top < self.bottom && at.top > self.top + self.height / 3, "at " + at + ", Cid at " + self);
        verify(at.right <= test.width && at.bottom <= test.height);
    }

    function test_aBubbleDoesNotLeaveTheRowOfPanels() {
        Theme.textScale = 1.5;
        const players = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"].map(name => ({name: name, level: 3, hand: []}));
        test.session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            doorDeck: ["wannabe-vampire"], players: players}), ["Bob", "Cid", "Dan", "Eve", "Fay"]);
        compare(Tables.error(), "");
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        test.session.presentation.presenter.speed = 1;
        tryVerify(() => test.session.game.table.viewer >= 0);
        Items.settle(test, test.screen);
        Items.press(test, test.screen, "Kick open the door");
        tryVerify(() => test.session.decisions.actions.buttons.some(one => one.key === "askHelp"), 8000);
        Items.press(test, test.screen, "Ask for help …");
        tryVerify(() => test.session.decisions.bargain.active);
        Items.press(test, test.screen, "Fay (adds 3)");
        Items.press(test, test.screen, "Ask");
        tryVerify(() => bubble().visible && bubble().opacity === 1, 8000);
        const row = test.screen.live.opponents;
        const edge = row.mapToItem(test.screen, row.width, 0).x;
        verify(bubble().x + bubble().width <= edge + 1, "to " + (bubble().x + bubble().width) + ", the row to " + edge);
        verify(bubble().x < bubble().speaker.right && bubble().x + bubble().width > bubble().speaker.left);
    }

    // Panels are made at the start of their row, and a remark may come before they are laid out.
    function test_theBubbleFollowsItsSpeaker() {
        test.session = Tables.set(JSON.stringify({format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            players: [{name: "Ann", level: 3, hand: []}, {name: "Bob", hand: []}, {name: "Cid", hand: []}]}), ["Bob", "Cid"]);
        compare(Tables.error(), "");
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        tryVerify(() => test.session.game.table.viewer >= 0);
        Items.settle(test, test.screen);
        const row = Items.find(test.screen, item => item.rectOf !== undefined && item.litSeats !== undefined)[0];
        const place = Qt.createQmlObject("import QtQuick; QtObject { property var row; readonly property rect at: row ? row.rectOf(1) : Qt.rect(0, 0, 0, 0) }", test);
        place.row = row;
        verify(place.at.x > row.share, "the second panel is at " + place.at);
        const before = place.at.x;
        row.spacing += 40;
        tryVerify(() => place.at.x > before);
        place.destroy();
    }
}
