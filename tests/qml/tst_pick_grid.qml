pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Kickdoor.Theme
import Kickdoor.Dialogs
import "items.js" as Items

// Cards to pick from in a dialog.
TestCase {
    id: test

    name: "PickGrid"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    ListModel { id: hand }
    Component { id: maker; PickGrid { model: hand } }

    function init() {
        Theme.reducedMotion = true;
    }

    function cleanup() {
        hand.clear();
        Theme.textScale = 1;
        Theme.reducedMotion = false;
    }

    // The number of cards in each row, in a grid as wide as `fit` cards.
    function rows(count: int, fit: int): var {
        for (let i = 0; i < count; ++i)
            hand.append({cardId: i + 1, defKey: "", title: "Card " + i, kind: "item", figure: "+2", rulesText: "", flavour: "", footerLeft: "", footerRight: "400 gp",
                         artRecipe: "boots", faceDown: false, back: "treasure", picked: false, receiver: -1});
        const grid = createTemporaryObject(maker, test);
        grid.width = grid.margin + grid.cardWidth * fit + grid.spacing * (fit - 1) + 5;
        const lengths = new Map();
        tryVerify(() => {
            lengths.clear();
            for (const entry of Array.from(grid.children).filter(one => one.worth !== undefined && one.badge !== undefined))
                lengths.set(entry.y, (lengths.get(entry.y) ?? 0) + 1);
            return Array.from(lengths.values()).reduce((sum, one) => sum + one, 0) === count && lengths.size === Math.ceil(count / fit);
        });
        return Array.from(lengths.values());
    }

    TextMetrics { id: measure }

    // "Наколенни" above "ки соблазна". Below the card there are names in large text only.
    function test_noWordOfANameIsBroken_data() { return [{tag: "160 %", scale: 1.6}, {tag: "200 %", scale: 2}]; }
    function test_noWordOfANameIsBroken(data: var) {
        Theme.textScale = data.scale;
        const words = ["Наколенники", "Великолепнейшества", "Rückversicherung", "Flammenrüstung"];
        const grid = createTemporaryObject(maker, test, {width: 900});
        for (const word of words)
            hand.append({cardId: hand.count + 1, defKey: "", title: word + " des Königs", kind: "item", figure: "+2", rulesText: "", flavour: "", footerLeft: "", footerRight: "400 gp",
                         artRecipe: "boots", faceDown: false, back: "treasure", picked: false, receiver: -1});
        Items.settle(test, grid);
        for (const word of words) {
            const name = Items.find(grid, one => one.visible && one.lineCount !== undefined && one.text === word + " des Königs" && one.parent.badge !== undefined)[0];
            measure.font = name.font;
            measure.text = word;
            verify(measure.advanceWidth <= name.width + 1, word + " is " + measure.advanceWidth + " wide, the card " + name.width);
            verify(name.paintedHeight <= name.height + 1, word + " is " + name.paintedHeight + " high");
        }
    }

    // Small cards side by side, with empty room beside them: the names use it, in one size.
    function test_namesHaveOneSizeWhereThereIsRoom() {
        Theme.textScale = 2;
        const titles = ["Flammenrüstung", "Kampfleiter", "Aluhut-Diadem", "Sandalen des Rückzugs", "Fels in der Brandung", "Dolch des Woanderssein"];
        for (const title of titles)
            hand.append({cardId: hand.count + 1, defKey: "", title: title, kind: "item", figure: "+2", rulesText: "", flavour: "", footerLeft: "", footerRight: "400 gp",
                         artRecipe: "boots", faceDown: false, back: "treasure", picked: false, receiver: -1});
        const grid = createTemporaryObject(maker, test, {width: 950, cardWidth: Theme.cardSlot * 0.95});
        Items.settle(test, grid);
        const names = Items.find(grid, one => one.visible && one.lineCount !== undefined && titles.includes(one.text) && one.parent.badge !== undefined);
        compare(new Set(names.slice(1).map(one => one.font.pixelSize)).size, 1);
        verify(names[1].font.pixelSize >= Theme.textTiny * 0.85, names[1].font.pixelSize + " px");
        verify(names[0].font.pixelSize >= Theme.textTiny * 0.75, names[0].font.pixelSize + " px");
        compare(new Set(names.map(one => one.parent.y)).size, 1);
        // Without room, the cards stand as before, and one long name alone is smaller.
        grid.width = grid.cardWidth * 6 + grid.spacing * 5 + grid.margin;
        Items.settle(test, grid);
        compare(new Set(names.map(one => one.parent.y)).size, 1);
        const sizes = names.map(one => one.font.pixelSize);
        verify(sizes.filter(one => one === Math.max(...sizes)).length >= 4, sizes.join());
    }

    // "Benjamin" in large letters reached over the next card.
    function test_aReceiverIsNamedWithinTheCard() {
        Theme.textScale = 2;
        hand.append({cardId: 1, defKey: "", title: "Card", kind: "item", figure: "", rulesText: "", flavour: "", footerLeft: "", footerRight: "",
                     artRecipe: "boots", faceDown: false, back: "treasure", picked: false, receiver: 1});
        for (const name of ["Jo", "Benjamin", "Luise-Charlotte von und zu"]) {
            const grid = createTemporaryObject(maker, test, {width: 900, cardWidth: 90, badgeOf: () => name});
            Items.settle(test, grid);
            const chip = Items.find(grid, one => one.visible && one.tone !== undefined && one.text === name)[0];
            verify(chip.width * chip.scale <= 91, name + " is " + chip.width * chip.scale + " wide");
            verify(chip.scale >= 0.59);
        }
    }

    // "Vladimir" stood in smaller letters than "Anya".
    function test_receiversAreNamedInOneSize() {
        Theme.textScale = 2;
        const names = ["Jo", "Maximilian"];
        for (const receiver of [0, 1, -1])
            hand.append({cardId: receiver + 2, defKey: "", title: "Card", kind: "item", figure: "", rulesText: "", flavour: "", footerLeft: "", footerRight: "",
                         artRecipe: "boots", faceDown: false, back: "treasure", picked: false, receiver: receiver});
        const grid = createTemporaryObject(maker, test, {width: 900, cardWidth: 90, badgeOf: receiver => names[receiver] ?? ""});
        Items.settle(test, grid);
        const sizes = Items.find(grid, one => one.visible && one.tone !== undefined && names.includes(one.text)).map(chip => chip.scale);
        compare(sizes.length, 2);
        compare(sizes[0], sizes[1]);
        verify(sizes[0] < 1);
    }

    // One of them told nothing beside others that did: its text was as long as its picture lets none begin.
    function test_ofCardsThatTellNoneIsSilent_data() { return [{tag: "usual", scale: 1}, {tag: "large text", scale: 2}]; }
    function test_ofCardsThatTellNoneIsSilent(row) {
        Theme.fit(1280, 800);
        Theme.textScale = row.scale;
        for (const words of [6, 14, 18, 20, 30, 50])
            hand.append({cardId: words, defKey: "", title: "Card", kind: "item", figure: "+2", rulesText: Array(words).fill("words").join(" "), flavour: "", footerLeft: "1 Hand", footerRight: "400 gp",
                         artRecipe: "boots", faceDown: false, back: "treasure", picked: false, receiver: -1});
        const grid = createTemporaryObject(maker, test, {width: 1200, cardWidth: Theme.cardHand});
        Items.settle(test, grid);
        const cards = Items.find(grid, one => one.tells !== undefined && one.zoomer !== undefined);
        compare(cards.length, 6);
        for (const card of cards)
            tryVerify(() => card.tells || Items.find(card, one => one.excerpt === true && one.visible).length > 0, 2000, card.card.rulesText.length + " letters are not told");
    }

    // Of small cards, those with a short text told it, and the others did not.
    function test_smallCardsAllShowTheirPicture_data() {
        return [{tag: "small", width: 114, told: 0}, {tag: "as in the hand", width: Theme.cardHand, told: 2}];
    }
    function test_smallCardsAllShowTheirPicture(data: var) {
        const texts = ["Go up a level.", "You draw three cards, keep the one that you like best, and give the two others to the players beside you."];
        for (const text of texts)
            hand.append({cardId: hand.count + 1, defKey: "", title: "Card", kind: "item", figure: "", rulesText: text, flavour: "", footerLeft: "", footerRight: "400 gp",
                         artRecipe: "boots", faceDown: false, back: "treasure", picked: false, receiver: -1});
        const grid = createTemporaryObject(maker, test, {width: 900, cardWidth: data.width});
        Items.settle(test, grid);
        tryCompare(grid, "changes", 2);
        const told = () => Items.find(grid, one => one.visible && one.paintedWidth > 0 && texts.some(text => String(one.text ?? "").includes(text.substring(0, 6)))).length;
        tryVerify(() => told() === data.told, 3000, told() + " texts");
    }

    function test_rowsAreEven_data() {
        return [{tag: "all in one", count: 5, fit: 5, rows: [5]}, {tag: "six", count: 6, fit: 5, rows: [3, 3]},
                {tag: "seven", count: 7, fit: 5, rows: [4, 3]}, {tag: "eleven", count: 11, fit: 5, rows: [4, 4, 3]}];
    }
    function test_rowsAreEven(data: var) {
        compare(rows(data.count, data.fit), data.rows);
    }

    function test_rowsAreCentredWhereAsked() {
        const grid = createTemporaryObject(maker, test, {centred: true});
        grid.width = grid.margin + grid.cardWidth * 5 + grid.spacing * 4;
        for (let i = 0; i < 7; ++i)
            hand.append({cardId: i + 1, defKey: "", title: "Card " + i, kind: "item", figure: "+2", rulesText: "", flavour: "", footerLeft: "", footerRight: "400 gp",
                         artRecipe: "boots", faceDown: false, back: "treasure", picked: false, receiver: -1});
        const entries = Array.from(grid.children).filter(one => one.worth !== undefined);
        compare(entries.length, 7);
        for (const row of [entries.slice(0, 4), entries.slice(4)]) {
            compare(new Set(row.map(one => one.y)).size, 1);
            fuzzyCompare(row[0].x, grid.width - row[row.length - 1].x - grid.cardWidth, 1.5);
        }
    }

    // The width that a dialog should have for it.
    function test_tellsTheWidthForTheFewestRows_data() {
        return [{tag: "none", count: 0, inRow: 0}, {tag: "one row", count: 6, inRow: 6}, {tag: "a long row", count: 8, inRow: 8},
                {tag: "two even rows", count: 9, inRow: 5}, {tag: "three", count: 17, inRow: 6}];
    }
    function test_tellsTheWidthForTheFewestRows(data) {
        for (let i = 0; i < data.count; ++i)
            hand.append({cardId: i + 1, defKey: "", title: "Card " + i, kind: "item", figure: "+2", rulesText: "", flavour: "", footerLeft: "", footerRight: "400 gp",
                         artRecipe: "boots", faceDown: false, back: "treasure", picked: false, receiver: -1});
        const grid = createTemporaryObject(maker, test, {width: 300});
        grid.width = grid.wishWidth;
        const first = () => Array.from(grid.children).filter(one => one.worth !== undefined && one.y === 0).length;
        compare(first(), data.inRow);
        verify(data.count === 0 ? grid.wishWidth === 0 : grid.wishWidth <= grid.margin * 2 + grid.cardWidth * data.inRow + grid.spacing * (data.inRow - 1) + 1);
    }

    // Not every edition has Races.
    function test_whatIsNeitherInHandNorAnItemIsNamed() {
        for (const [place, kind, type] of [["hand", "item", "Armor"], ["others", "identity", "Class"], ["others", "identity", "Faction"], ["others", "identity", "Class"], ["others", "other", ""]])
            hand.append({cardId: hand.count + 1, defKey: "", title: "Card", kind: kind, figure: "", rulesText: "", flavour: "", footerLeft: type, footerRight: "",
                         artRecipe: "boots", faceDown: false, back: "treasure", picked: false, receiver: -1, group: place});
        const grid = createTemporaryObject(maker, test, {width: 900});
        const names = () => Array.from(grid.children).filter(one => one.text !== undefined && one.visible).map(one => one.text);
        tryVerify(() => names().length === 2);
        compare(names(), ["In your hand", "Class, Faction and Card"]);
    }

    // Cards of the hand, worn and carried ones stand apart, each below the name of their place.
    function test_placesAreToldApart() {
        const places = ["hand", "hand", "worn", "worn", "worn", "carried"];
        for (let i = 0; i < places.length; ++i)
            hand.append({cardId: i + 1, defKey: "", title: "Card " + i, kind: "item", figure: "+2", rulesText: "", flavour: "", footerLeft: "", footerRight: "400 gp",
                         artRecipe: "boots", faceDown: false, back: "treasure", picked: false, receiver: -1, group: places[i]});
        const grid = createTemporaryObject(maker, test, {width: 400});
        const entries = Array.from(grid.children).filter(one => one.worth !== undefined);
        const names = Array.from(grid.children).filter(one => one.text !== undefined && one.visible);
        compare(names.map(one => one.text), ["In your hand", "Equipped", "Carried"]);
        compare(entries.map(one => names.filter(name => name.y < one.y).length), [1, 1, 2, 2, 2, 3]);
        for (const entry of entries) {
            for (const name of names) verify(entry.y + entry.height <= name.y + 1 || name.y + name.height <= entry.y + 1, name.text + " lies over " + entry.model.title);
            verify(entry.y + entry.height <= grid.height + 1);
        }
        for (const entry of entries) verify(entry.x >= grid.margin, "room for the glow of a chosen card");
        // As many beside each other as fit.
        grid.width = 900;
        compare(entries.map(one => one.y), Array(6).fill(entries[0].y));
        verify(entries[2].x >= entries[1].x + entries[1].width && entries[5].x + entries[5].width <= grid.width);
        for (let i = 0; i < places.length; ++i) hand.setProperty(i, "group", "");
        tryVerify(() => Array.from(grid.children).filter(one => one.text !== undefined && one.visible).length === 0);
    }
    // It is the card's heading; only in large text the heading is too small, and the name stands below.
    function test_aCardsNameStandsOnce_data() { return [{tag: "usual", scale: 1, names: 1}, {tag: "large text", scale: 2, names: 2}]; }
    function test_aCardsNameStandsOnce(row) {
        Theme.textScale = row.scale;
        hand.append({cardId: 1, defKey: "", title: "Boots of Running Really Fast", kind: "item", figure: "+2", rulesText: "", flavour: "", footerLeft: "", footerRight: "400 gp",
                     artRecipe: "boots", faceDown: false, back: "treasure", picked: false, receiver: -1});
        const grid = createTemporaryObject(maker, test, {width: 900});
        Items.settle(test, grid);
        const entry = Array.from(grid.children).find(one => one.worth !== undefined);
        tryVerify(() => Items.find(entry, one => one.visible && one.paintedWidth > 0 && String(one.text ?? "").startsWith("Boots") && one.opacity > 0).length === row.names);
        verify(entry.height >= grid.cardWidth * Theme.cardRatio);
    }

    // A chosen card still says what it is and what it is worth.
    function test_theCheckMarkCoversNeitherNameNorPrice_data() { return [{tag: "usual", width: 0}, {tag: "small", width: 48}]; }
    function test_theCheckMarkCoversNeitherNameNorPrice(row) {
        hand.append({cardId: 1, defKey: "", title: "Boots of Running Really Fast", kind: "item", figure: "+2", rulesText: "", flavour: "", footerLeft: "", footerRight: "400 gp",
                     artRecipe: "boots", faceDown: false, back: "treasure", picked: true, receiver: -1});
        const grid = createTemporaryObject(maker, test, {width: 900, worthOf: () => "400 gp"});
        if (row.width > 0) grid.cardWidth = row.width;
        Items.settle(test, grid);
        const entry = Array.from(grid.children).find(one => one.worth !== undefined);
        const mark = Items.find(entry, one => one.name === "check-mark" && one.visible)[0].parent;
        const place = item => item.mapToItem(entry, 0, 0, item.width, item.height);
        const words = Items.find(entry, one => one.visible && one.paintedWidth > 0 && (String(one.text) === "400 gp" || String(one.text ?? "").startsWith("Boots")));
        verify(words.some(one => one.text === "400 gp") && words.some(one => String(one.text ?? "").startsWith("Boots")));
        const over = place(mark);
        for (const one of words) {
            const at = place(one);
            verify(over.x >= at.x + at.width || over.x + over.width <= at.x || over.y >= at.y + at.height || over.y + over.height <= at.y, one.text + " at " + at + " below " + over);
        }
        verify(over.x >= 0 && over.y >= 0 && over.x + over.width <= entry.width, "on its card");
    }
}
