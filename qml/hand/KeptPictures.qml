pragma Singleton
import QtQuick

// Pictures that were shown a short time ago, the newest last. Qt keeps what is on the screen, and little more; these are there at
// once when their cards are laid out anew, as they are for the next player at this screen.
Item {
    id: kept

    // One and a half screens of them.
    property int mostPixels: {
        const screen = Application.screens[0];
        return Math.min(6e6, Math.max(1.5e6, screen ? screen.width * screen.height * screen.devicePixelRatio ** 2 * 1.5 : 0));
    }
    property var held: []  // the oldest first: {key: address, size and fill mode, as Qt keeps them, picture: Image}
    property int pixels: 0

    // Call when such a picture is painted. (No Map: Qt 6.4 reads past its end when something is deleted from it.)
    function keep(address: string, size: size, fillMode: int) {
        const key = address + "@" + size.width + "x" + size.height + "@" + fillMode;
        const known = kept.held.find(one => one.key === key);
        if (!known && size.width * size.height > kept.mostPixels / 8) return;
        const newest = known ?? {key: key, picture: maker.createObject(kept, {source: address, sourceSize: size, fillMode: fillMode})};
        const all = kept.held.filter(one => one !== newest).concat(newest);
        if (!known) kept.pixels += size.width * size.height;
        let gone = 0;
        for (; kept.pixels > kept.mostPixels; ++gone) {
            const oldest = all[gone].picture;
            kept.pixels -= oldest.sourceSize.width * oldest.sourceSize.height;
            oldest.destroy();
        }
        kept.held = all.slice(gone);
    }

    // The size in which such a picture was kept last; 0 x 0: it was not.
    function sizeOf(address: string, fillMode: int): size {
        const found = kept.held.filter(one => one.key.startsWith(address + "@") && one.key.endsWith("@" + fillMode) && one.picture.status === Image.Ready);
        return found.length > 0 ? found[found.length - 1].picture.sourceSize : Qt.size(0, 0);
    }

    Component {
        id: maker

        Image { asynchronous: true; visible: false; Accessible.ignored: true }
    }
}
