.pragma library
.import "items.js" as Items

// Where it scrolls, or peeks out as the cards in hand do.
function mayGoBeyond(item) {
    for (let at = item.parent; at; at = at.parent)
        if (at.flickableDirection !== undefined || at.cardId !== undefined) return true;
    return false;
}

// What is wrong with one Text; isUntranslated: null, or tells of a text.
function ofText(window, text, isUntranslated) {
    const faults = [];
    if (isUntranslated && isUntranslated(text.text)) faults.push("is not translated");
    if (text.truncated) faults.push("is cut off");
    if (text.width > 0 && text.paintedWidth > text.width + 2) faults.push("is wider than its place");
    if (text.height > 0 && text.paintedHeight > text.height + 3) faults.push("is higher than its place");
    const corner = text.mapToItem(window.contentItem, text.width, text.height);
    const start = text.mapToItem(window.contentItem, 0, 0);
    if (!mayGoBeyond(text) && (start.x < -2 || corner.x > window.width + 2 || start.y < -2 || corner.y > window.height + 2))
        faults.push("is beyond the edge of the window");
    return faults;
}

// {texts: how many show, faults: one line each}
function inWindow(window, isUntranslated) {
    const texts = Items.find(window.contentItem,
        item => item.paintedWidth !== undefined && item.truncated !== undefined && item.visible && item.opacity > 0 && item.text !== "");
    const faults = [];
    for (const text of texts)
        for (const fault of ofText(window, text, isUntranslated)) faults.push("\"" + text.text + "\" " + fault);
    return {texts: texts.length, faults: faults};
}

// Controls that the keyboard reaches and a screen reader cannot name.
function nameless(item) {
    return Items.find(item, one => one.visible && one.activeFocusOnTab && one.enabled && one.Accessible && one.Accessible.name === "");
}
