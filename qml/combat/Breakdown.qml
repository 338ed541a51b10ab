pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import "sumfit.js" as SumFit

// Where both sums come from: the fighters' lines beside the monsters'. All that is counted is seen: when there is little
// room, the type becomes smaller, then long lines are cut, and then the smallest lines share one. Roles of `model`: text,
// amount, monsterSide, first (true: Levels come without a sign).
Item {
    id: breakdown

    property alias model: source.model
    property var rows: []
    readonly property var ourRows: breakdown.rows.filter(row => !row.monsterSide)
    readonly property var theirRows: breakdown.rows.filter(row => row.monsterSide)
    readonly property int smallest: Math.min(Theme.textSmall, Math.round(12.5 * Math.sqrt(Math.max(1, Theme.textScale))))
    // The side with longer texts gets more of the width.
    readonly property real split: {
        const ours = breakdown.longest(breakdown.ourRows), theirs = breakdown.longest(breakdown.theirRows);
        return ours + theirs > 0 ? Math.max(0.42, Math.min(0.58, ours / (ours + theirs))) : 0.5;
    }
    readonly property real columnRoom: breakdown.width - Theme.gap * 2
    readonly property var fitted: SumFit.fit(
        [{rows: breakdown.ourRows, width: breakdown.columnRoom * breakdown.split},
         {rows: breakdown.theirRows, width: breakdown.columnRoom * (1 - breakdown.split)}],
        breakdown.height, text => metrics.advanceWidth(text), line => bold.advanceWidth(Lists.signed(line.amount, line.first)),
        metrics.font.pixelSize, Theme.gapSmall, Theme.textSmall, breakdown.smallest, size => breakdown.rowHeight(size))
    // Height that the longer side needs in type of full size.
    readonly property real wanted: Math.max(breakdown.ourRows.length, breakdown.theirRows.length) * breakdown.rowHeight(Theme.textSmall)

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
            if (row) rows.push({text: row.text, amount: row.amount, monsterSide: row.monsterSide, first: row.first});
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

        Repeater {
            model: side.part.shown

            SumLine {
                required property var modelData

                width: side.width
                text: modelData.text
                mostRows: modelData.rows
                amount: modelData.amount
                first: modelData.first
                monsterSide: modelData.monsterSide
                fontSize: breakdown.fitted.size
            }
        }
        SumLine {
            width: side.width
            visible: side.part.gathered.length > 0
            gathered: side.part.gathered
            amount: side.part.gathered.reduce((sum, row) => sum + row.amount, 0)
            monsterSide: side.index === 1
            fontSize: breakdown.fitted.size
        }
    }
    Side {
        width: breakdown.columnRoom * breakdown.split
    }
    Side {
        index: 1
        x: breakdown.width - width
        width: breakdown.columnRoom * (1 - breakdown.split)
    }
}
