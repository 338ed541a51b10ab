pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// The answer to any question the game asks: choose from `least` to `most` cards, one player, one option, or a number.
// What is not asked for stays empty. Looting the body and picking Treasures are questions of this kind.
DialogFrame {
    id: dialog

    property alias cards: grid.model
    property int least: 1
    property int most: 1
    // Objects {key, text, tone, icon, allowed, whyNot}, as PickRow takes them.
    property alias players: playerRow.choices
    property alias options: optionRow.choices
    property bool asksNumber: false
    property alias numberFrom: number.from
    property alias numberTo: number.to
    property string confirmText: qsTr("That is my choice")
    readonly property bool asksCards: grid.count > 0
    readonly property bool complete: (!dialog.asksCards || (grid.selectedIds.length >= dialog.least && grid.selectedIds.length <= dialog.most))
        && (playerRow.choices.length === 0 || playerRow.current !== "") && (optionRow.choices.length === 0 || optionRow.current !== "")
    signal cardsChosen(var ids)
    signal playerChosen(string key)
    signal optionChosen(string key)
    signal numberChosen(int number)
    signal refused(string reason)

    function reset() {
        grid.selectedIds = [];
        playerRow.current = "";
        optionRow.current = "";
        number.value = number.from;
    }

    function confirm() {
        if (dialog.asksCards) dialog.cardsChosen(grid.selectedIds);
        else if (playerRow.choices.length > 0) dialog.playerChosen(playerRow.current);
        else if (optionRow.choices.length > 0) dialog.optionChosen(optionRow.current);
        else dialog.numberChosen(number.value);
    }

    dismissable: false
    subtitle: !dialog.asksCards ? "" : dialog.least === dialog.most
        ? qsTr("Choose %n card(s).", "", dialog.least) : qsTr("Choose from %1 to %2 cards.").arg(dialog.least).arg(dialog.most)
    onVisibleChanged: if (visible) dialog.reset()

    Column {
        width: parent.width
        spacing: Theme.gap

        CardGrid {
            id: grid

            width: parent.width
            visible: dialog.asksCards
            most: dialog.most
        }
        PickRow {
            id: playerRow

            width: parent.width
            visible: choices.length > 0
            label: qsTr("Players")
            onRefused: reason => dialog.refused(reason)
        }
        PickRow {
            id: optionRow

            width: parent.width
            visible: choices.length > 0
            label: qsTr("Options")
            onRefused: reason => dialog.refused(reason)
        }
        NumberStepper {
            id: number

            visible: dialog.asksNumber
            label: qsTr("How many")
        }
    }
    actions: [
        ActionButton {
            text: dialog.confirmText
            look: "primary"
            allowed: dialog.complete
            whyNot: qsTr("Something is still to be chosen.")
            onAccepted: dialog.confirm()
            onRefused: reason => dialog.refused(reason)
        }
    ]
}
