.pragma library

// Where names stand in one row, each as near to its middle as it can be.

function sum(widths) {
    return widths.reduce((all, width) => all + width, 0);
}

// The widths, the largest cut to the same, so that their sum is `room`.
function cut(widths, room) {
    let left = room, many = widths.length;
    for (const width of widths.slice().sort((a, b) => a - b)) {
        if (width * many > left) return widths.map(each => Math.min(each, left / many));
        left -= width;
        --many;
    }
    return widths;
}

// texts, from left to right; middles: of what they name; pad: left and right of the words together; measure(text): its width in type of size
// `largest`; narrowest(text): its least width in two lines of that. Gives {size, lines, places: [{x, width, fits, pad}]}: the largest type in
// which they are whole in one line or two. If there is none, some are cut in the largest, or it is null unless they `mayCut`.
function fit(texts, middles, room, gap, pad, measure, narrowest, largest, smallest, mayCut) {
    const most = room - gap * (texts.length - 1);
    const whole = texts.map(text => measure(text) / largest), narrow = texts.map(text => narrowest(text) / largest);
    const wide = (parts, size) => parts.map(part => Math.ceil(part * size * 1.02) + 1 + pad);  // widths do not grow quite evenly
    let size = largest;
    while (size > smallest && sum(wide(narrow, size)) > most) --size;
    const fits = sum(wide(narrow, size)) <= most;
    if (!fits && !mayCut) return null;
    if (!fits) size = largest;
    const [one, two] = [wide(whole, size), wide(narrow, size)];
    const widths = fits ? two.slice() : cut(two, most);
    // Those that need little more stand in one line.
    for (const index of texts.map((text, index) => index).sort((a, b) => one[a] - two[a] - one[b] + two[b]))
        if (sum(widths) - widths[index] + one[index] <= most) widths[index] = one[index];
    const places = [];
    let begin = 0;
    for (const [index, width] of widths.entries()) {
        const rest = sum(widths.slice(index)) + gap * (widths.length - 1 - index);
        const x = Math.max(begin, Math.min(middles[index] - width / 2, room - rest));
        places.push({x: x, width: width, fits: width >= two[index], pad: pad});
        begin = x + width + gap;
    }
    return {size: size, lines: widths.every((width, index) => width >= one[index] || width < two[index]) ? 1 : 2, places: places};
}
