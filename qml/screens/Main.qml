pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme

// The window: one page at a time, loaded when it is first wanted. The rules may lie over any page.
Window {
    id: window

    required property Session session
    required property Settings settings
    property var net: null           // the network's side of the program, where it is built in
    property bool watching: false    // bots play, nobody is asked anything
    property bool hurried: false
    property string askedSize: ""
    property real askedTextScale: 0
    property string page: window.watching ? "table" : "start"
    property string backTo: "start"
    property string notice: window.settings.problemText

    // The settings are a dialog of their own.
    signal settingsAsked()
    // Where a game shall be kept as text is asked by a dialog of its own.
    signal exportAsked(string file)

    function go(page: string) {
        if (page === "settings") return window.settingsAsked();
        window.notice = "";
        window.page = page;
    }

    function showRules(rule: string) {
        window.session.rules.load(window.session.playing ? window.session.table.editionKeys : []);
        rulesOver.chapter = window.session.rules.chapterOf(rule);
        rulesOver.active = true;
    }

    // The size the table is drawn for, more on a large screen, less on a small one.
    function fitting(available: int, reference: int): int {
        return Math.min(available, Math.max(reference, available * 0.8));
    }

    width: window.askedSize === "" ? window.fitting(Screen.desktopAvailableWidth, 1600) : Number(window.askedSize.split("x")[0])
    height: window.askedSize === "" ? window.fitting(Screen.desktopAvailableHeight, 1000) : Number(window.askedSize.split("x")[1])
    minimumWidth: 960
    minimumHeight: 600
    visible: true
    color: "#24150c"
    title: window.session.playing && window.session.table.turn > 0
        ? qsTr("Kickdoor – turn %1").arg(window.session.table.turn) : qsTr("Kickdoor")

    Binding { target: Theme; property: "textScale"; value: window.askedTextScale > 0 ? window.askedTextScale : window.settings.textScale }
    Binding { target: Theme; property: "legibleType"; value: window.settings.legibleType }
    Binding { target: Theme; property: "highContrast"; value: window.settings.highContrast }
    Binding { target: Theme; property: "safeColours"; value: window.settings.safeColours }
    Binding { target: Theme; property: "reducedMotion"; value: window.settings.reducedMotion || window.hurried }

    Connections {
        target: window.session

        function onPlayingChanged() {
            if (window.session.playing) window.go("table");
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
        source: ({start: "StartPage.qml", setup: "SetupPage.qml", saves: "SavesPage.qml", gallery: "GalleryPage.qml",
                  winner: "WinnerPage.qml", net: "../Lobby/NetPage.qml", host: "../Lobby/HostPage.qml",
                  lobby: "../Lobby/LobbyPage.qml"})[window.page] ?? ""
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
        source: "TablePage.qml"
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
        source: "RulesPage.qml"
        onLoaded: {
            item.session = window.session;
            item.chapter = rulesOver.chapter;
            item.closed.connect(() => { rulesOver.active = false; (tablePage.wanted ? tablePage : pages).item.forceActiveFocus(); });
            item.forceActiveFocus();
        }
    }
    Loader {
        anchors.fill: parent
        active: window.session.replay.loading
        source: "ReplayLoading.qml"
        onLoaded: {
            const loading = item as ReplayLoading;
            loading.cancelled.connect(() => window.session.replay.stopLoading());
            loading.closed.connect(() => (tablePage.wanted ? tablePage : pages).item?.forceActiveFocus());
        }
    }
    Loader {
        id: trouble

        property string text

        anchors.fill: parent
        active: trouble.text !== ""
        source: "TroubleDialog.qml"
        onLoaded: {
            item.text = Qt.binding(() => trouble.text);
            item.session = window.session;
            item.settled.connect(() => { trouble.text = ""; });
        }
    }
}
