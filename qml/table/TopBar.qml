import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// Name of the game, what is played, the phases, and the way to rules, saving and menu. When the window is too narrow for
// all, first the subtitle goes, then the phases move to a second row.
Rectangle {
    id: bar

    property string subtitle
    property alias phase: phases.phase
    readonly property bool tight: brand.implicitWidth + links.width + phases.implicitWidth + Theme.gapLarge * 3 > bar.width
    readonly property bool roomForSubtitle: !bar.tight
        && (bar.width - phases.implicitWidth) / 2 > brand.implicitWidth + about.implicitWidth + Theme.gapLarge * 2.5
    signal rulesRequested()
    signal saveRequested()
    signal menuRequested()

    implicitHeight: (bar.tight ? links.height + phases.implicitHeight + Theme.gapSmall : Math.max(links.height, phases.implicitHeight))
        + Theme.gapTiny * 2
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
        visible: bar.roomForSubtitle || bar.tight
        width: bar.tight ? links.x - x - Theme.gap : implicitWidth
        text: bar.subtitle
        color: Theme.inkMuted
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
    }
    PhaseBar {
        id: phases

        anchors.horizontalCenter: parent.horizontalCenter
        y: bar.tight ? links.y + links.height + Theme.gapTiny : links.y + (links.height - height) / 2
        scale: Math.min(1, (bar.width - Theme.gap * 2) / implicitWidth)
    }
    Row {
        id: links

        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        y: Theme.gapTiny
        spacing: Theme.gapTiny

        LinkButton { text: qsTr("Rules"); iconName: "scroll-unfurled"; onClicked: bar.rulesRequested() }
        LinkButton { text: qsTr("Save"); iconName: "save"; onClicked: bar.saveRequested() }
        LinkButton { text: qsTr("Menu"); iconName: "hamburger-menu"; onClicked: bar.menuRequested() }
    }
}
