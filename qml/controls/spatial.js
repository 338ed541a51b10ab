.pragma library

// Finds the place that an arrow key leads to: the one that a person would call the next to the left, right, up or down.
// Places are rectangles {x, y, width, height} in the same coordinates.

// Rotates a place so that the direction becomes right.
function turned(place, direction) {
    switch (direction) {
    case "left": return {x: -place.x - place.width, y: place.y, width: place.width, height: place.height};
    case "down": return {x: place.y, y: place.x, width: place.height, height: place.width};
    case "up": return {x: -place.y - place.height, y: place.x, width: place.height, height: place.width};
    default: return place;
    }
}

// The distance of two intervals; 0 if they overlap.
function gap(start, length, otherStart, otherLength) {
    return Math.max(0, otherStart - start - length, start - otherStart - otherLength);
}

// The distance of the other place to the right; Infinity if it is not there. An overlapping place counts if it sticks out
// further, as with the cards of a fan.
function wayRight(from, to) {
    const along = to.x + to.width / 2 - from.x - from.width / 2;
    const across = Math.abs(to.y + to.height / 2 - from.y - from.height / 2);
    // A card that rose to be read covers a little of the row above.
    const beyond = to.x + to.width / 2 >= from.x + from.width;
    if (along < 1 || (!beyond && along * (from.height + to.height) <= across * (from.width + to.width))) return Infinity;
    // Straight ahead comes before nearer but aside; among touching places, the nearest centre decides.
    return gap(from.x, from.width, to.x, to.width) + 2.5 * gap(from.y, from.height, to.y, to.height) + 0.1 * along + 0.05 * across;
}

// The index of the nearest of `places` in that direction; -1: none.
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

// The largest part of a place that the places inside it leave free.
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
