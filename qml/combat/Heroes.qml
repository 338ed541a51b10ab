pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The fighter, and the helper a little behind, with what they wear. Roles of `model`: name, head, emblem, colour, seat, level, identity,
// play (see HeroFigure), fight ("fighter", "helper" or empty), dead.
Item {
    id: heroes

    property alias model: all.model
    property real side: heroes.height
    // Somebody helps.
    readonly property bool joined: {
        for (let index = 0; index < all.count; ++index)
            if (all.itemAt(index)?.behind) return true;
        return false;
    }
    signal activated(int seat)

    Repeater {
        id: all

        FocusScope {
            id: hero

            required property var model
            readonly property string part: hero.model.fight ?? ""
            readonly property bool behind: hero.part === "helper"
            readonly property bool dead: hero.model.dead ?? false
            readonly property string told: Lists.line([hero.model.name, hero.dead ? qsTr("dead") : hero.model.identity ?? ""])

            // Walks in from the left: 0 is out of sight.
            property real come: 1

            visible: hero.part !== ""
            // Not whenever it gets visible: the whole table may have been hidden.
            onPartChanged: hero.enter()
            Component.onCompleted: hero.enter()

            function enter() {
                if (hero.part === "" || Theme.slow === 0) return;
                entrance.stop();
                hero.come = 0;
                ready.restart();
            }

            Timer { id: ready; interval: 0; onTriggered: hero.walk() }

            // When the whole figure is painted.
            function walk() {
                if (hero.come === 0 && !looks.pending && !entrance.running) entrance.start();
            }

            opacity: Math.min(1, hero.come * 3)
            transform: Translate {
                x: (hero.come - 1) * hero.width * 0.9
                y: -Math.abs(Math.sin(hero.come * Math.PI * 3)) * hero.height * 0.07
            }
            z: hero.behind ? 0 : 1
            width: heroes.side * (hero.behind ? 0.8 : 1)
            height: width
            x: hero.behind ? 0 : heroes.width - width
            y: heroes.height - height - (hero.behind ? heroes.side * 0.08 : 0)
            activeFocusOnTab: hero.visible
            Accessible.role: Accessible.Button
            Accessible.name: hero.told
            Accessible.onPressAction: heroes.activated(hero.model.seat)
            NumberAnimation { id: entrance; target: hero; property: "come"; from: 0; to: 1; duration: 600; easing.type: Easing.OutQuad }
            Keys.onReturnPressed: heroes.activated(hero.model.seat)
            Keys.onEnterPressed: heroes.activated(hero.model.seat)

            HeroFigure {
                id: looks

                onPendingChanged: hero.walk()
                anchors.fill: parent
                on: hero.part !== ""
                head: hero.model.head ?? "cowled"
                emblem: hero.model.emblem ?? ""
                tone: Theme.tone(hero.model.colour, hero.model.seat ?? 0)
                play: hero.model.play ?? null
                dead: hero.dead
                scale: over.hovered || hero.activeFocus ? 1.05 : 1
                transformOrigin: Item.Bottom
                Behavior on scale { NumberAnimation { duration: Theme.quick } }
            }
            FocusRing { shown: hero.activeFocus }
            MovedHover { id: over; cursorShape: Qt.PointingHandCursor }
            TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: heroes.activated(hero.model.seat) }
            Tip { shown: hero.visible && (over.meant || hero.activeFocus); text: hero.told }
        }
    }
}
