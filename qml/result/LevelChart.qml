pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// A chart of the Levels over the turns. `series`: {name, tone, levels: [...]}, with the Level at the start of each turn; `ended`: the last one is
// that at the end of the game.
Item {
    id: chart

    property var series: []
    property int goal: 10
    property bool ended: false
    readonly property int turns: Math.max(2, ...chart.series.map(one => one.levels.length))
    readonly property real leftMargin: Theme.textPx(30)
    readonly property real bottomMargin: numbers.height + Theme.textPx(6)
    readonly property real topMargin: name.height + Theme.gap
    readonly property real plotWidth: chart.width - chart.leftMargin - Theme.gap
    readonly property real plotHeight: chart.height - chart.bottomMargin - chart.topMargin
    // The interval of Levels that have room for their number.
    readonly property int step: Math.max(chart.goal > 10 ? 5 : 1, Math.ceil(Theme.textSmall * 1.2 * (chart.goal - 1) / Math.max(1, chart.plotHeight)))

    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Levels over the turns")

    // Each line has its lane near the height of its Level: lines on one Level lie side by side, and one that stays on its Level is level.
    readonly property real lane: Math.min(Theme.px(3), chart.plotHeight / Math.max(1, chart.goal - 1) * 0.5 / Math.max(1, chart.series.length))

    readonly property real lineWidth: Math.min(Theme.px(4), chart.lane)
    readonly property var lines: chart.series.map((one, index) =>
        ({tone: one.tone, points: one.levels.map((level, turn) => chart.spot(turn, level, chart.aside(index)))}))

    // The offset of a line from its Levels.
    function aside(line: int): real {
        return (line - (chart.series.length - 1) / 2) * chart.lane;
    }

    function spot(turn: int, level: real, aside: real): point {
        return Qt.point(chart.leftMargin + chart.plotWidth * turn / (chart.turns - 1),
                        chart.topMargin + chart.plotHeight * (1 - (level - 1) / Math.max(1, chart.goal - 1)) + aside);
    }

    Repeater {
        model: chart.goal

        Item {
            id: mark

            required property int index

            y: chart.spot(0, mark.index + 1, 0).y
            width: chart.width

            Rectangle {
                x: chart.leftMargin
                visible: mark.index + 1 < chart.goal
                width: chart.plotWidth
                height: Theme.hairline
                color: Theme.alpha(Theme.inkMuted, 0.25)
            }
            BodyText {
                anchors.verticalCenter: parent.top
                width: chart.leftMargin - Theme.gapSmall
                visible: (chart.goal - mark.index - 1) % chart.step === 0
                text: mark.index + 1
                color: Theme.inkMuted
                font.pixelSize: Theme.textSmall
                horizontalAlignment: Text.AlignRight
            }
        }
    }
    // A Canvas, because Qt's software renderer does not clip Shapes that scroll out of view.
    Canvas {
        id: picture

        readonly property var lines: chart.lines
        readonly property color dashes: Theme.inkMuted

        anchors.fill: parent
        onLinesChanged: picture.requestPaint()
        onDashesChanged: picture.requestPaint()
        onPaint: {
            const pen = picture.getContext("2d");
            pen.reset();
            pen.lineJoin = pen.lineCap = "round";
            for (const line of picture.lines) picture.draw(pen, line.points, line.tone, chart.lineWidth);
            // The goal is dashed, unlike the players' lines.
            const goal = chart.spot(0, chart.goal, 0);
            pen.lineCap = "butt";
            pen.setLineDash([4, 4]);
            picture.draw(pen, [goal, Qt.point(goal.x + chart.plotWidth, goal.y)], picture.dashes, Theme.line);
        }

        function draw(pen: var, points: var, tone: color, width: real) {
            pen.strokeStyle = tone;
            pen.lineWidth = width;
            pen.beginPath();
            for (const point of points) pen.lineTo(point.x, point.y);
            pen.stroke();
        }
    }
    BodyText {
        id: name

        width: chart.width
        text: qsTr("Level")
        color: Theme.inkMuted
        font.pixelSize: Theme.textSmall
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    TurnMarks {
        id: numbers

        x: chart.leftMargin
        width: chart.plotWidth
        margin: Theme.gap
        anchors.bottom: parent.bottom
        // As in the chart of chances.
        turns: Array.from({length: chart.turns}, (_, turn) => ({turn: chart.ended && turn === chart.turns - 1 ? turn : turn + 1, share: turn / (chart.turns - 1)}))
    }
}
