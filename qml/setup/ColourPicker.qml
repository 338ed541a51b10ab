pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The six player colours. Those of other players are crossed out. Arrow keys move the focus.
FocusScope {
    id: picker

    property int current: 0
    property var taken: []
    signal picked(int index)

    implicitWidth: row.implicitWidth
    implicitHeight: Theme.touch
    activeFocusOnTab: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: qsTr("Colour %1").arg(picker.current + 1)
    Keys.onLeftPressed: picker.step(-1)
    Keys.onRightPressed: picker.step(1)

    function step(by: int) {
        for (let hop = 1; hop <= Theme.players.length; ++hop) {
            const next = (picker.current + by * hop + Theme.players.length * hop) % Theme.players.length;
            if (picker.taken.indexOf(next) >= 0) continue;
            picker.picked(next);
            return;
        }
    }

    Row {
        id: row

        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapTiny

        Repeater {
            model: Theme.players.length

            Rectangle {
                id: dot

                required property int index
                readonly property bool mine: dot.index === picker.current
                readonly property bool free: picker.taken.indexOf(dot.index) < 0

                width: Math.max(Theme.px(28), Theme.textPx(19))
                height: width
                radius: width / 2
                color: Theme.playerColor(dot.index)
                opacity: dot.free || dot.mine ? 1 : Theme.highContrast ? 0.6 : 0.35
                border.color: dot.mine ? "white" : Qt.darker(dot.color, 1.6)
                border.width: dot.mine ? Theme.lineBold : Theme.hairline

                GameIcon {
                    anchors.centerIn: parent
                    visible: dot.mine
                    name: "check-mark"
                    color: Theme.inkOn(dot.color)
                    width: dot.width * 0.56
                    height: width
                }
                Rectangle {
                    objectName: "crossedOut"
                    anchors.centerIn: parent
                    width: dot.width * 1.1
                    height: Theme.lineBold
                    rotation: -45
                    visible: !dot.free && !dot.mine
                    color: Theme.ink
                }
                TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; enabled: dot.free; onTapped: picker.picked(dot.index) }
            }
        }
    }
    FocusRing { shown: picker.activeFocus }
}
