import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme
import Kickdoor.Controls

// A move of a hint with its chance: {text, chance, percent, details, mayFollow, equal}. Pressing it makes the move.
T.Button {
    id: row

    required property var modelData
    property bool best: false
    readonly property real room: row.width - row.leftPadding - row.rightPadding
    signal accepted()

    objectName: "hintRow"
    text: row.modelData.text
    implicitHeight: Math.max(Theme.touch, words.height + row.topPadding + row.bottomPadding)
    padding: Theme.gapSmall
    focusPolicy: row.modelData.mayFollow ? Qt.StrongFocus : Qt.TabFocus
    hoverEnabled: true
    Accessible.name: Lists.told([row.modelData.text, row.modelData.percent, row.modelData.details])
    Accessible.description: row.modelData.mayFollow ? qsTr("Do it") : ""
    Accessible.onPressAction: row.clicked()
    onClicked: if (row.modelData.mayFollow) row.accepted()
    Keys.onReturnPressed: row.clicked()
    Keys.onEnterPressed: row.clicked()

    background: Rectangle {
        radius: Theme.radiusSmall
        color: row.down ? Theme.panelEdge : row.hovered && row.modelData.mayFollow ? Theme.panelRaised : Theme.field
        border.color: row.best ? Theme.gold : Theme.panelEdge
        border.width: row.best ? Theme.line : Theme.hairline

        FocusRing { shown: row.activeFocus }
    }

    Column {
        id: words

        x: row.leftPadding
        y: row.topPadding
        width: row.room
        spacing: Theme.gapTiny

        Item {
            width: parent.width
            height: Math.max(what.height, figure.height)

            BodyText {
                id: what

                width: parent.width - figure.width - Theme.gap
                text: row.modelData.text
                font.bold: row.best
            }
            BodyText {
                id: figure

                anchors.right: parent.right
                text: row.modelData.percent
                color: row.best ? Theme.gold : Theme.ink
                font.bold: true
                wrapMode: Text.NoWrap
            }
        }
        // The whole width is certainty.
        Rectangle {
            objectName: "chanceTrack"
            visible: row.modelData.chance >= 0
            width: parent.width
            height: Theme.px(6)
            radius: height / 2
            color: Theme.highContrast ? Theme.panelSolid : Theme.panelEdge
            border.color: Theme.panelEdge
            border.width: Theme.highContrast ? Theme.hairline : 0

            Rectangle {
                width: parent.width * Math.max(0, Math.min(1, row.modelData.chance))
                height: parent.height
                radius: height / 2
                color: row.best ? Theme.gold : Theme.goldDark
            }
        }
        BodyText {
            visible: text !== ""
            width: parent.width
            text: row.modelData.details
            color: Theme.inkMuted
            font.pixelSize: Theme.textSmall
        }
    }
}
