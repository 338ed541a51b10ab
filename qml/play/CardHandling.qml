import QtQuick
import Kickdoor.Model

// Interprets picking up, pointing and dropping a card, by drag, click or keyboard. Places are named as in CardMoves, and
// also "room", the middle of the table, and "self", the player's own panel.
Item {
    id: handling

    required property CardMoves moves
    required property TableModel table
    required property PlayersModel others
    required property Seating seating
    property CardMenu menu
    // The rectangle of the card beside which the menu opens.
    property rect cardAt: Qt.rect(0, 0, 0, 0)
    readonly property bool holding: handling.moves.card >= 0
    readonly property var places: handling.moves.places
    readonly property var litIds: handling.places.filter(place => place.startsWith("card:")).map(place => Number(place.slice(5)))
    readonly property var litPlaces: handling.placesLit(handling.places, handling.moves.face)
    readonly property var litSeats: {
        const lit = [];
        for (let index = 0; index < handling.others.count; ++index)
            if (handling.places.includes("player:" + handling.others.at(index).seat)) lit.push(index);
        return lit;
    }
    property bool pulled: false
    // The card just dropped at its place, which needs no flight.
    property string carried: ""
    readonly property bool dragging: handling.pulled && handling.holding
    // A card was picked up, so that an earlier message can be closed.
    signal begun()

    function isLit(place: string): bool {
        return handling.places.includes(place);
    }

    function placesLit(places: var, face: var): var {
        const lit = [];
        const slots = {headgear: "headgear", armor: "armor", footgear: "footgear", oneHand: "hand", twoHands: "hand"};
        if (places.includes("worn")) lit.push(slots[face.slot] ?? "other");
        if (places.includes("carried")) lit.push("carried");
        if (places.includes("identity")) lit.push("identity");
        if (places.includes("followers")) lit.push("followers");
        return lit;
    }

    // The models' name for a place of the slots row. Empty for one that is not lit while another is: a card that is let go there
    // is put down. What can only be carried says why at the slots.
    function placeName(place: string): string {
        const slotLit = handling.isLit("worn") || handling.isLit("identity") || handling.isLit("followers");
        if (slotLit && !handling.litPlaces.includes(place)) return "";
        return place === "carried" || place === "identity" || place === "followers" ? place : "worn";
    }

    function slotClicked(place: string) {
        const name = handling.placeName(place);
        if (name !== "") {
            handling.placeClicked(name);
            return;
        }
        handling.menu.close();
        handling.putDown();
    }

    function droppedOnSlot(place: string, cardId: int) {
        if (handling.moves.card !== cardId) handling.moves.card = cardId;
        const name = handling.placeName(place);
        if (name !== "") {
            handling.dropped(name, cardId);
            return;
        }
        handling.moves.explainOtherPlace();
        handling.putDown();
    }

    // In the middle of the table, a monster is fought, an Item worn and any other card played. On the player's own panel, a card
    // that is not for that player in particular does the same.
    function exactly(place: string): string {
        if (place === "room") return handling.isLit("fight") ? "fight" : "table";
        if (place === "self") {
            const own = "player:" + handling.table.front;
            return handling.isLit(own) ? own : "table";
        }
        return place;
    }

    // A monster in the fight stands for its side unless it is a target itself.
    function monsterPlace(cardId: int): string {
        if (handling.isLit("card:" + cardId)) return "card:" + cardId;
        return handling.isLit("monsters") ? "monsters" : handling.isLit("fight") ? "fight" : "card:" + cardId;
    }

    function monsterClicked(cardId: int) {
        const place = handling.monsterPlace(cardId);
        if (handling.holding && handling.isLit(place)) handling.placeClicked(place);
        else handling.cardClicked(cardId);
    }

    // A click on a target plays the card picked up there; a click on another card picks that up. It never plays the card itself, however
    // few its uses are: a double click does.
    function cardClicked(cardId: int) {
        if (cardId < 0 || handling.seating.onlooking) return;
        handling.takeTap();
        if (handling.holding && cardId !== handling.moves.card && handling.isLit("card:" + cardId)) {
            handling.letGo("card:" + cardId);
            return;
        }
        if (handling.holding && cardId === handling.moves.card && twice.running) {
            handling.playAtOnce();
            return;
        }
        twice.restart();
        handling.pick(cardId);
    }

    // A double click plays the card at once. With several uses, the menu stays open.
    function playAtOnce() {
        if (!handling.moves.playAtOnce()) {
            handling.menu.takeKeyboard();  // the click has focused the card
            return;
        }
        handling.menu.close();
        handling.moves.card = -1;
    }

    function pick(cardId: int) {
        handling.begun();
        handling.moves.card = cardId;
        if (handling.moves.menu.count === 0) {
            handling.moves.explain();
            handling.moves.card = -1;
        } else {
            if (handling.moves.onlyKept()) handling.moves.explain();
            handling.menu.beside = handling.cardAt;
            handling.menu.open();
        }
    }

    function placeClicked(place: string) {
        handling.takeTap();
        if (handling.holding) handling.letGo(handling.exactly(place));
    }

    function letGo(place: string) {
        handling.menu.close();
        if (handling.moves.drop(place)) handling.moves.card = -1;
    }

    function dropped(place: string, cardId: int) {
        if (handling.moves.card !== cardId) handling.moves.card = cardId;
        handling.carried = handling.moves.face.defKey;
        forgetting.restart();
        if (handling.moves.drop(handling.exactly(place))) handling.moves.card = -1;
        else if (!handling.menu.opened) handling.moves.card = -1;
    }

    function beginDrag(cardId: int) {
        handling.menu.close();
        handling.begun();
        handling.moves.card = cardId;
        handling.pulled = true;
    }

    function endDrag(taken: bool) {
        handling.pulled = false;
        if (!taken && !handling.menu.opened) handling.putDown();
    }

    function putDown() {
        handling.moves.card = -1;
    }

    // Any other tap puts the card down again.
    property bool tapTaken: false

    function takeTap() {
        handling.tapTaken = true;
        settle.restart();
    }

    function tappedBeside() {
        settle.restart();
    }

    Timer { id: twice; interval: 400 }
    Timer { id: forgetting; interval: 2000; onTriggered: handling.carried = "" }
    Timer {
        id: settle

        interval: 0
        onTriggered: {
            if (!handling.tapTaken && handling.menu.opened) handling.putDown();
            handling.tapTaken = false;
        }
    }
}
