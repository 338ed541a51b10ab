.pragma library

// Which lines of a sum stand by themselves, and in what size of type.

// rows: {text, amount, first}; rowsOf(text): how many rows a text takes; most: rows that there is room for. Gives
// {shown, gathered}, both in the order of `rows`. Whatever has least weight is gathered first, Levels last.
function gather(rows, rowsOf, most) {
    const rank = rows.map((row, index) => ({index: index, weight: (row.first ? 1000 : 0) + Math.abs(row.amount)}))
        .sort((a, b) => a.weight - b.weight || b.index - a.index);
    const out = {};
    let used = rows.reduce((sum, row) => sum + rowsOf(row.text), 0), gone = 0;
    while (used + (gone > 0 ? 1 : 0) > most && gone < rows.length) {
        const index = rank[gone++].index;
        out[index] = true;
        used -= rowsOf(rows[index].text);
    }
    return {shown: rows.filter((row, index) => !out[index]), gathered: rows.filter((row, index) => out[index])};
}

// columns: [{rows, width}]; measure(text): how wide a text is in type of size `base`; largest to smallest: sizes of type.
// Gives {size, columns: [{shown, gathered}]}: the largest type in which all lines stand by themselves, or the smallest.
function fit(columns, height, measure, base, largest, smallest, rowHeight) {
    for (let size = largest; ; size = Math.max(smallest, size - 1)) {
        const most = Math.max(1, Math.floor(height / rowHeight(size)));
        const parts = columns.map(column => {
            const room = column.width - size * 2.6;  // the amount
            return gather(column.rows, text => Math.max(1, Math.ceil(measure(text) * size / base * 1.06 / Math.max(1, room))), most);
        });
        if (size <= smallest || parts.every(part => part.gathered.length === 0)) return {size: size, columns: parts};
    }
}
