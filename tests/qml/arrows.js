.pragma library
.import "items.js" as Items

const keys = [0x01000012, 0x01000013, 0x01000014, 0x01000015];  // Qt.Key_Left, Up, Right, Down: a library knows no Qt

function told(item) {
    return item.Accessible?.name || String(item);
}

// Reports the items in `area` that only one of Tab and the arrow keys reaches; empty: none. `press(key)` presses a key,
// `focused()` returns the focused item.
function complaints(area, focused, press) {
    const wanted = Items.find(area, one => one.visible && one.activeFocusOnTab && one.enabled && one.width > 0 && one.height > 0);
    const reached = [focused()];
    for (let next = 0; next < reached.length; ++next) {
        for (const key of keys) {
            reached[next].forceActiveFocus();
            press(key);
            if (!reached.includes(focused())) reached.push(focused());
        }
    }
    return wanted.filter(item => !reached.includes(item)).map(item => "no arrow leads to " + told(item))
        .concat(reached.filter(item => !wanted.includes(item)).map(item => "an arrow leads to " + told(item)));
}
