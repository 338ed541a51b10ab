import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// A fact of the statistics, under a heading if it begins a group.
Item {
    id: line

    property string group
    property string label
    property string value
    // A long value goes below its label.
    readonly property bool stacked: name.implicitWidth + fact.implicitWidth + Theme.gapLarge > line.width

    height: (heading.visible ? heading.height + Theme.gapSmall : 0)
        + (line.stacked ? name.height + fact.height : Math.max(name.height, fact.height))
    Accessible.role: Accessible.StaticText
    Accessible.name: line.group === "" ? qsTr("%1: %2", "what; its figure").arg(line.label).arg(line.value)
        : qsTr("%1. %2: %3", "heading; what; its figure").arg(line.group).arg(line.label).arg(line.value)

    TitleText {
        id: heading

        y: Theme.gapSmall
        width: line.width
        visible: line.group !== ""
        text: line.group
        color: Theme.gold
        font.pixelSize: Theme.text
        Accessible.ignored: true
    }
    BodyText {
        id: name

        y: heading.visible ? heading.height + Theme.gapSmall : 0
        width: line.stacked ? line.width : implicitWidth
        text: line.label
        textFormat: Text.PlainText
        color: Theme.inkMuted
        Accessible.ignored: true
    }
    BodyText {
        id: fact

        y: line.stacked ? name.y + name.height : name.y
        width: line.stacked ? line.width : line.width - name.width - Theme.gapLarge
        x: line.width - width
        text: line.value
        textFormat: Text.PlainText
        horizontalAlignment: line.stacked ? Text.AlignLeft : Text.AlignRight
        Accessible.ignored: true
    }
}
