import QtQuick
import QtTest
import Kickdoor.Controls
import Kickdoor.Hand

// A dragged card is held where it was taken hold of, whatever size it had then.
TestCase {
    id: test

    name: "CardDrag"
    when: windowShown
    width: 700
    height: 600
    visible: true

    PlayCard {
        id: card

        x: 100
        y: 300
        cardWidth: 140
        tilt: 4
        card: ({cardId: 7, title: "Helmet of Doubt", kind: "item"})
    }
    // Hardly larger than the tip of the pointer.
    CardDrop {
        id: place

        x: 500
        y: 80
        width: 8
        height: 8
        lit: true
    }
    SignalSpy { id: dropped; target: place; signalName: "cardDropped" }

    function init() {
        dropped.clear();
        card.growth = 1;
        tryCompare(card, "grown", 1);
        tryCompare(card, "away", false);
        mouseMove(test, 5, 5);
    }

    function cleanup() {
        mouseRelease(test, 5, 5);
    }

    function dragToPlace(at: point) {
        const to = Qt.point(place.x + place.width / 2, place.y + place.height / 2);
        for (let step = 1; step <= 12; ++step)
            mouseMove(test, at.x + (to.x - at.x) * step / 12, at.y + (to.y - at.y) * step / 12, 10);
        verify(card.dragging);
        tryVerify(() => place.containsDrag);
        mouseRelease(test, to.x, to.y);
        tryCompare(dropped, "count", 1);
        compare(dropped.signalArguments[0][0], 7);
    }

    function test_grownSincePressed_data() {
        return [
            {tag: "as it was", before: 1, after: 1},
            {tag: "large", before: 1.5, after: 1.5},
            {tag: "grown since", before: 1, after: 1.5},
            {tag: "shrunk since", before: 1.5, after: 1}
        ];
    }

    function test_grownSincePressed(data) {
        card.growth = data.before;
        tryCompare(card, "grown", data.before);
        const at = Qt.point(card.x + 60, card.y + 40);
        mousePress(test, at.x, at.y);
        card.growth = data.after;
        tryCompare(card, "grown", data.after);
        dragToPlace(at);
    }

    // It can be caught while it flies back.
    function test_caughtOnItsWayBack() {
        const at = Qt.point(card.x + 60, card.y + 40);
        mousePress(test, at.x, at.y);
        for (let step = 1; step <= 8; ++step) mouseMove(test, at.x + step * 30, at.y, 10);
        mouseRelease(test, at.x + 240, at.y);
        verify(card.away);
        const drawn = card.children[0];
        tryVerify(() => drawn.x < 200 && drawn.x > 20);
        const there = drawn.mapToItem(test, 60, 40);
        mousePress(test, there.x, there.y);
        dragToPlace(there);
    }
}
