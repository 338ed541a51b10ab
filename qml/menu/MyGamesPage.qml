import QtQuick
import Kickdoor.Model
import Kickdoor.Pages

// The statistics of the games at this machine.
MyGamesScreen {
    id: page

    required property Navigator navigator
    required property MyGamesModel mine

    Component.onCompleted: page.mine.load()
    subtitle: page.navigator.notice
    known: page.mine ? page.mine.known : false
    problem: page.mine ? page.mine.problem : ""
    persons: page.mine ? page.mine.persons : []
    person: page.mine ? page.mine.person : ""
    figures: page.mine ? page.mine.figures : []
    honours: page.mine ? page.mine.honours : []
    onBack: page.navigator.go("start")
    onPersonPicked: name => { page.mine.person = name; }
    onExportRequested: page.navigator.myGamesExportAsked()
    onEraseRequested: page.mine.erase()
}
