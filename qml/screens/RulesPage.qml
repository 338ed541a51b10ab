import QtQuick

// The rules, over whatever page asked for them.
RulesScreen {
    id: page

    property var session: null
    property string chapter: ""
    signal closed()

    // What no rulebook says.
    readonly property var keyRows: [
        [qsTr("Tab, Shift+Tab"), qsTr("to the next button, card or place, and back")],
        [qsTr("Enter"), qsTr("press the button; play the card, or choose what to do with it")],
        [qsTr("Left, Right"), qsTr("along the cards in hand, and along cards to choose from")],
        [qsTr("Up, Down"), qsTr("through a card's menu and through the chapters of the rules")],
        [qsTr("Space"), qsTr("see at once what is still being shown")],
        [qsTr("Escape"), qsTr("put the card down, close the question; otherwise the menu, in which the game waits")]
    ]
    readonly property var keys: ({key: "keys", title: qsTr("Keys"),
                                  text: page.keyRows.map(row => "<p><b>" + row[0] + "</b><br>" + row[1] + "</p>").join("")})

    chapters: page.session ? page.session.rules.chapters.concat([page.keys]) : []
    onChapterChanged: if (page.chapter !== "") page.open(page.chapter)
    onChaptersChanged: if (page.chapter !== "") page.open(page.chapter)
    onBack: page.closed()
}
