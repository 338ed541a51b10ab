pragma Singleton
import QtQuick

// All ActionButtons that exist. A tip covers none that could be pressed.
QtObject {
    id: near

    property var all: []  // read when a tip opens: nothing is bound to it

    function add(button: Item) {
        near.all.push(button);
    }

    function remove(button: Item) {
        near.all = near.all.filter(one => one !== button);
    }

    // The dialog around the item, or null.
    function dialogAround(item: var): var {
        let around = item;
        while (around && around.dismissable === undefined) around = around.parent;
        return around;
    }

    // The places, in the window, of the buttons beside the item that could be pressed now.
    function beside(item: Item): var {
        const dialog = near.dialogAround(item);
        return near.all.filter(one => one !== item && one.visible && one.enabled && one.allowed && one.Window.window === item.Window.window
                                      && near.dialogAround(one) === dialog)
            .map(one => one.mapToItem(null, 0, 0, one.width, one.height));
    }
}
