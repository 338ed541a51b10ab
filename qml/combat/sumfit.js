.pragma library

// Which lines of a sum stand by themselves, in how many rows of how large a type.

// Rows that the words of `text` take in `room`.
function wrapped(text, room, measure) {
    let rows = 1, begun = "";
    for (const word of text.split(" ")) {
        const longer = begun === "" ? word : begun + " " + word;
        if (measure(longer) <= room) {
            begun = longer;
            continue;
        }
        if (begun !== "") ++rows;
        begun = word;
        // A word that is wider than the column breaks.
        rows += Math.ceil(measure(word) / room) - 1;
    }
    return rows;
}

// The words of a line without what is explained in brackets at their end.
function brief(text) {
    return text.replace(/\s*[(（][^()（）]*[)）]$/, "");
}

// Nor any other in brackets.
function terse(text) {
    return text.replace(/\s*[(（][^()（）]*[)）]/g, "");
}

// lines: {text, amount, first}; rowsOf(text, line): how many rows a text takes; most: rows that there is room for. Gives
// {shown, gathered, whole, even}, in the order of `lines`, each shown one with its `rows` and its `words`; whole: nothing was left out; even: no
// line needs smaller type than the others. First,
// lines that add nothing are left out, then explanations, then lines get fewer rows, which makes
// their type smaller, the shortest first. If there are still too many, those with the least weight share one, at least two of them, Levels
// last.
function gather(lines, rowsOf, most) {
    const words = lines.map(line => line.text);
    const rows = lines.map(line => rowsOf(line.text, line));
    let used = rows.reduce((sum, count) => sum + count, 0);
    const whole = used <= most;
    if (!whole && lines.some(line => line.amount === 0 && !line.first))
        return Object.assign(gather(lines.filter(line => line.amount !== 0 || line.first), rowsOf, most), {whole: false});
    const longest = () => rows.map((count, index) => index).sort((a, b) => rows[b] - rows[a] || b - a);
    for (const index of whole ? [] : longest()) {
        const short = brief(lines[index].text);
        const fewer = Math.max(1, rowsOf(short, lines[index]));
        if (used <= most || fewer >= rows[index]) continue;
        words[index] = short;
        used -= rows[index] - fewer;
        rows[index] = fewer;
    }
    while (used > most && used > lines.length) {
        const index = longest().sort((a, b) => rows[b] - rows[a] || words[a].length - words[b].length)[0];
        words[index] = terse(lines[index].text);
        --rows[index];
        --used;
    }
    const gone = used <= most ? 0 : Math.max(2, lines.length - most + 1);
    const out = new Set(lines.map((line, index) => ({index: index, weight: (line.first ? 1000 : 0) + Math.abs(line.amount)}))
        .sort((a, b) => a.weight - b.weight || b.index - a.index).slice(0, gone).map(one => one.index));
    return {
        shown: lines.map((line, index) => Object.assign({rows: rows[index], words: words[index]}, line)).filter((line, index) => !out.has(index)),
        gathered: lines.filter((line, index) => out.has(index)),
        whole: whole,
        even: used <= most && rows.every((count, index) => rowsOf(words[index], lines[index]) <= count)
    };
}

// columns: [{rows, width}]; textWidth(text), amountWidth(line): in type of size `base`; largest to smallest: sizes of type.
// Gives {size, columns: see gather}: the largest type in which all lines stand whole by themselves, or the smallest. If that is not enough,
// all become a little smaller rather than one of them much. A side has at least two rows: type becomes smaller still where that needs it.
function fit(columns, height, textWidth, amountWidth, base, gap, largest, smallest, rowHeight) {
    const least = Math.max(Math.round(smallest * 0.8), Math.min(smallest, 11));
    let uneven = null;
    for (let size = largest; ; --size) {
        while (size <= smallest && size > smallest / 2 && rowHeight(size) * 2 > height) --size;
        const most = Math.max(2, Math.floor(height / rowHeight(size)));
        const zoom = size / base * 1.02;  // widths do not grow quite evenly
        const parts = columns.map(column => gather(column.rows,
            (words, line) => wrapped(words, Math.max(1, column.width - gap - amountWidth(line) * zoom), text => textWidth(text) * zoom), most));
        const found = {size: size, columns: parts};
        if (parts.every(part => size > smallest ? part.whole : part.even)) return found;
        if (size <= smallest && uneven === null) uneven = found;
        if (size <= least || uneven?.columns.some(part => part.gathered.length > 0)) return uneven;
    }
}
