import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Table

// A dialog whose cards are shown large while pointed at or focused.
DialogFrame {
    id: dialog

    property TableView zoomer: null  // shows cards large

    // Enlarges a card beside the dialog, always at one place, if there is room; otherwise hardly over its heading, and never over its buttons.
    function showZoom(card: var, where: rect) {
        if (!dialog.zoomer) return;
        const parts = dialog.keptClear.map((item, index) => dialog.zoomer.partOf(item, [1, 8, 30][index]));
        dialog.zoomer.showZoom(card, where, parts, {frame: parts[0].rect, from: 0, to: dialog.rightEdge});
    }

    function hideZoom(cardId: int) {
        dialog.zoomer?.hideZoom(cardId);
    }

    clockOf: dialog.zoomer
    zoomed: dialog.zoomer?.zoom.shown ?? false
    onZoomLeft: dialog.hideZoom(-1)
    besideRoom: Theme.cardZoom + Theme.gap * 2
    onVisibleChanged: dialog.zoomer?.dropZoom()
}
