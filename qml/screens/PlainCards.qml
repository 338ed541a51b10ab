pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Hand

// Cards to read.
Flow {
    id: flow

    property alias model: cards.model
    readonly property alias count: cards.count

    spacing: Theme.gap

    Repeater {
        id: cards

        Card {
            required property var model

            card: model
            cardWidth: Theme.cardHand * 0.9
            sideways: (model.kind === "item" || model.kind === "oneShot") && !model.equipped
        }
    }
}
