pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Board

// Who won, and how it went. `winners`: {name, tone, female}; `series`: see LevelChart.
ScreenFrame {
    id: screen

    property var winners: []
    property alias series: chart.series
    property alias goal: chart.goal
    signal rematch()
    signal menu()

    title: screen.winners.length > 1
        ? qsTr("%1 win together!").arg(screen.winners.map(one => one.name).join(", "))
        : qsTr("%1 wins!").arg(screen.winners.length === 1 ? screen.winners[0].name : "")
    onBack: screen.menu()

    Column {
        width: screen.innerWidth
        spacing: Theme.gap

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.gapLarge

            Repeater {
                model: screen.winners

                Column {
                    id: winner

                    required property var modelData

                    spacing: Theme.gapTiny

                    GameIcon {
                        anchors.horizontalCenter: parent.horizontalCenter
                        name: "imperial-crown"
                        color: Theme.gold
                        width: Theme.px(90)
                        height: width
                    }
                    Standy {
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Theme.px(110)
                        height: width * 1.3
                        name: winner.modelData.name
                        tone: winner.modelData.tone
                        female: winner.modelData.female ?? false
                        active: true
                    }
                    TitleText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        text: winner.modelData.name
                        font.pixelSize: Theme.titleLarge
                        wrapMode: Text.NoWrap
                    }
                }
            }
        }
        Panel {
            width: parent.width
            height: Math.max(Theme.px(330), screen.room - Theme.px(330))

            Column {
                anchors.fill: parent
                spacing: Theme.gapSmall

                Flow {
                    id: legend

                    width: parent.width
                    spacing: Theme.gapSmall

                    Repeater {
                        model: screen.series

                        Chip {
                            required property var modelData

                            text: qsTr("%1: Level %2").arg(modelData.name).arg(modelData.levels[modelData.levels.length - 1])
                            tone: modelData.tone
                        }
                    }
                }
                LevelChart {
                    id: chart

                    width: parent.width
                    height: parent.height - legend.height - Theme.gapSmall
                }
            }
        }
    }
    actions: [
        ActionButton { text: qsTr("Play again"); look: "primary"; iconName: "boot-kick"; onAccepted: screen.rematch() },
        ActionButton { text: qsTr("Menu"); onAccepted: screen.menu() }
    ]
}
