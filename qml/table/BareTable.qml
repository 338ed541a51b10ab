import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The table before anybody sits at it.
Rectangle {
    id: bare

    color: Theme.ground
    Accessible.role: Accessible.Pane
    Accessible.name: words.text

    Image {
        anchors.fill: parent
        asynchronous: true
        source: "image://kickdoor/texture/wood?ink=" + Theme.hex(Theme.wood)
        sourceSize.width: 1024
        sourceSize.height: 640
        Accessible.ignored: true
    }
    TitleText {
        id: words

        anchors.centerIn: parent
        width: parent.width - Theme.gapLarge * 2
        text: qsTr("The table is being laid …")
        font.pixelSize: Theme.titleLarge
        color: Theme.inkMuted
        horizontalAlignment: Text.AlignHCenter
    }
}
