import QtQuick
import QtQuick.Shapes
import Kickdoor.Theme

// A rounded frame of dashes.
Item {
    id: frame

    property color tone: Theme.gold
    property color fill: "transparent"
    property bool thick: false
    property real radius: Theme.radiusSmall

    Rectangle {
        anchors.fill: parent
        radius: frame.radius
        color: frame.fill
    }
    Shape {
        anchors.fill: parent

        ShapePath {
            fillColor: "transparent"
            strokeColor: frame.tone
            strokeWidth: frame.thick ? Theme.lineBold : Theme.line
            strokeStyle: frame.thick ? ShapePath.SolidLine : ShapePath.DashLine
            dashPattern: [3, 2.5]
            startX: frame.radius
            startY: 1
            PathLine { x: frame.width - frame.radius; y: 1 }
            PathArc { x: frame.width - 1; y: frame.radius; radiusX: frame.radius; radiusY: frame.radius }
            PathLine { x: frame.width - 1; y: frame.height - frame.radius }
            PathArc { x: frame.width - frame.radius; y: frame.height - 1; radiusX: frame.radius; radiusY: frame.radius }
            PathLine { x: frame.radius; y: frame.height - 1 }
            PathArc { x: 1; y: frame.height - frame.radius; radiusX: frame.radius; radiusY: frame.radius }
            PathLine { x: 1; y: frame.radius }
            PathArc { x: frame.radius; y: 1; radiusX: frame.radius; radiusY: frame.radius }
        }
    }
}
