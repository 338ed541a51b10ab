.pragma library

// item.children is no array in Qt 6.4.
function children(item) {
    const found = [];
    for (let index = 0; index < item.children.length; ++index) found.push(item.children[index]);
    return found;
}

// Everything below the item that is accepted, in depth-first order.
function find(item, accept) {
    let found = [];
    for (const child of children(item)) {
        if (accept(child)) found.push(child);
        found = found.concat(find(child, accept));
    }
    return found;
}
