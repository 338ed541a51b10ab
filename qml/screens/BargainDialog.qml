import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// The terms of help (R8.7).
DraftDialog {
    id: dialog

    required property BargainDraft bargain

    draft: dialog.bargain
    title: dialog.bargain.asking ? qsTr("Ask for help") : qsTr("Offer help")
    subtitle: dialog.bargain.forTheWin ? qsTr("A fight for the win! What is agreed is due when it is won.")
                                       : qsTr("What is agreed is due when the fight is won.")
    confirmText: dialog.bargain.asking ? qsTr("Ask") : qsTr("Offer")

    Column {
        width: parent.width
        spacing: Theme.gap

        PersonRow {
            width: parent.width
            visible: dialog.bargain.asking
            people: dialog.bargain.helpers
            chosen: dialog.bargain.helper
            onPicked: seat => dialog.bargain.helper = seat
        }
        TitleText {
            width: parent.width
            text: qsTr("With this help: %1 against %2").arg(dialog.bargain.sumWithHelp).arg(dialog.bargain.monsters)
            color: dialog.bargain.winning ? Theme.good
                : dialog.bargain.sumWithHelp === dialog.bargain.monsters ? Theme.goldLight : Theme.bad
        }
        BodyText {
            width: parent.width
            visible: text !== ""
            text: dialog.bargain.specialTreasure ? qsTr("The special Treasure is the fighter's alone: it is not shared (R8.7).")
                : dialog.bargain.mostTreasures === 0 ? qsTr("There are no Treasures to share.") : ""
            color: Theme.inkMuted
        }
        Row {
            visible: dialog.bargain.mostTreasures > 0
            spacing: Theme.gap

            BodyText {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Treasures for the helper:")
                wrapMode: Text.NoWrap
            }
            ActionButton {
                text: "−"
                enabled: dialog.bargain.treasures > 0
                Accessible.name: qsTr("One Treasure less")
                onAccepted: dialog.bargain.treasures -= 1
            }
            TitleText {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("%1 of %2").arg(dialog.bargain.treasures).arg(dialog.bargain.mostTreasures)
                font.pixelSize: Theme.titleLarge
                wrapMode: Text.NoWrap
            }
            ActionButton {
                text: "+"
                enabled: dialog.bargain.treasures < dialog.bargain.mostTreasures
                Accessible.name: qsTr("One Treasure more")
                onAccepted: dialog.bargain.treasures += 1
            }
        }
        Toggle {
            visible: dialog.bargain.mostTreasures > 0
            // Keeps its room, so that nothing jumps under the pointer.
            opacity: dialog.bargain.treasures > 0 ? 1 : 0
            enabled: dialog.bargain.treasures > 0
            text: qsTr("The helper picks them (otherwise the fighter does)")
            checked: dialog.bargain.helperChooses
            onToggled: dialog.bargain.helperChooses = checked
        }
        BodyText {
            width: parent.width
            visible: dialog.bargain.items.count > 0
            text: dialog.bargain.asking ? qsTr("Of your own cards besides:") : qsTr("Of the fighter's Items besides:")
        }
        PickGrid {
            zoomer: dialog
            width: parent.width
            visible: dialog.bargain.items.count > 0
            cardWidth: Theme.cardSlot * 0.9
            model: dialog.bargain.items
            onToggled: row => dialog.bargain.items.toggle(row)
        }
    }
}
