import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The name of the game, its editions, the phases, and buttons for a hint, rules, saving and menu. In a narrow window, first the
// subtitle is hidden, then the text of the other phases.
Rectangle {
    id: bar

    property string subtitle
    // The part of the subtitle that is always shown.
    property string shortSubtitle: ""
    property alias phase: phases.phase
    property alias listens: phases.listens
    readonly property real side: Math.max(brand.implicitWidth + Theme.gapLarge, links.width) + Theme.gapLarge
    readonly property real linksRoom: links.width + Theme.gapSmall * 2
    readonly property bool tight: phases.fullWidth + bar.side * 2 > bar.width
    readonly property real subtitleRoom: phases.x - brand.implicitWidth - Theme.gapLarge * 2.5
    readonly property bool roomForSubtitle: bar.subtitleRoom > measured.implicitWidth
    // The button for saving, or one in its place; hidden if the text is empty.
    property string saveText: qsTr("Save")
    property string saveIcon: "save"
    // The number of unread messages, if the button leads to the chat.
    property int unread: 0
    property bool mayHint: false
    property bool hintDue: true  // there is a decision that it could be about
    signal hintRequested()
    signal rulesRequested()
    signal saveRequested()
    signal menuRequested()

    implicitHeight: Math.max(links.height, phases.implicitHeight) + Theme.gapTiny * 2
    gradient: Gradient {
        GradientStop { position: 0; color: Theme.barTop }
        GradientStop { position: 1; color: Theme.bar }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.goldDark
        opacity: 0.6
    }
    TitleText {
        id: brand

        x: Theme.gapLarge
        y: links.y + (links.height - height) / 2
        text: qsTr("Kickdoor")
        wrapMode: Text.NoWrap
        font.pixelSize: Theme.titleLarge * 0.82
    }
    BodyText {
        id: about

        anchors.left: brand.right
        anchors.leftMargin: Theme.gapLarge
        anchors.baseline: brand.baseline
        visible: bar.roomForSubtitle || bar.subtitleRoom > about.implicitWidth
        text: bar.roomForSubtitle ? bar.subtitle : bar.shortSubtitle
        color: Theme.inkMuted
        wrapMode: Text.NoWrap
    }
    BodyText { id: measured; visible: false; text: bar.subtitle; wrapMode: Text.NoWrap }
    PhaseBar {
        id: phases

        // In the middle, unless large words do not leave that much room beside the buttons.
        x: Math.min((bar.width - width) / 2, bar.width - bar.linksRoom - width)
        y: links.y + (links.height - height) / 2
        compact: bar.tight
    }
    // A click leaves the keyboard where it was: Enter would open again what has just been closed.
    component Link: LinkButton { focusPolicy: Qt.TabFocus }

    Row {
        id: links

        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        y: Theme.gapTiny
        spacing: Theme.gapTiny

        Link {
            visible: bar.mayHint
            enabled: bar.hintDue
            text: Theme.largeText ? "" : qsTr("Hint")  // large words would not fit beside the phase
            iconName: "idea"
            sequence: "I"
            tipText: qsTr("Hint")
            Accessible.name: qsTr("Hint")
            onClicked: bar.hintRequested()
        }
        Link { text: qsTr("Rules"); iconName: "scroll-unfurled"; onClicked: bar.rulesRequested() }
        Link {
            visible: bar.saveText !== ""
            text: bar.saveText
            iconName: bar.saveIcon
            mark: bar.unread
            marked: qsTr("%n unread message(s)", "", bar.unread)
            onClicked: bar.saveRequested()
        }
        Link { text: qsTr("Menu"); iconName: "hamburger-menu"; sequence: "Esc"; onClicked: bar.menuRequested() }
    }
}
