pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// Cards to pick from, in large text with their names below. A click or Enter picks, arrow keys move the focus. `badgeOf`: a card's badge
// for its role `receiver`. If the model tells where each card is (its role `group`), cards of one place stand together below its name.
Item {
    id: grid

    property alias model: cards.model
    property real cardWidth: Theme.cardSlot * 1.1
    property var badgeOf: null
    property var worthOf: null  // text below a card's name
    property string emptyText: qsTr("Nothing to choose from")
    property DraftDialog zoomer: null  // shows cards large
    property bool centred: false  // cards of one place
    property bool lowered: false  // leaves the room of names of places, for cards beside another grid that has them
    readonly property bool named: new Set(grid.entries.map(one => one?.["group"] ?? "")).size > 1
    readonly property var entries: grid.changes >= 0 ? Array.from({length: cards.count}, (unused, index) => cards.itemAt(index)) : []
    // The widths that cards need with their prices, and those that they have, which lets their names spread without another row.
    readonly property var needs: grid.entries.map(one => one?.["need"] ?? 0)
    readonly property real badgeScale: Math.min(1, ...grid.entries.map(one => one?.["badgeFit"] ?? 1))
    readonly property real spread: grid.laid?.spread ?? 0
    readonly property var widths: grid.spreadTo(grid.wishSpread)
    property int mostInRow: 8
    // The width in pixels at which they stand in one row, or in as few even rows as possible.
    readonly property real wishWidth: {
        const all = grid.widths, rows = Math.ceil(all.length / grid.mostInRow);
        const inRow = rows > 0 ? Math.ceil(all.length / rows) : 0;
        return inRow === 0 ? 0 : inRow * (Math.max(...all) + grid.spacing) - grid.spacing + grid.margin * 2;
    }
    signal toggled(int row)
    // The second click of a double click chooses what is picked instead of toggling the card once more.
    property bool choosesByDoubleClick: false
    signal chosen()

    readonly property real spacing: Theme.gap
    readonly property var groupNames: ({hand: qsTr("In your hand"), worn: qsTr("Equipped"), carried: qsTr("Carried"), "": qsTr("On the table")})
    readonly property real nameGap: Math.ceil(grid.cardWidth * 0.1) + Theme.gapTiny  // clear of a chosen card's frame
    readonly property bool spelled: Theme.largeText || grid.cardWidth < Theme.px(64)  // their own headings do not grow with it, and chips have none
    readonly property real nameHeight: Theme.textSmall * 1.7
    property int changes: 0  // of the cards
    readonly property real margin: Math.ceil(grid.cardWidth * 0.09)  // on the left, for the glow of a chosen card
    // The width at which most names stand whole in two lines, and the size of all names but those that would still be cut.
    readonly property real wishSpread: {
        const wishes = grid.spelled ? grid.entries.map(one => lettering.leastWidth(one?.["title"] ?? "", Theme.textTiny)).sort((one, other) => one - other) : [];
        return Math.ceil(Math.min(grid.cardWidth * 1.6, wishes[Math.ceil(wishes.length * 0.9) - 1] ?? 0));
    }
    readonly property int nameSize: {
        const sizes = grid.spelled ? grid.entries.map(one => lettering.size(one?.["title"] ?? "", one?.width ?? 0, Theme.textTiny)).sort((one, other) => other - one) : [];
        return sizes[Math.ceil(sizes.length * 0.75) - 1] ?? Theme.textTiny;
    }
    // Where the cards and the names of their places stand: {places: points, names: [{text, x, y}], height, spread}. Cards of several places stand
    // beside each other if they fit. Rows of one place have equal lengths: six cards in a width for five are three and three.
    readonly property var laid: {
        const close = grid.layOut(0);
        if (grid.wishSpread <= grid.cardWidth) return close;
        let [fits, least, most] = [close, grid.cardWidth, grid.wishSpread + 1];
        while (most - least > 1) {
            const middle = Math.round((least + most) / 2), tried = grid.layOut(middle);
            if (tried.height <= close.height) [fits, least] = [tried, middle];
            else most = middle;
        }
        return fits;
    }

    implicitHeight: cards.count === 0 ? nothing.height : grid.laid.height
    height: implicitHeight

    function spreadTo(least: real): var {
        return grid.needs.map(need => Math.max(need, least));
    }

    function layOut(spread: real): var {
        const items = grid.entries, widths = grid.spreadTo(spread);
        const groups = [];
        items.forEach((item, index) => {
            const name = item?.["group"] ?? "";
            if (index === 0 || groups[groups.length - 1].name !== name) groups.push({name: name, kinds: new Set(), widths: [], heights: []});
            groups[groups.length - 1].kinds.add(item?.["kindName"] ?? "");
            groups[groups.length - 1].widths.push(widths[index]);
            groups[groups.length - 1].heights.push(item?.height ?? 0);
        });
        const named = grid.named;
        const laid = {places: [], names: [], height: 0, spread: spread};
        let right = 0, top = 0;  // of the groups beside each other so far
        for (const group of groups) {
            // Cards beside the Items, such as a Race or an Ally, are what there is of them: not every edition has Races.
            const name = group.name === "others" ? Lists.names(group.kinds) : grid.groupNames[group.name] ?? "";
            const whole = Math.max(group.widths.reduce((sum, width) => sum + width + grid.spacing, -grid.spacing), named ? metrics.advanceWidth(name) : 0);
            const beside = right > 0 && right + grid.spacing * 2 + whole <= grid.width;
            if (right > 0 && !beside) top = laid.height + grid.spacing;
            const left = beside ? right + grid.spacing * 2 : grid.margin;
            if (named) laid.names.push({text: name, x: left, y: top});
            grid.layGroup(laid, group, left, top + (named || grid.lowered ? grid.nameHeight : 0));
            right = left + whole <= grid.width ? left + whole : grid.width;
        }
        return laid;
    }

    // Rows of even lengths, unless prices widen single cards.
    function layGroup(laid: var, group: var, left: real, top: real) {
        const mates = group.widths.length;
        const fit = Math.max(1, Math.floor((grid.width - left + grid.spacing) / (Math.max(grid.cardWidth, laid.spread) + grid.spacing)));
        const even = mates <= fit ? fit : Math.ceil(mates / Math.ceil(mates / fit));
        const rows = [];
        let x = 0;
        group.widths.forEach((width, index) => {
            const full = grid.worthOf === null ? index % even === 0 : x > 0 && left + x + width > grid.width;
            if (index === 0 || full) {
                rows.push({first: index, width: 0});
                x = 0;
            }
            x += width + grid.spacing;
            rows[rows.length - 1].width = x - grid.spacing;
        });
        let y = top;
        rows.forEach((row, number) => {
            x = grid.centred && laid.names.length === 0 ? Math.max(left, Math.round((grid.width - row.width) / 2)) : left;
            for (let index = row.first; index < (rows[number + 1]?.first ?? mates); ++index) {
                laid.places.push(Qt.point(x, y));
                x += group.widths[index] + grid.spacing;
                laid.height = Math.max(laid.height, y + group.heights[index]);
            }
            y = laid.height + grid.spacing;
        });
    }

    FontMetrics { id: metrics; font.family: Theme.textFamily; font.pixelSize: Theme.textSmall }
    FontMetrics {
        id: lettering

        font.family: Theme.textFamily
        font.pixelSize: 100

        // The narrowest width for a name in two lines of that size.
        function leastWidth(name: string, size: int): real {
            return Words.narrowest(name, text => lettering.advanceWidth(text), false) * size / 100 + 1;
        }

        function size(name: string, width: real, most: int): int {
            return Math.min(most, Math.floor((width - 1) / lettering.leastWidth(name, 100) * 100));
        }
    }

    // Focuses that card or the nearest one; false if there are none.
    function focusCard(row: int): bool {
        const item = cards.itemAt(Math.max(0, Math.min(cards.count - 1, row)));
        if (item) item.forceActiveFocus();
        return row >= 0 && row < cards.count;
    }

    BodyText {
        id: nothing

        width: parent.width
        visible: cards.count === 0
        text: grid.emptyText
        color: Theme.inkMuted
    }
    Repeater {
        model: grid.laid.names

        BodyText {
            required property var modelData

            x: modelData.x
            y: modelData.y
            height: grid.nameHeight
            text: modelData.text
            color: Theme.inkMuted
            font.pixelSize: Theme.textSmall
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
    }
    Repeater {
        id: cards

        onItemAdded: ++grid.changes
        onItemRemoved: ++grid.changes

        FocusScope {
            id: entry

            required property var model
            required property int index
            readonly property point place: grid.laid.places[entry.index] ?? Qt.point(0, 0)
            readonly property string group: entry.model.group ?? ""
            readonly property string kindName: (entry.model.footerLeft ?? "") || Kinds.label(entry.model.kind)
            property double toggledAt: 0  // milliseconds since 1970
            readonly property string badge: grid.badgeOf ? grid.badgeOf(entry.model.receiver) : ""

            readonly property string worth: {
                const tell = grid.worthOf;
                return tell ? tell(entry.model) : "";
            }

            readonly property string title: entry.model.title
            readonly property real badgeFit: mark.visible ? Math.min(1, card.width / mark.width) : 1
            readonly property real need: Math.max(grid.cardWidth, grid.worthOf ? price.implicitWidth : 0)

            x: entry.place.x
            y: entry.place.y
            width: Math.max(entry.need, grid.spread)
            height: grid.cardWidth * Theme.cardRatio + (grid.spelled ? name.height : 0) + grid.nameGap + (grid.worthOf ? price.implicitHeight : 0)
            activeFocusOnTab: true
            // A card that was clicked is not enlarged when the dialog opens again.
            onVisibleChanged: if (!entry.visible) entry.focus = false

            PeekCard {
                id: card

                anchors.horizontalCenter: parent.horizontalCenter
                focus: true
                zoomer: grid.zoomer
                card: entry.model
                cardWidth: grid.cardWidth
                wordless: grid.cardWidth < Theme.cardHand  // else only the short texts are told
                textFirst: true  // or begun, all of them
                selected: entry.model.picked || entry.badge !== ""
                onActivated: {
                    const again = grid.choosesByDoubleClick && Date.now() - entry.toggledAt < Application.styleHints.mouseDoubleClickInterval;
                    entry.toggledAt = again ? 0 : Date.now();
                    if (again) grid.chosen();
                    else grid.toggled(entry.index);
                }
                Keys.onLeftPressed: event => { event.accepted = grid.focusCard(entry.index - 1); }
                Keys.onRightPressed: event => { event.accepted = grid.focusCard(entry.index + 1); }
            }
            FittedText {
                id: name

                anchors.top: card.bottom
                anchors.topMargin: grid.nameGap
                width: parent.width
                height: Theme.textTiny * 2.6
                visible: grid.spelled
                text: entry.title
                most: grid.nameSize
                least: 8
                mostHeight: name.height
                Accessible.ignored: true
            }
            BodyText {
                id: price

                anchors.bottom: parent.bottom
                width: parent.width
                visible: grid.worthOf !== null
                text: entry.worth
                font.pixelSize: Theme.textSmall
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.NoWrap
            }
            // Leaves the card's name and price visible.
            Rectangle {
                anchors.centerIn: card
                visible: entry.model.picked
                width: Theme.px(30)
                height: width
                radius: width / 2
                color: Theme.gold
                border.color: Theme.inkOnPaper
                border.width: Theme.line

                GameIcon {
                    anchors.centerIn: parent
                    name: "check-mark"
                    color: Theme.inkOnPaper
                    width: parent.width * 0.66
                    height: width
                }
            }
            // As wide as the card at most, in somewhat smaller letters if necessary, as the others'.
            Chip {
                id: mark

                anchors.horizontalCenter: card.horizontalCenter
                anchors.bottom: card.bottom
                anchors.bottomMargin: Theme.px(4)
                transformOrigin: Item.Bottom
                scale: grid.badgeScale
                most: card.width / 0.6
                visible: entry.badge !== ""
                text: entry.badge
                tone: Theme.goldDark
            }
        }
    }
}
