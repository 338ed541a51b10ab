import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// Which cards above the hand limit go to whom (R5.7): each click on a card gives it to the next.
DraftDialog {
    id: dialog

    required property CharityDraft charity

    draft: dialog.charity
    title: qsTr("Charity")
    subtitle: dialog.charity.discarding
        ? qsTr("You are among the lowest yourself: choose %n card(s) to discard.", "", dialog.charity.excess)
        : qsTr("Give %n card(s) to the lowest, as evenly as you can. Click a card to say who gets it.", "", dialog.charity.excess)
    confirmText: dialog.charity.discarding ? qsTr("Discard") : qsTr("Give")

    PickGrid {
        zoomer: dialog
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
