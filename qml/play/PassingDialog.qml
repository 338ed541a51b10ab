pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Dialogs

// What is passed for a player here: until their turn, unless concerned, or instead of asking because of a card. Cards are listed
// only for the player whose hand is open.
DialogFrame {
    id: dialog

    required property Seating seating
    required property TableModel table
    property int seat: -1  // whose passes; -1: who is to be chosen first
    readonly property StandingPasses standing: dialog.seating.standing
    readonly property var wish: dialog.visible ? Array.from(dialog.standing.people).find(one => one.seat === dialog.seat) : undefined
    readonly property var person: Array.from(dialog.seating.people).find(one => one.seat === dialog.seat)
    readonly property var cards: dialog.visible && dialog.seat >= 0 && dialog.seat === dialog.table.viewer ? Array.from(dialog.standing.cards) : []

    function begin() {
        const people = Array.from(dialog.seating.people);
        if (people.length === 0) return;
        dialog.seat = dialog.table.viewer >= 0 ? dialog.table.viewer : people.length === 1 ? people[0].seat : -1;
        dialog.visible = true;
    }

    visible: false
    preferredWidth: Theme.px(680)
    title: dialog.seating.shared && dialog.person ? qsTr("When to ask %1").arg(dialog.person.name) : qsTr("When to ask you")
    subtitle: dialog.seat < 0 ? qsTr("Whom is it about?")
        : qsTr("The game can pass for you. It always asks in your own turn, about your own fights, rolls and losses, and about every fight for the win.")
    onDismissed: dialog.visible = false
    actions: ActionButton {
        text: qsTr("Close")
        look: "primary"
        onAccepted: dialog.dismissed()
    }

    Column {
        width: parent.width
        spacing: Theme.gapSmall

        PersonRow {
            width: parent.width
            visible: dialog.seat < 0
            people: visible ? dialog.seating.people : []
            onPicked: seat => dialog.seat = seat
        }
        Toggle {
            id: untilTurn

            width: Math.min(implicitWidth, parent.width)
            visible: dialog.seat >= 0
            text: qsTr("Not before my next turn")
            checked: dialog.wish?.untilTurn ?? false
            onToggled: dialog.standing.setUntilTurn(dialog.seat, untilTurn.checked)
        }
        Toggle {
            id: unlessConcerned

            width: Math.min(implicitWidth, parent.width)
            visible: dialog.seat >= 0
            text: qsTr("Only when I am concerned, for the whole game")
            checked: dialog.wish?.unlessConcerned ?? false
            onToggled: dialog.standing.setUnlessConcerned(dialog.seat, unlessConcerned.checked)
        }
        Toggle {
            id: aboutRolls

            width: Math.min(implicitWidth, parent.width)
            visible: dialog.seat >= 0
            enabled: !(dialog.wish?.unlessConcerned ?? false)
            text: qsTr("Ask me about other players' rolls, too")
            checked: dialog.wish?.aboutRolls ?? false
            onToggled: dialog.standing.setAboutRolls(dialog.seat, aboutRolls.checked)
        }
        BodyText {
            width: parent.width
            visible: aboutRolls.visible
            text: dialog.seating.shared
                ? qsTr("Off at first when people share the screen, because each question closes the hand that is open. Hold! lets anybody answer a roll all the same. Rolls about you or your cards are always asked about.")
                : qsTr("When this is off, you are asked only about rolls in your turn and your fights, and about you or your cards.")
            color: Theme.inkMuted
            font.pixelSize: Theme.textSmall
        }
        TitleText {
            width: parent.width
            visible: dialog.cards.length > 0
            text: qsTr("Never because of these cards")
        }
        BodyText {
            width: parent.width
            visible: dialog.cards.length > 0 && dialog.seating.inCompany
            text: qsTr("With a card chosen here, each pass comes after the same pause, whatever you hold, so that nobody learns what you have. During the pause you may play a card, or press Wait.")
            color: Theme.inkMuted
            font.pixelSize: Theme.textSmall
        }
        // Two columns, if each has room for the longest title.
        Grid {
            id: grid

            readonly property real widest: {
                let most = 0;
                for (let index = 0; index < switches.count; ++index) most = Math.max(most, switches.itemAt(index)?.implicitWidth ?? 0);
                return most;
            }

            width: parent.width
            columns: grid.widest * 2 + Theme.gap <= grid.width ? 2 : 1
            columnSpacing: Theme.gap
            rowSpacing: Theme.gapSmall

            Repeater {
                id: switches

                model: dialog.cards.length  // a switch keeps the focus when it is pressed

                Toggle {
                    id: card

                    required property int index
                    readonly property var row: dialog.cards[card.index] ?? ({title: "", defKey: "", spared: false})

                    width: grid.columns === 2 ? (grid.width - grid.columnSpacing) / 2 : Math.min(implicitWidth, grid.width)
                    text: card.row.title
                    checked: card.row.spared
                    onToggled: dialog.standing.setSpared(card.row.defKey, card.checked)
                }
            }
        }
    }
}
