pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// A large number with a dark outline, so that it can be read over any scene. A new value is counted up or down to, but not
// from 0: the sums of a fight that begins.
Item {
    id: number

    property int value: 0
    property color tone: Theme.good
    property real size: Theme.total
    readonly property real edge: Math.max(2, number.size * 0.055)
    property real rolled: 0
    readonly property bool rolling: count.running
    readonly property string text: Lists.number(Math.round(number.rolled))
    property bool settled: false  // the first value is shown at once
    property real heldUntil: 0  // in milliseconds, as Date.now()
    property bool held: false   // not counted yet
    signal moved(int by)

    // What changes the value arrives in that time: it is counted then.
    function hold(millis: real) {
        number.heldUntil = Date.now() + millis;
        if (number.held) number.wait();
    }

    function wait() {
        count.stop();
        arrival.duration = Math.max(0, Math.min(1500, number.heldUntil - Date.now()));
        number.held = true;
        count.start();
    }

    // Shows the value without counting.
    function settle() {
        count.stop();
        number.held = false;
        number.rolled = number.value;
        number.settled = true;
    }

    implicitWidth: face.implicitWidth + number.edge * 2
    implicitHeight: Math.ceil(number.size * 1.02)
    onValueChanged: {
        if (!number.settled || !number.visible || number.rolled === 0 || Theme.slow <= 0) return number.settle();
        count.stop();
        number.held = false;
        if (number.value === Math.round(number.rolled)) return;
        roll.to = number.value;
        number.wait();
    }
    Component.onCompleted: number.settle()

    SequentialAnimation {
        id: count

        PauseAnimation { id: arrival }
        ScriptAction {
            script: {
                number.held = false;
                number.moved(number.value - Math.round(number.rolled));
                flash.restart();
            }
        }
        NumberAnimation { id: roll; target: number; property: "rolled"; duration: Theme.slow; easing.type: Easing.OutCubic }
    }
    Repeater {
        model: [[-1, -0.4], [-0.4, -1], [0.4, -1], [1, -0.4], [1, 0.4], [0.4, 1.3], [-0.4, 1.3], [-1, 0.4], [0, 1.7]]

        TitleText {
            required property var modelData
            readonly property bool copy: true

            x: face.x + modelData[0] * number.edge
            y: face.y + modelData[1] * number.edge
            text: number.text
            color: Theme.edge
            font: face.font
            scale: face.scale
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
    TitleText {
        id: face

        x: number.edge
        y: (number.height - height) / 2
        text: number.text
        color: Qt.tint(number.tone, Theme.alpha("white", number.blink))
        font.pixelSize: number.size
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    property real blink: 0
    ParallelAnimation {
        id: flash

        NumberAnimation { target: number; property: "blink"; from: 0.85; to: 0; duration: Theme.slow }
        SequentialAnimation {
            NumberAnimation { target: face; property: "scale"; to: 1.16; duration: Theme.quick; easing.type: Easing.OutQuad }
            NumberAnimation { target: face; property: "scale"; to: 1; duration: Theme.normal; easing.type: Easing.OutBack }
        }
    }
}
