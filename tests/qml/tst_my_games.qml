import QtQuick
import QtTest
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Menu
import Kickdoor.Pages
import Kickdoor.Result
import "items.js" as Items

TestCase {
    id: test

    name: "MyGames"
    when: windowShown
    width: 1280
    height: 800
    visible: true

    readonly property var figures: [{group: "Games", label: "All games", value: "3 of 7 won"},
                                    {group: "", label: "Original", value: "1 of 2 won"},
                                    {group: "Nemesis", label: "Won most often against me", value: "A player with a rather long name indeed, 4 times"}]
    readonly property var honours: [{title: "By a Whisker", about: "Won a fight by a single point.", earned: true, when: "11/23/26"},
                                    {title: "Plus One", about: "Shared a victory as the helper.", earned: false, when: ""}]

    Component {
        id: maker

        MyGamesScreen {
            anchors.fill: parent
            persons: ["James", "Laura"]
            person: "James"
            figures: test.figures
            honours: test.honours
        }
    }
    Component { id: winnerMaker; WinnerScreen { anchors.fill: parent } }
    Component {
        id: startMaker

        StartPage {
            anchors.fill: parent
            navigator: Navigator {}
            session: null
            saves: null
        }
    }
    Component { id: spyMaker; SignalSpy {} }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not ready/);
    }

    function cleanup() {
        Theme.textScale = 1;
    }

    function make(maker: var, properties: var): var {
        const item = createTemporaryObject(maker, test, properties ?? {});
        waitForRendering(item);
        return item;
    }

    function spy(item: var, signal: string): var {
        return createTemporaryObject(spyMaker, test, {target: item, signalName: signal});
    }

    function button(item: var, text: string): var {
        return Items.find(item, one => one.look !== undefined && one.visible && one.text === text)[0];
    }

    function named(item: var, text: string): var {
        return Items.find(item, one => one.visible && one.Accessible.name === text);
    }

    function test_figuresAndHonoursAreRead() {
        const screen = make(maker);
        compare(named(screen, "Games. All games: 3 of 7 won").length, 1);
        compare(named(screen, "Original: 1 of 2 won").length, 1);
        compare(named(screen, "By a Whisker, earned on 11/23/26. Won a fight by a single point.").length, 1);
        compare(named(screen, "Plus One, not earned yet. Shared a victory as the helper.").length, 1);
    }

    function test_nothingRunsOver_data(): var {
        return [1, 1.5, 2].map(scale => ({tag: scale * 100 + " %", scale: scale}));
    }
    function test_nothingRunsOver(data: var) {
        Theme.textScale = data.scale;
        const screen = make(maker);
        for (const line of Items.find(screen, one => one.stacked !== undefined)) {
            const texts = Items.find(line, one => one.contentWidth !== undefined && one.visible);
            for (const text of texts) {
                verify(text.x >= -1 && text.x + text.contentWidth <= line.width + 1, text.text);
                verify(text.y + text.height <= line.height + 1, text.text);
            }
            for (let one = 1; one < texts.length; ++one)
                verify(texts[one].y >= texts[one - 1].y + texts[one - 1].height - 1 || texts[one].x >= texts[one - 1].x + texts[one - 1].width - 1, texts[one].text);
        }
        for (const text of ["Back", "Export …", "Erase …"]) {
            const made = button(screen, text);
            verify(made.mapToItem(screen, 0, 0).x >= 0 && made.mapToItem(screen, made.width, made.height).x <= screen.width, text);
            verify(made.mapToItem(screen, 0, made.height).y <= screen.height, text);
        }
    }

    function test_aPersonIsPickedByKeyboard() {
        const screen = make(maker);
        const picked = spy(screen, "personPicked");
        named(screen, "Laura")[0].forceActiveFocus();
        keyClick(Qt.Key_Return);
        compare(picked.signalArguments[0][0], "Laura");
    }

    function test_erasingAsksFirst() {
        const screen = make(maker);
        const erased = spy(screen, "eraseRequested");
        mouseClick(button(screen, "Erase …"));
        verify(screen.question.visible);
        keyClick(Qt.Key_Escape);
        verify(!screen.question.visible);
        compare(erased.count, 0);
        mouseClick(button(screen, "Erase …"));
        keyClick(Qt.Key_Return);
        verify(!screen.question.visible);
        compare(erased.count, 0, "Enter keeps the figures");
        mouseClick(button(screen, "Erase …"));
        mouseClick(button(screen, "Erase"));
        compare(erased.count, 1);
        verify(!screen.question.visible);
    }

    function test_theKeyboardReachesTheLastHonour() {
        Theme.textScale = 2;
        const many = Array.from({length: 16}, (none, index) => ({title: "Honour " + index, about: "For something.", earned: false, when: ""}));
        const screen = make(maker, {honours: many});
        const last = Items.find(screen, one => one.visible && one.title === "Honour 15" && one.about !== undefined)[0];
        const top = () => last.mapToItem(screen, 0, 0).y;
        verify(top() > screen.height);
        button(screen, "Back").forceActiveFocus();
        for (let press = 0; press < 60 && !last.activeFocus; ++press) keyClick(Qt.Key_Tab);
        verify(last.activeFocus);
        tryVerify(() => top() + last.height <= screen.height);
    }

    function test_exportingIsOffered() {
        const screen = make(maker);
        const exported = spy(screen, "exportRequested");
        mouseClick(button(screen, "Export …"));
        compare(exported.count, 1);
    }

    function test_escapeLeadsBack() {
        const screen = make(maker);
        const back = spy(screen, "back");
        screen.forceActiveFocus();
        keyClick(Qt.Key_Escape);
        compare(back.count, 1);
    }

    function test_withoutGamesThereIsNothingToErase() {
        const screen = make(maker, {persons: [], person: "", figures: [], honours: [], problem: "/x/my-games.json is damaged: line 1"});
        compare(named(screen, "Nobody has played a game to its end here yet. Games of bots alone do not count.").length, 1);
        compare(named(screen, "/x/my-games.json is damaged: line 1").length, 1);
        verify(!button(screen, "Erase …"));
        verify(!button(screen, "Export …"));
    }

    function test_theStartPageOffersItOnceGamesWereFinished() {
        const screen = make(startMaker);
        verify(!button(screen, "My games").allowed);
        mouseClick(button(screen, "My games"));
        compare(screen.navigator.page, "start");
        screen.played = true;
        verify(button(screen, "My games").allowed);
        mouseClick(button(screen, "My games"));
        compare(screen.navigator.page, "mine");
    }

    function test_theWinnersPageTellsOneThingAndNewHonours() {
        const screen = make(winnerMaker, {winners: [{name: "Ann", tone: "red"}]});
        compare(named(screen, "Ann beat Feral Teapot by a single point: 9 to 8.").length, 0);
        screen.retelling = "Ann beat Feral Teapot by a single point: 9 to 8.";
        screen.honours = "Newly earned by Ann: By a Whisker.";
        compare(named(screen, screen.retelling).length, 1);
        compare(named(screen, screen.honours).length, 1);
    }

    function test_aPhotoShowsTheResultAndNoMessages() {
        const screen = make(winnerMaker, {winners: [{name: "Ann", tone: "red"}], subtitle: "The photo is in /home/ann.", honours: "Newly earned by Ann: Plus One.",
                                          retelling: "The lead changed 5 times.", series: [{name: "Ann", tone: "red", levels: [1, 10]}]});
        const asked = spy(screen, "photoRequested");
        button(screen, "Photo …").forceActiveFocus();
        keyClick(Qt.Key_Return);
        compare(asked.count, 1);
        screen.posing = true;
        Items.settle(test, screen);
        const shown = [];
        for (const part of screen.photoParts)
            shown.push(part.text, ...Items.find(part, one => one.text !== undefined).map(one => one.text));
        verify(shown.includes("Ann wins!"));
        verify(shown.includes("The lead changed 5 times."));
        verify(shown.includes("Ann: Level 10"));
        verify(!shown.includes("The photo is in /home/ann."));
        let images = 0;
        for (const part of screen.photoParts) part.grabToImage(result => { images += result.image ? 1 : 0; });
        tryVerify(() => images === 4);
        verify(shown.filter(text => text === "Ann").length > 0, "whose table it is");
    }
}
