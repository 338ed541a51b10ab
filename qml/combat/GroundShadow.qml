import QtQuick

// The shadow on the ground under a figure: a flat ellipse around the middle of its parent's lower edge.
Rectangle {
    id: shade

    anchors.horizontalCenter: parent.horizontalCenter
    y: parent.height - height / 2
    height: width
    radius: width / 2
    color: "#66000000"
    transform: Scale { origin.y: shade.width / 2; yScale: 0.17 }
}
