pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Hand

// Cards for reading only.
Flow {
    id: flow

    property alias model: cards.model
    property var zoomer: null  // of each card (PeekCard)
    property bool upright: false  // else cards that are not equipped lie sideways
    readonly property alias count: cards.count
    // The width of all cards side by side.
    property real natural: 0

    function measure() {
        let sum = 0;
        for (let row = 0; row < cards.count; ++row) sum += (cards.itemAt(row)?.implicitWidth ?? 0) + (row > 0 ? flow.spacing : 0);
        flow.natural = sum;
    }

    spacing: Theme.gap

    Repeater {
        id: cards

        onItemAdded: flow.measure()
        onItemRemoved: () => Qt.callLater(() => flow.measure())

        PeekCard {
            required property var model

            zoomer: flow.zoomer
            card: model
            cardWidth: Theme.cardHand * 0.9
            onImplicitWidthChanged: flow.measure()
            sideways: !flow.upright && (model.kind === "item" || model.kind === "oneShot") && !model.equipped
        }
    }
}
