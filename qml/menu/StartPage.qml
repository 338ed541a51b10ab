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
    readonly property string stand: page.saves ? page.saves.unfinishedStand : ""
    readonly property string manual: page.window?.session.manual ?? ""

    onUnfinishedChanged: () => Qt.callLater(() => page?.saves?.lookAtUnfinished())  // it tells of changes at once
    entries: {
        const all = [];
        if (page.unfinished !== "")
            all.push({key: "resume", text: page.stand === "" ? qsTr("Continue the last game") : qsTr("Continue: %1").arg(page.stand), icon: "boot-kick"});
        if (page.kept !== "") all.push({key: "return", text: qsTr("Return to %1").arg(page.kept), icon: "cycle"});
        // The newest game leads.
        if (all.length > 1 && page.window.net.waitingSince > page.saves.unfinishedSince) all.reverse();
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
        case "manual":
            page.window.notice = Qt.openUrlExternally(page.manual) ? qsTr("The manual opens in your browser.")
                                                                   : qsTr("The manual cannot be opened. It is here: %1").arg(page.manual);
            break;
        case "quit": Qt.quit(); break;
        default:
            page.window.backTo = "start";
            page.window.go(key);
        }
    }
}
