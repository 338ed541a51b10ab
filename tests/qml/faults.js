.pragma library
.import "items.js" as Items

// Whether the item may exceed its parent: in a scrolling pane, or as a card in the hand.
function mayGoBeyond(item) {
    for (let at = item.parent; at; at = at.parent)
        if (at.flickableDirection !== undefined || at.cardId !== undefined) return true;
    return false;
}

// The faults of one Text. isUntranslated: a function of a text, or null.
function ofText(window, text, isUntranslated) {
    const faults = [];
    if (isUntranslated && isUntranslated(text.text)) faults.push("is not translated");
    if (text.truncated && !text.excerpt) faults.push("is cut off");
    if (text.width > 0 && text.paintedWidth > text.width + 2) faults.push("is wider than its place");
    if (text.height > 0 && text.paintedHeight > text.height + 3) faults.push("is higher than its place");
    const corner = text.mapToItem(window.contentItem, text.width, text.height);
    const start = text.mapToItem(window.contentItem, 0, 0);
    if (!mayGoBeyond(text) && (start.x < -2 || corner.x > window.width + 2 || start.y < -2 || corner.y > window.height + 2))
        faults.push("is beyond the edge of the window");
    return faults;
}

// {texts: the number of visible ones, faults: one line each}
function inWindow(window, isUntranslated) {
    const texts = Items.find(window.contentItem,
        item => item.paintedWidth !== undefined && item.truncated !== undefined && item.visible && item.opacity > 0 && item.text !== "");
    const faults = [];
    for (const text of texts)
        for (const fault of ofText(window, text, isUntranslated)) faults.push("\"" + text.text + "\" " + fault);
    return {texts: texts.length, faults: faults};
}

// Focusable controls without a name for screen readers.
function nameless(item) {
    return Items.find(item, one => one.visible && one.activeFocusOnTab && one.enabled && one.Accessible && one.Accessible.name === "");
}
