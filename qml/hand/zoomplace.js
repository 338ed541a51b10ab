.pragma library

// Finds the place for an enlarged card: beside the card on the table, and covering little of what should stay visible.

function overlap(a, b) {
    const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
    const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
    return w > 0 && h > 0 ? w * h : 0;
}

// Beside a dialog, at its middle: one place for all its cards. frame: the dialog's rectangle; from, to: the left and right ends of what is
// free. Null if neither side has room for a card that can be read; otherwise {x, y, scale}.
function beside(room, size, frame, from, to, margin, least) {
    const left = frame.x - from - margin * 2, right = to - frame.x - frame.width - margin * 2;
    const scale = Math.min(1, Math.max(left, right) / size.width);
    if (scale < Math.min(1, Math.max(0.6, least))) return null;
    const w = size.width * scale, h = size.height * scale;
    const y = Math.max(margin, Math.min(room.height - h - margin, frame.y + (frame.height - h) / 2));
    return {x: left >= right ? frame.x - margin - w : frame.x + frame.width + margin, y: y, scale: scale};
}

// room: {width, height}; size: the card's maximum size; avoid: the card on the table; clear: [{rect, weight}];
// least: the smallest scale at which it can be read, if it is not over 1.
// Returns {x, y, scale}.
function place(room, size, avoid, clear, margin, least) {
    let best = null;
    for (const scale of [1, 0.86, 0.74].filter(one => one === 1 || one >= least)) {
        const w = size.width * scale, h = size.height * scale;
        const middle = avoid.y + avoid.height / 2 - h / 2;
        const right = avoid.x + avoid.width + margin, left = avoid.x - w - margin;
        const near = avoid.x + avoid.width / 2 > room.width / 2 ? [left, right] : [right, left];
        const xs = near.concat([margin, room.width - w - margin]);
        for (let i = 0; i < xs.length; ++i) {
            const x = Math.max(margin, Math.min(room.width - w - margin, xs[i]));
            // Between a heading and buttons that must stay visible, too.
            const ends = [];
            for (const part of clear)
                if (part.weight > 1) ends.push(part.rect.y + part.rect.height + 1, part.rect.y - h - 1);
            for (const wish of [middle, margin, room.height - h - margin, ...ends]) {
                const y = Math.max(margin, Math.min(room.height - h - margin, wish));
                const here = {x: x, y: y, width: w, height: h};
                let cost = 8 * overlap(here, avoid);
                for (const part of clear) cost += part.weight * overlap(here, part.rect);
                // Less obvious and more distant places cost a little more.
                const gap = Math.max(0, x - avoid.x - avoid.width, avoid.x - x - w) + Math.max(0, y - avoid.y - avoid.height, avoid.y - y - h);
                cost = cost / (w * h) + 1.5 * gap / room.width + (1 - scale) * 0.5 + i * 0.02 + (wish === middle ? 0 : 0.02);
                if (best === null || cost < best.cost - 1e-6) best = {x: x, y: y, scale: scale, cost: cost};
            }
        }
    }
    return best;
}
