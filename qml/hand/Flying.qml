pragma Singleton
import QtQuick

// The cards of which copies are flying over the table. Their own pictures are hidden meanwhile.
QtObject {
    id: flying

    property var cards: []  // {cardId, defKey}, one for each flight; cardId -1: not known

    function begin(card: var) {
        flying.cards = [...flying.cards, {cardId: card.cardId ?? -1, defKey: card.defKey ?? ""}];
    }

    function end(card: var) {
        const ended = flying.cards.findIndex(one => one.cardId === (card.cardId ?? -1) && one.defKey === (card.defKey ?? ""));
        if (ended >= 0) flying.cards = flying.cards.filter((one, index) => index !== ended);
    }

    function has(cardId: int): bool {
        return cardId >= 0 && flying.cards.some(one => one.cardId === cardId);
    }

    // Also finds a card that is shown without its id.
    function hasLike(card: var): bool {
        if ((card?.cardId ?? -1) >= 0) return flying.has(card.cardId);
        return (card?.defKey ?? "") !== "" && flying.cards.some(one => one.defKey === card.defKey);
    }
}
