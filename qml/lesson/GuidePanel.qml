pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The lesson's guide: a text, which scrolls if it is long, the task, and the navigation. As high as needed, at most `room`.
FocusScope {
    id: guide

    property string heading
    property string text
    property string task: ""
    property var rules: []
    property int number: 1
    property int count: 1
    property bool mine: false
    property bool mayGoOn: false
    property bool mayGoBack: false
    property bool last: false
    property real room: 600
    signal nextRequested()
    signal backRequested()
    signal showRequested()
    signal againRequested()
    signal leaveRequested()
    signal ruleActivated(string rule)

    function focusNext() {
        if (next.visible) next.forceActiveFocus(Qt.OtherFocusReason);
        else if (leave.visible) leave.forceActiveFocus(Qt.OtherFocusReason);
    }

    // The height at which the task is seen without scrolling.
    readonly property real least: head.height + foot.height + Theme.gapSmall * 2 + frame.padding * 2 + (task.visible ? task.height : 0)
    implicitHeight: Math.min(guide.room, head.height + words.contentHeight + foot.height + Theme.gapSmall * 2 + frame.padding * 2)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: (guide.heading + " " + guide.text + " " + guide.task).trim()
    onTextChanged: words.contentY = 0

    component Todo: Rectangle {
        width: words.innerWidth
        height: todo.implicitHeight + Theme.gapSmall * 2
        radius: Theme.radiusSmall
        color: Theme.parchment
        border.color: Theme.goldDark
        border.width: Theme.line

        BodyText {
            id: todo

            x: Theme.gapSmall
            y: Theme.gapSmall
            width: parent.width - Theme.gapSmall * 2
            text: todo.unbroken(guide.task)
            color: guide.mine ? Theme.inkOnPaper : Theme.inkMutedOnPaper
            font.bold: guide.mine
        }
    }

    Panel {
        id: frame

        anchors.fill: parent
        fill: Theme.panelSolid
        rim: Theme.gold
        rimWidth: Theme.lineBold

        Column {
            id: head

            width: parent.width

            BodyText {
                width: parent.width
                text: qsTr("Lesson, step %1 of %2").arg(guide.number).arg(guide.count)
                color: Theme.inkMuted
                font.pixelSize: Theme.textTiny
            }
            TitleText {
                width: parent.width
                text: guide.heading
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
        }
        ScrollPane {
            id: words

            anchors {
                top: head.bottom
                topMargin: Theme.gapSmall
                bottom: foot.top
                bottomMargin: Theme.gapSmall
                left: parent.left
                right: parent.right
            }

            // With large text, the task comes first, as the rest may need scrolling.
            Todo { id: task; visible: guide.task !== "" && Theme.largeText }
            BodyText {
                id: lines

                width: words.innerWidth
                text: lines.unbroken(guide.text)
            }
            BodyText {
                width: words.innerWidth
                visible: guide.rules.length > 0
                text: guide.rules.map(rule => "<a href='" + rule + "'>" + rule + "</a>").join(", ")
                font.pixelSize: Theme.textSmall
                onLinkActivated: link => guide.ruleActivated(link)
            }
            Todo { visible: guide.task !== "" && !Theme.largeText }
        }
        Flow {
            id: foot

            anchors.bottom: parent.bottom
            width: parent.width
            spacing: Theme.gapTiny
            layoutDirection: Qt.RightToLeft

            ActionButton {
                id: next

                visible: guide.mayGoOn
                look: "primary"
                text: qsTr("Next")
                onAccepted: guide.nextRequested()
            }
            ActionButton {
                id: leave

                visible: guide.last
                look: "primary"
                text: qsTr("Finish")
                onAccepted: guide.leaveRequested()
            }
            LinkButton { visible: guide.last; text: qsTr("Again"); onClicked: guide.againRequested() }
            LinkButton { visible: guide.mine; text: qsTr("Do it for me"); onClicked: guide.showRequested() }
            LinkButton { visible: guide.mayGoBack; text: qsTr("Back"); onClicked: guide.backRequested() }
        }
    }
}
