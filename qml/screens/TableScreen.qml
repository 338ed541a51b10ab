pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand
import Kickdoor.Table

// Joins the table's parts with the models: what shows, and what a drag, a click or a key means. Decides nothing.
FocusScope {
    id: screen

    required property Session session
    property bool reducedMotion: false
    signal menuRequested()
    signal saveRequested()
    signal rulesRequested(string rule)

    readonly property CardMoves moves: screen.session.cardMoves
    readonly property TableModel table: screen.session.table
    readonly property Seating seating: screen.session.seating
    readonly property PlayModel own: screen.session.own
    readonly property CombatModel combat: screen.session.combat
    readonly property var near: screen.session.players.near
    readonly property bool fighting: screen.combat.on
    readonly property var places: screen.moves.places
    readonly property var litIds: screen.places.filter(place => place.startsWith("card:")).map(place => Number(place.slice(5)))
    readonly property var litPlaces: screen.placesLit(screen.places, screen.moves.face)
    readonly property var litSeats: {
        const lit = [];
        for (let index = 0; index < screen.session.others.count; ++index)
            if (screen.places.includes("player:" + screen.session.others.at(index).seat)) lit.push(index);
        return lit;
    }
    readonly property real clockShare: screen.session.clockTotal > 0 ? clock.share : -1

    function placesLit(places: var, face: var): var {
        const lit = [];
        const slots = {headgear: "headgear", armor: "armor", footgear: "footgear", oneHand: "hand", twoHands: "hand"};
        if (places.includes("worn")) lit.push(slots[face.slot] ?? "other");
        if (places.includes("carried")) lit.push("carried");
        if (places.includes("identity")) lit.push("identity");
        return lit;
    }

    // The name that the models have for a place of the slots row.
    function placeName(place: string): string {
        return place === "carried" || place === "identity" ? place : "worn";
    }

    function isLit(place: string): bool {
        return screen.places.includes(place);
    }

    // A click on a card: on a target of the card picked up, it goes there; otherwise the card is picked up.
    function cardClicked(cardId: int) {
        if (cardId < 0) return;
        screen.takeTap();
        if (screen.moves.card >= 0 && cardId !== screen.moves.card && screen.isLit("card:" + cardId)) {
            screen.letGo("card:" + cardId);
            return;
        }
        screen.pick(cardId);
    }

    function pick(cardId: int) {
        bubble.clear();
        screen.moves.card = cardId;
        if (screen.moves.menu.count === 0) {
            screen.moves.explain();
            screen.moves.card = -1;
        } else {
            menu.beside = view.lastPeek;
            menu.open();
        }
    }

    function placeClicked(place: string) {
        screen.takeTap();
        if (screen.moves.card >= 0) screen.letGo(screen.exactly(place));
    }

    function letGo(place: string) {
        menu.close();
        if (screen.moves.drop(place)) screen.moves.card = -1;
    }

    // The middle of the table: a monster goes there to be fought, any other card to be played. One's own panel: what is for
    // nobody in particular is for oneself.
    function exactly(place: string): string {
        if (place === "room") return screen.isLit("fight") ? "fight" : "table";
        if (place === "self") return screen.isLit("table") ? "table" : "player:" + screen.table.front;
        return place;
    }

    function dropped(place: string, cardId: int) {
        if (screen.moves.card !== cardId) screen.moves.card = cardId;
        if (screen.moves.drop(screen.exactly(place))) screen.moves.card = -1;
        else if (!menu.opened) screen.moves.card = -1;
    }

    function beginDrag(cardId: int) {
        menu.close();
        bubble.clear();
        screen.moves.card = cardId;
    }

    function endDrag(taken: bool) {
        if (!taken && !menu.opened) screen.moves.card = -1;
    }

    function button(key: string) {
        switch (key) {
        case "passAll": screen.seating.passAll(); break;
        case "hold": screen.seating.hold(); break;
        case "done": screen.seating.done(); break;
        case "skip": screen.session.presenter.skip(); break;
        default: screen.session.actions.trigger(key);
        }
    }

    // The table's own buttons and, besides them, what everybody at this screen shares.
    readonly property var buttons: {
        const shared = [];
        const seating = screen.seating;
        if (seating.bar && !(seating.held && seating.shared))
            shared.push({key: "passAll", text: seating.shared ? qsTr("All pass") : qsTr("Let it stand"), look: "primary", icon: "check-mark"});
        if (seating.held)
            shared.push({key: "done", text: seating.shared ? qsTr("Give the screen back") : qsTr("Go on"), look: "primary", icon: "check-mark"});
        else if (seating.people.length > 0 && !screen.table.over && (seating.shared || seating.bar || !screen.viewerActs))
            shared.push({key: "hold", text: qsTr("Hold!"), look: "danger", icon: "stop-sign"});
        const own = Array.from(screen.session.actions.buttons);
        return [...(seating.bar && !seating.held ? own.filter(each => each.key !== "pass") : own), ...shared];
    }
    readonly property bool viewerActs: screen.session.actions.buttons.length > 0 && screen.table.activeSeat === screen.table.viewer
    readonly property string headline: {
        if (screen.table.over) return qsTr("%1 won!").arg(screen.table.winnerNames);
        if (screen.table.phase === "setup") return qsTr("Before the first turn");
        if (screen.table.activeSeat < 0) return "";
        return screen.table.activeSeat === screen.table.viewer ? qsTr("Your turn, %1").arg(screen.table.activeName)
                                                               : qsTr("%1's turn").arg(screen.table.activeName);
    }

    // The key of the button that has the keyboard; the next ones take it over when what can be done changes.
    property string keyboardAt: ""
    readonly property Item focusNow: screen.Window.activeFocusItem

    onFocusNowChanged: {
        const key = screen.focusNow?.actionKey;
        if (key !== undefined) screen.keyboardAt = key;
        else if (screen.focusNow?.activeFocusOnTab) screen.keyboardAt = "";
    }
    onButtonsChanged: if (screen.keyboardAt !== "") refocus.restart()

    focus: true
    Keys.onEscapePressed: {
        if (screen.moves.card >= 0) screen.moves.card = -1;
        else screen.menuRequested();
    }
    Keys.onSpacePressed: event => {
        if (screen.session.presenter.busy) screen.session.presenter.skip();
        else event.accepted = false;
    }

    // A tap that meant nothing else puts the card picked up down again.
    property bool tapTaken: false

    function takeTap() {
        screen.tapTaken = true;
        putDown.restart();
    }

    Timer {
        id: putDown

        interval: 0
        onTriggered: {
            if (!screen.tapTaken && menu.opened) screen.moves.card = -1;
            screen.tapTaken = false;
        }
    }
    QtObject {
        id: bubble

        property string text
        property string rule

        function clear() {
            bubble.text = "";
            bubble.rule = "";
        }
    }
    Timer {
        id: refocus

        interval: 0
        onTriggered: {
            const row = screen.fighting ? view.combat.buttonRow : view.idle.buttonRow;
            if (screen.keyboardAt !== "" && screen.activeFocus) row.focusButton(screen.keyboardAt);
        }
    }
    Timer {
        id: bubbleTimer

        interval: 12000
        onTriggered: bubble.clear()
    }
    NumberAnimation {
        id: clock

        property real share: 0

        target: clock
        property: "share"
        from: screen.session.clockTotal > 0 ? 1 - screen.session.clockLeft / screen.session.clockTotal : 0
        to: 1
        duration: screen.session.clockLeft
    }
    Connections {
        target: screen.session

        function onRefused(text: string, rule: string) {
            bubble.text = text;
            bubble.rule = rule;
            bubbleTimer.restart();
        }
        function onClockChanged() { clock.restart(); }
    }
    Connections {
        target: screen.moves

        function onMenuWanted() { menu.open(); }
        function onDialogWanted(kind: string, card: int, seat: int) {
            if (kind === "sell") screen.session.sale.begin(card);
            else if (kind === "use") screen.session.ability.begin(card);
            else if (kind === "offerTrade") screen.session.trade.begin(seat, card);
        }
    }
    Connections {
        target: screen.session.actions

        function onDialogWanted(kind: string) {
            if (kind === "sell") screen.session.sale.begin(-1);
            else if (kind === "askHelp") screen.session.bargain.ask();
            else if (kind === "offerHelp") screen.session.bargain.volunteer();
            else if (kind === "offerTrade") screen.session.trade.begin(-1, -1);
            else if (kind === "giveCharity") screen.session.charity.begin();
        }
        function onCardWanted() {
            bubble.text = qsTr("Choose the monster in your hand: click it, or drag it to the fight.");
            bubble.rule = "R5.4";
            bubbleTimer.restart();
            view.hand.focusCard(0);
        }
    }
    // Where a place of the models' travels is on screen.
    function spot(place: string): rect {
        const [kind, seat] = place.split(":");
        if (kind === "hand" || kind === "player") {
            if (Number(seat) === screen.table.front) {
                const near = kind === "hand" ? view.hand : view.self;
                return near.mapToItem(null, near.width / 2 - Theme.cardSlot / 2, 0, Theme.cardSlot, Theme.cardSlot * Theme.cardRatio);
            }
            for (let index = 0; index < screen.session.others.count; ++index)
                if (screen.session.others.at(index).seat === Number(seat)) return view.opponents.rectOf(index);
        }
        if (kind === "middle") {
            const panel = screen.fighting ? view.combat : view.idle;
            return panel.mapToItem(null, 0, 0, panel.width, panel.height);
        }
        return view.board.rectOf(kind);
    }

    Connections {
        target: screen.session.moments

        function onTravel(face: var, from: string, to: string, millis: int) {
            if (!Theme.reducedMotion && millis >= 120) flights.fly(face, screen.spot(from), screen.spot(to), millis);
        }
        function onBanner(kind: string, text: string) { banner.show(kind, text); }
    }
    Connections {
        target: screen.session.dice

        function onRolled(sides: int, face: int, millis: int) {
            if (millis > 300) view.dice.roll(sides, face);
            else view.dice.show(sides, face);
        }
    }

    TableView {
        id: view

        anchors.fill: parent
        focus: true
        zoom { parent: screen; z: 60 }  // over the dialogs, too
        inCombat: screen.fighting
        quiet: menu.opened
        opponents {
            model: screen.session.others
            litSeats: screen.litSeats
            litIds: screen.litIds
            onActivated: index => {
                const seat = screen.session.others.at(index).seat;
                if (screen.moves.card >= 0) screen.placeClicked("player:" + seat);
                else look.show(seat);
            }
            onCardDropped: (index, cardId) => screen.dropped("player:" + screen.session.others.at(index).seat, cardId)
            onCardActivated: (index, cardId) => screen.cardClicked(cardId)
        }
        topBar {
            subtitle: [screen.table.turn > 0 ? qsTr("Turn %1").arg(screen.table.turn) : "", screen.table.edition,
                       ...screen.table.optionsInForce].filter(part => part !== "").join(" · ")
            phase: screen.table.phase
            onMenuRequested: screen.menuRequested()
            onSaveRequested: screen.saveRequested()
            onRulesRequested: screen.rulesRequested("")
        }
        board {
            goal: screen.session.board.goal
            players: screen.session.board
            doorCount: screen.table.doorDeck
            treasureCount: screen.table.treasureDeck
            doorDiscardCount: screen.table.doorDiscards
            treasureDiscardCount: screen.table.treasureDiscards
            doorTop: screen.table.doorDiscard
            treasureTop: screen.table.treasureDiscard
            doorLit: screen.buttons.some(each => each.allowed && (each.key === "kickOpenDoor" || each.key === "lootRoom" || each.key === "listenAtDoor"))
            onDeckActivated: deck => {
                if (deck !== "door") return;
                for (const key of ["kickOpenDoor", "listenAtDoor", "lootRoom"])
                    if (screen.session.actions.trigger(key)) return;
            }
            discardLit: screen.isLit("discard")
            onCardDiscarded: cardId => screen.dropped("discard", cardId)
            onDiscardsActivated: if (screen.moves.card >= 0) screen.placeClicked("discard")
        }
        combat {
            fighters: screen.combat.fighters
            monsters: screen.combat.monsters
            winning: screen.combat.winning
            winsTies: screen.combat.winsTies
            fighterNames: screen.combat.fighterNames
            monsterNames: screen.combat.monsterNames
            treasures: screen.combat.treasures
            lines: screen.combat.lines
            monsterCards: screen.combat.monsterCards
            ready: screen.session.ready
            note: screen.session.ready.question !== "" ? screen.session.ready.question
                : screen.combat.bargain !== "" ? screen.combat.bargain : screen.session.actions.advice
            actions: screen.buttons
            progress: screen.clockShare
            held: screen.seating.held
            fightLit: screen.isLit("fight")
            fightersLit: screen.isLit("fighters")
            monstersLit: screen.isLit("monsters")
            litIds: screen.litIds
            onTriggered: key => screen.button(key)
            onRefused: reason => screen.explainButton(reason)
            onSeatPassed: index => screen.seating.passFor(screen.session.ready.at(index).seat)
            onDroppedOn: (target, cardId) => screen.dropped(target, cardId)
            onDroppedOnMonster: (monster, cardId) => screen.dropped("card:" + monster, cardId)
            onTargetActivated: target => screen.placeClicked(target)
            onMonsterActivated: cardId => screen.cardClicked(cardId)
        }
        idle {
            heading: screen.headline
            advice: screen.session.actions.advice
            card: view.idle.cardWaits ? screen.table.revealed.at(0) : screen.table.spotlight
            cardWaits: screen.table.revealed.count > 0
            actions: screen.buttons
            reacting: screen.session.ready.question !== ""
            reaction {
                question: screen.session.ready.question
                players: screen.session.ready
                progress: screen.clockShare
                held: screen.seating.held
                onHoldRequested: screen.seating.hold()
                onPassRequested: screen.seating.passAll()
                onSeatPassed: index => screen.seating.passFor(screen.session.ready.at(index).seat)
            }
            onTriggered: key => screen.button(key)
            onRefused: reason => screen.explainButton(reason)
            lit: screen.isLit("fight") || screen.isLit("table")
            litText: screen.isLit("fight") ? qsTr("Fight it") : qsTr("Play it")
            onCardDropped: cardId => screen.dropped("room", cardId)
            onPressed: screen.placeClicked("room")
            onCardActivated: cardId => { if (view.idle.cardWaits) screen.cardClicked(cardId); }
        }
        slotsRow {
            headgear: screen.own.headgear
            armor: screen.own.armor
            handLeft: screen.own.handLeft
            handRight: screen.own.handRight
            footgear: screen.own.footgear
            other: screen.own.worn
            carried: screen.own.carried
            identities: screen.own.identities
            followers: screen.own.followers
            litPlaces: screen.litPlaces
            litIds: screen.litIds
            onDropped: (place, cardId) => screen.dropped(screen.placeName(place), cardId)
            onActivated: (place, cardId) => cardId >= 0 ? screen.cardClicked(cardId) : screen.placeClicked(screen.placeName(place))
            onDragStarted: cardId => screen.beginDrag(cardId)
            onDragEnded: (cardId, taken) => screen.endDrag(taken)
        }
        hand {
            model: screen.session.hand
            selectedId: screen.moves.card
            onActivated: (cardId, index) => screen.cardClicked(cardId)
            onDragStarted: cardId => screen.beginDrag(cardId)
            onDragEnded: (cardId, taken) => screen.endDrag(taken)
        }
        log {
            model: screen.session.log
            onLinkActivated: link => screen.rulesRequested(link)
        }
        self {
            name: screen.near.name ?? ""
            identity: screen.near.identity ?? ""
            iconName: screen.near.icon ?? "cowled"
            tone: screen.near.colour ?? Theme.playerColor(0)
            level: screen.own.level
            strength: screen.own.strength
            active: screen.near.active ?? false
            mustAct: screen.near.mustAct ?? false
            dead: screen.near.dead ?? false
            handNote: screen.table.viewer >= 0 && screen.session.hand.count > screen.session.hand.limit
                ? qsTr("%1 cards, limit %2").arg(screen.session.hand.count).arg(screen.session.hand.limit) : ""
            curses: screen.own.curses
            targetLit: screen.isLit("table") || screen.isLit("player:" + screen.table.front)
            onActivated: screen.placeClicked("self")
            onCardDropped: cardId => screen.dropped("self", cardId)
        }
        bubble {
            text: bubble.text === "" ? "" : bubble.rule === "" ? bubble.text
                : bubble.text + " " + bubble.rule.split(", ").map(rule => "<a href='" + rule + "'>" + rule + "</a>").join(", ")
            onRuleActivated: rule => screen.rulesRequested(rule)
            onClosed: bubble.clear()
        }
        dice {
            caption: screen.session.dice.caption
            showD20: false
        }
    }

    function explainButton(reason: string) {
        bubble.text = reason;
        bubble.rule = screen.buttons.find(each => each.whyNot === reason)?.rule ?? "";
        bubbleTimer.restart();
    }

    Flights { id: flights; anchors.fill: parent; z: 25 }
    Banner {
        id: banner

        readonly property rect over: banner.parent.mapFromItem(view.board, 0, 0, view.board.width, view.board.height)

        x: over.x + (over.width - width) / 2
        y: over.y + over.height * 0.34 - height / 2
        z: 26
    }
    CardMenu {
        id: menu

        anchors.fill: parent

        moves: screen.moves
        onTapped: screen.takeTap()
        onTappedBeside: putDown.restart()
        onChosen: row => {
            screen.moves.choose(row);
            screen.moves.card = -1;
        }
    }
    OffersPanel {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.gapLarge
        anchors.topMargin: Theme.px(170)
        width: Math.min(Theme.px(430) * Math.max(1, Theme.textScale * 0.8), screen.width * 0.5)
        z: 30
        model: screen.session.offers
        onCounterWanted: from => screen.session.bargain.counter(from)
    }
    PlayerLook { id: look; session: screen.session; z: 45 }
    SaleDialog { zoomer: view; sale: screen.session.sale; z: 45; onRuleActivated: rule => screen.rulesRequested(rule) }
    AbilityDialog { zoomer: view; ability: screen.session.ability; z: 45; onRuleActivated: rule => screen.rulesRequested(rule) }
    BargainDialog { zoomer: view; bargain: screen.session.bargain; z: 45; onRuleActivated: rule => screen.rulesRequested(rule) }
    TradeDialog { zoomer: view; trade: screen.session.trade; z: 45; onRuleActivated: rule => screen.rulesRequested(rule) }
    CharityDialog { zoomer: view; charity: screen.session.charity; z: 45; onRuleActivated: rule => screen.rulesRequested(rule) }
    AnswerDialog { zoomer: view; answer: screen.session.answer; z: 45; onRuleActivated: rule => screen.rulesRequested(rule) }
    HoldDialog { seating: screen.seating; z: 46 }
    CurtainScreen {
        readonly property var person: Array.from(screen.seating.people).find(one => one.seat === screen.seating.curtainSeat)

        anchors.fill: parent
        z: 48
        visible: screen.seating.curtain
        name: screen.seating.curtainName
        tone: person?.colour ?? Theme.gold
        onOpened: screen.seating.reveal()
    }
}
