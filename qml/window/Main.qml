pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Pages

// The window. Shows one page at a time, loaded when first needed. The rules can be shown over any page.
Window {
    id: window

    required property Session session
    required property Settings settings
    property SettingPages settingPages: null
    property Network network: null   // null if not built in
    property bool watching: false    // only bots play, so nobody is asked anything
    property bool hurried: false
    property bool workshop: false    // built in
    property bool kiosk: false       // fills the screen for good and offers no way to quit
    property string tryOutWords: ""  // about the table of a card that the workshop tries
    property string askedSize: ""
    property real askedTextScale: 0
    property alias page: navigator.page

    signal exportAsked(string file)
    signal myGamesExportAsked()
    signal photoAsked(string name)
    signal workshopAsked()

    Navigator {
        id: navigator

        page: window.watching ? "table" : "start"
        mayQuit: !window.kiosk
        hasWorkshop: window.workshop && !window.kiosk
        onWorkshopAsked: window.workshopAsked()
        notice: window.settings.problemText
        onSettingsAsked: window.showSettings()
        onRulesAsked: rule => window.showRules(rule)
        onExportAsked: file => window.exportAsked(file)
        onMyGamesExportAsked: window.myGamesExportAsked()
        onPhotoAsked: name => window.photoAsked(name)
        onLeaveAsked: then => window.askFirst(false, then)
        onEndAsked: then => window.askFirst(true, then)
        onLobbyWanted: window.enterLobby()
        onReplayLeft: {
            if (navigator.fromResult) window.showResult();
            else if (navigator.lobbyWaits) window.enterLobby();
            else window.session.leave();
        }
    }

    function go(page: string) {
        navigator.go(page);
    }

    // A replay is over, or the result has been seen.
    function enterLobby() {
        navigator.lobbyWaits = false;
        if (window.session.playing) window.session.leave();
        navigator.go("lobby");
    }

    // Shows the result of a recorded game, from which it can be watched.
    function showResult() {
        navigator.fromResult = true;
        navigator.resultWanted = false;
        window.session.replay.playing = false;
        navigator.resultDue = window.session.replay.position < window.session.replay.length;
        window.go("winner");
        window.session.replay.position = window.session.replay.length;
    }

    // The names of remote players still at this table, or in the lobby of a table hosted here.
    function othersHere(): var {
        if (!window.network) return [];
        if (navigator.page === "lobby" && window.network.hosting) return Array.from(window.network.gathered());
        if (!window.session.playing || !window.session.remote || window.session.game.table.over) return [];
        return Array.from(window.network.elsewhere).map(one => one.name);
    }

    // Calls `then`, after asking if others are still at the table. Unless `forever`, returning stays possible; otherwise the
    // table ends for everybody.
    function askFirst(forever: bool, then: var) {
        const others = window.othersHere();
        if (others.length === 0) return then();
        leaving.then = then;
        leaving.setSource("../Dialogs/LeaveDialog.qml", {names: others, hosting: window.network.hosting, forever: forever});
    }

    onClosing: close => {
        close.accepted = navigator.sure || window.othersHere().length === 0;
        if (close.accepted) return;
        window.askFirst(false, () => {
            navigator.sure = true;
            window.close();
        });
    }

    // Shown over the current page, so that changes are visible at once. The game pauses if possible.
    function showSettings() {
        window.session.setMenuOpen(true);
        if (settingsOver.status === Loader.Null) settingsOver.setSource("../Menu/SettingsPage.qml", {settings: window.settingPages});
    }

    // A page over another one keeps the keyboard, for example when a curtain falls behind it.
    onActiveFocusItemChanged: {
        const over = (settingsOver.item ?? rulesOver.item) as FocusScope;
        if (over && (tablePage.activeFocus || pages.activeFocus)) over.forceActiveFocus();
    }

    // Returns the focus to the page below a closed one.
    function returnKeyboard() {
        (tablePage.wanted ? tablePage : pages).item?.forceActiveFocus();
    }

    function showRules(rule: string) {
        const rules = window.session.menu.rules;
        window.session.setMenuOpen(true);
        rules.load(window.session.playing ? window.session.game.table.editionKeys : []);
        if (rulesOver.status === Loader.Null) rulesOver.setSource("../Help/RulesPage.qml", {rules: rules, chapter: rules.chapterOf(rule)});
    }

    // An estimate of the window frame's size, before it can be measured.
    readonly property int frame: 48

    // The reference size of the table, more on a large screen, less on a small one. Fits with the window's frame.
    function fitting(available: int, reference: int): int {
        return Math.min(available - window.frame, Math.max(reference, available * 0.8));
    }

    // A screen that is too small for that is used completely.
    Component.onCompleted: {
        const small = Screen.desktopAvailableWidth < 1600 + window.frame || Screen.desktopAvailableHeight < 1000 + window.frame;
        if (window.kiosk) window.showFullScreen();
        else if (place.restore()) return;
        else if (window.askedSize === "" && small) window.showMaximized();
    }

    width: window.askedSize === "" ? window.fitting(Screen.desktopAvailableWidth, 1600) : Number(window.askedSize.split("x")[0])
    height: window.askedSize === "" ? window.fitting(Screen.desktopAvailableHeight, 1000) : Number(window.askedSize.split("x")[1])
    // A device that shows only a hand may be small.
    readonly property bool handOnly: window.network?.handOnly ?? false
    // Never larger than the screen, whatever its scale.
    minimumWidth: Math.min(window.handOnly ? 480 : 960, Screen.desktopAvailableWidth - window.frame)
    minimumHeight: Math.min(window.handOnly ? 320 : 600, Screen.desktopAvailableHeight - window.frame)
    visible: true
    color: Theme.ground
    title: window.session.playing && window.session.game.table.turn > 0
        ? qsTr("Kickdoor – turn %1").arg(window.session.game.table.turn) : qsTr("Kickdoor")

    WindowPlace { id: place; window: window; settings: window.settings; used: !window.kiosk && !window.watching && window.askedSize === "" }
    Shortcut {
        sequence: "F11"
        enabled: !window.kiosk
        onActivated: window.visibility = window.visibility === Window.FullScreen ? Window.AutomaticVisibility : Window.FullScreen
    }
    Binding { target: Theme; property: "textScale"; value: window.askedTextScale > 0 ? window.askedTextScale : window.settings.textScale }
    Binding { target: Theme; property: "legibleType"; value: window.settings.legibleType }
    Binding { target: Theme; property: "highContrast"; value: window.settings.highContrast }
    Binding { target: Theme; property: "safeColours"; value: window.settings.safeColours }
    Binding { target: Theme; property: "reducedMotion"; value: window.settings.reducedMotion || window.hurried }

    // Delayed, because a record first opens at its start.
    Timer { id: resultNext; interval: 0; onTriggered: window.showResult() }
    Connections {
        target: window.session

        function onPlayingChanged() {
            if (!window.session.playing) navigator.lobbyWaits = false;
            if (window.session.playing && navigator.resultWanted) resultNext.start();
            else if (window.session.playing) navigator.go("table");
            else if (!window.watching && navigator.page !== "start") navigator.go("start");
        }
        function onFinished() {
            if (!tablePage.wanted) navigator.go("winner");  // the table goes there with its picture
        }
        function onFailed(text: string) { navigator.notice = text; }
        function onExported(target: string) { navigator.notice = qsTr("The story was saved as %1.").arg(target); }
        function onJournalTrouble(text: string) { trouble.text = text; }
    }

    Connections {
        target: window.session.replay

        function onPositionChanged() {
            if (window.session.replay.position >= window.session.replay.length) navigator.resultDue = false;
        }
    }

    Connections {
        target: window.session.menu.mine

        function onExported(target: string) { navigator.notice = qsTr("The statistics were saved as %1.").arg(target); }
    }

    Connections {
        target: window.session.menu.photo

        function onSaved(target: string) { navigator.notice = qsTr("The photo was saved as %1.").arg(target); }
    }

    Connections {
        target: window.network

        // Whoever still looks at the last game goes later; who asked for the next one goes now.
        function onLobbyEntered() {
            const asked = navigator.page === "winner" && window.network.owner;
            if (window.session.playing && !asked) navigator.lobbyWaits = true;
            else window.enterLobby();
        }
        // Who was sent here by the command line learns the reason on that page.
        function onTurnedAway() { if (navigator.page === "start") navigator.go("net"); }
        function onGameEnded() { navigator.go("winner"); }
        function onFailed(text: string) {
            navigator.lobbyWaits = false;
            if (navigator.page === "winner" || window.session.replay.open) return;
            if (navigator.page !== "host") navigator.go("net");
            navigator.notice = text;
        }
        function onRefused(text: string) { navigator.notice = text; }
    }

    Loader {
        id: pages

        readonly property string wanted: navigator.page
        property string opened: ""

        anchors.fill: parent
        focus: true
        // Not if the table came while it was being made: leaving it completes it.
        onLoaded: if (!tablePage.wanted) (item as FocusScope).forceActiveFocus()
        onWantedChanged: pages.open()
        Component.onCompleted: if (pages.opened === "") pages.open()

        function open() {
            const menu = window.session.menu;
            pages.opened = pages.wanted;
            // The last moves are still being shown; after a recorded game, its end would flash up.
            pages.asynchronous = pages.wanted === "winner" && !window.session.replay.open;
            switch (pages.wanted) {
            case "start":
                return pages.setSource("../Menu/StartPage.qml",
                    {navigator: navigator, session: window.session, saves: menu.saves, network: window.network});
            case "setup":
                return pages.setSource("../Setup/SetupPage.qml",
                    {navigator: navigator, session: window.session, setup: menu.setup, presets: menu.presets, settings: window.settings});
            case "saves":
                return pages.setSource("../Saves/SavesPage.qml", {navigator: navigator, session: window.session, saves: menu.saves});
            case "mine": return pages.setSource("../Menu/MyGamesPage.qml", {navigator: navigator, mine: menu.mine});
            case "gallery": return pages.setSource("../Menu/GalleryPage.qml", {navigator: navigator, gallery: menu.gallery});
            case "winner":
                return pages.setSource("../Result/WinnerPage.qml",
                    {navigator: navigator, session: window.session, network: window.network});
            case "net": return pages.setSource("../Lobby/NetPage.qml", {navigator: navigator, net: window.network});
            case "host": return pages.setSource("../Lobby/HostPage.qml", {navigator: navigator, net: window.network});
            case "lobby": return pages.setSource("../Lobby/LobbyPage.qml", {navigator: navigator, net: window.network});
            default: pages.source = "";
            }
        }
    }
    TableLoader {
        id: tablePage

        anchors.fill: parent
        visible: tablePage.wanted || pages.status === Loader.Loading
        enabled: tablePage.wanted
        navigator: navigator
        session: window.session
        network: window.network
    }
    Loader {
        id: rulesOver

        anchors.fill: parent
        onLoaded: (item as FocusScope).forceActiveFocus()
    }
    Connections {
        target: rulesOver.item

        function onClosed() {
            rulesOver.source = "";
            window.session.setMenuOpen(settingsOver.item !== null);
            window.returnKeyboard();
        }
    }
    Loader {
        id: settingsOver

        anchors.fill: parent
        onLoaded: (item as FocusScope).forceActiveFocus()
    }
    Connections {
        target: settingsOver.item

        function onClosed() {
            settingsOver.source = "";
            window.session.setMenuOpen(false);
            window.returnKeyboard();
        }
    }
    Loader {
        id: replayLoading

        anchors.fill: parent
        active: window.session.replay.loading
        source: "../Replay/ReplayLoading.qml"
        onItemChanged: if (!item) window.returnKeyboard()
    }
    Connections {
        target: replayLoading.item

        function onCancelled() { window.session.replay.stopLoading(); }
    }
    Loader {
        id: leaving

        property var then: null

        anchors.fill: parent
        onLoaded: (item as FocusScope).forceActiveFocus()
    }
    Connections {
        target: leaving.item

        function onStayed() {
            leaving.source = "";
            window.returnKeyboard();
        }
        function onClosed() {
            const goOn = leaving.then;
            leaving.source = "";
            goOn();
        }
    }
    Loader {
        id: trouble

        property string text

        anchors.fill: parent
        active: trouble.text !== ""
        source: "../Dialogs/TroubleDialog.qml"
    }
    Binding { target: trouble.item; property: "text"; value: trouble.text }
    Connections {
        target: trouble.item

        function onTriedAgain() {
            window.session.retryJournal();
            trouble.text = "";
        }
        function onGoneWithout() {
            window.session.playWithoutJournal();
            trouble.text = "";
        }
    }
    Loader {
        id: tryOut

        anchors.fill: parent
        active: window.tryOutWords !== "" && navigator.page === "table" && tablePage.status === Loader.Ready
        source: "../Dialogs/TryOutDialog.qml"
        onLoaded: (item as FocusScope).forceActiveFocus()
    }
    Binding { target: tryOut.item; property: "text"; value: window.tryOutWords }
    Connections {
        target: tryOut.item

        function onClosed() {
            window.tryOutWords = "";
            window.returnKeyboard();
        }
    }
}
