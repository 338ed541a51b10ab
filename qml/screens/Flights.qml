pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Hand

// Cards on their way across the table. Only looks: where they lie is shown by the table itself.
Item {
    id: flights

    function fly(card: var, from: rect, to: rect, millis: int) {
        if (from.width <= 0 || to.width <= 0) return;
        const width = Theme.cardSlot;
        const at = place => {
            const spot = flights.mapFromItem(null, place.x, place.y, place.width, place.height);
            return Qt.point(spot.x + (spot.width - width) / 2, spot.y + (spot.height - width * Theme.cardRatio) / 2);
        };
        // Made between two frames, not within one.
        flight.incubateObject(flights, {card: card, cardWidth: width, start: at(from), end: at(to), millis: millis});
    }

    Component {
        id: flight

        Card {
            id: flyer

            required property point start
            required property point end
            required property int millis

            x: flyer.start.x
            y: flyer.start.y
            casting: true
            Accessible.ignored: true

            ParallelAnimation {
                running: true
                onFinished: flyer.destroy()

                NumberAnimation { target: flyer; property: "x"; to: flyer.end.x; duration: flyer.millis; easing.type: Easing.InOutCubic }
                NumberAnimation { target: flyer; property: "y"; to: flyer.end.y; duration: flyer.millis; easing.type: Easing.InOutCubic }
                SequentialAnimation {
                    NumberAnimation { target: flyer; property: "scale"; from: 0.7; to: 1.12; duration: flyer.millis / 2; easing.type: Easing.OutQuad }
                    NumberAnimation { target: flyer; property: "scale"; to: 0.8; duration: flyer.millis / 2; easing.type: Easing.InQuad }
                }
                SequentialAnimation {
                    PauseAnimation { duration: flyer.millis * 0.8 }
                    NumberAnimation { target: flyer; property: "opacity"; to: 0; duration: flyer.millis * 0.2 }
                }
            }
        }
    }
}
