import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The first screen.
MenuScreen {
    id: page

    property var window: null
    readonly property var saves: page.window ? page.window.session.saves : null
    // A seat at a table in the network waits.
    readonly property string kept: page.window?.net?.waiting ?? ""
    readonly property string unfinished: page.saves ? page.saves.unfinished : ""

    entries: {
        const all = [];
        if (page.unfinished !== "") all.push({key: "resume", text: qsTr("Go on with the game"), icon: "boot-kick"});
        if (page.kept !== "") all.push({key: "return", text: qsTr("Return to %1").arg(page.kept), icon: "cycle"});
        all.push({key: "setup", text: qsTr("New game"), icon: "crossed-swords"});
        all.push({key: "lesson", text: qsTr("Learn to play"), icon: "graduate-cap"});
        if (page.window?.net) all.push({key: "net", text: qsTr("Play over the network"), icon: "round-table"});
        if (page.saves && page.saves.count > 0) all.push({key: "saves", text: qsTr("Saved games"), icon: "save"});
        all.push({key: "gallery", text: qsTr("All cards"), icon: "poker-hand"});
        all.push({key: "rules", text: qsTr("Rules"), icon: "scroll-unfurled"});
        all.push({key: "manual", text: qsTr("Manual"), icon: "open-book"});
        all.push({key: "settings", text: qsTr("Settings"), icon: "gears"});
        all.push({key: "quit", text: qsTr("Quit"), icon: "exit-door"});
        return all;
    }
    footnote: page.window && page.window.notice !== "" ? page.window.notice
        : qsTr("Pictograms by the authors of game-icons.net, CC BY 3.0")
    onChosen: key => {
        switch (key) {
        case "resume": page.window.session.resume(page.unfinished); break;
        case "return":
            page.window.go("net");
            page.window.net.comeBack();
            break;
        case "lesson": page.window.session.learn(); break;
        case "rules": page.window.showRules(""); break;
        case "manual": Qt.openUrlExternally(page.window.session.manual); break;
        case "quit": Qt.quit(); break;
        default:
            page.window.backTo = "start";
            page.window.go(key);
        }
    }
}
