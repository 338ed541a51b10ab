.pragma library

// Where an arrow key leads: which of several places a person would call the next one to the left, right, up or down.
// Places are rectangles {x, y, width, height} in one system of coordinates.

// Seen from a side from which that direction is to the right.
function turned(place, direction) {
    switch (direction) {
    case "left": return {x: -place.x - place.width, y: place.y, width: place.width, height: place.height};
    case "down": return {x: place.y, y: place.x, width: place.height, height: place.width};
    case "up": return {x: -place.y - place.height, y: place.x, width: place.height, height: place.width};
    default: return place;
    }
}

// Between two stretches of a line; 0 where they overlap.
function gap(start, length, otherStart, otherLength) {
    return Math.max(0, otherStart - start - length, start - otherStart - otherLength);
}

// How far the other place is to the right; Infinity: it does not lie there. What overlaps lies where it sticks out further,
// as the cards of a fan do.
function wayRight(from, to) {
    const along = to.x + to.width / 2 - from.x - from.width / 2;
    const across = Math.abs(to.y + to.height / 2 - from.y - from.height / 2);
    const beyond = to.x >= from.x + from.width - 1;
    if (along < 1 || (!beyond && along * (from.height + to.height) <= across * (from.width + to.width))) return Infinity;
    // Straight on comes before nearer but aside; among what touches, the nearest middle decides.
    return gap(from.x, from.width, to.x, to.width) + 2.5 * gap(from.y, from.height, to.y, to.height) + 0.1 * along + 0.05 * across;
}

// The index of the nearest of `places` in that direction; -1: none lies there.
function nearest(from, places, direction) {
    const start = turned(from, direction);
    let best = -1;
    let least = Infinity;
    for (let index = 0; index < places.length; ++index) {
        const way = wayRight(start, turned(places[index], direction));
        if (way < least) {
            least = way;
            best = index;
        }
    }
    return best;
}

// Of a place that holds others, the largest part beside them: that is where it lies for somebody who looks for it.
function ownPart(place, inside) {
    if (inside.length === 0) return place;
    const left = Math.min(...inside.map(one => one.x));
    const top = Math.min(...inside.map(one => one.y));
    const right = Math.max(...inside.map(one => one.x + one.width));
    const bottom = Math.max(...inside.map(one => one.y + one.height));
    const parts = [
        {x: place.x, y: place.y, width: left - place.x, height: place.height},
        {x: place.x, y: place.y, width: place.width, height: top - place.y},
        {x: right, y: place.y, width: place.x + place.width - right, height: place.height},
        {x: place.x, y: bottom, width: place.width, height: place.y + place.height - bottom}];
    const size = part => Math.max(0, part.width) * Math.max(0, part.height);
    const best = parts.reduce((one, other) => size(other) > size(one) ? other : one);
    return size(best) > 0 ? best : place;
}
