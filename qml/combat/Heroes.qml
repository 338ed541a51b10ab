pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// The fighter, and the helper a little behind. Roles of `model`: name, icon, colour, seat, level, identity, fight ("fighter",
// "helper" or empty).
Item {
    id: heroes

    property alias model: all.model
    property real side: heroes.height
    signal activated(int seat)

    Repeater {
        id: all

        FocusScope {
            id: hero

            required property var model
            readonly property string part: hero.model.fight ?? ""
            readonly property bool behind: hero.part === "helper"

            visible: hero.part !== ""
            z: hero.behind ? 0 : 1
            width: heroes.side * (hero.behind ? 0.78 : 1)
            height: width
            x: hero.behind ? 0 : heroes.width - width
            y: heroes.height - height - (hero.behind ? heroes.side * 0.1 : 0)
            activeFocusOnTab: hero.visible
            Accessible.role: Accessible.Button
            Accessible.name: Lists.told([hero.model.name, hero.model.identity ?? ""])
            Accessible.onPressAction: heroes.activated(hero.model.seat)
            Keys.onReturnPressed: heroes.activated(hero.model.seat)
            Keys.onEnterPressed: heroes.activated(hero.model.seat)

            Rectangle {
                y: hero.height - height / 2
                anchors.horizontalCenter: parent.horizontalCenter
                width: hero.width * 0.8
                height: hero.width * 0.14
                radius: height / 2
                color: "#66000000"
            }
            InkedFigure {
                anchors.fill: parent
                grounded: true
                recipe: hero.visible ? (hero.model.icon ?? "cowled") + ":" + Theme.hex(Theme.tone(hero.model.colour, hero.model.seat ?? 0)).slice(-6) : ""
                scale: over.hovered || hero.activeFocus ? 1.05 : 1
                transformOrigin: Item.Bottom
                Behavior on scale { NumberAnimation { duration: Theme.quick } }
            }
            FocusRing { shown: hero.activeFocus }
            MovedHover { id: over; cursorShape: Qt.PointingHandCursor }
            TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: heroes.activated(hero.model.seat) }
            Tip { shown: hero.visible && (over.meant || hero.activeFocus); text: Lists.line([hero.model.name, hero.model.identity ?? ""]) }
        }
    }
}
