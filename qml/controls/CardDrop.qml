import QtQuick

// A place where cards can be dropped. Unless it is `lit`, a dropped card flies back, and the listener explains why.
DropArea {
    id: area

    property bool lit: false
    signal cardDropped(int cardId)

    keys: ["kickdoor.card"]
    onDropped: event => {
        if (area.lit) event.accept();
        const cardId = event.source.cardId;
        Qt.callLater(() => area.cardDropped(cardId));  // the drag event must be delivered before its row is destroyed
    }
}
