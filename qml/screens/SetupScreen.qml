pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// Who plays, and by which rules. `editions`: {key, text}; `options`: {key, text, hint, on}; `start` hands over everything.
ScreenFrame {
    id: screen

    property alias players: list
    property var editions: []
    property string edition: screen.editions.length > 0 ? screen.editions[0].key : ""
    property var options: []
    property int goal: 10
    property int goalLeast: 10
    property int goalMost: 20
    property var chosen: ({})
    readonly property var seatNames: [qsTr("James"), qsTr("Marieke"), qsTr("Matthew"), qsTr("Laura"), qsTr("Priya"), qsTr("Tomás")]
    signal start(var setup)
    signal refused(string reason)

    function takenColours(except: int): var {
        const taken = [];
        for (let row = 0; row < list.count; ++row)
            if (row !== except) taken.push(list.get(row).colour);
        return taken;
    }

    function addPlayer() {
        const taken = screen.takenColours(-1);
        const colour = Theme.players.findIndex((unused, index) => taken.indexOf(index) < 0);
        list.append({name: screen.seatNames[list.count % screen.seatNames.length], colour: colour, female: list.count % 2 === 1,
                     seat: list.count === 0 ? "person" : "greedy"});
    }

    function problem(): string {
        const names = [];
        for (let row = 0; row < list.count; ++row) names.push(list.get(row).name.trim());
        if (names.some(name => name === "")) return qsTr("Everybody needs a name.");
        if (new Set(names).size < names.length) return qsTr("Two players have the same name.");
        return "";
    }

    function setup(): var {
        const players = [];
        for (let row = 0; row < list.count; ++row) {
            const one = list.get(row);
            players.push({name: one.name.trim(), colour: one.colour, sex: one.female ? "female" : "male", seat: one.seat});
        }
        return {players: players, edition: screen.edition, options: screen.chosen, goal: screen.goal};
    }

    title: qsTr("A new game")
    subtitle: qsTr("Three to six players around one screen.")
    Component.onCompleted: {
        for (let seat = 0; seat < 3; ++seat) screen.addPlayer();
    }

    ListModel { id: list }
    Column {
        width: screen.innerWidth
        spacing: Theme.gap

        Repeater {
            model: list

            PlayerRow {
                id: row

                required property var model
                required property int index

                width: screen.innerWidth
                number: row.index + 1
                name: row.model.name
                colour: row.model.colour
                female: row.model.female
                seat: row.model.seat
                removable: list.count > 3
                takenColours: list.count > 0 ? screen.takenColours(row.index) : []
                onRenamed: name => list.setProperty(row.index, "name", name)
                onRecoloured: colour => list.setProperty(row.index, "colour", colour)
                onSexChanged: female => list.setProperty(row.index, "female", female)
                onSeated: seat => list.setProperty(row.index, "seat", seat)
                onRemoved: list.remove(row.index)
            }
        }
        ActionButton {
            text: qsTr("Add a player")
            iconName: "person"
            visible: list.count < 6
            onAccepted: screen.addPlayer()
        }
        SetupOptions {
            width: screen.innerWidth
            editions: screen.editions
            edition: screen.edition
            options: screen.options
            goal: screen.goal
            goalLeast: screen.goalLeast
            goalMost: screen.goalMost
            onEditionPicked: key => { screen.edition = key; }
            onGoalMoved: value => { screen.goal = value; }
            onOptionToggled: (key, on) => {
                const next = Object.assign({}, screen.chosen);
                next[key] = on;
                screen.chosen = next;
            }
        }
    }
    actions: [
        ActionButton {
            text: qsTr("Start the game")
            look: "primary"
            iconName: "boot-kick"
            onAccepted: screen.problem() === "" ? screen.start(screen.setup()) : screen.refused(screen.problem())
        },
        ActionButton { text: qsTr("Back"); onAccepted: screen.back() }
    ]
}
