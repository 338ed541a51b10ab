import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Combat

// What is acted out over the table: the door that is kicked open, and dice that roll large.
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

    // Puts it over a part of the table, wherever that is now.
    function put(item: Item, part: Item) {
        const over = show.mapFromItem(part, 0, 0, part.width, part.height);
        item.x = over.x;
        item.y = over.y;
        item.width = over.width;
        item.height = over.height;
    }

    property bool replacing: false  // a die makes way for the next one

    // The die lies, and the story may tell it.
    function lay(die: LargeDie, face: int) {
        show.view.dice.show(die.sides, face, false);
        if (!show.replacing) show.presentation.log.unfold();
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

        count: 40
    }

    DoorMoment {
        id: door

        onSkipped: show.presentation.presenter.goOn()
    }
    Connections {
        target: show.presentation.effects

        function onKicked(face: var, millis: int) {
            show.put(door, show.view.idle);
            door.play(face, millis);
        }
    }
    Connections {
        target: show.presentation.presenter

        function onBusyChanged() {
            if (show.presentation.presenter.busy) return;
            door.stop();
            other.finish();
            show.view.combat.runDie.finish();
            show.view.dice.takeBack();
        }
    }
    Connections {
        target: show.presentation.dice

        // The dice roll large; the tray then shows the result.
        function onRolled(sides: int, face: int, millis: int, fight: bool, monsters: bool) {
            const view = show.view, ofFight = view.inCombat && fight;
            view.dice.expect(sides, face, monsters);
            // The last one has been read, and is not the truth any more.
            show.replacing = true;
            for (const large of [other, view.combat.runDie]) large.finish();
            show.replacing = false;
            if (millis <= 300) {
                if (ofFight) view.combat.dice.show(face, monsters);
                view.dice.show(sides, face, monsters);
                show.presentation.log.unfold();
                return;
            }
            view.dice.lend(sides, monsters);
            if (ofFight) {
                view.combat.dice.lasts = millis;
                view.combat.dice.roll(face, monsters);
            } else {
                // A card whose text says what the number means is not covered.
                const reads = view.inCombat ? view.combat.looms && !view.combat.loomsHere : view.idle.showsCard;
                const aside = reads && view.board.visible;
                const die = view.inCombat && !aside ? view.combat.runDie : other;
                if (die === other) show.put(other, aside ? view.board : view.idle);
                die.sides = sides;
                die.lasts = millis;
                die.caption = show.presentation.dice.caption;
                die.flight = show.presentation.dice.flight;
                die.landed = show.presentation.dice.landed;
                die.roll(face, show.presentation.dice.needs);
            }
        }
    }
    Binding {
        target: show.view.dice
        property: "toldElsewhere"
        value: other.tells || show.view.combat.runDie.tells
    }
    Connections {
        target: show.view.combat.dice

        function onSettled(face: int, monsters: bool) {
            show.view.dice.show(20, face, monsters);
            show.presentation.log.unfold();
            show.put(burst, show.view.combat);
            if (face === 20) burst.fly();
            if (face === 20 || face === 1) show.shake(face === 20 ? show.triumph : show.blow);
        }
    }
    // Outside a fight, such as for the first turn, and beside a card.
    LargeDie {
        id: other

        onSettled: face => show.lay(other, face)
    }
    Connections {
        target: show.view.combat

        function onBossCame() { show.shake(show.blow); }
    }
    Connections {
        target: show.view.combat.runDie

        function onSettled(face: int) { show.lay(show.view.combat.runDie, face); }
    }
}
