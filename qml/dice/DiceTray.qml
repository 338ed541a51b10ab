import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// Both dice at the table's edge, with what the last roll was for. `roll(sides, face)` rolls one.
Item {
    id: tray

    property string caption: ""
    property bool showD20: true
    // Never taller than the room that the tray is given.
    readonly property real dieSize: Math.min(Theme.px(92), tray.height - (words.visible ? words.height + Theme.gapTiny : 0))
    readonly property bool rolling: six.rolling || twenty.rolling
    signal rolled(int sides, int face)

    implicitWidth: Math.max(dice.implicitWidth, Theme.px(180))
    implicitHeight: Theme.px(92) + (words.visible ? words.height + Theme.gapTiny : 0)

    function roll(sides: int, face: int) {
        if (sides === 20) twenty.roll(face);
        else six.roll(face);
    }
    function show(sides: int, face: int) {
        if (sides === 20) twenty.face = face;
        else six.face = face;
    }

    BodyText {
        id: words

        width: parent.width
        visible: tray.caption !== ""
        text: tray.caption
        height: Theme.textSmall * 1.4
        font.pixelSize: Theme.textSmall
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        wrapMode: Text.NoWrap
        elide: Text.ElideMiddle
        horizontalAlignment: Text.AlignHCenter
        style: Text.Raised
        styleColor: "#a0000000"
    }
    Row {
        id: dice

        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.gapLarge

        D6 { id: six; width: tray.dieSize * 0.91; height: width; anchors.verticalCenter: parent.verticalCenter; onRolled: face => tray.rolled(6, face) }
        D20 { id: twenty; width: tray.dieSize; height: width; visible: tray.showD20; onRolled: face => tray.rolled(20, face) }
    }
}
