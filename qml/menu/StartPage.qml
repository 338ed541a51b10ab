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
    // The same entries at the same places, whatever games there are; what cannot be chosen says why.
    entries: {
        const last = {key: "resume", text: qsTr("Continue the last game"), icon: "boot-kick", note: page.stand, whyNot: page.unfinished === "" ? qsTr("There is no game to continue.") : ""};
        const back = {key: "return", text: qsTr("Return to %1").arg(page.kept), icon: "cycle", note: ""};
        const all = page.kept === "" ? [last] : page.unfinished === "" ? [back] : [Object.assign(last, {half: true}), Object.assign(back, {half: true})];
        // The newest game comes first.
        if (all.length > 1 && page.keptSince > page.unfinishedSince) all.reverse();
        all.push({key: "setup", text: qsTr("New game"), icon: "crossed-swords"});
        all.push({key: "lesson", text: qsTr("Learn to play"), icon: "graduate-cap"});
        if (page.network) all.push({key: "net", text: qsTr("Play over the network"), icon: "round-table"});
        all.push({key: "saves", text: qsTr("Saved games"), icon: "save", half: true, whyNot: page.saves && page.saves.count > 0 ? "" : qsTr("No game is saved yet.")});
        all.push({key: "mine", text: qsTr("My games"), icon: "laurel-crown", half: true, whyNot: page.played ? "" : qsTr("Nobody has played a game to its end here yet. Games of bots alone do not count.")});
        all.push({key: "gallery", text: qsTr("All cards"), icon: "poker-hand", half: true});
        if (page.navigator.hasWorkshop) all.push({key: "workshop", text: qsTr("Workshop"), icon: "anvil", half: true});
        all.push({key: "rules", text: qsTr("Rules"), icon: "scroll-unfurled", half: true});
        if (page.navigator.mayQuit) all.push({key: "manual", text: qsTr("Manual"), icon: "open-book", half: true});
        all.push({key: "settings", text: qsTr("Settings"), icon: "gears", half: true});
        if (page.navigator.mayQuit) all.push({key: "quit", text: qsTr("Quit"), icon: "exit-door", half: true});
        return all;
    }
    noted: page.navigator.notice !== ""
    footnote: page.navigator.notice !== "" ? page.navigator.notice
        : qsTr("Pictograms by the authors of game-icons.net, CC BY 3.0")
    onRefused: reason => page.navigator.notice = reason
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
