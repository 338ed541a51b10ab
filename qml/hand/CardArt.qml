import QtQuick
import QtQuick.Window
import Kickdoor.Theme

// The picture of a recipe (app/art/recipe.h) in the colours of its kind. Sizes are rounded up to a power of two, so
// that a card that grows is not painted again at each step.
Image {
    id: art

    property string recipe
    property string kind: "other"
    readonly property real wanted: Math.max(32, art.width * Screen.devicePixelRatio)
    readonly property int across: Math.min(1024, Math.pow(2, Math.ceil(Math.log(art.wanted) / Math.LN2)))
    readonly property int down: Math.max(16, Math.round(art.across * art.height / Math.max(1, art.width) / 16) * 16)

    asynchronous: true
    // The rest of the card does not wait for its picture.
    opacity: art.status === Image.Ready ? 1 : 0
    Behavior on opacity { NumberAnimation { duration: Theme.quick } }
    fillMode: Image.Stretch
    source: art.recipe === "" ? "" : "image://kickdoor/card/" + art.recipe.replace("#", "") + "?ink="
                                     + Theme.hex(Kinds.ink(art.kind)) + "&paper=" + Theme.hex(Kinds.paper(art.kind))
    sourceSize.width: art.across
    sourceSize.height: art.down
    Accessible.ignored: true
}
