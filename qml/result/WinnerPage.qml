import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Pages
import Kickdoor.Play

// The end of a game: the winners and the course of the Levels.
WinnerScreen {
    id: page

    required property Navigator navigator
    required property Session session
    property Network network: null  // null if not built in
    readonly property bool replay: page.session ? page.session.replay.open : false
    // At a network table, whose owner starts the next game; also after watching the last game.
    reading: page.replay && page.navigator.resultDue
    readonly property bool remote: page.session ? page.session.remote || (page.replay && page.network !== null
        && (page.network.inGame || page.navigator.lobbyWaits)) : false

    function rows(model: var): var {
        const list = [];
        if (!model || model.revision < 0) return list;  // read, so that the result follows the rows
        for (let row = 0; row < model.count; ++row) list.push(model.at(row));
        return list;
    }

    winners: page.session ? page.rows(page.session.game.players).filter(one => one.winner)
        .map(one => ({name: one.name, tone: Theme.tone(one.colour, one.seat), head: one.head, emblem: one.emblem, play: one.play,
               identity: one.identity, level: one.level, strength: one.strength})) : []
    reason: page.session ? page.session.game.table.victory : ""
    retelling: page.session ? page.session.menu.mine.retelling : ""
    honours: page.session ? page.session.menu.mine.news : ""
    series: page.session ? page.rows(page.session.presentation.levelHistory).map(one => ({name: one.name, tone: one.colour, levels: one.levels})) : []
    chances: page.session ? page.session.replay.chances : null
    onTurnSought: at => {
        page.navigator.fromResult = true;
        if (!page.replay) return page.session.watchAgain(at);
        page.session.replay.playing = false;
        page.session.replay.position = at;
        page.navigator.go("table");
    }
    goal: page.session ? page.session.game.board.goal : 10
    mayRematch: page.remote ? page.network !== null && page.network.owner && !page.navigator.lobbyWaits : page.session ? page.session.playedHere : false
    mayExport: page.session ? page.session.record !== "" : false
    subtitle: page.navigator.notice !== "" ? page.navigator.notice : page.session ? page.session.presentation.levelHistory.reason : ""
    onExportRequested: page.navigator.exportAsked(page.session.record)
    mayWatch: (page.session ? page.session.recorded : false) || page.replay
    onWatch: {
        page.navigator.fromResult = true;
        if (!page.replay) return page.session.watchAgain();
        page.session.replay.position = 0;
        page.session.replay.playing = true;
        page.navigator.go("table");
    }
    onRematch: page.remote ? page.network.again() : page.session.start()
    menuText: page.remote ? qsTr("Leave the table") : qsTr("Menu")
    onMenu: {
        if (page.remote) farewell.visible = true;
        else page.leave();
    }

    onPhotoRequested: {
        if (page.posing) return;
        page.posing = true;
        page.session.menu.photo.begin();
        posed.begun = Date.now();
        posed.restart();
    }

    // The winners' cards are painted first, for a few seconds at most.
    Timer {
        id: posed

        property double begun: 0

        interval: 50
        onTriggered: {
            if (Painting.unfinished(page.tables) && Date.now() - posed.begun < 4000) posed.restart();
            else page.grab(page.photoParts);
        }
    }

    // Grabs one part after the other, then asks where to store the photo.
    function grab(parts: var) {
        if (parts.length === 0) {
            page.posing = false;
            page.navigator.photoAsked("Kickdoor " + new Date().toISOString().substring(0, 10) + ".png");
            return;
        }
        const part = parts[0] as Item;
        // A multiple of its size: painted at a fraction of it, rounded corners show seams.
        const times = Math.max(1, Math.ceil(page.session.menu.photo.partWidth / Math.max(1, part.width)));
        const begun = part.grabToImage(result => {
            page.session.menu.photo.add(result.image);
            page.grab(parts.slice(1));
        }, Qt.size(Math.ceil(part.width) * times, Math.ceil(part.height) * times));
        if (begun) return;
        page.posing = false;
        page.navigator.notice = qsTr("No photo can be taken now.");
    }

    function leave() {
        if (page.remote) page.network.leave();
        page.session.leave();
        page.navigator.go("start");
    }

    readonly property QtObject client: page.remote && page.network ? page.network.clientObject : null

    LobbyNote {
        width: page.innerWidth
        visible: page.remote && page.navigator.lobbyWaits
        onWanted: page.navigator.lobbyWanted()
    }
    Loader {
        readonly property QtObject client: page.client

        width: page.innerWidth
        active: page.remote
        onClientChanged: if (client) setSource("../Lobby/VerdictPanel.qml", {client: client})
    }
    // The table's chat goes on.
    Loader {
        readonly property QtObject client: page.client

        width: page.innerWidth
        visible: page.remote
        onClientChanged: if (client) setSource("../Lobby/ChatPanel.qml", {client: client})
    }
    DialogFrame {
        id: farewell

        parent: page
        visible: false
        z: 2
        preferredWidth: Theme.px(560)
        title: qsTr("Leave the table?")
        subtitle: page.network && page.network.hosting ? qsTr("The table ends for everybody.") : qsTr("The others can play again without you.")
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
