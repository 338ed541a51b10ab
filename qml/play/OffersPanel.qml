pragma ComponentBehavior: Bound
import QtQuick
import QtQml
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand
import Kickdoor.Table

// Open offers with their cards: those of others, to be answered, or the player's own (`own`), to be withdrawn.
Column {
    id: offers

    required property OffersModel model
    property bool own: false
    property bool answerable: true  // not in a recorded game
    property bool keyed: false  // keys answer the chosen offer
    property real room: Infinity  // the height in which an offer stands well
    // An offer is its cards between its words and its buttons.
    readonly property real besideCards: Theme.textLarge * 1.6 + Theme.textSmall * 1.6 + Theme.touch + Theme.gapSmall * 2 + Theme.gapTiny + Theme.gap * 2
    readonly property real cardWidth: Math.max(Theme.cardSlot * 0.6, Math.min(Theme.cardSlot, (offers.room - offers.besideCards) / Theme.cardRatio))
    // Its words may take two lines in a narrow one.
    readonly property bool needsWidth: offers.room < offers.besideCards + Theme.textLarge * 1.6 + Theme.cardSlot * 0.7 * Theme.cardRatio
    property int turned: 0  // how often the next offer was asked for
    property int changes: 0  // of the rows
    // The rows that are shown here, and the one that keys answer.
    readonly property var shown: offers.changes >= 0 ? Array.from({length: rows.count}, (unused, row) => row).filter(row => (rows.itemAt(row)?.["mine"] ?? !offers.own) === offers.own) : []
    readonly property int chosen: offers.shown.length > 0 ? offers.shown[offers.turned % offers.shown.length] : -1
    property TableView zoomer: null  // shows cards large
    signal counterWanted(int from, string kind)

    // Beside the offers, which have the buttons.
    function showZoom(card: var, where: rect) {
        offers.zoomer?.showZoom(card, where, [offers.zoomer.partOf(offers, 4)]);
    }

    function hideZoom(cardId: int) {
        offers.zoomer?.hideZoom(cardId);
    }

    spacing: Theme.gapSmall
    onShownChanged: fresh.restart()

    // A key that was pressed before this offer could be read is not for it.
    Timer { id: fresh; interval: Theme.lull }
    Instantiator {
        model: offers.own ? ["D"] : ["A", "D", "O", "X"]

        delegate: Shortcut {
            required property string modelData

            sequence: modelData
            autoRepeat: false
            enabled: offers.keyed && offers.answerable && offers.chosen >= 0
            onActivated: if (!fresh.running) offers.press(modelData)
        }
    }

    function rowOf(row: int): var {
        return offers.model.at(row);
    }

    function press(key: string) {
        const row = offers.rowOf(offers.chosen), from = row.from;
        if (key === "X") ++offers.turned;
        else if (row.mine) offers.model.withdraw();
        else if (key === "A" && row.mayAccept) offers.model.accept(from);
        else if (key === "D" && row.mayDecline) offers.model.decline(from);
        else if (key === "O" && row.mayCounter) offers.counterWanted(from, row.kind);
    }

    // The heading is above the cards, or beside them if large text needs the height.
    component Cards: Flow {
        id: cards

        property string heading
        property var faces: []

        width: parent?.width ?? 0
        visible: cards.faces.length > 0
        spacing: Theme.gapSmall

        BodyText {
            width: Theme.largeText ? Math.min(implicitWidth, parent.width) : parent.width
            text: cards.heading
            color: Theme.inkMuted
            font.pixelSize: Theme.textSmall
        }
        Repeater {
            model: cards.faces

            PeekCard {
                id: card

                required property var modelData

                zoomer: offers
                // A tap, too, shows it large.
                onActivated: card.looked = !card.looked
                card: modelData
                cardWidth: offers.cardWidth
            }
        }
    }

    component OfferButton: ActionButton { width: Math.min(implicitWidth, offers.width - Theme.gap * 2) }

    Repeater {
        id: rows

        model: offers.model
        onItemAdded: ++offers.changes
        onItemRemoved: ++offers.changes

        Panel {
            id: offer

            required property int index
            required property int from
            required property string kind
            required property string text
            required property bool mine
            required property bool mayAccept
            required property bool mayDecline
            required property bool mayCounter
            required property var get
            required property var give
            required property bool loses

            readonly property bool chosen: offers.keyed && offer.index === offers.chosen
            readonly property bool among: offers.shown.length > 1

            function keyOf(letter: string): string {
                return offer.chosen ? letter : "";
            }

            width: offers.width
            visible: offer.mine === offers.own
            fill: Theme.panelSolid
            rim: Theme.gold
            rimWidth: offer.mine || (offer.among && !offer.chosen) ? Theme.line : Theme.lineBold
            padding: Theme.gap
            implicitHeight: content.implicitHeight + padding * 2
            Accessible.role: Accessible.Grouping
            Accessible.name: offer.text.replace(/<[^>]*>/g, "")

            Column {
                id: content

                width: parent.width
                spacing: Theme.gapSmall

                BodyText {
                    id: terms

                    width: parent.width
                    text: terms.unbroken(offer.text)
                    font.pixelSize: offer.mine || Theme.largeText ? Theme.text : Theme.textLarge
                }
                Flow {
                    id: swap

                    readonly property bool both: offer.get.length > 0 && offer.give.length > 0 && !Theme.largeText
                        && (offers.cardWidth + Theme.gapSmall) * (offer.get.length + offer.give.length) <= swap.width

                    function share(cards: int): real {
                        return swap.both ? (swap.width - swap.spacing) * cards / (offer.get.length + offer.give.length) : swap.width;
                    }

                    width: parent.width
                    visible: !offer.mine && offer.get.length + offer.give.length > 0
                    spacing: Theme.gapSmall

                    Cards { width: swap.share(offer.get.length); visible: offer.get.length > 0; heading: qsTr("You get"); faces: offer.get }
                    Cards { width: swap.share(offer.give.length); visible: offer.give.length > 0; heading: qsTr("You give"); faces: offer.give }
                }
                Flow {
                    width: parent.width
                    visible: offers.answerable
                    spacing: Theme.gapSmall

                    OfferButton {
                        visible: !offer.mine
                        text: qsTr("Accept")
                        sequence: offer.keyOf("A")
                        // Another's victory is no main action.
                        look: offer.loses ? "danger" : "primary"
                        enabled: offer.mayAccept
                        onAccepted: offers.model.accept(offer.from)
                    }
                    OfferButton {
                        visible: !offer.mine
                        text: qsTr("Decline")
                        sequence: offer.keyOf("D")
                        enabled: offer.mayDecline
                        onAccepted: offers.model.decline(offer.from)
                    }
                    OfferButton {
                        visible: offer.mayCounter
                        text: qsTr("Counter-offer …")
                        sequence: offer.keyOf("O")
                        onAccepted: offers.counterWanted(offer.from, offer.kind)
                    }
                    OfferButton {
                        visible: offer.among && offer.chosen
                        text: qsTr("Next offer")
                        sequence: offer.keyOf("X")
                        onAccepted: ++offers.turned
                    }
                    OfferButton {
                        visible: offer.mine
                        text: qsTr("Withdraw")
                        sequence: offer.keyOf("D")
                        onAccepted: offers.model.withdraw()
                    }
                }
            }
        }
    }
}
