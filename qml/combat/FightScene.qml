import QtQuick
import Kickdoor.Theme

// The place of the fight, behind everything, and the dark strip at its foot. The picture is painted a little larger than the
// item and cut, so that it is not painted again for each step of a changing size.
Item {
    id: scene

    property string place: "dungeon"
    property int seed: 1
    property real strip: 0
    property bool grand: false  // a Boss stands in it
    readonly property int across: Math.ceil(scene.width * Screen.devicePixelRatio / 64) * 64
    readonly property int down: Math.ceil(scene.height * Screen.devicePixelRatio / 64) * 64

    clip: true
    visible: !Theme.highContrast

    Image {
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: scene.across / Screen.devicePixelRatio
        height: scene.down / Screen.devicePixelRatio
        asynchronous: true
        source: scene.width > 0 ? "image://kickdoor/scene/" + scene.place + "?seed=" + scene.seed : ""
        sourceSize.width: scene.across
        sourceSize.height: scene.down
        Accessible.ignored: true
    }
    // A Boss stands in a red light.
    Image {
        anchors.fill: parent
        visible: scene.grand
        asynchronous: true
        opacity: 0.62
        fillMode: Image.PreserveAspectCrop
        source: scene.grand ? "image://kickdoor/scene/rays?seed=5&hue=4" : ""
        sourceSize.width: 768
        sourceSize.height: 480
        Accessible.ignored: true
    }
    Rectangle {
        width: parent.width
        height: parent.height * 0.3
        gradient: Gradient {
            GradientStop { position: 0; color: "#90000000" }
            GradientStop { position: 1; color: "#00000000" }
        }
    }
    Rectangle {
        y: parent.height - scene.strip
        width: parent.width
        height: scene.strip
        color: Theme.strip
    }
}
