pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme

// The player's current actions. `actions`: objects {key, text, look, icon, allowed, whyNot, aside, careful, sequence, tip, brief}.
// Forbidden ones stay and explain themselves when pressed. Buttons with `aside` are at the right edge. The others start at
// the bottom left and wrap upwards, so that the first keeps its place under the pointer. If that spares a row, the buttons have
// small margins, or else lose their keys, too, first those at the edge, and those with `brief` there are only pictograms; with
// `slimFirst`, in large text, they have smaller letters before they take a second row. Those that two rows do not hold, with their keys
// unless the text is large, are behind "More". The row is rebuilt when the actions change; focusButton() then restores the focus.
Item {
    id: row

    property var actions: []
    property real spacing: Theme.gapSmall
    property bool slimFirst: false
    property bool deaf: false  // see ActionButton
    readonly property var main: Array.from(row.actions).filter(action => !action.aside)
    readonly property var apart: Array.from(row.actions).filter(action => action.aside)
    property int rebuilt: 0
    readonly property int mostRows: 2
    // The widest size of the buttons with which one row holds them, or else two rows without shrinking any.
    readonly property var fit: {
        const sizes = ["wholeWidth", "snugWidth", "tightWidth"].map(size => ({size: size, side: size, brief: false}));
        const brief = sizes.map(one => ({size: one.size, side: one.side, brief: true}));
        if (row.rebuilt < 0) return sizes[0];
        const slim = {size: "slimWidth", side: "tightWidth", brief: true};
        const keyed = [false, true].map(brief => ({size: "snugWidth", side: "tightWidth", brief: brief}));  // but not at the edge
        return [...sizes.slice(0, 2), ...keyed, sizes[2], brief[2]].find(one => row.widthOf(one) <= row.width)
            ?? (row.slimFirst && Theme.largeText && row.widthOf(slim) <= row.width ? slim : null)
            ?? [...sizes.slice(0, 2), ...brief.slice(0, 2)].find(one => row.rowsOf(one, buttons.count, 0) <= row.mostRows
                && row.widest(one.size) <= row.roomFor(one))
            ?? brief[Theme.largeText ? 2 : 1];
    }
    readonly property string size: row.fit.size
    readonly property bool brief: row.fit.brief
    readonly property bool tight: row.size === "tightWidth" || row.size === "slimWidth"
    // So many of the main buttons are in sight.
    readonly property int inSight: {
        if (row.rebuilt < 0 || row.rowsOf(row.fit, buttons.count, 0) <= row.mostRows) return buttons.count;
        let many = buttons.count - 1;
        while (many > 1 && row.rowsOf(row.fit, many, more.tightWidth) > row.mostRows) --many;
        return many;
    }
    readonly property alias moreButton: more
    signal triggered(string key)
    signal refused(string key, string reason)

    // Of all buttons in one row.
    function widthOf(fit: var): real {
        let width = row.width - row.roomFor(fit) - row.spacing;
        for (let index = 0; index < buttons.count; ++index) width += (buttons.itemAt(index)?.[fit.size] ?? 0) + row.spacing;
        return Math.max(0, width);
    }

    function widest(size: string): real {
        return Array.from({length: buttons.count}).reduce((most, unused, index) => Math.max(most, buttons.itemAt(index)?.[size] ?? 0), 0);
    }

    // What the buttons at the right edge leave to the others. Not by their present width: that depends on the result.
    function roomFor(fit: var): real {
        let room = row.width;
        for (let index = 0; index < others.count; ++index) {
            const button = others.itemAt(index);
            room -= (fit.brief && button?.mayBeBrief ? button.iconWidth : button?.[fit.side] ?? 0) + row.spacing;
        }
        return room;
    }

    // The width of the last button in sight: a wide one shrinks for "More" beside it, if it stays readable.
    function besideMore(width: real, room: real): real {
        const most = room - row.spacing - more.tightWidth;
        return width > most && width * 0.65 <= most ? most : width;
    }

    // Rows that the first `many` main buttons take, and one more of the width `last` if that is above 0.
    function rowsOf(fit: var, many: int, last: real): int {
        const room = row.roomFor(fit);
        let rows = 1, used = 0;
        const add = width => {
            if (used > 0 && used + row.spacing + width > room) {
                ++rows;
                used = 0;
            }
            used += (used > 0 ? row.spacing : 0) + Math.min(width, room);
        };
        for (let index = 0; index < many; ++index) {
            const width = buttons.itemAt(index)?.[fit.size] ?? 0;
            add(last > 0 && index === many - 1 ? row.besideMore(width, room) : width);
        }
        if (last > 0) add(last);
        return rows;
    }

    // The button with that key, if it still exists and is in sight. Without a key: the main action, unless that is `careful`.
    function buttonFor(key: string): var {
        for (const list of [buttons, others]) {
            for (let index = 0; index < list.count; ++index) {
                const button = list.itemAt(index);
                if (!button || !button.visible) continue;
                if (key === "" ? button.allowed && button.look === "primary" && !button.careful : button.actionKey === key) return button;
            }
        }
        return null;
    }

    function focusButton(key: string, reason: int) {
        const button = row.buttonFor(key);
        if (!button || button.activeFocus) return;
        button.quiet = true;
        button.forceActiveFocus(reason ? reason : Qt.TabFocusReason);
    }

    implicitWidth: flow.implicitWidth
    implicitHeight: Math.max(flow.height, side.height)

    component Choice: ActionButton {
        required property var modelData
        readonly property string actionKey: modelData.key ?? ""
        readonly property bool careful: modelData.careful ?? false
        readonly property bool mayBeBrief: modelData.brief ?? false

        text: modelData.text ?? ""
        look: modelData.look ?? "plain"
        iconName: modelData.icon ?? ""
        allowed: modelData.allowed ?? true
        whyNot: modelData.whyNot ?? ""
        sequence: modelData.sequence ?? ""
        tip: modelData.tip ?? ""
        snug: row.size === "snugWidth"
        tight: row.tight
        slim: row.size === "slimWidth"
        iconOnly: mayBeBrief && row.brief
        tipBelow: true
        deaf: row.deaf
        bySpace: false  // Space skips the presentation, and may come a moment late
        onAccepted: row.triggered(actionKey)
        // Ignores the second click of a double click, which was meant for the previous button.
        onDoubleClicked: {}
        onRefused: reason => row.refused(actionKey, reason)
    }

    Flow {
        id: flow

        width: row.width - (side.width > 0 ? side.width + row.spacing : 0)
        anchors.bottom: parent.bottom
        spacing: row.spacing
        // A Flow fills from the top, so it is flipped, and each button flipped back.
        transform: Scale { origin.y: flow.height / 2; yScale: -1 }

        Repeater {
            id: buttons

            model: row.main
            onItemAdded: ++row.rebuilt
            onItemRemoved: ++row.rebuilt
            delegate: Choice {
                id: choice

                required property int index

                visible: choice.index < row.inSight
                width: more.visible && choice.index === row.inSight - 1 ? Math.min(flow.width, row.besideMore(implicitWidth, flow.width)) : Math.min(implicitWidth, flow.width)
                transform: Scale { origin.y: choice.height / 2; yScale: -1 }
            }
        }
        ActionButton {
            id: more

            visible: row.inSight < buttons.count
            tight: true
            text: qsTr("More …", "actions")
            tipBelow: true
            bySpace: false
            transform: Scale { origin.y: more.height / 2; yScale: -1 }
            onAccepted: rest.open()
        }
    }
    MoreActions {
        id: rest

        actions: row.main.slice(row.inSight)
        x: Math.max(0, Math.min(row.width - width, more.x))
        y: -height - row.spacing
        onTriggered: key => row.triggered(key)
        onRefused: (key, reason) => row.refused(key, reason)
        onActionsChanged: rest.close()
    }
    Row {
        id: side

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        spacing: row.spacing

        Repeater {
            id: others

            model: row.apart
            onItemAdded: ++row.rebuilt
            onItemRemoved: ++row.rebuilt
            // A click leaves the keyboard where it was, or Enter would press it again.
            delegate: Choice {
                snug: row.fit.side === "snugWidth"
                tight: row.fit.side === "tightWidth"
                slim: false
                focusPolicy: Qt.TabFocus
            }
        }
    }
}
