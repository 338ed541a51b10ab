import QtQuick
import Kickdoor.Theme

// Scrolls a pane so that its focused item is visible.
Item {
    id: follower

    required property Flickable pane
    readonly property Item focused: Window.activeFocusItem

    visible: false
    onFocusedChanged: {
        let above = follower.focused;
        while (above && above !== follower.pane.contentItem) above = above.parent;
        if (!above) return;
        const top = follower.focused.mapToItem(follower.pane.contentItem, 0, 0).y - Theme.gap;
        const bottom = top + follower.focused.height + Theme.gap * 2;
        const most = Math.max(0, follower.pane.contentHeight - follower.pane.height);
        if (top < follower.pane.contentY) follower.pane.contentY = Math.max(0, top);
        else if (bottom > follower.pane.contentY + follower.pane.height) follower.pane.contentY = Math.min(most, bottom - follower.pane.height);
    }
}
