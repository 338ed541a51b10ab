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
    suggestion: page.playing ? qsTr("Turn %1 of %2").arg(page.window.session.table.turn).arg(page.window.session.table.activeName) : ""
    onBack: page.window.go(page.playing ? "table" : "start")
    onSaveRequested: name => page.window.session.saveAs(name)
    onRemoveRequested: index => page.window.session.saves.remove(page.window.session.saves.at(index).file)
    onExportRequested: index => page.window.exportAsked(page.window.session.saves.at(index).file)
    onWatchRequested: index => page.window.session.watch(page.window.session.saves.at(index).file)
    onLoadRequested: index => {
        const row = page.window.session.saves.at(index);
        if (row.kind === "save") page.window.session.load(row.file);
        else page.window.session.resume(row.file);
    }

    Connections {
        target: page.window ? page.window.session : null
        function onSavedAs() { page.window.go("table"); }
    }
}
