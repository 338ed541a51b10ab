import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// The table's buttons: the actions of the player in front, and those shared by everybody at this screen. The focus stays on
// the button with the same key; if there is none, the main action or nothing gets it.
Item {
    id: buttons

    required property TableModel table
    required property ActionsModel actions
    required property Presentation presentation
    property TakeBackModel takeBack: null
    // Other players or a clock may replace the current question at any time.
    required property bool hasty
    // The row that shows the buttons now, and whether the table has the focus.
    property ActionRow row: null
    property bool keyboardHere: false
    property string keyboardAt: ""
    // Shortcuts for the whole table.
    readonly property var keys: ({door: "K", pass: "P", endTurn: "E", fight: "F", away: "R", help: "H", sell: "S", offerTrade: "T",
                                   lookForTrouble: "M", use: "U", giveCharity: "C", done: "G", hold: "B", wait: "W", passing: "N", hint: "I", jump: "J"})
    readonly property var focusNow: buttons.Window.activeFocusItem
    readonly property Seating seating: buttons.presentation.seating
    // In the middle of the viewer's move there are no buttons for a moment.
    readonly property bool ownTurn: buttons.table.activeSeat === buttons.table.viewer
    readonly property bool viewerActs: (buttons.actions.buttons.length > 0 || buttons.presentation.presenter.busy) && buttons.ownTurn
    // Whether passing concerns the viewer only; many names would not fit.
    readonly property bool ownMatter: !buttons.seating.shared || buttons.seating.barNames === buttons.table.viewerName
    readonly property string passText: buttons.ownMatter ? buttons.presentation.ready.passText
        : buttons.seating.barNames.length > 24 ? qsTr("Pass for everybody here") : qsTr("Pass for %1").arg(buttons.seating.barNames)
    // A player who has not answered yet can decide later.
    readonly property bool undecided: buttons.bar && buttons.seating.holderAsked
    readonly property string doneText: buttons.undecided ? qsTr("Decide later") : qsTr("Let the game go on")
    // Separate properties, so that the buttons are rebuilt only when one of these changes.
    readonly property bool bar: buttons.seating.bar
    readonly property bool held: buttons.seating.held
    readonly property bool sharing: buttons.seating.shared
    readonly property bool mayHold: buttons.seating.mayHold
    // Before a curtain, what is the player's in front is not shown for a moment; the key of "Take back" still works.
    readonly property bool turning: buttons.seating.turning
    readonly property bool over: buttons.table.over
    readonly property bool due: buttons.seating.dueMillis > 0
    signal passingWanted()  // what is passed for whom
    signal passDoubted()  // for several people, in a fight that could end the game
    signal unclear(text: string)  // a key with several meanings was pressed
    signal hintWanted()
    signal jumpWanted()  // to the next decision here
    // A take back that others must agree to is in the menu, and at the same key.
    readonly property bool regrets: buttons.takeBack ? buttons.takeBack.may === "freely" : false
    readonly property bool settingUp: buttons.table.phase === "setup"
    readonly property var all: {
        const shared = [];
        // Not while the events of a closed window are still being presented.
        const asking = buttons.bar && buttons.table.reachable && buttons.presentation.ready.question !== "";
        if (asking && !(buttons.held && buttons.sharing))
            shared.push({key: "passAll", text: buttons.passText, look: buttons.presentation.ready.passLoses ? "danger" : "primary", icon: "check-mark", careful: true,
                         tip: buttons.presentation.ready.passTip});
        if (asking && buttons.due)
            shared.push({key: "wait", text: qsTr("Wait"), look: "plain", icon: "hourglass", aside: true,
                         tip: qsTr("Do not pass for me now: I want to think about it")});
        // Before Hold!, which keeps its place at the edge.
        if (buttons.regrets && !buttons.turning)
            shared.push({key: "takeBack", text: qsTr("Take back"), look: "plain",
                         icon: "cycle", aside: true, brief: true, sequence: "Ctrl+Z", tip: qsTr("Undo the last move; nobody has learnt anything from it")});
        if (buttons.held && buttons.turning) return buttons.keyed([]);
        if (buttons.held)
            shared.push({key: "done", text: buttons.sharing ? buttons.doneText : qsTr("Continue"), look: "primary", icon: "check-mark",
                         tip: buttons.sharing && buttons.undecided ? qsTr("The table continues; you have not passed.") : ""});
        else if (buttons.mayHold && !buttons.over && (buttons.sharing || asking || !buttons.viewerActs))
            shared.push({key: "hold", text: qsTr("Hold!"), look: "danger", icon: "stop-sign", aside: true,
                         tip: buttons.sharing ? qsTr("Stop the table, so that somebody else can open their hand and play a card") : qsTr("Stop the table until you continue")});
        // The player's own offer is withdrawn in OffersPanel.
        const own = Array.from(buttons.actions.buttons).filter(each => each.key !== "withdraw" && (each.key !== "pass" || !buttons.bar || buttons.held));
        const all = buttons.ledByDone([...own.map(each => each.key === "pass" ? Object.assign({}, each, {careful: true}) : each), ...shared]);
        const main = all.filter(each => each.look === "primary");
        return buttons.keyed([...main.filter(each => each.key === "done"), ...main.filter(each => each.key !== "done"),
                              ...all.filter(each => each.look !== "primary")]);
    }

    // While somebody holds, the main action is to let the table continue, and the only one.
    // Where that button is in the window, or else the row begins: beside it its menu opens.
    function placeOf(key: string): rect {
        const button = buttons.row.buttonFor(key);
        return button ? button.mapToItem(null, 0, 0, button.width, button.height) : buttons.row.mapToItem(null, 0, 0, Theme.px(180), buttons.row.height);
    }

    function ledByDone(all: var): var {
        if (!buttons.held) return all;
        return all.map(each => each.look === "primary" && each.key !== "done" ? Object.assign({}, each, {look: "plain", waits: true}) : each);
    }

    // Adds the shortcuts that apply now to the buttons.
    function keyed(all: var): var {
        const sequences = new Map(Object.keys(buttons.keys).map(what => [buttons.pressedBy(what, all), buttons.keys[what]]));
        return all.map(each => sequences.has(each) ? Object.assign({}, each, {sequence: sequences.get(each)}) : each);
    }

    // The button for the door's key: the first of these that is possible, or taking the card behind the door if nothing else
    // carries the game on.
    function doorOf(all: var): var {
        return all.find(each => each.allowed && ["kickOpenDoor", "listenAtDoor", "lootRoom"].includes(each.key))
            ?? all.find(each => (each.look === "primary" || (each.waits ?? false)) && each.key.startsWith("keep:"));
    }

    function passOf(all: var): var {
        return all.find(each => each.key === "passAll") ?? all.find(each => each.key === "pass" && (each.allowed ?? true));
    }

    function onlyOf(some: var): var {
        return some.length === 1 ? some[0] : undefined;
    }

    // What a shortcut could mean if it presses nothing because it could mean several buttons.
    function waysOf(what: string): var {
        const may = buttons.all.filter(each => each.allowed ?? true);
        const ways = what === "away" ? may.filter(each => each.key.startsWith("flee:"))
            : what === "door" ? may.filter(each => ["play", "keep"].includes(each.key.split(":")[0])) : [];
        return ways.length > 1 ? ways : [];
    }

    // The button that this shortcut presses now.
    function pressedBy(what: string, all: var): var {
        const may = all.filter(each => each.allowed ?? true);
        switch (what) {
        case "door": return buttons.doorOf(all);
        case "pass": return buttons.passOf(all);
        case "away": return may.find(each => each.key === "runAway") ?? buttons.onlyOf(may.filter(each => each.key.startsWith("flee:")));
        case "help": return may.find(each => each.key === "askHelp") ?? may.find(each => each.key === "offerHelp");
        default: return may.find(each => each.key === what);
        }
    }

    // The button for a click on the dice: rolls to run away, or for the fight in critical combat.
    readonly property var dieButton: buttons.all.find(each => (each.allowed ?? true)
        && (each.key.startsWith("flee:") || (each.key === "fight" && buttons.presentation.dice.monsters)))

    function pressDie() {
        if (buttons.dieButton) buttons.press(buttons.dieButton.key);
    }

    function mayPress(keys: var): bool {
        return buttons.all.some(each => (each.allowed ?? true) && keys.includes(each.key));
    }

    // If a clock or remote players may replace the question, a late key press that was meant for the previous one must not
    // answer it.
    readonly property string question: buttons.presentation.ready.question
    property bool questioned: false
    onQuestionChanged: {
        // A pass was meant for the previous question only.
        if (buttons.keyboardAt === "pass" || buttons.keyboardAt === "passAll") buttons.keyboardAt = "";
        if (buttons.question === "") return lapse.restart();
        lapse.stop();
        if (buttons.questioned && buttons.hasty) fresh.restart();
        buttons.questioned = true;
    }
    Timer { id: lapse; interval: 1500; onTriggered: buttons.questioned = false }
    Timer { id: fresh; interval: 300 }

    function press(key: string) {
        if (fresh.running && (key === "passAll" || (key === "pass" && !buttons.settingUp))) return;
        switch (key) {
        case "passAll":
            if (buttons.presentation.ready.decides) buttons.passDoubted();
            else buttons.seating.passAll();
            break;
        case "hold": buttons.seating.hold(); break;
        case "done": buttons.seating.done(); break;
        case "wait": buttons.seating.wait(); break;
        case "takeBack": buttons.takeBack.ask(); break;
        case "skip": buttons.presentation.presenter.goOn(); break;
        default: buttons.actions.trigger(key);
        }
    }

    // The rule of a button's refusal.
    function ruleOf(key: string): string {
        return buttons.all.find(each => each.key === key)?.rule ?? "";
    }

    onFocusNowChanged: {
        const key = buttons.focusNow?.actionKey;
        if (key !== undefined) buttons.keyboardAt = key;
        else if (buttons.focusNow?.activeFocusOnTab) buttons.keyboardAt = "";
    }
    onAllChanged: refocus.restart()
    onKeyboardHereChanged: refocus.restart()
    onRowChanged: refocus.restart()

    // Whether no particular item has the focus; then Enter presses the main button.
    function idleKeyboard(): bool {
        const item = buttons.focusNow;
        return buttons.keyboardHere && (!item || !item.activeFocusOnTab);
    }

    function focusMain() {
        buttons.row.focusButton("", Qt.OtherFocusReason);
    }

    // Enter without a focused item.
    function pressMain() {
        if (buttons.idleKeyboard() && !buttons.row.deaf) buttons.row.buttonFor("")?.clicked();
    }

    // Enter alone never passes.
    function pressKey(what: string) {
        switch (what) {
        case "passing": return buttons.passingWanted();
        case "hint":
            if (buttons.presentation.bigMoment.on) buttons.presentation.presenter.skip();
            return buttons.hintWanted();
        case "jump": return buttons.jumpWanted();
        }
        const covered = buttons.presentation.bigMoment.on;
        const meant = (covered ? null : buttons.pressedBy(what, buttons.all)) ?? buttons.pressAhead(what);
        if (meant) return buttons.press(meant.key);
        const ways = buttons.waysOf(what);
        if (ways.length > 0) {
            buttons.row.focusButton(ways[0].key, Qt.ShortcutFocusReason);
            return buttons.unclear(qsTr("%1 could mean: %2. Choose with the arrow keys and Enter.", "a key; buttons")
                                   .arg(buttons.keys[what]).arg(ways.map(each => each.text).join(" · ")));
        }
        // A move without a button explains why it is impossible.
        if (what === "help") buttons.actions.explain("askHelp");
        else if (what === "sell" || what === "offerTrade") buttons.actions.explain(what);
    }

    // In the viewer's own turn, or over a big moment, a key first skips the presentation, and may find its button then. What was not asked
    // before is not passed, and no room looted: nobody has read it yet.
    function pressAhead(what: string): var {
        if (!buttons.presentation.presenter.busy || !(buttons.ownTurn || buttons.presentation.bigMoment.on)) return null;
        const asked = buttons.question;
        buttons.presentation.presenter.skip();
        const found = buttons.pressedBy(what, buttons.all);
        if (!found || (what === "door" && !["kickOpenDoor", "listenAtDoor"].includes(found.key))) return null;
        return what === "pass" && (asked === "" || asked !== buttons.question) ? null : found;
    }

    function pressDoor() {
        buttons.pressKey("door");
    }

    Timer {
        id: refocus

        interval: 0
        onTriggered: {
            if (!buttons.keyboardHere) return;
            if (!buttons.row.buttonFor(buttons.keyboardAt)) buttons.keyboardAt = "";
            if (buttons.keyboardAt !== "") buttons.row.focusButton(buttons.keyboardAt, 0);
            else if (buttons.idleKeyboard()) buttons.focusMain();
        }
    }
}
