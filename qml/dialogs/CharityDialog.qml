import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// Gives away the cards above the hand limit (R5.7). Each click on a card gives it to the next player.
DraftDialog {
    id: dialog

    required property CharityDraft charity

    draft: dialog.charity
    title: qsTr("Charity")
    subtitle: dialog.charity.discarding
        ? qsTr("You have the lowest Level yourself: choose %n card(s) to discard.", "", dialog.charity.excess)
        : dialog.charity.receivers.length < 2
        ? qsTr("%1 has the lowest Level: choose %n card(s) to give away.", "", dialog.charity.excess).arg(dialog.charity.receivers[0]?.name ?? "")
        : dialog.charity.excess === 1
        ? qsTr("Click a card to give to one of the players with the lowest Level. Click again to change who gets it.")
        : qsTr("Click %n card(s) to give away, shared evenly among the players with the lowest Level. Click again to change who gets it.",
               "", dialog.charity.excess)
    confirmText: dialog.charity.discarding ? qsTr("Discard") : qsTr("Give")

    contentWish: grid.wishWidth

    PickGrid {
        id: grid

        zoomer: dialog
        centred: true
        width: parent.width
        model: dialog.charity.hand
        badgeOf: receiver => {
            if (receiver < 0) return "";
            const who = dialog.charity.receivers.find(each => each.seat === receiver);
            return who ? who.name : qsTr("away");
        }
        onToggled: row => dialog.charity.cycle(row)
    }
}
