pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Kickdoor.Theme
import Kickdoor.Controls

// The course of the Levels over the turns. `series`: {name, tone, levels: [...]}, one entry a turn.
Item {
    id: chart

    property var series: []
    property int goal: 10
    readonly property int turns: Math.max(2, ...chart.series.map(one => one.levels.length))
    readonly property real leftMargin: Theme.textPx(30)
    readonly property real bottomMargin: Theme.textPx(26)
    readonly property real plotWidth: chart.width - chart.leftMargin - Theme.gap
    readonly property real plotHeight: chart.height - chart.bottomMargin - Theme.gap
    // Every so many Levels have room for their number.
    readonly property int step: Math.max(chart.goal > 10 ? 5 : 1, Math.ceil(Theme.textSmall * 1.2 * (chart.goal - 1) / Math.max(1, chart.plotHeight)))

    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Levels over the turns")

    // Lines on one Level lie side by side, those of all players within the height of a Level.
    readonly property real lane: Math.min(Theme.px(5), chart.plotHeight / Math.max(1, chart.goal - 1) * 0.9 / Math.max(1, chart.series.length))

    // How far a line is off its Level, for all whose line is on it that turn.
    function aside(turn: int, line: int): real {
        const level = chart.series[line].levels[turn];
        const together = chart.series.map((one, index) => index).filter(index => chart.series[index].levels[turn] === level);
        return (together.indexOf(line) - (together.length - 1) / 2) * chart.lane;
    }

    function spot(turn: int, level: real, aside: real): point {
        return Qt.point(chart.leftMargin + chart.plotWidth * turn / (chart.turns - 1),
                        Theme.gap + chart.plotHeight * (1 - (level - 1) / Math.max(1, chart.goal - 1)) + aside);
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
            // The goal: no player's line is dashed.
            Shape {
                visible: mark.index + 1 === chart.goal

                ShapePath {
                    strokeColor: Theme.inkMuted
                    strokeWidth: Theme.line
                    strokeStyle: ShapePath.DashLine
                    dashPattern: [4, 4]
                    startX: chart.leftMargin
                    PathLine { x: chart.leftMargin + chart.plotWidth; y: 0 }
                }
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
    Repeater {
        model: chart.series

        Shape {
            id: line

            required property var modelData
            required property int index

            anchors.fill: parent

            ShapePath {
                strokeColor: line.modelData.tone
                strokeWidth: Math.min(Theme.px(4), chart.lane)
                fillColor: "transparent"
                joinStyle: ShapePath.RoundJoin
                capStyle: ShapePath.RoundCap
                PathPolyline { path: line.modelData.levels.map((level, turn) => chart.spot(turn, level, chart.aside(turn, line.index))) }
            }
        }
    }
    BodyText {
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        text: qsTr("%n turn(s)", "", chart.turns - 1)
        color: Theme.inkMuted
        font.pixelSize: Theme.textSmall
    }
}
