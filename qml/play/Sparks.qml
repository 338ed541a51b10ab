pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme

// Sparks that fly from the middle of this item once and are gone. They are made once, at most 40.
Item {
    id: sparks

    property color tone: Theme.gold
    property int count: 28
    property real way: 1

    function fly() {
        if (!Theme.reducedMotion) flight.restart();
    }

    function stop() {
        flight.stop();
        sparks.way = 1;
    }

    visible: sparks.way < 1
    NumberAnimation { id: flight; target: sparks; property: "way"; from: 0; to: 1; duration: 1000; easing.type: Easing.OutQuad }

    Repeater {
        model: Math.min(40, sparks.count)

        Image {
            id: spark

            required property int index
            // Directions and distances that look thrown, and are the same each time.
            readonly property real angle: spark.index * 2.399
            readonly property real reach: 0.35 + 0.65 * ((spark.index * 37) % 40) / 40

            width: Theme.px(10 + (spark.index * 13) % 16)
            height: width
            x: sparks.width / 2 + Math.cos(spark.angle) * spark.reach * sparks.width * 0.55 * sparks.way - width / 2
            y: sparks.height / 2 + (Math.sin(spark.angle) * spark.reach * 0.6 * sparks.way + 0.35 * sparks.way * sparks.way) * sparks.height - height / 2
            rotation: spark.index * 40 + sparks.way * 200
            opacity: 1 - sparks.way * sparks.way
            source: "image://kickdoor/texture/shadow?ink=ff" + Theme.hex(sparks.tone).slice(-6) + "&side=32"
            Accessible.ignored: true
        }
    }
}
