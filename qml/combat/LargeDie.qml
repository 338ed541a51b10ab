import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Dice

// A die that rolls large across the middle of the table, with what it needs or is for. It is gone a moment after it has stopped.
Item {
    id: large

    property int needs: 0
    property int fell: 0
    property int sides: 6
    property string caption  // unless it needs something
    property string flight  // what it needs
    property string landed  // the same, when it lies
    property int lasts: 0    // milliseconds until it is gone, whatever its tumble takes; 0: as it likes
    property real middle: large.width / 2  // where it comes to lie
    property real share: 0.4  // of the height, at most
    // Where its words may stand.
    property real from: 0
    property real room: large.width
    property rect below  // a row for them that is free, in large text; empty: below the die
    readonly property bool apart: large.below.height > 0
    readonly property Die die: large.sides === 20 ? twenty : six
    readonly property bool rolling: large.die.rolling
    readonly property bool tells: large.visible && large.needs <= 0 && large.caption !== ""  // its caption
    signal settled(int face)

    function roll(face: int, needs: int) {
        parting.stop();
        large.needs = needs;
        large.fell = 0;
        large.opacity = 1;
        large.begun = Date.now();
        large.die.millis = large.lasts > 0 ? Math.min(Theme.tumble, large.lasts * 0.62) : Theme.tumble;
        if (Theme.tumble > 0) coming.restart();
        large.die.roll(face);
    }

    // What follows the roll is shown: nothing tumbles over it.
    function finish() {
        if (!large.visible) return;
        large.die.finish();
        large.clear();
    }

    function clear() {
        parting.stop();
        large.opacity = 0;
    }

    opacity: 0
    visible: opacity > 0

    property real way: 1
    property double begun: 0
    readonly property real mostSide: Math.max(1, Math.min(large.height * large.share, large.width * 0.26, Theme.px(170)))
    readonly property real side: Math.max(1, Math.min(large.mostSide, (large.height - (large.apart ? 0 : words.height) - Theme.gapTiny * 2) / 1.1))

    function stopped(face: int) {
        large.fell = face;
        large.settled(face);
        const left = large.lasts > 0 ? large.begun + large.lasts - Date.now() : 100000;
        pause.duration = Math.max(0, Math.min(700, left - Theme.normal));
        parting.restart();
    }

    NumberAnimation { id: coming; target: large; property: "way"; from: 0; to: 1; duration: large.die.millis * 0.8; easing.type: Easing.OutCubic }
    Item {
        id: place

        width: large.side
        height: large.side
        x: -width + (large.middle + width / 2) * large.way
        y: Math.max(0, (large.height - height * 1.1 - (large.apart ? 0 : words.height + Theme.gapTiny)) / 2)

        D6 { id: six; anchors.fill: parent; paintedSide: large.mostSide; visible: large.sides !== 20; onRolled: face => large.stopped(face) }
        D20 { id: twenty; anchors.fill: parent; paintedSide: large.mostSide; visible: large.sides === 20; onRolled: face => large.stopped(face) }
    }
    // Figures of a fight are behind it.
    Rectangle {
        x: words.x - Theme.gap
        y: words.y - Theme.gapTiny
        width: words.width + Theme.gap * 2
        height: words.height + Theme.gapTiny * 2
        visible: words.visible
        radius: Theme.radius
        color: Theme.panelSolid
        border.color: words.color
        border.width: Theme.line
    }
    TitleText {
        id: words

        readonly property real from: large.apart ? large.below.x + Theme.gap : large.from
        readonly property real room: large.apart ? large.below.width - Theme.gap * 2 : large.room

        x: Math.max(words.from, Math.min(words.from + words.room - width, large.middle - width / 2))
        y: large.apart ? large.below.y + (large.below.height - height) / 2 : place.y + place.height * 1.1 + Theme.gapTiny
        width: Math.min(implicitWidth, words.room)
        visible: text !== ""
        text: large.needs <= 0 ? large.caption : large.fell === 0 ? large.flight : large.landed
        color: large.needs === 0 || large.fell === 0 ? Theme.parchment : large.fell >= large.needs ? Theme.good : Theme.bad
        // Smaller for a long line, and in two or more when it would be too small in one.
        font.pixelSize: {
            const most = Theme.titleLarge * words.room / Math.max(words.room, inOne.advanceWidth + Theme.gapTiny);
            if (large.apart) return Math.floor(Math.min(most, large.below.height * 0.7));
            return Math.floor(Math.max(Theme.titleSmall, most));
        }
        horizontalAlignment: Text.AlignHCenter

        TextMetrics { id: inOne; text: words.text; font.family: words.font.family; font.bold: words.font.bold; font.pixelSize: Theme.titleLarge }
    }
    SequentialAnimation {
        id: parting

        PauseAnimation { id: pause; duration: 700 }
        NumberAnimation { target: large; property: "opacity"; to: 0; duration: Theme.normal }
    }
}
