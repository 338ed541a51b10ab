pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// The cards of a pack in the workshop, as the table shows them. A click or the arrow keys choose one; Shift
// chooses a range, Ctrl one more. The chosen cards are dragged to another place, or moved by Alt and an arrow.
Rectangle {
    id: sheet

    property var cards: null  // FaceList
    property int current: -1
    property string listName
    property string waiting  // said while the cards are read
    property bool filling: false  // other faces come: nobody chooses a card
    property int gap: -1          // where the dragged cards would go
    signal picked(int row, int modifiers)
    signal dropped(int row)
    signal copyAsked()
    signal pasteAsked()
    signal allAsked()
    signal removalAsked()

    function follow() {
        if (grid.currentIndex !== sheet.current) grid.currentIndex = sheet.current;
    }

    // The grid takes the new faces only when it is laid out, and then moves its current cell along with an inserted one.
    function filled() {
        grid.forceLayout();
        sheet.filling = false;
    }

    color: Theme.wood
    onWidthChanged: Theme.fit(Theme.reference.width * 0.8, Theme.reference.height * 0.8)
    onCurrentChanged: sheet.follow()
    onFillingChanged: sheet.follow()
    Component.onCompleted: Theme.reducedMotion = true

    GridView {
        id: grid

        readonly property int columns: Math.max(1, Math.floor(width / Theme.px(150)))
        property int modifiers: 0

        // The place in the list under a point of the view, between two cards.
        function gapAt(x: real, y: real): int {
            const column = Math.max(0, Math.min(grid.columns, Math.round(x / grid.cellWidth)));
            const line = Math.max(0, Math.floor((y + grid.contentY - grid.originY) / grid.cellHeight));
            return Math.min(grid.count, line * grid.columns + column);
        }

        anchors.fill: parent
        anchors.margins: Theme.gapSmall
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        model: sheet.cards
        cellWidth: Math.floor(width / grid.columns)
        cellHeight: Math.round(grid.cellWidth * Theme.cardRatio)
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: SlimScrollBar {}
        onCurrentIndexChanged: {
            if (!sheet.filling && grid.currentIndex >= 0 && grid.currentIndex !== sheet.current)
                sheet.picked(grid.currentIndex, grid.modifiers & Qt.ShiftModifier);
        }
        Accessible.role: Accessible.List
        Accessible.name: sheet.listName
        Keys.priority: Keys.BeforeItem
        Keys.onPressed: event => {
            grid.modifiers = event.modifiers;
            const step = {[Qt.Key_Left]: -1, [Qt.Key_Right]: 1, [Qt.Key_Up]: -grid.columns, [Qt.Key_Down]: grid.columns}[event.key];
            if (step !== undefined && (event.modifiers & Qt.AltModifier)) {
                // Behind the card that is jumped over.
                sheet.dropped(Math.max(0, Math.min(grid.count, sheet.current + step + (step > 0 ? 1 : 0))));
                event.accepted = true;
            } else if (event.key === Qt.Key_Space) {
                sheet.picked(grid.currentIndex, Qt.ControlModifier);
                event.accepted = true;
            } else if (event.matches(StandardKey.Copy)) {
                sheet.copyAsked();
                event.accepted = true;
            } else if (event.matches(StandardKey.Paste)) {
                sheet.pasteAsked();
                event.accepted = true;
            } else if (event.matches(StandardKey.SelectAll)) {
                sheet.allAsked();
                event.accepted = true;
            } else if (event.matches(StandardKey.Delete)) {
                sheet.removalAsked();
                event.accepted = true;
            }
        }

        delegate: Item {
            id: cell

            required property var face
            required property bool picked
            required property int index

            width: grid.cellWidth
            height: grid.cellHeight
            Accessible.role: Accessible.ListItem
            Accessible.name: cell.face.title
            Accessible.selected: cell.picked

            Rectangle {
                anchors.fill: parent
                anchors.margins: 1
                radius: Theme.gapSmall
                color: "transparent"
                border.width: cell.GridView.isCurrentItem ? Theme.px(3) : Theme.px(2)
                border.color: Theme.focus
                opacity: cell.GridView.isCurrentItem ? 1 : 0.7
                visible: cell.GridView.isCurrentItem || cell.picked
            }
            Card {
                anchors.centerIn: parent
                cardWidth: grid.cellWidth - Theme.gap
                card: cell.face
                casting: false
                // The same card is large beside: a long text may be small here, rather than not be there.
                readScale: 1.6
                shownScale: 1.6
            }
            // Above the card, which would take the press for itself.
            MouseArea {
                id: press

                property bool dragging: false
                property bool onChosen: false
                property point from

                anchors.fill: parent
                preventStealing: press.dragging
                onPressed: mouse => {
                    grid.forceActiveFocus();
                    grid.modifiers = mouse.modifiers;
                    press.from = Qt.point(mouse.x, mouse.y);
                    // Pressing one of several chosen cards may begin to drag them all.
                    press.onChosen = cell.picked && mouse.modifiers === Qt.NoModifier;
                    if (!press.onChosen) sheet.picked(cell.index, mouse.modifiers);
                }
                onPositionChanged: mouse => {
                    const far = Math.abs(mouse.x - press.from.x) + Math.abs(mouse.y - press.from.y) > Theme.px(12);
                    if (!press.pressed || (!press.dragging && !far)) return;
                    press.dragging = true;
                    const at = press.mapToItem(grid, mouse.x, mouse.y);
                    sheet.gap = grid.gapAt(at.x, at.y);
                    if (at.y < Theme.px(30)) grid.contentY = Math.max(grid.originY, grid.contentY - Theme.px(20));
                    else if (at.y > grid.height - Theme.px(30))
                        grid.contentY = Math.max(grid.originY, Math.min(grid.originY + grid.contentHeight - grid.height, grid.contentY + Theme.px(20)));
                }
                onReleased: {
                    const to = sheet.gap;
                    const dragged = press.dragging;
                    press.dragging = false;
                    sheet.gap = -1;
                    if (dragged) sheet.dropped(to);
                    else if (press.onChosen) sheet.picked(cell.index, Qt.NoModifier);
                }
                onCanceled: {
                    press.dragging = false;
                    sheet.gap = -1;
                }
            }
        }

        // Where the dragged cards would go.
        Rectangle {
            parent: grid.contentItem
            visible: sheet.gap >= 0
            z: 2
            width: Theme.px(4)
            height: grid.cellHeight
            radius: width / 2
            color: Theme.focus
            x: (sheet.gap % grid.columns) * grid.cellWidth - width / 2
            y: grid.originY + Math.floor(sheet.gap / grid.columns) * grid.cellHeight
        }
    }

    Text {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.gap
        visible: sheet.waiting !== ""
        text: sheet.waiting
        color: Theme.ink
        font.pixelSize: Theme.text
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
    }
}
