import QtQuick
import Kickdoor.Model
import Kickdoor.Controls

// The table's buttons: what the one in front may do and, besides, what everybody at this screen shares. The key of the button
// that has the keyboard is kept while it stands among the next ones; otherwise the thing to do now gets it, or nothing does.
Item {
    id: buttons

    required property TableModel table
    required property ActionsModel actions
    required property Presentation presentation
    // Others, or a clock, may put one question in another's place.
    required property bool hasty
    // The row that shows them now, and whether the keyboard is at the table at all.
    property ActionRow row: null
    property bool keyboardHere: false
    property string keyboardAt: ""
    // Keys that press from anywhere at the table.
    readonly property var keys: ({door: "K", pass: "P", endTurn: "E", fight: "F", away: "R", help: "H", sell: "S", offerTrade: "T"})
    readonly property var focusNow: buttons.Window.activeFocusItem
    readonly property Seating seating: buttons.presentation.seating
    // In the midst of one's own move there are no buttons, but soon will be.
    readonly property bool ownTurn: buttons.table.activeSeat === buttons.table.viewer
    readonly property bool viewerActs: (buttons.actions.buttons.length > 0 || buttons.presentation.presenter.busy) && buttons.ownTurn
    // For whom it is said; many names would not fit.
    readonly property bool ownMatter: !buttons.seating.shared || buttons.seating.barNames === buttons.table.viewerName
    readonly property string passText: buttons.ownMatter ? buttons.presentation.ready.passText
        : buttons.seating.barNames.length > 24 ? qsTr("Pass for everybody here") : qsTr("Pass for %1").arg(buttons.seating.barNames)
    // Whoever has yet to pass may leave that for later.
    readonly property string doneText: buttons.bar ? qsTr("Decide later") : qsTr("Done")
    // Each by itself: the buttons are made anew only when one of these is another.
    readonly property bool bar: buttons.seating.bar
    readonly property bool held: buttons.seating.held
    readonly property bool sharing: buttons.seating.shared
    readonly property bool mayHold: buttons.seating.mayHold
    readonly property bool over: buttons.table.over
    readonly property bool settingUp: buttons.table.phase === "setup"
    readonly property var all: {
        const shared = [];
        // Not while a window that has closed is still being told of.
        const asking = buttons.bar && buttons.presentation.ready.question !== "";
        if (asking && !(buttons.held && buttons.sharing))
            shared.push({key: "passAll", text: buttons.passText, look: "primary", icon: "check-mark", careful: true,
                         tip: buttons.presentation.ready.passTip});
        if (buttons.held)
            shared.push({key: "done", text: buttons.sharing ? buttons.doneText : qsTr("Continue"), look: "primary", icon: "check-mark",
                         tip: buttons.sharing ? qsTr("The table goes on; you have not passed.") : ""});
        else if (buttons.mayHold && !buttons.over && (buttons.sharing || asking || !buttons.viewerActs))
            shared.push({key: "hold", text: qsTr("Hold!"), look: "danger", icon: "stop-sign", aside: true,
                         tip: buttons.sharing ? qsTr("Stop the table: somebody wants to play a card or say something") : qsTr("Stop the table until you continue")});
        // An own offer is withdrawn where it stands, see OffersPanel.
        const own = Array.from(buttons.actions.buttons).filter(each => each.key !== "withdraw" && (each.key !== "pass" || !buttons.bar || buttons.held));
        const all = [...own.map(each => each.key === "pass" && !buttons.settingUp ? Object.assign({}, each, {careful: true}) : each), ...shared];
        const main = all.filter(each => each.look === "primary");
        return buttons.keyed([...main.filter(each => each.key === "done"), ...main.filter(each => each.key !== "done"),
                              ...all.filter(each => each.look !== "primary")]);
    }

    // The same ones, those that a key presses now with the name of that key.
    function keyed(all: var): var {
        const sequences = new Map(Object.keys(buttons.keys).map(what => [buttons.pressedBy(what, all), buttons.keys[what]]));
        return all.map(each => sequences.has(each) ? Object.assign({}, each, {sequence: sequences.get(each)}) : each);
    }

    // What lies behind the door: the first of these that may be done now, or taking what has come out of it, where nothing else
    // leads on.
    function doorOf(all: var): var {
        return all.find(each => each.allowed && ["kickOpenDoor", "listenAtDoor", "lootRoom"].includes(each.key))
            ?? all.find(each => each.look === "primary" && each.key.startsWith("keep:"));
    }

    function passOf(all: var): var {
        return all.find(each => each.key === "passAll") ?? all.find(each => each.key === "pass" && (each.allowed ?? true));
    }

    // Which of them the key for that presses now.
    function pressedBy(what: string, all: var): var {
        const may = all.filter(each => each.allowed ?? true);
        switch (what) {
        case "door": return buttons.doorOf(all);
        case "pass": return buttons.passOf(all);
        case "away": return may.find(each => each.key === "runAway") ?? may.find(each => each.key.startsWith("flee:"));
        case "help": return may.find(each => each.key === "askHelp") ?? may.find(each => each.key === "offerHelp");
        default: return may.find(each => each.key === what);
        }
    }

    // What a click on the dice does: it rolls to run away, or, in critical combat, for the fight.
    readonly property var dieButton: buttons.all.find(each => (each.allowed ?? true)
        && (each.key.startsWith("flee:") || (each.key === "fight" && buttons.presentation.dice.monsters)))

    function pressDie() {
        if (buttons.dieButton) buttons.press(buttons.dieButton.key);
    }

    function mayPress(keys: var): bool {
        return buttons.all.some(each => (each.allowed ?? true) && keys.includes(each.key));
    }

    // Where a clock or others elsewhere put one question in another's place, a word that was meant for the one before, and
    // comes a moment late, does not answer it.
    readonly property string question: buttons.presentation.ready.question
    property bool questioned: false
    onQuestionChanged: {
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
        case "passAll": buttons.seating.passAll(); break;
        case "hold": buttons.seating.hold(); break;
        case "done": buttons.seating.done(); break;
        case "skip": buttons.presentation.presenter.goOn(); break;
        default: buttons.actions.trigger(key);
        }
    }

    // The rule that a button's refusal stands on.
    function ruleOf(whyNot: string): string {
        return buttons.all.find(each => each.whyNot === whyNot)?.rule ?? "";
    }

    onFocusNowChanged: {
        const key = buttons.focusNow?.actionKey;
        if (key !== undefined) buttons.keyboardAt = key;
        else if (buttons.focusNow?.activeFocusOnTab) buttons.keyboardAt = "";
    }
    onAllChanged: refocus.restart()
    onKeyboardHereChanged: refocus.restart()
    onRowChanged: refocus.restart()

    // Whether nothing in particular has the keyboard: then Enter is for the main button.
    function idleKeyboard(): bool {
        const item = buttons.focusNow;
        return buttons.keyboardHere && (!item || !item.activeFocusOnTab);
    }

    function focusMain() {
        buttons.row.focusButton("", Qt.OtherFocusReason);
    }

    // Enter, while nothing in particular has the keyboard.
    function pressMain() {
        if (buttons.idleKeyboard()) buttons.row.buttonFor("")?.clicked();
    }

    // Enter alone never passes.
    function pressKey(what: string) {
        const meant = buttons.pressedBy(what, buttons.all);
        if (meant) return buttons.press(meant.key);
        // What there is no button for has its reasons, too.
        if (what === "help") return buttons.actions.explain("askHelp");
        if (what === "sell" || what === "offerTrade") return buttons.actions.explain(what);
        // In one's own turn a door waits behind what is being shown.
        if (what !== "door" || !buttons.presentation.presenter.busy || !buttons.ownTurn) return;
        buttons.presentation.presenter.skip();
        const door = buttons.doorOf(buttons.all);
        if (door && ["kickOpenDoor", "listenAtDoor"].includes(door.key)) buttons.press(door.key);
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
