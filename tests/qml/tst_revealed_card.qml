import QtQuick
import QtTest
import Kickdoor.Hand
import Kickdoor.Table
import "items.js" as Items

// The card from behind the door, beside the track.
TestCase {
    id: test

    name: "RevealedCard"
    when: windowShown
    visible: true
    width: 640
    height: 520

    Component { id: maker; IdlePanel { width: 560; heading: "Ann's turn"; advice: "Waiting for Ann."; cardWaits: true } }

    readonly property string longText: "<b>Backstab:</b> In any combat, on another fighter, discard 1 card: −2 to that fighter. Once for each victim in a combat. "
        + "<b>Steal:</b> When no combat is going on, on a small Item of another player, discard 1 card: roll a die; on 1–3, lose 1 level; on 4–6, take that Item."

    function test_aLongTextLeavesThePictureItsShape_data() {
        return [300, 340, 380, 420, 460, 500].map(height => ({tag: height + " px", height: height}));
    }

    function test_aLongTextLeavesThePictureItsShape(data) {
        const card = {cardId: 5, title: "Thief", kind: "identity", figure: "", rulesText: test.longText, footerLeft: "Class", artRecipe: "cowled"};
        const idle = createTemporaryObject(maker, test, {height: data.height, card: card});
        Items.settle(test, idle);
        const art = Items.find(idle, item => item.across !== undefined && item.recipe === "cowled" && item.visible);
        verify(art.length > 0);
        for (const one of art) verify(one.height >= one.width * 0.35, one.width + " x " + one.height);
        // What has no room on the card stands beside it.
        const words = Items.find(idle, item => item.visible && item.opacity > 0 && item.paintedHeight !== undefined && String(item.text).includes("take that Item"));
        verify(words.length > 0, "the text is read");
    }
}
