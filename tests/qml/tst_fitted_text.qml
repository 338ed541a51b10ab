import QtQuick
import QtTest
import Kickdoor.Hand
import "items.js" as Items

TestCase {
    id: test

    name: "FittedText"
    when: windowShown
    width: 400
    height: 400
    visible: true

    readonly property string words: "Lose the Headgear you are wearing, or discard the dearest Item that you carry."

    Component { id: maker; FittedText { width: 120; most: 30; least: 6; mostHeight: 60; text: test.words } }

    function init() {
        failOnWarning(/.?/);
    }

    function fits(item: var): bool {
        return item.implicitHeight <= item.mostHeight && item.contentWidth <= item.width + 0.5;
    }

    function test_asLargeAsFits() {
        const item = createTemporaryObject(maker, test);
        const size = item.font.pixelSize;
        verify(size > item.least && size < item.most, size);
        verify(fits(item));
    }

    function test_followsWhatItDependsOn_data() {
        return [{tag: "room", property: "mostHeight", less: 30}, {tag: "width", property: "width", less: 70},
                {tag: "wish", property: "most", less: 8}, {tag: "words", property: "text", less: test.words + " " + test.words}];
    }

    function test_followsWhatItDependsOn(row) {
        const item = createTemporaryObject(maker, test);
        const size = item.font.pixelSize, before = item[row.property];
        item[row.property] = row.less;
        tryVerify(() => item.font.pixelSize < size);
        verify(fits(item));
        item[row.property] = before;
        tryCompare(item.font, "pixelSize", size);
    }

    function test_shortWordsHaveTheSizeWishedFor() {
        compare(createTemporaryObject(maker, test, {text: "Boo"}).font.pixelSize, 30);
    }

    function test_noSmallerThanTheLeast() {
        compare(createTemporaryObject(maker, test, {mostHeight: 2}).font.pixelSize, 6);
        compare(createTemporaryObject(maker, test, {width: 10}).font.pixelSize, 6);
        compare(createTemporaryObject(maker, test, {mostHeight: -1, text: ""}).font.pixelSize, 6);  // not laid out yet
    }

    Component { id: cardMaker; Card { cardWidth: 76; wordless: true; atOnce: true } }

    // As in the places of the table in a small window.
    function test_theTitleOfACardWithoutWordsCanBeRead_data() {
        return [{tag: "short", title: "Flaming Armor", figure: "+2", least: 10}, {tag: "long", title: "Deed to a Swamp", figure: "", least: 11},
                {tag: "long with a number", title: "Boots of Butt-Kicking", figure: "+2", least: 8}];
    }
    function test_theTitleOfACardWithoutWordsCanBeRead(row) {
        const card = createTemporaryObject(cardMaker, test, {card: {cardId: 7, title: row.title, kind: "item", figure: row.figure, artRecipe: ""}});
        tryVerify(() => card.painted);
        Items.settle(test, card);
        const words = Items.find(card, one => one.visible && one.text === row.title && one.mostHeight !== undefined)[0];
        verify(words.font.pixelSize >= row.least, words.font.pixelSize + " pixels");
        verify(words.paintedHeight <= words.mostHeight + 1 && words.paintedWidth <= words.width + 1);
    }
}
