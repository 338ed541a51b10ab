pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import "tagrow.js" as TagRow

// The monsters of a fight. Three, and two in large text, have their names in a row below them. `model`: card roles and `enhancers`.
Item {
    id: monsters

    property alias model: all.model
    readonly property alias count: all.count
    property bool boss: false
    property bool told: false  // words elsewhere tell the names
    property var looming: null  // the card that is about to strike, or null
    property var litIds: []
    property bool sideLit: false
    // The looming card is one of them, which is marked instead of being shown twice.
    readonly property bool loom: {
        for (let index = 0; index < all.count; ++index)
            if ((all.itemAt(index) as MonsterStack)?.striking) return true;
        return false;
    }
    readonly property real begin: all.count > 0 ? Math.max(0, all.itemAt(0)?.x ?? 0) : 0  // of the first one
    // The main monster is the largest. A second and a third one stand beside it; more stand behind it, at the edges first.
    readonly property real largest: Math.min(monsters.ground, monsters.width * [1, 1, 0.56, 0.44, 0.54][Math.min(4, all.count)])
    readonly property real lesser: all.count === 3 ? Math.max(monsters.largest * 0.72, Math.min(monsters.ground * 0.86, monsters.width * 0.34))
        : monsters.largest * (all.count === 2 ? 0.78 : 0.72)
    readonly property var centres: all.count === 2 ? [0.28, 1] : all.count === 3 ? [0.5, 0.17, 0.83] : [0.5, 0, 1, 0.3, 0.7]
    readonly property int tagMost: Math.min(Theme.textTiny, Theme.px(22))
    readonly property int tagSize: monsters.row?.size ?? monsters.tagMost
    property var names: []  // what their tags would tell
    readonly property var order: all.count === 3 ? [1, 0, 2] : [0, 1]  // from left to right
    // Their tags in this order, or null. Mates say only that they are, where there is not enough room for all.
    readonly property var row: {
        if ((all.count !== 3 && !(all.count === 2 && Theme.largeText)) || monsters.names.length !== all.count) return null;
        const found = monsters.fit("whole", monsters.tagMost, false)
            ?? monsters.fit("brief", Math.min(monsters.tagMost, Math.max(11, Math.round(monsters.tagMost * 0.8))), !monsters.told);
        // Two keep room for themselves.
        return all.count === 2 && monsters.heightOf(found) > monsters.height * 0.45 ? null : found;
    }
    readonly property real rowHeight: monsters.heightOf(monsters.row)
    readonly property real ground: monsters.height - Math.max(0, monsters.rowHeight - Theme.px(8))  // where they stand
    signal activated(int cardId)
    signal dropped(int monsterId, int cardId)
    signal peeked(var card, rect where)
    signal peekEnded(int cardId)

    function heightOf(row: var): real {
        return row ? Math.ceil(row.lines * metrics.height * 0.95 * row.size / monsters.tagMost) + Theme.hairline * 2 : 0;
    }

    function listen() {
        monsters.names = Array.from({length: all.count}, (unused, index) => ({whole: all.itemAt(index)?.whole ?? "", brief: all.itemAt(index)?.brief ?? ""}));
    }

    function fit(kind: string, smallest: int, mayCut: bool): var {
        const measure = text => metrics.advanceWidth(text);
        const found = TagRow.fit(Array.from(monsters.order, index => monsters.names[index][kind]), Array.from(monsters.order, index => monsters.width * Math.min(0.83, monsters.centres[index])), monsters.width,
            Theme.gapTiny, Theme.gapTiny * 2, measure, text => Words.narrowest(text, measure, true), monsters.tagMost, smallest, mayCut);
        return found ? Object.assign({kind: kind}, found) : null;
    }

    FontMetrics { id: metrics; font.family: Theme.textFamily; font.pixelSize: monsters.tagMost }
    Repeater {
        id: all

        onItemAdded: () => Qt.callLater(monsters.listen)
        onItemRemoved: () => Qt.callLater(monsters.listen)

        MonsterStack {
            id: stack

            required property var model
            required property int index
            readonly property real centre: all.count < 2 ? 0.52 : monsters.centres[Math.max(0, stack.index) % monsters.centres.length]
            readonly property bool far: all.count > 2 && stack.index > 0
            // The figure stays beside the last word.
            readonly property string whole: Lists.line([stack.model.called ?? stack.model.title ?? "", stack.model.figure ?? ""]).replace(/ · (?=\S*$)/, "\u00a0·\u00a0")
            readonly property string brief: stack.model.mate ? stack.shortTag.replace(/ · (?=\S*$)/, "\u00a0·\u00a0") : stack.whole
            readonly property var place: monsters.row?.places[monsters.order.indexOf(stack.index)] ?? null

            onWholeChanged: () => Qt.callLater(monsters.listen)
            onBriefChanged: () => Qt.callLater(monsters.listen)
            monster: stack.model
            striking: monsters.looming !== null && (monsters.looming.cardId === stack.model.cardId || monsters.looming.title === stack.model.title)
            enhancers: stack.model.enhancers ?? []
            leads: stack.index === 0
            room: stack.leads ? monsters.largest * (monsters.boss && all.count === 1 ? 1.1 : 1) : monsters.lesser
            width: room; height: room
            x: Math.max(0, Math.min(monsters.width - width, monsters.width * stack.centre - width / 2))
            y: monsters.ground - height - (stack.far && !stack.place ? Math.min(monsters.ground - height, monsters.height * 0.14) : 0)
            z: stack.far ? 0 : 1
            // Of more than two, the words below tell the names.
            tag: all.count < 2 ? "" : all.count > 2 && monsters.told && !stack.place ? stack.shortTag : monsters.row?.kind === "brief" ? stack.brief : stack.whole
            shortTag: Lists.line([stack.which, stack.model.figure ?? ""])  // the heading names them all
            tagSize: monsters.tagSize
            tagPlace: stack.place ? Object.assign({}, stack.place, {x: stack.place.x - x}) : null
            tagLift: stack.place ? y + height - monsters.height : stack.far ? Math.max(0, monsters.tagSize * 1.5 - (monsters.height - height - y)) : 0  // above the first one's
            targetLit: monsters.litIds.indexOf(stack.model.cardId) >= 0
            sideLit: monsters.sideLit
            onActivated: cardId => monsters.activated(cardId)
            onDropped: cardId => monsters.dropped(stack.model.cardId, cardId)
            onPeeked: (card, where) => monsters.peeked(card, where)
            onPeekEnded: cardId => monsters.peekEnded(cardId)
        }
    }
}
