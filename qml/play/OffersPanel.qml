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
    property real most: Infinity  // the height from which it covers something
    // An offer is its cards between its words and its buttons.
    readonly property real besideCards: Theme.textLarge * 1.6 + Theme.textSmall * 1.6 + Theme.touch + Theme.gapSmall * 2 + Theme.gapTiny + Theme.gap * 2
    readonly property real cardWidth: Theme.hugeText ? Theme.cardSlot * 0.6
        : Math.max(Theme.cardSlot * 0.6, Math.min(Theme.cardSlot, offers.snugWidth >= Theme.cardSlot * 0.7 ? offers.snugWidth : (offers.room - offers.besideCards) / Theme.cardRatio))
    // With which long words, too, leave the headline in sight.
    readonly property real snugWidth: (offers.room - offers.besideCards - offers.moreWords) / Theme.cardRatio
    // Of the longest words, beyond a line.
    readonly property real moreWords: Math.max(0, ...offers.shown.map(row => (rows.itemAt(row)?.["wordsHeight"] ?? 0) - Theme.textLarge * 1.6))
    // Its words may take two lines in a narrow one.
    readonly property bool needsWidth: offers.room < offers.besideCards + Theme.textLarge * 1.6 + Theme.cardSlot * 0.7 * Theme.cardRatio
    // Two offers have room, in large text one: then they are shown one at a time.
    readonly property bool single: !offers.own && offers.shown.length > (Theme.largeText ? 1 : 2)
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

        // Beside the other cards, if both have room.
        readonly property real snugWidth: Math.ceil(words.implicitWidth + cards.faces.length * (offers.cardWidth + cards.spacing))

        width: parent?.width ?? 0
        visible: cards.faces.length > 0
        spacing: Theme.gapSmall

        BodyText {
            id: words

            width: Theme.largeText ? Math.min(implicitWidth, parent.width) : parent.width
            text: cards.heading
            color: Theme.inkMuted
            font.pixelSize: Theme.hugeText ? Theme.textTiny : Theme.textSmall
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
                wordless: true
            }
        }
    }

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
            readonly property real wordsHeight: terms.implicitHeight

            function keyOf(letter: string): string {
                return offer.chosen ? letter : "";
            }

            width: offers.width
            visible: offer.mine === offers.own && (!offers.single || offer.index === offers.chosen)
            fill: Theme.panelSolid
            rim: Theme.gold
            rimWidth: offer.mine || (offer.among && !offer.chosen) ? Theme.line : Theme.lineBold
            padding: offer.among && !offers.single ? Theme.gapSmall : Theme.gap  // two have the room of one
            implicitHeight: content.implicitHeight + padding * 2
            Accessible.role: Accessible.Grouping
            Accessible.name: offer.text.replace(/<[^>]*>/g, "")

            BodyText {
                id: roomy

                width: parent.width
                visible: false
                text: Theme.hugeText ? terms.text : ""
                font.pixelSize: Theme.textSmall
            }
            Column {
                id: content

                readonly property real rest: (swap.visible ? swap.height + spacing : 0) + (answers.visible ? answers.height + spacing : 0)

                width: parent.width
                spacing: Theme.gapSmall

                BodyText {
                    id: terms

                    width: parent.width
                    text: terms.unbroken(offer.text)
                    font.pixelSize: !Theme.hugeText ? (offer.mine || Theme.largeText ? Theme.text : Theme.textLarge)
                        : roomy.implicitHeight + content.rest + offer.padding * 2 <= offers.most ? Theme.textSmall : Theme.textTiny
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

                    Cards { id: got; width: Theme.hugeText ? Math.min(got.snugWidth, swap.width) : swap.share(offer.get.length); visible: offer.get.length > 0; heading: qsTr("You get"); faces: offer.get }
                    Cards { id: given; width: Theme.hugeText ? Math.min(given.snugWidth, swap.width) : swap.share(offer.give.length); visible: offer.give.length > 0; heading: qsTr("You give"); faces: offer.give }
                }
                Flow {
                    id: answers

                    // Where large text has no room for all buttons and their keys in a row, the keys are in the tips; the buttons shrink, too,
                    // or those that answer have a row.
                    readonly property var shown: Array.from(answers.visibleChildren)
                    readonly property real gaps: answers.spacing * Math.max(0, answers.shown.length - 1)
                    readonly property bool tight: Theme.hugeText && answers.shown.reduce((sum, one) => sum + one.wholeWidth, answers.gaps) > answers.width
                    readonly property real share: (answers.width - answers.gaps) / Math.max(1, answers.shown.reduce((sum, one) => sum + one.tightWidth, 0))

                    function most(button: ActionButton, answer: bool): real {
                        return !answers.tight ? answers.width
                            : answers.share > 0.75 ? Math.floor(button.tightWidth * Math.min(1, answers.share))
                            : answer ? Math.floor((answers.width - answers.spacing) / 2) : answers.width;
                    }

                    width: parent.width
                    visible: offers.answerable
                    spacing: Theme.gapSmall

                    ActionButton {
                        id: accept

                        width: Math.min(implicitWidth, answers.most(accept, true))
                        tight: answers.tight
                        visible: !offer.mine
                        text: qsTr("Accept")
                        sequence: offer.keyOf("A")
                        // Another's victory is no main action.
                        look: offer.loses ? "danger" : "primary"
                        enabled: offer.mayAccept
                        onAccepted: offers.model.accept(offer.from)
                    }
                    ActionButton {
                        id: decline

                        width: Math.min(implicitWidth, answers.most(decline, true))
                        tight: answers.tight
                        visible: !offer.mine
                        text: qsTr("Decline")
                        sequence: offer.keyOf("D")
                        enabled: offer.mayDecline
                        onAccepted: offers.model.decline(offer.from)
                    }
                    ActionButton {
                        id: counter

                        width: Math.min(implicitWidth, answers.most(counter, false))
                        tight: answers.tight
                        visible: offer.mayCounter
                        text: qsTr("Counter-offer …")
                        sequence: offer.keyOf("O")
                        onAccepted: offers.counterWanted(offer.from, offer.kind)
                    }
                    ActionButton {
                        id: next

                        width: Math.min(implicitWidth, answers.most(next, false))
                        tight: answers.tight
                        visible: offer.among && (offer.chosen || offers.single)
                        text: qsTr("Next offer")
                        sequence: offer.keyOf("X")
                        onAccepted: ++offers.turned
                    }
                    ActionButton {
                        id: withdraw

                        width: Math.min(implicitWidth, answers.most(withdraw, false))
                        tight: answers.tight
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
