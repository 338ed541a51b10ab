import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// A Boss comes: the scene goes dark, and a title falls into it. A click ends it.
Item {
    id: entrance

    readonly property bool running: fall.running

    function play() {
        if (Theme.slow > 0) fall.restart();
    }

    function stop() {
        fall.stop();
        dark.opacity = 0;
    }

    visible: dark.opacity > 0
    Accessible.ignored: true  // the panel has a chip that says it

    TapHandler { enabled: entrance.visible; gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: entrance.stop() }
    Rectangle {
        id: dark

        anchors.fill: parent
        opacity: 0
        radius: Theme.radius
        color: Theme.bossVeil

        GameIcon {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: -title.height * 0.9
            name: "skull-crossed-bones"
            color: Theme.dangerEdge
            width: Math.min(parent.height * 0.3, Theme.px(120))
            height: width
        }
        TitleText {
            id: title

            anchors.centerIn: parent
            width: parent.width - Theme.gapLarge * 2
            text: qsTr("Boss fight!")
            color: Theme.gold
            style: Text.Outline
            styleColor: Theme.outline
            font.pixelSize: Math.min(Theme.hero * 1.2, parent.height * 0.26)
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
        }
    }
    SequentialAnimation {
        id: fall

        ParallelAnimation {
            NumberAnimation { target: dark; property: "opacity"; from: 0; to: 1; duration: 120 }
            NumberAnimation { target: title; property: "scale"; from: 2.6; to: 1; duration: 300; easing.type: Easing.InQuad }
        }
        NumberAnimation { target: title; property: "scale"; to: 1.08; duration: 60 }
        NumberAnimation { target: title; property: "scale"; to: 1; duration: 90 }
        PauseAnimation { duration: 380 }
        NumberAnimation { target: dark; property: "opacity"; to: 0; duration: 220 }
    }
}
