pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme
import Kickdoor.Controls

// The turning points of a game, one below the other: {at, tone, text}. Pressing one goes there.
Column {
    id: list

    property var points: []
    signal sought(int at)

    spacing: Theme.gapTiny

    Repeater {
        model: list.points

        T.Button {
            id: point

            required property var modelData

            objectName: "turningPoint"
            width: list.width
            implicitHeight: Math.max(Theme.touch, words.height + Theme.gapTiny * 2)
            text: point.modelData.text
            focusPolicy: Qt.StrongFocus
            hoverEnabled: true
            Accessible.name: point.text
            Accessible.description: qsTr("Watch it")
            Accessible.onPressAction: point.clicked()
            onClicked: list.sought(point.modelData.at)
            Keys.onReturnPressed: point.clicked()
            Keys.onEnterPressed: point.clicked()

            background: Rectangle {
                radius: Theme.radiusSmall
                color: point.down ? Theme.panelEdge : point.hovered ? Theme.panelRaised : "transparent"
                FocusRing { shown: point.activeFocus }
            }

            Rectangle {
                id: lozenge

                x: Theme.gapSmall
                y: (point.height - height) / 2
                width: Theme.px(12)
                height: width
                rotation: 45
                color: Theme.tone(point.modelData.tone, 0)
                border.color: Theme.ink
                border.width: Theme.hairline
            }
            BodyText {
                id: words

                x: lozenge.x + lozenge.width + Theme.gap
                y: (point.height - height) / 2
                width: point.width - x - Theme.gapSmall
                text: point.text
                Accessible.ignored: true
            }
        }
    }
}
