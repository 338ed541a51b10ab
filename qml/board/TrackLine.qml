import QtQuick
import QtQuick.Shapes
import Kickdoor.Theme

// The path painted on the felt under the spaces.
Shape {
    id: line

    property var spots: []
    property real breadth: Theme.px(14)

    ShapePath {
        strokeColor: Theme.alpha(Theme.path, 0.14)
        strokeWidth: line.breadth
        capStyle: ShapePath.RoundCap
        joinStyle: ShapePath.RoundJoin
        fillColor: "transparent"
        PathPolyline { path: line.spots }
    }
    ShapePath {
        strokeColor: Theme.alpha(Theme.path, 0.5)
        strokeWidth: line.breadth * 0.42
        strokeStyle: ShapePath.DashLine
        dashPattern: [0.4, 2.6]
        capStyle: ShapePath.RoundCap
        joinStyle: ShapePath.RoundJoin
        fillColor: "transparent"
        PathPolyline { path: line.spots }
    }
}
