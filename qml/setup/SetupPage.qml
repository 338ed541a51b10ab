pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Pages

// The set-up of a game: its players and rules.
ScreenFrame {
    id: page

    required property Navigator navigator
    required property Session session
    required property SetupModel setup
    required property PresetModel presets
    required property Settings settings
    readonly property string complaint: page.navigator.notice !== "" ? page.navigator.notice : page.setup ? page.setup.problem : ""

    readonly property bool botsPlay: page.setup?.revision >= 0 && Array.from({length: page.setup.count}, (none, row) => page.setup.at(row).who).some(who => who !== "person")

    function colourIndex(colour: string): int {
        return Array.from(Theme.players).findIndex(one => Qt.colorEqual(one, colour));
    }

    function taken(except: int): var {
        const list = [];
        for (let row = 0; row < page.setup.count; ++row)
            if (row !== except) list.push(page.colourIndex(page.setup.at(row).colour));
        return list;
    }

    // After a name comes that of the next person, then the start.
    function goOnFrom(index: int) {
        for (let row = index + 1; row < seats.count; ++row)
            if (page.setup.at(row).who === "person") return (seats.itemAt(row) as PlayerRow).editName();
        start.forceActiveFocus(Qt.TabFocusReason);
    }

    title: qsTr("A new game")
    subtitle: qsTr("Three to six players around one screen, people or bots, in the order they sit.")
    onBack: page.navigator.go("start")
    Component.onCompleted: page.setup.packs.look()

    Column {
        width: page.innerWidth
        spacing: Theme.gap

        Repeater {
            id: seats

            model: page.setup

            PlayerRow {
                id: row

                required property var model
                required property int index

                width: page.innerWidth
                inSight: row.y >= 0 && page.sees(row.pawn)
                number: row.index + 1
                name: row.model.name
                colour: page.colourIndex(row.model.colour)
                female: row.model.sex === "female"
                seat: row.model.who
                bots: page.setup.bots
                tempers: page.setup.tempers
                temper: row.model.temper
                removable: page.setup.mayRemove
                onRenamed: name => page.setup.setName(row.index, name)
                onRecoloured: colour => page.setup.setColour(row.index, Theme.players[colour].toString())
                onSexChanged: female => page.setup.setSex(row.index, female ? "female" : "male")
                onSeated: seat => page.setup.setPlayer(row.index, seat)
                onEntered: page.goOnFrom(row.index)
                onTempered: temper => page.setup.setTemper(row.index, temper)
                onRemoved: () => Qt.callLater(() => page.setup.remove(row.index))  // the row that says so must outlive its click
            }
        }
        ActionButton {
            text: qsTr("Add a player")
            iconName: "person"
            visible: page.setup && page.setup.mayAdd
            onAccepted: page.setup.add()
        }
        Flow {
            readonly property var paces: [qsTr("Instant"), qsTr("Quick"), qsTr("Normal"), qsTr("Slow")]

            width: parent.width
            spacing: Theme.gapSmall
            visible: page.botsPlay

            BodyText { text: qsTr("Pace of the bots:"); height: Theme.touch; verticalAlignment: Text.AlignVCenter; wrapMode: Text.NoWrap; Accessible.ignored: true }
            PickRow {
                id: pace

                readonly property string about: qsTr("How long a bot waits before each move. At the table, + and − change it, too.")

                Accessible.description: pace.about
                label: qsTr("Pace of the bots")
                choices: parent.paces.map((text, index) => ({key: String(index), text: text}))
                current: String(page.session?.botPace ?? 2)
                onPicked: key => {
                    page.session.stepBotPace(Number(key) - page.session.botPace);
                    pace.current = Qt.binding(() => String(page.session?.botPace ?? 2));
                }

                MovedHover { id: overPace; blocking: false }
                Tip { shown: overPace.meant; text: pace.about }
            }
        }
        PacksPanel {
            width: page.innerWidth
            setup: page.setup
            presets: page.presets
            onRuleActivated: rule => page.navigator.rulesAsked(rule)
        }
        OptionsPanel {
            width: page.innerWidth
            choosing: false
            setup: page.setup
            presets: page.presets
            settings: page.settings
            onRuleActivated: rule => page.navigator.rulesAsked(rule)
        }
    }
    actions: [
        ActionButton {
            id: start

            text: qsTr("Start the game")
            look: "primary"
            iconName: "boot-kick"
            allowed: page.complaint === ""
            whyNot: page.complaint
            onAccepted: page.session.start()
        },
        ActionButton { text: qsTr("Back"); onAccepted: page.back() },
        BodyText {
            width: Math.min(implicitWidth, Theme.px(520) * Math.max(1, Theme.textScale * 0.8))
            text: page.complaint
            textFormat: Text.PlainText  // may have the words of strangers
            color: Theme.bad
        }
    ]
}
