import QtQuick
import Kickdoor.Theme

// The light on a card with foil. Renderers without shaders leave it out. `light`: where it falls, 0 to 1 from the card's upper
// left corner.
ShaderEffect {
    id: foil

    property real unit: 1
    property point light: Qt.point(0.5, 0.5)
    readonly property real ratio: foil.width > 0 ? foil.height / foil.width : Theme.cardRatio
    readonly property real corner: foil.width > 0 ? 6 * foil.unit / foil.width : 0

    fragmentShader: "foil.frag.qsb"
    Accessible.ignored: true
}
