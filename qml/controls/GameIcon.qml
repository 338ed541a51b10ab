import QtQuick

// A pictogram of assets/art/icons.txt in one colour.
Image {
    id: icon

    property string name
    property color color: "white"
    readonly property int wanted: Math.max(16, Math.ceil(Math.max(icon.width, icon.height) * Screen.devicePixelRatio / 16) * 16)

    asynchronous: true
    fillMode: Image.PreserveAspectFit
    source: icon.name === "" ? "" : "image://kickdoor/icon/" + icon.name + "?ink=" + String(icon.color).slice(-6)
    sourceSize.width: icon.wanted
    sourceSize.height: icon.wanted
    Accessible.ignored: true
}
