import QtQuick
import Kickdoor.Model
import Kickdoor.Theme

// What is acted out over the table: the door that is kicked open, and dice that roll large in a fight.
Item {
    id: show

    required property Presentation presentation
    required property LiveTable view

    DoorMoment {
        id: door

        readonly property rect over: show.mapFromItem(show.view.idle, 0, 0, show.view.idle.width, show.view.idle.height)

        x: over.x
        y: over.y
        width: over.width
        height: over.height
        onSkipped: show.presentation.presenter.goOn()
    }
    Connections {
        target: show.presentation.moments

        function onKicked(face: var, millis: int) { door.play(face, millis); }
    }
    Connections {
        target: show.presentation.presenter

        function onBusyChanged() { if (!show.presentation.presenter.busy) door.stop(); }
    }
    Connections {
        target: show.presentation.dice

        // In a fight the dice roll large; the tray then shows the result.
        function onRolled(sides: int, face: int, millis: int, fight: bool, monsters: bool) {
            const view = show.view, large = view.inCombat && (fight || sides === 6);
            if (large && millis > 300) {
                if (fight) view.combat.dice.roll(face, monsters);
                else view.combat.runDie.roll(face, show.presentation.dice.needs);
                return;
            }
            if (large && fight) view.combat.dice.show(face, monsters);
            if (millis > 300) view.dice.roll(sides, face, monsters);
            else view.dice.show(sides, face, monsters);
        }
    }
    Connections {
        target: show.view.combat.dice

        function onSettled(face: int, monsters: bool) { show.view.dice.show(20, face, monsters); }
    }
    Connections {
        target: show.view.combat.runDie

        function onSettled(face: int) { show.view.dice.show(6, face, false); }
    }
}
