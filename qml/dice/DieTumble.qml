import QtQuick
import Kickdoor.Theme

// The animation of both dice: `body` spins, hops and shows passing faces, ever slower, then stops on `target`.
Item {
    id: tumble

    property Item body
    property int faces: 6
    property int target: 1
    property real restAngle: 0
    property real way: 1
    readonly property bool running: motion.running
    property int changes: 0
    signal faceShown(int number)
    signal settled()

    function restart() {
        motion.stop();
        if (Theme.tumble <= 0) {
            tumble.faceShown(tumble.target);
            tumble.settled();
            return;
        }
        tumble.changes = 0;
        motion.start();
    }

    onWayChanged: {
        if (!motion.running) return;
        const left = 1 - tumble.way;
        tumble.body.rotation = tumble.restAngle - left * 620;
        tumble.body.scale = 1 + 0.22 * Math.abs(Math.sin(tumble.way * Math.PI * 3)) * left;
        const passing = Math.floor(12 * (1 - left * left));
        if (passing === tumble.changes) return;
        tumble.changes = passing;
        // Passing faces may come in any order; the last one is the rolled one.
        tumble.faceShown(tumble.way > 0.82 ? tumble.target : 1 + (tumble.target + passing * 5) % tumble.faces);
    }

    SequentialAnimation {
        id: motion

        NumberAnimation {
            target: tumble
            property: "way"
            from: 0
            to: 1
            duration: Theme.tumble
            easing.type: Easing.OutCubic
        }
        ScriptAction {
            script: {
                tumble.body.rotation = tumble.restAngle;
                tumble.body.scale = 1;
                tumble.faceShown(tumble.target);
                tumble.settled();
            }
        }
    }
}
