import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// A trade of Items in play, or a gift (R7.6).
DraftDialog {
    id: dialog

    required property TradeDraft trade
    readonly property real cardWidth: Theme.cardSlot * 0.95

    contentWish: Theme.largeText ? dialog.cardWidth * 16 : 0

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
        Item {
            id: sides

            // In large text beside each other, so that both are in sight.
            readonly property bool beside: Theme.largeText
            // The side with more cards gets more of the width.
            readonly property real share: Math.max(0.32, Math.min(0.68, dialog.trade.give.count / Math.max(1, dialog.trade.give.count + dialog.trade.want.count)))

            width: parent.width
            height: sides.beside ? Math.max(giving.height, getting.height) : getting.y + getting.height

            Column {
                id: giving

                width: sides.beside ? Math.round((parent.width - Theme.gapLarge) * sides.share) : parent.width
                spacing: Theme.gap

                TitleText { text: qsTr("You give") }
                PickGrid {
                    id: given

                    zoomer: dialog
                    width: parent.width
                    cardWidth: dialog.cardWidth
                    lowered: sides.beside && gotten.named
                    model: dialog.trade.give
                    emptyText: qsTr("You have no Items on the table.")
                    onToggled: row => dialog.trade.give.toggle(row)
                }
            }
            Column {
                id: getting

                x: sides.beside ? giving.width + Theme.gapLarge : 0
                y: sides.beside ? 0 : giving.height + Theme.gap
                width: parent.width - x
                spacing: Theme.gap

                TitleText { text: qsTr("You get") }
                PickGrid {
                    id: gotten

                    zoomer: dialog
                    width: parent.width
                    cardWidth: dialog.cardWidth
                    lowered: sides.beside && given.named
                    height: Math.max(implicitHeight, cardWidth * Theme.cardRatio + Theme.gapTiny)
                    model: dialog.trade.want
                    emptyText: qsTr("They have no Items on the table.")
                    onToggled: row => dialog.trade.want.toggle(row)
                }
            }
        }
    }
}
