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
    property real cardWidth: Theme.cardHand * 0.9
    // How many upright cards side by side are as wide as these, without the gaps.
    property real widths: 0
    // The width of all cards side by side.
    readonly property real natural: flow.widths * flow.cardWidth + Math.max(0, flow.count - 1) * flow.spacing

    function measure() {
        let sum = 0;
        for (let row = 0; row < cards.count; ++row) sum += (cards.itemAt(row) as PeekCard)?.sideways ? Theme.cardRatio : 1;
        flow.widths = sum;
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
            cardWidth: flow.cardWidth
            textFirst: true
            leastPicture: flow.cardWidth >= Theme.cardRead * 0.85 ? 20 : 14  // a strip in which one sees what it is, where the text has room
            onSidewaysChanged: flow.measure()
            sideways: !flow.upright && (model.kind === "item" || model.kind === "oneShot") && !model.equipped
        }
    }
}
