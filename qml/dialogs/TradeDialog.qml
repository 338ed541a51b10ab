import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// A trade of Items in play, or a gift (R7.6).
DraftDialog {
    id: dialog

    required property TradeDraft trade

    draft: dialog.trade
    title: dialog.trade.answers ? qsTr("Counter %1's offer").arg(dialog.trade.partners[0]?.name ?? "") : qsTr("Trade or give")
    subtitle: dialog.trade.answers ? qsTr("This takes the place of their offer. Only Items on the table change hands, and they stay in play.")
        : qsTr("Only Items on the table change hands, and they stay in play.")
    confirmText: dialog.trade.answers ? qsTr("Make the counter-offer") : dialog.trade.want.picked > 0 || dialog.trade.give.picked === 0 ? qsTr("Offer the trade") : qsTr("Offer the gift")

    Column {
        width: parent.width
        spacing: Theme.gap

        PersonRow {
            width: parent.width
            people: dialog.trade.partners
            chosen: dialog.trade.partner
            onPicked: seat => dialog.trade.partner = seat
        }
        TitleText { text: qsTr("You give") }
        PickGrid {
            zoomer: dialog
            width: parent.width
            cardWidth: Theme.cardSlot * 0.95
            model: dialog.trade.give
            emptyText: qsTr("You have no Items on the table.")
            onToggled: row => dialog.trade.give.toggle(row)
        }
        TitleText { text: qsTr("You get") }
        PickGrid {
            zoomer: dialog
            width: parent.width
            cardWidth: Theme.cardSlot * 0.95
            height: Math.max(implicitHeight, cardWidth * Theme.cardRatio + Theme.gapTiny)
            model: dialog.trade.want
            emptyText: qsTr("They have no Items on the table.")
            onToggled: row => dialog.trade.want.toggle(row)
        }
    }
}
