import QtQuick

// All keys and what they do: {keys, what}. What no rulebook says.
QtObject {
    readonly property var atTheTable: [
        {keys: ["←", "→", "↑", "↓"], what: qsTr("to the nearest card, place, player or button that way; through a menu, the story and the chapters of the rules")},
        {keys: [qsTr("Tab"), qsTr("Shift+Tab")], what: qsTr("to the next button, card or place, and back")},
        {keys: [qsTr("Enter")], what: qsTr("press the button; play the card, or choose what to do with it")},
        {keys: ["K"], what: qsTr("kick open the door, listen at it or loot the room")},
        {keys: ["P"], what: qsTr("pass, let it stand: Enter alone never does")},
        {keys: [qsTr("Space")], what: qsTr("see at once what is still being shown")},
        {keys: [qsTr("Esc")], what: qsTr("put the card down, close the question; otherwise the menu, in which the game waits")},
        {keys: ["F1", "?"], what: qsTr("see these keys")}]
    readonly property var inTheReplay: [
        {keys: [qsTr("Space")], what: qsTr("play, pause")},
        {keys: ["←", "→"], what: qsTr("one move back, one move on")},
        {keys: [qsTr("Ctrl+←"), qsTr("Ctrl+→")], what: qsTr("to the turn before, to the next turn")},
        {keys: ["F", qsTr("Shift+F")], what: qsTr("to the next fight, to the fight before")},
        {keys: [qsTr("Home"), qsTr("End")], what: qsTr("to the beginning, to the end")},
        {keys: ["+", "−"], what: qsTr("faster, slower")},
        {keys: ["↑", "↓", qsTr("Tab")], what: qsTr("to a card, place or button")},
        {keys: [qsTr("Esc")], what: qsTr("the menu")},
        {keys: ["F1", "?"], what: qsTr("see these keys")}]
}
