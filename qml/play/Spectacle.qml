import QtQuick
import Kickdoor.Model
import Kickdoor.Theme

// What is acted out over the table: the door that is kicked open, and dice that roll large in a fight.
Item {
    id: show

    required property Presentation presentation
    required property LiveTable view
    readonly property int blow: 8       // pixels, as large as a blow or a natural 1 shakes the table
    readonly property int triumph: 20   // a natural 20

    function shake(by: int) {
        if (Theme.reducedMotion) return;
        jolt.by = Math.min(25, by);
        jolt.restart();
    }

    SequentialAnimation {
        id: jolt

        property int by: 0

        NumberAnimation { target: show.view; property: "shift"; to: jolt.by; duration: 40 }
        NumberAnimation { target: show.view; property: "shift"; to: -jolt.by * 0.8; duration: 55 }
        NumberAnimation { target: show.view; property: "shift"; to: jolt.by * 0.5; duration: 55 }
        NumberAnimation { target: show.view; property: "shift"; to: -jolt.by * 0.25; duration: 50 }
        NumberAnimation { target: show.view; property: "shift"; to: 0; duration: 45 }
    }
    Sparks {
        id: burst

        readonly property rect over: show.mapFromItem(show.view.combat, 0, 0, show.view.combat.width, show.view.combat.height)

        x: over.x
        y: over.y
        width: over.width
        height: over.height
        count: 40
    }

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
        target: show.presentation.effects

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

        function onSettled(face: int, monsters: bool) {
            show.view.dice.show(20, face, monsters);
            if (face === 20) burst.fly();
            if (face === 20 || face === 1) show.shake(face === 20 ? show.triumph : show.blow);
        }
    }
    Connections {
        target: show.view.combat

        function onBossCame() { show.shake(show.blow); }
    }
    Connections {
        target: show.view.combat.runDie

        function onSettled(face: int) { show.view.dice.show(6, face, false); }
    }
}
