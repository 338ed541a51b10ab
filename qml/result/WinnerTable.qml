pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Play

// All that lies openly before a winner, with the name: for a photo. `winner`: see WinnerScreen.
Panel {
    id: table

    property var winner: ({})
    readonly property var play: table.winner.play ?? null

    padding: Theme.gapLarge
    implicitHeight: column.implicitHeight + table.padding * 2
    rim: table.winner.tone ?? Theme.panelEdge
    Accessible.ignored: true

    component Part: Column {
        id: part

        property string label
        property alias model: cards.model

        width: Math.min(parent?.width ?? 0, Math.max(name.implicitWidth, cards.natural))
        spacing: Theme.gapTiny
        visible: cards.count > 0

        BodyText { id: name; text: part.label; color: Theme.inkMuted; font.pixelSize: Theme.textSmall; wrapMode: Text.NoWrap; Accessible.ignored: true }
        PlainCards { id: cards; width: parent.width }
    }

    Column {
        id: column

        width: parent.width
        spacing: Theme.gap

        TitleText { width: parent.width; text: table.winner.name ?? ""; font.pixelSize: Theme.titleLarge; horizontalAlignment: Text.AlignHCenter; Accessible.ignored: true }
        BodyText {
            width: parent.width
            text: Lists.line([table.winner.identity ?? "", qsTr("Level %1").arg(table.winner.level ?? 1), qsTr("strength %1").arg(Lists.number(table.winner.strength ?? 0))])
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
        Flow {
            width: parent.width
            spacing: Theme.gapLarge

            Part { label: qsTr("Character"); model: table.play ? table.play.characterCard : null }
            Part { label: qsTr("Who they are"); model: table.play ? table.play.identities : null }
            Part { label: qsTr("With them"); model: table.play ? table.play.followers : null }
            Part { label: qsTr("Curses"); model: table.play ? table.play.curses : null }
            Part { label: qsTr("Items, carried ones sideways"); model: table.play ? table.play.items : null }
        }
    }
}
