import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// Names the cards attached to this one; on a small card only a mark.
Rectangle {
    id: mark

    property var titles: []
    property bool spelled: false
    property real unit: 1
    property real most: 100

    width: mark.spelled ? Math.min(mark.most, words.x + words.implicitWidth + 4 * mark.unit) : mark.height
    height: (mark.spelled ? 13 : 30) * mark.unit
    radius: height / 2
    color: Kinds.ink("cheat")
    border.color: Theme.goldLight
    border.width: Math.max(1, mark.unit)

    GameIcon {
        id: sign

        x: (mark.height - width) / 2
        y: x
        name: "fingers-crossed"
        color: Theme.ink
        width: mark.height * 0.72
        height: width
    }
    BodyText {
        id: words

        x: mark.height
        width: mark.width - x - 3 * mark.unit
        anchors.verticalCenter: parent.verticalCenter
        visible: mark.spelled
        text: Lists.names(mark.titles)
        color: Theme.ink
        font.pixelSize: Math.max(1, 8 * mark.unit)
        font.weight: Font.DemiBold
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }
}
