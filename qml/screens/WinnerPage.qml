import QtQuick
import Kickdoor.Theme

// The end: who won, and the course of the Levels.
WinnerScreen {
    id: page

    property var window: null
    readonly property var session: page.window ? page.window.session : null

    function rows(model: var): var {
        const list = [];
        for (let row = 0; model && row < model.count; ++row) list.push(model.at(row));
        return list;
    }

    winners: page.session ? page.rows(page.session.players).filter(one => one.winner)
        .map(one => ({name: one.name, tone: one.colour, female: one.female})) : []
    series: page.session ? page.rows(page.session.course).map(one => ({name: one.name, tone: one.colour, levels: one.levels})) : []
    goal: page.session ? page.session.board.goal : 10
    onRematch: page.session.start()
    onMenu: {
        page.session.leave();
        page.window.go("start");
    }
}
