import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// The bar under the table while a recorded game is watched: time line, navigation, speed and point of view.
FocusScope {
    id: bar

    required property ReplayModel replay
    readonly property var speeds: [0.5, 1, 2, 4, 8]

    readonly property ChanceModel chances: bar.replay.chances
    readonly property BotMindModel mind: bar.replay.botMind
    property bool chancesShown: false
    // Where the bar is in its page, and the story's place there, which the panels cover.
    property real above: 0
    property rect aside: Qt.rect(0, 0, 0, 0)
    readonly property bool unfolded: bar.mind.on || bar.chancesShown
    // What of the story they cover, from its upper edge.
    readonly property real storyHeight: knew.visible ? knew.height + Theme.gapSmall : over.visible ? over.height + Theme.gapSmall : 0

    implicitHeight: parts.height + Theme.gapSmall
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Replay")

    // Handles keys that nothing else at the table has accepted. True if the bar accepts the key.
    function takeKey(event: var): bool {
        const far = (event.modifiers & Qt.ControlModifier) !== 0;
        const other = (event.modifiers & Qt.ShiftModifier) !== 0;
        switch (event.key) {
        case Qt.Key_Space: bar.replay.playing = !bar.replay.playing; return true;
        case Qt.Key_Left: if (far) bar.replay.previousTurn(); else bar.replay.back(); return true;
        case Qt.Key_Right: if (far) bar.replay.nextTurn(); else bar.replay.forward(); return true;
        case Qt.Key_F: if (other) bar.replay.previousFight(); else bar.replay.nextFight(); return true;
        case Qt.Key_Home: bar.replay.position = 0; return true;
        case Qt.Key_End: bar.replay.position = bar.replay.length; return true;
        case Qt.Key_C: bar.chancesShown = bar.chances.known && !bar.chancesShown; return true;
        case Qt.Key_B: if (bar.replay.hasBots) bar.replay.lookIntoBot(); return true;
        case Qt.Key_Escape:
            if (!bar.unfolded) return false;
            if (bar.mind.on) bar.mind.close();
            else bar.chancesShown = false;
            return true;
        case Qt.Key_Plus: bar.faster(1); return true;
        case Qt.Key_Minus: bar.faster(-1); return true;
        }
        return false;
    }

    function faster(by: int) {
        const now = bar.speeds.indexOf(bar.replay.speed);
        bar.replay.speed = bar.speeds[Math.max(0, Math.min(bar.speeds.length - 1, now + by))];
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.barTop }
            GradientStop { position: 1; color: Theme.bar }
        }
        Rectangle { width: parent.width; height: Theme.hairline; color: Theme.goldDark; opacity: 0.6 }
    }
    Column {
        id: parts

        width: parent.width

        TimeLine {
            width: parent.width
            marks: bar.replay.marks
            length: bar.replay.length
            at: bar.replay.position
            place: bar.replay.place
            onSought: position => { bar.replay.position = position; }
            Keys.onLeftPressed: event => { event.accepted = bar.takeKey(event); }
            Keys.onRightPressed: event => { event.accepted = bar.takeKey(event); }
        }
        Flow {
            id: row

            x: Theme.gapLarge
            width: parent.width - Theme.gapLarge * 2
            spacing: Theme.gapSmall

            ReplayButton {
                what: qsTr("Previous turn")
                keyName: "Ctrl+Left"
                iconName: "fast-backward-button"
                onAccepted: bar.replay.previousTurn()
            }
            ReplayButton {
                what: qsTr("One move back")
                keyName: "Left"
                iconName: "previous-button"
                onAccepted: bar.replay.back()
            }
            ReplayButton {
                what: bar.replay.playing ? qsTr("Pause") : qsTr("Play")
                keyName: "Space"
                iconName: bar.replay.playing ? "pause-button" : "play-button"
                look: "primary"
                focus: true
                onAccepted: bar.replay.playing = !bar.replay.playing
            }
            ReplayButton {
                what: qsTr("One move on")
                keyName: "Right"
                iconName: "next-button"
                onAccepted: bar.replay.forward()
            }
            ReplayButton {
                what: qsTr("Next turn")
                keyName: "Ctrl+Right"
                iconName: "fast-forward-button"
                onAccepted: bar.replay.nextTurn()
            }
            ReplayButton {
                what: qsTr("Previous fight")
                keyName: "Shift+F"
                text: "\u2190"
                iconName: "crossed-swords"
                onAccepted: bar.replay.previousFight()
            }
            ReplayButton {
                what: qsTr("Next fight")
                keyName: "F"
                text: "\u2192"
                iconName: "crossed-swords"
                onAccepted: bar.replay.nextFight()
            }
            ReplayButton {
                what: bar.chancesShown ? qsTr("Hide the chances to win") : qsTr("Chances to win")
                keyName: "C"
                iconName: "histogram"
                visible: bar.chances.known
                onAccepted: bar.chancesShown = !bar.chancesShown
            }
            ReplayButton {
                what: bar.mind.on ? qsTr("What the next bot knew") : qsTr("What the bot knew")
                keyName: "B"
                iconName: "robot-golem"
                visible: bar.replay.hasBots
                onAccepted: bar.replay.lookIntoBot()
            }
            PickBox {
                label: qsTr("Speed")
                width: Math.max(Theme.px(96), Theme.textUnit * 96)
                model: bar.speeds.map(speed => qsTr("%1 ×", "times the usual speed").arg(Number(speed).toLocaleString(Qt.locale(), "f", speed < 1 ? 1 : 0)))
                currentIndex: bar.speeds.indexOf(bar.replay.speed)
                onActivated: index => { bar.replay.speed = bar.speeds[index]; }
            }
            PickBox {
                id: eyes

                label: qsTr("Cards shown")
                textRole: "text"
                model: bar.replay.views
                enabled: !bar.replay.secret
                currentIndex: Math.max(0, Array.from(bar.replay.views).findIndex(one => one.view === bar.replay.view))
                onActivated: index => { bar.replay.view = bar.replay.views[index].view; }
            }
            // Large text shows it where the row has room: the log also tells it.
            BodyText {
                id: place

                readonly property real rest: row.width - eyes.x - eyes.width - row.spacing

                height: eyes.height
                verticalAlignment: Text.AlignVCenter
                visible: !Theme.largeText || (whole.advanceWidth * 0.72 < place.rest && !told.visible)
                text: bar.replay.place
                wrapMode: Text.NoWrap
                width: Theme.largeText ? Math.min(Math.ceil(whole.advanceWidth) + 1, place.rest) : implicitWidth
                fontSizeMode: Theme.largeText ? Text.HorizontalFit : Text.FixedSize
                minimumPixelSize: Theme.text * 0.7

                TextMetrics { id: whole; text: place.text; font.family: Theme.textFamily; font.pixelSize: Theme.text }
            }
            BodyText {
                id: told

                height: eyes.height
                verticalAlignment: Text.AlignVCenter
                visible: text !== ""
                text: bar.replay.cutShort ? qsTr("The rules have changed since this game was played: it can be watched up to here.")
                    : bar.replay.secret ? qsTr("This game is not over: its hands stay secret.") : ""
                color: Theme.inkMuted
                font.pixelSize: Theme.textSmall
            }
        }
    }
    // Over the story, which the time line tells, too: the table stays in sight.
    Panel {
        id: over

        y: bar.aside.y - bar.above
        x: bar.aside.x + bar.aside.width - width
        width: bar.aside.width
        height: Math.min(scroll.contentHeight + over.padding * 2, -y - Theme.gapSmall)
        visible: bar.chancesShown && bar.chances.known && !bar.mind.on
        fill: Theme.panelSolid
        rim: Theme.gold

        MouseArea { anchors.fill: parent; anchors.margins: -over.padding }
        FocusFollower { pane: scroll }
        ScrollPane {
            id: scroll

            anchors.fill: parent

            ChancePanel {
                width: parent?.width ?? 0
                chances: bar.chances
                at: bar.replay.position / Math.max(1, bar.replay.length)
                onSought: at => {
                    bar.replay.playing = false;
                    bar.replay.position = at;
                }
            }
        }
    }
    BotMind {
        id: knew

        y: bar.aside.y - bar.above
        x: bar.aside.x + bar.aside.width - width
        width: bar.aside.width
        // Not over half of what is below the story.
        mostHeight: Math.min(-y - Theme.gapSmall, Math.max(bar.aside.height, Theme.px(360)))
        mind: bar.mind
    }
}
