import QtQuick
import Kickdoor.Model
import Kickdoor.Theme

// The big moment of the table's game, over the middle of the table.
MomentView {
    id: moment

    required property Presentation presentation
    required property LiveTable view
    property bool replayed: false  // a recorded game: its last picture is the table
    property bool deaf: false  // a dialog has just been closed: a second click was meant for it
    readonly property var players: moment.view.game.players
    readonly property BigMoment held: moment.presentation.bigMoment
    // Leaves the fight's sums visible while they change, and the track while a figure walks.
    readonly property Item under: moment.view.inCombat && moment.view.board.visible && moment.kind === "stab" ? moment.view.board : moment.view.inCombat ? moment.view.combat : moment.view.idle
    // Wherever that is when it begins, or when the table changes its size. It fades where it is.
    readonly property var occasion: [moment.on, moment.under, moment.under.width, moment.under.height]
    onOccasionChanged: {
        if (!moment.held.on) return;
        const over = moment.parent.mapFromItem(moment.under, 0, 0, moment.under.width, moment.under.height);
        moment.x = over.x;
        moment.y = over.y;
        moment.width = over.width;
        moment.height = over.height;
    }

    function hero(seat: int): var {
        const one = moment.players.at(seat);
        return {head: one.head, emblem: one.emblem, tone: Theme.tone(one.colour, seat), play: one.play};
    }

    bySpace: !moment.replayed
    on: moment.held.on && (moment.presentation.presenter.busy || !moment.replayed)
    number: moment.held.number
    kind: moment.held.kind
    title: moment.held.title
    text: moment.held.text
    cards: moment.held.cards
    heroes: Array.from(moment.held.seats).map(seat => moment.hero(seat))
    foes: moment.held.foes
    toMaker: moment.held.toMaker
    onSkipped: if (!moment.deaf) moment.presentation.presenter.goOn()
}
