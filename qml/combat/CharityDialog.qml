import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// Charity (R5.7): `excess` cards leave the hand. Choose who receives, then press cards; a pressed card changes its mind
// when pressed again. `recipients`: objects {key, text, tone, least, most}; the discard pile is one of the same kind.
DialogFrame {
    id: dialog

    property int excess: 0
    property alias cards: grid.model
    property alias recipients: people.choices
    // card id -> recipient key
    property var gifts: ({})
    readonly property int given: Object.keys(dialog.gifts).length
    readonly property bool fair: dialog.given === dialog.excess && (dialog.recipients ?? []).every(
        one => dialog.countFor(one.key) >= (one.least ?? 0) && dialog.countFor(one.key) <= (one.most ?? dialog.excess))
    signal gaveAway(var gifts)
    signal refused(string reason)

    function countFor(key: string): int {
        return Object.keys(dialog.gifts).filter(id => dialog.gifts[id] === key).length;
    }

    function recipient(key: string): var {
        return (dialog.recipients ?? []).find(one => one.key === key) ?? null;
    }

    function assign(cardId: int) {
        const next = Object.assign({}, dialog.gifts);
        if (next[cardId] === people.current) {
            delete next[cardId];
        } else {
            const full = dialog.recipient(people.current)?.most ?? dialog.excess;
            if (!(cardId in next) && dialog.given >= dialog.excess) {
                dialog.refused(qsTr("That is enough charity."));
                return;
            }
            if (dialog.countFor(people.current) >= full) {
                dialog.refused(qsTr("%1 gets no more than %2.").arg(dialog.recipient(people.current)?.text ?? "").arg(full));
                return;
            }
            next[cardId] = people.current;
        }
        dialog.gifts = next;
    }

    function badges(): var {
        const marks = {};
        for (const id of Object.keys(dialog.gifts)) {
            const one = dialog.recipient(dialog.gifts[id]);
            marks[id] = {text: one?.text ?? "", tone: one?.tone ?? Theme.gold};
        }
        return marks;
    }

    function reset() {
        dialog.gifts = {};
        people.current = (dialog.recipients ?? []).length > 0 ? dialog.recipients[0].key : "";
    }

    title: qsTr("Charity")
    subtitle: qsTr("%n card(s) must go. Choose who receives, then the cards.", "", dialog.excess)
    dismissable: false
    preferredWidth: Theme.px(980)
    onVisibleChanged: if (visible) dialog.reset()
    onRecipientsChanged: dialog.reset()

    Column {
        width: parent.width
        spacing: Theme.gap

        PickRow {
            id: people

            width: parent.width
            label: qsTr("Who receives")
        }
        CardGrid {
            id: grid

            width: parent.width
            most: 0
            badges: dialog.badges()
            onToggled: cardId => dialog.assign(cardId)
        }
    }
    actions: [
        ActionButton {
            text: qsTr("Give %1 of %2").arg(dialog.given).arg(dialog.excess)
            look: "primary"
            allowed: dialog.fair
            whyNot: qsTr("The cards are not yet shared out fairly.")
            onAccepted: dialog.gaveAway(dialog.gifts)
            onRefused: reason => dialog.refused(reason)
        }
    ]
}
