pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// Edition, options (R12.3), clock and seed of a new game.
Panel {
    id: panel

    required property SetupModel setup

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
            visible: (panel.setup?.editions.length ?? 0) > 1
            choices: (panel.setup?.editions ?? []).map(one => ({key: one.key, text: one.name}))
            current: panel.setup?.edition ?? ""
            onPicked: key => panel.setup.edition = key
        }
        Repeater {
            model: panel.setup?.options ?? null

            Column {
                id: option

                required property string name
                required property string title
                required property string about
                required property int value
                required property int least
                required property int most
                required property bool isFlag

                width: column.width

                Toggle {
                    visible: option.isFlag
                    text: option.title
                    checked: option.value !== 0
                    onToggled: panel.setup.options.set(option.name, checked ? 1 : 0)
                }
                NumberStepper {
                    visible: !option.isFlag
                    label: option.title
                    from: Math.max(5, option.least)
                    to: Math.min(20, option.most)
                    value: option.value
                    onMoved: value => panel.setup.options.set(option.name, value)
                }
                BodyText {
                    width: parent.width
                    text: option.about
                    color: Theme.inkMuted
                    font.pixelSize: Theme.textSmall
                }
            }
        }
        Column {
            width: parent.width

            Toggle {
                text: qsTr("Against the clock")
                checked: panel.setup?.clock ?? false
                onToggled: panel.setup.clock = checked
            }
            BodyText {
                width: parent.width
                text: qsTr("Whoever wants to interfere has the edition's few seconds. Without the clock, everybody passes by button.")
                color: Theme.inkMuted
                font.pixelSize: Theme.textSmall
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.gap

            BodyText { text: qsTr("Seed, for the same cards again:"); height: Theme.touch; verticalAlignment: Text.AlignVCenter; wrapMode: Text.NoWrap }
            InputField {
                label: qsTr("Seed")
                placeholderText: qsTr("by chance")
                text: panel.setup?.seed ?? ""
                onEditingFinished: panel.setup.seed = text
            }
        }
    }
}
