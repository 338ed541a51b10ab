import QtQuick
import Kickdoor.Theme
import Kickdoor.Combat

// One dialog after the other over the mock table: `which` picks it.
MockTable {
    id: view

    property string which: "help"
    property alias help: help
    property alias trade: trade
    property alias choice: choice
    property alias charity: charity
    readonly property var people: [{key: "Marieke", text: "Marieke, Level 7, strength 12", tone: Theme.playerColor(0)},
        {key: "Matthew", text: "Matthew, Level 4, strength 10", tone: Theme.playerColor(1)},
        {key: "Laura", text: "Laura, dead", tone: Theme.playerColor(2), allowed: false, whyNot: "The dead cannot help."}]

    overlays: [
        HelpDialog { id: help; visible: view.which === "help"; treasuresMost: 5; candidates: view.people; items: view.mock.carried; treasures: 1 },
        TradeDialog { id: trade; visible: view.which === "trade"; partners: view.people; partner: "Matthew"; mine: view.mock.carried; theirs: view.mock.thumbs },
        ChoiceDialog { id: choice; visible: view.which === "choice"; title: "Lady Bad Luck: discard cards"; least: 2; most: 2; cards: view.mock.hand },
        CharityDialog {
            id: charity

            visible: view.which === "charity"
            excess: 2
            cards: view.mock.hand
            recipients: [{key: "Matthew", text: "Matthew", tone: Theme.playerColor(1), least: 1, most: 1},
                {key: "Laura", text: "Laura", tone: Theme.playerColor(2), least: 1, most: 1}]
        }
    ]
}
