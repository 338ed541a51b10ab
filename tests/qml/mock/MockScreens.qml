import QtQuick
import Kickdoor.Theme
import Kickdoor.Saves
import Kickdoor.Help
import Kickdoor.Menu
import Kickdoor.Play
import Kickdoor.Result

// The screens with invented data: `which` picks one.
Item {
    id: page

    property string which: "menu"
    property real ts: 1
    readonly property MockData mock: MockData {}
    readonly property ListModel saves: ListModel {
        ListElement { name: "Friday at Laura's"; when: "yesterday, 22:41"; detail: "original, turn 14, 4 players" }
        ListElement { name: "Autosave"; when: "today, 9:03"; detail: "original, turn 2, 3 players" }
    }

    onTsChanged: Theme.textScale = ts
    Component.onCompleted: Theme.textScale = ts

    MenuScreen {
        anchors.fill: parent
        visible: page.which === "menu"
        entries: [{key: "resume", text: "Resume", icon: "hourglass"}, {key: "new", text: "New game", icon: "closed-doors"}, {key: "saves", text: "Saved games", icon: "save"}, {key: "rules", text: "Rules", icon: "scroll-unfurled"}, {key: "settings", text: "Settings", icon: "cog"}, {key: "quit", text: "Quit", icon: "exit-door"}]
        footnote: "Pictograms by the authors of game-icons.net, CC BY 3.0."
    }
    CurtainScreen {
        anchors.fill: parent
        visible: page.which === "curtain"
        name: "Marieke"
        female: true
        reason: "Curses have been played on you."
    }
    RulesScreen {
        anchors.fill: parent
        visible: page.which === "rules"
        chapters: [{key: "R1", title: "Set-up", text: "<p>Everybody starts at Level 1.</p>"}, {key: "R5", title: "The turn", text: "<p><b>Kick open the door.</b> Turn the top Door card face-up.</p><p>A monster fights you now. A curse hits you now.</p>"}, {key: "R8", title: "Combat", text: "<p>Compare strengths.</p>"}]
        current: 1
    }
    SavesScreen { anchors.fill: parent; visible: page.which === "saves"; model: page.saves; canSave: true; suggestion: "Turn 9" }
    WinnerScreen {
        anchors.fill: parent
        visible: page.which === "winner"
        winners: [{name: "Marieke", tone: Theme.playerColor(0), female: true}]
        series: [{name: "Marieke", tone: Theme.playerColor(0), levels: [1, 1, 2, 3, 3, 5, 6, 6, 7, 8, 9, 10]},
            {name: "Matthew", tone: Theme.playerColor(1), levels: [1, 2, 2, 2, 4, 4, 4, 3, 3, 5, 5, 5]},
            {name: "Laura", tone: Theme.playerColor(2), levels: [1, 1, 1, 2, 3, 4, 5, 6, 8, 9, 9, 9]}]
    }
}
