import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Play
import "items.js" as Items

// The first lesson at the real table: its rings and its words.
TestCase {
    id: test

    name: "Lesson"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    property TableScreen screen: null
    property Session session: null

    Component { id: maker; TableScreen {} }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type/);
        Theme.reducedMotion = true;
    }

    function cleanup() {
        Theme.textScale = 1;
        Tables.speak("en");
        if (test.screen) test.screen.destroy();
        test.screen = null;
        test.session = null;
        wait(0);
        Tables.clear();
        Theme.reducedMotion = false;
    }

    function learn() {
        test.session = Tables.fresh();
        test.session.presentation.presenter.speed = 0;
        verify(test.session.learn());
        test.screen = maker.createObject(test, {session: test.session, width: test.width, height: test.height});
        tryVerify(() => test.session.lesson.mayGoOn);
        Items.settle(test, test.screen);
    }

    // Takes the next step, whether it is the pupil's or the lesson's.
    function goOn() {
        const lesson = test.session.lesson, number = lesson.number;
        tryVerify(() => lesson.number > number || lesson.mayGoOn || lesson.mine || lesson.last, 20000, "step " + number + ": " + lesson.heading);
        if (lesson.mayGoOn) lesson.next();
        else if (lesson.mine) lesson.doIt();
    }

    // To the step that points at that place and asks for a move.
    function goOnTo(place: string) {
        const lesson = test.session.lesson;
        while (!Array.from(lesson.places).some(one => one.startsWith(place))) {
            const number = lesson.number;
            verify(!lesson.last, "no step points at " + place);
            test.goOn();
            tryVerify(() => lesson.number > number, 20000);
        }
        tryVerify(() => lesson.mine);
    }

    function rings(): var {
        return Items.find(test.screen, one => one.place !== undefined && one.tilt !== undefined && one.visible);
    }

    function test_theRingLiesAroundACardOfTheHandAsItIsTilted() {
        learn();
        const lesson = test.session.lesson;
        for (let i = 0; i < 40 && !Array.from(lesson.places).some(place => place.startsWith("card:")); ++i) test.goOn();
        tryVerify(() => rings().length > 0 && lesson.mine);
        const key = Array.from(lesson.places).find(place => place.startsWith("card:")).slice(5);
        const id = Tables.card(test.session, key);
        const card = Items.find(test.screen, one => one.cardId === id && one.growth !== undefined && one.visible)[0];
        verify(Math.abs(card.tilt) > 1, "the card is tilted by " + card.tilt);
        const face = Items.find(card, one => one.spoken !== undefined)[0];
        const seen = card.strip / face.width - 0.08;  // the next card covers the rest
        verify(seen > 0.3 && seen < 0.9, "in sight: " + seen);
        const ring = () => rings().find(ring => [[0, 0], [seen, 0], [0, 1], [seen, 1]].every(corner => {
            const at = face.mapToItem(ring, face.width * corner[0], face.height * corner[1]);
            return at.x >= 0 && at.y >= 0 && at.x <= ring.width && at.y <= ring.height && ring.width < face.width * 1.2;
        }));
        tryVerify(() => ring() !== undefined, 5000, "the ring goes around what is in sight of the card");
        // It does not run across the next one.
        const next = Items.find(test.screen.live.hand.itemOf(card.index + 1), one => one.spoken !== undefined)[0];
        const right = next.mapFromItem(ring(), ring().width, ring().height / 2).x;
        verify(right <= 2, "the ring runs " + right + " pixels into the next card");
    }

    function test_withLargeTextTheOwnPanelStaysInSightWhileAMoveIsAwaited() {
        Theme.textScale = 2;
        learn();
        for (let i = 0; i < 10 && !test.session.lesson.mine; ++i) test.goOn();
        tryVerify(() => test.session.lesson.mine);
        const over = Items.find(test.screen, one => one.ringOf !== undefined)[0];
        tryVerify(() => over.place.height > 0 && over.place.bottom <= test.screen.live.self.y + 1, 5000, "the guide covers the panel");
    }

    // Its mark and its edge stood beside the guide.
    function test_ofAPanelThatIsCoveredNothingIsInSight() {
        Theme.textScale = 2;
        Tables.speak("ru");
        learn();
        const over = Items.find(test.screen, one => one.ringOf !== undefined)[0], own = test.screen.live.self;
        let covered = 0;
        while (!test.session.lesson.last) {
            Items.settle(test, over);
            const covers = over.place.bottom > own.y + 1;
            compare(own.opacity, covers ? 0 : 1);
            if (covers) ++covered;
            test.goOn();
        }
        verify(covered > 0);
    }

    function test_aDialogStandsBesideTheGuide() {
        learn();
        test.goOnTo("button:sell");
        const over = Items.find(test.screen, one => one.ringOf !== undefined)[0];
        test.screen.live.forceActiveFocus();
        keyClick(Qt.Key_S);
        const sale = () => Items.find(test.screen, one => one.clockRoom !== undefined && one.visible)[0];
        tryVerify(() => sale() !== undefined);
        const frame = sale().keptClear[0];
        const right = () => frame.mapToItem(test.screen, frame.width, 0).x;
        tryVerify(() => frame.width > 300 && right() < over.place.x, 2000, "the guide covers the dialog: " + right() + " of " + over.place.x);
    }

    function test_aCardThatIsReadHasNoRingOverIt() {
        learn();
        test.goOnTo("slot:");
        const fan = test.screen.live.hand;
        tryVerify(() => test.rings().length > 1);
        fan.focusCard(0);
        const card = fan.itemOf(0);
        tryVerify(() => card.raised && card.grown > 1.2);
        Items.settle(test, card);
        const at = card.mapToItem(test.screen, card.width * (1 - card.grown) / 2, card.height * (1 - card.grown), card.width * card.grown, card.height * card.grown);
        const clear = () => test.rings().every(ring => {
            const apart = ring.x >= at.right || ring.x + ring.width <= at.left || ring.y >= at.bottom || ring.y + ring.height <= at.top;
            return apart || Math.abs(ring.width - at.width) < 20;  // or its own
        });
        tryVerify(clear, 2000, "a ring lies over the card");
    }

    function test_theWordsOfEachStepAreSeenWhole() {
        learn();
        const lesson = test.session.lesson;
        const guide = Items.find(test.screen, one => one.nextRequested !== undefined && one.task !== undefined)[0];
        const words = Items.find(guide, one => one.contentHeight !== undefined && one.innerWidth !== undefined)[0];
        let last = 0;
        while (!lesson.last) {
            if (lesson.number !== last) {
                last = lesson.number;
                Items.settle(test, guide);
                verify(words.contentHeight <= words.height + 1, "step " + last + ", " + lesson.heading + ": " + words.contentHeight + " in " + words.height);
            }
            test.goOn();
        }
    }

    function test_withLargeTextTheTaskOfEachStepIsSeenWhole_data() {
        return ["en", "de", "ru"].map(code => ({tag: code}));
    }

    function test_withLargeTextTheTaskOfEachStepIsSeenWhole(data) {
        Theme.textScale = 2;
        Tables.speak(data.tag);
        learn();
        const lesson = test.session.lesson;
        const guide = Items.find(test.screen, one => one.nextRequested !== undefined && one.task !== undefined)[0];
        const words = Items.find(guide, one => one.contentHeight !== undefined && one.innerWidth !== undefined)[0];
        let last = 0;
        while (!lesson.last) {
            if (lesson.number !== last && lesson.mine) {
                last = lesson.number;
                Items.settle(test, guide);
                const task = Items.find(words, one => one.visible && one.text !== undefined && one.text.replace(/[\u2060\u00a0]/g, "").length > 0)[0];
                verify(task.mapToItem(words, 0, task.height).y <= words.height + 1, "step " + last + ": " + task.height + " in " + words.height);
            }
            test.goOn();
        }
    }
}
