pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The reaction window: who has passed, and who may still act; its buttons are with the others. Roles of `players`: name,
// colour, passed, held, mayAnswer, which makes the name a button, and about, why somebody was not asked. `progress` runs
// from 0 to 1 with a clock, and is negative without. The bar reveals nothing about hands, as anybody may hold.
Item {
    id: bar

    property string question
    property alias players: list.model
    property real progress: -1
    property bool held: false
    signal answerWanted(int index)

    implicitHeight: column.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: bar.question

    Column {
        id: column

        width: parent.width
        spacing: Theme.gapSmall

        TimeBar {
            width: parent.width
            visible: bar.progress >= 0
            progress: bar.progress
            held: bar.held
        }
        Flow {
            width: parent.width
            spacing: Theme.gapSmall

            Repeater {
                id: list

                ReadyChip {
                    required property var model
                    required property int index

                    text: model.name
                    tone: model.colour
                    passed: model.passed ?? false
                    held: model.held ?? false
                    mayAnswer: model.mayAnswer ?? false
                    about: model.about ?? ""
                    onActivated: bar.answerWanted(index)
                }
            }
        }
    }
}
