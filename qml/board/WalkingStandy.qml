import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// Moves a standie along the track, one hop per space, and makes room for others on its space.
Item {
    id: walker

    property real spaceSize: 60
    property int place: 0
    property int level: 1
    property alias standyName: figure.name
    property alias initials: figure.initials
    property alias tone: figure.tone
    property alias female: figure.female
    property alias dead: figure.dead
    property alias active: figure.active
    property real shownLevel: walker.level
    // spot: the position of shownLevel. company.x: the number of figures before this one on the space, company.y: of all.
    property point spot
    property point company: Qt.point(0, 1)
    readonly property bool pending: walker.shownLevel !== walker.level  // a picture of it waits
    readonly property string told: walker.dead ? qsTr("%1: dead, Level %2").arg(walker.standyName).arg(walker.level)
                                               : qsTr("%1: Level %2").arg(walker.standyName).arg(walker.level)
    signal moved()
    readonly property real hop: Math.abs(Math.sin(walker.shownLevel * Math.PI)) * figure.height * 0.3
    // Two rows at an upright space stand around its middle, apart from the next one.
    readonly property real lower: walker.upright && walker.company.y > 2 ? walker.size * 0.45 * walker.steep : 0
    // How steeply the track rises or falls there: 0 is level, 1 upright.
    property real steep: 0
    readonly property bool upright: walker.steep > 0.5
    // Two stand side by side. More stand in rows, smaller, with the back rows higher, so that all letters are visible. Where the track
    // is upright, they stand at both sides of the space, so that its number and the next one are in sight.
    readonly property int abreast: walker.company.y > 4 && !walker.upright ? 3 : 2
    // Where it is upright, the fifth and sixth stand behind the others, towards the middle of the board.
    readonly property bool second: walker.upright && walker.company.x > 3
    property int inward: 1  // 1: the middle of the board is at the right
    readonly property real size: walker.spaceSize * (walker.company.y > 4 ? (Theme.largeText || walker.upright ? 0.5 : 0.56)
        : walker.company.y > 2 ? (Theme.largeText ? 0.56 : walker.upright ? 0.62 : 0.7) : walker.company.y > 1 && walker.upright ? (Theme.largeText ? 0.62 : 0.7) : 0.8)
    readonly property int row: walker.second ? walker.company.x - 4 : Math.floor(walker.company.x / walker.abreast)
    readonly property int inRow: walker.second ? 2 : Math.min(walker.abreast, walker.company.y - walker.row * walker.abreast)
    readonly property int inOrder: walker.company.x % walker.abreast
    // Between two behind, and beside one, the number of the next space is in sight, where the track leads up.
    readonly property real beside: (walker.inRow < 2 || walker.inOrder === 0 ? -1 : 1) * (walker.spaceSize * 0.2 + walker.size * 0.5)
    readonly property real abreastOf: walker.row > 0 && walker.inRow < 3 ? (walker.inOrder * 2 - 1) * walker.spaceSize * 0.45
        : (walker.inOrder - (walker.inRow - 1) / 2) * (walker.company.y > 2 ? walker.size : walker.spaceSize * 0.62)
    readonly property real aside: walker.second ? walker.inward * (walker.spaceSize * 0.2 + walker.size * 1.45)
        : walker.abreastOf + (walker.beside - walker.abreastOf) * walker.steep

    x: walker.spot.x
    y: walker.spot.y
    z: 20 + walker.place - walker.row * 10
    onLevelChanged: walker.moved()
    Component.onCompleted: walker.moved()
    Accessible.role: Accessible.StaticText
    Accessible.name: walker.told

    Behavior on shownLevel {
        SmoothedAnimation { velocity: Theme.step > 0 ? 1000 / Theme.step : -1; duration: Theme.step > 0 ? -1 : 0 }
    }
    Standy {
        id: figure

        width: walker.size
        height: width * 1.3
        x: Math.max(-width / 2 + walker.aside, -walker.spot.x)  // on the board
        y: -height + walker.spaceSize * (0.46 * walker.steep - 0.14) + walker.lower - walker.row * walker.size - walker.hop
        Behavior on x { NumberAnimation { duration: Theme.normal } }

        HoverHandler { id: over }
        Tip { shown: over.hovered; text: walker.told }
    }
}
