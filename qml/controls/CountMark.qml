import QtQuick
import Kickdoor.Theme

// The number of new items behind its button. Hidden if there are none.
Rectangle {
    id: mark

    property int count: 0

    visible: mark.count > 0
    implicitWidth: Math.max(implicitHeight, number.implicitWidth + Theme.gapTiny * 2)
    implicitHeight: number.implicitHeight
    radius: height / 2
    color: Theme.gold
    Accessible.ignored: true

    BodyText {
        id: number

        anchors.centerIn: parent
        text: mark.count > 99 ? "99+" : mark.count
        color: Theme.inkOnPaper
        wrapMode: Text.NoWrap
        font.bold: true
        font.pixelSize: Theme.textSmall
        lineHeight: 1
        Accessible.ignored: true
    }
}
