pragma ComponentBehavior: Bound
import QtQuick
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
    property TableView zoomer: null  // shows cards large
    signal counterWanted(int from, string kind)

    // Beside the offers, which have the buttons.
    function showZoom(card: var, where: rect) {
        offers.zoomer?.showZoom(card, where, [offers.zoomer.partOf(offers, 4)]);
    }

    function hideZoom() {
        offers.zoomer?.hideZoom();
    }

    spacing: Theme.gapSmall

    component Cards: Column {
        id: cards

        property string heading
        property var faces: []

        width: parent?.width ?? 0
        visible: cards.faces.length > 0
        spacing: Theme.gapTiny

        BodyText {
            width: parent.width
            text: cards.heading
            color: Theme.inkMuted
            font.pixelSize: Theme.textSmall
        }
        Flow {
            width: parent.width
            spacing: Theme.gapSmall

            Repeater {
                model: cards.faces

                PeekCard {
                    id: card

                    required property var modelData

                    zoomer: offers
                    // A tap, too, shows it large.
                    onActivated: card.looked = !card.looked
                    card: modelData
                    cardWidth: Theme.cardSlot
                }
            }
        }
    }

    Repeater {
        model: offers.model

        Panel {
            id: offer

            required property int from
            required property string kind
            required property string text
            required property bool mine
            required property bool mayAccept
            required property bool mayDecline
            required property bool mayCounter
            required property var get
            required property var give

            width: offers.width
            visible: offer.mine === offers.own
            fill: Theme.panelSolid
            rim: Theme.gold
            rimWidth: offer.mine ? Theme.line : Theme.lineBold
            padding: Theme.gap
            implicitHeight: content.implicitHeight + padding * 2
            Accessible.role: Accessible.Grouping
            Accessible.name: offer.text

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
                    spacing: Theme.gapSmall

                    ActionButton {
                        visible: !offer.mine
                        text: qsTr("Accept")
                        look: "primary"
                        enabled: offer.mayAccept
                        onAccepted: offers.model.accept(offer.from)
                    }
                    ActionButton {
                        visible: !offer.mine
                        text: qsTr("Decline")
                        enabled: offer.mayDecline
                        onAccepted: offers.model.decline(offer.from)
                    }
                    ActionButton {
                        visible: offer.mayCounter
                        text: qsTr("Counter-offer …")
                        onAccepted: offers.counterWanted(offer.from, offer.kind)
                    }
                    ActionButton {
                        visible: offer.mine
                        text: qsTr("Withdraw")
                        onAccepted: offers.model.withdraw()
                    }
                }
            }
        }
    }
}
