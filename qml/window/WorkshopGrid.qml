pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// The cards of a pack in the workshop, as the table shows them. Arrow keys move, a click chooses.
Rectangle {
    id: sheet

    property var faces: []
    property int current: -1
    property string listName
    property bool filling: false  // other faces come: nobody chooses a card
    signal chosen(int index)

    color: Theme.wood
    onWidthChanged: Theme.fit(Theme.reference.width * 0.8, Theme.reference.height * 0.8)
    onCurrentChanged: grid.currentIndex = sheet.current
    onFacesChanged: {
        sheet.filling = true;
        grid.model = sheet.faces;
        grid.currentIndex = sheet.current;
        sheet.filling = false;
    }
    Component.onCompleted: Theme.reducedMotion = true

    GridView {
        id: grid

        readonly property int columns: Math.max(1, Math.floor(width / Theme.px(150)))

        anchors.fill: parent
        anchors.margins: Theme.gapSmall
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        cellWidth: Math.floor(width / grid.columns)
        cellHeight: Math.round(grid.cellWidth * Theme.cardRatio)
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: SlimScrollBar {}
        onCurrentIndexChanged: {
            if (!sheet.filling && grid.currentIndex >= 0 && grid.currentIndex !== sheet.current) sheet.chosen(grid.currentIndex);
        }
        Accessible.role: Accessible.List
        Accessible.name: sheet.listName

        delegate: Item {
            id: cell

            required property var modelData
            required property int index

            width: grid.cellWidth
            height: grid.cellHeight
            Accessible.role: Accessible.ListItem
            Accessible.name: cell.modelData.title

            Rectangle {
                anchors.fill: parent
                anchors.margins: 1
                radius: Theme.gapSmall
                color: "transparent"
                border.width: Theme.px(3)
                border.color: Theme.focus
                visible: cell.GridView.isCurrentItem
            }
            Card {
                anchors.centerIn: parent
                cardWidth: grid.cellWidth - Theme.gap
                card: cell.modelData
                casting: false
            }
            // Above the card, which would take the press for itself.
            MouseArea {
                anchors.fill: parent
                onClicked: {
                    grid.forceActiveFocus();
                    sheet.chosen(cell.index);
                }
            }
        }
    }
}
