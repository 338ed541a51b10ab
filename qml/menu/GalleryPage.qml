pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Pages
import Kickdoor.Hand

// All cards of all packs. A click or Enter shows one large; arrow keys move the focus.
ScreenFrame {
    id: page

    required property Navigator navigator
    required property GalleryModel gallery
    // The row of the card shown large; -1: none.
    property int opened: -1

    title: qsTr("All cards")
    contentWidth: page.width
    onBack: page.opened >= 0 ? page.opened = -1 : page.navigator.go("start")
    Component.onCompleted: if (page.gallery.total === 0) page.gallery.load()

    Column {
        width: page.innerWidth
        height: page.room
        spacing: Theme.gap

        Flow {
            id: filters

            width: parent.width
            spacing: Theme.gap

            InputField {
                width: Math.min(parent.width, Theme.px(320) * Math.max(1, Theme.textScale * 0.8))
                placeholderText: qsTr("Search the cards")
                focus: true
                onTextEdited: page.gallery.search = text
                Keys.onDownPressed: { grid.currentIndex = 0; grid.forceActiveFocus(); }
            }
            PickBox {
                readonly property var all: [{key: "", name: qsTr("All packs")}, ...(page.gallery?.editions ?? [])]

                label: qsTr("Pack")
                model: all.map(one => one.name)
                onActivated: index => page.gallery.edition = all[index].key
            }
            PickBox {
                readonly property var all: ["", ...(page.gallery?.kinds ?? [])]

                label: qsTr("Kind")
                model: all.map(kind => kind === "" ? qsTr("All kinds") : Kinds.label(kind))
                onActivated: index => page.gallery.kind = all[index]
            }
            BodyText {
                height: Theme.touch
                verticalAlignment: Text.AlignVCenter
                color: Theme.inkMuted
                text: !page.gallery || page.gallery.total === 0 ? qsTr("Loading the cards …") : qsTr("%n card(s)", "", grid.count)
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        BodyText {
            width: parent.width
            visible: text !== ""
            text: page.gallery?.problem ?? ""
            color: Theme.bad
        }
        GridView {
            id: grid

            readonly property int columns: Math.max(1, Math.floor(width / (Theme.cardHand * 1.06 * Math.max(1, Theme.textScale * 0.8))))

            width: parent.width
            height: parent.height - filters.height - Theme.gap
            clip: true
            model: page.gallery
            cellWidth: Math.floor(width / grid.columns)
            cellHeight: Math.round(grid.cellWidth * Theme.cardRatio)
            cacheBuffer: grid.cellHeight
            boundsBehavior: Flickable.StopAtBounds
            keyNavigationEnabled: true
            activeFocusOnTab: true
            T.ScrollBar.vertical: SlimScrollBar {}
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Cards")

            delegate: FocusScope {
                id: cell

                required property var model
                required property int index

                width: grid.cellWidth
                height: grid.cellHeight
                focus: GridView.isCurrentItem

                PlayCard {
                    anchors.centerIn: parent
                    focus: true
                    card: cell.model.face
                    cardWidth: grid.cellWidth - Theme.gap
                    draggable: false
                    activeFocusOnTab: false
                    onActivated: {
                        grid.currentIndex = cell.index;
                        page.opened = cell.index;
                    }
                }
            }
        }
    }
    actions: ActionButton { text: qsTr("Back"); look: "primary"; onAccepted: page.back() }

    Rectangle {
        parent: page
        anchors.fill: parent
        visible: page.opened >= 0
        color: Theme.shade

        TapHandler { onTapped: page.opened = -1 }
        FocusScope {
            id: large

            readonly property var row: page.gallery && page.opened >= 0 ? page.gallery.at(page.opened) : ({})

            anchors.fill: parent
            focus: page.opened >= 0
            Keys.onLeftPressed: page.opened = Math.max(0, page.opened - 1)
            Keys.onRightPressed: page.opened = Math.min(grid.count - 1, page.opened + 1)
            Keys.onReturnPressed: page.opened = -1
            Keys.onEnterPressed: page.opened = -1
            onFocusChanged: if (focus) forceActiveFocus()

            Card {
                id: big

                anchors.centerIn: parent
                anchors.verticalCenterOffset: -Theme.gapLarge
                cardWidth: Math.min(Theme.px(460) * Math.max(1, Theme.textScale * 0.8), (page.height - Theme.touch * 3) / Theme.cardRatio)
                card: large.row.face ?? ({})
                Accessible.role: Accessible.StaticText
                Accessible.name: big.spoken + ". " + (large.row.rulesText ?? "").replace(/<[^>]*>/g, "")
            }
            Chip {
                anchors.top: big.bottom
                anchors.topMargin: Theme.gap
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("%1: %n of these in the deck", "", large.row.copies ?? 1).arg(large.row.editionName ?? "")
                tone: Theme.panelSolid
            }
        }
    }
    onOpenedChanged: if (page.opened < 0) grid.forceActiveFocus()
}
