import QtQuick
import QtTest
import Kickdoor.Hand
import Kickdoor.Theme
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

    // Who keeps the card is told by one that is shown in its place: its picture was gone for a moment.
    function test_aCardThatIsShownAnewHasItsPictureAtOnce() {
        const card = {cardId: 5, title: "Baby", kind: "enhancer", figure: "-5", rulesText: "-5 to the monster.", footerLeft: "Enhancer",
            artRecipe: "person::" + Math.floor(Math.random() * 1e6)};
        const idle = createTemporaryObject(maker, test, {height: 420, card: card});
        Items.settle(test, idle);
        const art = () => Items.find(idle, item => item.across !== undefined && item.recipe === card.artRecipe && item.visible);
        compare(art().length, 1);
        idle.card = null;
        wait(0);
        compare(art().length, 0);
        idle.card = Object.assign({}, card, {cardId: -1});
        compare(art().length, 1);
        verify(!art()[0].pending);
    }

    function test_aCardKeepsItsSizeWhenTheAdviceGoes() {
        const idle = createTemporaryObject(maker, test, {height: 420, card: {cardId: 5, title: "Baby", kind: "enhancer", artRecipe: "person"}});
        Items.settle(test, idle);
        const face = Items.find(idle, item => item.cardWidth !== undefined && item.hoverWidth !== undefined)[0];
        const before = [face.cardWidth, face.mapToItem(idle, 0, 0).y].join();
        idle.advice = "";
        Items.settle(test, idle);
        compare([face.cardWidth, face.mapToItem(idle, 0, 0).y].join(), before);
    }

    // A fight is shown in its place; the panel then came back without its scene.
    function test_theSceneIsThereWhenThePanelComesBack() {
        const idle = createTemporaryObject(maker, test, {height: 420});
        tryCompare(idle.scene, "status", Image.Ready);
        idle.visible = false;
        compare(idle.scene.status, Image.Ready);
        idle.visible = true;
        compare(idle.scene.status, Image.Ready);
    }

    // It scrolled below a heading in large letters.
    function test_aCurseAboutToStrikeIsReadWholeInLargeText_data() {
        return [{tag: "the Wheel", title: "Wheel of Minor Misfortune", text: "Roll a die: on 1–2, lose 1 level; on 3–4, lose 1 Item you carry, the one worth the most gold; on 5–6, draw 1 Door card."},
                {tag: "колесо", title: "Колесо мелких неудач", text: "Брось кубик: 1–2 — потеряй 1 уровень; 3–4 — потеряй 1 Предмет с наибольшей ценой; 5–6 — возьми 1 карту Двери."}];
    }
    function test_aCurseAboutToStrikeIsReadWholeInLargeText(data) {
        Theme.scale = 0.8;
        Theme.textScale = 2;
        const card = {cardId: 5, title: data.title, kind: "curse", figure: "", rulesText: data.text, footerLeft: "Curse!", artRecipe: "person"};
        const idle = createTemporaryObject(maker, test, {width: 548, height: 330, card: card, cardWaits: false, heading: "«" + data.title + "» вот-вот ударит по игроку Екатерина.",
            advice: "Ответь картой, или пусть ударит.", reacting: true, actions: [{key: "pass", text: "Пусть ударит", look: "primary", sequence: "P", allowed: true}]});
        idle.reaction.players = one;
        Items.settle(test, idle);
        const words = Items.find(idle.told, item => item.visible && item.opacity > 0 && item.paintedHeight !== undefined && item.text === data.text)[0];
        verify(words);
        verify(words.font.pixelSize >= 14);
        verify(idle.told.contentHeight <= idle.told.height + 1, idle.told.contentHeight + " in " + idle.told.height);
    }
    ListModel { id: one; ListElement { name: "Екатерина"; colour: "#e0506a" } }
    function cleanup() { Theme.scale = Theme.textScale = 1; }

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
