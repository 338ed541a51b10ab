pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The phases of a turn with the current one lit: listen (where turns begin so), arrange, kickOpenDoor, combat, lookOrLoot, and the turn's end or
// charity. Other phases (runAway, looting) light one of these. `compact` shows the text of the current phase only, and dots for the others.
Row {
    id: bar

    property string phase: "arrange"
    property bool compact: false
    property bool listens: false  // turns begin so
    // The width of the bar with all texts.
    readonly property real fullWidth: arrange.wordsWidth + kick.wordsWidth + fight.wordsWidth + look.wordsWidth + last.wordsWidth
        + bar.spacing * 4 + (bar.listens ? listen.wordsWidth + bar.spacing : 0)
    readonly property var lighting: ({
        setup: "arrange", listen: "listen", arrange: "arrange", kickOpenDoor: "kickOpenDoor", combat: "combat", runAway: "combat", looting: "combat",
        lookOrLoot: "lookOrLoot", end: "end", charity: "end"
    })
    readonly property string lit: bar.lighting[bar.phase] ?? ""
    property bool fades: false  // from another phase, not from none
    onLitChanged: () => Qt.callLater(() => { if (bar) bar.fades = bar.lit !== ""; })
    Component.onCompleted: bar.fades = bar.lit !== ""

    spacing: Theme.gapTiny
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Phases of the turn")

    component Step: Rectangle {
        id: step

        property string phase
        property string text
        readonly property bool on: bar.lit === step.phase

        readonly property real wordsWidth: words.implicitWidth + Theme.gap * 2
        readonly property bool dot: bar.compact && !step.on

        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        implicitWidth: step.dot ? Theme.px(14) : words.implicitWidth + Theme.gap * 2
        implicitHeight: step.dot ? Theme.px(14) : words.implicitHeight + Theme.gapSmall * 1.4
        radius: Theme.radius
        color: step.on ? Theme.gold : step.dot ? Theme.alpha(Theme.inkMuted, Theme.highContrast ? 0.8 : 0.35) : Theme.alpha(Theme.panelRaised, 0.75)
        Behavior on color { enabled: bar.fades; ColorAnimation { duration: Theme.normal } }
        Accessible.role: Accessible.StaticText
        Accessible.name: step.on ? qsTr("%1, now").arg(step.text) : step.text

        BodyText {
            id: words

            anchors.centerIn: parent
            visible: !step.dot
            text: step.text
            color: Theme.contrast(step.color, Theme.inkOnPaper) > Theme.contrast(step.color, Theme.inkMuted) ? Theme.inkOnPaper : Theme.inkMuted
            font.pixelSize: Theme.textSmall
            font.weight: step.on ? Font.Bold : Font.Normal
            wrapMode: Text.NoWrap
        }
    }
    Step { id: listen; visible: bar.listens; phase: "listen"; text: qsTr("Listen", "a phase of the turn: at the door") }
    Step { id: arrange; phase: "arrange"; text: qsTr("Arrange") }
    Step { id: kick; phase: "kickOpenDoor"; text: qsTr("Kick open the door") }
    Step { id: fight; phase: "combat"; text: qsTr("Combat") }
    Step { id: look; phase: "lookOrLoot"; text: qsTr("Trouble or loot") }
    Step { id: last; phase: "end"; text: bar.phase === "end" ? qsTr("End of turn") : qsTr("Charity") }
}
