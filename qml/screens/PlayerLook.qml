pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// Everything that one player has in play, large enough to read.
DialogFrame {
    id: look

    required property Session session
    property int seat: -1
    readonly property var row: look.seat >= 0 ? look.session.players.at(look.seat) : ({})
    readonly property PlayModel play: look.seat >= 0 ? look.session.players.playOf(look.seat) : null

    function show(seat: int) {
        look.seat = seat;
    }

    visible: look.seat >= 0
    title: look.row.name ?? ""
    subtitle: Lists.line([look.row.identity ?? "", qsTr("Level %1").arg(look.row.level ?? 1), qsTr("strength %1").arg(look.row.strength ?? 0),
               qsTr("%n card(s) in hand", "", look.row.handCount ?? 0)])
    onDismissed: look.seat = -1
    actions: ActionButton {
        text: qsTr("Close")
        look: "primary"
        onAccepted: look.seat = -1
    }

    component Part: Column {
        id: part

        property string label
        property alias model: cards.model

        width: parent ? parent.width : 0
        spacing: Theme.gapTiny
        visible: cards.count > 0

        BodyText { text: part.label; color: Theme.inkMuted; font.pixelSize: Theme.textSmall }
        PlainCards { id: cards; width: parent.width }
    }

    Column {
        width: parent.width
        spacing: Theme.gap

        Part { label: qsTr("Character"); model: look.play ? look.play.characterCard : null }
        Part { label: qsTr("Who they are"); model: look.play ? look.play.identities : null }
        Part { label: qsTr("Items, carried ones sideways"); model: look.play ? look.play.items : null }
        Part { label: qsTr("With them"); model: look.play ? look.play.followers : null }
        Part { label: qsTr("Curses"); model: look.play ? look.play.curses : null }
    }
}
