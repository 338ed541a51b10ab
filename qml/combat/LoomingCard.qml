import QtQuick
import Kickdoor.Theme
import Kickdoor.Hand

// The card that is about to strike somebody: it leaps forward and shakes.
PlayCard {
    id: loom

    property bool shown: false

    visible: loom.shown
    activeFocusOnTab: loom.visible || loom.activeFocus
    atOnce: true
    draggable: false
    selected: true
    onVisibleChanged: if (loom.visible && Theme.slow > 0) blow.restart()

    SequentialAnimation {
        id: blow

        NumberAnimation { target: loom; property: "scale"; from: 0.3; to: 1.12; duration: Theme.normal; easing.type: Easing.OutQuad }
        SequentialAnimation {
            loops: 3
            NumberAnimation { target: loom; property: "rotation"; to: 4; duration: 45 }
            NumberAnimation { target: loom; property: "rotation"; to: -4; duration: 45 }
        }
        ParallelAnimation {
            NumberAnimation { target: loom; property: "rotation"; to: 0; duration: 45 }
            NumberAnimation { target: loom; property: "scale"; to: 1; duration: Theme.quick }
        }
    }
}
