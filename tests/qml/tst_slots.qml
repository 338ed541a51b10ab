import QtQuick
import QtTest
import Kickdoor.Theme
import Kickdoor.Hand
import Kickdoor.Table
import "mock"
import "items.js" as Items

TestCase {
    id: test

    name: "SlotsRow"
    when: windowShown
    width: 1200
    height: 600
    visible: true

    MockData { id: mock }
    SlotsRow {
        id: row

        width: 1200
        height: 190
        headgear: mock.headgear
        handLeft: mock.sword
        other: mock.other
        carried: mock.carried
        identityPlaces: [{name: "Race", cards: mock.identities}, {name: "Class", cards: null}]
        followers: mock.nothing
    }
    PlayCard {
        id: loose

        x: 500
        y: 400
        cardWidth: 100
        card: ({cardId: 99, title: "Helmet of Doubt", kind: "item"})
    }
    SignalSpy { id: dropped; target: row; signalName: "dropped" }
    SignalSpy { id: activated; target: row; signalName: "activated" }
    SignalSpy { id: ended; target: loose; signalName: "dragEnded" }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop/);
        row.litPlaces = [];
        row.litIdentity = 0;
        row.litIds = [];
        dropped.clear();
        activated.clear();
        ended.clear();
        waitForRendering(row);
    }

    Component {
        id: other

        SlotsRow {
            width: 1200
            height: 190
            identityPlaces: [{name: "Race", cards: mock.identities}, {name: "Class", cards: null}]
        }
    }

    ListModel {
        id: company

        ListElement { cardId: 71; title: "Hireling"; kind: "ally" }
        ListElement { cardId: 72; title: "Ruffled Coif"; kind: "item"; figure: "+1" }
    }

    // What lies over a part of a card leaves its title in sight.
    function test_aCoveredCardTellsItsTitle() {
        const made = createTemporaryObject(other, test, {width: 900, height: 150, followers: company});
        Items.settle(test, made);
        const title = words => Items.find(made, one => one.visible && one.text === words && one.most !== undefined)[0];
        const cards = Items.find(made, one => one.cardId >= 71 && one.draggable !== undefined);
        const under = title("Hireling"), over = cards.find(one => one.cardId === 72);
        const edge = over.mapToItem(made, 0, 0).x;
        verify(cards[0].mapToItem(made, cards[0].width, 0).x > edge, "it is covered");
        verify(under.mapToItem(made, under.width, 0).x <= edge, under.mapToItem(made, under.width, 0).x + " is over " + edge);
        cards[0].forceActiveFocus();
        tryVerify(() => under.mapToItem(made, under.width, 0).x > edge);
    }

    // Another game has other identities; a closed one takes the row away, zone by zone.
    function test_zonesComeAndGo() {
        const made = createTemporaryObject(other, test);
        compare(made.zones.length, 6);
        made.identityPlaces = [];
        compare(made.zones.length, 4);
        made.identityPlaces = [{name: "Role", cards: mock.identities}];
        compare(made.zones.length, 5);
        made.destroy();
        wait(0);
    }

    function dragLooseTo(x: real, y: real) {
        const from = Qt.point(loose.x + 50, loose.y + 70);
        mousePress(test, from.x, from.y);
        for (let step = 1; step <= 8; ++step)
            mouseMove(test, from.x + (x - from.x) * step / 8, from.y + (y - from.y) * step / 8, 10);
        mouseRelease(test, x, y);
        tryCompare(loose, "away", false);  // what was taken, and is not taken away, comes back
    }

    ListModel {
        id: factions
        ListElement { cardId: 81; title: "Double Life"; kind: "doubling"; equipped: true }
        ListElement { cardId: 82; title: "Pathfinder Society"; kind: "identity"; equipped: true }
        ListElement { cardId: 83; title: "Hellknights"; kind: "identity"; equipped: true }
    }
    Component {
        id: crowded

        SlotsRow {
            width: 900
            height: 150
            headgear: mock.headgear
            other: mock.other
            carried: mock.carried
            identityPlaces: [{name: "Faction", cards: factions}, {name: "Class", cards: mock.identities}, {name: "Race", cards: null}, {name: "Role", cards: mock.other}]
        }
    }

    function test_ofEveryIdentityAPartIsInSight() {
        const made = createTemporaryObject(crowded, test);
        waitForRendering(made);
        const zone = made.identityZones[0];
        const cards = Items.find(zone, item => item.cardId > 80 && item.draggable !== undefined).sort((one, other) => one.x - other.x);
        compare(cards.length, 3);
        for (let index = 1; index < cards.length; ++index)
            verify(cards[index].x - cards[index - 1].x >= made.cardWidth * 0.2, "card " + index + " hides what lies under it");
        verify(made.identityZones[3].mapToItem(made, made.identityZones[3].width, 0).x <= made.width + 1);
    }

    function place(name: string): var {
        for (const child of Items.children(row.children[0])) if (child.name === name) return child;
        for (const child of Items.children(row.children[1])) if (child.name === name) return child;
        return null;
    }

    function middle(name: string): point {
        const item = place(name);
        return item.mapToItem(test, item.width / 2, item.height / 2 - 8);
    }

    function test_litPlacesTakeTheCard_data() {
        return [{tag: "armor"}, {tag: "footgear"}, {tag: "carried"}, {tag: "other"}, {tag: "identity"}];
    }

    function test_litPlacesTakeTheCard(data) {
        row.litPlaces = [data.tag];
        const at = middle(data.tag);
        dragLooseTo(at.x, at.y);
        tryCompare(dropped, "count", 1);
        compare(dropped.signalArguments[0][0], data.tag);
        compare(dropped.signalArguments[0][1], 99);
        compare(ended.signalArguments[0][0], true);
    }

    function test_onlyTheIdentityPlaceOfTheCardsTypeLights() {
        row.litPlaces = ["identity"];
        row.litIdentity = 1;
        compare(row.identityZones.map(zone => zone.lit), [false, true]);
    }

    // An unlit place tells of the card, so that the table can say why not, but does not take it.
    function test_unlitPlacesDoNotTakeIt() {
        const at = middle("armor");
        dragLooseTo(at.x, at.y);
        tryCompare(dropped, "count", 1);
        compare(ended.signalArguments[0][0], false);
    }

    function test_freePlaceByKeyboardAndMouse() {
        row.litPlaces = ["armor"];
        place("armor").forceActiveFocus();
        keyClick(Qt.Key_Return);
        compare(activated.signalArguments[0][0], "armor");
        compare(activated.signalArguments[0][1], -1);
        const at = middle("armor");
        mouseClick(test, at.x, at.y);
        compare(activated.count, 2);
    }

    function test_aPlaceThatIsFilledKeepsTheKeyboardUntilItIsLeft() {
        failOnWarning(/activeFocusOnTab/);
        const made = createTemporaryObject(other, test);
        const free = Items.find(made, item => item.taken === false && item.label !== undefined)[0];
        free.forceActiveFocus(Qt.TabFocusReason);
        free.card = mock.headgear;
        place("armor").forceActiveFocus(Qt.TabFocusReason);
        verify(!free.activeFocusOnTab);
    }

    function test_cardInPlaceByMouse() {
        const at = middle("headgear");
        mouseClick(test, at.x, at.y);
        compare(activated.signalArguments[0][0], "headgear");
        compare(activated.signalArguments[0][1], mock.headgear.cardId);
    }

    function test_zonesStayInsideTheRow() {
        for (const zone of Items.children(row.children[1]))
            verify(zone.name === undefined || zone.mapToItem(row, zone.width, 0).x <= row.width + 1, zone.name);
    }
}
