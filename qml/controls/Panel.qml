import QtQuick
import Kickdoor.Theme

// A dark board with a rim. Children are placed inside, at `padding` from its edge.
Item {
    id: panel

    property color rim: Theme.panelEdge
    property real rimWidth: Theme.line
    property color fill: Theme.panel
    property real radius: Theme.radiusLarge
    property real padding: Theme.gap
    property bool glowing: false
    default property alias contents: inside.data
    readonly property alias inner: inside

    SoftShadow {
        color: panel.glowing ? Theme.alpha(panel.rim, 0.75) : Theme.shadow
        drop: panel.glowing ? 0 : Theme.px(4)
    }
    Rectangle {
        anchors.fill: parent
        radius: panel.radius
        border.color: panel.rim
        border.width: panel.rimWidth
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.lighter(panel.fill, 1.35) }
            GradientStop { position: 0.25; color: panel.fill }
            GradientStop { position: 1; color: panel.fill }
        }
    }
    Item {
        id: inside

        anchors.fill: parent
        anchors.margins: panel.padding
    }
}
