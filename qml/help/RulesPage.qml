import QtQuick
import Kickdoor.Theme

// The rules, over whatever page asked for them.
RulesScreen {
    id: page

    property var session: null
    property string chapter: ""
    signal closed()

    readonly property var keys: ({key: "keys", title: qsTr("Keys"),
                                  text: page.told(list.atTheTable) + "<h3>" + qsTr("In a replay") + "</h3>" + page.told(list.inTheReplay)})

    function told(rows: var): string {
        return rows.map(row => "<p><b>" + Lists.told(row.keys) + "</b><br>" + row.what + "</p>").join("");
    }

    chapters: page.session ? page.session.rules.chapters.concat([page.keys]) : []
    onChapterChanged: if (page.chapter !== "") page.open(page.chapter)
    onChaptersChanged: if (page.chapter !== "") page.open(page.chapter)
    onBack: page.closed()

    KeyList { id: list }
}
