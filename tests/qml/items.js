.pragma library

.import Kickdoor.Testing as Testing

// item.children is no array in Qt 6.4, and each read of it makes a new list.
function children(item) {
    const all = item.children;
    const found = [];
    for (let index = 0, count = all.length; index < count; ++index) found.push(all[index]);
    return found;
}

// All accepted descendants of the item, in depth-first order.
function find(item, accept) {
    return Testing.ItemTree.below(item).filter(accept);
}

// Nothing below the item is still being loaded or laid out.
function atRest(item) {
    return !Testing.ItemTree.busyBelow(item);
}

// Waits until all descendants are loaded and have stopped moving, however busy the machine is.
function settle(test, item) {
    let last = "", same = 0;
    test.tryVerify(() => {
        const now = Testing.ItemTree.layoutBelow(item);
        same = now === last && atRest(item) ? same + 1 : 0;
        last = now;
        return same > 1;
    }, 20000, "everything is loaded, laid out and still");
    unshielded(test, item);
}

// No dialog has just closed by itself, which keeps clicks from what lies behind it.
function unshielded(test, item) {
    test.tryVerify(() => Testing.ItemTree.named(item, "dialogShield").length === 0, 20000, "no dialog has just closed");
}

// The result of `find`, once it exists and has stopped moving: rows of buttons are laid out a moment later.
function steady(test, find, what) {
    let last = "", same = 0;
    test.tryVerify(() => {
        const item = find();
        const at = item ? item.mapToItem(null, 0, 0, item.width, item.height) : null;
        const now = at ? [at.x, at.y, at.width, at.height].join() : "";
        same = now !== "" && now === last ? same + 1 : 0;
        last = now;
        return same > 1;
    }, 20000, what);
    return find();
}

// The reachable button with that text: with a curtain, only the curtain's own. A curtain stays for a moment after opening,
// until the hand behind it is painted.
function button(screen, text) {
    const curtain = Testing.ItemTree.having(screen, ["opened", "reason", "female"])[0];
    if (curtain?.falling) return null;
    return Testing.ItemTree.having(curtain ?? screen, ["text", "clicked"]).filter(one => one.text === text)[0] ?? null;
}

function press(test, screen, text) {
    unshielded(test, screen);
    test.mouseClick(steady(test, () => button(screen, text), "a button \"" + text + "\""));
}
