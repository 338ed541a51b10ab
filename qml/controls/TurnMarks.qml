pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme

// The numbers of turns below a chart, as many as there is room for. `turns`: {turn, share}, share: its place in the width, 0 to 1.
Item {
    id: marks

    property var turns: []
    readonly property real room: Theme.textPx(34)  // that a number needs
    readonly property int last: marks.turns.length > 0 ? marks.turns[marks.turns.length - 1].turn : 0
    readonly property int step: Array.from([1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]).find(one => marks.width * one >= marks.room * marks.last) ?? 10000
    readonly property var shown: {
        const list = [];
        let end = -marks.room;
        for (const one of marks.turns) {
            const x = one.share * marks.width;
            if (one.turn === 0 || one.turn % marks.step !== 0 || x - end < marks.room) continue;
            list.push({turn: one.turn, x: x});
            end = x;
        }
        return list;
    }

    height: Theme.textPx(20)
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
}
