import QtQuick
import Kickdoor.Model
import Kickdoor.Pages

// The page of the table. It takes long to make, so the bare table is shown first, until the players sit at it. Destroying it takes
// long, too, and waits until the next page has appeared.
Loader {
    id: table

    required property Navigator navigator
    required property Session session
    property Network network: null
    readonly property bool wanted: table.navigator.page === "table"
    property bool due: false  // it is made after the next frame
    property var readAhead: []  // its QML, read beside the first page when that has been seen

    onWantedChanged: {
        if (!table.wanted) return clearing.restart();
        clearing.stop();
        table.due = true;
        late.interval = 100;
        late.restart();
    }
    onLoaded: (item as FocusScope).forceActiveFocus()
    Component.onCompleted: if (table.wanted) table.open()

    function open() {
        table.due = false;
        table.source = "";  // not the last game's table
        if (table.wanted) table.setSource("../Play/TablePage.qml", {navigator: table.navigator, session: table.session, network: table.network});
    }

    Connections {
        target: table.due && bare.status === Loader.Ready ? table.Window.window : null

        // Not at once: the frame is not on its way to the screen before the events of this moment are over.
        function onFrameSwapped() { late.interval = 10; }
    }
    Connections {
        target: table.readAhead.length > 0 || reading.running ? null : table.Window.window

        function onFrameSwapped() { reading.start(); }
    }
    Timer {
        id: reading

        interval: 300
        onTriggered: table.readAhead = [Qt.createComponent("../Play/TablePage.qml", Component.Asynchronous), Qt.createComponent("../Play/TableScreen.qml", Component.Asynchronous)]
    }
    // Without a frame, such as of a minimized window, a little later.
    Timer { id: late; onTriggered: if (table.due) table.open() }
    Timer { id: clearing; interval: 2000; onTriggered: table.source = "" }
    Loader {
        id: bare

        anchors.fill: parent
        z: 1
        active: table.wanted && (table.due || table.session.game.players.count === 0)
        source: "../Table/BareTable.qml"
    }
}
