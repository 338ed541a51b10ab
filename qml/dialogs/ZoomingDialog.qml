import QtQuick
import Kickdoor.Controls
import Kickdoor.Table

// A dialog whose cards are shown large while pointed at or focused.
DialogFrame {
    id: dialog

    property TableView zoomer: null  // shows cards large

    // Enlarges a card beside the dialog if there is room, but never over its buttons.
    function showZoom(card: var, where: rect) {
        if (!dialog.zoomer) return;
        dialog.zoomer.showZoom(card, where, dialog.keptClear.map((item, index) => dialog.zoomer.partOf(item, index === 0 ? 2 : 4)));
    }

    function hideZoom(cardId: int) {
        dialog.zoomer?.hideZoom(cardId);
    }

    clockOf: dialog.zoomer
    zoomed: dialog.zoomer?.zoom.shown ?? false
    onZoomLeft: dialog.hideZoom(-1)
    onVisibleChanged: dialog.hideZoom(-1)
}
