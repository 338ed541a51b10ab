import QtQuick

// Which page the window shows, and what a page asks of the window.
QtObject {
    id: navigator

    property string page: "start"
    property string backTo: "start"
    property string notice: ""  // for the page to show
    property string word: ""    // for the table to say once it is there
    property bool resultWanted: false  // of the record that is being opened
    property bool fromResult: false    // the recorded game is watched from its result, and leads back to it
    property bool sure: false          // that the window shall close

    // These lie over the page.
    signal settingsAsked()
    signal rulesAsked(string rule)
    // Where a game shall be kept as text is asked by a dialog of its own.
    signal exportAsked(string file)
    // Others may still play at this table: `then`, once it is known that it is left nevertheless. Whoever leaves may come back.
    signal leaveAsked(var then)
    // A table that gathers here is gone by it.
    signal endAsked(var then)
    signal replayLeft()

    function go(page: string) {
        if (page === "settings") return navigator.settingsAsked();
        navigator.notice = "";
        if (page !== "table" && page !== "winner") navigator.fromResult = false;
        navigator.page = page;
    }
}
