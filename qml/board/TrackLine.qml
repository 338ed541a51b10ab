import QtQuick
import QtQuick.Shapes
import Kickdoor.Theme

// The stitched line under the spaces.
Shape {
    id: line

    property var spots: []

    ShapePath {
        strokeColor: Theme.alpha(Theme.goldLight, 0.45)
        strokeWidth: Theme.px(4)
        strokeStyle: ShapePath.DashLine
        dashPattern: [2, 2]
        capStyle: ShapePath.RoundCap
        joinStyle: ShapePath.RoundJoin
        fillColor: "transparent"
        PathPolyline { path: line.spots }
    }
}
