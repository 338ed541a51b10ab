pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// Cards to pick from: a click or Enter picks, arrows walk. `badges`: what a card is marked with, by its role `receiver`.
Flow {
    id: grid

    property alias model: cards.model
    property real cardWidth: Theme.cardSlot * 1.1
    property var badgeOf: null
    property string emptyText: qsTr("Nothing to choose from")
    // Where the cards show large: a DraftDialog.
    property var zoomer: null
    signal toggled(int row)

    spacing: Theme.gap

    // Or the nearest to it; false: there is no such card.
    function focusCard(row: int): bool {
        const item = cards.itemAt(Math.max(0, Math.min(cards.count - 1, row)));
        if (item) item.forceActiveFocus();
        return row >= 0 && row < cards.count;
    }

    BodyText {
        visible: cards.count === 0
        text: grid.emptyText
        color: Theme.inkMuted
    }
    Repeater {
        id: cards

        FocusScope {
            id: entry

            required property var model
            required property int index
            readonly property string badge: grid.badgeOf ? grid.badgeOf(entry.model.receiver) : ""

            width: grid.cardWidth
            height: grid.cardWidth * Theme.cardRatio
            activeFocusOnTab: true

            PlayCard {
                id: card

                focus: true
                card: entry.model
                cardWidth: grid.cardWidth
                selected: entry.model.picked || entry.badge !== ""
                draggable: false
                onActivated: grid.toggled(entry.index)
                onPeeked: on => {
                    if (!grid.zoomer) return;
                    if (on) grid.zoomer.showZoom(entry.model, entry.mapToItem(null, 0, 0, entry.width, entry.height));
                    else grid.zoomer.hideZoom();
                }
                Keys.onLeftPressed: event => { event.accepted = grid.focusCard(entry.index - 1); }
                Keys.onRightPressed: event => { event.accepted = grid.focusCard(entry.index + 1); }
            }
            // Off the card's name.
            Rectangle {
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.margins: -Theme.px(7)
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
            Chip {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: -Theme.px(6)
                visible: entry.badge !== ""
                text: entry.badge
                tone: Theme.goldDark
            }
        }
    }
}
