import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The chances to win over a game, and its turning points. `chances`: see ChanceModel.
Column {
    id: panel

    required property var chances
    property real at: -1  // see ChanceChart
    property real chartHeight: Theme.px(180)
    property bool legend: true
    readonly property var series: panel.chances ? Array.from(panel.chances.series) : []
    readonly property var points: panel.chances ? Array.from(panel.chances.turningPoints) : []
    signal sought(int at)

    spacing: Theme.gapSmall

    Flow {
        width: parent.width
        visible: panel.legend
        spacing: Theme.gapSmall

        Repeater {
            model: panel.series

            Chip {
                required property var modelData

                text: modelData.name
                tone: modelData.tone
            }
        }
    }
    ChanceChart {
        id: chart

        width: parent.width
        visible: chart.turns.length > 1  // a single turn has no line
        height: Math.max(panel.chartHeight, chart.leastHeight)
        series: panel.series
        turns: panel.chances ? Array.from(panel.chances.turns) : []
        turningPoints: panel.points
        at: panel.at
        onSought: at => panel.sought(at)
    }
    BodyText {
        width: parent.width
        text: (panel.chances?.working ?? false) ? qsTr("Looking back: bots play on from each turn …")
            : panel.points.length === 0 ? qsTr("No single turn decided this game.") : qsTr("The turns that decided this game:")
        color: Theme.inkMuted
        font.pixelSize: Theme.textSmall
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    TurningPoints {
        width: parent.width
        points: panel.points
        onSought: at => panel.sought(at)
    }
}
