pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// The table, with the dialogs, the menu and the travelling cards that come and go over it.
FocusScope {
    id: screen

    required property Session session
    readonly property alias live: view
    signal menuRequested()
    signal saveRequested()
    signal rulesRequested(string rule)
    property var elsewhere: []  // players at other machines
    signal handShown(int seat, int to)

    function lookAtHand(owner: string, guest: int, cards: var) {
        handShow.look(owner, guest, cards);
    }

    // Nothing lies over the table that wants the keyboard.
    readonly property bool open: !menu.opened && !curtain.visible && !hold.visible && !look.visible && !handShow.visible
        && !screen.session.sale.active && !screen.session.ability.active && !screen.session.bargain.active
        && !screen.session.trade.active && !screen.session.charity.active && !screen.session.answer.active

    // A recorded game goes back and forth by them, unless they walk in the hand.
    function isReplayKey(key: int): bool {
        return screen.session.replay.open && (key === Qt.Key_Left || key === Qt.Key_Right) && !view.hand.activeFocus;
    }

    focus: true
    onActiveFocusChanged: if (screen.activeFocus && curtain.visible) curtain.forceActiveFocus()
    Keys.onEscapePressed: {
        if (handling.holding) handling.putDown();
        else screen.menuRequested();
    }

    // Before the button that has the keyboard: it is for what comes next.
    Shortcut {
        sequence: "Space"
        enabled: screen.session.presenter.busy && screen.activeFocus && !screen.session.replay.open
        onActivated: screen.session.presenter.skip()
    }
    Shortcut {
        sequence: buttons.doorKey
        enabled: screen.open && screen.activeFocus
        onActivated: buttons.pressDoor()
    }
    Shortcut {
        sequence: buttons.passKey
        enabled: screen.open && screen.activeFocus
        onActivated: buttons.pressPass()
    }
    Keys.onReturnPressed: buttons.pressMain()
    Keys.onEnterPressed: buttons.pressMain()
    Keys.onPressed: event => { event.accepted = screen.open && !screen.isReplayKey(event.key) && arrows.take(event); }
    ArrowFocus { id: arrows; area: screen }
    Reason {
        id: reason

        readonly property int turn: screen.session.table.turn

        onTurnChanged: reason.clear()
    }
    CardHandling {
        id: handling

        session: screen.session
        menu: menu
        cardAt: view.lastPeek
        onBegun: {
            reason.clear();
            view.hideZoom();
        }
    }
    TableButtons {
        id: buttons

        session: screen.session
        row: view.inCombat ? view.combat.buttonRow : view.idle.buttonRow
        keyboardHere: screen.activeFocus && screen.open
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

        function onRefused(text: string, rule: string) { reason.say(text, rule); }
        function onClockChanged() { clock.restart(); }
    }
    Connections {
        target: handling.moves

        function onMenuWanted() {
            menu.beside = handling.cardAt;
            menu.open();
        }
        function onDialogWanted(kind: string, card: int, seat: int, family: int) {
            if (kind === "sell") screen.session.sale.begin(card);
            else if (kind === "use") screen.session.ability.begin(card, family);
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
            handling.moves.offerTrouble();
            menu.beside = buttons.row.mapToItem(screen, 0, 0, Theme.px(180), buttons.row.height);
        }
    }
    Connections {
        target: screen.session.moments

        function onTravel(face: var, from: string, to: string, millis: int) {
            if (!Theme.reducedMotion && millis >= 120) flights.fly(face, view.spot(from), view.spot(to), millis);
        }
        function onBanner(kind: string, text: string) { banner.show(kind, text); }
    }
    Connections {
        target: screen.session.dice

        function onRolled(sides: int, face: int, millis: int, monsters: bool) {
            if (millis > 300) view.dice.roll(sides, face, monsters);
            else view.dice.show(sides, face, monsters);
        }
    }

    LiveTable {
        id: view

        anchors.fill: parent
        focus: true
        session: screen.session
        handling: handling
        buttons: buttons
        reason: reason
        othersElsewhere: screen.elsewhere.length > 0
        clockShare: screen.session.clockTotal > 0 ? clock.share : -1
        zoom { parent: screen; z: 60 }  // over the dialogs, too
        quiet: menu.opened || handling.dragging
        onMenuRequested: screen.menuRequested()
        onSaveRequested: screen.saveRequested()
        onRulesRequested: rule => screen.rulesRequested(rule)
        onPlayerWanted: seat => look.show(seat)
        onShowRequested: handShow.begin()
        log.topInset: offers.height + ((lesson.item as LessonOverlay)?.guide.height ?? 0)
    }
    // Whoever plays by keyboard goes on in the hand.
    Timer {
        id: handBack

        interval: 0
        onTriggered: if (screen.open && view.hand.count > 0) view.hand.focusCard(view.hand.lastIndex)
    }
    Flights { id: flights; anchors.fill: parent; z: 25 }
    Banner {
        id: banner

        // Not over the sums of a fight that has the board's place.
        readonly property Item under: view.board.visible ? view.board : view.slotsRow
        readonly property rect over: banner.parent.mapFromItem(banner.under, 0, 0, banner.under.width, banner.under.height)

        // Long lines in large text are wider than the board.
        x: Math.max(Theme.gap, over.x + (over.width - width) / 2)
        y: over.y + over.height * 0.34 - height / 2
        z: 26
    }
    CardMenu {
        id: menu

        anchors.fill: parent
        moves: handling.moves
        onTapped: handling.takeTap()
        onTappedBeside: handling.tappedBeside()
        onChosen: row => {
            reason.clear();
            handling.moves.choose(row);
            handling.putDown();
            if (menu.byKeys) handBack.restart();
        }
    }
    OffersPanel {
        id: offers

        x: view.log.x
        y: view.log.y
        width: view.log.width
        z: 30
        model: screen.session.offers
        onCounterWanted: from => screen.session.bargain.counter(from)
    }
    Loader {
        id: lesson

        readonly property bool learning: screen.session.lesson.active

        anchors.fill: parent
        z: Theme.largeText ? 31 : 46  // over the dialogs, where they leave it room
        onLearningChanged: lesson.fill()
        Component.onCompleted: lesson.fill()
        onLoaded: {
            item.clear = Qt.binding(() => screen.open);
            item.topInset = Qt.binding(() => offers.height);
            item.rulesRequested.connect(screen.rulesRequested);
            item.tableWanted.connect(() => view.forceActiveFocus());
        }

        function fill() {
            if (lesson.learning) lesson.setSource("LessonOverlay.qml", {session: screen.session, table: view, choices: buttons});
            else lesson.source = "";
        }
    }
    PlayerLook { id: look; session: screen.session; z: 45 }
    SaleDialog { zoomer: view; sale: screen.session.sale; z: 45; onRuleActivated: rule => screen.rulesRequested(rule) }
    AbilityDialog { zoomer: view; ability: screen.session.ability; z: 45; onRuleActivated: rule => screen.rulesRequested(rule) }
    BargainDialog { zoomer: view; bargain: screen.session.bargain; z: 45; onRuleActivated: rule => screen.rulesRequested(rule) }
    TradeDialog { zoomer: view; trade: screen.session.trade; z: 45; onRuleActivated: rule => screen.rulesRequested(rule) }
    CharityDialog { zoomer: view; charity: screen.session.charity; z: 45; onRuleActivated: rule => screen.rulesRequested(rule) }
    AnswerDialog { zoomer: view; answer: screen.session.answer; z: 45; onRuleActivated: rule => screen.rulesRequested(rule) }
    HandShow { id: handShow; session: screen.session; elsewhere: screen.elsewhere; z: 47; onWanted: (seat, to) => screen.handShown(seat, to) }
    HoldDialog { id: hold; seating: screen.session.seating; z: 46 }
    CurtainScreen {
        id: curtain

        readonly property var person: Array.from(screen.session.seating.people).find(one => one.seat === screen.session.seating.curtainSeat)

        anchors.fill: parent
        z: 48
        visible: screen.session.seating.curtain
        name: screen.session.seating.curtainName
        tone: person?.colour ?? Theme.gold
        female: person?.female ?? false
        onOpened: screen.session.seating.reveal()
    }
}
