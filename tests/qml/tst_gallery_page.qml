import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Pages
import Kickdoor.Menu
import Kickdoor.Hand
import "items.js" as Items

// All cards: searched, filtered and read by keyboard.
TestCase {
    id: test

    name: "GalleryPage"
    when: windowShown
    width: 1280
    height: 800
    visible: true

    property Session session: null

    Navigator { id: navigator }
    Component { id: maker; GalleryPage {} }

    property var page: null

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type/);
        navigator.page = "gallery";
        test.session = Tables.fresh();
        test.page = maker.createObject(test, {navigator: navigator, gallery: test.session.menu.gallery, width: test.width, height: test.height});
        test.page.forceActiveFocus();
        tryVerify(() => test.session.menu.gallery.total > 0, 20000);
    }

    function cleanup() {
        Theme.textScale = 1;
        test.page.destroy();
        wait(0);
        test.session = null;
        Tables.clear();
    }

    function test_aCardIsFoundOpenedAndLeftByKeyboard() {
        for (const letter of "drooling footgear") keyClick(letter);
        tryCompare(test.session.menu.gallery, "count", 1);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryCompare(test.page, "opened", 0);
        const large = Items.find(test.page, one => one.visible && (one.Accessible?.name ?? "").includes("Drooling Slime") && one.spoken !== undefined && one.cardWidth > 300);
        compare(large.length, 1);
        keyClick(Qt.Key_Escape);
        compare(test.page.opened, -1);
        keyClick(Qt.Key_Escape);
        compare(navigator.page, "start");
    }

    // Below the large card, over the texts of others.
    function test_howManyThereAreStandsOnAGroundOfItsOwn() {
        test.page.opened = 3;
        Items.settle(test, test.page);
        const words = Items.find(test.page, one => one.visible && one.paintedWidth > 0 && String(one.text).includes("in the deck"))[0];
        const at = words.mapToItem(test, 0, 0, words.width, words.height), image = grabImage(test);
        const y = Math.round(at.y + at.height / 2), ground = Theme.panelSolid;
        for (let x = Math.round(at.x) - 5; x < at.x - 1; ++x)
            for (const channel of [[image.red(x, y), ground.r], [image.green(x, y), ground.g], [image.blue(x, y), ground.b]])
                fuzzyCompare(channel[0], channel[1] * 255, 3, "left of the words: " + image.pixel(x, y));
    }

    function test_arrowsLeadToTheFiltersTheCardsAndBack() {
        const grid = Items.find(test.page, one => one.cellWidth !== undefined)[0];
        const focused = () => test.Window.activeFocusItem;
        keyClick(Qt.Key_Right);
        compare(focused().label, "Pack");
        keyClick(Qt.Key_Right);
        compare(focused().label, "Kind");
        keyClick(Qt.Key_Left);
        compare(focused().label, "Pack");
        grid.forceActiveFocus();
        grid.currentIndex = 0;
        keyClick(Qt.Key_Up);
        verify(!grid.activeFocus);
        grid.forceActiveFocus();
        grid.currentIndex = grid.count - 1;
        keyClick(Qt.Key_Down);
        compare(focused().text, "Back");
    }

    function test_cardsGrowWithTheText() {
        const grid = Items.find(test.page, one => one.cellWidth !== undefined)[0];
        const small = grid.cellWidth;
        Theme.textScale = 2;
        verify(grid.cellWidth > small * 1.4);
    }

    function test_arrowsLeafThroughTheOpenedCards() {
        test.page.opened = 3;
        keyClick(Qt.Key_Right);
        compare(test.page.opened, 4);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Left);
        compare(test.page.opened, 2);
        keyClick(Qt.Key_Return);
        compare(test.page.opened, -1);
    }

    Component {
        id: rowMaker

        Instantiator {
            delegate: QtObject {
                required property var model
                readonly property var card: ({cardId: 1, title: model.title, kind: model.kind, figure: model.figure, rulesText: model.rulesText, flavour: model.flavour,
                                              footerLeft: model.footerLeft, footerRight: model.footerRight, artRecipe: "", edition: model.edition})
            }
        }
    }
    Component { id: zoomMaker; ZoomedCard {} }

    // At 100 %, in a window of the usual size.
    function test_theLongestTextsCanBeReadOnTheLargeCard() {
        Theme.fit(1280, 800);
        const rows = createTemporaryObject(rowMaker, test, {model: test.session.menu.gallery});
        const cards = [];
        for (let index = 0; index < rows.count; ++index) cards.push(rows.objectAt(index).card);
        cards.sort((one, other) => other.rulesText.length - one.rulesText.length);
        for (const card of cards.slice(0, 12)) {
            const zoom = createTemporaryObject(zoomMaker, test, {avoid: Qt.rect(600, 600, 100, 140), card: card});
            const words = () => Items.find(zoom, one => one.visible && one.fontSizeMode !== undefined && one.text === one.unbroken?.(card.rulesText))[0];
            tryVerify(() => words() !== undefined, 5000, card.title);
            Items.settle(test, zoom);
            verify(words().font.pixelSize >= 13, card.title + " (" + card.rulesText.length + "): " + words().font.pixelSize + " px");
            zoom.destroy();
        }
        Theme.fit(Theme.reference.width, Theme.reference.height);
    }
}
