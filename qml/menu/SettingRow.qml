import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// One setting: a switch, a list of choices or a number, and a description. Shows row `at` of `list`.
Item {
    id: row

    required property SettingList list
    required property int at
    property string kind
    property string label
    property string about: ""
    property int value: 0
    property int least: 0
    property int most: 1
    property int step: 1
    property var words: []
    // The control is beside the name if there is room, else below it.
    readonly property bool wide: row.width > Theme.px(560) * Math.max(1, Theme.textScale)
    readonly property real half: row.wide ? row.width * 0.46 : row.width
    signal chosen(int value)

    implicitHeight: column.height

    Column {
        id: column

        width: parent.width
        spacing: Theme.gapTiny

        Flow {
            width: parent.width
            visible: row.kind !== "flag"

            BodyText {
                width: row.wide ? row.width - row.half : row.width
                height: row.wide ? Math.max(Theme.touch, implicitHeight) : implicitHeight
                text: row.label
                verticalAlignment: Text.AlignVCenter
                rightPadding: Theme.gap
            }
            PickBox {
                width: Math.min(implicitWidth, row.half)
                visible: row.kind === "choice"
                Accessible.description: row.about
                label: row.label
                model: row.words
                currentIndex: row.value
                onActivated: index => row.chosen(index)
                onModelChanged: currentIndex = Qt.binding(() => row.value)
            }
            ValueSlider {
                id: slider

                width: row.half
                visible: row.kind === "number"
                Accessible.description: row.about
                label: row.label
                from: row.least
                to: row.most
                stepSize: row.step
                value: row.value
                words: row.list.shown(row.at, slider.pointed)
                onChosen: value => row.chosen(value)
            }
        }
        Toggle {
            width: Math.min(implicitWidth, row.width)
            visible: row.kind === "flag"
            Accessible.description: row.about
            text: row.label
            checked: row.value !== 0
            onToggled: row.chosen(checked ? 1 : 0)
        }
        BodyText {
            width: parent.width
            visible: row.about !== ""
            text: row.about
            color: Theme.inkMuted
            font.pixelSize: Theme.textSmall
        }
    }
}
