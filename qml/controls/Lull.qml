pragma Singleton
import QtQuick
import Kickdoor.Theme

// A moment after a dialog has closed by itself: somebody else answered, or the time was up. A click or a Return that was meant
// for the dialog must not reach what lies behind it.
QtObject {
    id: lull

    readonly property bool on: lull.timer.running
    property bool veiled: false  // a curtain is down: nothing shows through it
    property int dialogs: 0      // that are open: no card behind them can be dragged
    readonly property Timer timer: Timer { interval: Theme.lull }

    function begin() {
        lull.timer.restart();
    }

    function end() {
        lull.timer.stop();
    }
}
