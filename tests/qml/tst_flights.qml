import QtQuick
import QtTest
import Kickdoor.Theme
import Kickdoor.Hand
import Kickdoor.Board
import Kickdoor.Play
import "items.js" as Items

// Cards on their way are gone when they have arrived, however slowly they were made.
TestCase {
    id: test

    name: "Flights"
    when: windowShown
    visible: true
    width: 800
    height: 500

    // The most cards that were on their way at once: a quick one is gone before a test's next look.
    property int most: 0

    Flights {
        id: flights
        anchors.fill: parent
        onChildrenChanged: test.most = Math.max(test.most, flights.children.length)
    }

    function init() {
        failOnWarning(/.?/);
        test.most = 0;
    }

    function test_eachFlightEnds_data() {
        return [{tag: "at once", millis: 1}, {tag: "as at the table", millis: 150}];
    }

    function test_whatFlewForOneIsNotSeenByTheNext() {
        flights.viewer = 0;
        flights.fly({title: "Baby", kind: "enhancer", figure: "-5", artRecipe: "person"}, Qt.rect(0, 0, 60, 90), Qt.rect(600, 300, 60, 90), 1000);
        tryCompare(test, "most", 1);
        tryVerify(() => Items.children(flights)[0].visible);
        flights.viewer = 1;
        verify(!Items.children(flights)[0].visible);
        tryVerify(() => Items.children(flights).length === 0, 5000);
        flights.viewer = -1;
    }

    function test_whatIsAwaitedIsSoUntilItHasLanded() {
        const baby = {cardId: 7, title: "Baby", kind: "enhancer", figure: "-5", artRecipe: "person"};
        flights.fly(baby, Qt.rect(0, 0, 60, 90), Qt.rect(600, 300, 60, 90), 150, false);
        compare(flights.awaited, []);
        flights.fly(baby, Qt.rect(0, 0, 60, 90), Qt.rect(600, 300, 60, 90), 150, true);
        compare(flights.awaited, [7]);
        tryVerify(() => flights.awaited.length === 0, 5000);
        tryVerify(() => Items.children(flights).length === 0, 5000);
        flights.fly(baby, Qt.rect(0, 0, 0, 0), Qt.rect(600, 300, 60, 90), 150, true);
        compare(flights.awaited, []);
    }

    Component { id: hiddenMaker; Card { visible: false } }

    // Its picture is there in the size of a hidden card; neither that of a shown one nor the plain figure is.
    function test_aCardThatIsSeenAtLastIsPaintedOnce() {
        const baby = {cardId: 7, title: "Baby", kind: "enhancer", figure: "-5", artRecipe: "person::" + Math.floor(Math.random() * 1e6)};
        const hidden = createTemporaryObject(hiddenMaker, test, {card: baby, cardWidth: Theme.cardSlot});
        tryVerify(() => hidden.painted && hidden.pictured);
        flights.fly(baby, Qt.rect(0, 0, 60, 90), Qt.rect(600, 300, 60, 90), 400, false);
        tryCompare(test, "most", 1);
        const flyer = Items.children(flights)[0];
        tryVerify(() => flyer.visible);
        verify(flyer.pictured, "nothing is painted anew when it appears");
        tryVerify(() => Items.children(flights).length === 0, 5000);
    }

    // The first time its picture is not painted yet: the card once left with a plain figure in one colour.
    function test_aCardLeavesWithItsPicture() {
        const baby = {cardId: 7, title: "Baby", kind: "enhancer", figure: "-5", artRecipe: "person::" + Math.floor(Math.random() * 1e6)};
        flights.fly(baby, Qt.rect(0, 0, 60, 90), Qt.rect(600, 300, 60, 90), 400, false);
        tryCompare(test, "most", 1);
        const flyer = Items.children(flights)[0];
        tryVerify(() => flyer.visible);
        verify(flyer.clear || flyer.delayed, "no plain figure is on its way");
        tryVerify(() => Items.children(flights).length === 0, 5000);
    }

    Component { id: cardMaker; PlayCard {} }

    function test_aCardIsNotSeenTwiceWhileItsCopyFlies() {
        const baby = {cardId: 7, defKey: "baby", title: "Baby", kind: "enhancer", figure: "-5", artRecipe: "person"};
        const shown = card => Items.children(card).some(one => one.card !== undefined && one.opacity === 1);
        const own = createTemporaryObject(cardMaker, test, {card: baby});
        const picture = createTemporaryObject(cardMaker, test, {card: baby, original: false});
        const other = createTemporaryObject(cardMaker, test, {card: Object.assign({}, baby, {cardId: 8})});
        verify(shown(own));
        flights.fly(baby, Qt.rect(0, 0, 60, 90), Qt.rect(600, 300, 60, 90), 150, false);
        verify(!shown(own));
        verify(shown(picture) && shown(other));
        verify(Flying.hasLike({cardId: -1, defKey: "baby"}));
        tryVerify(() => shown(own), 5000);
        tryVerify(() => Items.children(flights).length === 0, 5000);
        compare(Flying.cards.length, 0);
    }

    Component { id: pileMaker; CardPile { discards: true; count: 3 } }

    // It was a blank sheet meanwhile.
    function test_aPileShowsItsLastTopUntilTheNewOneHasLanded() {
        const last = {cardId: 7, title: "Baby", kind: "enhancer", artRecipe: "person"}, next = Object.assign({}, last, {cardId: 8, title: "Enraged"});
        const pile = createTemporaryObject(pileMaker, test, {card: last});
        const seen = () => Items.find(pile, item => item.card !== undefined && item.faceDown === false && item.visible && item.opacity === 1 && item !== pile).map(item => item.card.title);
        compare(seen(), ["Baby"]);
        flights.fly(next, Qt.rect(0, 0, 60, 90), Qt.rect(600, 300, 60, 90), 150, false);
        pile.card = next;
        compare(seen(), ["Baby"]);
        tryVerify(() => !Flying.has(8), 5000);
        compare(seen(), ["Enraged"]);
        tryVerify(() => Items.children(flights).length === 0, 5000);
    }

    // Its sum is counted when it has arrived.
    function test_whoExpectsACardIsToldAgainWhenItSetsOut() {
        let told = 0;
        const baby = {cardId: 7, title: "Baby", kind: "enhancer", figure: "-5", artRecipe: "person"};
        flights.fly(baby, Qt.rect(0, 0, 60, 90), Qt.rect(600, 300, 60, 90), 150, false, () => { ++told; });
        compare(told, 1);
        tryCompare(test, "most", 1);
        const flyer = Items.children(flights)[0];
        tryVerify(() => flyer.visible);
        compare(told, 2);
        tryVerify(() => Items.children(flights).length === 0, 5000);
        compare(told, 2);
    }

    function test_eachFlightEnds(data: var) {
        for (let card = 0; card < 12; ++card)
            flights.fly({title: "Baby", kind: "enhancer", figure: "-5", artRecipe: "person"}, Qt.rect(0, 0, 60, 90), Qt.rect(600, 300, 60, 90), data.millis);
        tryVerify(() => test.most > 0);
        gc();
        tryVerify(() => Items.children(flights).length === 0, 5000);
    }
}
