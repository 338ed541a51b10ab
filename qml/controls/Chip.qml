import QtQuick
import Kickdoor.Theme

// A small label with an optional pictogram: a player, a curse, a mark.
Rectangle {
    id: chip

    property string text
    property string iconName: ""
    property color tone: Theme.panelRaised
    // The maximum width; longer text is elided.
    property real most: 100000
    property string tip: ""  // what it means, told when it is pointed at
    readonly property alias explanation: tipWanted.item
    readonly property color ink: Theme.inkOn(chip.tone)

    implicitWidth: row.implicitWidth + Theme.gapSmall * 2
    implicitHeight: row.implicitHeight + Theme.gapTiny * 1.5
    radius: height / 2
    color: chip.tone
    border.color: Qt.lighter(chip.tone, 1.3)
    border.width: Theme.hairline
    Accessible.role: Accessible.StaticText
    Accessible.name: chip.text
    Accessible.description: chip.tip

    MovedHover { id: over; blocking: false; enabled: chip.tip !== ""; onMeantChanged: if (over.meant) tipWanted.active = true }
    // Most chips are never asked. A loader does not give what is no item a parent.
    // qmllint disable unqualified
    Loader {
        id: tipWanted

        active: false
        sourceComponent: Tip { parent: chip; shown: over.meant; text: chip.tip }
    }
    // qmllint enable unqualified
    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.gapTiny

        GameIcon {
            anchors.verticalCenter: parent.verticalCenter
            visible: chip.iconName !== ""
            name: chip.iconName
            color: chip.ink
            width: Theme.textSmall * 1.25
            height: width
        }
        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: Math.round(Theme.textSmall * 0.06)  // letters are higher than the middle of their line
            visible: chip.text !== ""
            width: Math.min(implicitWidth, chip.most - Theme.gapSmall * 2 - (chip.iconName === "" ? 0 : Theme.textSmall * 1.25 + row.spacing))
            elide: Text.ElideRight
            text: chip.text
            color: chip.ink
            font.pixelSize: Theme.textSmall
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
            lineHeight: 1  // in the middle
        }
    }
}
