import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme

// A tooltip: `Tip { shown: hover.hovered; text: ... }` inside the item that it explains. It stands above the item, or as asked, unless it
// would cover a button there that can be pressed. A dialog that opens closes it.
T.ToolTip {
    id: tip

    property bool shown: false
    property bool below: false
    property bool beside: false  // at the right
    readonly property var wishes: tip.beside ? ["right", "left", "above", "below"] : tip.below ? ["below", "above", "right", "left"] : ["above", "below", "right", "left"]
    property string side: tip.wishes[0]
    property real most: Theme.px(340)  // of its width
    property int dialogs: 0  // that were open when it was asked for
    readonly property bool inWindow: !!tip.parent && tip.parent.Window.window !== null
    readonly property bool wanted: tip.shown && tip.dialogs === Lull.dialogs && !Lull.veiled && tip.inWindow && tip.text !== ""

    property int after: Theme.tipDelay  // ms
    property bool waited: false

    onShownChanged: tip.dialogs = Lull.dialogs
    onWantedChanged: tip.waited = tip.after === 0
    visible: tip.wanted && tip.waited
    x: tip.spot(tip.side).x
    y: tip.spot(tip.side).y
    width: implicitContentWidth
    height: implicitContentHeight
    margins: Theme.gapSmall
    padding: 0
    closePolicy: T.Popup.NoAutoClose

    // In the coordinates of the item.
    function spot(side: string): point {
        if (!tip.parent) return Qt.point(0, 0);
        const middle = Qt.point(Math.round((tip.parent.width - tip.width) / 2), Math.round((tip.parent.height - tip.height) / 2));
        switch (side) {
        case "right": return Qt.point(tip.parent.width + Theme.gapLarge, middle.y);
        case "left": return Qt.point(-tip.width - Theme.gapLarge, middle.y);
        case "below": return Qt.point(middle.x, tip.parent.height + Theme.gapTiny);
        default: return Qt.point(middle.x, -tip.height - Theme.gapTiny);
        }
    }

    // How much of those places, in square pixels, it would cover there.
    function covered(side: string, places: var): real {
        const at = tip.spot(side);
        const box = tip.parent.mapToItem(null, at.x, at.y, tip.width, tip.height);
        // As the window's edges push it.
        const x = Math.max(tip.margins, Math.min(box.x, tip.parent.Window.width - box.width - tip.margins));
        const y = Math.max(tip.margins, Math.min(box.y, tip.parent.Window.height - box.height - tip.margins));
        return places.reduce((sum, one) => sum + Math.max(0, Math.min(x + box.width, one.x + one.width) - Math.max(x, one.x))
                                               * Math.max(0, Math.min(y + box.height, one.y + one.height) - Math.max(y, one.y)), 0);
    }

    function choose() {
        if (!tip.inWindow) return;
        const own = tip.parent.mapToItem(null, 0, 0, tip.parent.width, tip.parent.height);
        const places = NearButtons.beside(tip.parent).concat(own);
        const costs = tip.wishes.map(side => tip.covered(side, places));
        tip.side = tip.wishes[costs.indexOf(Math.min(...costs))];
    }

    onAboutToShow: tip.choose()
    onWidthChanged: if (tip.visible) tip.choose()
    onHeightChanged: if (tip.visible) tip.choose()

    // Not `delay`, whose clock runs on after the bindings of an item that is about to be deleted, and then finds no window.
    readonly property Timer clock: Timer {
        interval: tip.after
        running: tip.wanted
        onTriggered: tip.waited = true
    }

    // Most tips are never seen.
    // qmllint disable unqualified
    contentItem: Loader {
        active: tip.wanted || tip.visible
        sourceComponent: TipWords { told: tip.text; most: tip.most; margin: Theme.gapSmall }
    }
    // qmllint enable unqualified
}
