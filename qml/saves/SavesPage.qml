import QtQuick
import Kickdoor.Theme

// Games to go on with, and the place to keep the one going on.
SavesScreen {
    id: page

    property var window: null
    readonly property bool playing: page.window ? page.window.session.playing : false

    onWindowChanged: page.window?.session.saves.lookInside()
    model: page.window ? page.window.session.saves : null
    subtitle: page.window?.notice ?? ""
    canSave: page.playing
    // After somebody at this screen: by the one whose turn it is, if they are among them.
    readonly property string player: {
        if (!page.playing) return "";
        const active = page.window.session.table.activeName;
        const people = Array.from(page.window.session.seating.people).map(one => one.name);
        return people.length === 0 || people.includes(active) ? active : people[0];
    }
    suggestion: page.playing ? qsTr("%1, turn %2").arg(page.player).arg(page.window.session.table.turn) : ""
    onBack: page.window.go(page.playing ? "table" : "start")
    onSaveRequested: name => page.window.session.saveAs(name)
    onRemoveRequested: index => page.window.session.saves.remove(page.window.session.saves.at(index).file)
    onExportRequested: index => page.window.exportAsked(page.window.session.saves.at(index).file)
    onWatchRequested: index => {
        page.window.resultWanted = false;
        page.window.session.watch(page.window.session.saves.at(index).file);
    }
    onResultRequested: index => {
        page.window.resultWanted = true;
        page.window.session.watch(page.window.session.saves.at(index).file);
    }
    onLoadRequested: index => {
        const row = page.window.session.saves.at(index);
        if (row.kind === "save") page.window.session.load(row.file);
        else page.window.session.resume(row.file);
    }

    Connections {
        target: page.window ? page.window.session : null
        function onSavedAs(title: string) {
            page.window.word = qsTr("Saved as “%1”.").arg(title);
            page.window.go("table");
        }
    }
}
