import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme

// A button without a frame until hovered: text, a pictogram or both. Its tip has what is not seen: a pictogram's name, and
// `sequence`, its shortcut.
// `mark`: the number of new items behind it; `marked`: the same in words.
T.Button {
    id: link

    property string iconName: ""
    property string sequence: ""
    property string tipText: link.text !== "" ? link.text : link.Accessible.name  // what it does, if its text is hidden
    property int mark: 0
    property string marked: ""

    implicitWidth: implicitContentWidth + Theme.gapSmall * 2
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + Theme.gapTiny * 2)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: link.enabled ? 1 : 0.5
    Accessible.name: link.mark > 0 ? Lists.told([link.text, link.marked]) : link.text
    Accessible.description: tip.keyName
    Accessible.onPressAction: link.clicked()
    Keys.onReturnPressed: link.clicked()
    Keys.onEnterPressed: link.clicked()

    KeyTip {
        id: tip

        below: true
        shown: (link.sequence !== "" || link.text === "") && (link.hovered || link.visualFocus)
        what: link.tipText
        sequence: link.sequence
    }
    background: Rectangle {
        radius: Theme.radiusSmall
        color: link.down ? Theme.panelEdge : link.hovered ? Theme.panelRaised : "transparent"
        FocusRing { shown: link.visualFocus }
    }
    contentItem: Item {
        implicitWidth: children[0].implicitWidth
        implicitHeight: children[0].implicitHeight

        Row {
            anchors.centerIn: parent
            spacing: Theme.gapTiny * 1.5

            GameIcon {
                anchors.verticalCenter: parent.verticalCenter
                visible: link.iconName !== ""
                name: link.iconName
                color: Theme.ink
                width: Theme.iconSmall
                height: width
            }
            BodyText {
                anchors.verticalCenter: parent.verticalCenter
                visible: link.text !== ""
                text: link.text
                wrapMode: Text.NoWrap
                font.pixelSize: Theme.text
            }
            CountMark { anchors.verticalCenter: parent.verticalCenter; count: link.mark }
        }
    }
}
