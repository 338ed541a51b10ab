import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Table

// Stores a picture of the table with the game, at the start of each turn and on request. It contains only public items of the
// table: not the hand, the log or the advice.
Item {
    id: picture

    required property Session session
    required property TableView table
    readonly property int turn: picture.session ? picture.session.game.table.turn : 0
    readonly property bool last: picture.session ? picture.session.game.table.over : false
    // The picture's size in pixels, as GamePictures keeps it.
    readonly property size wanted: Qt.size(480, 270)
    // The part of the table in the picture, in the table's coordinates.
    readonly property rect frame: !picture.table ? Qt.rect(0, 0, 0, 0)
        : Qt.rect(0, table.topBar.height, table.opponents.x * 2 + table.opponents.width,
                  table.slotsRow.y + table.slotsRow.height - table.topBar.height)
    readonly property real scaling: Math.min(picture.wanted.width / Math.max(1, picture.frame.width), picture.wanted.height / Math.max(1, picture.frame.height))
    property var waiting: []
    property int round: 0

    // Takes a picture, then calls `then`: after a while even if nothing is painted.
    function take(then: var) {
        picture.waiting = [...picture.waiting, then];
        if (grabbing.running) return;
        grabbing.restart();
        picture.session.beginPicture(Theme.highContrast ? Theme.wood : "transparent");
        picture.grab(picture.openParts(), ++picture.round);
    }

    function openParts(): var {
        const near = picture.table.inCombat ? picture.table.combat.openParts : [picture.table.idle.scene, picture.table.self];
        return [picture.table.opponents, picture.table.board, picture.table.slotsRow, ...near].filter(item => item.visible && item.width > 0 && item.height > 0);
    }

    // An item's place in the picture. The viewer's panel is put into the middle if there is no fight.
    function placeOf(item: Item): rect {
        const at = item === picture.table.self
            ? picture.table.mapFromItem(picture.table.idle, (picture.table.idle.width - item.width) / 2, (picture.table.idle.height - item.height) / 2, item.width, item.height)
            : picture.table.mapFromItem(item, 0, 0, item.width, item.height);
        const left = (picture.wanted.width / picture.scaling - picture.frame.width) / 2 - picture.frame.x;
        const top = (picture.wanted.height / picture.scaling - picture.frame.height) / 2 - picture.frame.y;
        return Qt.rect((at.x + left) * picture.scaling, (at.y + top) * picture.scaling, at.width * picture.scaling, at.height * picture.scaling);
    }

    // Grabs one item after the other, so that the window is never blocked for long.
    function grab(items: var, round: int) {
        if (round !== picture.round) return;  // it took too long: the table is gone
        if (items.length === 0) {
            picture.session.keepPicture();
            picture.goOn();
            return;
        }
        if (!picture.table?.Window.window) return picture.goOn();  // the page is being destroyed
        if (items[0].width <= 0 || items[0].height <= 0) return picture.grab(items.slice(1), round);  // the fight ended meanwhile
        if (Painting.unfinished(items[0])) {
            later.rest = items;
            later.round = round;
            return later.restart();
        }
        const place = picture.placeOf(items[0]);
        const share = Qt.rect(place.x / picture.wanted.width, place.y / picture.wanted.height,
                              place.width / picture.wanted.width, place.height / picture.wanted.height);
        const begun = items[0].grabToImage(result => {
            if (round !== picture.round) return;
            picture.session.addToPicture(result.image, share);
            picture.grab(items.slice(1), round);
        }, Qt.size(Math.ceil(place.width), Math.ceil(place.height)));
        if (!begun) picture.goOn();
    }

    function goOn() {
        grabbing.stop();
        if (picture.last) ++picture.round;
        const all = picture.waiting;
        picture.waiting = [];
        for (const then of all) then();
    }

    onTurnChanged: soon.restart()

    Timer {
        id: later

        property var rest: []
        property int round: 0

        interval: 30
        onTriggered: picture.grab(later.rest, later.round)
    }

    Timer {
        id: grabbing

        interval: 1500
        onTriggered: picture.goOn()
    }
    Timer {
        id: soon

        interval: 900
        onTriggered: {
            if (picture.session.presentation.presenter.busy) soon.restart();
            else picture.take(() => {});
        }
    }
}
