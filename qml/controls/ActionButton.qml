import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme

// `look`: "primary" (the main action), "plain" or "danger". A button that is not `allowed` stays focusable and emits
// `refused` when pressed, so that the window can show why. `sequence`: its shortcut.
T.Button {
    id: button

    property string look: "plain"
    property string iconName: ""
    property bool allowed: true
    property string whyNot: ""
    property string sequence: ""
    property string keyText: keyName.nativeText  // its key as it is shown; given for a key that only the focused button takes
    property bool bySpace: true  // Space also presses it
    property bool deaf: false    // Return does not press it
    property string tip: ""  // the effect, if the text does not show it
    property bool tipBelow: false  // the tip must not cover the items above
    property bool tipBeside: false  // not above or below either
    property bool snug: false   // has small margins
    property bool tight: false  // takes little room: its key is in the tip
    property bool slim: false   // tight, with smaller letters
    property bool iconOnly: false  // its text is in the tip, too
    // How wide it is as a pictogram, in smaller letters, without its key, with it, and with wide margins, too.
    readonly property real iconWidth: Math.max(Theme.touch, Theme.iconSmall + Theme.px(8) * 2)
    readonly property real slimWidth: Math.ceil(Math.max(Theme.touch, button.besideText + (implicitContentWidth - button.besideText) * 0.8 + Theme.px(8) * 2))
    readonly property real tightWidth: Math.ceil(Math.max(Theme.touch, implicitContentWidth + Theme.px(8) * 2))
    readonly property real snugWidth: button.tightWidth + button.keyWidth
    readonly property real wholeWidth: Math.ceil(Math.max(Theme.touch * 1.6, implicitContentWidth + button.margin * 2 + button.keyWidth))
    readonly property real keyWidth: button.keyText !== "" ? Math.ceil(cap.width + Theme.gapSmall) : 0
    readonly property real margin: Theme.px(Theme.largeText ? 10 : 16)
    // The button got the focus automatically: it shows its ring, but not its tip.
    property bool quiet: false
    readonly property bool explains: ((button.hovered && pointed.meant) || (button.visualFocus && !button.quiet)) && !button.down
    readonly property alias explanation: tipWanted.item  // its tip; null: never wanted
    onExplainsChanged: if (button.explains) tipWanted.active = true
    signal refused(string reason)
    signal accepted()

    // A forbidden button does not look like the main action.
    readonly property string shown: button.look === "primary" && !(button.enabled && button.allowed) ? "plain" : button.look
    readonly property color base: button.shown === "primary" ? Theme.gold : button.shown === "danger" ? Theme.danger : Theme.panelRaised
    readonly property color rim: button.shown === "primary" ? Theme.goldLight : button.shown === "danger" ? Theme.dangerEdge : Theme.goldDark
    readonly property color label: button.shown === "primary" ? Theme.inkOnPaper : Theme.ink
    readonly property real besideText: button.iconName === "" ? 0 : Theme.iconSmall + (button.text === "" ? 0 : Theme.gapSmall)

    // Whole pixels: the software renderer leaves gaps in a round frame that begins between two.
    implicitHeight: Math.ceil(Math.max(Theme.touch, implicitContentHeight + Theme.gapSmall * 1.5))
    implicitWidth: button.iconOnly ? button.iconWidth : button.slim ? button.slimWidth : button.tight ? button.tightWidth : button.snug ? button.snugWidth : button.wholeWidth
    leftPadding: button.iconOnly || button.tight || button.snug ? Theme.px(8) : button.margin
    rightPadding: leftPadding + (cap.visible ? cap.width + Theme.gapSmall : 0)
    hoverEnabled: true
    opacity: button.enabled && button.allowed ? 1 : Theme.highContrast ? 0.7 : 0.55
    Accessible.name: button.text
    Accessible.description: button.allowed ? Lists.told([button.tip, button.keyText]) : button.whyNot
    Accessible.onPressAction: button.clicked()
    onClicked: button.allowed ? button.accepted() : button.refused(button.whyNot)
    Keys.onReturnPressed: if (!button.deaf) button.clicked()
    Keys.onEnterPressed: if (!button.deaf) button.clicked()
    Keys.onSpacePressed: event => { event.accepted = !button.bySpace; }

    onActiveFocusChanged: if (!button.activeFocus) button.quiet = false
    Component.onCompleted: NearButtons.add(button)
    Component.onDestruction: NearButtons.remove(button)

    // Most buttons are never asked. A loader does not give what is no item a parent.
    // qmllint disable unqualified
    Loader {
        id: tipWanted

        active: false
        sourceComponent: Tip {
            parent: button
            shown: button.explains
            below: button.tipBelow
            beside: button.tipBeside
            text: !button.allowed && button.whyNot !== "" ? button.whyNot
                : button.iconOnly || (button.tight && keyName.nativeText !== "") ? keyName.after(button.tip !== "" ? button.tip : button.text) : button.tip
        }
    }
    // qmllint enable unqualified
    // Not for a button that comes to lie under a resting pointer.
    MovedHover { id: pointed; blocking: false }
    KeyName { id: keyName; sequence: button.sequence }
    // qmllint disable unqualified
    Loader {
        id: cap

        anchors.right: parent.right
        anchors.rightMargin: button.leftPadding
        anchors.verticalCenter: parent.verticalCenter
        active: button.keyText !== ""
        visible: active && !button.tight && !button.iconOnly
        sourceComponent: KeyCap { text: button.keyText; ink: button.label }
    }
    // qmllint enable unqualified
    background: Item {
        SoftShadow { drop: Theme.px(3); spread: Theme.px(6); visible: button.enabled && !button.down }
        // The software renderer leaves gaps between a gradient and its round frame: this fills them.
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.line / 2
            visible: button.opacity === 1  // it would show through
            radius: Theme.radius
            color: button.base
        }
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            border.color: button.rim
            border.width: Theme.line
            gradient: Gradient {
                GradientStop { position: 0; color: Qt.lighter(button.base, button.hovered ? 1.3 : 1.14) }
                GradientStop { position: 1; color: Qt.darker(button.base, button.down ? 1.3 : 1.06) }
            }
        }
        FocusRing { shown: button.visualFocus }
    }
    contentItem: Item {
        implicitWidth: button.besideText + (button.text === "" ? 0 : children[0].children[1].implicitWidth)
        implicitHeight: children[0].implicitHeight

        Row {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: button.down ? Theme.px(1) : 0
            spacing: Theme.gapSmall

            GameIcon {
                anchors.verticalCenter: parent.verticalCenter
                name: button.iconName
                visible: button.iconName !== ""
                color: button.label
                width: Theme.iconSmall
                height: Theme.iconSmall
            }
            TitleText {
                anchors.verticalCenter: parent.verticalCenter
                // The text shrinks in a narrow button.
                width: Math.min(implicitWidth, button.availableWidth - button.besideText)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.titleSmall * 0.5
                verticalAlignment: Text.AlignVCenter  // smaller letters, too
                text: button.text
                visible: button.text !== "" && !button.iconOnly
                color: button.label
                font.pixelSize: Theme.titleSmall
                wrapMode: Text.NoWrap
            }
        }
    }
}
