pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Replay
import Kickdoor.Play

// The window: one page at a time, loaded when it is first wanted. The rules may lie over any page.
Window {
    id: window

    required property Session session
    required property Settings settings
    property SettingPages settingPages: null
    property var net: null           // the network's side of the program, where it is built in
    property bool watching: false    // bots play, nobody is asked anything
    property bool hurried: false
    property string askedSize: ""
    property real askedTextScale: 0
    property string page: window.watching ? "table" : "start"
    property string backTo: "start"
    property string notice: window.settings.problemText
    property string word: ""  // for the table to say once it is there
    property bool resultWanted: false  // of the record that is being opened
    property bool fromResult: false    // the recorded game is watched from its result, and leads back to it
    property bool sure: false          // that the window shall close

    // Where a game shall be kept as text is asked by a dialog of its own.
    signal exportAsked(string file)

    function go(page: string) {
        if (page === "settings") return window.showSettings();
        window.notice = "";
        if (page !== "table" && page !== "winner") window.fromResult = false;
        window.page = page;
    }

    // Who won a recorded game; from there it can be watched.
    function showResult() {
        window.fromResult = true;
        window.resultWanted = false;
        window.session.replay.playing = false;
        window.session.replay.position = window.session.replay.length;
        window.go("winner");
    }

    function closeReplay() {
        if (window.fromResult) window.showResult();
        else window.session.leave();
    }

    // Names of those who still play at this table from elsewhere, or have come to a table that gathers here.
    function othersHere(): var {
        if (window.page === "lobby" && window.net.hosting) {
            const people = window.net.client.people;
            return Array.from({length: people.count}, (_, row) => people.at(row)).filter(one => one.here && !one.mine).map(one => one.name);
        }
        if (!window.session.playing || !window.session.remote || window.session.table.over || !window.net) return [];
        return Array.from(window.net.client.seats.elsewhere).map(one => one.name);
    }

    // Each of them at once where nobody else sits at the table any more. It can be opened again, or the seat waits.
    function askToLeave(then: var) {
        window.askFirst(false, then);
    }

    // A table that gathers here is gone by it.
    function askToEnd(then: var) {
        window.askFirst(true, then);
    }

    function askFirst(forever: bool, then: var) {
        const others = window.othersHere();
        if (others.length === 0) return then();
        leaving.names = others;
        leaving.forever = forever;
        leaving.then = then;
        leaving.active = true;
    }

    onClosing: close => {
        close.accepted = window.sure || window.othersHere().length === 0;
        if (close.accepted) return;
        window.askToLeave(() => {
            window.sure = true;
            window.close();
        });
    }

    // Over the page that is open, so that its changes are seen at once; the game waits where it can.
    function showSettings() {
        window.session.setMenuOpen(true);
        settingsOver.active = true;
    }

    // Gives the keyboard back to what lies under a page that has gone.
    function returnKeyboard() {
        (tablePage.wanted ? tablePage : pages).item?.forceActiveFocus();
    }

    function showRules(rule: string) {
        window.session.rules.load(window.session.playing ? window.session.table.editionKeys : []);
        rulesOver.chapter = window.session.rules.chapterOf(rule);
        rulesOver.active = true;
    }

    // What a title bar and edges take, before there are any to measure.
    readonly property int frame: 48

    // The size the table is drawn for, more on a large screen, less on a small one; with its frame it fits.
    function fitting(available: int, reference: int): int {
        return Math.min(available - window.frame, Math.max(reference, available * 0.8));
    }

    // On a screen that has no room for that, all of it.
    Component.onCompleted: {
        const small = Screen.desktopAvailableWidth < 1600 + window.frame || Screen.desktopAvailableHeight < 1000 + window.frame;
        if (window.askedSize === "" && small) window.showMaximized();
    }

    width: window.askedSize === "" ? window.fitting(Screen.desktopAvailableWidth, 1600) : Number(window.askedSize.split("x")[0])
    height: window.askedSize === "" ? window.fitting(Screen.desktopAvailableHeight, 1000) : Number(window.askedSize.split("x")[1])
    minimumWidth: 960
    minimumHeight: 600
    visible: true
    color: "#24150c"
    title: window.session.playing && window.session.table.turn > 0
        ? qsTr("Kickdoor – turn %1").arg(window.session.table.turn) : qsTr("Kickdoor")

    Shortcut {
        sequence: "F11"
        context: Qt.ApplicationShortcut
        onActivated: window.visibility = window.visibility === Window.FullScreen ? Window.AutomaticVisibility : Window.FullScreen
    }
    Binding { target: Theme; property: "textScale"; value: window.askedTextScale > 0 ? window.askedTextScale : window.settings.textScale }
    Binding { target: Theme; property: "legibleType"; value: window.settings.legibleType }
    Binding { target: Theme; property: "highContrast"; value: window.settings.highContrast }
    Binding { target: Theme; property: "safeColours"; value: window.settings.safeColours }
    Binding { target: Theme; property: "reducedMotion"; value: window.settings.reducedMotion || window.hurried }

    // A record begins at its start, after it was said to play.
    Timer { id: resultNext; interval: 0; onTriggered: window.showResult() }
    Connections {
        target: window.session

        function onPlayingChanged() {
            if (window.session.playing && window.resultWanted) resultNext.start();
            else if (window.session.playing) window.go("table");
            else if (!window.watching && window.page !== "start") window.go("start");
        }
        function onFinished() {
            const table = tablePage.wanted ? tablePage.item as TablePage : null;
            if (table) table.takePicture(() => window.go("winner"));
            else window.go("winner");
        }
        function onFailed(text: string) { window.notice = text; }
        function onExported(target: string) { window.notice = qsTr("The story is in %1.").arg(target); }
        function onJournalTrouble(text: string) { trouble.text = text; }
    }

    Connections {
        target: window.net

        function onLobbyEntered() { window.go("lobby"); }
        function onGameEnded() { window.go("winner"); }
        function onFailed(text: string) {
            if (window.page === "winner") return;
            if (window.page !== "host") window.go("net");
            window.notice = text;
        }
    }
    Connections {
        target: window.net?.client ?? null

        function onRefused(text: string) { window.notice = text; }
    }

    Loader {
        id: pages

        anchors.fill: parent
        focus: true
        asynchronous: window.page === "winner"  // the last moves are still being shown
        source: ({start: "../Menu/StartPage.qml", setup: "../Setup/SetupPage.qml", saves: "../Saves/SavesPage.qml",
                  gallery: "../Menu/GalleryPage.qml", winner: "../Result/WinnerPage.qml", net: "../Lobby/NetPage.qml",
                  host: "../Lobby/HostPage.qml", lobby: "../Lobby/LobbyPage.qml"})[window.page] ?? ""
        onLoaded: {
            item.window = window;
            item.forceActiveFocus();
        }
    }
    // A table is a lot to take away: that waits until the next page has come in and stands still.
    Loader {
        id: tablePage

        readonly property bool wanted: window.page === "table"

        anchors.fill: parent
        visible: tablePage.wanted || pages.status === Loader.Loading
        enabled: tablePage.wanted
        source: "../Play/TablePage.qml"
        active: false
        onWantedChanged: {
            if (!tablePage.wanted) return clearing.restart();
            clearing.stop();
            tablePage.active = false;  // never the last game's
            tablePage.active = true;
        }
        onLoaded: {
            item.window = window;
            item.forceActiveFocus();
        }
        Component.onCompleted: tablePage.active = tablePage.wanted
    }
    Timer {
        id: clearing

        interval: 2000
        onTriggered: tablePage.active = false
    }
    Loader {
        id: rulesOver

        property string chapter

        anchors.fill: parent
        active: false
        source: "../Help/RulesPage.qml"
        onLoaded: {
            item.session = window.session;
            item.chapter = rulesOver.chapter;
            item.closed.connect(() => { rulesOver.active = false; window.returnKeyboard(); });
            item.forceActiveFocus();
        }
    }
    Loader {
        id: settingsOver

        anchors.fill: parent
        active: false
        source: "../Menu/SettingsPage.qml"
        onLoaded: {
            item.settings = window.settingPages;
            item.closed.connect(() => {
                settingsOver.active = false;
                window.session.setMenuOpen(false);
                window.returnKeyboard();
            });
            item.forceActiveFocus();
        }
    }
    Loader {
        anchors.fill: parent
        active: window.session.replay.loading
        source: "../Replay/ReplayLoading.qml"
        onLoaded: {
            const loading = item as ReplayLoading;
            loading.cancelled.connect(() => window.session.replay.stopLoading());
            loading.closed.connect(window.returnKeyboard);
        }
    }
    Loader {
        id: leaving

        property var names: []
        property bool forever: false
        property var then: null

        anchors.fill: parent
        active: false
        source: "../Dialogs/LeaveDialog.qml"
        onLoaded: {
            item.names = leaving.names;
            item.hosting = window.net.hosting;
            item.forever = leaving.forever;
            item.stayed.connect(() => {
                leaving.active = false;
                window.returnKeyboard();
            });
            item.closed.connect(() => {
                leaving.active = false;
                leaving.then();
            });
            item.forceActiveFocus();
        }
    }
    Loader {
        id: trouble

        property string text

        anchors.fill: parent
        active: trouble.text !== ""
        source: "../Dialogs/TroubleDialog.qml"
        onLoaded: {
            item.text = Qt.binding(() => trouble.text);
            item.session = window.session;
            item.settled.connect(() => { trouble.text = ""; });
        }
    }
}
