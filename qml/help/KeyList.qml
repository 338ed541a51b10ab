import QtQuick

// All keys and their functions: {keys, what}.
QtObject {
    readonly property var atTheTable: [
        {keys: ["←", "→", "↑", "↓"], what: qsTr("go to the nearest card, place, player or button; walk through menus, the story and the rules")},
        {keys: [qsTr("Home"), qsTr("End")], what: qsTr("first and last card of the hand, first and last line of the story")},
        {keys: [qsTr("Tab"), qsTr("Shift+Tab")], what: qsTr("next button, card or place; the one before")},
        {keys: [qsTr("Enter")], what: qsTr("press the button, or open the menu of the card")},
        {keys: ["L"], what: qsTr("show the focused card large")},
        {keys: ["K"], what: qsTr("kick open the door, listen at it or loot the room")},
        {keys: ["P"], what: qsTr("pass: let it stand, let it strike (Enter never does)")},
        {keys: ["N"], what: qsTr("when to ask: what the game passes for you")},
        {keys: ["B"], what: qsTr("Hold!: stop the table; around one screen, whoever wants to play a card then takes it")},
        {keys: ["G"], what: qsTr("let the game go on after Hold!")},
        {keys: ["W"], what: qsTr("wait: do not pass for me now")},
        {keys: ["F"], what: qsTr("fight")},
        {keys: ["R"], what: qsTr("run away; roll to get away from the next Monster")},
        {keys: ["H"], what: qsTr("ask for help; offer it in somebody else's fight")},
        {keys: ["A", "D"], what: qsTr("accept or decline the offer with the letters; D also withdraws your own")},
        {keys: ["O", "X"], what: qsTr("answer with a counter-offer; go to the next offer")},
        {keys: ["S"], what: qsTr("sell Items")},
        {keys: ["T"], what: qsTr("offer a trade")},
        {keys: ["M"], what: qsTr("look for trouble: fight a Monster from your hand")},
        {keys: ["U"], what: qsTr("use a power")},
        {keys: ["C"], what: qsTr("Charity: give cards away")},
        {keys: ["E"], what: qsTr("end the turn")},
        {keys: ["I"], what: qsTr("a hint: what Master would do now")},
        {keys: ["J"], what: qsTr("jump to your next decision")},
        {keys: ["+", "−"], what: qsTr("bots play faster, slower (not at a table in the network)")},
        {keys: [qsTr("Ctrl+Z")], what: qsTr("take back the last move, or ask the others for it")},
        {keys: [qsTr("Space")], what: qsTr("skip what is being shown; it never presses a button that moves the game on")},
        {keys: [qsTr("Esc")], what: qsTr("put the card down or close the question; otherwise open the menu and pause")},
        {keys: ["F11"], what: qsTr("full screen, and back")},
        {keys: ["F1", "?"], what: qsTr("show these keys")}]
    readonly property var inTheReplay: [
        {keys: [qsTr("Space")], what: qsTr("play, pause")},
        {keys: ["←", "→"], what: qsTr("one move back, one move on")},
        {keys: [qsTr("Ctrl+←"), qsTr("Ctrl+→")], what: qsTr("previous turn, next turn")},
        {keys: ["F", qsTr("Shift+F")], what: qsTr("next fight, previous fight")},
        {keys: [qsTr("Home"), qsTr("End")], what: qsTr("beginning, end")},
        {keys: ["C"], what: qsTr("show or hide the chances to win")},
        {keys: ["B"], what: qsTr("what the next bot to decide knew")},
        {keys: ["+", "−"], what: qsTr("faster, slower")},
        {keys: ["↑", "↓", qsTr("Tab")], what: qsTr("go to a card, place or button")},
        {keys: [qsTr("Esc")], what: qsTr("the menu")},
        {keys: ["F1", "?"], what: qsTr("show these keys")}]
}
