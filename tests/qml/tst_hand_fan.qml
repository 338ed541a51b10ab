import QtQuick
import QtTest
import Kickdoor.Theme
import Kickdoor.Hand
import "mock"
import "items.js" as Items

TestCase {
    id: test

    name: "HandFan"
    when: windowShown
    width: 900
    height: 600
    visible: true

    MockData { id: mock }
    DropArea {
        id: place

        property int got: -1
        width: 200
        height: 200
        keys: ["kickdoor.card"]
        onDropped: event => {
            event.accept();
            place.got = event.source.cardId;
        }
    }
    HandFan {
        id: fan

        y: 300
        width: 900
        height: 300
        cardWidth: 150
        model: mock.hand
    }
    SignalSpy { id: activated; target: fan; signalName: "activated" }
    SignalSpy { id: ended; target: fan; signalName: "dragEnded" }
    SignalSpy { id: peeked; target: fan; signalName: "peeked" }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop/);
        fan.covered = false;
        place.got = -1;
        activated.clear();
        ended.clear();
        peeked.clear();
        mouseMove(test, 5, 5);
        wait(Theme.normal + 60);  // until the cards stand still
    }

    function card(index: int): var {
        let seen = 0;
        for (const child of Items.children(fan)) {
            if (child.cardId === undefined) continue;
            if (seen === index) return child;
            ++seen;
        }
        return null;
    }

    // Where a card of the fan shows (the next one covers its right side).
    function grip(index: int): point {
        return card(index).mapToItem(test, 20, 60);
    }

    function test_clickActivates() {
        const at = grip(1);
        mouseClick(test, at.x, at.y);
        compare(activated.count, 1);
        compare(activated.signalArguments[0][0], 2);
        compare(activated.signalArguments[0][1], 1);
    }

    function test_keyboardWalksAndActivates() {
        fan.focusCard(0);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        verify(card(2).activeFocus);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Return);
        compare(activated.signalArguments[0][0], 2);
        fan.focusCard(4);
        keyClick(Qt.Key_Right);
        verify(card(4).activeFocus);
    }

    function test_raisedCardStaysBelowTheTop() {
        for (let index = 0; index < fan.count; ++index) {
            fan.focusCard(index);
            wait(Theme.quick + 60);
            verify(card(index).y >= 0, "card " + index + " at " + card(index).y);
            compare(peeked.signalArguments[peeked.count - 1][0].cardId, index + 1);
        }
    }

    function drag(from: point, to: point) {
        mousePress(test, from.x, from.y);
        for (let step = 1; step <= 8; ++step)
            mouseMove(test, from.x + (to.x - from.x) * step / 8, from.y + (to.y - from.y) * step / 8, 10);
        mouseRelease(test, to.x, to.y);
    }

    function test_dragDeliversTheCard() {
        drag(grip(3), Qt.point(100, 100));
        compare(place.got, 4);
        compare(ended.count, 1);
        compare(ended.signalArguments[0][1], true);
    }

    function test_dragToNowhereFliesBack() {
        drag(grip(0), Qt.point(600, 120));
        compare(place.got, -1);
        compare(ended.signalArguments[0][1], false);
        const view = card(0).children[0];
        tryVerify(() => Math.abs(view.x) < 1 && Math.abs(view.y) < 1);
    }

    function test_coveredHandCannotBeReadOrPlayed() {
        fan.covered = true;
        fan.focusCard(1);
        compare(peeked.count, 0);
        verify(card(1).Accessible.name.indexOf("face-down") > 0);
        drag(grip(0), Qt.point(100, 100));
        compare(place.got, -1);
    }
}
