import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Dice

// A die that rolls large across the fight, with what it needs. It is gone a moment after it has stopped.
Item {
    id: large

    property int needs: 0
    property int fell: 0
    readonly property bool rolling: die.rolling
    signal settled(int face)

    function roll(face: int, needs: int) {
        parting.stop();
        large.needs = needs;
        large.fell = 0;
        large.opacity = 1;
        if (Theme.tumble > 0) coming.restart();
        die.roll(face);
    }

    function clear() {
        parting.stop();
        large.opacity = 0;
    }

    opacity: 0
    visible: opacity > 0

    D6 {
        id: die

        property real way: 1

        width: Math.min(large.height * 0.4, large.width * 0.26, Theme.px(170))
        height: width
        x: -width + ((large.width + width) / 2) * die.way
        y: (large.height - height) * 0.4
        onRolled: face => {
            large.fell = face;
            large.settled(face);
            parting.restart();
        }

        NumberAnimation { id: coming; target: die; property: "way"; from: 0; to: 1; duration: Theme.tumble * 0.8; easing.type: Easing.OutCubic }
    }
    TitleText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: die.y + die.height * 1.16
        visible: large.needs > 0
        text: qsTr("needs %1").arg(large.needs)
        color: large.fell === 0 ? Theme.parchment : large.fell >= large.needs ? Theme.good : Theme.bad
        style: Text.Outline
        styleColor: "#1c0f08"
        font.pixelSize: Theme.titleLarge
        wrapMode: Text.NoWrap
    }
    SequentialAnimation {
        id: parting

        PauseAnimation { duration: 700 }
        NumberAnimation { target: large; property: "opacity"; to: 0; duration: Theme.normal }
    }
}
