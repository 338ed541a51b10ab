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

    onTurnChanged: reason.clear()
    onViewerChanged: reason.clear()

    function say(text: string, rule: string) {
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
