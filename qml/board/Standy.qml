import QtQuick
import QtQuick.Shapes
import Kickdoor.Theme
import Kickdoor.Controls

// A player's pawn, outlined in ink: a bearded fighter or one with a skirt and long hair; the initial tells players apart
// without colours. Drawn in a 100 x 130 square and scaled.
Item {
    id: standy

    property color tone: Theme.playerColor(0)
    property string name
    property string initials: standy.name.charAt(0).toUpperCase()
    property bool female: false
    property bool dead: false
    property bool active: false

    // A head on shoulders that widen to the foot; she wears a skirt and long hair, he a beard.
    readonly property string bodyMale: "M50 5 C61 5 69 13 69 24 C69 31 66 36 62 40 C74 42 82 50 84 60 C86 67 78 72 72 67 L67 63 L71 92 L84 110 C86 117 80 119 76 119 L24 119 C20 119 14 117 16 110 L29 92 L33 63 L28 67 C22 72 14 67 16 60 C18 50 26 42 38 40 C34 36 31 31 31 24 C31 13 39 5 50 5 Z"
    readonly property string bodyFemale: "M50 5 C62 5 70 13 70 25 C70 32 72 38 75 42 L66 43 C75 46 82 53 85 61 C87 68 79 72 73 67 L65 61 L70 84 L87 110 C89 117 83 119 79 119 L21 119 C17 119 11 117 13 110 L30 84 L35 61 L27 67 C21 72 13 68 15 61 C18 53 25 46 34 43 L25 42 C28 38 30 32 30 25 C30 13 38 5 50 5 Z"
    readonly property string beard: "M33 26 C33 42 43 48 50 48 C57 48 67 42 67 26 C60 32 40 32 33 26 Z"
    readonly property string hair: "M50 7 C61 7 68 15 68 27 C59 21 54 17 52 14 C48 20 42 25 32 27 C32 15 39 7 50 7 Z"
    // The light at its left edge.
    readonly property string light: "M39 14 C35 20 35 27 39 33 M38 46 C29 48 24 53 22 59 M38 66 L35 92 L25 109"

    opacity: standy.dead ? 0.55 : 1
    implicitWidth: Theme.px(52)
    implicitHeight: implicitWidth * 1.3

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        width: parent.width * 0.86
        height: parent.height * 0.2
        radius: height / 2
        color: Theme.alpha(Theme.outline, 0.4)
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.bottom
        anchors.verticalCenterOffset: -standy.height * 0.1
        width: standy.width * 1.15
        height: width
        radius: width / 2
        visible: standy.active
        color: Theme.alpha(Theme.goldLight, 0.5)
        border.color: Theme.goldLight
        border.width: Math.max(2, width * 0.05)
        transform: Scale { origin.y: standy.width * 0.575; yScale: 0.36 }
    }
    Shape {
        width: 100
        height: 130
        scale: standy.width / 100
        transformOrigin: Item.TopLeft
        // A graphics card leaves the edges of shapes rough: drawn twice as large as they are seen.
        layer.enabled: GraphicsInfo.api !== GraphicsInfo.Software
        layer.smooth: true
        layer.samples: 4
        layer.textureSize: Qt.size(Math.ceil(width * scale * Screen.devicePixelRatio) * 2, Math.ceil(height * scale * Screen.devicePixelRatio) * 2)  // qmllint disable type

        ShapePath {
            strokeColor: Theme.outline
            strokeWidth: 9
            joinStyle: ShapePath.RoundJoin
            fillGradient: LinearGradient {
                x1: 20; y1: 0; x2: 80; y2: 115
                GradientStop { position: 0; color: Qt.lighter(standy.tone, 1.3) }
                GradientStop { position: 0.45; color: standy.tone }
                GradientStop { position: 1; color: Qt.darker(standy.tone, 1.35) }
            }
            PathSvg { path: standy.female ? standy.bodyFemale : standy.bodyMale }
        }
        ShapePath {
            strokeColor: "#8cffffff"
            strokeWidth: 4
            capStyle: ShapePath.RoundCap
            fillColor: "transparent"
            PathSvg { path: standy.light }
        }
        ShapePath {
            fillColor: Theme.alpha(Theme.outline, 0.42)
            strokeColor: "transparent"
            PathSvg { path: standy.female ? standy.hair : standy.beard }
        }
    }
    TitleText {
        anchors.horizontalCenter: parent.horizontalCenter
        // On the skirt, or on the chest: not between the legs.
        y: standy.width * (standy.female ? 0.74 : 0.71) - height / 2
        text: standy.initials
        color: Theme.parchment
        style: Text.Outline
        styleColor: Theme.outline
        font.pixelSize: standy.width * (standy.initials.length > 1 ? 0.27 : 0.34)
    }
    GameIcon {
        anchors.centerIn: parent
        visible: standy.dead
        name: "skull-crossed-bones"
        color: "white"
        width: standy.width * 0.7
        height: width
    }
}
