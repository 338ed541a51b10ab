pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Board

// Hides the table until the named player has the screen, or lets the game go on. Only its button opens it, by a click or by a key pressed after it fell:
// the program cannot know who is in front of the screen, even if the hand that was open last was the same.
FocusScope {
    id: curtain

    property string name
    property string reason: ""
    property var recap: []  // lines about what has happened meanwhile
    property int recapMore: 0  // the number of lines left out
    readonly property var told: Theme.hugeText ? curtain.recap.slice(-4) : curtain.recap
    readonly property int more: curtain.recapMore + curtain.recap.length - curtain.told.length
    property color tone: Theme.playerColor(0)
    property bool female: false
    property bool held: false  // the game waits for this player, and may as well go on
    readonly property string heading: qsTr("Pass the screen to %1").arg(curtain.name)
    // Milliseconds during which input is ignored, because it was meant for the previous screen.
    property int lull: Application.styleHints.mouseDoubleClickInterval
    readonly property alias falling: fallen.running
    property bool made: false
    signal opened()
    signal letGo()

    enabled: visible  // a hidden curtain gives up the focus
    Accessible.role: Accessible.Dialog
    Accessible.name: Lists.told([curtain.heading, curtain.reason,
                                 curtain.recapMore > 0 ? left.words(curtain.recapMore) : "",
                                 ...Array.from(curtain.recap).map(line => line.replace(/<[^>]*>/g, ""))])
    onVisibleChanged: curtain.fall()
    // For another player at once. While it is being made it is not hidden yet, and must not take the focus.
    onNameChanged: if (curtain.made) curtain.fall()
    Component.onCompleted: {
        curtain.made = true;
        curtain.fall();
    }
    Component.onDestruction: Lull.veiled = false

    function fall() {
        Lull.veiled = curtain.visible;
        if (!curtain.visible) return;
        gate.pressed = false;
        button.forceActiveFocus();
        fallen.restart();
    }

    function lift() {
        if (!fallen.running) curtain.opened();
    }

    function goOn() {
        if (!fallen.running) curtain.letGo();
    }

    FocusFence { area: curtain }
    ArrowFocus { id: arrows; area: curtain }
    Keys.onPressed: event => { event.accepted = arrows.take(event); }
    Shortcut {
        sequence: "G"
        autoRepeat: false
        enabled: curtain.visible && curtain.held
        onActivated: curtain.goOn()
    }
    Timer { id: fallen; interval: curtain.lull }
    // Keeps from the button the keys that were already down when the curtain fell, and Space, which goes on from the page before.
    Item {
        id: gate

        property bool pressed: false  // a key has been pressed since

        Keys.onPressed: event => {
            event.accepted = event.isAutoRepeat || fallen.running || event.key === Qt.Key_Space;
            if (!event.accepted) gate.pressed = true;
        }
        Keys.onReleased: event => { event.accepted = event.isAutoRepeat || !gate.pressed; }
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.cloth }
            GradientStop { position: 1; color: Theme.clothDark }
        }
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
        }
    }
    // The folds of the cloth.
    Row {
        anchors.fill: parent

        Repeater {
            model: 14

            Rectangle {
                required property int index

                width: curtain.width / 14
                height: curtain.height
                gradient: Gradient {
                    orientation: Gradient.Horizontal
                    GradientStop { position: 0; color: Theme.clothFold }
                    GradientStop { position: 0.5; color: Theme.clothGleam }
                    GradientStop { position: 1; color: Theme.clothFold }
                }
            }
        }
    }
    // Light falls on the middle.
    Item {
        anchors.centerIn: parent
        width: Theme.px(520)
        height: Theme.px(460)
        visible: !Theme.highContrast

        SoftLight { color: Theme.alpha(Theme.lamp, 0.3); spread: Theme.px(220) }
    }
    // A valance with a golden cord and tassels.
    Row {
        id: valance

        readonly property int scallops: 8
        readonly property real breadth: Math.ceil(curtain.width / valance.scallops)

        y: -height * 0.42
        visible: !Theme.highContrast
        height: Theme.px(110)

        Repeater {
            model: valance.scallops

            Item {
                width: valance.breadth
                height: valance.height

                Rectangle {
                    anchors.fill: parent
                    radius: Math.min(width, height) / 2
                    color: Theme.valance
                    border.color: Theme.gold
                    border.width: Math.max(2, Theme.px(4))
                }
                Rectangle {
                    x: -width / 2
                    y: parent.height * 0.72
                    width: Theme.px(12)
                    height: Theme.px(34)
                    radius: width / 2
                    color: Theme.gold
                    border.color: Theme.goldDark
                    border.width: Theme.line
                }
            }
        }
    }
    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.gapLarge * 2, Theme.px(Theme.hugeText ? 1150 : 700))
        spacing: Theme.hugeText ? Theme.gap : Theme.gapLarge

        Standy {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.px(Theme.hugeText && curtain.recap.length > 0 ? 90 : 130)
            height: width * 1.3
            name: curtain.name
            tone: curtain.tone
            female: curtain.female
        }
        TitleText {
            width: parent.width
            text: curtain.heading
            font.pixelSize: Theme.titleLarge * 1.3
            horizontalAlignment: Text.AlignHCenter
        }
        BodyText {
            width: parent.width
            visible: text !== ""
            text: curtain.reason
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.textLarge
        }
        Panel {
            width: parent.width
            visible: curtain.recap.length > 0
            padding: Theme.gap
            fill: Theme.panelSolid
            rim: Theme.goldDark
            implicitHeight: news.height + padding * 2
            height: implicitHeight

            Column {
                id: news

                width: parent.width

                BodyText {
                    width: parent.width
                    text: qsTr("Since you last looked")
                    color: Theme.gold
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: Theme.textSmall
                }
                // Above: most of what is left out came earlier.
                BodyText {
                    id: left

                    function words(count: int): string {
                        return qsTr("… and %n more in the story", "lines left out", count);
                    }

                    width: parent.width
                    visible: curtain.more > 0
                    text: left.words(curtain.more)
                    color: Theme.inkMuted
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: Theme.textSmall
                }
                Repeater {
                    model: curtain.told

                    BodyText {
                        required property string modelData

                        width: parent?.width ?? 0
                        text: modelData
                        color: Theme.ink
                        horizontalAlignment: Text.AlignHCenter
                        font.pixelSize: Theme.hugeText ? Theme.textSmall : Theme.text
                    }
                }
            }
        }
        ActionButton {
            id: button

            focus: true
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("I am %1").arg(curtain.name)
            look: "primary"
            keyText: qsTr("Enter")
            onAccepted: curtain.lift()
            Keys.forwardTo: [gate]
        }
        ActionButton {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: curtain.held
            text: qsTr("Let the game go on")
            sequence: "G"
            onAccepted: curtain.goOn()
            Keys.forwardTo: [gate]
        }
    }
}
