import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// Both dice at the table's edge, with what the last roll was for. `roll(sides, face)` rolls one.
Item {
    id: tray

    property string caption: ""
    property bool showD20: true
    readonly property bool rolling: six.rolling || twenty.rolling
    signal rolled(int sides, int face)

    implicitWidth: Math.max(dice.implicitWidth, Theme.px(180))
    implicitHeight: dice.implicitHeight + (words.visible ? words.implicitHeight + Theme.gapSmall : 0)

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
        font.pixelSize: Theme.textSmall
        horizontalAlignment: Text.AlignHCenter
        style: Text.Raised
        styleColor: "#a0000000"
    }
    Row {
        id: dice

        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.gapLarge

        D6 { id: six; anchors.verticalCenter: parent.verticalCenter; onRolled: face => tray.rolled(6, face) }
        D20 { id: twenty; visible: tray.showD20; onRolled: face => tray.rolled(20, face) }
    }
}
