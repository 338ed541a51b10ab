import QtQuick
import Kickdoor.Model
import Kickdoor.Pages

// The kept games, and saving the running one.
SavesScreen {
    id: page

    required property Navigator navigator
    required property Session session
    required property SavesModel saves
    readonly property bool playing: page.session ? page.session.playing : false

    // The game that is played waits meanwhile, where it can.
    Component.onCompleted: {
        page.saves.lookInside();
        if (page.playing) page.session.setMenuOpen(true);
    }
    Component.onDestruction: if (page.playing) page.session.setMenuOpen(false)
    model: page.saves
    notice: page.navigator.notice
    canSave: page.playing
    // The name of a player at this screen for the save's title: the active player if possible.
    readonly property string player: {
        if (!page.playing) return "";
        const active = page.session.game.table.activeName;
        const people = Array.from(page.session.presentation.seating.people).map(one => one.name);
        return people.length === 0 || people.includes(active) ? active : people[0];
    }
    suggestion: !page.playing ? "" : page.session.game.table.turn === 0 ? qsTr("%1, before the first turn").arg(page.player)
        : qsTr("%1, turn %2").arg(page.player).arg(page.session.game.table.turn)
    onBack: page.navigator.go(page.playing ? "table" : "start")
    onSaveRequested: name => page.session.saveAs(name)
    onRemoveRequested: index => page.saves.remove(page.saves.at(index).file)
    onExportRequested: index => page.navigator.exportAsked(page.saves.at(index).file)
    onWatchRequested: index => {
        page.navigator.resultWanted = false;
        page.session.watch(page.saves.at(index).file);
    }
    onResultRequested: index => {
        page.navigator.resultWanted = true;
        page.session.watch(page.saves.at(index).file);
    }
    onLoadRequested: index => {
        const row = page.saves.at(index);
        if (row.kind === "save") page.session.load(row.file);
        else page.session.resume(row.file);
    }

    Connections {
        target: page.session

        function onSavedAs(title: string) {
            page.navigator.word = qsTr("Saved as “%1”.").arg(title);
            page.navigator.go("table");
        }
    }
}
