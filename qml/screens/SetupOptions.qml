pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// Edition, goal and optional rules of a new game.
Panel {
    id: panel

    property var editions: []
    property string edition
    property var options: []
    property int goal: 10
    property int goalLeast: 10
    property int goalMost: 20
    signal editionPicked(string key)
    signal goalMoved(int value)
    signal optionToggled(string key, bool on)

    padding: Theme.px(16)
    implicitHeight: column.implicitHeight + panel.padding * 2

    Column {
        id: column

        width: parent.width
        spacing: Theme.gap

        TitleText { text: qsTr("Rules of this game") }
        PickRow {
            width: parent.width
            label: qsTr("Edition")
            visible: panel.editions.length > 1
            choices: panel.editions
            current: panel.edition
            onPicked: key => panel.editionPicked(key)
        }
        NumberStepper {
            label: qsTr("Level that wins")
            visible: panel.goalLeast < panel.goalMost
            from: panel.goalLeast
            to: panel.goalMost
            value: panel.goal
            onMoved: value => panel.goalMoved(value)
        }
        Flow {
            width: parent.width
            spacing: Theme.gapLarge

            Repeater {
                model: panel.options

                Column {
                    id: option

                    required property var modelData

                    width: Math.min(column.width, Theme.px(500) * Math.max(1, Theme.textScale * 0.8))

                    Toggle {
                        width: parent.width
                        text: option.modelData.text
                        checked: option.modelData.on ?? false
                        onToggled: panel.optionToggled(option.modelData.key, checked)
                    }
                    BodyText {
                        width: parent.width
                        text: option.modelData.hint ?? ""
                        color: Theme.inkMuted
                        font.pixelSize: Theme.textSmall
                    }
                }
            }
        }
    }
}
