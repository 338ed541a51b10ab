import QtQuick
import Kickdoor.Theme

// The motion of both dice: `body` comes rolling and hops, ever lower, while `sprite` shows the pictures of its tumble. It waits a
// moment for these to be painted.
Item {
    id: tumble

    property Item body
    property DieSprite sprite
    property int target: 1
    property int millis: Theme.tumble
    property real way: 1
    readonly property bool waits: waiting.running  // for the pictures
    readonly property bool running: motion.running || waiting.running
    signal settled()

    function restart() {
        motion.stop();
        waiting.stop();
        if (Theme.tumble <= 0) {
            tumble.rest();
            tumble.settled();
            return;
        }
        tumble.way = 0;
        if (tumble.sprite.ready) motion.start();
        else waiting.start();
    }

    // Ends at once, if it has not ended.
    function finish() {
        if (!tumble.running) return;
        motion.stop();
        waiting.stop();
        tumble.rest();
        tumble.settled();
    }

    function rest() {
        tumble.way = 1;
        tumble.body.y = 0;
        tumble.body.scale = 1;
    }

    onWayChanged: {
        if (!motion.running) return;
        const left = 1 - tumble.way;
        const hop = Math.abs(Math.cos(tumble.way * Math.PI * 3.5)) * left * left;
        tumble.body.y = -tumble.body.height * 0.42 * hop;
        tumble.body.scale = 1 + 0.16 * hop;
    }

    Connections {
        target: tumble.sprite

        function onReadyChanged() { if (waiting.running && tumble.sprite.ready) waiting.over(); }
        function onFailedChanged() { if (waiting.running && tumble.sprite.failed) waiting.over(); }
    }
    Timer {
        id: waiting

        interval: 400
        onTriggered: motion.start()

        function over() {
            waiting.stop();
            motion.start();
        }
    }
    SequentialAnimation {
        id: motion

        // Evenly: the pictures slow down by themselves.
        NumberAnimation { target: tumble; property: "way"; from: 0; to: 1; duration: tumble.millis }
        ScriptAction {
            script: {
                tumble.rest();
                tumble.settled();
            }
        }
    }
}
