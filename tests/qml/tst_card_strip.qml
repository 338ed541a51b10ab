import QtQuick
import QtTest
import Kickdoor.Theme
import Kickdoor.Table
import "items.js" as Items

// The small cards of another player's panel.
TestCase {
    id: test

    name: "CardStrip"
    when: windowShown
    visible: true
    width: 400
    height: 100

    ListModel {
        id: cards

        Component.onCompleted: {
            for (let id = 1; id <= 12; ++id) cards.append({cardId: id, title: "Item " + id, kind: "item", equipped: id % 2 === 0});
        }
    }
    CardStrip { id: strip; model: cards; height: implicitHeight }

    function init() {
        strip.litIds = [];
    }

    function seen(): var {
        return Items.find(strip, item => item.cardId > 0 && item.tilt !== undefined && item.visible);
    }

    function count(): string {
        return Items.find(strip, item => item.visible && (item.text ?? "").startsWith("+")).map(item => item.text).join();
    }

    function test_allCardsThatFitAreSeen() {
        strip.width = Theme.cardThumb * 12;
        compare(seen().length, 12);
        compare(count(), "");
    }

    function test_whatDoesNotFitIsCounted() {
        strip.width = Theme.cardThumb * 5;
        const some = seen();
        verify(some.length >= 3 && some.length < 12, some.length);
        compare(count(), "+" + (12 - some.length));
        for (let index = 1; index < some.length; ++index)
            verify(some[index].x - some[index - 1].x >= Theme.cardThumb * 0.59, "enough of each is seen");
    }

    function test_aCardThatCanBeChosenIsSeen() {
        strip.width = Theme.cardThumb * 5;
        strip.litIds = [12];
        compare(seen().length, 12);
    }
}
