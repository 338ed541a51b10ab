pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Kickdoor.Theme
import Kickdoor.Controls

// A twenty-sided die, seen from above one of its faces. The same interface as D6.
Item {
    id: die

    property int face: 20
    property int shown: die.face
    property int target: 0
    property color tone: Theme.gold
    property color inks: "#2a170d"
    readonly property bool rolling: tumble.running
    signal rolled(int face)

    implicitWidth: Theme.px(92)
    implicitHeight: implicitWidth
    Accessible.role: Accessible.StaticText
    Accessible.name: die.rolling ? qsTr("A die rolls") : qsTr("Twenty-sided die: %1").arg(die.shown)

    function roll(result: int) {
        die.target = result;
        tumble.restart();
    }

    // A point on the outline, or with `part` < 1 inside it; corner 0 is the topmost.
    function corner(index: int, part: real): point {
        const angle = (index * 60 - 90) * Math.PI / 180;
        return Qt.point(50 + Math.cos(angle) * 47 * part, 50 + Math.sin(angle) * 47 * part);
    }

    DieTumble {
        id: tumble

        body: solid
        faces: 20
        restAngle: 0
        onFaceShown: number => { die.shown = number; }
        target: die.target
        onSettled: {
            die.face = die.target;
            die.shown = Qt.binding(() => die.face);
            die.rolled(die.target);
        }
    }
    // One of the ten visible triangles; inner corners are those of the top face.
    component Facet: ShapePath {
        id: facet

        property point a
        property point b
        property point c
        property real light: 1

        strokeColor: Theme.alpha(die.inks, 0.85)
        strokeWidth: 1.6
        joinStyle: ShapePath.RoundJoin
        fillColor: facet.light >= 1 ? Qt.lighter(die.tone, facet.light) : Qt.darker(die.tone, 1 / facet.light)
        PathPolyline { path: [facet.a, facet.b, facet.c, facet.a] }
    }
    Item {
        id: solid

        anchors.fill: parent

        readonly property point apex: Qt.point(50, 50 - 31)
        readonly property point leftEnd: Qt.point(50 - 27, 50 + 15.5)
        readonly property point rightEnd: Qt.point(50 + 27, 50 + 15.5)

        Rectangle {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: parent.height * 0.06
            width: parent.width * 0.9
            height: width
            radius: width / 2
            color: "#40000000"
        }
        Shape {
            width: 100
            height: 100
            scale: solid.width / 100
            transformOrigin: Item.TopLeft

            Facet { a: die.corner(0, 1); b: die.corner(1, 1); c: solid.apex; light: 1.12 }
            Facet { a: die.corner(0, 1); b: die.corner(5, 1); c: solid.apex; light: 1.2 }
            Facet { a: die.corner(1, 1); b: solid.apex; c: solid.rightEnd; light: 0.94 }
            Facet { a: die.corner(5, 1); b: solid.apex; c: solid.leftEnd; light: 1.02 }
            Facet { a: die.corner(1, 1); b: die.corner(2, 1); c: solid.rightEnd; light: 0.82 }
            Facet { a: die.corner(5, 1); b: die.corner(4, 1); c: solid.leftEnd; light: 0.86 }
            Facet { a: die.corner(2, 1); b: die.corner(3, 1); c: solid.rightEnd; light: 0.7 }
            Facet { a: die.corner(4, 1); b: die.corner(3, 1); c: solid.leftEnd; light: 0.74 }
            Facet { a: die.corner(3, 1); b: solid.leftEnd; c: solid.rightEnd; light: 0.8 }
            Facet { a: solid.apex; b: solid.leftEnd; c: solid.rightEnd; light: 1.1 }
        }
        TitleText {
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height * 0.54 - height / 2
            text: die.shown
            color: die.inks
            font.pixelSize: parent.width * 0.25
            wrapMode: Text.NoWrap
        }
    }
}
