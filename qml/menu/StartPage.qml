import QtQuick
import Kickdoor.Model
import Kickdoor.Pages

// The first screen.
MenuScreen {
    id: page

    required property Navigator navigator
    required property Session session
    required property SavesModel saves
    property Network network: null  // null if not built in
    // The network table at which a seat waits; empty: none.
    property string kept: page.network?.waiting[0] ?? ""
    property double keptSince: page.network ? page.network.waitingSince : 0
    property string unfinished: page.saves ? page.saves.unfinished : ""
    property double unfinishedSince: page.saves ? page.saves.unfinishedSince : 0
    property string stand: page.saves ? page.saves.unfinishedStand : ""
    property bool played: page.session ? page.session.menu.mine.any : false  // games were finished here
    readonly property string manual: page.session ? page.session.manual : ""

    onUnfinishedChanged: () => Qt.callLater(() => page?.saves?.lookAtUnfinished())  // later, because it emits changes at once
    entries: {
        const all = [];
        if (page.unfinished !== "")
            all.push({key: "resume", text: page.stand === "" ? qsTr("Continue the last game") : qsTr("Continue: %1").arg(page.stand), icon: "boot-kick"});
        if (page.kept !== "") all.push({key: "return", text: qsTr("Return to %1").arg(page.kept), icon: "cycle"});
        // The newest game comes first.
        if (all.length > 1 && page.keptSince > page.unfinishedSince) all.reverse();
        all.push({key: "setup", text: qsTr("New game"), icon: "crossed-swords"});
        all.push({key: "lesson", text: qsTr("Learn to play"), icon: "graduate-cap"});
        if (page.network) all.push({key: "net", text: qsTr("Play over the network"), icon: "round-table"});
        if (page.saves && page.saves.count > 0) all.push({key: "saves", text: qsTr("Saved games"), icon: "save"});
        if (page.played) all.push({key: "mine", text: qsTr("My games"), icon: "laurel-crown"});
        all.push({key: "gallery", text: qsTr("All cards"), icon: "poker-hand"});
        if (page.navigator.hasWorkshop) all.push({key: "workshop", text: qsTr("Workshop"), icon: "anvil"});
        all.push({key: "rules", text: qsTr("Rules"), icon: "scroll-unfurled"});
        if (page.navigator.mayQuit) all.push({key: "manual", text: qsTr("Manual"), icon: "open-book"});
        all.push({key: "settings", text: qsTr("Settings"), icon: "gears"});
        if (page.navigator.mayQuit) all.push({key: "quit", text: qsTr("Quit"), icon: "exit-door"});
        return all;
    }
    noted: page.navigator.notice !== ""
    footnote: page.navigator.notice !== "" ? page.navigator.notice
        : qsTr("Pictograms by the authors of game-icons.net, CC BY 3.0")
    onChosen: key => {
        switch (key) {
        case "resume": page.session.resume(page.unfinished); break;
        case "return":
            page.navigator.go("net");
            page.network.comeBack();
            break;
        case "workshop": page.navigator.workshopAsked(); break;
        case "lesson": page.session.learn(); break;
        case "rules": page.navigator.rulesAsked(""); break;
        case "manual":
            page.navigator.notice = Qt.openUrlExternally(page.manual) ? qsTr("The manual opens in your browser.")
                                                                   : qsTr("The manual cannot be opened. It is here: %1").arg(page.manual);
            break;
        case "quit": Qt.quit(); break;
        default:
            page.navigator.backTo = "start";
            page.navigator.go(key);
        }
    }
}
