.pragma library

// The positions of the level track's spaces: evenly along a line that rises at the left, crosses the top and descends at
// the right, with round corners, as fractions of the board. `t` runs from 0 (Level 1) to 1 (the goal). A long track
// descends to the bottom.
function point(t, aspect, long) {
    const left = 0.13;
    const right = 0.885;
    const top = 0.29;
    const bottom = 0.9;
    const end = long ? bottom : 0.64;
    // Lengths in units of the board's height, so that the spaces look even.
    const span = (right - left) * aspect;
    const round = Math.min(0.25, span / 2);
    const up = bottom - top - round;
    const arc = Math.PI / 2 * round;
    const across = span - 2 * round;
    const down = end - top - round;
    const total = up + arc + across + arc + down;
    let way = Math.max(0, Math.min(1, t)) * total;
    if (way <= up) return Qt.point(left, bottom - way);
    way -= up;
    if (way <= arc) {
        const angle = way / round;
        return Qt.point(left + (round - Math.cos(angle) * round) / aspect, top + round - Math.sin(angle) * round);
    }
    way -= arc;
    if (way <= across) return Qt.point(left + (round + way) / aspect, top);
    way -= across;
    if (way <= arc) {
        const angle = way / round;
        return Qt.point(right - (round - Math.sin(angle) * round) / aspect, top + round - Math.cos(angle) * round);
    }
    way -= arc;
    return Qt.point(right, top + round + way);
}
