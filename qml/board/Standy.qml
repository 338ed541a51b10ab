import QtQuick
import QtQuick.Shapes
import Kickdoor.Theme
import Kickdoor.Controls

// A player's cardboard figure on its foot: a bearded fighter or one with a skirt and long hair; the initial tells players
// apart without colours. Drawn in a 100 x 130 square and scaled.
Item {
    id: standy

    property color tone: Theme.playerColor(0)
    property string name
    property string initials: standy.name.charAt(0).toUpperCase()
    property bool female: false
    property bool dead: false
    property bool active: false

    readonly property string bodyMale: "M50 4 C61 4 68 12 68 22 C68 28 66 32 63 35 L88 44 C94 46 95 54 89 57 L72 60 L76 104 C76 110 60 110 57 104 L50 84 L43 104 C40 110 24 110 24 104 L28 60 L11 57 C5 54 6 46 12 44 L37 35 C34 32 32 28 32 22 C32 12 39 4 50 4 Z"
    readonly property string bodyFemale: "M50 4 C62 4 70 12 70 24 C70 31 72 38 76 42 L60 41 L66 45 L88 58 C93 62 89 69 83 67 L63 59 L82 103 C83 109 17 109 18 103 L37 59 L17 67 C11 69 7 62 12 58 L34 45 L40 41 L24 42 C28 38 30 31 30 24 C30 12 38 4 50 4 Z"
    readonly property string beard: "M36 26 C36 42 44 50 50 50 C56 50 64 42 64 26 C58 31 42 31 36 26 Z"
    readonly property string hair: "M50 8 C60 8 66 15 66 25 C58 20 54 16 52 13 C48 19 42 23 34 25 C34 15 40 8 50 8 Z"

    opacity: standy.dead ? 0.55 : 1
    implicitWidth: Theme.px(52)
    implicitHeight: implicitWidth * 1.3

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        width: parent.width * 0.86
        height: parent.height * 0.2
        radius: height / 2
        color: "#60000000"
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

        ShapePath {
            fillColor: Qt.darker(standy.tone, 1.9)
            strokeColor: "#1a0f08"
            strokeWidth: 3
            PathSvg { path: "M12 112 C12 100 88 100 88 112 L88 118 C88 130 12 130 12 118 Z" }
        }
        ShapePath {
            strokeColor: "#1a0f08"
            strokeWidth: 4
            joinStyle: ShapePath.RoundJoin
            fillGradient: LinearGradient {
                x1: 20; y1: 0; x2: 80; y2: 115
                GradientStop { position: 0; color: Qt.lighter(standy.tone, 1.35) }
                GradientStop { position: 1; color: Qt.darker(standy.tone, 1.15) }
            }
            PathSvg { path: standy.female ? standy.bodyFemale : standy.bodyMale }
        }
        ShapePath {
            fillColor: "#6b1a0f08"
            strokeColor: "transparent"
            PathSvg { path: standy.female ? standy.hair : standy.beard }
        }
    }
    TitleText {
        anchors.horizontalCenter: parent.horizontalCenter
        // On the skirt, or on the chest: not between the legs.
        y: standy.width * (standy.female ? 0.79 : 0.66) - height / 2
        text: standy.initials
        color: Theme.inkOn(standy.tone)
        font.pixelSize: standy.width * (standy.initials.length > 1 ? 0.22 : 0.26)
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
