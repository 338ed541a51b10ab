import QtQuick

// Keeps the focus inside `area` while that is visible: Tab wraps around at its ends, and items drawn under it cannot get the
// focus. Whatever is drawn over it can.
Item {
    id: fence

    required property Item area
    readonly property Item focused: Window.activeFocusItem
    property Item last: null  // the last focused item of the area

    visible: false
    onFocusedChanged: {
        if (!fence.area.visible) return;
        if (fence.holds(fence.focused)) fence.last = fence.focused;
        else if (fence.focused) back.restart();
    }

    // The focus may have stayed behind: an area that is not enabled yet cannot take it.
    Connections {
        target: fence.area

        function onVisibleChanged() {
            fence.last = fence.holds(fence.focused) ? fence.focused : null;
            if (fence.area.visible) back.restart();
        }
    }

    function line(item: Item): var {
        const found = [];
        for (let one = item; one; one = one.parent) found.unshift(one);
        return found;
    }

    function holds(item: Item): bool {
        return fence.line(item).includes(fence.area);
    }

    // Whether the item is drawn under the area.
    function isBehind(item: Item): bool {
        const mine = fence.line(fence.area), other = fence.line(item);
        if (!item || mine[0] !== other[0] || other.includes(fence.area)) return false;
        let depth = 0;
        while (depth < other.length && mine[depth] === other[depth]) ++depth;
        if (depth === other.length) return true;
        const over = mine[depth], under = other[depth];
        const all = Array.from({length: over.parent.children.length}, (_, index) => over.parent.children[index]);
        return under.z !== over.z ? under.z < over.z : all.indexOf(under) < all.indexOf(over);
    }

    // Focuses the first item that Tab reaches in the area, or the last one. For Tab while the area itself has the focus.
    function enter(first: bool): bool {
        let next = fence.area.nextItemInFocusChain(true);
        for (let after = next; !first && fence.holds(after); after = after.nextItemInFocusChain(true)) next = after;
        if (!fence.holds(next)) return false;
        next.forceActiveFocus(first ? Qt.TabFocusReason : Qt.BacktabFocusReason);
        return true;
    }

    // Wraps the focus around when Tab leaves the area at either end.
    function turnBack() {
        const forward = fence.last && fence.last.nextItemInFocusChain(true) === fence.focused;
        const backward = fence.last && !forward && fence.last.nextItemInFocusChain(false) === fence.focused;
        if ((forward || backward) && fence.enter(forward)) return;
        if (fence.holds(fence.last) && fence.last.visible && fence.last.enabled) fence.last.forceActiveFocus();
        else fence.area.forceActiveFocus();
    }

    // Delayed until the visible items are known.
    Timer {
        id: back

        interval: 0
        onTriggered: if (fence.area.visible && (!fence.focused || fence.isBehind(fence.focused))) fence.turnBack()
    }
}
