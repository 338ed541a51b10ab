import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The first screen.
MenuScreen {
    id: page

    property var window: null
    readonly property var saves: page.window ? page.window.session.saves : null
    readonly property string unfinished: page.saves ? page.saves.unfinished : ""

    entries: {
        const all = [];
        if (page.unfinished !== "") all.push({key: "resume", text: qsTr("Go on with the game"), icon: "boot-kick"});
        all.push({key: "setup", text: qsTr("New game"), icon: "crossed-swords"});
        if (page.saves && page.saves.count > 0) all.push({key: "saves", text: qsTr("Saved games"), icon: "save"});
        all.push({key: "gallery", text: qsTr("All cards"), icon: "poker-hand"});
        all.push({key: "rules", text: qsTr("Rules"), icon: "scroll-unfurled"});
        all.push({key: "settings", text: qsTr("Settings"), icon: "gears"});
        all.push({key: "quit", text: qsTr("Quit"), icon: "exit-door"});
        return all;
    }
    footnote: page.window && page.window.notice !== "" ? page.window.notice
        : qsTr("Pictograms by the authors of game-icons.net, CC BY 3.0")
    onChosen: key => {
        switch (key) {
        case "resume": page.window.session.resume(page.unfinished); break;
        case "rules": page.window.showRules(""); break;
        case "quit": Qt.quit(); break;
        default:
            page.window.backTo = "start";
            page.window.go(key);
        }
    }
}
