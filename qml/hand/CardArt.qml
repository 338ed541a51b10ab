import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The picture of a recipe (app/art/recipe.h), its figures in a scene. Sizes are rounded up to a power of two, so that a
// growing card is not painted again at each step. Until it is painted, the figure in one colour stands on a plain ground.
Item {
    id: art

    property string recipe
    property string kind: "other"
    property string edition
    property bool figureOnly: false
    readonly property bool ready: picture.ready
    // Not blank: the picture or the plain figure is there.
    readonly property bool filled: art.ready || art.recipe === "" || art.figured
    // Not yet wholly in sight.
    readonly property bool pending: art.recipe !== "" && picture.status !== Image.Error && picture.opacity < 1
    property bool figured: false
    property bool late: false  // it was not there from the beginning
    Component.onCompleted: art.late = !art.ready

    readonly property real wanted: Math.max(32, art.width * Screen.devicePixelRatio)
    readonly property int across: Math.min(1024, Math.pow(2, Math.ceil(Math.log(art.wanted) / Math.LN2)))
    readonly property int down: Math.max(16, Math.round(art.across * art.height / Math.max(1, art.width) / 16) * 16)

    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        active: picture.opacity < 1 && art.recipe !== ""
        sourceComponent: Rectangle {
            color: Qt.tint(Kinds.paper(art.kind), Theme.alpha(Kinds.ink(art.kind), 0.25))

            GameIcon {
                id: figure

                Component.onCompleted: art.figured = figure.status !== Image.Loading
                onStatusChanged: art.figured = figure.status !== Image.Loading
                anchors.centerIn: parent
                width: Math.min(parent.width, parent.height) * 0.8
                height: width
                name: art.recipe.split(/[+:]/)[0]
                color: Kinds.ink(art.kind)
            }
        }
    }
    // qmllint enable unqualified
    SteadyImage {
        id: picture

        anchors.fill: parent
        // The picture fades in when ready; the rest of the card is shown before.
        opacity: art.ready ? 1 : 0
        Behavior on opacity { enabled: art.late; NumberAnimation { duration: Theme.quick } }
        fillMode: Image.PreserveAspectCrop
        source: art.recipe === "" || art.figureOnly ? "" : "image://kickdoor/card/" + art.recipe.replace("#", "") + "?kind=" + art.kind
                                         + "&edition=" + art.edition
        sourceSize: Qt.size(art.across, art.down)  // qmllint disable type
    }
}
