pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Pages
import Kickdoor.Help
import Kickdoor.Replay

// The table, its menu and its curtain.
FocusScope {
    id: page

    required property Navigator navigator
    required property Session session
    property Network network: null  // null if not built in
    // At a table in the network.
    readonly property bool remote: page.session ? page.session.remote : false
    readonly property bool spectator: page.remote && page.network.spectator
    // The connection to the table is lost, or the table is closed.
    readonly property bool away: page.remote && (over.face?.client?.away ?? false)
    readonly property bool handOnly: page.remote && !page.spectator && page.network.handOnly
    readonly property bool learning: page.session ? page.session.lesson.active : false
    // A recorded game is watched.
    readonly property bool replay: page.session ? page.session.replay.open : false

    onActiveFocusChanged: if (page.activeFocus) (table.item as TableScreen)?.live.refit()
    Component.onCompleted: table.setSource("TableScreen.qml", {session: page.session})

    // Keys that neither the table nor the bar has accepted.
    Keys.onPressed: event => { event.accepted = page.replay && !pause.visible && bar.item !== null && bar.face.takeKey(event); }
    Keys.onEscapePressed: event => {
        event.accepted = page.replay;
        if (page.replay && !(bar.face?.takeKey(event) ?? false)) page.menu(true);
    }

    Loader {
        id: table

        anchors.fill: parent
        anchors.bottomMargin: page.replay ? bar.height : 0
        focus: true
        onLoaded: {
            const screen = table.item as TableScreen;
            screen.elsewhere = Qt.binding(() => page.remote ? page.network.elsewhere : []);
            screen.unread = Qt.binding(() => page.remote ? page.network.unread : 0);
            screen.forceActiveFocus();
            if (page.navigator.word !== "") screen.say(page.navigator.word);
            page.navigator.word = "";
        }
    }
    // Not from the remaining height, because the bar's height depends on the result.
    Binding {
        target: (table.item as TableScreen)?.live ?? null
        property: "fitHeight"
        value: page.height * 0.88
        when: page.replay
    }
    // A hand that is only watched may be smaller, but is completely above the bar; in large text its titles need the room.
    Binding {
        target: (table.item as TableScreen)?.live.hand ?? null
        property: "cardWidth"
        value: Theme.cardHand * 0.64
        when: page.replay
    }
    Binding {
        target: (table.item as TableScreen)?.live.hand ?? null
        property: "sink"
        value: Theme.largeText ? 0.3 : 0
        when: page.replay
    }
    Binding {
        target: (table.item as TableScreen)?.live ?? null
        property: "handOnly"
        value: page.handOnly
    }
    Binding {
        target: table.item as TableScreen
        property: "noticeHeight"
        value: over.face?.noticeHeight ?? 0
        when: page.remote
    }
    Binding {
        target: table.item as TableScreen
        property: "noticeHeight"
        value: Math.max(waiting.active ? (waiting.item?.height ?? 0) + Theme.gapSmall : 0, bar.face?.storyHeight ?? 0)
        when: page.replay
    }
    Binding {
        target: table.item as TableScreen
        property: "againstClock"
        value: page.network ? page.network.clock : false
        when: page.remote
    }
    Binding {
        target: table.item as TableScreen
        property: "storyCovered"
        value: over.face?.talking ?? false
        when: page.remote
    }
    Connections {
        target: table.item as TableScreen

        function onMenuRequested() { page.menu(true); }
        function onSaveRequested() {
            if (page.remote) over.face.toggleChat();
            else page.takePicture(() => page.navigator.go("saves"));
        }
        function onRulesRequested(rule: string) { page.navigator.rulesAsked(rule); }
        function onHandShown(seat: int, to: int) { page.network.showHand(seat, to); }
    }

    Loader {
        id: over

        readonly property var face: over.item

        anchors.fill: parent
        active: page.remote
        onActiveChanged: over.load()
        Component.onCompleted: over.load()

        function load() {
            if (over.active && over.item === null) over.setSource("../Lobby/NetOverlay.qml", {net: page.network});
        }
        onLoaded: {
            over.face.area = Qt.binding(() => (table.item as TableScreen)?.noticeArea ?? Qt.rect(0, 0, 0, 0));
            over.face.closed.connect(() => table.forceActiveFocus());
            over.face.handWanted.connect(hand => (table.item as TableScreen).lookAtHand(hand.owner, hand.guest, hand.cards));
        }
    }

    // Over the log, like the other notices of a table in the network.
    Loader {
        id: waiting

        readonly property rect area: (table.item as TableScreen)?.noticeArea ?? Qt.rect(0, 0, 0, 0)

        x: waiting.area.x
        y: waiting.area.y
        width: waiting.area.width
        active: page.navigator.lobbyWaits
        source: "LobbyNote.qml"
        onLoaded: (item as LobbyNote).wanted.connect(() => page.navigator.lobbyWanted())
    }

    // Takes a picture of the table, then calls `then`.
    function takePicture(then: var) {
        if (picture.item) (picture.item as TablePicture).take(then);
        else then();
    }

    Connections {
        target: page.session

        function onFinished() {
            if (page.navigator.page === "table") page.takePicture(() => page.navigator.go("winner"));
        }
    }

    Loader {
        id: picture

        active: (page.session ? page.session.recorded : false) && table.item !== null
        onActiveChanged: if (active) setSource("TablePicture.qml", {session: page.session, table: (table.item as TableScreen).live})
    }

    Loader {
        id: bar

        readonly property ReplayBar face: bar.item as ReplayBar

        anchors.bottom: parent.bottom
        width: parent.width
        active: page.replay
        onActiveChanged: bar.load()
        Component.onCompleted: bar.load()

        function load() {
            if (bar.active && bar.item === null) bar.setSource("../Replay/ReplayBar.qml", {replay: page.session.replay});
        }
        onLoaded: {
            const face = bar.item as ReplayBar;
            face.above = Qt.binding(() => bar.y);
            face.aside = Qt.binding(() => {
                const log = (table.item as TableScreen)?.live.log;
                return log ? Qt.rect(log.x, log.y, log.width, log.height) : Qt.rect(0, 0, 0, 0);
            });
            (table.item as TableScreen).folds = Qt.binding(() => bar.face?.unfolded ?? false);
        }
    }

    // While something covers the table, the game pauses if possible.
    function halt(over: bool) {
        if (page.replay) page.session.replay.playing = false;
        page.session.setMenuOpen(over);
        if (over) (table.item as TableScreen)?.live.hideZoom(-1);
        if (!over) table.forceActiveFocus();
    }

    function menu(open: bool) {
        if (open) page.takePicture(() => {});
        pause.visible = open;
        // Not the entry that was chosen last: Return goes on.
        if (open) entries.itemAt(0)?.children[0]?.forceActiveFocus(Qt.OtherFocusReason);
        page.halt(open);
    }

    function showKeys(open: bool) {
        keys.visible = open;
        page.halt(open);
    }

    Shortcut {
        sequences: ["F1", "?"]
        enabled: page.activeFocus && !farewell.visible
        onActivated: pause.visible ? page.entry("keys") : page.showKeys(!keys.visible)
    }
    KeysDialog {
        id: keys

        visible: false
        z: 1
        replay: page.replay
        clockOf: page.clockOf
        onDismissed: page.showKeys(false)
    }

    // In the network, the other players and the clock go on.
    readonly property LiveTable clockOf: page.remote ? (table.item as TableScreen)?.live ?? null : null

    // Why "Save, load" cannot be chosen; empty: it can.
    readonly property string noSaving: page.replay ? qsTr("A replay is kept already.")
        : page.remote ? qsTr("The table keeps this game by itself; whoever hosts it can reopen it later.") : ""
    readonly property string noTakingBack: page.learning ? qsTr("Nothing is taken back in a lesson: start it again instead.")
        : page.replay ? qsTr("A replay only shows what was played.")
        : page.spectator ? qsTr("You only watch this table.")
        : page.session?.takeBack.may === "" && page.session.game.table.viewer < 0 ? qsTr("No hand is open. A move is taken back by the player whose hand is open.")
        : page.session?.takeBack.may === "" ? qsTr("There is no move of yours that could be taken back now.") : ""
    readonly property string noHandOnly: page.spectator ? qsTr("You only watch this table.")
        : page.remote ? ""
        : page.learning || page.replay ? qsTr("This is for a game at a table in the network.")
        : qsTr("A hand on a device of its own needs a table in the network, from the beginning. On the first page, choose “Play over the network”, then “Host a table” with “This screen is only the table”.")

    // In every situation the same entries have the same places; what cannot be chosen says why.
    readonly property var entries: {
        const may = page.session?.takeBack.may ?? "";
        const list = [{key: "on", text: qsTr("Continue"), icon: "boot-kick"}];
        if (page.learning) list.push({key: "again", text: qsTr("Start the lesson again"), icon: "graduate-cap"});
        else list.push({key: "saves", text: qsTr("Save, load"), icon: "save", whyNot: page.noSaving});
        list.push({key: "takeBack", text: may === "withLeave" ? qsTr("Ask to take back the last move") : qsTr("Take back the last move"), icon: "cycle", sequence: "Ctrl+Z",
                   whyNot: page.noTakingBack},
                  {key: "handOnly", text: page.handOnly ? qsTr("Show the whole table") : qsTr("Show only my hand"), icon: "hand", whyNot: page.noHandOnly},
                  {key: "rules", text: qsTr("Rules"), icon: "scroll-unfurled"}, {key: "keys", text: qsTr("Keys"), icon: "keyboard", sequence: "F1"},
                  {key: "settings", text: qsTr("Settings"), icon: "gears"});
        if (page.learning) list.push({key: "leave", text: qsTr("Leave the lesson"), icon: "exit-door"});
        else if (page.replay) list.push({key: "leave", text: qsTr("Close the replay"), icon: "exit-door"});
        else if (!page.remote) list.push({key: "leave", text: qsTr("Leave the table"), icon: "exit-door"});
        else if (page.network.hosting) list.push({key: "away", text: qsTr("Close the table for now"), icon: "exit-door"});
        else if (page.spectator) list.push({key: "stop", text: qsTr("Stop watching"), icon: "exit-door"});
        else list.push({key: "away", text: qsTr("Leave for now: my seat is kept"), icon: "exit-door"});
        if (page.navigator.mayQuit) list.push({key: "quit", text: qsTr("Quit"), icon: "cancel"});
        if (page.remote && !page.spectator && !page.network.hosting)
            list.push({key: "giveUp", text: qsTr("Leave for good …"), icon: "robot-golem", look: "danger", apart: true});
        return list;
    }

    DialogFrame {
        id: pause

        visible: false
        clockOf: page.clockOf
        preferredWidth: Theme.px(460)
        title: page.replay ? qsTr("The replay is paused") : page.away ? qsTr("The table cannot be reached") : page.remote ? qsTr("The game goes on") : qsTr("The game is paused")
        subtitle: page.replay ? "" : page.away ? (page.spectator ? "" : qsTr("If you leave, your seat is kept as it is.")) : page.spectator ? qsTr("The others play on while this menu is open.") : page.remote ? qsTr("The others play on while this menu is open. If you leave, your seat is kept as it is.")
            : page.learning ? qsTr("Lessons are not saved: they always start from the beginning.")
            : !page.session.recorded ? qsTr("This game is only tried out: it is not kept.")
                              : qsTr("Every move is saved: you can leave at any time and continue later.")
        onDismissed: page.menu(false)

        Column {
            width: parent.width
            spacing: Theme.gapSmall

            Repeater {
                id: entries

                model: page.entries

                // A separator before actions that cannot be undone.
                Item {
                    id: line

                    required property var modelData
                    required property int index
                    readonly property real above: line.modelData.apart ? Theme.gapLarge : 0

                    width: parent ? parent.width : 0
                    height: choice.height + line.above

                    ActionButton {
                        id: choice

                        y: line.above
                        width: line.width
                        focus: line.index === 0
                        text: line.modelData.text
                        iconName: line.modelData.icon
                        look: line.modelData.look ?? (line.index === 0 ? "primary" : "plain")
                        sequence: line.modelData.sequence ?? ""
                        allowed: choice.whyNot === ""
                        whyNot: line.modelData.whyNot ?? ""
                        tip: choice.whyNot
                        tipBeside: true
                        onAccepted: {
                            pause.end();
                            page.entry(line.modelData.key);
                        }
                    }
                }
            }
        }
    }

    DialogFrame {
        id: farewell

        visible: false
        clockOf: page.clockOf
        preferredWidth: Theme.px(560)
        title: qsTr("Leave the table for good?")
        subtitle: qsTr("A bot plays on in your place, and the others are told. You cannot get your seat back: you could only watch.")
        onDismissed: {
            farewell.visible = false;
            page.halt(false);
        }
        actions: [
            ActionButton { focus: true; text: qsTr("Stay"); look: "primary"; iconName: "round-table"; onAccepted: farewell.dismissed() },
            ActionButton {
                text: qsTr("Leave for good")
                look: "danger"
                iconName: "exit-door"
                onAccepted: {
                    farewell.dismissed();
                    page.network.leave();
                }
            }
        ]
    }

    function entry(key: string) {
        page.menu(false);
        switch (key) {
        case "saves":
        case "settings":
            page.navigator.backTo = "table";
            page.navigator.go(key);
            break;
        case "takeBack": page.session.takeBack.ask(); break;
        case "handOnly": page.network.handOnly = !page.network.handOnly; break;
        case "rules": page.navigator.rulesAsked(""); break;
        case "keys": page.showKeys(true); break;
        case "again": page.session.learn(); break;
        case "leave":
            if (page.replay) page.navigator.replayLeft();
            else page.session.leave();
            break;
        case "away":
            if (page.network.hosting) page.navigator.leaveAsked(() => page.network.stepAway());
            else page.network.stepAway();
            break;
        case "stop": page.network.leave(); break;
        case "giveUp":
            farewell.visible = true;
            page.halt(true);
            break;
        case "quit":
            page.navigator.leaveAsked(() => {
                page.navigator.sure = true;
                Qt.quit();
            });
            break;
        }
    }
}
