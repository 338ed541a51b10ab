import QtQuick
import QtTest
import Kickdoor.Theme
import Kickdoor.Hand
import "mock"
import "items.js" as Items

TestCase {
    id: test

    name: "HandFan"
    when: windowShown
    width: 900
    height: 600
    visible: true

    MockData { id: mock }
    DropArea {
        id: place

        property int got: -1
        width: 200
        height: 200
        keys: ["kickdoor.card"]
        onDropped: event => {
            event.accept();
            place.got = event.source.cardId;
        }
    }
    HandFan {
        id: fan

        y: 300
        width: 900
        height: 300
        cardWidth: 150
        model: mock.hand
    }
    SignalSpy { id: activated; target: fan; signalName: "activated" }
    SignalSpy { id: ended; target: fan; signalName: "dragEnded" }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop/);
        fan.covered = false;
        place.got = -1;
        activated.clear();
        ended.clear();
        mouseMove(test, 5, 5);
        Items.settle(test, fan);
    }

    function card(index: int): var {
        let seen = 0;
        for (const child of Items.children(fan)) {
            if (child.cardId === undefined) continue;
            if (seen === index) return child;
            ++seen;
        }
        return null;
    }

    // Where a card of the fan shows (the next one covers its right side).
    function grip(index: int): point {
        return card(index).mapToItem(test, 20, 60);
    }

    function test_clickActivates() {
        const at = grip(1);
        mouseClick(test, at.x, at.y);
        compare(activated.count, 1);
        compare(activated.signalArguments[0][0], 2);
        compare(activated.signalArguments[0][1], 1);
    }

    function test_keyboardWalksAndActivates() {
        fan.focusCard(0);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        verify(card(2).activeFocus);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Return);
        compare(activated.signalArguments[0][0], 2);
        fan.focusCard(4);
        keyClick(Qt.Key_Right);
        verify(card(4).activeFocus);
    }

    function test_homeAndEndLeadToTheOutermostCards() {
        fan.focusCard(2);
        keyClick(Qt.Key_End);
        verify(card(fan.count - 1).activeFocus);
        keyClick(Qt.Key_Home);
        verify(card(0).activeFocus);
    }

    // Where its picture is, with all its growth.
    function look(index: int): rect {
        const view = card(index).children[0];
        return view.mapToItem(fan, 0, 0, view.width, view.height);
    }

    function test_allCardsAreWhole() {
        for (let index = 0; index < fan.count; ++index) {
            const at = card(index);
            verify(at.y >= 0 && at.y + at.height <= fan.height, "card " + index + " from " + at.y + " to " + (at.y + at.height));
        }
    }

    function test_theCardReadIsWholeAndLarge() {
        for (let index = 0; index < fan.count; ++index) {
            fan.focusCard(index);
            tryVerify(() => look(index).width >= Theme.cardRead - 1, 5000, "card " + index + " is large");
            Items.settle(test, fan);
            const at = look(index);
            verify(at.y + at.height <= fan.height + 1, "card " + index + " ends at " + (at.y + at.height));
            verify(at.x >= -fan.sideRoom - 1 && at.x + at.width <= fan.width + fan.sideRoom + 1, "card " + index + " at " + at.x);
            verify(at.width >= Theme.cardRead - 1, "card " + index + " is " + at.width + " wide");
        }
    }

    function test_aSunkCardShowsItsTextOnlyWhenItIsRead() {
        fan.sink = 0.3;
        Items.settle(test, fan);
        const words = Items.find(card(3), one => one.text === mock.hand.get(3).rulesText && one.mostHeight !== undefined)[0];
        const shown = () => {
            for (let item = words; item !== fan; item = item.parent)
                if (item.opacity === 0 || !item.visible) return false;
            return true;
        };
        verify(!shown());
        fan.focusCard(3);
        tryVerify(shown);
        tryVerify(() => look(3).y + look(3).height <= fan.height + 1);
        fan.sink = 0;
        fan.focusCard(0);
    }

    // It straightened and lost its text at once, and shrank then.
    function test_aCardThatIsLeftKeepsItsTextWhileItShrinks() {
        fan.sink = 0.3;
        Items.settle(test, fan);
        const words = Items.find(card(3), one => one.text === mock.hand.get(3).rulesText && one.mostHeight !== undefined)[0];
        const shown = () => {
            for (let item = words; item !== fan; item = item.parent)
                if (item.opacity === 0 || !item.visible) return false;
            return true;
        };
        fan.focusCard(3);
        tryVerify(() => shown() && look(3).width >= Theme.cardRead - 1);
        Items.settle(test, fan);
        fan.focusCard(0);
        verify(card(3).grown > 1.2, card(3).grown);
        verify(shown());
        tryVerify(() => !shown());
        verify(card(3).grown < 1.1, card(3).grown);
        fan.sink = 0;
    }

    function test_thePointerRaisesOnlyByMoving() {
        const at = grip(2);
        dealUnder(at);
        compare(card(2).growth, 1);
        mouseMove(test, at.x + 3, at.y);
        tryVerify(() => card(2).growth > 1);
        fan.model = mock.nothing;
        fan.model = mock.hand;
        Items.settle(test, fan);
        for (let index = 0; index < fan.count; ++index) compare(card(index).growth, 1);
    }

    // The cards come to lie under the resting pointer.
    function dealUnder(at: var) {
        fan.model = mock.nothing;
        mouseMove(test, at.x, at.y);
        wait(0);
        fan.model = mock.hand;
        Items.settle(test, fan);
        tryVerify(() => card(2).hovered);
    }

    // As a touchpad or a program moves it.
    function test_thePointerRaisesByOneJump() {
        const at = grip(2);
        mouseMove(test, 1, 1);
        wait(0);
        mouseMove(test, at.x, at.y);
        tryVerify(() => card(2).growth > 1);
    }

    function test_aClickRaisesAsAMovementDoes() {
        const at = grip(2);
        dealUnder(at);
        compare(card(2).growth, 1);
        mouseClick(test, at.x, at.y);
        tryVerify(() => card(2).growth > 1);
    }

    // Escape closes what the click has opened. It once took the card for one that the keyboard walks on, which stays large.
    function test_aClickedCardIsLowWhenThePointerLeavesItAfterEscape() {
        const at = grip(2);
        mouseMove(test, at.x, at.y);
        mouseClick(test, at.x, at.y);
        tryVerify(() => card(2).growth > 1);
        verify(card(2).activeFocus);
        keyClick(Qt.Key_Escape);
        mouseMove(test, 5, 5);
        tryVerify(() => card(2).growth === 1);
        verify(!card(2).walkedTo);
    }

    function test_aTremblingHandRaisesNothing() {
        const at = grip(2);
        dealUnder(at);
        mouseMove(test, at.x + 1, at.y);
        wait(50);
        compare(card(2).growth, 1);
    }

    function test_escapePutsDownWhatTheKeyboardRaised() {
        fan.focusCard(1);
        tryVerify(() => card(1).growth > 1);
        keyClick(Qt.Key_Escape);
        tryVerify(() => card(1).growth === 1);
        verify(card(1).activeFocus);
        keyClick(Qt.Key_Right);
        tryVerify(() => card(2).growth > 1);
        fan.lower();
        tryVerify(() => card(2).growth === 1);
    }

    function test_aCardPickedUpByKeyStaysLargeBesideItsMenu() {
        fan.focusCard(1);
        tryVerify(() => card(1).growth > 1);
        fan.selectedId = card(1).cardId;
        test.forceActiveFocus();
        wait(50);
        verify(card(1).growth > 1);
        fan.selectedId = -1;
        tryVerify(() => card(1).growth === 1);
    }

    // Its point under the pointer stays there while it shrinks to its own size.
    // A raised card covers the next one, which rises all the same when the pointer reaches its place.
    function test_aSweepAlongTheHandRaisesEachCard() {
        fan.width = 420;
        tryVerify(() => fan.spacing < fan.cardWidth * 0.8);
        const places = Array.from({length: fan.count}, (_, at) => card(at).mapToItem(test, 12, 60));
        places.forEach((at, index) => {
            mouseMove(test, at.x, at.y);
            mouseMove(test, at.x + 4, at.y);
            tryVerify(() => card(index).pointed, 5000, "card " + index);
        });
        fan.width = 900;
    }

    function test_aLargeCardIsHeldWhereItWasTaken() {
        const at = grip(2);
        mouseMove(test, at.x, at.y);
        mouseMove(test, at.x + 3, at.y);
        tryVerify(() => look(2).width >= Theme.cardRead - 1);
        mousePress(test, at.x + 3, at.y);
        for (let step = 1; step <= 8; ++step) mouseMove(test, at.x + 3 - 20 * step, at.y - 20 * step, 10);
        tryVerify(() => Math.abs(look(2).width - fan.cardWidth) < 1);
        const here = look(2);
        const pointer = fan.mapFromItem(test, at.x + 3 - 160, at.y - 160);
        verify(pointer.x >= here.x && pointer.x <= here.x + here.width, pointer.x + " in " + here.x + " + " + here.width);
        verify(pointer.y >= here.y && pointer.y <= here.y + here.height, pointer.y + " in " + here.y + " + " + here.height);
        mouseRelease(test, at.x - 157, at.y - 160);
    }

    // It trails behind the pointer, leans, and comes to rest with it; with reduced motion it does neither.
    function test_aDraggedCardTrailsAndLeans_data() {
        return [{tag: "moving", reduced: false}, {tag: "reduced motion", reduced: true}];
    }

    function test_aDraggedCardTrailsAndLeans(data) {
        Theme.reducedMotion = data.reduced;
        const at = grip(0);
        const view = card(0).children[0];
        let trailed = 0, leaned = 0;
        mousePress(test, at.x, at.y);
        for (let step = 1; step <= 8; ++step) {
            mouseMove(test, at.x + 30 * step, at.y - 10 * step, 5);
            trailed = Math.max(trailed, -view.trailX);
            leaned = Math.max(leaned, Math.abs(view.lean));
        }
        compare(trailed > 5, !data.reduced);
        compare(leaned > 1, !data.reduced);
        tryVerify(() => view.trailX === 0 && view.trailY === 0 && view.lean === 0);
        mouseRelease(test, at.x + 240, at.y - 80);
        Theme.reducedMotion = false;
        tryVerify(() => !card(0).away);
    }

    function drag(from: point, to: point) {
        mousePress(test, from.x, from.y);
        for (let step = 1; step <= 8; ++step)
            mouseMove(test, from.x + (to.x - from.x) * step / 8, from.y + (to.y - from.y) * step / 8, 10);
        mouseRelease(test, to.x, to.y);
    }

    // The ring is where the card shows, however it has grown, and a dragged card has none.
    function test_theFocusRingFollowsTheCard() {
        const rings = index => Items.find(card(index), one => one.shown === true && one.border !== undefined && one.visible);
        fan.focusCard(1);
        Items.settle(test, fan);
        compare(rings(1).length, 1);
        const ring = rings(1)[0].mapToItem(fan, 0, 0, rings(1)[0].width, rings(1)[0].height);
        const face = Items.find(card(1), one => one.pictured !== undefined && one.leastText !== undefined)[0];
        const at = face.mapToItem(fan, 0, 0, face.width, face.height);
        fuzzyCompare(ring.x + ring.width / 2, at.x + at.width / 2, 1);
        fuzzyCompare(ring.y + ring.height / 2, at.y + at.height / 2, 1);
        verify(ring.width >= at.width && ring.height >= at.height, "around the card");
        const from = grip(0);
        mousePress(test, from.x, from.y);
        for (let step = 1; step <= 4; ++step) mouseMove(test, from.x + 60 * step, from.y - 20 * step, 10);
        verify(card(0).dragging && card(0).activeFocus);
        compare(rings(0).length, 0, "no ring beside a dragged card");
        compare(fan.awayId, card(0).cardId);
        mouseRelease(test, from.x + 240, from.y - 80);
        tryCompare(fan, "awayId", -1);
    }

    function test_dragDeliversTheCard() {
        drag(grip(3), Qt.point(100, 100));
        compare(place.got, 4);
        compare(ended.count, 1);
        compare(ended.signalArguments[0][1], true);
    }

    function test_dragToNowhereFliesBack() {
        drag(grip(0), Qt.point(600, 120));
        compare(place.got, -1);
        compare(ended.signalArguments[0][1], false);
        const view = card(0).children[0];
        tryVerify(() => Math.abs(view.x) < 1 && Math.abs(view.y) < 1);
    }

    function test_coveredHandCannotBeReadOrPlayed() {
        fan.covered = true;
        fan.focusCard(1);
        compare(card(1).growth, 1);
        verify(card(1).Accessible.name.indexOf("face-down") > 0);
        drag(grip(0), Qt.point(100, 100));
        compare(place.got, -1);
    }

    ListModel { id: many }

    function test_everyTitleIsInSight_data() {
        // At 1280x800 the fan has about that room.
        return [5, 7, 8, 10, 12].map(count => ({tag: count + " cards", count: count}));
    }

    function test_everyTitleIsInSight(data) {
        many.clear();
        for (let each = 0; each < data.count; ++each) {
            const title = ["Wicked Orcish Choirmaster", "Sword of Mild Sarcasm", "Boots of Butt-Kicking", "Wandering Monster"][each % 4];
            many.append({cardId: 300 + each, title: title, kind: each % 4 === 3 ? "join" : "item", figure: each % 4 === 3 ? "" : "+3",
                         rulesText: "", footerLeft: "", footerRight: "", artRecipe: "boots", faceDown: false, back: "door"});
        }
        fan.width = 800;
        fan.cardWidth = 141;
        fan.model = many;
        Items.settle(test, fan);
        for (let index = 0; index < data.count; ++index) {
            const title = Items.find(card(index), one => one.text === many.get(index).title && one.mostHeight !== undefined)[0];
            verify(title && !title.truncated && title.contentHeight <= title.mostHeight + 1, "card " + index + " tells its title");
            verify(title.font.pixelSize >= 8, "card " + index + " in letters of " + title.font.pixelSize);
            if (index === data.count - 1) continue;
            const next = card(index + 1).children[0];
            const left = (title.width - title.contentWidth) / 2;
            for (const corner of [0, title.height]) {
                const end = title.mapToItem(next, left + title.contentWidth, corner);
                verify(end.x <= 1, "card " + (index + 1) + " covers " + end.x + " of the title of card " + index);
            }
        }
        // Whole again on the card that is read.
        fan.focusCard(1);
        tryVerify(() => card(1).inSight === fan.cardWidth);
        fan.width = 900;
        fan.cardWidth = 150;
        fan.model = mock.hand;
    }
}
