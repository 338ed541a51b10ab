import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// What both dice are. `roll(face)` lets the die tumble and stop on that face, and then emits rolled(). Setting `face` shows a
// face at once, as does roll() with reduced motion. `expected` is the face that will be set: its pictures are painted meanwhile. If they
// are late, a plain figure with the number is shown; a die that waits for its first pictures in order to tumble is not shown yet. One that is
// `away` tumbles elsewhere: its place is empty until its face is set or rolled.
Item {
    id: die

    property int sides: 6
    property int face: 1
    property int shown: die.face
    property int target: 0
    property color tone: "#fdf6e3"
    property alias expected: pictures.expected
    property bool away: false
    property alias millis: tumble.millis  // of the tumble
    // The largest side that it will have (DieSprite).
    property real paintedSide: die.width
    // Its pictures are held. Sheets of frames are large.
    property bool inUse: die.visible
    readonly property bool rolling: tumble.running
    readonly property alias body: solid
    signal rolled(int face)

    implicitWidth: Theme.px(88)
    implicitHeight: implicitWidth
    Accessible.role: Accessible.StaticText
    onFaceChanged: die.away = false

    function roll(result: int) {
        die.away = false;
        die.target = result;
        die.shown = result;
        tumble.restart();
    }

    function finish() {
        tumble.finish();
    }

    DieTumble {
        id: tumble

        body: solid
        sprite: pictures
        target: die.target
        onSettled: {
            die.face = die.target;
            die.shown = Qt.binding(() => die.face);
            die.rolled(die.target);
        }
    }
    // Its shadow stays on the table while it hops, and is wider and fainter under a high die.
    Rectangle {
        id: shade

        readonly property real high: -solid.y / Math.max(1, die.height)

        anchors.horizontalCenter: parent.horizontalCenter
        y: die.height * 0.82
        width: die.width * (0.84 - shade.high * 0.4)
        height: die.height * 0.2
        radius: height / 2
        visible: !die.away && (plain.visible || pictures.painted)
        color: "#000000"
        opacity: 0.42 - shade.high * 0.5
    }
    Item {
        id: solid

        visible: !die.away
        width: die.width
        height: die.height

        Rectangle {
            id: plain

            anchors.fill: parent
            anchors.margins: die.width * 0.14
            visible: !tumble.waits && !pictures.ready && (!pictures.painted || patience.over)
            radius: die.sides > 6 ? width / 2 : width * 0.2
            color: die.tone
            border.color: Theme.outline
            border.width: Math.max(2, width * 0.05)

            TitleText {
                anchors.centerIn: parent
                text: die.rolling ? "" : die.shown
                color: Theme.inkOnPaper
                font.pixelSize: parent.width * 0.5
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
        // Painted ones take a moment to be handed on.
        Timer {
            id: patience

            property bool over: false

            interval: 50
            onTriggered: patience.over = true
        }
        DieSprite {
            id: pictures

            anchors.fill: parent
            visible: !plain.visible
            onReadyChanged: {
                patience.over = false;
                if (pictures.ready) patience.stop();
                else patience.restart();
            }
            inUse: die.inUse
            sides: die.sides
            face: die.shown
            tone: die.tone
            way: tumble.way
            paintedSide: die.paintedSide
        }
    }
}
