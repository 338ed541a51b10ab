pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// A six-sided die. `roll(face)` lets it tumble and stop on that face, and then emits rolled(). Setting `face` shows a face
// at once, as does roll() with reduced motion.
Item {
    id: die

    property int face: 1
    property int shown: die.face
    property int target: 0
    property color tone: "#fdf6e3"
    property color pips: "#2a170d"
    readonly property bool rolling: tumble.running
    signal rolled(int face)

    implicitWidth: Theme.px(84)
    implicitHeight: implicitWidth
    Accessible.role: Accessible.StaticText
    Accessible.name: die.rolling ? qsTr("A die rolls") : qsTr("Six-sided die: %1").arg(die.shown)

    function roll(result: int) {
        die.target = result;
        tumble.restart();
    }

    // Whether the place, 0 to 8, has a pip.
    function pip(place: int): bool {
        const faces = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
        return faces[Math.max(0, Math.min(6, die.shown))].indexOf(place) >= 0;
    }

    DieTumble {
        id: tumble

        body: cube
        faces: 6
        restAngle: 7
        onFaceShown: number => { die.shown = number; }
        target: die.target
        onSettled: {
            die.face = die.target;
            die.shown = Qt.binding(() => die.face);
            die.rolled(die.target);
        }
    }
    Item {
        id: cube

        anchors.fill: parent
        rotation: 7

        SoftShadow { drop: Theme.px(6) }
        Rectangle {
            anchors.fill: parent
            radius: width * 0.2
            antialiasing: true
            border.color: "#b08a5a"
            border.width: Math.max(1, width * 0.02)
            gradient: Gradient {
                GradientStop { position: 0; color: Qt.lighter(die.tone, 1.04) }
                GradientStop { position: 1; color: Qt.darker(die.tone, 1.22) }
            }
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: parent.width * 0.07
            radius: width * 0.24
            antialiasing: true
            color: Theme.alpha(die.tone, 0.9)
        }
        Grid {
            anchors.centerIn: parent
            columns: 3
            spacing: parent.width * 0.055

            Repeater {
                model: 9

                Rectangle {
                    required property int index

                    width: cube.width * 0.19
                    height: width
                    radius: width / 2
                    antialiasing: true
                    color: die.pip(index) ? die.pips : "transparent"
                }
            }
        }
    }
}
