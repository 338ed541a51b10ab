import QtQuick
import "spatial.js" as Spatial

// The arrow keys, for whatever in `area` has not taken them: they bring the keyboard from where it is to the nearest thing in
// that direction that Tab reaches, too. `Keys.onPressed: event => { event.accepted = arrows.take(event); }`
Item {
    id: arrows

    required property Item area
    // While nothing in particular has the keyboard, to the first thing, as Tab does; not to the nearest from the middle.
    property bool fromFirst: false
    readonly property var directions: ({[Qt.Key_Left]: "left", [Qt.Key_Right]: "right", [Qt.Key_Up]: "up", [Qt.Key_Down]: "down"})

    visible: false

    // False: it is no arrow, or nothing lies there.
    function take(event: var): bool {
        const direction = arrows.directions[event.key];
        return direction !== undefined && (event.modifiers & ~Qt.KeypadModifier) === 0 && arrows.go(direction);
    }

    function go(direction: string): bool {
        const found = [];
        arrows.gather(arrows.area, found);
        const here = arrows.placeOf(arrows.Window.activeFocusItem, found);
        if (!here && arrows.fromFirst) return arrows.leadToFirst(found);
        const from = here?.place ?? arrows.middle();
        const others = found.filter(one => one !== here);
        // What is scrolled out of sight comes before what lies beyond the pane.
        const pane = direction === "up" || direction === "down" ? arrows.paneOf(here?.item ?? null) : null;
        return (pane !== null && arrows.lead(from, others.filter(one => arrows.paneOf(one.item) === pane), direction))
            || arrows.lead(from, others, direction);
    }

    function lead(from: rect, others: var, direction: string): bool {
        const next = Spatial.nearest(from, others.map(one => one.place), direction);
        if (next < 0) return false;
        others[next].item.forceActiveFocus(Qt.TabFocusReason);
        return true;
    }

    // By lines, as one reads; what shows beside it may be set a little higher.
    function leadToFirst(found: var): bool {
        const way = one => one.place.y < 0 ? Infinity : one.place.y * 4 + one.place.x;
        const first = found.reduce((best, one) => best === null || way(one) < way(best) ? one : best, null);
        first?.item.forceActiveFocus(Qt.TabFocusReason);
        return first !== null;
    }

    // What scrolls up and down around a thing; null: nothing does.
    function paneOf(item: Item): Flickable {
        for (let above = item?.parent; above && above !== arrows.area; above = above.parent)
            if (above instanceof Flickable && above.contentHeight > above.height + 1) return above;
        return null;
    }

    // While nothing in particular has the keyboard.
    function middle(): rect {
        return Qt.rect(arrows.area.width / 2, arrows.area.height / 2, 0, 0);
    }

    // The one that has the keyboard, itself or by a part of it.
    function placeOf(focused: Item, found: var): var {
        for (let item = focused; item && item !== arrows.area; item = item.parent) {
            const here = found.find(one => one.item === item);
            if (here) return here;
        }
        return null;
    }

    // Adds {item, place} for all that lies below and can have the keyboard, and gives the places of the outermost of them.
    function gather(above: Item, found: var): var {
        const places = [];
        for (let index = 0; index < above.children.length; ++index) {
            const item = above.children[index];
            if (!item.visible || !item.enabled) continue;
            const inside = arrows.gather(item, found);
            if (!item.activeFocusOnTab || item.width <= 0 || item.height <= 0) {
                places.push(...inside);
                continue;
            }
            const place = arrows.area.mapFromItem(item, 0, 0, item.width, item.height);
            found.push({item: item, place: Spatial.ownPart(place, inside)});
            places.push(place);
        }
        return places;
    }
}
