import QtQuick

// A card in a dialog, shown large while hovered or focused. `zoomer` has showZoom(card, where) and hideZoom(cardId): a DraftDialog
// or a TableView; null: none.
PlayCard {
    id: peek

    property var zoomer: null
    original: false

    function showLarge(on: bool) {
        if (!peek.zoomer) return;
        if (on) {
            peek.shownId = peek.cardId;
            peek.zoomer.showZoom(peek.card, peek.mapToItem(null, 0, 0, peek.width, peek.height));
        } else {
            peek.zoomer.hideZoom(peek.shownId);
        }
    }

    draggable: false
    onPeeked: on => peek.showLarge(on || peek.walkedTo)
    onWalkedToChanged: peek.showLarge(peek.walkedTo || peek.read)
}
