import QtQuick
import QtTest
import Kickdoor.Theme
import "items.js" as Items

TestCase {
    id: test

    name: "Gallery"
    when: windowShown
    visible: true

    Component { id: maker; Gallery {} }

    function init() {
        failOnWarning(/.*/);
    }

    function test_everyPictureIsPainted() {
        const page = createTemporaryObject(maker, test, {width: 1600, height: 1000});
        const pictures = Items.find(page, item => item.source !== undefined && item.status !== undefined && item.source.toString() !== "");
        verify(pictures.length > 40);
        // A plain face goes when the card's own is painted.
        for (const picture of pictures) tryVerify(() => picture.status === undefined || picture.status === Image.Ready, 8000);
    }

    function test_unknownPictogramIsAnError() {
        ignoreWarning(/names a missing pictogram/);
        const picture = createTemporaryQmlObject("import QtQuick; Image { source: 'image://kickdoor/card/no-such-icon' }", test);
        tryCompare(picture, "status", Image.Error, 4000);
    }
}
