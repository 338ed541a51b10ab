pragma Singleton
import QtQuick

// Pictures that were shown a short time ago, the newest last. Qt keeps what is on the screen, and little more; these are there at
// once when their cards are laid out anew, as they are for the next player at this screen.
Item {
    id: kept

    property int mostPixels: 6 * 1024 * 1024
    property var held: new Map()  // by address, size and fill mode, as Qt keeps them: Image
    property int pixels: 0

    // Call when such a picture is painted.
    function keep(address: string, size: size, fillMode: int) {
        const key = address + "@" + size.width + "x" + size.height + "@" + fillMode;
        const known = kept.held.get(key);
        if (!known && size.width * size.height > kept.mostPixels / 8) return;
        kept.held.delete(key);
        kept.held.set(key, known ?? maker.createObject(kept, {source: address, sourceSize: size, fillMode: fillMode}));
        if (!known) kept.pixels += size.width * size.height;
        for (const [oldest, picture] of kept.held) {
            if (kept.pixels <= kept.mostPixels) return;
            kept.pixels -= picture.sourceSize.width * picture.sourceSize.height;
            kept.held.delete(oldest);
            picture.destroy();
        }
    }

    Component {
        id: maker

        Image { asynchronous: true; visible: false; Accessible.ignored: true }
    }
}
