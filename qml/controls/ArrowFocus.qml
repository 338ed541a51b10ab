import QtQuick
import "spatial.js" as Spatial

// Arrow keys that no item in `area` has accepted move the focus to the nearest item in that direction, among those that Tab
// reaches. `Keys.onPressed: event => { event.accepted = arrows.take(event); }`
Item {
    id: arrows

    required property Item area
    // Without a focused item, an arrow key goes to the first item, as Tab does, not to the nearest from the middle.
    property bool fromFirst: false

    visible: false

    // False if the key is not an arrow, or there is no item in its direction.
    function take(event: var): bool {
        const directions = {[Qt.Key_Left]: "left", [Qt.Key_Right]: "right", [Qt.Key_Up]: "up", [Qt.Key_Down]: "down"};
        const direction = directions[event.key];
        return direction !== undefined && (event.modifiers & ~Qt.KeypadModifier) === 0 && arrows.go(direction);
    }

    function go(direction: string): bool {
        const found = [];
        arrows.gather(arrows.area, found);
        const here = arrows.placeOf(arrows.Window.activeFocusItem, found);
        if (!here && arrows.fromFirst) return arrows.leadToFirst(found);
        const from = here?.place ?? arrows.middle();
        const others = found.filter(one => one !== here);
        // Items scrolled out of view come before those outside the pane.
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

    // In reading order; items of a line may differ a little in height.
    function leadToFirst(found: var): bool {
        const way = one => one.place.y < 0 ? Infinity : one.place.y * 4 + one.place.x;
        const first = found.reduce((best, one) => best === null || way(one) < way(best) ? one : best, null);
        first?.item.forceActiveFocus(Qt.TabFocusReason);
        return first !== null;
    }

    // The item's vertically scrolling ancestor, or null.
    function paneOf(item: Item): Flickable {
        for (let above = item?.parent; above && above !== arrows.area; above = above.parent)
            if (above instanceof Flickable && above.contentHeight > above.height + 1) return above;
        return null;
    }

    // The starting point without a focused item.
    function middle(): rect {
        return Qt.rect(arrows.area.width / 2, arrows.area.height / 2, 0, 0);
    }

    // The entry of the focused item or of its ancestor.
    function placeOf(focused: Item, found: var): var {
        for (let item = focused; item && item !== arrows.area; item = item.parent) {
            const here = found.find(one => one.item === item);
            if (here) return here;
        }
        return null;
    }

    // Adds {item, place} for all focusable descendants, and returns the places of the outermost ones.
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
