pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme

// The actions for which an ActionRow has no room, one above the other.
T.Popup {
    id: rest

    property var actions: []
    signal triggered(string key)
    signal refused(string key, string reason)

    width: list.width + rest.padding * 2
    height: Math.min(list.implicitHeight + rest.padding * 2, rest.parent?.Window.height ?? 800)
    margins: Theme.gapSmall
    padding: Theme.gapSmall
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    onOpened: buttons.itemAt(0)?.forceActiveFocus(Qt.TabFocusReason)

    Column {
        id: list

        readonly property real most: Array.from({length: buttons.count}).reduce((most, unused, index) => Math.max(most, buttons.itemAt(index)?.implicitWidth ?? 0), 0)

        width: list.most
        spacing: Theme.gapTiny

        Repeater {
            id: buttons

            model: rest.actions
            delegate: ActionButton {
                required property var modelData
                required property int index

                width: list.width
                text: modelData.text ?? ""
                look: modelData.look ?? "plain"
                iconName: modelData.icon ?? ""
                allowed: modelData.allowed ?? true
                whyNot: modelData.whyNot ?? ""
                sequence: modelData.sequence ?? ""
                tip: modelData.tip ?? ""
                tipBeside: true
                onAccepted: {
                    rest.close();
                    rest.triggered(modelData.key ?? "");
                }
                onRefused: reason => {
                    rest.close();
                    rest.refused(modelData.key ?? "", reason);
                }
                Keys.onUpPressed: buttons.itemAt(Math.max(0, index - 1))?.forceActiveFocus(Qt.TabFocusReason)
                Keys.onDownPressed: buttons.itemAt(Math.min(buttons.count - 1, index + 1))?.forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: Theme.panelSolid
        border.color: Theme.gold
        border.width: Theme.line
    }
}
