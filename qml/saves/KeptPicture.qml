pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The picture of a kept game, or else its players' Levels. `players`: {name, colour, level}.
Rectangle {
    id: frame

    property alias source: picture.source
    property var players: []
    property int goal: 10
    readonly property bool drawn: picture.status !== Image.Ready

    implicitWidth: Theme.px(224)
    implicitHeight: Math.round(width * 9 / 16)
    color: Theme.felt
    border.color: Theme.goldDark
    border.width: Theme.line
    radius: Theme.radiusSmall
    Accessible.ignored: true

    Image {
        id: picture

        anchors.fill: parent
        anchors.margins: frame.border.width
        asynchronous: true
        cache: false
        fillMode: Image.PreserveAspectCrop
        // Limits the size of any image in memory.
        sourceSize.width: 480
        sourceSize.height: 270
    }
    Row {
        id: bars

        readonly property real share: (width - spacing * Math.max(0, frame.players.length - 1)) / Math.max(1, frame.players.length)

        anchors.fill: parent
        anchors.margins: Theme.gapSmall
        spacing: Theme.gapTiny
        visible: frame.drawn

        Repeater {
            model: frame.drawn ? frame.players : []

            Item {
                id: player

                required property var modelData
                required property int index
                readonly property color tone: Theme.tone(player.modelData.colour, player.index)

                width: Math.min(bars.share, Theme.px(44))
                height: bars.height

                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: Math.max(width * 0.8, parent.height * Math.min(1, player.modelData.level / Math.max(1, frame.goal)))
                    radius: Theme.radiusSmall
                    color: player.tone
                    border.color: Theme.inkOnPaper
                    border.width: Theme.hairline

                    TitleText {
                        anchors.top: parent.top
                        anchors.topMargin: Theme.gapTiny
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: player.modelData.level
                        color: Theme.inkOn(player.tone)
                        font.pixelSize: Math.max(8, parent.width * 0.5)
                    }
                }
            }
        }
    }
    GameIcon {
        anchors.centerIn: parent
        visible: frame.drawn && frame.players.length === 0
        name: "poker-hand"
        color: Theme.inkOnPaper
        width: parent.height * 0.5
        height: width
    }
}
