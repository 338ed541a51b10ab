import QtQuick
import Kickdoor.Theme

// A die's painted pictures (app/art/die.h), of which one is shown: the last one is the die at rest. While those of another face are
// painted, the die lies there with the face of before.
Item {
    id: sprite

    property bool inUse: true  // else it holds no pictures
    property int sides: 6
    property int face: 1
    property int expected: 0  // the face that comes next: its pictures are painted meanwhile
    property color tone
    property real way: 1  // of the tumble
    // The side for which they are painted, larger than the item if it will grow.
    property real paintedSide: sprite.width
    readonly property string wanted: sprite.sourceOf(sprite.face)
    property string loaded: ""  // the last that was wanted and is there
    readonly property bool painted: sheet.status === Image.Ready  // perhaps the face of before
    readonly property bool ready: sprite.painted && sprite.loaded === sprite.wanted
    readonly property bool failed: next.status === Image.Error
    readonly property int columns: 6
    readonly property int rows: 4
    readonly property int shownFrame: !sprite.ready ? sprite.columns * sprite.rows - 1 : Math.max(0, Math.min(sprite.columns * sprite.rows - 1, Math.floor(sprite.way * sprite.columns * sprite.rows)))
    readonly property int pixels: Math.max(32, Math.min(224, Math.ceil(sprite.paintedSide * Screen.devicePixelRatio / 32) * 32))
    readonly property size sheetSize: Qt.size(sprite.pixels * sprite.columns, sprite.pixels * sprite.rows)

    function sourceOf(face: int): string {
        return face > 0 && sprite.inUse ? "image://kickdoor/die/" + sprite.sides + "?face=" + face + "&ink=" + Theme.hex(sprite.tone).slice(-6) : "";
    }

    clip: true
    onInUseChanged: if (!sprite.inUse) sprite.loaded = ""

    // Keeps them in Qt's cache.
    Image {
        visible: false
        asynchronous: true
        source: sprite.sourceOf(sprite.expected)
        sourceSize: sprite.sheetSize  // qmllint disable type
        Accessible.ignored: true
    }
    Image {
        id: sheet

        x: -(sprite.shownFrame % sprite.columns) * sprite.width
        y: -Math.floor(sprite.shownFrame / sprite.columns) * sprite.height
        width: sprite.width * sprite.columns
        height: sprite.height * sprite.rows
        asynchronous: true
        source: sprite.loaded
        sourceSize: sprite.sheetSize  // qmllint disable type
        Accessible.ignored: true
    }
    // Loads what is wanted; the sheet then has it at once, from Qt's cache.
    Image {
        id: next

        visible: false
        asynchronous: true
        source: sprite.wanted
        sourceSize: sprite.sheetSize  // qmllint disable type
        onStatusChanged: next.handOn()
        onSourceChanged: soon.restart()  // its status may stay the same

        function handOn() {
            if (next.status === Image.Ready) sprite.loaded = sprite.wanted;
        }

        Accessible.ignored: true
    }
    Timer { id: soon; interval: 0; onTriggered: next.handOn() }
}
