import QtQuick

// Where a card can be let go. It stays there only while `lit`; elsewhere it flies back, and whoever listens says why.
DropArea {
    id: area

    property bool lit: false
    signal cardDropped(int cardId)

    keys: ["kickdoor.card"]
    onDropped: event => {
        if (area.lit) event.accept();
        const cardId = event.source.cardId;
        Qt.callLater(() => area.cardDropped(cardId));  // the drag that is being delivered must outlive its row
    }
}
