pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// The time line of a recorded game: a stroke for each turn, a lozenge for each fight in its fighter's colour. A click or a
// drag goes to that place, or to a mark near it.
T.Slider {
    id: line

    required property MarkModel marks
    property int length: 1
    property int at: 0
    property string place
    readonly property real grooveWidth: line.availableWidth - line.implicitHandleWidth
    readonly property real middle: Theme.px(25)
    readonly property real thick: Theme.px(6)
    readonly property int turns: line.marks.count > 0 ? line.mark(line.marks.count - 1).turn : 0
    readonly property var steps: [1, 2, 5, 10, 20, 50, 100, 200, 500]
    // The interval of turn numbers for which there is room.
    readonly property int numbered: line.steps.find(step => line.grooveWidth * step / Math.max(1, line.turns) > Theme.textTiny * 4) ?? 1000
    signal sought(int position)

    function mark(row: int): var {
        return line.marks.at(row);
    }

    function xOf(share: real): real {
        return line.leftPadding + line.implicitHandleWidth / 2 + share * line.grooveWidth;
    }

    function positionAt(x: real): int {
        const share = Math.max(0, Math.min(1, (x - line.leftPadding - line.implicitHandleWidth / 2) / Math.max(1, line.grooveWidth)));
        return line.snapped(Math.round(share * line.length));
    }

    function snapped(position: int): int {
        const reach = Theme.px(5) / Math.max(1, line.grooveWidth) * line.length;
        let best = position;
        let nearest = reach;
        for (let row = 0; row < line.marks.count; ++row) {
            const at = line.mark(row).at;
            if (Math.abs(at - position) <= nearest) {
                nearest = Math.abs(at - position);
                best = at;
            }
        }
        return best;
    }

    from: 0
    to: Math.max(1, line.length)
    stepSize: 1
    leftPadding: Theme.gapLarge
    rightPadding: Theme.gapLarge
    implicitHeight: line.middle * 1.6 + Theme.textTiny * 1.4
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    wheelEnabled: false
    Accessible.name: qsTr("Position in the game")
    Accessible.description: line.place
    onMoved: line.sought(line.snapped(Math.round(line.value)))

    // Not while the slider is pressed.
    Binding { target: line; property: "value"; value: line.at; when: !line.pressed; restoreMode: Binding.RestoreNone }

    background: Item {
        Rectangle {
            x: line.xOf(0)
            y: line.middle
            width: line.grooveWidth
            height: line.thick
            radius: height / 2
            color: Theme.field
            border.color: Theme.panelEdge
            border.width: Theme.hairline

            Rectangle {
                width: parent.width * line.visualPosition
                height: parent.height
                radius: parent.radius
                color: Theme.goldDark
            }
        }
        Repeater {
            model: line.marks

            TimeMark {
                from: line.xOf(0)
                room: line.grooveWidth
                y: line.middle
                thick: line.thick
                numbered: line.numbered
            }
        }
    }
    handle: Rectangle {
        x: line.leftPadding + line.visualPosition * (line.availableWidth - width)
        y: line.middle + Theme.px(3) - height / 2
        implicitWidth: Theme.px(16)
        implicitHeight: Theme.px(24)
        radius: Theme.radiusSmall
        color: line.pressed ? Theme.goldLight : Theme.gold
        border.color: Theme.inkOnPaper
        border.width: Theme.hairline
        FocusRing { shown: line.visualFocus }
    }

    HoverHandler { id: pointer }
    Item {
        x: pointer.point.position.x
        y: line.middle - Theme.px(8)

        Tip {
            shown: pointer.hovered
            text: line.marks.count > 0 && pointer.hovered ? line.marks.textAt(line.positionAt(pointer.point.position.x)) : ""
        }
    }
}
