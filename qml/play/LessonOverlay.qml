pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Lesson

// A lesson over the table: the guide in the log's column, and rings around the items it points at.
Item {
    id: over

    required property LessonModel lesson
    required property HandModel hand
    required property LiveTable table
    required property TableButtons choices
    // Nothing else covers the table.
    property bool clear: true
    property real topInset: 0
    readonly property alias guide: guide
    readonly property rect place: Qt.rect(guide.x, guide.y, guide.width, guide.height)
    // Asks to give the focus back to the table.
    signal tableWanted()
    signal rulesRequested(string rule)
    signal againRequested()
    signal leaveRequested()

    // Follows a card in the hand, which may be tilted or scaled from its lower edge. Of one that others cover it goes around what is in sight.
    function ringOf(item: var): var {
        if (!item || !item.visible || item.width <= 0) return null;
        const grown = item.grown ?? 1, tilt = item.tilt ?? 0, strip = item.raised || item.away ? item.width : item.strip ?? item.width;
        if (strip < item.width) {
            const width = strip - Theme.gapTiny * 2 - Theme.line, aside = (width - item.width) / 2, turned = tilt * Math.PI / 180;  // about the card's middle
            return {place: over.mapFromItem(item, item.width / 2 + aside * Math.cos(turned) - width / 2, aside * Math.sin(turned), width, item.height), tilt: tilt};
        }
        const place = over.mapFromItem(item, item.width * (1 - grown) / 2, item.height * (1 - grown), item.width * grown, item.height * grown);
        return {place: place, tilt: tilt};
    }

    // A card that is shown large, or raised in the hand, lies over the item.
    function isCovered(item: var): bool {
        if (!item) return false;
        const zoom = over.table.zoom;
        const one = over.ringOf(item)?.place;
        const covers = two => one && one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
        if (zoom.shown && covers(over.mapFromItem(zoom, zoom.area))) return true;
        for (let index = 0; index < over.hand.count; ++index) {
            const card = over.table.hand.itemOf(index);
            if (card !== item && (card?.raised || card?.away) && covers(over.ringOf(card).place)) return true;
        }
        return false;
    }

    function buttonOf(key: string): Item {
        const found = over.choices.all.find(each => each.key === key || each.key.startsWith(key + ":") || (key === "pass" && each.key === "passAll"));
        return found ? over.choices.row.buttonFor(found.key) : null;
    }

    function itemOf(place: string): Item {
        const [kind, name] = place.split(":");
        const table = over.table;
        const middle = table.inCombat ? table.combat : table.idle;
        switch (kind) {
        case "card":
            for (let index = 0; index < over.hand.count; ++index)
                if (over.hand.at(index).defKey === name) return table.hand.itemOf(index);
            return null;
        case "button": return over.buttonOf(name);
        case "slot": return table.slotsRow.itemOf(name);
        case "carried":
        case "identity": return table.slotsRow.itemOf(kind);
        case "fighters": return table.combat.fighterSide;
        case "combat":
        case "middle": return middle;
        case "board": return table.board;
        case "dice": return table.dice;
        case "log": return table.log;
        case "topBar": return table.topBar;
        default: return null;
        }
    }

    function lookAround() {
        const wanted = over.clear && over.lesson.active && (over.lesson.mine || over.lesson.mayGoOn || over.lesson.last);
        const seen = wanted ? Array.from(over.lesson.places).map(place => over.itemOf(place)).filter(item => !over.isCovered(item)) : [];
        const places = seen.map(item => over.ringOf(item)).filter(ring => ring !== null);
        if (JSON.stringify(places) !== JSON.stringify(rings.model)) rings.model = places;
    }

    function placeKeyboard() {
        if (!over.clear) return;
        if (over.lesson.mayGoOn || over.lesson.last) guide.focusNext();
        else if (guide.activeFocus) over.tableWanted();
    }

    // The table's items may move at any time; the rings follow.
    Timer {
        interval: 150
        running: over.visible
        repeat: true
        triggeredOnStart: true
        onTriggered: over.lookAround()
    }
    Timer {
        id: keyboard

        interval: 0
        onTriggered: over.placeKeyboard()
    }
    Connections {
        target: over.lesson

        function onChanged() {
            if (over.lesson.mayGoOn || over.lesson.last || guide.activeFocus) keyboard.restart();
        }
    }
    Repeater {
        id: rings

        model: []

        PlaceRing {
            required property var modelData

            place: modelData.place
            tilt: modelData.tilt
        }
    }
    GuidePanel {
        id: guide

        x: over.table.log.x
        y: over.table.log.y + over.topInset
        width: over.table.log.width
        // A long text also takes the whole place of the player's own panel; no step points there. With large text it does so
        // only for a step that is only read, and for a long task: a short one comes first, and the panel stays in sight.
        readonly property real most: over.table.log.height - over.topInset
        readonly property bool read: over.lesson.mayGoOn || over.lesson.last
        height: implicitHeight <= guide.most ? implicitHeight
            : !Theme.largeText || (!guide.read && guide.least > guide.most) ? guide.room : guide.read ? implicitHeight : guide.most
        room: over.table.self.y + over.table.self.height - over.table.log.y - over.topInset
        heading: over.lesson.heading
        text: over.lesson.text
        task: over.lesson.task
        rules: over.lesson.rules
        number: over.lesson.number
        count: over.lesson.count
        mine: over.lesson.mine
        mayGoOn: over.lesson.mayGoOn
        mayGoBack: over.lesson.mayGoBack
        last: over.lesson.last
        onNextRequested: over.lesson.next()
        onBackRequested: over.lesson.back()
        onShowRequested: over.lesson.doIt()
        onAgainRequested: over.againRequested()
        onLeaveRequested: over.leaveRequested()
        onRuleActivated: rule => over.rulesRequested(rule)
    }
    Component.onCompleted: keyboard.restart()
}
