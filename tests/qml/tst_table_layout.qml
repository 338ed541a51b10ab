import QtQuick
import QtTest
import Kickdoor.Theme
import "mock"
import "items.js" as Items

// The whole table at the sizes and text scales that it promises: nothing leaves the window, no part covers another, no
// card of the hand covers a slot, and everything the keyboard reaches has a name.
TestCase {
    id: test

    name: "TableLayout"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    Component { id: maker; MockTable {} }
    Component { id: screensMaker; MockScreens {} }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not ready|pictogram/);
    }

    function cleanup() {
        Theme.textScale = 1;
    }

    function make(component: var, width: int, height: int, properties: var): var {
        const item = createTemporaryObject(component, test, Object.assign({width: width, height: height}, properties));
        Items.settle(test, item);
        return item;
    }

    function box(item: var, view: var): rect {
        const at = item.mapToItem(view, 0, 0);
        return Qt.rect(at.x, at.y, item.width, item.height);
    }

    function apart(one: rect, other: rect): bool {
        const slack = 1.5;
        return one.x + one.width <= other.x + slack || other.x + other.width <= one.x + slack
            || one.y + one.height <= other.y + slack || other.y + other.height <= one.y + slack;
    }

    function sizes(): var {
        const rows = [];
        for (const size of [[1280, 800], [1600, 1000], [1920, 1080], [3840, 2160], [1280, 1024]])
            for (const scale of [1, 1.5, 2])
                rows.push({tag: size.join("x") + " text " + scale, width: size[0], height: size[1], scale: scale});
        return rows;
    }

    function test_atEachSizeAndTextScale_data() {
        return sizes();
    }

    // One table for all: making and painting it takes most of the time.
    function test_atEachSizeAndTextScale(data) {
        const view = make(maker, data.width, data.height, {ts: data.scale});
        partsKeepTheirPlaces(view, data);
        if (data.scale === 1) theStageIsTheLargestPart(view);
        ordinarySumsAreSeenWhole(view, data);
        theCardBehindTheDoorCanBeRead(view);
        ownPanelKeepsItsButtonInSight(view);
        aCardOfTheHandIsReadWhole(view);
        partsStayWhenTheHandEmptiesAndNothingIsInPlay(view);
    }

    function partsKeepTheirPlaces(view: var, data: var) {
        const parts = {topBar: view.topBar, opponents: view.opponents, board: view.board, combat: view.combat, log: view.log,
                       slots: view.slotsRow, self: view.self, dice: view.dice};
        // In the largest text the fight takes the board's place.
        const names = Object.keys(parts).filter(name => parts[name].visible);
        compare(names.length, data.scale === 2 ? 7 : 8);
        for (const name of names) {
            const area = box(parts[name], view);
            verify(area.x >= -1 && area.x + area.width <= view.width + 1, name + " leaves the window");
            verify(area.y >= -1 && area.y + area.height <= view.height + 1, name + " leaves the window");
            verify(area.width > 40 && area.height > 20, name + " has no room");
        }
        for (let one = 0; one < names.length; ++one)
            for (let other = one + 1; other < names.length; ++other)
                verify(apart(box(parts[names[one]], view), box(parts[names[other]], view)), names[one] + " covers " + names[other]);
        const slots = box(view.slotsRow, view);
        const hand = box(view.hand, view);
        verify(hand.y >= slots.y + slots.height - 1, "hand at " + hand.y + ", slots to " + (slots.y + slots.height));
        for (const card of Items.find(view.hand, item => item.cardId !== undefined && item.tilt !== undefined)) {
            const top = card.mapToItem(view, 0, 0).y;
            verify(top >= hand.y - 1, "a card at " + top + " above the hand at " + hand.y);
            // Title and picture are in sight; the text comes up to be read. The largest text leaves less room.
            if (data.scale < 2) verify(top + card.height * 0.69 <= view.height + 1, "a card is cut off at " + top + " + " + card.height);
        }
    }

    function partsStayWhenTheHandEmptiesAndNothingIsInPlay(view: var) {
        const places = () => [view.opponents, view.board, view.combat, view.idle, view.log, view.slotsRow, view.self, view.hand, view.dice]
            .map(part => box(part, view));
        const before = places();
        view.hand.model = null;
        view.slotsRow.headgear = view.slotsRow.handLeft = view.slotsRow.footgear = null;
        view.slotsRow.other = view.slotsRow.carried = null;
        view.slotsRow.identityPlaces = [{name: "Race", cards: null}, {name: "Class", cards: null}];
        Items.settle(test, view);
        compare(places(), before);
    }

    function theStageIsTheLargestPart(view: var) {
        verify(view.board.width < view.width * 0.36, "the board takes " + view.board.width);
        verify(view.combat.width > view.width * 0.44 && view.combat.height > view.height * 0.42, view.combat.width + " by " + view.combat.height);
    }

    function test_eachEditionFurnishesItsTable() {
        const view = make(maker, 1280, 800, {});
        const seen = [];
        for (const edition of ["original", "shakespeare", "pathfinder", "grimm", "critical"]) {
            view.edition = edition;
            seen.push([Theme.wood, Theme.felt, Theme.feltRim, Kinds.ink("door"), Kinds.ink("treasure")].join());
            verify(Theme.contrast(Theme.felt, Theme.disc) > 3, edition);
            // The count below a discard pile is short, bold and shaded.
            const counts = Items.find(view.board, one => one.stacked !== undefined && one.visible);
            verify(counts.length >= 4, counts.length + " piles");
            for (const count of counts) verify(Theme.contrast(Theme.felt, count.color) > 3, edition + ": " + Theme.contrast(Theme.felt, count.color));
        }
        compare(new Set(seen).size, 5);
        view.visible = false;
        compare(Theme.edition, "original");
    }

    function test_whereNoHandIsEverSeenTheTableHasItsRoom() {
        const view = make(maker, 1280, 800, {});
        const height = view.board.height;
        view.hand.model = null;
        view.handless = true;
        tryVerify(() => view.board.height > height * 1.1);
    }

    function aCardOfTheHandIsReadWhole(view: var) {
        for (const index of [0, 2, 4]) {
            const card = view.hand.itemOf(index);
            card.forceActiveFocus(Qt.TabFocusReason);
            tryVerify(() => card.raised, 5000, "card " + index);
            verify(view.hand.z > view.dice.z, "over the dice");
            const face = Items.find(card, item => item.spoken !== undefined)[0];
            const inside = () => {
                const at = face.mapToItem(view, 0, 0, face.width, face.height);
                return at.x >= -1 && at.x + at.width <= view.width + 1 && at.y >= -1 && at.y + at.height <= view.height + 1;
            };
            tryVerify(inside, 5000, "card " + index);  // once it has risen
            Items.settle(test, view.hand);
            verify(inside(), "card " + index + " at " + face.mapToItem(view, 0, 0, face.width, face.height));
        }
    }

    ListModel { id: manyLines }

    // Eight lines a side, with a hand open; in large text the smallest may share a line.
    function ordinarySumsAreSeenWhole(view: var, data: var) {
        manyLines.clear();
        for (const side of [false, true])
            for (let line = 0; line < 8; ++line)
                manyLines.append({text: line === 0 ? "Marieke, Level" : "Sword of Sarcasm " + line, amount: line + 1, monsterSide: side, first: line === 0});
        view.combat.lines = manyLines;
        Items.settle(test, view.combat);
        const lines = Items.find(view.combat, item => item.gathers !== undefined && item.visible);
        const around = box(view.combat, view);
        let sum = 0;
        for (const line of lines) {
            const at = box(line, view);
            verify(at.y >= around.y && at.y + at.height <= box(view.combat.buttonRow, view).y, line.text + " at " + at.y);
            sum += line.amount;
        }
        compare(sum, 72);
        const gathered = lines.filter(line => line.gathers);
        if (data.scale === 1) compare(gathered.length, 0);
        for (const one of gathered) verify(one.gathered.length <= 5, one.gathered.length + " of 8 have no line");
        view.combat.lines = view.mock.lines;
    }

    // Whatever has to be said beside it.
    function theCardBehindTheDoorCanBeRead(view: var) {
        view.fight = false;
        view.idle.heading = "Александра, сейчас ваш ход";
        view.idle.advice = "Сыграйте карту из-за двери или возьмите её в руку: пока она лежит здесь, её видят все за столом.";
        Items.settle(test, view);
        const card = Items.find(view.idle, item => item.room !== undefined && item.draggable !== undefined)[0];
        verify(card && card.visible);
        verify(card.height > Theme.px(130), card.height + " high");
        const at = box(card, view), around = box(view.idle, view);
        verify(at.x >= around.x && at.x + at.width <= around.x + around.width && at.y >= around.y, "at " + at);
        verify(apart(at, box(view.idle.told, view)), "words lie over it");
        verify(apart(at, box(view.idle.buttonRow, view)), "buttons lie over it");
        view.fight = true;
        Items.settle(test, view);
    }

    function test_theWordsOfASmallCardStandBesideIt() {
        const view = make(maker, 1280, 720, {ts: 1, fight: false});
        view.idle.advice = "Answer it with a card, or let it strike.";
        view.idle.card = Object.assign({}, view.mock.discard, {rulesText: "Lose the Headgear you are wearing. If you wear none, discard the dearest Item that you carry, or lose a level when you have none. Everybody else may laugh at you for one whole turn."});
        view.idle.reacting = true;
        Items.settle(test, view);
        const card = Items.find(view.idle, item => item.room !== undefined && item.draggable !== undefined)[0];
        tryVerify(() => !card.tells);
        Items.settle(test, view);
        const words = Items.find(view.idle, item => item.visible && item.text === view.idle.card.rulesText)[0];
        verify(words && words.text !== "" && !words.truncated);
        verify(apart(box(card, view), box(words, view)), "words lie over the card");
        verify(words.implicitHeight <= card.parent.parent.height, "words are cut off");
    }

    function test_optionsLeaveTheStoryRoom() {
        const view = make(maker, 1280, 800, {ts: 2});
        view.log.badges = ["Original + 4 more", "Critical combat", "Bosses 1/3", "Listen at the Door", "Shared victory", "Epic"]
            .map(text => ({text: text, about: "What it is about."}));
        Items.settle(test, view);
        const story = Items.find(view.log, item => item.following !== undefined)[0];
        verify(story.visible && story.height > view.log.height * 0.5, story.height + " of " + view.log.height);
    }

    function test_theTurnIsToldInTheNarrowestBar() {
        const view = make(maker, 1280, 800, {});
        view.topBar.subtitle = "Turn 31 · Original, Shakespeare, Pathfinder, Grimm and Critical, with everything that makes a line long";
        view.topBar.shortSubtitle = "Turn 31";
        tryVerify(() => Items.find(view.topBar, item => item.visible && item.text === "Turn 31").length === 1);
    }

    function ownPanelKeepsItsButtonInSight(view: var) {
        view.self.mayShow = true;
        view.self.identity = "Super Munchkin Half-Breed";
        Items.settle(test, view);
        const button = Items.find(view.self, item => item.visible && item.clicked !== undefined && item.iconName === "hand")[0];
        const around = box(view.self, view);
        const at = box(button, view);
        verify(at.y >= around.y && at.y + at.height <= around.y + around.height, "at " + at.y + " in " + around.y + " + " + around.height);
        verify(at.x + at.width <= around.x + around.width);
        let asked = 0;
        view.self.showRequested.connect(() => asked += 1);
        mouseClick(button);
        compare(asked, 1);
        mouseMove(view, 4, 4);
    }

    // What `find` gives in a tooltip over the table.
    function tipSays(view: var, text: string): bool {
        let root = view;
        while (root.parent) root = root.parent;
        return Items.find(root, one => one.text === text && one.paintedWidth > 0 && one.visible && !one.truncated).length > 0;
    }

    function test_identitiesThatAreCutAreToldByATip() {
        const identity = "Super Munchkin Half-Breed Elf Halfling, Cleric Wizard";
        const view = make(maker, 1280, 800, {ts: 2});
        view.mock.players.setProperty(1, "identity", identity);
        view.opponents.model = view.mock.players;
        view.self.identity = identity;
        view.self.curses = null;  // these take its place
        Items.settle(test, view);
        for (const panel of [view.opponents, view.self]) {
            const cut = Items.find(panel, one => one.text === identity && one.truncated === true && one.visible)[0];
            verify(cut, "it has room");
            verify(!tipSays(view, identity));
            mouseMove(cut, cut.width / 2, cut.height / 2);
            tryVerify(() => tipSays(view, identity), 5000, "a tip tells " + panel);
            mouseMove(view, 4, 4);
            tryVerify(() => !tipSays(view, identity));
        }
    }

    function test_wordsOnAnyPlayersColourCanBeRead() {
        const tones = Array.from(Theme.players).concat(Array.from(Theme.safePlayers), [Theme.goldDark, Theme.gold, Theme.danger, Theme.panelRaised]);
        for (const tone of tones) verify(Theme.contrast(tone, Theme.inkOn(tone)) >= 4.2, tone + ": " + Theme.contrast(tone, Theme.inkOn(tone)));
    }

    function test_everythingReachedHasAName_data() {
        return [{tag: "table", component: maker, which: ""}, {tag: "menu", component: screensMaker, which: "menu"},
                {tag: "rules", component: screensMaker, which: "rules"},
                {tag: "saves", component: screensMaker, which: "saves"}, {tag: "winner", component: screensMaker, which: "winner"},
                {tag: "curtain", component: screensMaker, which: "curtain"}];
    }

    function test_everythingReachedHasAName(data) {
        const view = make(data.component, 1280, 800, data.which === "" ? {} : {which: data.which});
        const reached = Items.find(view, item => item.visible && item.activeFocusOnTab && item.enabled);
        verify(reached.length > 0);
        for (const item of reached) verify(item.Accessible.name !== "", "a nameless " + item);
    }

    ListModel { id: many }

    // A device that shows only a hand: the cards stand in rows, and each title can be read.
    function test_aHandAloneStandsInRows_data() {
        const rows = [];
        for (const size of [[1280, 800], [800, 480], [480, 800]])
            for (const scale of [1, 2])
                rows.push({tag: size.join("x") + " text " + scale, width: size[0], height: size[1], scale: scale});
        return rows;
    }
    function test_aHandAloneStandsInRows(data) {
        many.clear();
        for (let each = 0; each < 10; ++each)
            many.append({cardId: 300 + each, title: ["Wicked Orcish Choirmaster", "Baby", "Boots of Butt-Kicking"][each % 3], kind: "item", figure: "+3",
                         rulesText: "", footerLeft: "", footerRight: "", artRecipe: "boots", faceDown: false, back: "door"});
        const view = make(maker, data.width, data.height, {ts: data.scale, handOnly: true});
        view.hand.model = many;
        Items.settle(test, view);
        verify(view.hand.rows > 1);
        for (let index = 0; index < 10; ++index) {
            const card = view.hand.itemOf(index);
            verify(card.inSight >= card.cardWidth * 0.55, "card " + index + " shows " + card.inSight + " of " + card.cardWidth);
            verify(card.cardWidth > 80, "cards of " + card.cardWidth);
            const at = card.mapToItem(view, 0, 0, card.width, card.height);
            verify(at.left >= -1 && at.right <= view.width + 1 && at.top > 0, "card " + index + " at " + at);
            const front = index + view.hand.inRow < 10 ? view.hand.itemOf(index + view.hand.inRow) : null;
            if (front) verify(front.mapToItem(view, 0, 0).y - card.mapToItem(view, 0, 0).y > view.hand.cardHeight * 0.25, "the row before card " + index + " covers its title");
        }
        verify(apart(box(view.slotsRow, view), box(view.hand, view)));
        verify(apart(box(view.slotsRow, view), box(view.self, view)), "the slots and the player");
    }

    // The captions below the slots stay in their places and in the row.
    function test_captionsOfSlotsAreWhole_data() {
        return sizes().filter(size => size.scale === 2).concat([{tag: "a hand alone", width: 480, height: 800, scale: 2, handOnly: true}]);
    }
    function test_captionsOfSlotsAreWhole(data) {
        const view = make(maker, data.width, data.height, {ts: data.scale, handOnly: data.handOnly ?? false});
        const captions = Items.find(view.slotsRow, one => one.contentWidth !== undefined && one.visible && one.text !== "" && one.horizontalAlignment === Text.AlignHCenter
            && one.parent.label !== undefined);
        verify(captions.length >= 5, captions.length);
        for (const caption of captions) {
            verify(!caption.truncated && caption.contentWidth <= caption.width + 1, caption.text + " is " + caption.contentWidth + " in " + caption.width);
            verify(caption.mapToItem(view.slotsRow, 0, caption.height).y <= view.slotsRow.height + 1, caption.text + " leaves the row");
        }
    }

    // However many there are, buttons take two rows at most. The others are behind "More".
    function test_buttonsTakeTwoRows_data() {
        return [{tag: "1280x800", width: 1280, height: 800, scale: 1}, {tag: "1280x800 text 2", width: 1280, height: 800, scale: 2},
                {tag: "1920x1080", width: 1920, height: 1080, scale: 1}];
    }
    function test_buttonsTakeTwoRows(data) {
        const view = make(maker, data.width, data.height, {ts: data.scale, fight: false});
        const row = view.idle.buttonRow;
        let pressed = [];
        row.triggered.connect(key => pressed.push(key));
        for (const many of [3, 9]) {
            view.idle.actions = Array.from({length: many}, (unused, index) => ({key: "do" + index, text: "Do the thing number " + index, look: index === 0 ? "primary" : "plain",
                icon: "coins", sequence: "ABCDEFGHI"[index]})).concat([{key: "hold", text: "Hold!", look: "danger", icon: "stop-sign", aside: true}]);
            Items.settle(test, view);
            verify(row.height <= row.buttonFor("do0").height * 2 + row.spacing + 1, many + " buttons are " + row.height + " high");
            const around = box(view.idle, view), seen = Items.find(row, item => item.clicked !== undefined && item.visible).map(item => box(item, view));
            for (const at of seen) verify(at.x >= around.x && at.x + at.width <= around.x + around.width && at.y > around.y, many + ": a button at " + at);
            for (let one = 0; one < seen.length; ++one)
                for (let other = one + 1; other < seen.length; ++other) verify(apart(seen[one], seen[other]), "buttons lie over each other");
        }
        if (!row.moreButton.visible) return;
        verify(!row.buttonFor("do8"));
        mouseClick(row.moreButton);
        let root = view;
        while (root.parent) root = root.parent;
        const rest = () => Items.find(root, item => item.text === "Do the thing number 8" && item.visible && item.clicked !== undefined)[0];
        tryVerify(() => rest());
        mouseClick(Items.steady(test, rest, "the last button"));
        compare(pressed, ["do8"]);
        tryVerify(() => !rest());
    }

    // A question leaves the track, the sums and the buttons in sight.
    function test_whereAQuestionStands() {
        for (const fight of [true, false]) {
            const view = make(maker, 1280, 800, {fight: fight});
            const place = view.askPlace, panel = fight ? view.combat : view.idle;
            verify(place.width > 300 && place.height > 130, "at " + place);
            for (const part of [view.board, view.log, view.opponents, view.slotsRow, panel.buttonRow].concat(fight ? Items.find(panel, item => item.total !== undefined && item.caption !== undefined) : []))
                verify(apart(place, box(part, view)), part + " is covered");
            view.destroy();
        }
    }

    // In the largest text, too, Curses are in sight, whatever is said of the hand.
    function test_aCurseIsInSight_data() {
        const rows = [];
        for (const note of ["", "9 cards, limit 5"]) for (const scale of [1, 1.5, 2]) rows.push({tag: "text " + scale + " " + note, scale: scale, note: note});
        return rows;
    }
    function test_aCurseIsInSight(data) {
        const view = make(maker, 1280, 800, {ts: data.scale});
        view.self.handNote = data.note;
        Items.settle(test, view);
        const around = box(view.self, view), note = Items.find(view.self, item => item.objectName === "handNote")[0];
        const curse = Items.find(view.self, item => item.iconName === "cursed-star" && item.read !== undefined)[0];
        const at = box(curse, view);
        verify(at.y >= around.y && at.y + at.height <= (data.note === "" ? around.y + around.height : box(note, view).y) + 3, "at " + at + " in " + around);
        compare(curse.Accessible.name, "Curse: Chicken On Your Head");
    }
}
