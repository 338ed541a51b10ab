import QtQuick
import QtTest
import Kickdoor.Theme
import Kickdoor.Hand
import "items.js" as Items

TestCase {
    id: test

    name: "Card"
    when: windowShown
    width: 700
    height: 700
    visible: true

    readonly property var wordy: ({cardId: 7, title: "Extraordinarily Humongous Monstrosity of Doom", kind: "monster", figure: "20",
        rulesText: "Lose the Headgear you are wearing. If you wear none, discard the dearest Item that you carry, or lose a level when you have none. "
            + "Everybody else may laugh at you for one whole turn, and <b>Bad Stuff:</b> you die.",
        flavour: "Nobody reads this far down, but those who do are rewarded.", footerLeft: "2 levels", footerRight: "5 Treasures",
        artRecipe: "orc-head+imperial-crown"})

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|pictogram/);
        Theme.textScale = 1;
    }

    function cleanup() {
        Theme.textScale = 1;
    }

    Component { id: maker; Card { card: test.wordy } }

    function texts(item: var): var {
        let found = [];
        for (let index = 0; index < item.children.length; ++index) {
            const child = item.children[index];
            if (child.visible && child.paintedHeight !== undefined && child.fontSizeMode !== undefined && child.text !== "") found.push(child);
            if (child.visible) found = found.concat(texts(child));
        }
        return found;
    }

    // Faces come between frames: what lies there is told before.
    function test_aCardWhoseFaceIsNotMadeYetBearsItsTitle() {
        const card = createTemporaryObject(maker, test, {cardWidth: 112});
        verify(!card.painted);
        compare(Items.find(card, item => item.visible && item.text === test.wordy.title).length, 1);
        tryVerify(() => card.painted);
        Items.settle(test, card);
        compare(Items.find(card, item => item.visible && item.paintedWidth > 0 && item.text === test.wordy.title).length, 1);
    }

    function test_aCardWhoseFaceIsNotMadeYetHasNoBlankPaper() {
        const card = createTemporaryObject(maker, test, {cardWidth: 150});
        verify(!card.painted);
        const art = Items.find(card, item => item.across !== undefined && item.figured !== undefined && item.visible)[0];
        compare(art.height, art.parent.height);
        tryVerify(() => card.painted);
    }

    // Its text takes room from the picture, which would be seen whole first.
    function test_aCardWhoseFaceIsNotMadeYetHasItsPictureOnlyIfItStaysAsTallAsThat() {
        const frames = createTemporaryQmlObject(`import QtQuick; import Kickdoor.Hand
            Row {
                property var card
                PlainFace { width: 150; height: 210; card: parent.card }
                PlainFace { width: 150; height: 210; card: parent.card; hushed: true }
                PlainFace { width: 50; height: 70; card: parent.card }
            }`, test, "frames");
        frames.card = test.wordy;
        const [shown, hushed, small] = [frames.children[0], frames.children[1], frames.children[2]];
        tryVerify(() => hushed.pictured && small.pictured);
        wait(200);
        verify(!shown.pictured);
        compare(Items.find(shown, item => item.visible && item.name === "orc-head").length, 1);
    }

    function test_aCardWhoseFaceIsNotMadeYetHasItsFigure() {
        const recipe = "orc-head::" + Math.floor(Math.random() * 1e6);
        const card = createTemporaryObject(maker, test, {cardWidth: 78, card: {cardId: 1, title: "Troll", kind: "monster", artRecipe: recipe}});
        const figures = () => Items.find(card, item => item.visible && (item.name === "orc-head" || item.recipe === recipe && item.ready)).length;
        verify(!card.painted);
        verify(figures() > 0);
        let blank = 0;
        tryVerify(() => {
            if (figures() === 0) ++blank;
            return card.painted && card.pictured;
        });
        compare(blank, 0);
    }

    // A picture takes its time to be painted; until then the plain figure stands there.
    function test_aPictureThatIsNotPaintedYetHasThePlainFigure() {
        const art = createTemporaryQmlObject("import QtQuick; import Kickdoor.Hand; CardArt { width: 150; height: 100; kind: 'monster' }", test);
        const figures = () => Items.find(art, item => item.name === "orc-head" && item.visible).length;
        compare(figures(), 0, "nothing is to come");
        art.recipe = "orc-head+crossed-swords::" + Math.floor(Math.random() * 1e6);
        compare(figures(), 1);
        tryVerify(() => art.ready);
        tryVerify(() => figures() === 0);
    }

    // Its picture would be painted once more, and be gone meanwhile.
    function test_aHiddenCardHasThePictureOfTheShownOne() {
        const card = createTemporaryObject(maker, test, {cardWidth: 104, visible: false, atOnce: true});
        const sizes = () => Items.find(card, item => item.across !== undefined).map(art => art.width + " x " + art.height + " " + art.across + " x " + art.down);
        tryVerify(() => card.painted && card.pictured);
        const before = sizes();
        verify(before.length > 0);
        card.visible = true;
        compare(sizes(), before);
        verify(card.painted);
    }

    // So does a figure of the fight, on its lower edge.
    function test_aFigureThatIsNotPaintedYetIsThePlainOne() {
        const figure = createTemporaryQmlObject("import QtQuick; import Kickdoor.Hand; InkedFigure { width: 90; height: 200; grounded: true }", test);
        figure.recipe = "orc-head::" + Math.floor(Math.random() * 1e6);
        const plain = Items.find(figure, item => item.name === "orc-head")[0];
        verify(plain.visible);
        compare(plain.y + plain.height, figure.height);
        tryVerify(() => figure.ready);
        verify(!plain.visible);
    }

    function test_aFigureThatIsPaintedInAnotherSizeKeepsItsPicture() {
        const figure = createTemporaryQmlObject("import QtQuick; import Kickdoor.Hand; InkedFigure { width: 90; height: 90 }", test);
        figure.recipe = "orc-head::" + Math.floor(Math.random() * 1e6);
        const plain = Items.find(figure, item => item.name === "orc-head")[0];
        tryVerify(() => figure.ready);
        for (const width of [200, 120, 300]) {
            figure.width = figure.height = width;
            verify(!plain.visible, width);
            verify(!figure.waits);
            tryVerify(() => Items.find(figure, item => item.status === Image.Ready && item.sourceSize?.width >= width).length > 0);
            verify(!plain.visible, width);
        }
    }

    // The cards of those who share a screen are laid out anew at each turn.
    function test_aCardLaidOutAgainHasItsPictureAtOnce() {
        const recipe = "orc-head::" + Math.floor(Math.random() * 1e6);
        const shown = {width: 150, height: 100, kind: "monster", recipe: recipe};
        const maker = Qt.createComponent("qrc:/qt/qml/Kickdoor/Hand/CardArt.qml");
        const first = maker.createObject(test, shown);
        tryVerify(() => first.ready);
        first.destroy();
        wait(0);
        // Qt itself remembers no more than a few.
        const others = createTemporaryQmlObject("import QtQuick; Repeater { model: 6; Image { visible: false; source: 'image://kickdoor/texture/wood?ink=30201' + index; sourceSize.width: 1000; sourceSize.height: 1000 } }", test);
        tryVerify(() => { for (let index = 0; index < 6; ++index) if (others.itemAt(index)?.status !== Image.Ready) return false; return true; });
        others.model = 0;
        wait(0);
        const again = createTemporaryObject(maker, test, shown);
        verify(again.ready);
        verify(!again.pending);
        // In another size, too, as of a card that grows on the stage when its buttons are gone.
        const larger = createTemporaryObject(maker, test, Object.assign({}, shown, {width: 320, height: 230}));
        verify(larger.ready, "the smaller picture stands in");
        verify(!larger.pending);
    }

    function test_thePictureKnowsItsKindAndEdition() {
        const art = createTemporaryQmlObject("import QtQuick; import Kickdoor.Hand; CardArt { width: 150; height: 100; kind: 'monster'; edition: 'grimm'; recipe: 'orc-head:8a1f2b' }", test);
        const sources = Items.find(art, item => String(item.source ?? "").includes("/card/")).map(item => String(item.source));
        compare(sources, ["image://kickdoor/card/orc-head:8a1f2b?kind=monster&edition=grimm"]);
    }

    function test_noTextIsEverClipped_data() {
        const rows = [];
        for (const width of [30, 60, 95, 112, 172, 300, 420])
            for (const scale of [0.8, 1, 2]) rows.push({tag: width + " px, text " + scale, width: width, scale: scale});
        return rows;
    }

    function test_noTextIsEverClipped(data) {
        Theme.textScale = data.scale;
        const card = createTemporaryObject(maker, test, {cardWidth: data.width});
        tryVerify(() => texts(card).length > 0);
        Items.settle(test, card);
        const all = texts(card);
        for (const words of all) {
            verify(!words.truncated || words.elide === Text.ElideRight, words.text);
            verify(words.paintedHeight <= words.height + 1.5, words.text + " " + words.paintedHeight + " in " + words.height);
            verify(words.paintedWidth <= words.width + 1.5, words.text + " " + words.paintedWidth + " in " + words.width);
        }
    }

    function test_aWordlessCardIsTitleAndPicture() {
        const card = createTemporaryObject(maker, test, {cardWidth: 200, wordless: true});
        tryVerify(() => card.painted);
        Items.settle(test, card);
        compare(texts(card).map(words => words.text).sort(), [test.wordy.figure, test.wordy.title].sort());
    }

    function test_smallCardsDropTextsNotTheFigure() {
        const large = createTemporaryObject(maker, test, {cardWidth: 200});
        const thumb = createTemporaryObject(maker, test, {cardWidth: 30});
        tryVerify(() => texts(large).length >= 5);
        tryVerify(() => texts(thumb).length > 0);
        compare(texts(thumb).map(words => words.text), ["20"]);
    }

    function test_textIsLeftOutRatherThanSmall_data() {
        const rows = [];
        for (const width of [60, 95, 112, 140, 172, 300])
            for (const scale of [1, 2]) rows.push({tag: width + " px, text " + scale, width: width, scale: scale});
        return rows;
    }

    function test_textIsLeftOutRatherThanSmall(data) {
        Theme.textScale = data.scale;
        const card = createTemporaryObject(maker, test, {cardWidth: data.width});
        tryVerify(() => card.painted);
        Items.settle(test, card);
        const rules = texts(card).filter(words => words.text.indexOf("Headgear") > 0);
        if (card.tells || data.width < 150) compare(rules.length, card.tells ? 1 : 0);
        for (const words of rules) verify(words.font.pixelSize >= Theme.cardTextLeast, words.font.pixelSize + " of " + Theme.cardTextLeast);
        if (data.width < 95) verify(!card.tells);
        if (data.width === 300) verify(card.tells);
    }

    readonly property string endless: new Array(60).fill("endless").join(" ")

    function test_aTextTooLongForTheCardIsBegun_data() {
        return [{tag: "150 px", width: 150, begun: true}, {tag: "172 px", width: 172, begun: true}, {tag: "too small for more than a picture", width: 104, begun: false}];
    }

    function test_aTextTooLongForTheCardIsBegun(data) {
        const card = createTemporaryObject(maker, test, {cardWidth: data.width, card: Object.assign({}, test.wordy, {rulesText: test.endless})});
        tryVerify(() => card.painted);
        Items.settle(test, card);
        verify(!card.tells);
        const words = texts(card).filter(one => one.text === test.endless);
        compare(words.length, data.begun ? 1 : 0);
        if (!data.begun) return;
        verify(words[0].truncated && words[0].lineCount >= 2, words[0].lineCount + " lines");
        verify(words[0].font.pixelSize >= Theme.cardTextLeast);
        const art = Items.find(card, item => item.across !== undefined && item.visible)[0];
        verify(art.mapToItem(card, 0, art.height).y <= words[0].mapToItem(card, 0, 0).y + 1, "the picture covers it");
        card.excerpts = false;
        tryVerify(() => texts(card).every(one => one.text !== test.endless));
    }

    // Where there is no other way to read it, the picture gives way.
    function test_thePictureGivesWayToATextWhereAsked() {
        const text = "Play it during any combat: choose one of the two sides, which gets +3. Usable once only, and not by anybody who wears Headgear.";
        const card = createTemporaryObject(maker, test, {cardWidth: 134, card: Object.assign({}, test.wordy, {title: "Mirror", rulesText: text, footerLeft: "", footerRight: ""})});
        tryVerify(() => card.painted);
        Items.settle(test, card);
        verify(!card.tells, "it is begun");
        card.textFirst = true;
        tryVerify(() => card.tells);
        Items.settle(test, card);
        const words = texts(card).filter(one => one.text === text)[0];
        verify(!words.truncated && words.font.pixelSize >= Theme.cardTextLeast, words.font.pixelSize + " px");
        const art = Items.find(card, item => item.across !== undefined && item.visible)[0];
        verify(art.height > card.height * 0.1 && art.mapToItem(card, 0, art.height).y <= words.mapToItem(card, 0, 0).y + 1);
    }

    function test_theLargeCardOfALongTextCanBeRead_data() {
        return [{tag: "in the middle", where: Qt.rect(300, 300, 100, 140), clear: []},
                {tag: "much to keep clear", where: Qt.rect(20, 400, 80, 112), clear: [{rect: Qt.rect(0, 0, 700, 380), weight: 3}]}];
    }

    function test_theLargeCardOfALongTextCanBeRead(data) {
        const much = "You may discard a card to take an Undead Monster of the discards. ".repeat(6);
        const zoom = createTemporaryObject(zoomMaker, test, {avoid: data.where, clear: data.clear, card: Object.assign({}, test.wordy, {rulesText: much})});
        tryVerify(() => texts(zoom).some(one => one.text === much));
        Items.settle(test, zoom);
        const words = texts(zoom).filter(one => one.text === much)[0];
        verify(words.font.pixelSize >= 13, words.font.pixelSize + " px");
    }

    // At 3840x2160 every card was wide enough for a flavour, which left the rules no room.
    function test_whatIsReadInASmallWindowIsReadInALargeOne_data() { return [{tag: "1280x800", window: Qt.size(1280, 800)}, {tag: "3840x2160", window: Qt.size(3840, 2160)}]; }
    function test_whatIsReadInASmallWindowIsReadInALargeOne(data) {
        Theme.fit(data.window.width, data.window.height);
        const rules = "Lose the Headgear you wear, or if you have none, lose your Footgear. It does not come back.";
        const card = createTemporaryObject(maker, test, {cardWidth: Theme.px(178), card: Object.assign({}, test.wordy, {rulesText: rules})});
        tryVerify(() => card.painted);
        Items.settle(test, card);
        compare(texts(card).filter(words => words.text === rules).length, 1);
        Theme.fit(Theme.reference.width, Theme.reference.height);
    }

    function test_theFlavourIsNoLargerThanTheRules_data() {
        const rows = [];
        for (const sentences of [1, 2, 3])
            for (const width of [230, 300, 420]) rows.push({tag: sentences + " sentences at " + width, width: width, sentences: sentences});
        return rows;
    }

    function test_theFlavourIsNoLargerThanTheRules(data) {
        const rules = "Lose the Headgear you wear. If you have none, lose one handheld Item. ".repeat(data.sentences);
        const card = createTemporaryObject(maker, test, {cardWidth: data.width, card: Object.assign({}, test.wordy, {rulesText: rules, flavour: "Only one."})});
        const sizeOf = text => texts(card).find(words => words.text === text)?.font.pixelSize ?? 0;
        tryVerify(() => sizeOf(rules) > 0 && sizeOf("Only one.") > 0);
        Items.settle(test, card);
        verify(sizeOf("Only one.") <= sizeOf(rules), sizeOf("Only one.") + " over " + sizeOf(rules));
    }

    function test_footersWordsKeepApart_data() {
        const rows = [];
        const words = [["1 level · Beast", "Treasure: Special"], ["1 level · Undead · Goblin", "2 Treasures"],
                       ["Boss · 2 levels · Undead", "5 Treasures"], ["Kopfbedeckung, Groß", "1.000 Goldstücke"]];
        for (const width of [125, 140, 172, 300])
            for (const [left, right] of words) rows.push({tag: left + " at " + width, width: width, left: left, right: right});
        return rows;
    }

    function test_footersWordsKeepApart(data) {
        const card = createTemporaryObject(maker, test, {cardWidth: data.width,
            card: Object.assign({}, test.wordy, {footerLeft: data.left, footerRight: data.right})});
        const part = text => texts(card).find(words => words.text === text);
        tryVerify(() => part(data.left) && part(data.right));
        Items.settle(test, card);
        const left = part(data.left), right = part(data.right);
        const leftEnd = left.mapToItem(card, left.contentWidth, 0).x;
        const rightStart = right.mapToItem(card, right.width - right.contentWidth, 0).x;
        const below = right.mapToItem(card, 0, 0).y >= left.mapToItem(card, 0, left.height).y - 1;
        verify(below || leftEnd + 2 * data.width / 100 <= rightStart, leftEnd + " to " + rightStart);
        // Small words are no way out.
        const unit = data.width / 100;
        for (const words of [left, right]) verify(words.font.pixelSize >= Math.max(5, 7.4 * unit) * 0.7 - 1, words.font.pixelSize);
    }

    function test_shortTitlesAreLarge_data() {
        const rows = [];
        for (const width of [95, 112, 172, 300])
            for (const title of ["Rogue", "Sphinx", "Necromancer"]) rows.push({tag: title + " at " + width, width: width, title: title});
        return rows;
    }

    function test_shortTitlesAreLarge(data) {
        const card = createTemporaryObject(maker, test, {cardWidth: data.width, card: {cardId: 9, title: data.title, kind: "identity"}});
        const title = () => texts(card).find(words => words.text === data.title);
        tryVerify(() => title() !== undefined);
        Items.settle(test, card);
        compare(title().lineCount, 1);
        verify(title().contentHeight >= Math.max(8, 11.5 * data.width / 100) * 0.92, title().contentHeight);
    }

    // At least the size of the smallest line at a card's foot.
    function test_longTitlesCanBeRead_data() {
        const rows = [];
        for (const title of ["Sword of Unreasonable Length", "Dagger of Being Elsewhere", "Sandalen des unbemerkten Fortgehens", "Woman with the Rampion Bed"])
            for (const [width, inSight] of [[125, 125], [125, 112], [172, 172], [172, 130]])
                rows.push({tag: title + ", " + inSight + " of " + width, title: title, width: width, inSight: inSight});
        return rows;
    }

    function test_longTitlesCanBeRead(data) {
        const card = createTemporaryObject(maker, test, {cardWidth: data.width, inSight: data.inSight, card: Object.assign({}, test.wordy, {title: data.title, figure: "+5"})});
        const title = () => texts(card).find(words => words.text === data.title);
        tryVerify(() => card.painted && title() !== undefined);
        Items.settle(test, card);
        verify(title().font.pixelSize >= Math.floor(7.4 * data.width / 100), title().font.pixelSize + " px");
        verify(title().paintedHeight <= title().parent.height);
        verify(title().lineCount >= 2);
    }

    function test_anItemThatDoesNothingShowsItsPrice() {
        const plain = {cardId: 9, title: "Armor of Proof", kind: "item", flavour: "Of what?", footerLeft: "Armor", footerRight: "700 gp"};
        const card = createTemporaryObject(maker, test, {cardWidth: 172, card: plain});
        const prices = () => texts(card).filter(words => words.text === "700 gp");
        tryVerify(() => prices().length === 1);
        Items.settle(test, card);
        verify(prices()[0].contentHeight > 24, prices()[0].contentHeight);
        card.card = Object.assign({figure: "+1"}, plain);
        tryVerify(() => prices().length === 1 && prices()[0].contentHeight < 20);
    }

    // When a table changes at once, a card goes with all that lies on it.
    function test_whatLiesOnItGoesWithIt() {
        const item = {cardId: 8, title: "Sword", kind: "item", attached: ["Lie", "Loophole"]};
        const card = createTemporaryObject(maker, test, {cardWidth: 172, card: item});
        const marks = () => texts(card).filter(words => words.text === "Lie and Loophole").length;
        tryVerify(() => marks() === 1);
        card.card = null;
        compare(marks(), 0);
        card.card = item;
        tryVerify(() => marks() === 1);
        card.card = test.wordy;
        compare(marks(), 0);
    }

    function test_sidewaysSwapsItsSides() {
        const card = createTemporaryObject(maker, test, {cardWidth: 100});
        compare(card.implicitWidth, 100);
        compare(card.implicitHeight, 140);
        verify(card.spoken.indexOf("not equipped") < 0);
        card.sideways = true;
        compare(card.implicitWidth, 140);
        compare(card.implicitHeight, 100);
        verify(card.spoken.indexOf("not equipped") > 0);
    }

    function test_faceDownTellsNothing() {
        const card = createTemporaryObject(maker, test, {faceDown: true, back: "treasure"});
        verify(card.spoken.indexOf("Extraordinarily") < 0);
        compare(texts(card).length, 0);
    }

    Component { id: zoomMaker; ZoomedCard {} }

    function test_zoomAvoidsWhatItMagnifies_data() {
        return [{tag: "left", where: Qt.rect(20, 400, 80, 112)}, {tag: "right", where: Qt.rect(600, 20, 80, 112)}];
    }

    function test_zoomAvoidsWhatItMagnifies(data) {
        const zoom = createTemporaryObject(zoomMaker, test);
        verify(!zoom.shown);
        const large = zoom.children[0];
        verify(!large.visible);
        zoom.avoid = data.where;
        zoom.card = test.wordy;
        tryCompare(large, "opacity", 1);
        verify(large.x >= 0 && large.x + large.width <= zoom.width);
        verify(large.y >= 0 && large.y + large.height <= zoom.height);
        verify(large.x >= data.where.x + data.where.width || large.x + large.width <= data.where.x);
        zoom.card = null;
        tryCompare(large, "visible", false);
    }
}
