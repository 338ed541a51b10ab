import QtQuick
import Kickdoor.Theme
import Kickdoor.Hand

// A door is kicked open: it shakes and bursts, light falls out, and its card comes forward and stays to be seen. A click ends it.
Item {
    id: moment

    property var card: ({})
    property int millis: 900  // of the kick
    property int rest: 0      // how long its card stays
    readonly property bool running: kick.running
    signal skipped()

    function play(card: var, millis: int) {
        moment.card = card;
        moment.millis = Math.min(1000, millis);
        moment.rest = Math.max(0, Math.min(1000, millis - moment.millis));
        if (Theme.reducedMotion || millis < 250) return;
        kick.restart();
    }

    function stop() {
        kick.stop();
    }

    visible: kick.running
    clip: true
    Accessible.ignored: true
    TapHandler { enabled: moment.visible; gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: moment.skipped() }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusLarge
        color: Theme.panelSolid
        border.color: Theme.gold
        border.width: Theme.line
    }
    Image {
        id: light

        anchors.fill: parent
        anchors.margins: Theme.px(5)
        asynchronous: true
        source: "image://kickdoor/scene/rays?seed=7&hue=42"
        sourceSize.width: 512
        sourceSize.height: 384
        fillMode: Image.PreserveAspectCrop
        opacity: 0
    }
    Image {
        id: door

        property real shift: 0

        anchors.verticalCenter: parent.verticalCenter
        x: (parent.width - width) / 2 + door.shift
        height: parent.height * 0.86
        width: height
        asynchronous: true
        source: "image://kickdoor/figure/wooden-door:a9743a:7:accent=74747e?ground=1"
        sourceSize.width: 512
        sourceSize.height: 512
    }
    Sparks { id: splinters; anchors.fill: parent; tone: "#c98a4b"; count: 24 }
    Card {
        id: shown

        anchors.centerIn: parent
        card: moment.card
        cardWidth: Math.min(Theme.cardHand * 1.25, moment.height * 0.82 / Theme.cardRatio)
        atOnce: true
        opacity: 0
    }
    SequentialAnimation {
        id: kick

        PropertyAction { targets: [light, shown]; property: "opacity"; value: 0 }
        PropertyAction { target: door; property: "opacity"; value: 1 }
        PropertyAction { target: door; property: "scale"; value: 1 }
        // Two blows.
        SequentialAnimation {
            loops: 2
            NumberAnimation { target: door; property: "shift"; to: Theme.px(8); duration: moment.millis * 0.05 }
            NumberAnimation { target: door; property: "shift"; to: -Theme.px(6); duration: moment.millis * 0.06 }
            NumberAnimation { target: door; property: "shift"; to: 0; duration: moment.millis * 0.05 }
        }
        ScriptAction { script: splinters.fly() }
        ParallelAnimation {
            NumberAnimation { target: door; property: "scale"; to: 1.7; duration: moment.millis * 0.2; easing.type: Easing.OutQuad }
            NumberAnimation { target: door; property: "opacity"; to: 0; duration: moment.millis * 0.2 }
            NumberAnimation { target: light; property: "opacity"; to: 1; duration: moment.millis * 0.12 }
            NumberAnimation { target: shown; property: "opacity"; to: 1; duration: moment.millis * 0.15 }
            NumberAnimation { target: shown; property: "scale"; from: 0.35; to: 1; duration: moment.millis * 0.3; easing.type: Easing.OutBack }
        }
        PauseAnimation { duration: moment.millis * 0.26 + moment.rest }
        ScriptAction { script: splinters.stop() }
    }
}
