import QtQuick
import QtQuick.Window
import Kickdoor.Theme
import Kickdoor.Controls

// The picture of a recipe (app/art/recipe.h) in the colours of its kind. Sizes are rounded up to a power of two, so that a
// growing card is not painted again at each step. Until it is painted, a plain background shows the kind of card.
Item {
    id: art

    property string recipe
    property string kind: "other"
    property bool labelled: true  // its background
    readonly property bool ready: picture.status === Image.Ready
    readonly property real wanted: Math.max(32, art.width * Screen.devicePixelRatio)
    readonly property int across: Math.min(1024, Math.pow(2, Math.ceil(Math.log(art.wanted) / Math.LN2)))
    readonly property int down: Math.max(16, Math.round(art.across * art.height / Math.max(1, art.width) / 16) * 16)

    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        active: !art.ready && art.recipe !== ""
        sourceComponent: Rectangle {
            color: Theme.alpha(Kinds.ink(art.kind), 0.16)

            TitleText {
                anchors.centerIn: parent
                width: parent.width * 0.9
                visible: art.labelled && art.width > 60
                text: Kinds.label(art.kind)
                color: Theme.alpha(Kinds.ink(art.kind), 0.55)
                font.pixelSize: Math.max(8, art.width / 8)
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
        }
    }
    // qmllint enable unqualified
    Image {
        id: picture

        anchors.fill: parent
        asynchronous: true
        // The picture fades in when ready; the rest of the card is shown before.
        opacity: art.ready ? 1 : 0
        Behavior on opacity { NumberAnimation { duration: Theme.quick } }
        fillMode: Image.Stretch
        source: art.recipe === "" ? "" : "image://kickdoor/card/" + art.recipe.replace("#", "") + "?ink="
                                         + Theme.hex(Kinds.ink(art.kind)) + "&paper=" + Theme.hex(Kinds.paper(art.kind))
        sourceSize.width: art.across
        sourceSize.height: art.down
        Accessible.ignored: true
    }
}
