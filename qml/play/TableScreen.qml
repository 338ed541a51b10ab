pragma ComponentBehavior: Bound
import QtQuick
import QtQml
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Dialogs

// The table with its dialogs, its menu and its moving cards.
FocusScope {
    id: screen

    required property Session session
    readonly property GameModels game: screen.session.game
    readonly property Decisions decisions: screen.session.decisions
    readonly property Presentation presentation: screen.session.presentation
    readonly property alias live: view
    signal menuRequested()
    signal saveRequested()
    signal rulesRequested(string rule)
    property var elsewhere: []  // players at other machines
    property bool againstClock: screen.session.menu.setup.clock
    property alias unread: view.unread
    property real noticeHeight: 0  // of the network's, over the log
    property bool storyCovered: false
    readonly property rect noticeArea: Qt.rect(view.log.x, view.log.y + questions.storyHeight, view.log.width, view.log.height - questions.storyHeight)
    signal handShown(int seat, int to)

    function say(text: string) {
        reason.tell(text);
    }

    function regret() {
        if (screen.session.takeBack.may !== "") screen.session.takeBack.ask();
        else if (screen.session.game.table.viewer < 0) reason.say(qsTr("No hand is open. A move is taken back by the player whose hand is open."), "ruling 21");
        else reason.say(qsTr("You have no move that could be taken back now."), "ruling 21");
    }

    function stepPace(by: int) {
        if (!screen.session.remote) screen.session.stepBotPace(by);
        const paces = [qsTr("Bots answer at once."), qsTr("Bots are quick."), qsTr("Bots play at the normal pace."), qsTr("Bots take their time.")];
        reason.say(screen.session.remote ? qsTr("At a table in the network bots keep one pace, which its owner chooses before the game.") : paces[screen.session.botPace], "");
    }

    function lookAtHand(owner: string, guest: int, cards: var) {
        handShow.look(owner, guest, cards);
    }

    // The first position is shown.
    readonly property bool laid: screen.game.players.count > 0
    // Nothing over the table needs the focus. A card's menu gives way to the table's keys.
    readonly property bool open: screen.clear && !menu.opened
    readonly property bool clear: !curtain.visible && !hold.visible && !undo.visible && !look.visible && !seen.visible && !handShow.visible && !passing.visible && !lastChance.visible
        && !screen.decisions.sale.active && !screen.decisions.ability.active && !screen.decisions.bargain.active
        && !screen.decisions.trade.active && !screen.decisions.charity.active && !screen.decisions.hint.on && !answerDialog.asking

    onOpenChanged: if (screen.open) reopened.restart()
    Timer { id: reopened; interval: Theme.lull }

    // Left and Right move through a recorded game, unless the hand has the focus.
    function isReplayKey(key: int): bool {
        return screen.session.replay.open && (key === Qt.Key_Left || key === Qt.Key_Right) && !view.hand.activeFocus;
    }

    focus: true
    onActiveFocusChanged: if (screen.activeFocus && curtain.visible) curtain.forceActiveFocus()
    property bool folds: false  // Escape folds what the page has unfolded over the table
    Keys.onEscapePressed: event => {
        if (handling.holding) handling.putDown();
        else if (view.zoom.shown) view.hideZoom(-1);
        else if (reason.text !== "") reason.clear();
        else if (screen.folds) event.accepted = false;
        else screen.menuRequested();
    }

    // Takes precedence over the focused button.
    Shortcut {
        // A big moment covers what the other keys are for.
        sequences: screen.presentation.bigMoment.on && screen.open && !view.zoom.shown && !handling.holding ? ["Space", "Return", "Enter", "Esc"] : ["Space"]
        // A key that is held down was meant for what came before.
        autoRepeat: false
        enabled: screen.presentation.presenter.busy && screen.activeFocus && !seen.visible && !screen.session.replay.open
        onActivated: if (!reopened.running) screen.presentation.presenter.goOn()
    }
    Instantiator {
        model: Object.keys(buttons.keys)
        delegate: Shortcut {
            required property string modelData

            sequence: buttons.keys[modelData]
            autoRepeat: false
            // A recorded game has its own keys.
            enabled: screen.clear && screen.activeFocus && !screen.session.replay.open
            onActivated: {
                menu.dismiss();
                buttons.pressKey(modelData);
            }
        }
    }
    Instantiator {
        model: ["+", "-"]
        delegate: Shortcut {
            required property string modelData

            sequence: modelData
            enabled: screen.open && screen.activeFocus && !screen.session.replay.open
            onActivated: screen.stepPace(modelData === "+" ? -1 : 1)
        }
    }
    Shortcut {
        sequence: "Ctrl+Z"
        autoRepeat: false
        enabled: screen.clear && screen.activeFocus && !screen.session.replay.open
        onActivated: { menu.dismiss(); screen.regret(); }
    }
    Keys.onReturnPressed: buttons.pressMain()
    Keys.onEnterPressed: buttons.pressMain()
    Keys.onPressed: event => { event.accepted = screen.open && !screen.isReplayKey(event.key) && arrows.take(event); }
    ArrowFocus { id: arrows; area: screen }
    Reason { id: reason; turn: screen.game.table.turn; viewer: screen.game.table.viewer }
    CardHandling {
        id: handling

        moves: screen.decisions.cardMoves
        table: screen.game.table
        others: screen.game.others
        seating: screen.presentation.seating
        menu: menu
        cardAt: view.lastPeek
        onBegun: {
            reason.clear();
            view.hideZoom(-1);
            // The card picked up has the focus; its menu opens beside it.
            const card = screen.Window.activeFocusItem;
            if (card?.cardId !== undefined && card.tilt !== undefined) view.lastPeek = view.placeOfCard(card);
        }
    }
    TableButtons {
        id: buttons

        table: screen.game.table
        actions: screen.decisions.actions
        presentation: screen.presentation
        takeBack: screen.session.takeBack
        hasty: screen.session.remote || screen.session.menu.setup.clock
        row: view.inCombat ? view.combat.buttonRow : view.idle.buttonRow
        keyboardHere: screen.activeFocus && screen.open
        onPassingWanted: if (view.keepable) passing.begin()
        onPassDoubted: lastChance.begin()
        onUnclear: text => reason.say(text, "")
        onHintWanted: if (view.keepable) screen.decisions.hint.ask()
        onJumpWanted: if (view.keepable) screen.session.skipToDecision()
    }
    NumberAnimation {
        id: clock

        property real share: 0

        target: clock
        property: "share"
        // The bar starts at the time that has already elapsed.
        from: screen.session.clockTotal > 0 ? Math.max(0, 1 - screen.session.clockLeft / screen.session.clockTotal) : 0
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
            if (kind === "sell") screen.decisions.sale.begin(card);
            else if (kind === "use") screen.decisions.ability.begin(card, family);
            else if (kind === "offerTrade") screen.decisions.trade.begin(seat, card);
        }
    }
    Connections {
        target: screen.decisions.actions

        function onDialogWanted(kind: string) {
            if (kind === "sell") screen.decisions.sale.begin(-1);
            else if (kind === "askHelp") screen.decisions.bargain.ask();
            else if (kind === "offerHelp") screen.decisions.bargain.volunteer();
            else if (kind === "offerTrade") screen.decisions.trade.begin(-1, -1);
            else if (kind === "giveCharity") screen.decisions.charity.begin();
        }
        function onCardWanted(kind: string, card: int) {
            if (kind === "play") handling.pick(card);
            else if (kind === "use") handling.moves.offerPowers();
            else handling.moves.offerTrouble();
            menu.beside = buttons.placeOf(kind);
        }
    }
    Connections {
        target: screen.presentation.effects

        function onTravel(face: var, from: string, to: string, millis: int) {
            const carried = handling.carried !== "" && face.defKey === handling.carried && from === "hand:" + screen.game.table.front;
            if (carried) handling.carried = "";
            if (carried || Theme.reducedMotion || millis < 120) return;
            flights.fly(face, view.originOf(face, from), view.placeOf(face, to), Math.min(millis, Theme.flight), to === "hand:" + screen.game.table.viewer,
                        wait => { if (view.inCombat) view.combat.expect(to, wait + Math.min(millis, Theme.flight) * 0.8); });
        }
        function onBanner(kind: string, text: string) { banner.show(kind, text); }
    }
    LiveTable {
        id: view

        anchors.fill: parent
        focus: true
        opacity: screen.laid ? 1 : 0  // nothing is better than a table of nobody
        game: screen.game
        actions: screen.decisions.actions
        presentation: screen.presentation
        othersAsked: undo.asked && screen.presentation.seating.shared
        guideWidth: lesson.over ? view.width - view.log.x : 0
        keepable: !screen.session.lesson.active && !screen.session.replay.open
        remote: screen.session.remote
        handling: handling
        buttons: buttons; reason: reason
        othersElsewhere: screen.elsewhere.length > 0
        againstClock: screen.againstClock && !screen.session.replay.open
        clockShare: screen.session.clockTotal > 0 ? clock.share : -1
        zoom { parent: screen; z: 60 }  // also over the dialogs
        quiet: menu.opened || handling.dragging || curtain.visible
        mayHint: view.keepable && screen.game.table.phase !== "setup" && screen.game.table.viewer >= 0 && screen.decisions.hint.allowed && !screen.presentation.seating.onlooking
        hintDue: screen.decisions.hint.due
        onHintRequested: screen.decisions.hint.ask()
        onMenuRequested: screen.menuRequested()
        onSaveRequested: screen.saveRequested()
        onRulesRequested: rule => screen.rulesRequested(rule)
        onPlayerWanted: seat => look.show(seat)
        onShowRequested: handShow.begin()
        onPassingWanted: passing.begin()
        self.opacity: banner.guide.bottom > view.self.y + 1 ? 0 : 1  // or its edges were seen beside the guide
        log.topInset: questions.storyHeight + screen.noticeHeight + ((lesson.item as LessonOverlay)?.guide.height ?? 0)
    }
    // Returns the focus to the hand when playing by keyboard.
    Timer { id: handBack; interval: 0; onTriggered: if (screen.open && view.hand.count > 0) view.hand.focusCard(view.hand.lastIndex) }
    Flights { id: flights; anchors.fill: parent; z: 28; viewer: screen.game.table.viewer }
    Banner {
        id: banner

        // In the free corner beside the hand. A long text, or one while the corner is taken, is over the log: below its lines, or over the
        // oldest, as the newest have to be read. Over the slots row while the log is covered. Never over the notes of what is passed.
        readonly property rect guide: (lesson.item as LessonOverlay)?.place ?? Qt.rect(0, 0, 0, 0)
        readonly property real room: Theme.textLarge * 5  // not its own height: that depends on the place
        readonly property bool covered: screen.storyCovered || guide.bottom > view.log.y + view.log.height - room || view.log.height - view.log.topInset < room
        readonly property real notesHeight: view.notes.visible ? view.notes.height + Theme.gapSmall : 0
        readonly property real cornerHeight: view.corner.height - banner.notesHeight
        readonly property bool cornered: reason.text === "" && banner.fits(view.corner.width, banner.cornerHeight)
        readonly property Item under: banner.cornered ? view.corner : banner.covered ? view.slotsRow : view.log
        readonly property rect over: banner.parent.mapFromItem(banner.under, 0, 0, banner.under.width, banner.under.height)

        most: banner.over.width
        x: banner.over.x + (banner.over.width - width) / 2
        y: {
            const low = banner.over.y + banner.over.height - height - (banner.covered ? 0 : Theme.gapSmall);
            const place = banner.cornered ? banner.over.y + (banner.cornerHeight - height) / 2
                : banner.covered || banner.over.y + view.log.linesEnd <= low ? low : Math.min(low, banner.over.y + view.log.topInset + Theme.gapSmall);
            // More notes than the corner holds reach up over the slots row.
            const beside = banner.notesHeight === 0 || banner.x > view.notes.x + view.notes.width;
            return Math.max(Theme.gap, beside ? place : Math.min(place, view.notes.y - Theme.gapSmall - height));
        }
        z: 32
    }
    RemarkBubble { z: 24; remarks: screen.presentation.remarks; view: view }
    TableMoment { z: 27; presentation: screen.presentation; view: view; replayed: screen.session.replay.open; deaf: reopened.running }
    Spectacle { anchors.fill: parent; z: 26; presentation: screen.presentation; view: view }
    CardMenu {
        id: menu

        property bool fromHand: false  // where the focus returns to

        anchors.fill: parent
        moves: handling.moves
        onOpenedChanged: if (menu.opened) menu.fromHand = view.hand.activeFocus
        onTapped: handling.takeTap()
        onTappedBeside: handling.tappedBeside()
        onLookWanted: view.lookBeside(handling.moves.face, menu.place)
        onChosen: row => {
            reason.clear();
            const at = Qt.rect(menu.beside.x, menu.beside.y, menu.beside.width, menu.beside.height);  // a copy
            if (handling.moves.choose(row)) handling.putDown();
            else menu.beside = at;
            if (menu.byKeys && menu.fromHand) handBack.restart();
        }
    }
    StageQuestions {
        id: questions

        anchors.fill: parent
        z: 30
        decisions: screen.decisions
        looting: screen.presentation.looting
        view: view
        folded: answerDialog.folded
        answerable: !screen.session.replay.open
        keyed: screen.open && screen.activeFocus
        onUnfolded: answerDialog.folded = false
    }
    Loader {
        id: lesson

        readonly property bool learning: screen.session.lesson.active
        readonly property bool over: lesson.learning && !Theme.largeText  // the dialogs, if there is room

        anchors.fill: parent
        z: Theme.largeText ? 31 : 46
        onLearningChanged: lesson.fill()
        Component.onCompleted: lesson.fill()
        onLoaded: {
            item.clear = Qt.binding(() => screen.open);
            item.topInset = Qt.binding(() => questions.storyHeight);
            item.rulesRequested.connect(screen.rulesRequested);
            item.againRequested.connect(() => screen.session.learn());
            item.leaveRequested.connect(() => screen.session.leave());
            item.tableWanted.connect(() => view.forceActiveFocus());
        }

        function fill() {
            if (lesson.learning) lesson.setSource("LessonOverlay.qml", {lesson: screen.session.lesson, hand: screen.game.hand, table: view, choices: buttons});
            else lesson.source = "";
        }
    }
    PlayerLook { id: look; players: screen.game.players; viewer: screen.game.table.viewer; seating: screen.presentation.seating; zoomer: view; z: 45 }
    DraftDialogs { anchors.fill: parent; z: 45; zoomer: view; decisions: screen.decisions; onRuleActivated: rule => screen.rulesRequested(rule) }
    AnswerDialog {
        id: answerDialog

        zoomer: view
        answer: screen.decisions.answer
        looting: screen.presentation.looting
        z: 45
        onRuleActivated: rule => screen.rulesRequested(rule)
        onFoldedChanged: {
            if (answerDialog.folded) questions.focusUnfolding();
            else if (!answerDialog.asking) view.forceActiveFocus();
        }
    }
    SeenDialog { id: seen; seen: screen.presentation.seenCards; handBusy: handling.dragging || menu.opened; zoomer: view; z: 45 }
    HandShow {
        id: handShow

        z: 47
        table: screen.game.table
        hand: screen.game.hand
        seating: screen.presentation.seating
        elsewhere: screen.elsewhere
        clockOf: view
        onTableHalted: halted => screen.session?.setMenuOpen(halted)  // the session may be destroyed before its page
        onWanted: (seat, to) => screen.handShown(seat, to)
    }
    TakeBackDialog { id: undo; takeBack: screen.session.takeBack; clockOf: view; z: 49 }  // also over the curtain
    PassingDialog { id: passing; seating: screen.presentation.seating; table: screen.game.table; clockOf: view; z: 45 }
    LastChanceDialog { id: lastChance; seating: screen.presentation.seating; ready: screen.presentation.ready; passText: buttons.passText; clockOf: view; z: 45 }
    HoldDialog { id: hold; seating: screen.presentation.seating; clockOf: view; z: 46 }
    CurtainScreen {
        id: curtain

        readonly property var person: Array.from(screen.presentation.seating.people).find(one => one.seat === screen.presentation.seating.curtainSeat)
        readonly property var now: ({name: screen.presentation.seating.curtainName, reason: screen.presentation.curtain.reason, recap: screen.presentation.curtain.recap,
                                     more: screen.presentation.curtain.recapMore, tone: curtain.person?.colour ?? Theme.gold, female: curtain.person?.female ?? false})
        property var kept: ({})  // what it said when it was opened
        readonly property var said: rising.running ? curtain.kept : curtain.now

        anchors.fill: parent
        z: 48
        visible: screen.presentation.seating.curtain || rising.running  // it opens after the hand is painted
        onVisibleChanged: if (curtain.visible) view.dropZoom()
        name: curtain.said.name
        reason: curtain.said.reason
        recap: curtain.said.recap
        recapMore: curtain.said.more
        tone: curtain.said.tone
        female: curtain.said.female
        held: screen.presentation.seating.held && !rising.running; onLetGo: screen.presentation.seating.done()
        onOpened: {
            curtain.kept = curtain.now;
            rising.restart();
            lifted.restart();
            screen.presentation.seating.reveal();
        }
        // A slow machine has shown the table by then: what is pressed in between was meant for the curtain, too.
        Timer { id: rising; interval: 30; onTriggered: lifted.restart() }
        Timer { id: lifted; interval: curtain.lull }
        // A second Return was meant for the curtain, or for a dialog that is gone.
        Binding { target: buttons.row; property: "deaf"; value: lifted.running || Lull.on }
        Binding { target: view.hand; property: "atOnce"; value: curtain.visible }
        Binding { target: view.hand; property: "awaited"; value: flights.awaited }
    }
}
