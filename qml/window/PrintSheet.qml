pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Hand

// Cards side by side without a gap, to be printed and cut (`kickdoor --print-cards`): their faces, or their
// backs.
Rectangle {
    id: sheet

    property var faces: []
    property var backs: []  // decks; empty: nothing there
    property int columns: 3
    readonly property real cardWidth: sheet.width / sheet.columns
    readonly property real cardHeight: sheet.cardWidth * 88 / 63

    color: "white"
    onWidthChanged: Theme.fit(Theme.reference.width, Theme.reference.height)
    Component.onCompleted: Theme.reducedMotion = true  // otherwise pictures might still be fading in

    Grid {
        columns: sheet.columns

        Repeater {
            model: sheet.faces

            CardFace {
                id: front

                required property var modelData

                width: sheet.cardWidth
                height: sheet.cardHeight
                card: front.modelData
            }
        }
    }
    Grid {
        columns: sheet.columns

        Repeater {
            model: sheet.backs

            CardBack {
                id: rear

                required property string modelData

                width: sheet.cardWidth
                height: sheet.cardHeight
                opacity: rear.modelData === "" ? 0 : 1
                deck: rear.modelData
            }
        }
    }
}
