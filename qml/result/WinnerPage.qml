import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The end: who won, and the course of the Levels.
WinnerScreen {
    id: page

    property var window: null
    readonly property var net: page.window ? page.window.net : null
    // At a table in the network, whose owner begins the next game.
    readonly property bool remote: page.session?.remote ?? false
    readonly property bool replay: page.session?.replay.open ?? false
    readonly property var session: page.window ? page.window.session : null

    function rows(model: var): var {
        const list = [];
        for (let row = 0; model && row < model.count; ++row) list.push(model.at(row));
        return list;
    }

    winners: page.session ? page.rows(page.session.players).filter(one => one.winner)
        .map(one => ({name: one.name, tone: one.colour, female: one.female})) : []
    reason: page.session?.table.victory ?? ""
    series: page.session ? page.rows(page.session.course).map(one => ({name: one.name, tone: one.colour, levels: one.levels})) : []
    goal: page.session ? page.session.board.goal : 10
    mayRematch: !page.replay && (!page.remote || (page.net?.client.owner ?? false))
    mayExport: page.session?.recorded ?? false
    subtitle: page.window?.notice || (page.session?.course.reason ?? "")
    onExportRequested: page.window.exportAsked(page.session.record)
    mayWatch: (page.session?.recorded ?? false) || page.replay
    onWatch: {
        page.window.fromResult = true;
        if (!page.replay) return page.session.watchAgain();
        page.session.replay.position = 0;
        page.window.go("table");
    }
    onRematch: page.remote ? page.net.again() : page.session.start()
    menuText: page.remote ? qsTr("Leave the table") : qsTr("Menu")
    onMenu: {
        if (page.remote) farewell.visible = true;
        else page.leave();
    }

    function leave() {
        if (page.remote) page.net.leave();
        else page.session.leave();
        page.window.go("start");
    }

    Loader {
        width: page.innerWidth
        active: page.remote
        source: "../Lobby/VerdictPanel.qml"
        onLoaded: item.client = Qt.binding(() => page.net.client)
    }
    // The talk of the table goes on.
    Loader {
        width: page.innerWidth
        height: Theme.px(230)
        visible: page.remote

        readonly property var client: page.remote && page.net ? page.net.client : null
        onClientChanged: if (client) setSource("../Lobby/ChatPanel.qml", {client: client})
    }
    DialogFrame {
        id: farewell

        parent: page
        visible: false
        z: 2
        preferredWidth: Theme.px(560)
        title: qsTr("Leave the table?")
        subtitle: page.net?.hosting ?? false ? qsTr("The table ends for everybody.") : qsTr("The others can play again without you.")
        onDismissed: {
            farewell.visible = false;
            page.forceActiveFocus();
        }
        actions: [
            ActionButton { focus: true; text: qsTr("Stay"); look: "primary"; iconName: "round-table"; onAccepted: farewell.dismissed() },
            ActionButton { text: qsTr("Leave"); look: "danger"; iconName: "exit-door"; onAccepted: page.leave() }
        ]
    }
}
