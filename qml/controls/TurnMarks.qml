pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme

// The numbers of turns below a chart, as many as there is room for, and what they are. `turns`: {turn, share}, share: its place in the
// width, 0 to 1. If the last turn has two places, the second is the end of the game.
Item {
    id: marks

    property var turns: []
    readonly property real room: Theme.textPx(34)  // that a number needs
    readonly property int last: marks.turns.length > 0 ? marks.turns[marks.turns.length - 1].turn : 0
    readonly property int step: Array.from([1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]).find(one => marks.width * one >= marks.room * marks.last) ?? 10000
    readonly property bool ended: marks.turns.length > 1 && marks.turns[marks.turns.length - 2].turn === marks.last
    property real margin: Infinity  // right of the axis
    readonly property real clear: marks.ended ? ending.x - marks.room / 2 : marks.width  // for numbers
    readonly property var shown: {
        const list = [];
        let end = -marks.room, before = 0;
        for (const one of marks.turns) {
            const x = one.share * marks.width;
            if (one.turn === before || one.turn % marks.step !== 0 || x - end < marks.room || x > marks.clear) continue;
            list.push({turn: one.turn, x: x});
            end = x;
            before = one.turn;
        }
        return list;
    }

    height: Theme.textPx(20) + name.height
    Accessible.ignored: true

    Repeater {
        model: marks.shown

        BodyText {
            required property var modelData

            x: modelData.x - width / 2
            text: modelData.turn
            color: Theme.inkMuted
            font.pixelSize: Theme.textSmall
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
    BodyText {
        id: ending

        x: marks.width - Math.max(width / 2, width - marks.margin)
        visible: marks.ended
        text: qsTr("End", "of the game, below a chart's axis")
        color: Theme.inkMuted
        font.pixelSize: Theme.textSmall
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    BodyText {
        id: name

        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTr("Turn", "below a chart's axis")
        color: Theme.inkMuted
        font.pixelSize: Theme.textSmall
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
