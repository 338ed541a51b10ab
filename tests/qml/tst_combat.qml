import QtQuick
import QtTest
import Kickdoor.Theme
import Kickdoor.Combat
import Kickdoor.Hand
import "mock"
import "items.js" as Items
import "../../qml/combat/sumfit.js" as SumFit

TestCase {
    id: test

    name: "CombatPanel"
    when: windowShown
    width: 900
    height: 600
    visible: true

    MockData { id: mock }
    ListModel {
        id: pack
        ListElement { cardId: 71; title: "Troll"; kind: "monster"; figure: "10"; artRecipe: "orc-head" }
        ListElement { cardId: 72; title: "Goblin"; kind: "monster"; figure: "2"; artRecipe: "goblin-head" }
        ListElement { cardId: 73; title: "Ogre"; kind: "monster"; figure: "4"; artRecipe: "barbarian" }
    }
    CombatPanel {
        id: panel

        width: 600
        height: 420
        fighters: 20
        monsters: 20
        winning: true
        winsTies: true
        fighterNames: "James + Matthew"
        monsterNames: "Choirmaster"
        lines: mock.lines
        monsterCards: mock.monsters
        ready: mock.players
        actions: mock.actions
        progress: 0.4
    }
    Component {
        id: unevenMaker

        CombatPanel {
            height: 300; fighters: 14; monsters: 50; fighterNames: "Ann"; monsterNames: "2 × Enormous Small Dog + Toll Troll from the Bridge"
            loot: "13 Treasures"; lines: mock.lines; actions: mock.actions
        }
    }
    // Each had its half, and long names ended in "…" beside an empty one.
    function test_aShortNameLeavesItsRoomToALongOne_data() { return [{tag: "100 %", scale: 1, width: 560}, {tag: "200 %", scale: 2, width: 760}]; }
    function test_aShortNameLeavesItsRoomToALongOne(row) {
        Theme.textScale = row.scale;
        const uneven = createTemporaryObject(unevenMaker, test, {width: row.width});
        waitForRendering(uneven);
        const names = words => Items.find(uneven, one => one.truncated !== undefined && one.visible && one.text === words)[0];
        const theirs = names(uneven.monsterNames), ours = names(uneven.fighterNames);
        verify(!theirs.truncated);
        verify(theirs.mapToItem(uneven, 0, 0).x + theirs.width - theirs.paintedWidth >= ours.mapToItem(uneven, ours.paintedWidth, 0).x + Theme.gapSmall);
        Theme.textScale = 1;
    }
    Component {
        id: narrowMaker

        CombatPanel { width: 528; height: 286; fighters: 3; monsters: 3; fighterNames: "James"; monsterNames: "Troll"; lines: mock.lines; actions: mock.actions }
    }
    MonsterStack { id: stack; x: 620; room: 300; monster: mock.monsters.get(0); enhancers: mock.enhancers }
    PlayCard { id: loose; x: 700; y: 420; cardWidth: 80; card: ({cardId: 99, title: "Potion", kind: "oneShot"}) }
    SignalSpy { id: triggered; target: panel; signalName: "triggered" }
    SignalSpy { id: refused; target: panel; signalName: "refused" }
    SignalSpy { id: wanted; target: panel; signalName: "answerWanted" }
    SignalSpy { id: droppedOn; target: panel; signalName: "droppedOn" }
    SignalSpy { id: onMonster; target: panel; signalName: "droppedOnMonster" }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not ready/);
        panel.monsterCards = mock.monsters;
        panel.fightersLit = false;
        panel.litIds = [];
        panel.monstersLit = false;
        for (const spy of [triggered, refused, wanted, droppedOn, onMonster]) spy.clear();
        waitForRendering(panel);
    }

    function cleanup() {
        Theme.scale = Theme.textScale = 1;
    }

    // The texts in sight; outlines are copies of a text.
    function texts(item: var): var {
        return Items.find(item, one => one.paintedHeight !== undefined && one.text !== undefined && one.visible && !one.copy).map(one => one.text);
    }

    function figures(item: var): var {
        return Items.find(item, one => one.looked !== undefined && one.tag !== undefined && one.visible);
    }

    function button(text: string): var {
        return Items.find(panel, item => item.look !== undefined && item.text === text)[0];
    }

    function dragLooseTo(at: point) {
        mousePress(test, loose.x + 40, loose.y + 50);
        for (let step = 1; step <= 8; ++step)
            mouseMove(test, loose.x + 40 + (at.x - loose.x - 40) * step / 8, loose.y + 50 + (at.y - loose.y - 50) * step / 8, 10);
        mouseRelease(test, at.x, at.y);
        tryCompare(loose, "away", false);  // what was taken, and is not taken away, comes back
    }

    function test_bothSumsAndTheirReasonsShow() {
        const shown = texts(panel);
        compare(shown.filter(text => text === "20").length, 2);
        for (const told of ["James + Matthew", "wins ties", "Choirmaster"]) verify(shown.includes(told), told);
        for (let line = 0; line < mock.lines.count; ++line) verify(shown.indexOf(mock.lines.get(line).text) >= 0);
        verify(shown.indexOf("+10") >= 0);
    }

    function test_actions() {
        mouseClick(button("Fight!"));
        compare(triggered.signalArguments[0][0], "fight");
        mouseClick(button("Ask for help"));
        compare(triggered.count, 1);
        compare(refused.signalArguments[0][0], "askHelp");
        compare(refused.signalArguments[0][1], "Nobody may ask for help while winning.");
    }

    ListModel {
        id: pair
        ListElement { cardId: 81; title: "Hemogoblin"; kind: "monster"; figure: "6"; artRecipe: "goblin-head"; rulesText: "<b>Bad Stuff:</b> Lose 1 level." }
        ListElement { cardId: 82; title: "Rival Lodgemaster"; kind: "monster"; figure: "11"; artRecipe: "barbarian"; rulesText: "Nobody may help. <b>Bad Stuff:</b> Lose all you carry." }
    }

    ListModel {
        id: three

        readonly property var titles: ["Hemogoblin", "Rival Lodgemaster", "Poor Old Skull"]

        Component.onCompleted: {
            for (const title of titles)
                three.append({cardId: 83 + three.count, title: title, kind: "monster", figure: "9", artRecipe: "orc-head", rulesText: "Bad Stuff: lose a level."});
        }
    }

    function test_eachOfSeveralMonstersSaysWhatItDoes() {
        panel.monsterCards = pair;
        Items.settle(test, panel);
        const shown = texts(panel);
        verify(shown.includes("<b>Hemogoblin · 6:</b> <b>Bad Stuff:</b> Lose 1 level."));
        verify(shown.includes("<b>Rival Lodgemaster · 11:</b> Nobody may help. <b>Bad Stuff:</b> Lose all you carry."));
        verify(shown.includes("Hemogoblin\u00a0·\u00a06"));
        panel.monsterCards = three;
        Items.settle(test, panel);
        const words = Items.find(panel, item => item.mostLines !== undefined && item.visible);
        compare(words.map(one => one.text), three.titles.map(title => "<b>" + title + " · 9:</b> Bad Stuff: lose a level."));
        for (let one = 1; one < words.length; ++one) verify(words[one].y >= words[one - 1].y + words[one - 1].height - 1, "one line covers another");
        panel.monsterCards = pack;
    }

    function test_onlyANameThatMayAnswerHereIsAButton() {
        const chips = Items.find(panel, item => item.passed !== undefined && item.held !== undefined && item.activated !== undefined);
        compare(chips.length, mock.players.count);
        mouseClick(chips[0]);
        mouseClick(chips[3]);
        compare(wanted.count, 0);
        mouseClick(chips[1]);
        compare(wanted.signalArguments[0][0], 1);
    }

    function test_cardDroppedOnASide() {
        panel.fightersLit = true;
        dragLooseTo(Qt.point(120, 60));
        tryCompare(droppedOn, "count", 1);
        compare(droppedOn.signalArguments[0][0], "fighters");
        compare(droppedOn.signalArguments[0][1], 99);
    }

    function test_cardDroppedOnAMonster() {
        panel.litIds = [51];
        const monster = Items.find(panel, item => item.enhancers !== undefined)[0];
        dragLooseTo(monster.mapToItem(test, monster.width / 2, monster.height / 2));
        tryCompare(onMonster, "count", 1);
        compare(onMonster.signalArguments[0][0], 51);
        compare(onMonster.signalArguments[0][1], 99);
    }

    function test_aCardForTheMonstersSideMayFallOnAMonster() {
        const monster = Items.find(panel, item => item.enhancers !== undefined)[0];
        const drop = Items.find(monster, item => item.lit !== undefined && item.cardDropped !== undefined).pop();
        verify(!drop.lit);
        panel.monstersLit = true;
        verify(drop.lit);
    }

    ListModel { id: sums }
    Breakdown { id: low; x: 620; y: 320; width: 260; height: 120; model: sums }

    Component { id: listMaker; Breakdown { width: 330; model: sums } }

    function seenLines(list: var): var {
        return Items.find(list, item => item.gathers !== undefined && item.visible);
    }

    function sumOf(lines: var, monsterSide: bool): int {
        return lines.filter(line => line.monsterSide === monsterSide).reduce((sum, line) => sum + line.amount, 0);
    }

    function test_allThatIsCountedIsSeen_data() {
        return [{tag: "few", count: 3, gathers: false}, {tag: "many", count: 14, gathers: true}];
    }

    function test_allThatIsCountedIsSeen(data) {
        sums.clear();
        sums.append({text: "Ann, Level", amount: 3, monsterSide: false, first: true});
        for (let line = 0; line < data.count; ++line) sums.append({text: "Item " + line, amount: line - 1, monsterSide: false, first: false});
        sums.append({text: "Troll, Level", amount: 10, monsterSide: true, first: true});
        tryVerify(() => low.rows.length === sums.count);
        waitForRendering(low);
        const lines = seenLines(low);
        for (const line of lines) verify(line.y + line.height <= low.height + 0.5, line.text + " ends at " + (line.y + line.height));
        compare(sumOf(lines, false), 3 + data.count * (data.count - 1) / 2 - data.count);
        compare(sumOf(lines, true), 10);
        const shared = lines.filter(line => line.gathers);
        compare(shared.length, data.gathers ? 1 : 0);
        verify(lines.some(line => line.text === "Ann, Level"), "a Level stands by itself");
        if (!data.gathers) return;
        compare(lines.length - 2 + shared[0].gathered.length, sums.count - 2, "all but what adds nothing");
        verify(shared[0].told.indexOf("Item 0 \u22121") >= 0, shared[0].told);
        verify(shared[0].activeFocusOnTab);
        verify(!shared[0].opened);
        mouseClick(shared[0]);
        verify(shared[0].opened, "a click tells them, too");
        mouseClick(shared[0]);
        shared[0].forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        verify(shared[0].opened);
        const bubble = shared[0].bubble;
        tryVerify(() => bubble.visible);
        keyClick(Qt.Key_Escape);
        verify(!shared[0].opened);
        tryVerify(() => !bubble.visible);
    }

    function test_noLineIsHiddenForNothing_data() {
        const level = {text: "James, Level", amount: 2, monsterSide: false, first: true};
        const item = (text, amount) => ({text: text, amount: amount, monsterSide: false, first: false});
        const wordy = item("Sarcophagus, Worn Open (another +2 against Undead monsters)", 5);
        const monsters = [{text: "Nervous Shade, Level", amount: 1, monsterSide: true, first: true},
                          {text: "Posthumous Professor of Rhetoric, Level", amount: 14, monsterSide: true, first: true}];
        return [{tag: "a fifth short line", rows: [level, item("Hat", 1), item("Boots", 1), item("Ring", 2), item("Belt", 3)], height: 96, gathered: 0, cut: 0},
                {tag: "words that fit", rows: [level, level, wordy, item("Pith Helmet", 1)], height: 116, gathered: 0, cut: 0},
                {tag: "words that are too long", rows: [level, wordy, item("Pith Helmet", 1)], height: 60, gathered: 0, cut: 1},
                {tag: "one line too many", rows: [level, wordy, item("Hat", 1), item("Boots", 2)], height: 60, gathered: 2, cut: 1},
                {tag: "two monsters", rows: monsters, height: 38, gathered: 0, cut: 0},
                {tag: "hardly any room", rows: monsters, height: 26, gathered: 0, cut: 0},
                {tag: "hardly any room for many", rows: monsters.concat(Object.assign({}, monsters[0], {amount: 3})), height: 38, gathered: 2, cut: 0}];
    }

    function test_noLineIsHiddenForNothing(data) {
        const list = createTemporaryObject(listMaker, test, {height: data.height});
        sums.clear();
        for (const row of data.rows) sums.append(row);
        tryVerify(() => list.rows.length === sums.count);
        waitForRendering(list);
        const lines = seenLines(list);
        for (const line of lines) verify(line.y + line.height <= list.height + 0.5, line.text + " ends at " + (line.y + line.height));
        compare(lines.reduce((sum, line) => sum + line.gathered.length, 0), data.gathered);
        compare(lines.filter(line => line.cut).length, data.cut);
        // Nothing ends in dots: explanations are left to the tip, and type gets smaller.
        for (const words of Items.find(list, one => one.truncated === true && one.visible)) fail(words.text + " is cut off");
        for (const line of lines.filter(one => one.cut)) {
            verify(line.activeFocusOnTab);
            compare(line.told, line.text + " " + line.shownAmount);
        }
    }

    ListModel {
        id: zeros
        ListElement { text: "James, Level"; amount: 4; monsterSide: false; first: true }
        ListElement { text: "Sword of Slaughtering Everything Bar Squid"; amount: 0; monsterSide: false }
        ListElement { text: "Horned Helmet"; amount: 1; monsterSide: false }
        ListElement { text: "Boots of Running Really Fast"; amount: 0; monsterSide: false }
        ListElement { text: "Potion of Idiotic Bravery"; amount: 2; monsterSide: false }
        ListElement { text: "Curse of the Weak Arm"; amount: -2; monsterSide: false }
    }

    // In whatever room there is, no words stand for what adds nothing.
    function test_whatAddsNothingIsLeftOutFirst_data() {
        return [260, 286, 300, 320, 340, 380].map(height => ({tag: height + " px", height: height}));
    }

    function test_whatAddsNothingIsLeftOutFirst(data) {
        const small = createTemporaryObject(narrowMaker, test, {height: data.height, lines: zeros});
        Items.settle(test, small);
        const lines = Items.find(small, one => one.gathered !== undefined && one.visible && one.shownAmount !== undefined);
        verify(lines.length > 0);
        for (const line of lines) {
            if (!line.gathers) continue;
            verify(line.gathered.every(one => one.amount !== 0), "what adds nothing shares a line");
            verify(line.shownAmount !== "+0" && line.shownAmount !== "0", line.shownAmount);
        }
    }

    function test_aChangedLineIsSeenChanged() {
        sums.clear();
        sums.append({text: "Ann, Level", amount: 3, monsterSide: false, first: true});
        tryVerify(() => seenLines(low).length === 1);
        sums.setProperty(0, "amount", 4);
        tryVerify(() => sumOf(seenLines(low), false) === 4);
    }

    // Qt warns, and Tab stops there for good, where what has the keyboard is taken out of the way of Tab.
    function test_whatHasTheKeyboardKeepsItUntilItIsLeft() {
        failOnWarning(/activeFocusOnTab/);
        panel.fightersLit = true;
        const side = Items.find(panel, item => item.lit === true && item.total !== undefined)[0];
        side.forceActiveFocus(Qt.TabFocusReason);
        panel.fightersLit = false;
        button("Fight!").forceActiveFocus(Qt.TabFocusReason);
        verify(!side.activeFocusOnTab);
        const chip = Items.find(panel, item => item.mayAnswer === true && item.passed !== undefined)[0];
        chip.forceActiveFocus(Qt.TabFocusReason);
        chip.mayAnswer = false;
        button("Fight!").forceActiveFocus(Qt.TabFocusReason);
        verify(!chip.activeFocusOnTab);
        panel.looming = {cardId: -1, title: "Lose Your Armor", kind: "curse"};
        Items.find(panel, item => item.draggable !== undefined && item.card?.title === "Lose Your Armor")[0].forceActiveFocus(Qt.TabFocusReason);
        panel.looming = null;
    }

    function test_severalMonstersFit() {
        panel.monsterCards = pack;
        waitForRendering(panel);
        const stacks = Items.find(panel, item => item.enhancers !== undefined);
        compare(stacks.length, 3);
        // They come walking in.
        for (const one of stacks)
            tryVerify(() => {
                const at = one.mapToItem(panel, 0, 0, one.width, one.height);
                return one.come === 1 && at.x >= panel.width * 0.3 && at.x + at.width <= panel.width;
            });
    }

    function test_enhancersStickToTheirMonster() {
        compare(stack.extra, 1);
        const [monster, enhancer] = figures(stack);
        compare(monster.width, 300);
        verify(enhancer.width < monster.width / 2 && enhancer.width > 60);
        verify(enhancer.x >= 0 && enhancer.x + enhancer.width < monster.width * 1.15);
    }

    function test_aChangedSumIsCountedAndByHowMuchIsTold() {
        const side = Items.find(panel, item => item.remark !== undefined && item.caption === "Choirmaster")[0];
        const number = Items.find(side, item => item.rolled !== undefined)[0];
        panel.monsters = 25;
        verify(number.rolling);
        verify(texts(side).includes("+5"));
        verify(side.Accessible.name.includes("25"), "told at once");
        tryVerify(() => texts(side).includes("25") && !number.rolling);
        tryVerify(() => !texts(side).includes("+5"));
        Theme.reducedMotion = true;
        panel.monsters = 20;
        verify(!number.rolling);
        verify(texts(side).includes("20"));
        Theme.reducedMotion = false;
    }

    // A card sets out when it is painted; the sum once changed while it was on its way.
    function test_aSumWaitsForACardThatSetsOutLate() {
        const side = Items.find(panel, item => item.remark !== undefined && item.caption === "Choirmaster")[0];
        const number = Items.find(side, item => item.rolled !== undefined)[0];
        panel.expect("monsters", 150);
        panel.monsters = 25;
        const since = Date.now();
        panel.expect("monsters", 900);
        tryVerify(() => number.rolled > 20);
        verify(Date.now() - since > 800, Date.now() - since);
        tryVerify(() => texts(side).includes("25") && !number.rolling);
        Theme.reducedMotion = true;
        panel.monsters = 20;
        Theme.reducedMotion = false;
    }

    function test_theBarIsDividedAsTheSums() {
        const bar = Items.find(panel, item => item.share !== undefined && item.fighters !== undefined)[0];
        compare(bar.share, 0.5);
        for (const [ours, theirs, least, most] of [[30, 10, 0.74, 0.76], [0, 0, 0.5, 0.5], [-3, 12, 0.01, 0.1], [9, -2, 0.9, 0.99]]) {
            panel.fighters = ours;
            panel.monsters = theirs;
            verify(bar.share >= least && bar.share <= most, ours + " : " + theirs + " is " + bar.share);
        }
        panel.fighters = panel.monsters = 20;
    }

    ListModel { id: people }
    SignalSpy { id: looked; target: panel; signalName: "playerActivated" }

    function test_fighterAndHelperStandOppositeTheMonsters() {
        people.clear();
        for (const [seat, part] of [[0, ""], [1, "fighter"], [2, "helper"]])
            people.append({seat: seat, name: "Player " + seat, icon: "dwarf-face", colour: "#e0506a", level: 3, identity: "Dwarf", fight: part});
        panel.players = people;
        waitForRendering(panel);
        const heroes = Items.find(panel, item => item.behind !== undefined && item.visible);
        compare(heroes.map(hero => hero.part), ["fighter", "helper"]);
        verify(heroes[1].width < heroes[0].width);
        const monster = figures(panel)[0];
        for (const hero of heroes) {
            verify(hero.Accessible.name.includes("Player"));
            verify(hero.mapToItem(panel, hero.width, 0).x <= monster.mapToItem(panel, 0, 0).x + monster.width / 3);
        }
        heroes[0].forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        compare(looked.signalArguments[0][0], 1);
        panel.players = null;
    }

    function test_whatIsToBeWonIsNotCut() {
        const side = Items.find(panel, item => item.remark !== undefined && item.caption === "Choirmaster")[0];
        panel.loot = "4 Treasures";
        panel.monsterNames = "Ghost of the Old King + Soggy Ophelia + Understudy in a Sheet + Uninvited Dinner Guest";
        waitForRendering(panel);
        const words = Items.find(side, item => item.truncated !== undefined && item.visible && item.text === "4 Treasures")[0];
        verify(words && !words.truncated);
        verify(words.contentWidth <= words.width);
        panel.monsterNames = "Choirmaster";
        panel.loot = "";
    }

    // They take the room that there is beside the sum.
    function test_twoLongNamesAreNotCut() {
        const side = Items.find(panel, item => item.remark !== undefined && item.caption === "Choirmaster")[0];
        panel.loot = "4 Treasures";
        panel.monsterNames = "Posthumous Professor of Rhetoric + Slightly Haunted Wardrobe";
        waitForRendering(panel);
        const shown = Items.find(side, item => item.truncated !== undefined && item.visible && item.text === panel.monsterNames && !item.copy);
        verify(shown.length > 0);
        for (const words of shown) {
            verify(!words.truncated);
            verify(words.paintedHeight <= words.height + 1);
        }
        verify(side.height <= side.implicitHeight + 1);
        panel.monsterNames = "Choirmaster";
        panel.loot = "";
    }

    ListModel {
        id: twins
        ListElement { cardId: 61; title: "Slightly Haunted Wardrobe"; called: "Slightly Haunted Wardrobe"; mate: false; kind: "monster"; figure: "3"; artRecipe: "orc-head" }
        ListElement { cardId: 62; title: "Slightly Haunted Wardrobe (mate)"; called: "Slightly Haunted Wardrobe (mate)"; mate: true; kind: "monster"; figure: "3"; artRecipe: "orc-head" }
    }

    ListModel {
        id: family
        ListElement { cardId: 65; title: "Dog"; mate: false; kind: "monster"; figure: "10"; rulesText: "Bad Stuff: lose your Footgear."; artRecipe: "orc-head" }
        ListElement { cardId: 66; title: "Troll"; mate: false; kind: "monster"; figure: "10"; rulesText: "Bad Stuff: lose 2 Items."; artRecipe: "orc-head" }
        ListElement { cardId: 67; title: "Dog (mate)"; mate: true; kind: "monster"; figure: "10"; rulesText: "Bad Stuff: lose your Footgear."; artRecipe: "orc-head" }
    }

    // The longest line of two became half as high as it may be, so that the other one kept its two rows.
    function test_theShortestLineOfASumShrinksFirst() {
        const texts = ["Riesiges Hündchen, Stufe (Bestie)", "Uralt", "Riesiges Hündchen (bessere Hälfte), Stufe"];
        const sum = SumFit.gather(texts.map(text => ({text: text, amount: 10})), text => Math.ceil(text.length / 22), 4);
        compare(sum.shown.map(line => line.rows), [1, 1, 2]);
        compare(sum.shown[0].words, "Riesiges Hündchen, Stufe");
    }

    // One of five lines was in 8 pixels, the others in 17.
    function test_noLineOfASumIsMuchSmallerThanTheOthers_data() {
        return [{tag: "a mate", last: "Riesiges Hündchen (bessere Hälfte), Stufe"}, {tag: "a long name", last: "Riesiges Hündchen aus dem Mauthaus, Stufe"}];
    }
    function test_noLineOfASumIsMuchSmallerThanTheOthers(data) {
        const lines = ["Riesiges Hündchen, Stufe", "Uralt", "Maut-Troll, Stufe", "Uralt", data.last].map(text => ({text: text, amount: 10}));
        const measure = text => text.length * 12;  // in type of 25
        const sum = SumFit.fit([{rows: lines, width: 258}, {rows: [], width: 258}], 122, measure, () => 40, 25, 6, 25, 17, size => Math.ceil(size * 1.28) + 2);
        verify(sum.size >= 13, sum.size);
        compare(sum.columns[0].shown.length, 5);
        for (const line of sum.columns[0].shown)
            verify(SumFit.wrapped(line.words, 258 - 6 - 40 * sum.size / 25, text => measure(text) * sum.size / 25) <= line.rows, line.words + " in " + line.rows);
    }

    function test_whatAMateDoesIsSaidOnce() {
        panel.monsterCards = family;
        Items.settle(test, panel);
        const words = Items.find(panel, item => item.mostLines !== undefined && item.visible);
        compare(words.map(one => one.text), ["<b>Dog:</b> Bad Stuff: lose your Footgear.", "<b>Troll · 10:</b> Bad Stuff: lose 2 Items."]);
        for (const one of words) compare(one.mostLines, 2);
        panel.monsterCards = pack;
    }

    function test_monstersOfOneNameAreToldApart() {
        panel.monsterCards = twins;
        Items.settle(test, panel);
        const plates = figures(panel).map(one => Items.find(one, item => item.fits !== undefined && item.visible)[0]?.text);
        compare(plates.length, 2);
        verify(plates[0] !== plates[1], plates);
        verify(plates[1].toLowerCase().includes("mate"), plates);
        compare(new Set(figures(panel).map(one => one.Accessible.name)).size, 2);
        panel.monsterCards = pack;
    }

    ListModel {
        id: sisters
        ListElement { cardId: 63; title: "Robbers"; called: "Robbers"; mate: false; kind: "monster"; figure: "6"; artRecipe: "orc-head" }
        ListElement { cardId: 64; title: "Stepsisters with a Knife from the Kitchen"; called: "Stepsisters with a Knife from the Kitchen"; mate: false; kind: "monster"; figure: "9"; artRecipe: "orc-head" }
    }

    // Not its figure alone, as if it were a number of something.
    function test_aLongNameIsCutOnItsPlate() {
        const narrow = createTemporaryObject(narrowMaker, test);
        narrow.monsterCards = sisters;
        waitForRendering(narrow);
        Items.settle(test, narrow);
        const plates = figures(narrow).map(one => Items.find(one, item => item.fits !== undefined && item.visible)[0]);
        compare(plates.length, 2);
        compare(plates[0].text, "Robbers\u00a0·\u00a06");
        verify(plates[1].text.startsWith("St") && plates[1].text.endsWith("… · 9"), plates[1].text);
        for (const plate of plates) verify(plate.paintedWidth <= plate.width + 1 && plate.width <= plate.most, plate.text);
    }

    function test_aMonsterIsReadInTheFight() {
        panel.note = "";
        waitForRendering(panel);
        verify(texts(panel).some(text => text.includes("sing along")), "where there is room");
        panel.monsterCards = pack;
        waitForRendering(panel);
        for (const name of ["Troll", "Goblin", "Ogre"]) verify(texts(panel).some(text => text.startsWith(name)), name);
    }

    // At the size that a window of 1232 x 752 gives it.
    function test_aMonsterIsReadFromItsFigure() {
        const narrow = createTemporaryObject(narrowMaker, test);
        narrow.forTheWin = true;
        narrow.monsterCards = pack;
        waitForRendering(narrow);
        let seen = "";
        narrow.peeked.connect(card => { seen = card.title; });
        const all = figures(narrow);
        compare(all.length, 3);
        for (const one of all) {
            one.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_L);
            compare(seen, one.card.title);
        }
    }

    function test_theMonstersKeepTheirSizeWhileWhatIsAskedChanges() {
        const monster = Items.find(panel, item => item.enhancers !== undefined)[0];
        panel.note = "";
        wait(0);
        panel.note = "A question for everybody at the table, in so many words that they need a line of their own.";
        waitForRendering(panel);
        panel.note = "";
        tryVerify(() => standsOnTheStrip(monster));
        const height = monster.height;
        panel.note = "Few words.";
        Items.settle(test, panel);
        compare(monster.height, height);
        panel.note = "";
        panel.ready = null;
        panel.actions = [mock.actions[0]];
        Items.settle(test, panel);
        compare(monster.height, height);
        panel.actions = mock.actions;
        panel.ready = mock.players;
    }

    // However long the question beside which some of them would fit.
    function test_theNamesOfThoseWhoMayAnswerStayTogether() {
        for (const words of ["Few words.", "A question for everybody at the table, with room for one.", "A question for everybody at the table. ".repeat(2)]) {
            panel.note = words;
            Items.settle(test, panel);
            const chips = Items.find(panel, one => one.mayAnswer !== undefined && one.held !== undefined && one.visible);
            compare(chips.length, 4);
            tryVerify(() => chips.every(chip => chip.mapToItem(panel, 0, 0).y === chips[0].mapToItem(panel, 0, 0).y), 5000, words);
        }
        panel.note = "";
    }

    function standsOnTheStrip(monster: var): bool {
        const foot = monster.mapToItem(panel, 0, monster.height).y, strip = panel.buttonRow.parent.mapToItem(panel, 0, 0).y;
        return foot <= strip && strip - foot < Theme.gap;
    }

    // However much was asked before.
    function test_theFiguresUseTheRoomThatThereIs() {
        const monster = Items.find(panel, item => item.enhancers !== undefined)[0];
        Items.settle(test, panel);
        const height = monster.height;
        panel.note = "A question for everybody at the table. ".repeat(6);
        tryVerify(() => monster.height < height - 10 && standsOnTheStrip(monster));
        panel.note = "";
        tryVerify(() => monster.height === height && standsOnTheStrip(monster));
    }

    ListModel { id: growing }
    ListModel { id: lone; ListElement { cardId: 71; title: "Troll"; kind: "monster"; figure: "10"; artRecipe: "orc-head"; rulesText: "+4 against Elves.<br>Bad Stuff: Lose the Headgear you are wearing. Lose a Level." } }

    // At 1280 x 800.
    function test_theFiguresKeepTheirSizeWhenLinesComeToTheSums() {
        Theme.fit(1280, 800);
        growing.clear();
        growing.append({text: "Ann (Level 3)", amount: 3, monsterSide: false, first: true});
        growing.append({text: "Troll", amount: 10, monsterSide: true, first: true});
        people.clear();
        people.append({seat: 1, name: "Ann", icon: "dwarf-face", colour: "#e0506a", level: 3, identity: "Dwarf", fight: "fighter"});
        const fight = createTemporaryObject(narrowMaker, test, {width: 604, height: 352, lines: growing, players: people, monsterCards: lone});
        Items.settle(test, fight);
        const hero = Items.find(fight, item => item.behind !== undefined && item.visible)[0], monster = figures(fight)[0];
        const before = [hero.width, monster.width];
        for (const words of ["Boots of Butt-Kicking", "Pantyhose of Giant Strength", "Bob (Level 4)", "Sneaky Sword"]) growing.append({text: words, amount: 2, monsterSide: false, first: false});
        growing.append({text: "Enraged, which is an enhancer", amount: 5, monsterSide: true, first: false});
        Items.settle(test, fight);
        tryVerify(() => Items.find(fight, one => one.shownAmount !== undefined && one.visible).length === growing.count);
        const now = [hero.width, monster.width];
        verify(now[0] > before[0] * 0.94 && now[1] > before[1] * 0.94, before + ", then " + now);
        fight.note = "Few words.";
        Items.settle(test, fight);
        compare([hero.width, monster.width].join(), now.join());
        const lines = Items.find(fight, one => one.shownAmount !== undefined && one.visible).map(one => one.mapToItem(hero, 0, 0, one.width, one.height));
        for (const line of lines) verify(line.right < hero.width * 0.34 || line.left > hero.width, "a line at " + line + " of " + hero.width);
    }

    // At 1280 x 800, with the longest row of buttons.
    function test_theButtonsOfAFightAreOneRow() {
        Theme.fit(1280, 800);
        const narrow = createTemporaryObject(narrowMaker, test, {width: 612, height: 340});
        narrow.monsterCards = pack;
        const keyed = mock.actions.map((one, index) => Object.assign({}, one, {sequence: "FHR"[index]}));
        narrow.actions = keyed;
        waitForRendering(narrow);
        const row = narrow.buttonRow, height = row.height;
        narrow.actions = [...keyed, {key: "offerTrade", text: "Trade or give …", icon: "trade", sequence: "T"},
                          {key: "takeBack", text: "Take back", icon: "cycle", sequence: "Ctrl+Z", aside: true}];
        tryVerify(() => row.size !== "wholeWidth");
        waitForRendering(narrow);
        compare(row.height, height);
        for (const one of Items.find(row, item => item.actionKey !== undefined)) {
            const right = one.mapToItem(row, one.width, 0).x;
            verify(right <= row.width + 1, one.text);
        }
        narrow.actions = keyed;
        tryVerify(() => row.size === "wholeWidth");
    }

    function test_whatIsAboutToStrikeLiesInTheFight() {
        panel.looming = {cardId: -1, title: "Lose Your Armor", kind: "curse"};
        waitForRendering(panel);
        const lying = () => Items.find(panel, item => item.draggable !== undefined && item.visible && item.card?.title === "Lose Your Armor");
        compare(lying().length, 1);
        verify(lying()[0].width > 60);
        panel.looming = null;
        compare(lying().length, 0);
    }

    function test_aMonsterThatStrikesIsShownOnce() {
        const monster = mock.monsters.get(0);
        panel.looming = {cardId: monster.cardId, title: monster.title, kind: "monster", rulesText: "Bad Stuff: sing along."};
        waitForRendering(panel);
        const cards = figures(panel).filter(item => item.card?.title === monster.title);
        compare(cards.length, 1);
        compare(Items.find(panel, item => item.draggable !== undefined && item.visible && item.card?.title === monster.title).length, 0);
        verify(cards[0].selected);
        verify(Items.find(panel, item => item.visible && item.paintedHeight !== undefined && item.text === "Bad Stuff: sing along.").length > 0);
        panel.looming = null;
        verify(!cards[0].selected);
    }

    function test_whatAMonsterAboutToStrikeDoesIsSaidOnce() {
        const monster = mock.monsters.get(0), said = text => text.indexOf("sing along") >= 0;
        compare(texts(panel).filter(said).length, 1);
        panel.looming = {cardId: monster.cardId, title: monster.title, kind: "monster", rulesText: monster.rulesText};
        waitForRendering(panel);
        compare(texts(panel).filter(said).length, 1);
        panel.looming = null;
    }

    function test_aTieIsReadable() {
        panel.winning = false;
        const words = Items.find(panel, item => item.text === "A tie: the monsters win" && item.visible)[0];
        verify(words, "it is said");
        verify(words.parent.height >= words.contentHeight && words.parent.width > words.contentWidth);
        verify(words.parent.color.a > 0.9);
        panel.winning = true;
    }

    ListModel {
        id: wordy
        ListElement { cardId: 81; title: "Green-Eyed Monster"; kind: "monster"; figure: "8"; artRecipe: "orc-head"; rulesText: "" }
    }

    function test_aLongBadStuffIsReadWhole() {
        Theme.fit(1280, 800);
        const narrow = createTemporaryObject(narrowMaker, test, {width: 612, height: 340});
        wordy.setProperty(0, "rulesText", "+4 if the fighter carries an Item worth 600 gp or more.<br>Bad Stuff: Choose a player of the lowest Level among the others: "
            + "that player takes 1 Item you have equipped, the one that is worth the most.");
        narrow.monsterCards = wordy;
        waitForRendering(narrow);
        const words = Items.find(narrow, item => item.mostLines !== undefined)[0];
        verify(words.visible && !words.truncated);
        wordy.setProperty(0, "rulesText", "Bad Stuff: lose whatever you have. ".repeat(20));
        tryVerify(() => words.truncated);
        words.forceActiveFocus(Qt.TabFocusReason);
        tryVerify(() => words.bubble.visible && words.bubble.text === words.text);
    }

    function test_aDieToRunAwayCoversNoWords() {
        const narrow = createTemporaryObject(narrowMaker, test, {width: 612, height: 340});
        wordy.setProperty(0, "rulesText", "Bad Stuff: you are dead.");
        narrow.monsterCards = wordy;
        waitForRendering(narrow);
        narrow.runDie.flight = "5 or more escapes";
        narrow.runDie.roll(4, 5);
        const caption = Items.find(narrow, item => item.text === "5 or more escapes")[0], words = Items.find(narrow, item => item.mostLines !== undefined)[0];
        verify(caption.mapToItem(narrow, 0, caption.height).y <= words.mapToItem(narrow, 0, 0).y);
        narrow.runDie.clear();
    }

    function test_bothDiceRollLargeAndComeToLieAtTheSums() {
        const dice = panel.dice;
        const thrown = Items.find(dice, item => item.lies !== undefined);
        compare(thrown.filter(one => one.visible).length, 0);
        dice.roll(16, true);
        const theirs = thrown.filter(one => one.visible)[0];
        verify(theirs.monsters);
        verify(theirs.width > panel.width * 0.25, "large: " + theirs.width);
        tryCompare(theirs.die, "shown", 16);
        tryVerify(() => theirs.width < panel.width * 0.15 && theirs.x > panel.width / 2);
        dice.clear();
    }

    SignalSpy { id: settledDie; target: panel.runDie; signalName: "settled" }

    function test_aDieToRunAwayRollsLargeWithWhatItNeeds() {
        panel.runDie.flight = "5 or more escapes";
        panel.runDie.landed = "4: 5 or more escapes";
        panel.runDie.roll(4, 5);
        verify(texts(panel).includes(panel.runDie.flight));
        verify(Items.find(panel.runDie, item => item.sides === 6 && item.body !== undefined)[0].width > panel.height * 0.25);
        tryCompare(settledDie, "count", 1);
        compare(settledDie.signalArguments[0][0], 4);
        verify(texts(panel).includes(panel.runDie.landed));
        tryVerify(() => !panel.runDie.visible);
    }

    // What follows the roll is not shown before the die is gone, nor the die after it.
    function test_aDieToRunAwayIsGoneWhenItsTimeIsOver() {
        const die = panel.runDie;
        die.lasts = 600;
        die.roll(3, 5);
        verify(die.die.millis < 600 * 0.7);
        settledDie.clear();
        die.finish();
        verify(!die.visible);
        compare(settledDie.count, 1);
        compare(settledDie.signalArguments[0][0], 3);
        compare(die.die.face, 3);
        die.lasts = 0;
        settledDie.clear();
    }

    SignalSpy { id: shown; target: stack; signalName: "peeked" }
    SignalSpy { id: meant; target: stack; signalName: "activated" }

    function test_anEnhancerIsReadByKeyboardAndStandsForItsMonster() {
        shown.clear();
        meant.clear();
        const enhancer = figures(stack).filter(item => item.cardId !== stack.monster.cardId)[0];
        enhancer.forceActiveFocus(Qt.TabFocusReason);
        compare(shown.count, 0);
        keyClick(Qt.Key_L);
        compare(shown.count, 1);
        compare(shown.signalArguments[0][0].cardId, enhancer.cardId);
        keyClick(Qt.Key_Return);
        compare(meant.count, 1);
        compare(meant.signalArguments[0][0], stack.monster.cardId);
    }

    function test_aFigureIsReadByAPointerThatMoves() {
        shown.clear();
        const front = figures(stack).filter(item => item.cardId === stack.monster.cardId)[0];
        mouseMove(test, 1, 1);
        wait(0);
        mouseMove(front, front.width * 0.4, front.height * 0.5);
        tryCompare(shown, "count", 1);
        compare(shown.signalArguments[0][0].cardId, stack.monster.cardId);
        mouseMove(front, -5, -5);
    }

    function test_aHeroIsNamedToAPointerThatMovesWhileItIsShown() {
        people.clear();
        people.append({seat: 1, name: "Player 1", icon: "dwarf-face", colour: "#e0506a", level: 3, identity: "Dwarf", fight: "fighter"});
        panel.players = people;
        waitForRendering(panel);
        const hero = Items.find(panel, item => item.behind !== undefined && item.visible)[0];
        const tip = Array.from(hero.resources).filter(thing => thing.wishes !== undefined)[0];
        tryCompare(hero, "come", 1);
        mouseMove(hero, hero.width * 0.4, hero.height * 0.6);
        verify(tip.shown);
        panel.visible = false;
        verify(!tip.shown);
        panel.visible = true;
        mouseMove(hero, -5, -5);
        panel.players = null;
    }

    function test_noLineOfASumCoversAFace_data() {
        return [{tag: "two", count: 2}, {tag: "three", count: 3}];
    }

    ListModel { id: joined }

    function test_noLineOfASumCoversAFace(data) {
        joined.clear();
        for (let index = 0; index < data.count; ++index) joined.append(pack.get(index));
        panel.monsterCards = joined;
        Items.settle(test, panel);
        const lines = Items.find(panel, one => one.shownAmount !== undefined && one.visible).map(one => one.mapToItem(panel, 0, 0, one.width, one.height));
        verify(lines.length > 2);
        compare(figures(panel).length, data.count);
        for (const figure of figures(panel)) {
            const at = figure.mapToItem(panel, 0, 0, figure.width, figure.height);
            verify(at.width > 40, figure.card.title + " is " + at.width + " wide");
            for (const line of lines)
                verify(line.right <= at.left + at.width * 0.12 || line.left >= at.right - at.width * 0.12 || line.bottom <= at.top + 1 || line.top >= at.bottom - 1,
                       "a line at " + line + " lies over " + figure.card.title + " at " + at);
        }
    }

    ListModel { id: fallen; ListElement { name: "Ann"; icon: "cowled"; colour: "#ff0000"; seat: 0; identity: "Elf"; fight: "fighter"; dead: true } }

    function test_theDeadLieGreyInTheScene() {
        panel.players = fallen;
        const heroes = () => Items.find(panel, one => one.twoHanded !== undefined && one.visible);
        tryVerify(() => heroes().length === 1);
        verify(heroes()[0].dead);
        fallen.setProperty(0, "dead", false);
        tryVerify(() => !heroes()[0].dead);
        panel.players = null;
    }

    ListModel {
        id: horde
        ListElement { cardId: 91; title: "Enormous Small Dog"; kind: "monster"; figure: "10"; artRecipe: "goblin-head"; rulesText: "Bad Stuff: lose a level." }
        ListElement { cardId: 92; title: "Toll Troll"; kind: "monster"; figure: "10"; artRecipe: "barbarian"; rulesText: "Bad Stuff: lose a level." }
        ListElement { cardId: 93; title: "Enormous Small Dog"; mate: true; kind: "monster"; figure: "10"; artRecipe: "goblin-head"; rulesText: "Bad Stuff: lose a level." }
    }
    Component {
        id: hordeMaker

        CombatPanel {
            fighters: 14; monsters: 50; fighterNames: "Ann"; monsterNames: "2 × Enormous Small Dog + Toll Troll"; loot: "13 Treasures"
            monsterCards: horde; lines: mock.lines; players: mock.players; actions: mock.actions; note: "You are losing. Play cards, ask for help, or run away."
        }
    }

    // Three monsters stand side by side, each with its Level below it.
    function test_threeMonstersAreToldApart_data() {
        return [{tag: "1280 × 800", scale: 0.8, text: 1, width: 603, height: 352}, {tag: "1280 × 800 at 200 %", scale: 0.8, text: 2, width: 936, height: 315},
                {tag: "1920 × 1080 at 200 %", scale: 1.08, text: 2, width: 1455, height: 434}];
    }

    function test_threeMonstersAreToldApart(data) {
        Theme.scale = data.scale;
        Theme.textScale = data.text;
        const made = createTemporaryObject(hordeMaker, test, {width: data.width, height: data.height});
        for (const stack of Items.find(made, one => one.come !== undefined && one.shortTag !== undefined)) tryCompare(stack, "come", 1);
        Items.settle(test, made);
        const box = item => item.mapToItem(made, 0, 0, item.width, item.height);
        const shown = figures(made), tags = shown.map(figure => Items.find(figure, one => one.visible && one.fits !== undefined && one.most !== undefined)[0].parent);
        compare(shown.length, 3);
        for (const [index, figure] of shown.entries()) for (const other of shown.slice(index + 1)) {
            const one = box(figure), two = box(other), common = Math.min(one.right, two.right) - Math.max(one.left, two.left);
            verify(common <= 0.2 * Math.min(one.width, two.width), figure.card.title + " at " + one + " stands in " + other.card.title + " at " + two);
        }
        for (const [index, tag] of tags.entries()) for (const other of tags.slice(index + 1)) {
            const one = box(tag), two = box(other);
            verify(one.right <= two.left || two.right <= one.left || one.bottom <= two.top || two.bottom <= one.top, one + " is over " + two);
        }
        for (const [index, tag] of tags.entries()) {
            const said = Items.find(tag, one => one.fits !== undefined && one.most !== undefined)[0];
            verify(said.text.startsWith(shown[index].card.mate && said.text.startsWith("Mate") ? "Mate" : shown[index].card.title) && !said.truncated, said.text);
            for (const figure of shown)
                verify(box(tag).right <= box(figure).left || box(tag).left >= box(figure).right || box(tag).top >= box(figure).top + figure.height * 0.85, said.text + " covers " + figure.card.title);
        }
    }

    // Digits were smaller at 200 % than at 100 %.
    function test_sumsGrowWithTheText() {
        const sizes = [{scale: 0.8, text: 1, width: 603, height: 352}, {scale: 0.8, text: 2, width: 936, height: 315}].map(data => {
            Theme.scale = data.scale;
            Theme.textScale = data.text;
            const made = createTemporaryObject(hordeMaker, test, {width: data.width, height: data.height});
            const size = Items.find(made, one => one.rolled !== undefined && one.size !== undefined)[0].size;
            made.destroy();
            return size;
        });
        verify(sizes[1] > sizes[0], sizes.join());
    }

    Component {
        id: badMaker

        CombatPanel {
            width: 936; height: 337; fighters: 10; monsters: 4; winning: true; fighterNames: "Ann"; monsterNames: "Tax Gnome"; loot: "2 Treasures"
            monsterCards: wordy; actions: [mock.actions[0]]
        }
    }

    function test_aBadStuffInLargeTextIsReadWhole_data() {
        return [{tag: "asked", ready: few, note: "Ann wins this fight, unless somebody interferes.",
                 text: "+3 against Dwarves.<br>Bad Stuff: Lose 1 Item you carry, the one worth the most gold, or if you have none, discard 2 cards from your hand."},
                {tag: "fighting", ready: null, note: "You are losing. Play cards, ask for help, or run away.",
                 text: "Chase Off: in your combat, if you are a Cleric: this monster leaves the fight; the fighter gains no level for it, but takes its Treasures.<br>Bad Stuff: Lose 3 levels."}];
    }
    ListModel { id: few; ListElement { name: "Benjamin"; colour: "#4596df" } ListElement { name: "Cid"; colour: "#5fb562" } }
    function test_aBadStuffInLargeTextIsReadWhole(data) {
        Theme.scale = 0.8;
        Theme.textScale = 2;
        wordy.setProperty(0, "rulesText", data.text);
        const made = createTemporaryObject(badMaker, test, {ready: data.ready, note: data.note});
        Items.settle(test, made);
        const pane = Items.find(made, one => one.looming !== undefined && one.tellsMonster !== undefined)[0];
        verify(pane.tellsMonster);
        verify(pane.contentHeight <= pane.height + 1, pane.contentHeight + " in " + pane.height);
    }

    // In large text nothing told it.
    function test_whatSeveralMonstersDoIsAtHandInLargeText_data() {
        return [{tag: "1280 × 800", scale: 0.8, width: 936, height: 315}, {tag: "1920 × 1080", scale: 1.08, width: 1455, height: 434}];
    }
    function test_whatSeveralMonstersDoIsAtHandInLargeText(data) {
        Theme.scale = data.scale;
        Theme.textScale = 2;
        const made = createTemporaryObject(flightMaker, test, {width: data.width, height: data.height, counts: true, ready: null, note: "You are losing. Play cards, ask for help, or run away."});
        Items.settle(test, made);
        const chip = Items.find(made, one => one.bubble !== undefined && one.wholeWidth !== undefined && one.many !== undefined && one.visible)[0];
        verify(chip);
        for (const row of [0, 1]) verify(chip.bubble.text.includes(fled.get(row).rulesText), chip.bubble.text);
        const pane = Items.find(made, one => one.looming !== undefined && one.most !== undefined)[0], at = chip.mapToItem(pane, 0, 0, chip.width, chip.height);
        verify(at.y >= 0 && at.bottom <= pane.height + 1 && at.right <= pane.width, at + " in " + pane.height);
        chip.forceActiveFocus(Qt.TabFocusReason);
        tryVerify(() => chip.bubble.visible);
        // It lay over the fight until something else had the focus.
        keyClick(Qt.Key_Escape);
        tryVerify(() => !chip.bubble.visible);
        chip.focus = false;
        mouseMove(chip, chip.width / 2, chip.height / 2);
        tryVerify(() => chip.bubble.visible);
        mouseClick(chip);
        mouseMove(made, 5, 5);
        tryVerify(() => !chip.bubble.visible);
    }

    // Both were read as one.
    function test_theChangeOfASumIsNotReadWithTheNames() {
        const made = createTemporaryObject(unevenMaker, test, {width: 600});
        Items.settle(test, made);
        const names = Items.find(made, one => one.truncated !== undefined && one.visible && one.text === made.fighterNames)[0];
        made.fighters = 17;
        const rise = Items.find(made, one => one.monsterSide === false && one.way !== undefined)[0];
        tryVerify(() => rise.visible && rise.text === "+3");
        tryVerify(() => names.parent.opacity < 0.2 && rise.visible);
        tryVerify(() => !rise.visible && names.parent.opacity === 1);
    }

    // They lay over the figures' faces.
    function test_whatAnEscapeNeedsCoversNoFigureInLargeText_data() {
        return [{tag: "1280 × 800", scale: 0.8, width: 936, height: 315}, {tag: "1920 × 1080", scale: 1.08, width: 1455, height: 434}];
    }
    function test_whatAnEscapeNeedsCoversNoFigureInLargeText(data) {
        Theme.scale = data.scale;
        Theme.textScale = 2;
        const made = createTemporaryObject(flightMaker, test, {width: data.width, height: data.height, ready: null, note: "", actions: []});
        made.runDie.flight = made.runDie.landed = "2: чтобы сбежать, нужно 5 или больше";
        made.runDie.roll(2, 5);
        const words = Items.find(made.runDie, one => one.text === made.runDie.landed)[0];
        tryVerify(() => words.visible);
        Items.settle(test, made);
        const box = item => item.mapToItem(made, 0, 0, item.width, item.height), bar = box(words);
        verify(!words.truncated && words.lineCount === 1 && words.font.pixelSize >= Theme.titleSmall && bar.bottom <= made.height, bar + " in " + words.font.pixelSize);
        for (const figure of Items.find(made, one => one.come !== undefined && one.shortTag !== undefined && one.visible)) verify(bar.top >= box(figure).bottom, bar + " over " + box(figure));
        made.runDie.finish();
    }

    // They took two rows, and the figures were tiny above them.
    function test_buttonsInLargeTextShrinkBeforeTheyTakeASecondRow() {
        Theme.scale = 0.8;
        Theme.textScale = 2;
        const button = (key, text, icon, more) => Object.assign({key: key, text: text, icon: icon, sequence: key[0].toUpperCase(), allowed: true}, more);
        const made = createTemporaryObject(flightMaker, test, {width: 936, height: 315, counts: true, ready: null, note: "Ты проигрываешь. Играй карты, проси помощи или беги.",
            actions: [button("fight", "В бой!", "crossed-swords"), button("help", "Просить помощи…", "talk"), button("run", "Бежать", "run"), button("use", "Способности…", "hand"),
                      button("back", "Взять назад", "cycle", {aside: true, brief: true})]});
        Items.settle(test, made);
        const buttons = Items.find(made.buttonRow, one => one.tightWidth !== undefined && one.visible);
        compare(buttons.length, 5);
        for (const one of buttons) compare(one.mapToItem(made, 0, one.height / 2).y, buttons[0].mapToItem(made, 0, buttons[0].height / 2).y, one.text);
        for (const one of Items.find(made.buttonRow, one => one.truncated !== undefined && one.visible && one.text !== ""))
            verify(!one.truncated && one.fontInfo.pixelSize >= Theme.titleSmall * 0.76, one.text + " in " + one.fontInfo.pixelSize + " of " + Theme.titleSmall);
        verify(Items.find(made, one => one.come !== undefined && one.shortTag !== undefined)[0].height > 70);
    }

    // While two monsters are fled from, their words leave little room.
    ListModel {
        id: fled
        ListElement { cardId: 81; title: "The Giant Critic"; kind: "monster"; figure: "8"; artRecipe: "goblin-head"; rulesText: "+4 against those driven by Vengeance. <b>Bad Stuff:</b> Lose the Headgear you are wearing. Lose the Armor you are wearing." }
        ListElement { cardId: 82; title: "Behemoth of the Back Row"; kind: "monster"; figure: "12"; artRecipe: "barbarian"; rulesText: "+4 against Priests. <b>Bad Stuff:</b> Lose all Items you carry unequipped. Lose the Armor you are wearing." }
    }
    Component {
        id: flightMaker

        CombatPanel {
            width: 598; height: 326; fighters: 6; monsters: 20; counts: false; fighterNames: "James + Anna"; monsterNames: "The Giant Critic + Behemoth of the Back Row"
            monsterCards: fled; lines: mock.lines; ready: mock.players; actions: [mock.actions[0]]; note: "James rolled 3 to run away from The Giant Critic: 5 or more escapes. Does anybody want to change that?"
        }
    }

    function test_whoMayStillAnswerAFlightIsNotCut_data() {
        return [{tag: "1232 × 752", scale: 0.75, width: 598, height: 326}, {tag: "1600 × 1000", scale: 1, width: 780, height: 430}];
    }

    function test_whoMayStillAnswerAFlightIsNotCut(data) {
        Theme.scale = data.scale;
        const flight = createTemporaryObject(flightMaker, test, {width: data.width, height: data.height});
        Items.settle(test, flight);
        const chips = Items.find(flight, one => one.mayAnswer !== undefined && one.held !== undefined && one.visible);
        compare(chips.length, 4);
        const pane = Items.find(flight, one => one.looming !== undefined && one.most !== undefined)[0];
        for (const chip of chips) {
            const at = chip.mapToItem(pane, 0, 0, chip.width, chip.height);
            verify(at.y >= 0 && at.y + at.height <= pane.height + 1, chip.text + " from " + at.y + " to " + (at.y + at.height) + " of " + pane.height);
        }
    }

    // For a moment they stood in a column, which pushed the words over the figures.
    function test_whoMayAnswerStandsInOneLineAtOnce() {
        panel.ready = null;
        wait(50);
        panel.ready = mock.players;
        const chips = Items.find(panel, one => one.mayAnswer !== undefined && one.passed !== undefined);
        verify(chips.length > 1);
        const wanted = chips.reduce((sum, chip) => sum + chip.implicitWidth, 0);
        verify(chips[0].parent.width >= Math.min(wanted, panel.width * 0.9), chips[0].parent.width + " for " + wanted);
    }

    ListModel {
        id: silent
        ListElement { cardId: 61; title: "Troll"; kind: "monster"; figure: "10"; artRecipe: "orc-head"; rulesText: "" }
    }

    // While the figures make room.
    function test_wordsHaveTheirStripFromTheFirstFrame() {
        panel.monsterCards = silent;
        Items.settle(test, panel);
        const top = item => item.mapToItem(panel, 0, 0).y;
        const words = () => Items.find(panel, item => item.mostLines !== undefined && item.visible)[0];
        const dark = () => Math.min(...Items.find(panel, item => item.visible && item.color !== undefined && Qt.colorEqual(item.color, Theme.strip)).map(top));
        silent.setProperty(0, "rulesText", "Nobody may help.<br><b>Bad Stuff:</b> Lose all that you carry, and all that you wear.");
        tryVerify(() => words() !== undefined);
        verify(top(words()) >= dark(), top(words()) + " above " + dark());
        Items.settle(test, panel);
        verify(top(words()) >= dark());
    }

    function test_aMonsterComesWhenItIsPainted() {
        const recipe = "orc-head+crossed-swords::" + Math.floor(Math.random() * 1e6);
        const coming = createTemporaryQmlObject("import Kickdoor.Combat; MonsterStack { room: 300; monster: ({cardId: 5, title: 'Troll', kind: 'monster', artRecipe: '" + recipe + "'}) }", test);
        verify(!coming.body.drawn);
        compare(coming.opacity, 0);
        tryVerify(() => coming.body.drawn);
        tryCompare(coming, "opacity", 1);
    }
}
