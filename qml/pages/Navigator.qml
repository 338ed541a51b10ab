import QtQuick

// The page shown by the window, and requests of pages to the window.
QtObject {
    id: navigator

    property string page: "start"
    property string backTo: "start"
    property string notice: ""  // for the page to show
    property string word: ""    // shown by the table once it is open
    property bool resultWanted: false  // of the record being opened
    property bool resultDue: false     // its end is still being read
    property bool fromResult: false    // the replay was opened from the result and returns to it
    property bool lobbyWaits: false    // the table of the replay or result gathers for another game
    property bool mayQuit: true        // pages offer to end the program, or to show something outside of it
    property bool hasWorkshop: false   // the start page offers the card workshop
    property bool sure: false          // closing the window was confirmed

    // Shown over the current page.
    signal settingsAsked()
    signal rulesAsked(string rule)
    // Asks in a dialog for the file to write the game's story to.
    signal exportAsked(string file)
    // The same for the statistics, and for a picture under that name.
    signal myGamesExportAsked()
    signal photoAsked(string name)
    signal workshopAsked()
    // Calls `then` after confirming to leave if others still play at this table. Returning stays possible.
    signal leaveAsked(var then)
    // The same, but it ends a table in its lobby hosted here.
    signal endAsked(var then)
    signal replayLeft()
    signal lobbyWanted()  // from a replay or a result

    function go(page: string) {
        navigator.notice = "";
        if (page === "settings") return navigator.settingsAsked();
        if (page !== "table" && page !== "winner") navigator.fromResult = false;
        navigator.page = page;
    }
}
