pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// The question that must be answered before the game goes on.
DraftDialog {
    id: dialog

    required property AnswerDraft answer
    property Looting looting: null

    draft: dialog.answer
    title: dialog.answer.askedName === "" ? qsTr("Your choice") : qsTr("Your choice, %1").arg(dialog.answer.askedName)
    subtitle: dialog.answer.text
    cancellable: false
    foldable: true
    onSubtitleChanged: {
        dialog.folded = false;  // a new question
        dialog.resize();
    }

    // Items in play are among the cards to choose from.
    readonly property bool choosesItems: {
        if (dialog.answer.kind !== "cards") return false;
        const cards = dialog.answer.cards;
        for (let row = 0; row < cards.count; ++row)
            if (cards.at(row).equipped) return true;
        return false;
    }

    // The price of an Item, and whether it is worn.
    function worth(card: var): string {
        if (card.kind !== "item") return "";
        if (!card.equipped) return card.footerRight;
        return card.footerRight === "" ? qsTr("worn") : qsTr("%1, worn", "the price of an Item").arg(card.footerRight);
    }
    confirmable: dialog.answer.kind !== "option"
    contentWish: grid.visible ? grid.wishWidth + (asking.visible ? asking.width + Theme.gapLarge : 0) : 0
    confirmText: dialog.answer.kind === "cards" && dialog.answer.legal && dialog.answer.cards.picked === 0 ? dialog.answer.none : qsTr("Choose")

    Row {
        width: parent.width
        spacing: Theme.gapLarge

        PeekCard {
            id: asking

            visible: dialog.answer.card.cardId >= 0
            zoomer: dialog
            card: dialog.answer.card
            cardWidth: visible ? Math.min(Theme.cardRead, dialog.height * 0.42 / Theme.cardRatio) : 0
        }
        Column {
            width: parent.width - (asking.visible ? asking.width + Theme.gapLarge : 0)
            spacing: Theme.gap

            // Who takes the next card of a body, and what is gone.
            Repeater {
                model: dialog.looting?.on ?? false ? [dialog.looting.turn, ...dialog.looting.taken] : []

                BodyText {
                    required property string modelData

                    width: parent?.width ?? 0
                    text: modelData
                    color: Theme.inkMuted
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text.replace(/<[^>]*>/g, "")
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.gap
                visible: dialog.answer.onOffer.length > 0

                Repeater {
                    model: dialog.answer.onOffer

                    PeekCard {
                        required property var modelData

                        zoomer: dialog
                        card: modelData
                        cardWidth: Theme.cardHand
                    }
                }
            }
            PickGrid {
                id: grid

                zoomer: dialog
                centred: true
                // There is room for the words of few cards.
                cardWidth: dialog.answer.cards.count > 4 ? Theme.cardSlot * 1.1
                    : asking.visible ? Theme.cardHand
                    : Math.max(Theme.cardHand, Math.min(Theme.cardToRead(dialog.answer.cards.count, dialog.preferredWidth * Math.max(1, Theme.textScale * 0.8) - Theme.gapLarge * 2),
                                                        dialog.height * (Theme.largeText ? 0.36 : 0.42) / Theme.cardRatio))
                width: parent.width
                visible: dialog.answer.kind === "cards"
                model: dialog.answer.cards
                worthOf: dialog.choosesItems ? card => dialog.worth(card) : null
                choosesByDoubleClick: true
                onToggled: row => dialog.answer.cards.toggle(row)
                onChosen: if (dialog.answer.legal) dialog.confirm()
            }
            PersonRow {
                width: parent.width
                visible: dialog.answer.kind === "players"
                people: dialog.answer.players
                onPicked: seat => dialog.answer.togglePlayer(seat)
            }
            Column {
                width: parent.width
                spacing: Theme.gapSmall
                visible: dialog.answer.kind === "option"

                Repeater {
                    model: dialog.answer.options

                    ActionButton {
                        required property var modelData

                        width: parent ? parent.width : 0
                        text: modelData.text
                        onAccepted: {
                            dialog.end();
                            dialog.answer.chooseOption(modelData.index);
                        }
                    }
                }
            }
            Row {
                visible: dialog.answer.kind === "number"
                spacing: Theme.gap

                ActionButton {
                    text: "−"
                    enabled: dialog.answer.number > dialog.answer.least
                    Accessible.name: qsTr("Less")
                    onAccepted: dialog.answer.number -= 1
                }
                TitleText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: dialog.answer.number
                    font.pixelSize: Theme.hero
                }
                ActionButton {
                    text: "+"
                    enabled: dialog.answer.number < dialog.answer.most
                    Accessible.name: qsTr("More")
                    onAccepted: dialog.answer.number += 1
                }
            }
        }
    }
}
