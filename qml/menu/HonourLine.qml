import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// An honour, bright once it is earned.
Panel {
    id: line

    property string title
    property string about
    property bool earned: false
    property string when: ""

    height: Math.max(Theme.touch, words.height) + padding * 2
    rim: line.earned ? Theme.gold : Theme.panelEdge
    activeFocusOnTab: true  // so that the keyboard scrolls to it
    Accessible.role: Accessible.StaticText
    Accessible.focusable: true
    Accessible.name: line.earned ? qsTr("%1, earned on %2. %3", "honour; date; what for").arg(line.title).arg(line.when).arg(line.about)
        : qsTr("%1, not earned yet. %2", "honour; what for").arg(line.title).arg(line.about)

    FocusRing { parent: line; shown: line.activeFocus }
    GameIcon {
        id: icon

        anchors.verticalCenter: parent.verticalCenter
        name: "laurel-crown"
        color: line.earned ? Theme.gold : Theme.inkMuted
        opacity: line.earned ? 1 : Theme.highContrast ? 0.6 : 0.45
        width: Theme.px(34)
        height: width
    }
    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        x: icon.width + Theme.gap
        width: parent.width - x

        BodyText {
            width: parent.width
            text: line.title
            textFormat: Text.PlainText
            color: line.earned ? Theme.gold : Theme.inkMuted
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
        BodyText {
            width: parent.width
            text: line.when === "" ? line.about : qsTr("%1 (%2)", "what for; date").arg(line.about).arg(line.when)
            textFormat: Text.PlainText
            color: line.earned ? Theme.ink : Theme.inkMuted
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }
    }
}
