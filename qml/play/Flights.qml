pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Hand

// The animation of cards that move across the table. The table itself shows their places.
Item {
    id: flights

    // The seat whose hand is open. Its flights are not shown to the next viewer.
    property int viewer: -1
    // Ids of cards whose places in the hand stay empty until they land.
    property var awaited: []

    onViewerChanged: flights.awaited = []
    Component.onDestruction: Flying.cards = []

    function land(cardId: int) {
        if (flights.awaited.includes(cardId)) flights.awaited = flights.awaited.filter(one => one !== cardId);
    }

    function tell(expects: var, wait: int) {
        if (expects) expects(wait);
    }

    // awaited: the card appears at its place only after landing. `expects` is told in how many
    // milliseconds it sets out: about 400, and when it is painted, 0.
    function fly(card: var, from: rect, to: rect, millis: int, awaited: bool, expects: var) {
        if (from.width <= 0 || to.width <= 0) return;
        flights.tell(expects, 400);
        if (awaited && card.cardId >= 0) flights.awaited = [...flights.awaited, card.cardId];
        const width = Theme.cardSlot;
        const at = place => {
            const spot = flights.mapFromItem(null, place.x, place.y, place.width, place.height);
            return Qt.point(spot.x + (spot.width - width) / 2, spot.y + (spot.height - width * Theme.cardRatio) / 2);
        };
        // Created between frames. It may be destroyed only when complete, so the flight starts after that.
        Flying.begin(card);
        const sizeAt = (place, most) => Math.max(0.25, Math.min(most, place.height / (width * Theme.cardRatio)));
        const made = flight.incubateObject(flights, {card: card, cardWidth: width, start: at(from), end: at(to), millis: millis,
                                                      expects: expects, seenBy: flights.viewer, startScale: sizeAt(from, 1), endScale: sizeAt(to, 0.8)});
        if (made.status === Component.Ready) made.object.go();
        else made.onStatusChanged = status => {
            if (status === Component.Ready) made.object.go();
            else if (status === Component.Error) {
                Flying.end(card);
                flights?.land(card.cardId);
            }
        };
    }

    Component {
        id: flight

        Card {
            id: flyer

            required property point start
            required property point end
            required property int millis
            required property int seenBy
            required property var expects
            required property real startScale
            required property real endScale

            property bool whole: false
            // It waits until it is painted, and for a moment until it has its picture: the plain figure would change on the way.
            readonly property bool ready: flyer.whole && flyer.painted && (flyer.clear || patience.over)
            property bool off: false
            readonly property alias delayed: patience.over
            onReadyChanged: {
                if (!flyer.ready || flyer.off) return;
                flyer.off = true;
                flights.tell(flyer.expects, 0);
            }

            function go() {
                flyer.whole = true;
                patience.start();
            }

            Timer {
                id: patience

                property bool over: false

                interval: 250
                onTriggered: patience.over = true
            }

            x: flyer.start.x
            y: flyer.start.y
            casting: true
            visible: flyer.off && flyer.seenBy === flights.viewer
            Accessible.ignored: true

            ParallelAnimation {
                running: flyer.off
                onFinished: {
                    Flying.end(flyer.card);
                    flights.land(flyer.card.cardId ?? -1);
                    flyer.destroy();
                }

                NumberAnimation { target: flyer; property: "x"; to: flyer.end.x; duration: flyer.millis; easing.type: Easing.InOutCubic }
                NumberAnimation { target: flyer; property: "y"; to: flyer.end.y; duration: flyer.millis; easing.type: Easing.InOutCubic }
                SequentialAnimation {
                    NumberAnimation { target: flyer; property: "scale"; from: flyer.startScale; to: 1.12; duration: flyer.millis / 2; easing.type: Easing.OutQuad }
                    NumberAnimation { target: flyer; property: "scale"; to: flyer.endScale; duration: flyer.millis / 2; easing.type: Easing.InQuad }
                }
                SequentialAnimation {
                    PauseAnimation { duration: flyer.millis * 0.8 }
                    NumberAnimation { target: flyer; property: "opacity"; to: 0; duration: flyer.millis * 0.2 }
                }
            }
        }
    }
}
