import QtQuick
import QtTest
import Kickdoor.Theme
import Kickdoor.Dice

TestCase {
    id: test

    name: "Dice"
    when: windowShown
    width: 400
    height: 200
    visible: true

    DiceTray { id: tray; width: 300; height: 150; caption: "James runs" }
    D6 { id: six; y: 100 }
    D20 { id: twenty; x: 100; y: 100 }
    SignalSpy { id: rolled; target: tray; signalName: "rolled" }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop/);
        rolled.clear();
    }

    function cleanup() {
        Theme.reducedMotion = false;
    }

    function test_everyFaceIsTheOneRolled() {
        Theme.reducedMotion = true;
        for (let face = 1; face <= 6; ++face) {
            six.roll(face);
            compare(six.shown, face);
            let pips = 0;
            for (let place = 0; place < 9; ++place) if (six.pip(place)) ++pips;
            compare(pips, face);
        }
        for (let face = 1; face <= 20; ++face) {
            twenty.roll(face);
            compare(twenty.shown, face);
            verify(twenty.Accessible.name.indexOf(String(face)) > 0);
        }
    }

    function test_tumbleEndsOnTheFaceRolled() {
        tray.roll(6, 5);
        verify(tray.rolling);
        tryCompare(tray, "rolling", false);
        compare(rolled.count, 1);
        compare(rolled.signalArguments[0][0], 6);
        compare(rolled.signalArguments[0][1], 5);
        tray.roll(20, 17);
        tryCompare(rolled, "count", 2);
        compare(rolled.signalArguments[1][1], 17);
    }

    function test_secondRollReplacesTheFirst() {
        six.roll(2);
        wait(50);
        six.roll(6);
        tryCompare(six, "rolling", false);
        compare(six.shown, 6);
    }

    function test_faceCanBeSetAtOnce() {
        six.face = 3;
        compare(six.shown, 3);
        twenty.face = 1;
        compare(twenty.shown, 1);
    }
}
