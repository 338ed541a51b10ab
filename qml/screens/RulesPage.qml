import QtQuick

// The rules, over whatever page asked for them.
RulesScreen {
    id: page

    property var session: null
    property string chapter: ""
    signal closed()

    chapters: page.session ? page.session.rules.chapters : []
    onChapterChanged: if (page.chapter !== "") page.open(page.chapter)
    onChaptersChanged: if (page.chapter !== "") page.open(page.chapter)
    onBack: page.closed()
}
