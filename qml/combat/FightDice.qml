pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Dice

// Both d20s of critical combat (R8.13). Each rolls large over the fight, and then lies at its side's sum until the fight
// is over.
Item {
    id: dice

    // Their final positions in this item's coordinates.
    property point oursAt
    property point theirsAt
    property real restSize: Theme.px(56)
    property int lasts: 0  // milliseconds until a thrown one lies there; 0: as it likes
    readonly property real largeSize: Math.min(dice.height * 0.62, dice.width * 0.4, Theme.px(230))
    readonly property bool rolling: ours.die.rolling || theirs.die.rolling
    readonly property bool lying: ours.lies || theirs.lies
    signal settled(int face, bool monsters)

    function roll(face: int, monsters: bool) {
        (monsters ? theirs : ours).throwIt(face);
    }

    // Shows a die without rolling it.
    function show(face: int, monsters: bool) {
        (monsters ? theirs : ours).layDown(face);
    }

    function clear() {
        ours.lies = false;
        theirs.lies = false;
    }

    component Thrown: Item {
        id: thrown

        readonly property alias die: solid
        property alias tone: solid.tone
        property bool monsters: false
        property bool lies: false
        property point restAt
        // 0: large, in the middle of its half; 1: small, at the sum.
        property real rest: 0
        property real way: 1
        property double begun: 0
        readonly property point largeAt: Qt.point(dice.width * (thrown.monsters ? 0.75 : 0.25) - width / 2, (dice.height - height) / 2)

        function throwIt(face: int) {
            parking.stop();
            thrown.lies = true;
            thrown.rest = 0;
            thrown.begun = Date.now();
            solid.millis = dice.lasts > 0 ? Math.min(Theme.tumble, dice.lasts * 0.62) : Theme.tumble;
            if (Theme.tumble > 0) coming.restart();
            solid.roll(face);
        }

        function layDown(face: int) {
            coming.stop();
            parking.stop();
            solid.face = face;
            thrown.rest = 1;
            thrown.way = 1;
            thrown.lies = true;
        }

        visible: thrown.lies
        width: dice.largeSize + (dice.restSize - dice.largeSize) * thrown.rest
        height: width
        x: {
            const from = thrown.monsters ? dice.width : -width;
            const large = from + (thrown.largeAt.x - from) * thrown.way;
            return large + (thrown.restAt.x - width / 2 - large) * thrown.rest;
        }
        y: thrown.largeAt.y + (thrown.restAt.y - height / 2 - thrown.largeAt.y) * thrown.rest

        D20 {
            id: solid

            anchors.fill: parent
            paintedSide: dice.largeSize
            onRolled: face => {
                dice.settled(face, thrown.monsters);
                const left = dice.lasts > 0 ? thrown.begun + dice.lasts - Date.now() : 100000;
                pause.duration = Math.max(0, Math.min(750, left - Theme.normal));
                parking.restart();
            }
        }
        NumberAnimation { id: coming; target: thrown; property: "way"; from: 0; to: 1; duration: solid.millis * 0.8; easing.type: Easing.OutCubic }
        SequentialAnimation {
            id: parking

            PauseAnimation { id: pause; duration: 750 }
            NumberAnimation { target: thrown; property: "rest"; to: 1; duration: Theme.normal; easing.type: Easing.InOutCubic }
        }
    }
    Thrown { id: ours; restAt: dice.oursAt }
    Thrown { id: theirs; monsters: true; tone: Theme.dangerEdge; restAt: dice.theirsAt }
}
