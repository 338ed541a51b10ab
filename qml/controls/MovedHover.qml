import QtQuick
import Kickdoor.Model

// Hovering by a pointer that moves, also in one jump. An item that comes to lie under a resting pointer is hovered, but not `meant`;
// a hand that clicks trembles by a pixel.
HoverHandler {
    id: hover

    property bool meant: false  // the pointer has moved on the item
    readonly property alias side: entry.side  // where it came in: below 0 left of the middle, in pixels

    blocking: true  // of overlapping items only the topmost is hovered
    onHoveredChanged: {
        entry.awaited = true;
        hover.meant = false;
    }
    // Also called when the item moves under a resting pointer.
    onPointChanged: {
        if (!hover.hovered) return;
        const now = hover.point.scenePosition;
        if (entry.awaited) {
            entry.at = now;
            entry.side = hover.point.position.x - hover.parent.width / 2;
            entry.awaited = false;
            hover.meant = entry.pointer.cameTo(now);
        } else if (Math.abs(now.x - entry.at.x) + Math.abs(now.y - entry.at.y) > 1) hover.meant = true;
    }

    readonly property QtObject entry: QtObject {
        id: entry

        readonly property PointerRest pointer: PointerRest  // watches from now on
        property point at
        property real side: 0
        property bool awaited: true
    }
}
