pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Pages

// What the games at this machine add up to, for one person at a time. `figures`: {group, label, value}; `honours`:
// {title, about, earned, when}.
ScreenFrame {
    id: screen

    property var persons: []
    property string person: ""
    property var figures: []
    property var honours: []
    property string problem: ""
    property bool known: true
    signal personPicked(string name)
    signal exportRequested()
    signal eraseRequested()

    title: qsTr("My games")

    Column {
        width: screen.innerWidth
        spacing: Theme.gap

        BodyText {
            width: parent.width
            visible: screen.problem !== ""
            text: screen.problem
            textFormat: Text.PlainText
            color: Theme.dangerEdge
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        BodyText {
            width: parent.width
            visible: screen.known && screen.persons.length === 0
            text: qsTr("Nobody has played a game to its end here yet. Games of bots alone do not count.")
            color: Theme.inkMuted
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        PickRow {
            width: parent.width
            visible: screen.persons.length > 1
            label: qsTr("Whose games")
            choices: screen.persons.map(name => ({key: name, text: name}))
            current: screen.person
            onPicked: key => screen.personPicked(key)
        }
        Panel {
            id: board

            width: parent.width
            height: facts.height + padding * 2
            visible: screen.figures.length > 0
            activeFocusOnTab: true  // so that the keyboard scrolls to it
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("Statistics of %1").arg(screen.person)
            Accessible.focusable: true
            padding: Theme.gapLarge

            FocusRing { parent: board; shown: board.activeFocus }
            Column {
                id: facts

                width: parent.width
                spacing: Theme.gapTiny

                Repeater {
                    model: screen.figures

                    FigureLine {
                        required property var modelData

                        width: facts.width
                        group: modelData.group
                        label: modelData.label
                        value: modelData.value
                    }
                }
            }
        }
        TitleText {
            width: parent.width
            visible: screen.honours.length > 0
            text: qsTr("Honours")
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Grid {
            id: grid

            width: parent.width
            columns: Theme.largeText ? 1 : 2
            columnSpacing: Theme.gap
            rowSpacing: Theme.gapSmall

            Repeater {
                model: screen.honours

                HonourLine {
                    required property var modelData

                    width: (grid.width - grid.columnSpacing * (grid.columns - 1)) / grid.columns
                    title: modelData.title
                    about: modelData.about
                    earned: modelData.earned
                    when: modelData.when
                }
            }
        }
        BodyText {
            width: parent.width
            visible: screen.persons.length > 0
            text: qsTr("These statistics stay on this computer. Bots, and games that you only watched, are not counted.")
            color: Theme.inkMuted
            font.pixelSize: Theme.textSmall
        }
    }
    actions: [
        ActionButton { text: qsTr("Back"); focus: true; onAccepted: screen.back() },
        ActionButton { text: qsTr("Export …"); iconName: "save"; visible: screen.persons.length > 0; onAccepted: screen.exportRequested() },
        ActionButton { text: qsTr("Erase …"); iconName: "cancel"; look: "danger"; visible: screen.persons.length > 0; onAccepted: screen.question.visible = true }
    ]

    readonly property DialogFrame question: DialogFrame {
        id: question

        parent: screen
        z: 10
        visible: false
        preferredWidth: Theme.px(520)
        title: qsTr("Erase all statistics?")
        subtitle: qsTr("Everybody's statistics and honours will be lost. This cannot be undone. Saved and finished games are kept.")
        onDismissed: {
            question.visible = false;
            screen.forceActiveFocus();
        }
        actions: [
            ActionButton { text: qsTr("Keep them"); look: "primary"; focus: true; onAccepted: question.dismissed() },
            ActionButton {
                text: qsTr("Erase")
                look: "danger"
                onAccepted: {
                    question.dismissed();
                    screen.eraseRequested();
                }
            }
        ]
    }
}
