pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// Cards to choose from. `selectedIds` grows and shrinks as cards are pressed, up to `most`; with `most` 1 a new choice
// replaces the old. `badges` may give each id {text, tone}, drawn on its card.
Flow {
    id: grid

    property alias model: cards.model
    property var selectedIds: []
    property int most: 1
    property real cardWidth: Theme.px(140) * Math.max(1, Math.sqrt(Theme.textScale))
    property var badges: ({})
    property bool interactive: true
    readonly property alias count: cards.count
    signal toggled(int cardId)
    signal full()

    spacing: Theme.gapSmall
    Accessible.role: Accessible.List

    function toggle(cardId: int) {
        grid.toggled(cardId);
        const at = grid.selectedIds.indexOf(cardId);
        if (at >= 0) grid.selectedIds = grid.selectedIds.filter(id => id !== cardId);
        else if (grid.most === 1) grid.selectedIds = [cardId];
        else if (grid.selectedIds.length < grid.most) grid.selectedIds = grid.selectedIds.concat([cardId]);
        else grid.full();
    }

    Repeater {
        id: cards

        PlayCard {
            id: entry

            required property var model
            required property int index
            readonly property var badge: grid.badges[entry.cardId] ?? null

            card: entry.model
            cardWidth: grid.cardWidth
            draggable: false
            selected: grid.selectedIds.indexOf(entry.cardId) >= 0
            onActivated: if (grid.interactive) grid.toggle(entry.cardId)
            Keys.onLeftPressed: if (entry.index > 0) cards.itemAt(entry.index - 1).forceActiveFocus()
            Keys.onRightPressed: if (entry.index < cards.count - 1) cards.itemAt(entry.index + 1).forceActiveFocus()

            Chip {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: -Theme.px(4)
                visible: entry.badge !== null
                text: entry.badge?.text ?? ""
                tone: entry.badge?.tone ?? Theme.gold
            }
        }
    }
}
