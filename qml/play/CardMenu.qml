pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// The moves of the card picked up, in a menu beside it. Targets on the table stay lit and can be clicked instead. Escape or a
// click elsewhere puts the card down.
FocusScope {
    id: menu

    required property CardMoves moves
    // The card's rectangle in this item's coordinates.
    property rect beside: Qt.rect(0, 0, 0, 0)
    readonly property bool opened: menu.visible
    property bool byKeys: false  // the last choice was made by keyboard
    signal chosen(int row)
    signal tapped()
    signal tappedBeside()
    signal lookWanted()  // by the key L
    readonly property rect place: Qt.rect(frame.x, frame.y, frame.width, frame.height)

    visible: false
    enabled: visible  // a hidden menu gives up the focus
    z: 40

    function rowOf(row: int): var {
        return menu.moves.menu.at(row);
    }

    function open() {
        menu.visible = true;
        // The first move that is possible, unless it is `apart`.
        let row = 0;
        while (row < menu.moves.menu.count && !menu.rowOf(row).allowed) ++row;
        list.currentIndex = row < menu.moves.menu.count && !menu.rowOf(row).apart ? row : -1;
        menu.moves.highlight(list.currentIndex);
        menu.takeKeyboard();
    }

    function takeKeyboard() {
        list.forceActiveFocus();
    }

    function close() {
        menu.visible = false;
    }

    // Puts the card down.
    function dismiss() {
        if (!menu.opened) return;
        menu.close();
        menu.moves.card = -1;
    }

    Keys.onEscapePressed: menu.dismiss()
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_L && event.modifiers === Qt.NoModifier;
        if (event.accepted) menu.lookWanted();
    }
    Connections {
        target: menu.moves
        function onChanged() { if (menu.moves.card < 0) menu.close(); }
        function onMenuLost() {
            menu.dismiss();
        }
    }

    TapHandler { onTapped: menu.tappedBeside() }
    Panel {
        id: frame

        readonly property real after: menu.beside.x + menu.beside.width + Theme.gapSmall

        width: Math.min(Theme.px(330) * Math.max(1, Theme.textScale * 0.8), menu.width - Theme.gapLarge * 2)
        height: Math.min(menu.height - Theme.gapLarge * 2, heading.height + list.contentHeight + Theme.gapSmall + padding * 2)
        x: frame.after + width < menu.width ? frame.after : Math.max(Theme.gap, menu.beside.x - width - Theme.gapSmall)
        y: Math.max(Theme.gap, Math.min(menu.height - height - Theme.gap, menu.beside.y))
        fill: Theme.panelSolid
        rim: Theme.gold
        padding: Theme.gap

        // Exclusive, so that a click does not also reach the items below.
        TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: menu.tapped() }
        TitleText {
            id: heading

            width: parent.width
            text: menu.moves.title
        }
        ListView {
            id: list

            anchors.top: heading.bottom
            anchors.topMargin: Theme.gapSmall
            anchors.bottom: parent.bottom
            width: parent.width
            clip: true
            spacing: Theme.gapTiny
            model: menu.moves.menu
            boundsBehavior: Flickable.StopAtBounds
            keyNavigationWraps: true
            onCurrentIndexChanged: if (menu.visible) menu.moves.highlight(list.currentIndex)
            Accessible.role: Accessible.PopupMenu
            Accessible.name: qsTr("What to do with %1").arg(menu.moves.title)
            Keys.onReturnPressed: menu.take(list.currentIndex, true)
            Keys.onEnterPressed: menu.take(list.currentIndex, true)
            Keys.onSpacePressed: menu.take(list.currentIndex, true)

            delegate: Item {
                id: entry

                required property string text
                required property int index
                required property bool apart
                required property string about
                required property bool allowed
                readonly property real above: entry.apart && entry.index > 0 ? Theme.gap : 0
                readonly property bool current: ListView.isCurrentItem

                width: ListView.view ? ListView.view.width : 0
                height: Math.max(Theme.touch, said.height + Theme.gapSmall) + entry.above
                Accessible.role: Accessible.MenuItem
                Accessible.name: entry.allowed ? entry.text : qsTr("%1 (not possible)").arg(entry.text)
                Accessible.description: entry.about
                Accessible.onPressAction: menu.take(entry.index, true)

                Rectangle {
                    y: (entry.above - list.spacing - height) / 2  // in the middle between two moves
                    visible: entry.above > 0
                    width: parent.width
                    height: Theme.hairline
                    color: Theme.panelEdge
                }
                Rectangle {
                    y: entry.above
                    width: parent.width
                    height: parent.height - entry.above
                    radius: Theme.radiusSmall
                    color: entry.allowed && (hover.hovered || entry.current) ? Theme.panelRaised : "transparent"
                    border.color: entry.current ? Theme.focus : "transparent"
                    border.width: Theme.line

                    Column {
                        id: said

                        anchors.verticalCenter: parent.verticalCenter
                        x: Theme.gapSmall
                        width: parent.width - Theme.gapSmall * 2

                        BodyText {
                            id: move

                            width: parent.width
                            text: move.unbroken(entry.text)
                            color: entry.allowed ? Theme.ink : Theme.inkMuted
                        }
                        BodyText {
                            width: parent.width
                            visible: entry.about !== ""
                            text: entry.about
                            color: Theme.inkMuted
                            font.pixelSize: Theme.textSmall
                        }
                    }
                }
                HoverHandler { id: hover; onHoveredChanged: if (hover.hovered) list.currentIndex = entry.index }
                TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: menu.take(entry.index, false) }
            }
        }
    }

    function take(row: int, keys: bool) {
        if (row < 0 || row >= menu.moves.menu.count) return;
        menu.byKeys = keys;
        menu.tapped();
        menu.close();
        menu.chosen(row);
    }
}
