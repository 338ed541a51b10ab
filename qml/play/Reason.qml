import QtQuick

// The bubble with the reason why something is forbidden, and its rules. It closes by itself after a while.
Item {
    id: reason

    property string text
    property string rule  // "R7.1", or several with commas
    readonly property string html: reason.text === "" ? "" : reason.rule === "" ? reason.text
        : reason.text + " " + reason.rule.split(", ").map(rule => "<a href='" + rule + "'>" + rule + "</a>").join(", ")

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
