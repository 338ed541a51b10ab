import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The inked figure of a recipe (app/art/recipe.h) on transparent ground. Until it is painted, its plain pictogram is shown.
Item {
    id: figure

    property string recipe
    property bool mirrored: false
    property bool grounded: false  // stands on the lower edge
    // Rounded up, so that a figure that changes its size a little is not painted again.
    readonly property real side: figure.grounded ? Math.max(figure.width, figure.height) : figure.width
    readonly property int step: figure.grounded ? 64 : 32
    readonly property int wanted: Math.max(figure.step, Math.ceil(figure.side * Screen.devicePixelRatio / figure.step) * figure.step)
    readonly property string options: (figure.grounded ? "?ground=1" : "?ground=0") + (figure.mirrored ? "&flip=1" : "")
    readonly property bool ready: picture.ready
    readonly property bool waits: picture.status === Image.Loading && !picture.ready

    readonly property bool blank: figure.recipe !== "" && !figure.ready && plain.status !== Image.Ready  // not even that is there

    GameIcon {
        id: plain

        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width, parent.height)
        height: width
        visible: !figure.ready
        name: figure.recipe.split(/[+:]/)[0]
        mirror: figure.mirrored
        color: Theme.titleOnCard
    }
    SteadyImage {
        id: picture

        anchors.fill: parent
        verticalAlignment: figure.grounded ? Image.AlignBottom : Image.AlignVCenter
        fillMode: Image.PreserveAspectFit
        source: figure.recipe === "" ? "" : "image://kickdoor/figure/" + figure.recipe.replace("#", "") + figure.options
        sourceSize: Qt.size(figure.wanted, figure.wanted)  // qmllint disable type
    }
}
