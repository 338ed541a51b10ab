pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Table

// The table, bound to the game's models. `handling` interprets clicks and drags. Of the two panels beside the board, only the
// visible one gets rows and buttons.
TableView {
    id: live

    required property GameModels game
    required property ActionsModel actions
    required property Presentation presentation
    required property CardHandling handling
    required property TableButtons buttons
    required property Reason reason
    property bool othersElsewhere: false
    property bool againstClock: false
    property bool keepable: true  // neither a lesson nor a recorded game
    property bool remote: false   // the table is in the network
    property bool mayHint: false
    property bool hintDue: true
    property int unread: 0  // messages at a table in the network
    readonly property alias notes: notes  // of what is passed
    readonly property TableModel table: live.game.table
    readonly property Seating seating: live.presentation.seating
    readonly property PlayModel own: live.game.own
    readonly property CombatModel fight: live.game.combat
    readonly property ReadyModel readyOnes: live.presentation.ready
    readonly property var near: live.game.players.near
    readonly property string mixName: live.table.editionKeys.length < 3 ? live.table.edition
        : qsTr("%1 + %2 more").arg(live.table.editionTitles[0]).arg(live.table.editionKeys.length - 1)
    readonly property string headline: {
        if (live.table.over) return qsTr("%1 won!").arg(live.table.winnerNames);
        if (!live.table.reachable) return qsTr("The table cannot be reached");
        if (live.table.phase === "setup") return qsTr("Before the first turn");
        if (live.table.activeSeat < 0) return "";
        return live.table.activeSeat === live.table.viewer && !live.seating.onlooking ? qsTr("Your turn, %1").arg(live.table.activeName)
                                                           : qsTr("%1's turn").arg(live.table.activeName);
    }
    signal hintRequested()
    signal menuRequested()
    signal saveRequested()
    signal rulesRequested(string rule)
    signal playerWanted(int seat)
    signal showRequested()
    signal passingWanted()

    function explainButton(key: string, why: string) {
        live.reason.say(why, live.buttons.ruleOf(key));
    }

    property bool othersAsked: false  // come to this screen to answer
    readonly property bool handClosed: live.seating.handClosed || live.othersAsked
    onHandClosedChanged: if (live.handClosed) live.hideZoom(-1)
    readonly property bool ownTurn: live.game.table.activeSeat === live.game.table.viewer
    onOwnTurnChanged: if (!live.ownTurn) live.hand.lower()  // what was read for the turn

    // Where each edition fights; a mix fights at each of them in turn.
    readonly property var places: ({original: "dungeon", shakespeare: "stage", grimm: "forest", pathfinder: "tomb", critical: "tavern"})

    // The rectangle of a place of EffectSignals::travel.
    function spot(place: string): rect {
        const [kind, seat] = place.split(":");
        if (kind === "hand" || kind === "player") {
            if (Number(seat) === live.table.front) {
                const near = kind === "hand" ? live.hand : live.self;
                return near.mapToItem(null, near.width / 2 - Theme.cardSlot / 2, 0, Theme.cardSlot, Theme.cardSlot * Theme.cardRatio);
            }
            for (let index = 0; index < live.game.others.count; ++index)
                if (live.game.others.at(index).seat === Number(seat)) return live.opponents.rectOf(index);
        }
        if (kind === "middle") {
            const panel = live.inCombat ? live.combat : live.idle;
            return panel.mapToItem(null, 0, 0, panel.width, panel.height);
        }
        return live.board.rectOf(kind);
    }

    // Where a card comes from: one's own from its place in the open hand, or in play.
    function originOf(face: var, place: string): rect {
        const [kind, seat] = place.split(":"), id = face.cardId ?? -1;
        const own = Number(seat) !== live.table.front ? [] : kind === "player" ? [live.slotsRow.rectOf(id), live.hand.rectOf(id)] : [live.hand.rectOf(id)];
        return own.find(at => at.width > 0) ?? live.spot(place);
    }

    // Where a card goes. One that counts in a fight goes to its sum, which waits for it; an enhancer to the monster.
    function placeOf(face: var, place: string): rect {
        if (!live.inCombat || (place !== "fighters" && place !== "monsters")) return live.spot(place === "fighters" || place === "monsters" ? "middle" : place);
        return live.combat.rectOf(place, face.kind === "enhancer");
    }

    // An enlarged card is hidden at once with its hand.
    readonly property int viewer: live.table.viewer
    onViewerChanged: {
        live.hideZoom(-1);
        live.zoom.face = ({});
    }

    // A recorded game has its own Home and End.
    Keys.onPressed: event => { event.accepted = live.hand.visible && live.hand.interactive && live.hand.takeEnds(event); }
    inCombat: live.fight.on
    edition: live.table.editionKeys[0] ?? "original"
    clockHeld: live.seating.held
    handless: live.seating.onlooking && live.table.viewer < 0
    opponents {
        model: live.game.others
        litSeats: live.handling.litSeats
        litIds: live.handling.litIds
        onActivated: index => {
            const seat = live.game.others.at(index).seat;
            if (live.handling.holding) live.handling.placeClicked("player:" + seat);
            else live.playerWanted(seat);
        }
        onCardDropped: (index, cardId) => live.handling.dropped("player:" + live.game.others.at(index).seat, cardId)
        onCardActivated: (index, cardId) => live.handling.cardClicked(cardId)
    }
    topBar {
        subtitle: live.table.turn > 0 ? qsTr("Turn %1 · %2").arg(live.table.turn).arg(live.table.edition) : live.table.edition
        shortSubtitle: live.table.turn > 0 ? qsTr("Turn %1").arg(live.table.turn) : ""
        phase: live.table.phase
        listens: live.table.listens
        saveText: !live.keepable ? "" : live.remote ? qsTr("Chat") : qsTr("Save")
        saveIcon: live.remote ? "talk" : "save"
        unread: live.unread
        mayHint: live.mayHint
        hintDue: live.hintDue
        onHintRequested: live.hintRequested()
        onMenuRequested: live.menuRequested()
        onSaveRequested: live.saveRequested()
        onRulesRequested: live.rulesRequested("")
    }
    board {
        goal: live.game.board.goal
        players: live.game.board
        doorCount: live.table.doorDeck
        treasureCount: live.table.treasureDeck
        doorDiscardCount: live.table.doorDiscards
        treasureDiscardCount: live.table.treasureDiscards
        doorTop: live.table.doorDiscard
        treasureTop: live.table.treasureDiscard
        seenDoor: live.table.seenDoor
        seenTreasure: live.table.seenTreasure
        doorLit: live.buttons.mayPress(["kickOpenDoor", "listenAtDoor", "lootRoom"])
        onDeckActivated: deck => {
            if (deck === "door") live.buttons.pressDoor();
        }
        discardLit: live.handling.isLit("discard")
        onCardDiscarded: cardId => live.handling.dropped("discard", cardId)
        onDiscardsActivated: {
            if (live.handling.holding) live.handling.placeClicked("discard");
            else live.reason.say(qsTr("Only the top discard can be seen. Nobody may look through the discards unless a card says so."), "R1.2");
        }
    }
    combat {
        fighters: live.fight.fighters
        monsters: live.fight.monsters
        counts: live.fight.counts
        winning: live.fight.winning
        winsTies: live.fight.winsTies
        forTheWin: live.fight.forTheWin
        diceToCome: live.fight.diceToCome
        boss: live.fight.boss
        looming: live.table.striking
        fighterNames: live.fight.fighterNames
        monsterNames: live.fight.monsterNames
        loot: live.fight.loot
        lines: live.fight.lines
        monsterCards: live.fight.monsterCards
        players: live.inCombat ? live.game.players : null
        place: live.places[live.table.editionKeys[live.table.turn % Math.max(1, live.table.editionKeys.length)]] ?? "dungeon"
        placeSeed: live.table.turn
        ready: live.inCombat ? live.readyOnes : null
        note: !live.table.reachable ? live.headline
            : live.readyOnes.question !== "" ? live.readyOnes.question
            : live.fight.bargain !== "" && (live.fight.stage !== "done" || live.actions.advice === "") ? live.fight.bargain
            : live.actions.advice
        actions: live.inCombat ? live.buttons.all : []
        acting: !live.seating.onlooking
        progress: live.clockShare
        held: live.clockHeld
        fightLit: live.handling.isLit("fight")
        fightersLit: live.handling.isLit("fighters")
        monstersLit: live.handling.isLit("monsters")
        litIds: live.handling.litIds
        onTriggered: key => {
            live.reason.clear();
            live.buttons.press(key);
        }
        onRefused: (key, why) => live.explainButton(key, why)
        onAnswerWanted: index => live.seating.takeScreen(live.readyOnes.at(index).seat)
        onDroppedOn: (target, cardId) => live.handling.dropped(target, cardId)
        onDroppedOnMonster: (monster, cardId) => live.handling.dropped(live.handling.monsterPlace(monster), cardId)
        onTargetActivated: target => live.handling.placeClicked(target)
        onPlayerActivated: seat => live.playerWanted(seat)
        onMonsterActivated: cardId => live.handling.monsterClicked(cardId)
    }
    idle {
        heading: live.idle.reacting && live.table.reachable ? live.readyOnes.question : live.headline
        advice: live.actions.advice
        card: live.idle.cardWaits ? live.table.revealed.first : live.table.spotlight
        // A card that is about to strike is shown before one that waits.
        cardWaits: live.table.revealed.count > 0 && live.table.striking.title === ""
        actions: live.inCombat ? [] : live.buttons.all
        reacting: live.readyOnes.question !== ""
        reaction {
            question: live.readyOnes.question
            players: live.inCombat ? null : live.readyOnes
            progress: live.clockShare
            held: live.clockHeld
            onAnswerWanted: index => live.seating.takeScreen(live.readyOnes.at(index).seat)
        }
        onTriggered: key => {
            live.reason.clear();
            live.buttons.press(key);
        }
        onRefused: (key, why) => live.explainButton(key, why)
        lit: live.handling.isLit("fight") || live.handling.isLit("table")
        litText: live.handling.isLit("fight") ? qsTr("Fight it") : live.handling.isLit("worn") ? qsTr("Equip it") : qsTr("Play it")
        onCardDropped: cardId => live.handling.dropped("room", cardId)
        onPressed: live.handling.placeClicked("room")
        onCardActivated: cardId => { if (live.idle.cardWaits) live.handling.cardClicked(cardId); }
        onDragStarted: cardId => live.handling.beginDrag(cardId)
        onDragEnded: (cardId, taken) => live.handling.endDrag(taken)
    }
    slotsRow {
        headgear: live.own.headgear
        armor: live.own.armor
        handLeft: live.own.handLeft
        handRight: live.own.handRight
        bothHands: live.own.bothHands
        footgear: live.own.footgear
        other: live.own.worn
        carried: live.own.carried
        identityPlaces: live.own.identityPlaces
        character: live.own.characterCard
        followers: live.own.followers
        litPlaces: live.handling.litPlaces
        litIdentity: live.handling.moves.identityType
        litIds: live.handling.litIds
        onDropped: (place, cardId) => live.handling.droppedOnSlot(place, cardId)
        onDroppedOn: (target, cardId) => live.handling.dropped("card:" + target, cardId)
        onActivated: (place, cardId) => cardId >= 0 ? live.handling.cardClicked(cardId) : live.handling.slotClicked(place)
        onDragStarted: cardId => live.handling.beginDrag(cardId)
        onDragEnded: (cardId, taken) => live.handling.endDrag(taken)
    }
    hand {
        model: live.game.hand
        visible: !live.handClosed
        interactive: !live.seating.onlooking
        lit: live.handling.isLit("hand")
        onCardDropped: cardId => live.handling.dropped("hand", cardId)
        selectedId: live.handling.moves.card
        onActivated: cardId => live.handling.cardClicked(cardId)
        onDragStarted: cardId => live.handling.beginDrag(cardId)
        onDragEnded: (cardId, taken) => live.handling.endDrag(taken)
    }
    log {
        model: live.presentation.log
        reader: live.table.viewer
        badges: [{text: live.mixName, about: live.table.mixAbout}, ...live.table.badges,
                 ...(!live.againstClock ? [] : [{text: qsTr("Against the clock"), about: qsTr("Players have a limited time to answer (R8.10).")}])]
        onLinkActivated: link => live.rulesRequested(link)
        onLineActivated: (row, where) => {
            const card = live.presentation.log.cardOf(row);
            if (card.defKey !== "") live.showZoom(card, where);
            else live.rulesRequested(live.presentation.log.at(row).rule);
        }
    }
    self {
        name: live.near.name ?? ""
        identity: live.near.identity ?? ""
        iconName: live.near.icon ?? "cowled"
        tone: Theme.tone(live.near.colour, live.near.seat ?? 0)
        level: live.own.level
        strength: live.own.strength
        active: live.near.active ?? false
        mustAct: live.near.mustAct ?? false
        dead: live.near.dead ?? false
        handNote: live.table.viewer >= 0 && live.game.hand.count > live.game.hand.limit
            ? qsTr("%1 cards, limit %2").arg(live.game.hand.count).arg(live.game.hand.limit) : ""
        curses: live.own.curses
        character: live.own.character
        female: live.near.female ?? false
        // The viewer can see the number of cards.
        handCount: live.table.viewer < 0 ? live.near.handCount ?? -1 : -1
        targetLit: live.handling.isLit("table") || live.handling.isLit("player:" + live.table.front)
        mayShow: live.table.reachable && (live.seating.shared || live.othersElsewhere) && live.table.viewer >= 0 && live.game.hand.count > 0
        onShowRequested: live.showRequested()
        onActivated: {
            if (live.handling.holding) live.handling.placeClicked("self");
            else if (live.table.front >= 0) live.playerWanted(live.table.front);
        }
        onCardDropped: cardId => live.handling.dropped("self", cardId)
    }
    bubble {
        text: live.reason.html
        onRuleActivated: rule => live.rulesRequested(rule)
        onClosed: live.reason.clear()
    }
    StandingNotes {
        id: notes

        x: live.bubbleArea.x
        y: live.bubbleArea.y + live.bubbleArea.height - height
        width: live.bubbleArea.width
        visible: live.reason.text === "" && live.keepable && !live.seating.onlooking && !live.table.over
        standing: live.seating.standing
        onPassingWanted: live.passingWanted()
    }
    dice {
        lit: live.buttons.dieButton !== undefined
        onActivated: live.buttons.pressDie()
        caption: live.presentation.dice.caption
        sides: live.presentation.dice.sides
        forMonsters: live.presentation.dice.forMonsters
        // Of a roll that is over, nothing is said.
        modifier: live.presentation.dice.caption !== "" ? live.presentation.dice.modifier : 0
        sum: live.presentation.dice.face + live.presentation.dice.modifier
        showD20: live.presentation.dice.twenty
        showMonsters: live.presentation.dice.monsters
        Component.onCompleted: if (live.presentation.dice.face > 0) live.dice.show(live.presentation.dice.sides, live.presentation.dice.face, live.presentation.dice.forMonsters)
    }
}
