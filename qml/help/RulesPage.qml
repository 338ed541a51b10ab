import QtQuick
import Kickdoor.Model
import Kickdoor.Theme

// The rules, shown over the current page.
RulesScreen {
    id: page

    required property RulesModel rules
    property string chapter: ""
    signal closed()

    readonly property var keys: ({key: "keys", title: qsTr("Keys"),
                                  text: page.told(list.atTheTable) + "<h3>" + qsTr("In a replay") + "</h3>" + page.told(list.inTheReplay)})

    function told(rows: var): string {
        return rows.map(row => "<p><b>" + Lists.told(row.keys) + "</b><br>" + row.what + "</p>").join("");
    }

    chapters: page.rules ? [...page.rules.chapters, page.keys] : []
    onChapterChanged: if (page.chapter !== "") page.open(page.chapter)
    onChaptersChanged: if (page.chapter !== "") page.open(page.chapter)
    onBack: page.closed()

    KeyList { id: list }
}
