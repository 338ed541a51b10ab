pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Pages
import Kickdoor.Setup

// The lobby of a network table: its seats, its rules, and who is ready.
ScreenFrame {
    id: page

    required property Navigator navigator
    required property NetPlay net
    readonly property NetClient client: page.net ? page.net.client : null
    readonly property bool owner: page.client?.owner ?? false
    readonly property bool starting: page.client?.starting ?? false
    readonly property string begins: qsTr("The cards are being dealt…")
    readonly property bool seated: (page.client?.seats.mine ?? 0) > 0
    readonly property string notice: page.client && page.client.away
        ? qsTr("%1 Reconnecting…").arg(page.client.trouble) : page.navigator.notice

    // A game that is being played cannot be shown without its cards.
    readonly property bool waitsForCards: (page.client?.running ?? false) && offered.lacking
    property string sexes: ""  // what was chosen for those here who had not

    // Who presses Ready without a choice is told what they play.
    function sexesLeftOpen(): string {
        const told = [];
        for (let row = 0; row < page.client.seats.count; ++row) {
            const place = page.client.seats.at(row);
            if (place.mine && place.sexOpen)
                told.push((place.female ? qsTr("%1 plays a woman, as nothing was chosen.") : qsTr("%1 plays a man, as nothing was chosen.")).arg(place.name));
        }
        return told.length === 0 ? "" : [...told, qsTr("“Not ready after all” lets you change it.")].join(" ");
    }

    function taken(except: int): var {
        const list = [];
        for (let row = 0; row < page.client.seats.count; ++row) {
            const place = page.client.seats.at(row);
            if (row !== except && place.colour !== "") list.push(Array.from(Theme.players).findIndex(one => Qt.colorEqual(one, place.colour)));
        }
        return list;
    }

    title: page.client?.tableName ?? ""
    subtitle: page.net?.hosting ? qsTr("This computer deals for everybody, so its program could reveal all hands.")
        : qsTr("The host's computer deals for everybody, so its program could reveal all hands. After the game, yours checks that nothing was changed.")
    note: page.starting ? page.begins : page.notice !== "" ? page.notice
        : page.waitsForCards && page.client?.watches ? qsTr("The game is being played. Get the cards that you do not have to watch it.")
        : page.waitsForCards ? qsTr("Your game goes on. Get the cards that you do not have to come back to it.")
        : page.client?.watches && page.net.hosting ? qsTr("Everybody joins on a device of their own, best with “This device shows only my hand”. Whoever comes first starts the game.")
        : page.client?.watches ? qsTr("You are watching. The game starts when the others are ready.")
        : page.client?.ready && page.sexes !== "" ? Lists.joined([page.sexes, page.client.whyNotStart], "%1 %2") : page.owner || page.client?.ready ? page.client?.whyNotStart ?? "" : ""
    noteColor: page.notice !== "" && !page.starting ? Theme.bad : Theme.inkMuted
    // Escape may have been meant for something else; the button is clear.
    onBack: {
        if (page.net.hosting || !page.seated) page.leave();
        else leaving.visible = true;
    }

    function leave() {
        page.navigator.endAsked(() => {
            page.net.leave();
            page.navigator.go("net");
        });
    }

    Column {
        width: page.innerWidth
        spacing: Theme.gap

        JoinCode {
            width: parent.width
            visible: page.net?.hosting ?? false
            host: page.net ? page.net.host : null
        }
        OfferedPacks {
            id: offered

            width: parent.width
            client: page.client
        }
        Repeater {
            model: page.client ? page.client.seats : null

            LobbySeat {
                id: seat

                required property var model
                required property int index

                width: page.innerWidth
                inSight: seat.y >= 0 && page.sees(seat.pawn)
                // A removed row is null before its seat is removed from the page.
                Binding on place { when: seat.model !== null; value: seat.model; restoreMode: Binding.RestoreNone }
                seats: page.client.seats
                owner: page.owner
                tableScreen: page.client.watches && page.net.hosting
                newcomer: page.client.name
                bots: page.net.setup.bots
                tempers: page.net.setup.tempers
                takenColours: page.client.seats.taken > 0 ? page.taken(seat.index) : []
            }
        }
        NumberStepper {
            visible: page.owner
            label: qsTr("Seats at the table")
            from: 3
            to: 6
            value: page.net?.seats ?? 4
            onMoved: value => page.net.seats = value
        }
        Grid {
            id: beside

            width: parent.width
            columns: width > Theme.px(800) * Theme.textScale ? 2 : 1
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap

            PeoplePanel {
                id: people

                width: (beside.width - beside.columnSpacing * (beside.columns - 1)) / beside.columns
                height: Math.max(implicitHeight, beside.columns === 2 ? talk.height : 0)
                client: page.client
            }
            ChatPanel {
                id: talk

                width: people.width
                height: Theme.px(230) * Math.max(1, Theme.textScale * 0.8)
                client: page.client
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.gapLarge
            enabled: page.owner

            Toggle {
                text: qsTr("Chat")
                checked: page.net?.chatAllowed ?? true
                onToggled: page.net.chatAllowed = checked
            }
            Toggle {
                text: qsTr("Others may watch, without seeing anybody's hand")
                checked: page.net?.watchingAllowed ?? true
                onToggled: page.net.watchingAllowed = checked
            }
            Toggle {
                text: qsTr("Hints: everybody may ask what Master would do")
                checked: page.net?.hintsAllowed ?? false
                onToggled: page.net.hintsAllowed = checked
            }
            BotPace { net: page.net }
            Row {
                spacing: Theme.gapSmall

                BodyText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Seats that are lost or left are played by")
                    wrapMode: Text.NoWrap
                    opacity: standIn.opacity
                    Accessible.ignored: true
                }
                PickBox {
                    id: standIn

                    objectName: "standIn"
                    label: qsTr("Seats that are lost or left are played by")
                    textRole: "text"
                    valueRole: "key"
                    model: page.net?.setup.bots ?? []
                    currentIndex: Array.from(page.net?.setup.bots ?? []).findIndex(one => one.key === page.net?.standIn)
                    onActivated: page.net.standIn = standIn.currentValue
                }
            }
        }
        BodyText {
            width: parent.width
            visible: !page.owner
            text: qsTr("The table's owner chooses cards and rules.")
            color: Theme.inkMuted
        }
        PacksPanel {
            width: parent.width
            enabled: page.owner
            setup: page.net ? page.net.setup : null
            onRuleActivated: rule => page.navigator.rulesAsked(rule)
        }
        OptionsPanel {
            width: parent.width
            enabled: page.owner
            setup: page.net ? page.net.setup : null
            presets: page.net ? page.net.presets : null
            seedShown: false
            onRuleActivated: rule => page.navigator.rulesAsked(rule)
        }
    }
    DialogFrame {
        id: leaving

        parent: page
        z: 1
        visible: false
        preferredWidth: Theme.px(560)
        title: qsTr("Leave the table?")
        subtitle: qsTr("Your seat becomes free.")
        onDismissed: leaving.visible = false
        onVisibleChanged: if (!leaving.visible) page.forceActiveFocus()
        actions: [
            ActionButton { focus: true; text: qsTr("Stay"); look: "primary"; iconName: "round-table"; onAccepted: leaving.visible = false },
            ActionButton { text: qsTr("Leave"); look: "danger"; iconName: "exit-door"; onAccepted: page.leave() }
        ]
    }
    Connections {
        target: page.client

        // What was refused may be possible now.
        function onLobbyChanged() { page.navigator.notice = ""; }
    }
    actions: [
        ActionButton {
            objectName: "start"
            visible: page.owner && !page.waitsForCards
            text: page.starting ? qsTr("Starting…") : qsTr("Start the game")
            look: "primary"
            iconName: "boot-kick"
            allowed: !page.starting && (page.client?.whyNotStart ?? "") === ""
            whyNot: page.starting ? page.begins : page.client?.whyNotStart ?? ""
            onAccepted: page.client.start()
            onRefused: reason => page.navigator.notice = reason
        },
        ActionButton {
            objectName: "ready"
            visible: !(page.client?.watches ?? false) && !page.waitsForCards
            text: page.client?.ready ? qsTr("Not ready after all") : qsTr("Ready")
            look: page.client?.ready ? "plain" : "primary"
            iconName: page.client?.ready ? "hourglass" : "check-mark"
            allowed: page.seated && !page.starting && (!offered.lacking || page.client.ready)
            whyNot: page.starting ? page.begins : page.seated ? qsTr("Get the cards that you do not have first.") : qsTr("Take a seat first.")
            onAccepted: {
                page.navigator.notice = "";
                page.sexes = page.client.ready ? "" : page.sexesLeftOpen();
                page.client.setReady(!page.client.ready);
            }
            onRefused: reason => page.navigator.notice = reason
        },
        ActionButton { text: page.net?.hosting ? qsTr("Close the table") : qsTr("Leave"); iconName: "exit-door"; onAccepted: page.leave() }
    ]
}
