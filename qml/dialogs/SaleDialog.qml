import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// Chooses Items to sell, and shows the proceeds (R7.5).
DraftDialog {
    id: dialog

    required property SaleDraft sale

    draft: dialog.sale
    title: qsTr("Sell Items")
    subtitle: qsTr("A level for each full 1,000 gp; no change is given, and the winning level cannot be bought.")
    total: qsTr("%1  →  %2", "gold pieces, and the levels they bring").arg(qsTr("%1 gp").arg(dialog.sale.gold.toLocaleString(Qt.locale(), "f", 0)))
        .arg(qsTr("%n level(s)", "", dialog.sale.levels))
    totalColor: dialog.sale.levels > 0 ? Theme.good : Theme.inkMuted
    confirmText: qsTr("Sell for %n level(s)", "", dialog.sale.levels)

    Column {
        width: parent.width
        spacing: Theme.gap

        PickGrid {
            zoomer: dialog
            width: parent.width
            model: dialog.sale.items
            worthOf: card => dialog.sale.doubled === card.cardId ? qsTr("2 × %1", "sold at double price").arg(card.footerRight) : card.footerRight
            onToggled: row => dialog.sale.items.toggle(row)
        }
        BodyText {
            width: parent.width
            visible: dialog.sale.mayDouble
            text: qsTr("You may sell one Item at double price: the most expensive of those you pick counts twice.")
            color: Theme.inkMuted
        }
    }
}
