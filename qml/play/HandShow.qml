pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand
import Kickdoor.Dialogs

// Shows a hand to everybody or to one player (R3.1): the viewer's own, or that of a player at another machine. This is not a
// move of the game.
FocusScope {
    id: show

    required property TableModel table
    required property HandModel hand
    required property Seating seating
    property var elsewhere: []  // the players at other machines
    property string step: ""    // "whom", "pass" (the screen), "cards"
    property var guest: null    // null: everybody
    property string owner
    property string viewer  // the viewer at the beginning
    property var cards: []
    property var clockOf: null  // as a DialogFrame's
    readonly property var people: Array.from(show.seating.people).filter(one => one.seat !== show.table.viewer)
    signal tableHalted(bool halted)  // pauses the table
    signal wanted(int seat, int to)  // to the others' machines; -1: to all

    function begin() {
        show.viewer = show.owner = show.table.viewerName;
        show.cards = Array.from({length: show.hand.count}, (_, index) => show.hand.at(index));
        show.step = "whom";
    }

    function to(person: var) {
        const here = person && show.people.some(one => one.seat === person.seat);
        if (!here && show.elsewhere.length > 0) show.wanted(show.table.viewer, person ? person.seat : -1);
        show.guest = person;
        if (here) show.step = "pass";
        else show.step = !person && (show.people.length > 0 || show.elsewhere.length === 0) ? "cards" : "";
    }

    // Shows a remote player's hand; guest: the seat it is shown to; -1: everybody.
    function look(owner: string, guest: int, cards: var) {
        show.viewer = show.table.viewerName;
        show.owner = owner;
        show.cards = Array.from(cards);
        show.guest = Array.from(show.seating.people).find(one => one.seat === guest) ?? null;
        show.step = show.guest && show.seating.shared && show.guest.seat !== show.table.viewer ? "pass" : "cards";
    }

    anchors.fill: parent
    visible: show.step !== ""
    enabled: visible
    onVisibleChanged: {
        show.tableHalted(show.visible);
        if (show.visible) show.forceActiveFocus();
    }
    Connections {
        target: show.table
        function onChanged() { if (show.table.viewerName !== show.viewer) show.step = ""; }
    }

    DialogFrame {
        id: asking

        visible: show.step === "whom"
        clockOf: show.clockOf
        title: qsTr("Show your whole hand")
        subtitle: qsTr("All %n card(s): to everybody at the table, or to one player only?", "", show.cards.length)
        onDismissed: show.step = ""
        // Nothing is preselected, because showing a hand cannot be undone.
        actions: [
            ActionButton { text: qsTr("Cancel"); onAccepted: show.step = "" },
            ActionButton { text: qsTr("Everybody"); onAccepted: show.to(null) }
        ]

        PersonRow {
            id: whom

            width: parent.width
            people: show.people.concat(Array.from(show.elsewhere))
            onPicked: seat => {
                asking.end();
                show.to(whom.people.find(one => one.seat === seat));
            }
        }
    }
    CurtainScreen {
        anchors.fill: parent
        visible: show.step === "pass"
        name: show.guest?.name ?? ""
        reason: qsTr("%1 is showing you a hand of cards.").arg(show.owner)
        tone: show.guest?.colour ?? Theme.gold
        female: show.guest?.female ?? false
        onOpened: show.step = "cards"
    }
    DialogFrame {
        visible: show.step === "cards"
        clockOf: show.clockOf
        preferredWidth: Theme.px(1100)
        title: qsTr("The hand of %1").arg(show.owner)
        subtitle: show.guest ? qsTr("Only for %1.").arg(show.guest.name) : qsTr("For everybody to see.")
        onDismissed: show.step = ""
        actions: ActionButton {
            text: qsTr("Close")
            look: "primary"
            onAccepted: show.step = ""
        }

        Flow {
            id: row

            width: parent.width
            spacing: Theme.gap

            Repeater {
                model: show.cards

                Card {
                    required property var modelData

                    card: modelData
                    cardWidth: Theme.cardToRead(show.cards.length, row.width)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: spoken + ". " + (modelData.rulesText ?? "").replace(/<[^>]*>/g, "")
                }
            }
        }
    }
}
