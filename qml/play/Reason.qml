import QtQuick
import Kickdoor.Theme

// The bubble with the reason why something is forbidden, and its rules. It closes by itself after a while.
Item {
    id: reason

    property int turn
    property int viewer  // it may be about a card of their hand, which is put away
    property string text
    property string rule  // "R7.1", or several with commas
    readonly property string html: reason.text === "" ? "" : reason.rule === "" ? reason.text
        : reason.text + " " + Rules.links(reason.rule)

    property bool lasting: false
    onTurnChanged: if (!reason.lasting) reason.clear()
    onViewerChanged: if (!reason.lasting) reason.clear()

    // Of the game as a whole, not of what somebody tried.
    function tell(text: string) {
        reason.say(text, "");
        reason.lasting = true;
    }

    function say(text: string, rule: string) {
        reason.lasting = false;
        reason.text = text;
        reason.rule = rule;
        fading.restart();
    }

    function clear() {
        reason.text = "";
        reason.rule = "";
    }

    Timer {
        id: fading

        interval: 12000
        onTriggered: reason.clear()
    }
}
