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
        const around = () => rings().some(ring => [[0, 0], [1, 0], [0, 1], [1, 1]].every(corner => {
            const at = face.mapToItem(ring, face.width * corner[0], face.height * corner[1]);
            return at.x >= 0 && at.y >= 0 && at.x <= ring.width && at.y <= ring.height && ring.width < face.width * 1.2;
        }));
        tryVerify(around, 5000, "the ring goes around the card");
    }

    function test_withLargeTextTheOwnPanelStaysInSightWhileAMoveIsAwaited() {
        Theme.textScale = 2;
        learn();
        for (let i = 0; i < 10 && !test.session.lesson.mine; ++i) test.goOn();
        tryVerify(() => test.session.lesson.mine);
        const over = Items.find(test.screen, one => one.ringOf !== undefined)[0];
        tryVerify(() => over.place.height > 0 && over.place.bottom <= test.screen.live.self.y + 1, 5000, "the guide covers the panel");
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
}
