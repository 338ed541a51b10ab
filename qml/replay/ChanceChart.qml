pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// Every player's chance to win over a game, with its turning points as lozenges that lead there. `series`: {name, tone, points},
// points: chances from 0 to 1; `turns`: {at, share, turn} of each point; `turningPoints`: {at, share, tone, text}.
Item {
    id: chart

    property var series: []
    property var turns: []
    property var turningPoints: []
    property real at: -1  // the share of the game that is shown; negative: none
    // In the result all turns are equally wide, as in the chart of Levels; in a replay they are as wide as in its time line.
    readonly property bool byTurn: chart.at < 0
    readonly property real leftMargin: Theme.textPx(48)
    readonly property real bottomMargin: numbers.height + Theme.textPx(4) + Theme.px(12)  // the numbers of turns are below the lozenges
    readonly property real topMargin: name.height + Theme.gap
    readonly property real plotWidth: Math.max(1, chart.width - chart.leftMargin - Theme.gap)
    readonly property real plotHeight: Math.max(1, chart.height - chart.bottomMargin - chart.topMargin)
    readonly property real leastHeight: chart.topMargin + chart.bottomMargin + Theme.textSmall * 6  // at which the lines can be told apart
    // So many marks as there is room for.
    readonly property int parts: chart.plotHeight > Theme.textSmall * 8 ? 4 : 2
    signal sought(int at)

    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Chances to win over the turns")
    Accessible.description: Lists.told(chart.series.map(one => one.points.length === 0 ? one.name
        : qsTr("%1: %2% at first, %3% at last").arg(one.name).arg(Math.round(one.points[0] * 100)).arg(Math.round(one.points[one.points.length - 1] * 100))))

    function spot(share: real, chance: real): point {
        return Qt.point(chart.leftMargin + chart.plotWidth * share, chart.topMargin + chart.plotHeight * (1 - chance));
    }

    readonly property var places: chart.turns.map((one, index) => chart.byTurn ? index / Math.max(1, chart.turns.length - 1) : one.share)
    readonly property var lines: chart.series.map(one => ({tone: one.tone, points: one.points.map((chance, index) => chart.spot(chart.places[index] ?? 0, chance))}))

    // Where in the width a turning point lies.
    function placeOf(point: var): real {
        return chart.byTurn ? chart.places[chart.turns.findIndex(one => one.at >= point.at)] ?? 1 : point.share;
    }

    Repeater {
        model: chart.parts + 1

        Item {
            id: mark

            required property int index
            readonly property real chance: mark.index / chart.parts

            y: chart.spot(0, mark.chance).y
            width: chart.width

            Rectangle {
                x: chart.leftMargin
                width: chart.plotWidth
                height: Theme.hairline
                color: Theme.alpha(Theme.inkMuted, 0.25)
            }
            BodyText {
                anchors.verticalCenter: parent.top
                width: chart.leftMargin - Theme.gapSmall
                text: qsTr("%1%").arg(Math.round(mark.chance * 100))
                color: Theme.inkMuted
                font.pixelSize: Theme.textSmall
                horizontalAlignment: Text.AlignRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
    // A Canvas, because Qt's software renderer does not clip Shapes that scroll out of view.
    Canvas {
        id: picture

        readonly property var lines: chart.lines

        anchors.fill: parent
        onLinesChanged: picture.requestPaint()
        onPaint: {
            const pen = picture.getContext("2d");
            pen.reset();
            pen.lineJoin = pen.lineCap = "round";
            pen.lineWidth = Theme.px(3);
            for (const line of picture.lines) {
                pen.strokeStyle = line.tone;
                pen.beginPath();
                for (const point of line.points) pen.lineTo(point.x, point.y);
                pen.stroke();
            }
        }
    }
    Rectangle {
        visible: chart.at >= 0
        x: chart.spot(Math.max(0, chart.at), 0).x - width / 2
        y: chart.topMargin
        width: Theme.line
        height: chart.plotHeight
        color: Theme.gold
    }
    Repeater {
        model: chart.turningPoints

        // For the pointer only: the list beside the chart has the same for the keyboard.
        Item {
            id: point

            required property var modelData

            x: chart.spot(chart.placeOf(point.modelData), 0).x - width / 2
            y: chart.topMargin
            width: Theme.px(24)
            height: chart.plotHeight + Theme.px(12)

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.hairline
                height: chart.plotHeight
                color: Theme.alpha(Theme.gold, 0.6)
            }
            Rectangle {
                anchors.bottom: parent.bottom
                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.px(12)
                height: width
                rotation: 45
                color: Theme.tone(point.modelData.tone, 0)
                border.color: Theme.ink
                border.width: Theme.hairline
            }
            HoverHandler { id: pointer; cursorShape: Qt.PointingHandCursor }
            TapHandler { onTapped: chart.sought(point.modelData.at) }
            Tip { shown: pointer.hovered; text: point.modelData.text }
        }
    }
    BodyText {
        id: name

        width: chart.width
        text: qsTr("Chance to win")
        color: Theme.inkMuted
        font.pixelSize: Theme.textSmall
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    TurnMarks { id: numbers; x: chart.leftMargin; width: chart.plotWidth; margin: Theme.gap; anchors.bottom: parent.bottom; turns: chart.turns.map((one, index) => ({turn: one.turn, share: chart.places[index]})) }
}
