import QtQuick

// A light around the item that it fills, too wide to have an edge: painted at a quarter of its size.
Item {
    id: light

    property color color
    property real spread: 0

    anchors.fill: parent

    Item {
        width: light.width / 4
        height: light.height / 4
        transformOrigin: Item.TopLeft
        scale: 4

        SoftShadow { color: light.color; spread: light.spread / 4 }
    }
}
