import QtQuick

// A card in a dialog, shown large while the pointer moves over it or the keyboard has come to it. `zoomer` has showZoom(card, where) and
// hideZoom(): a DraftDialog or a TableView; null: nobody shows it.
PlayCard {
    id: peek

    property var zoomer: null

    function showLarge(on: bool) {
        if (!peek.zoomer) return;
        if (on) peek.zoomer.showZoom(peek.card, peek.mapToItem(null, 0, 0, peek.width, peek.height));
        else peek.zoomer.hideZoom();
    }

    draggable: false
    onPeeked: on => peek.showLarge(on || peek.walkedTo)
    onWalkedToChanged: peek.showLarge(peek.walkedTo || peek.read)
}
