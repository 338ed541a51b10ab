pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Pages
import Kickdoor.Hand
import Kickdoor.Combat
import Kickdoor.Replay

// The winners and the course of the game. `winners`: {name, tone, head, emblem, play, identity, level, strength}, see HeroFigure; `series`:
// see LevelChart.
ScreenFrame {
    id: screen

    property var winners: []
    property string reason: ""  // why they have won
    property string retelling: ""  // what is worth retelling of this game
    property string honours: ""    // newly earned
    property alias series: chart.series
    property alias goal: chart.goal
    property var chances: null  // see ChanceModel
    property bool chancesShown: false
    readonly property bool chancesKnown: (screen.chances?.known ?? false) && (screen.chances?.turns.length ?? 0) > 1
    readonly property bool charted: screen.series.some(one => one.levels.length > 1)  // a single turn has no line
    property bool mayRematch: true
    property bool mayExport: false
    property bool mayWatch: false
    property bool mayPhotograph: true
    property bool posing: false  // for a photo, which shows no controls
    property bool reading: false // the end of the game is still being read from its record
    // What a photo shows, from top to bottom: nothing of the chat or of the last messages.
    readonly property var photoParts: [screen.titleItem, story, ...(screen.winners.length > 0 ? [tables] : []), board]
    readonly property alias tables: tables  // the winners' cards, while posing
    property string menuText: qsTr("Menu")
    // Further items about the game.
    default property alias notes: notes.data
    signal rematch()
    signal exportRequested()
    signal watch()
    signal photoRequested()
    signal turnSought(int at)  // a turning point is to be watched
    signal menu()

    // A game ended by vote has no winner.
    title: screen.reading ? qsTr("Reading the result …")
        : screen.winners.length === 0 ? qsTr("Game over")
        : screen.winners.length > 1
        ? qsTr("%1 win together!").arg(Lists.names(screen.winners.map(one => one.name)))
        : qsTr("%1 wins!").arg(screen.winners[0].name)
    headingAlignment: Text.AlignHCenter
    onBack: screen.menu()

    Column {
        width: screen.innerWidth
        spacing: Theme.gap
        visible: !screen.reading

        Column {
            id: story

            width: parent.width
            spacing: Theme.gap

            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.gapLarge

                Repeater {
                    model: screen.winners

                    Column {
                        id: winner

                        required property var modelData
                        required property int index

                        spacing: Theme.gapTiny

                        // They jump for joy, one after the other.
                        SequentialAnimation {
                            running: !Theme.reducedMotion
                            loops: Animation.Infinite

                            PauseAnimation { duration: 160 * winner.index }
                            NumberAnimation { target: figure; property: "lift"; to: 1; duration: 240; easing.type: Easing.OutQuad }
                            NumberAnimation { target: figure; property: "lift"; to: 0; duration: 320; easing.type: Easing.OutBounce }
                            PauseAnimation { duration: 900 + 160 * (screen.winners.length - winner.index) }
                        }
                        // On the head, with room to jump below the heading.
                        Item {
                            anchors.horizontalCenter: parent.horizontalCenter
                            z: 1
                            width: Theme.px(90)
                            height: Theme.px(90)

                            InkedFigure {
                                y: (1 - figure.lift) * Theme.px(22)
                                recipe: "imperial-crown:ffc83d"
                                width: parent.width
                                height: width
                            }
                        }
                        Item {
                            id: figure

                            property real lift: 0

                            transform: Translate { y: -figure.lift * Theme.px(22) }
                            anchors.horizontalCenter: parent.horizontalCenter
                            width: Theme.px(170)
                            height: width

                            HeroFigure {
                                anchors.fill: parent
                                head: winner.modelData.head ?? "cowled"
                                emblem: winner.modelData.emblem ?? ""
                                tone: winner.modelData.tone
                                play: winner.modelData.play ?? null
                            }
                        }
                        TitleText {
                            anchors.horizontalCenter: parent.horizontalCenter
                            visible: screen.winners.length > 1  // else the heading has just said it
                            text: winner.modelData.name
                            font.pixelSize: Theme.titleLarge
                            wrapMode: Text.NoWrap
                        }
                    }
                }
            }
            BodyText {
                width: parent.width
                visible: text !== ""
                text: screen.reason
                horizontalAlignment: Text.AlignHCenter
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            BodyText {
                width: parent.width
                visible: text !== ""
                text: screen.retelling
                textFormat: Text.PlainText
                horizontalAlignment: Text.AlignHCenter
                font.italic: true
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        BodyText {
            width: parent.width
            visible: text !== ""
            text: screen.honours
            textFormat: Text.PlainText
            horizontalAlignment: Text.AlignHCenter
            color: Theme.gold
            font.pixelSize: Theme.textSmall
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Column { id: notes; width: parent.width; spacing: Theme.gap }
        Panel {
            id: board

            width: parent.width
            height: !screen.charted && !screen.chancesShown ? looks.implicitHeight + board.padding * 2
                : Math.max(Theme.px(440), screen.room - y, screen.chancesShown ? looks.implicitHeight + board.padding * 2 : 0)

            Column {
                id: looks

                anchors.fill: parent
                spacing: Theme.gapSmall

                PickRow {
                    id: pick

                    width: parent.width
                    visible: (screen.chancesKnown || (screen.chances?.working ?? false)) && !screen.posing
                    // Its room is kept until they are known, so that the chart does not jump.
                    opacity: screen.chancesKnown ? 1 : 0
                    enabled: screen.chancesKnown
                    label: qsTr("What the chart shows")
                    current: screen.chancesShown ? "chances" : "levels"
                    choices: [{key: "levels", text: qsTr("Levels")}, {key: "chances", text: qsTr("Chances to win")}]
                    onPicked: key => { screen.chancesShown = key === "chances"; }
                }

                ChancePanel {
                    width: parent.width
                    visible: screen.chancesShown
                    chances: screen.chances
                    chartHeight: Math.max(Theme.px(160), Math.min(Theme.px(320), screen.room * 0.3))
                    onSought: at => screen.turnSought(at)
                }
                Flow {
                    id: legend

                    width: parent.width
                    visible: !screen.chancesShown
                    spacing: Theme.gapSmall

                    Repeater {
                        model: screen.series

                        Chip {
                            required property var modelData

                            // Before the first turn there are no Levels to show.
                            text: modelData.levels.length === 0 ? modelData.name
                                : qsTr("%1: Level %2").arg(modelData.name).arg(modelData.levels[modelData.levels.length - 1])
                            tone: modelData.tone
                        }
                    }
                }
                LevelChart {
                    id: chart

                    width: parent.width
                    ended: screen.winners.length > 0
                    visible: screen.charted && !screen.chancesShown
                    height: parent.height - legend.height - Theme.gapSmall - (pick.visible ? pick.height + Theme.gapSmall : 0)
                }
            }
        }
    }
    // Beside the window, so that nothing on the page moves for a photo.
    Column {
        id: tables

        parent: screen
        x: screen.width + Theme.gapLarge
        width: screen.innerWidth
        visible: screen.posing
        spacing: Theme.gap

        Repeater {
            model: screen.posing ? screen.winners : []

            WinnerTable {
                required property var modelData

                width: tables.width
                winner: modelData
            }
        }
    }
    actions: [
        ActionButton { text: qsTr("Play again"); look: "primary"; iconName: "boot-kick"; visible: screen.mayRematch; onAccepted: screen.rematch() },
        ActionButton { text: qsTr("Watch again"); iconName: "play-button"; visible: screen.mayWatch; onAccepted: screen.watch() },
        ActionButton { text: qsTr("Export as text …"); iconName: "scroll-unfurled"; visible: screen.mayExport; onAccepted: screen.exportRequested() },
        ActionButton { text: qsTr("Photo …"); tip: qsTr("Save a picture of this page"); iconName: "photo-camera"; visible: screen.mayPhotograph; onAccepted: screen.photoRequested() },
        ActionButton { text: screen.menuText; onAccepted: screen.menu() }
    ]
}
