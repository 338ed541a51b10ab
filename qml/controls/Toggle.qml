import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme

// A switch with its text.
T.Switch {
    id: toggle

    implicitWidth: implicitContentWidth + leftPadding
    implicitHeight: Math.max(Theme.touch, implicitContentHeight)
    leftPadding: toggle.indicator.width + Theme.gap
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: toggle.enabled ? 1 : 0.5
    Accessible.name: toggle.text
    Accessible.onPressAction: toggle.flip()
    Accessible.onToggleAction: toggle.flip()
    Keys.onReturnPressed: toggle.flip()
    Keys.onEnterPressed: toggle.flip()

    function flip() {
        toggle.toggle();
        toggle.toggled();
    }

    indicator: Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        implicitWidth: Math.round(implicitHeight * 1.77)
        implicitHeight: Math.max(Theme.px(26), Theme.textPx(18))
        radius: height / 2
        color: toggle.checked ? Theme.goldDark : Theme.field
        border.color: toggle.checked ? Theme.gold : Theme.panelEdge
        border.width: Theme.line

        Rectangle {
            x: Theme.px(3) + toggle.visualPosition * (parent.width - width - Theme.px(6))
            anchors.verticalCenter: parent.verticalCenter
            width: parent.height - Theme.px(6)
            height: width
            radius: width / 2
            color: toggle.checked ? Theme.goldLight : Theme.inkMuted
            Behavior on x {
                enabled: !toggle.down
                NumberAnimation { duration: Theme.quick }
            }
        }
        FocusRing { shown: toggle.visualFocus; radius: height / 2 }
    }
    contentItem: BodyText {
        text: toggle.text
        verticalAlignment: Text.AlignVCenter
    }
}
