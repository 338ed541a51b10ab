pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// Cards to pick from, with their names below. A click or Enter picks, arrow keys move the focus. `badgeOf`: a card's badge
// for its role `receiver`.
Flow {
    id: grid

    property alias model: cards.model
    property real cardWidth: Theme.cardSlot * 1.1
    property var badgeOf: null
    property var worthOf: null  // text below a card's name
    property string emptyText: qsTr("Nothing to choose from")
    property DraftDialog zoomer: null  // shows cards large
    signal toggled(int row)
    // The second click of a double click chooses what is picked instead of toggling the card once more.
    property bool choosesByDoubleClick: false
    signal chosen()

    spacing: Theme.gap
    // Rows of equal length: six cards in a width for five are three and three. Prices may widen single cards.
    rightPadding: {
        const step = grid.cardWidth + grid.spacing;
        const fit = Math.floor((grid.width + grid.spacing) / step);
        if (grid.worthOf !== null || fit < 2 || cards.count <= fit) return 0;
        const even = Math.ceil(cards.count / Math.ceil(cards.count / fit));
        return Math.max(0, grid.width - even * step + grid.spacing - 1);
    }

    // Focuses that card or the nearest one; false if there are none.
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
            property double toggledAt: 0  // milliseconds since 1970
            readonly property string badge: grid.badgeOf ? grid.badgeOf(entry.model.receiver) : ""

            readonly property string worth: {
                const tell = grid.worthOf;
                return tell ? tell(entry.model) : "";
            }

            width: Math.max(grid.cardWidth, grid.worthOf ? price.implicitWidth : 0)
            height: grid.cardWidth * Theme.cardRatio + name.height + Theme.gapTiny + (grid.worthOf ? price.implicitHeight : 0)
            activeFocusOnTab: true

            PeekCard {
                id: card

                anchors.horizontalCenter: parent.horizontalCenter
                focus: true
                zoomer: grid.zoomer
                card: entry.model
                cardWidth: grid.cardWidth
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
            BodyText {
                id: name

                anchors.top: card.bottom
                anchors.topMargin: Theme.gapTiny
                width: parent.width
                height: Theme.textTiny * 2.6
                text: entry.model.title
                font.pixelSize: Theme.textTiny
                // Shrinks words that are wider than the card.
                fontSizeMode: Text.Fit
                minimumPixelSize: 8
                horizontalAlignment: Text.AlignHCenter
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
            Chip {
                anchors.horizontalCenter: card.horizontalCenter
                anchors.bottom: card.bottom
                anchors.bottomMargin: Theme.px(4)
                visible: entry.badge !== ""
                text: entry.badge
                tone: Theme.goldDark
            }
        }
    }
}
