import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Play
import "items.js" as Items
import "../../qml/hand/zoomplace.js" as ZoomPlace

// The enlarged cards of one dialog have one place, which covers nothing of it, and go with it.
TestCase {
    id: test

    name: "DialogZoom"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    property TableScreen screen: null
    property Session session: null

    Component { id: maker; TableScreen {} }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type|Unable to assign/);
        mouseMove(test, 1, 1);
    }

    function cleanup() {
        if (test.screen) test.screen.destroy();
        test.screen = null;
        wait(0);
        test.session = null;
        Tables.clear();
    }

    function lay(table: var) {
        test.session = Tables.set(JSON.stringify(Object.assign({format: 1, name: "test", edition: "original", active: "Ann", phase: "end"}, table)), ["Bob", "Cid"]);
        compare(Tables.error(), "");
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        tryVerify(() => test.session.game.table.viewer >= 0);
        Items.settle(test, test.screen);
    }

    function dialog(): var {
        return Items.find(test.screen, one => one.keptClear !== undefined && one.preferredWidth !== undefined && one.visible)[0];
    }

    function zoom(): var {
        return Items.find(test.screen, one => one.spot !== undefined && one.avoid !== undefined)[0];
    }

    function hands(): var {
        const all = ["dwarf", "flaming-armor", "elf", "boots-of-butt-kicking", "wizard", "kneepads-of-allure", "warrior", "spoon-of-destiny"];
        return [{tag: "six", hand: all.slice(0, 6)}, {tag: "eight, a wide dialog", hand: all}];
    }

    function test_anEnlargedCardHasOnePlaceBesideTheDialog_data() { return hands(); }
    function test_anEnlargedCardHasOnePlaceBesideTheDialog(row) {
        lay({players: [{name: "Ann", level: 5, hand: row.hand}, {name: "Bob", hand: []}, {name: "Cid", hand: []}]});
        test.session.decisions.actions.trigger("endTurn");
        tryVerify(() => Items.find(test.screen, one => one.actionKey === "giveCharity").length === 1);
        test.session.decisions.actions.trigger("giveCharity");
        tryVerify(() => dialog() !== undefined);
        Items.settle(test, test.screen);
        const frame = dialog().keptClear[0], cards = Items.find(dialog(), one => one.cardId !== undefined && one.zoomer !== undefined && one.visible);
        compare(cards.length, row.hand.length);
        const places = [];
        for (const card of cards) {
            for (const step of [-4, 0, 4]) mouseMove(card, card.width / 2 + step, card.height / 2);
            tryVerify(() => zoom().shown && zoom().card.cardId === card.cardId);
            const large = zoom().area;
            verify(large.right <= frame.x || large.x >= frame.x + frame.width, large + " over the dialog from " + frame.x + " to " + (frame.x + frame.width));
            verify(large.x >= 0 && large.right <= test.width && large.y >= 0 && large.bottom <= test.height, large + "");
            places.push([large.x > frame.x, Math.round(large.x > frame.x ? large.x : large.right)].join());
        }
        compare(Array.from(new Set(places)).length, 1, places.join(" "));
        test.session.decisions.charity.cancel();
        verify(!zoom().shown);
        compare(Items.find(zoom(), one => one.spoken !== undefined)[0].visible, false, "gone at once");
    }

    // Beside it there was no room, and the card lay over the heading at the top of the window.
    function test_betweenAHeadingAndButtonsThereIsRoom() {
        const room = {width: 1000, height: 720}, size = {width: 300, height: 430}, frame = Qt.rect(20, 20, 960, 680);
        const heading = Qt.rect(40, 40, 920, 110), buttons = Qt.rect(40, 630, 920, 60);
        for (const y of [170, 220, 480]) {
            const spot = ZoomPlace.place(room, size, Qt.rect(60, y, 90, 130), [{rect: frame, weight: 1}, {rect: heading, weight: 8}, {rect: buttons, weight: 30}], 12, 0.9);
            const large = Qt.rect(spot.x, spot.y, size.width * spot.scale, size.height * spot.scale);
            for (const part of [heading, buttons]) compare(ZoomPlace.overlap(large, part), 0, y + ": " + large + " over " + part);
        }
    }

    // It lay over the Curse that it could answer.
    function test_anEnlargedCardLeavesWhatIsAskedOnTheTable_data() { return [{tag: "curse-away-spray"}, {tag: "elf"}]; }
    function test_anEnlargedCardLeavesWhatIsAskedOnTheTable(row) {
        lay({phase: "arrange", doorDeck: ["lose-your-armor"],
             players: [{name: "Ann", level: 4, hand: ["curse-away-spray", "elf"], inPlay: ["flaming-armor"]}, {name: "Bob", hand: []}, {name: "Cid", hand: []}]});
        test.session.decisions.actions.trigger("kickOpenDoor");
        tryVerify(() => test.session.decisions.actions.buttons.some(one => one.key === "pass"), 8000);
        Items.settle(test, test.screen);
        const own = Items.find(test.screen, one => one.growth !== undefined && one.strip !== undefined && one.cardId === Tables.card(test.session, row.tag))[0];
        mouseClick(own, 20, 30, Qt.RightButton);
        tryVerify(() => zoom().shown);
        const large = zoom().area, idle = Items.find(test.screen, one => one.keptClear !== undefined && one.reacting !== undefined)[0];
        const curse = Items.find(idle, one => one.faceDown !== undefined && one.visible)[0];
        for (const item of [idle.told, curse]) {
            const at = item.mapToItem(zoom(), 0, 0, item.width, item.height);
            const over = Math.max(0, Math.min(large.right, at.right) - Math.max(large.x, at.x)) * Math.max(0, Math.min(large.bottom, at.bottom) - Math.max(large.y, at.y));
            verify(over <= at.width * at.height * 0.02, large + " over " + at);
        }
    }

    function test_aCardThatWasClickedIsNotEnlargedWhenTheDialogOpensAgain() {
        lay({phase: "arrange", players: [{name: "Ann", inPlay: ["boots-of-butt-kicking"]}, {name: "Bob", inPlay: ["flaming-armor"]}, {name: "Cid", hand: []}]});
        const open = () => {
            test.session.decisions.trade.begin(1, -1);
            tryVerify(() => dialog() !== undefined);
            Items.settle(test, test.screen);
        };
        open();
        const theirs = Items.find(dialog(), one => one.cardId === Tables.card(test.session, "flaming-armor") && one.zoomer !== undefined && one.visible)[0];
        mouseClick(theirs);
        tryCompare(test.session.decisions.trade.want, "picked", 1);
        mouseMove(test, 1, 1);
        test.session.decisions.trade.cancel();
        tryVerify(() => dialog() === undefined && !zoom().shown);
        open();
        wait(400);
        verify(!zoom().shown);
    }
}
