pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// Chooses an ability's discards and target (R4.9).
DraftDialog {
    id: dialog

    required property AbilityDraft ability

    draft: dialog.ability
    title: dialog.ability.title
    subtitle: dialog.ability.rulesText
    confirmText: qsTr("Use it")
    contentWish: grid.wishWidth

    Column {
        width: parent.width
        spacing: Theme.gap

        Flow {
            width: parent.width
            spacing: Theme.gapSmall
            visible: dialog.ability.aims.length > 1

            Repeater {
                model: dialog.ability.aims

                ActionButton {
                    required property string modelData
                    required property int index

                    text: modelData
                    look: index === dialog.ability.aim ? "primary" : "plain"
                    onAccepted: dialog.ability.aim = index
                }
            }
        }
        BodyText {
            width: parent.width
            text: dialog.ability.least === dialog.ability.most ? qsTr("Discard %n card(s):", "", dialog.ability.least)
                : qsTr("Discard %1 to %2 cards:").arg(dialog.ability.least).arg(dialog.ability.most)
        }
        PickGrid {
            id: grid

            zoomer: dialog
            centred: true
            width: parent.width
            model: dialog.ability.discards
            onToggled: row => dialog.ability.discards.toggle(row)
        }
    }
}
