pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import "sumfit.js" as SumFit

// Where both sums come from: the fighters' lines at the left edge, the monsters' at the right one. All that is counted is
// seen: when there is little room, the type becomes smaller, then explanations in brackets are left to the tip, and then the smallest lines
// share one. Roles of `model`: text, amount, monsterSide, first (true: Levels come without a sign).
Item {
    id: breakdown

    property alias model: source.model
    property var rows: []
    property bool crowded: false  // the figures between the columns are many
    readonly property var ourRows: breakdown.rows.filter(row => !row.monsterSide)
    readonly property var theirRows: breakdown.rows.filter(row => row.monsterSide)
    readonly property int smallest: Math.min(Theme.textSmall, Math.round(12 * Math.sqrt(Math.max(1, Theme.textScale))))
    // The side with longer texts gets more of the width.
    readonly property real split: {
        const ours = breakdown.longest(breakdown.ourRows), theirs = breakdown.longest(breakdown.theirRows);
        return ours + theirs > 0 ? Math.max(0.42, Math.min(0.58, ours / (ours + theirs))) : 0.5;
    }
    readonly property real columnRoom: breakdown.width - Theme.gap * 2
    readonly property real pad: Theme.gapSmall  // left and right of a line's words
    // In a wide panel the columns leave the middle to the figures.
    readonly property real widest: breakdown.crowded ? Math.max(breakdown.width * 0.25, Theme.textSmall * 11) : Math.max(breakdown.width * 0.29, Theme.textSmall * 13)
    readonly property var rooms: [Math.min(breakdown.widest, breakdown.columnRoom * breakdown.split),
                                  Math.min(breakdown.widest, breakdown.columnRoom * (1 - breakdown.split))]
    readonly property var fitted: SumFit.fit(
        [{rows: breakdown.ourRows, width: breakdown.rooms[0] - breakdown.pad * 2},
         {rows: breakdown.theirRows, width: breakdown.rooms[1] - breakdown.pad * 2}],
        breakdown.height, text => metrics.advanceWidth(text), line => bold.advanceWidth(Lists.signed(line.amount, line.first)),
        metrics.font.pixelSize, Theme.gapSmall, Theme.textSmall, breakdown.smallest, size => breakdown.rowHeight(size))
    // Between the two columns.
    readonly property real oursEnd: breakdown.ourRows.length > 0 ? ours.width : 0
    readonly property real theirsBegin: breakdown.theirRows.length > 0 ? theirs.x : breakdown.width
    function rowHeight(size: real): real {
        return Math.ceil(size * 1.28) + Theme.hairline * 2;  // as a SumLine's
    }

    function longest(rows: var): real {
        return rows.reduce((most, row) => Math.max(most, metrics.advanceWidth(row.text)), 0);
    }

    function take() {
        const rows = [];
        for (let index = 0; index < source.count; ++index) {
            const row = source.objectAt(index) as SumRow;
            if (!row) continue;
            const known = breakdown.rows.some(one => one.text === row.text && one.amount === row.amount && one.monsterSide === row.monsterSide);
            rows.push({text: row.text, amount: row.amount, monsterSide: row.monsterSide, first: row.first,
                       fresh: !known && breakdown.rows.some(one => one.monsterSide === row.monsterSide)});
        }
        breakdown.rows = rows;
    }

    Accessible.role: Accessible.List
    Accessible.name: qsTr("What the sums are made of")

    Instantiator {
        id: source

        delegate: SumRow { onChanged: settle.restart() }
        onObjectAdded: settle.restart()
        onObjectRemoved: settle.restart()
        onCountChanged: settle.restart()
    }
    Timer { id: settle; interval: 0; onTriggered: breakdown.take() }
    FontMetrics { id: metrics; font.family: Theme.textFamily; font.pixelSize: Theme.textSmall }
    FontMetrics { id: bold; font.family: Theme.textFamily; font.pixelSize: Theme.textSmall; font.weight: Font.Bold }

    component Side: Column {
        id: side

        property int index: 0
        readonly property var part: breakdown.fitted.columns[side.index]
        readonly property real taken: (side.part.shown.reduce((sum, line) => sum + line.rows, 0) + (side.part.gathered.length > 0 ? 1 : 0))
            * breakdown.rowHeight(breakdown.fitted.size)
        readonly property int many: side.part.shown.length + (side.part.gathered.length > 0 ? 1 : 0)
        // What is left of the height goes around the lines.
        readonly property real air: Math.max(0, Math.min(Theme.px(6), Math.floor((breakdown.height - side.taken) / Math.max(1, side.many * 2))))
        // No wider than its longest line needs.
        readonly property real wanted: side.part.shown.concat(side.part.gathered).reduce((most, line) => Math.max(most,
            metrics.advanceWidth(line.text) + bold.advanceWidth(Lists.signed(line.amount, line.first))), 0) * breakdown.fitted.size / metrics.font.pixelSize * 1.05
            + breakdown.pad * 2 + Theme.gap

        width: Math.min(breakdown.rooms[side.index], side.part.gathered.length > 0 ? breakdown.rooms[side.index] : Math.max(side.wanted, breakdown.rooms[side.index] * 0.5))
        spacing: side.air

        Repeater {
            model: side.part.shown

            SumLine {
                required property var modelData

                width: side.width
                text: modelData.text
                words: modelData.words
                mostRows: modelData.rows
                amount: modelData.amount
                first: modelData.first
                fresh: modelData.fresh ?? false
                monsterSide: modelData.monsterSide
                fontSize: breakdown.fitted.size
                pad: breakdown.pad
                air: side.air
            }
        }
        SumLine {
            width: side.width
            visible: side.part.gathered.length > 0
            gathered: side.part.gathered
            amount: side.part.gathered.reduce((sum, row) => sum + row.amount, 0)
            monsterSide: side.index === 1
            fontSize: breakdown.fitted.size
            pad: breakdown.pad
            air: side.air
        }
    }
    Side { id: ours }
    Side {
        id: theirs

        index: 1
        x: breakdown.width - width
    }
}
