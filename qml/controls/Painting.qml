pragma Singleton
import QtQuick

// Whether an item may be grabbed for a picture yet.
QtObject {
    id: painting

    // Whether something in it is still being painted, on another thread, fades in or is on its way. A grab would show it blank, or where it
    // was before.
    function unfinished(item: Item): bool {
        const loading = [Image.Loading, Loader.Loading];
        for (let index = 0; index < item.children.length; ++index) {
            const child = item.children[index];
            if (!child.visible) continue;
            if (child["pending"] === true || (child["asynchronous"] === true && loading.includes(child["status"]))) return true;
            if (child.opacity > 0 && painting.unfinished(child)) return true;
        }
        return false;
    }
}
