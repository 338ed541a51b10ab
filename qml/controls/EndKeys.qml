import QtQuick

// Home and End, for items with a first and a last element:
// `Keys.onPressed: event => { event.accepted = ends.take(event, list.count); }`
QtObject {
    id: ends

    signal wanted(int index)

    // False for other keys, or if `count` is 0.
    function take(event: var, count: int): bool {
        const mine = count > 0 && (event.key === Qt.Key_Home || event.key === Qt.Key_End);
        if (mine) ends.wanted(event.key === Qt.Key_Home ? 0 : count - 1);
        return mine;
    }
}
