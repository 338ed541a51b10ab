pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// A hint: what Master would do, and the chances of the other moves beside it. Each row carries its move out.
DialogFrame {
    id: dialog

    required property HintModel hint
    readonly property var rows: Array.from(dialog.hint.rows)
    readonly property bool even: dialog.rows.length > 1 && dialog.rows.every(one => one.equal)

    // Focuses the first move as soon as there is one, unless another has the focus.
    function lead() {
        const first = moves.itemAt(0);
        const led = Array.from({length: moves.count}, (unused, at) => moves.itemAt(at)).some(row => row?.activeFocus);
        if (dialog.visible && first && !led) first.forceActiveFocus(Qt.OtherFocusReason);
    }

    visible: dialog.hint.on
    preferredWidth: Theme.px(720)
    title: dialog.hint.thinking ? qsTr("Master is thinking …") : dialog.even ? qsTr("It hardly matters what you do now") : qsTr("Master would: %1").arg(dialog.rows[0]?.text ?? "")
    subtitle: Lists.sentences([dialog.hint.note, dialog.rows.some(one => one.mayFollow) ? qsTr("Press a move to make it.") : ""])
    onDismissed: dialog.hint.close()
    onRowsChanged: lead.restart()
    onVisibleChanged: lead.restart()
    actions: ActionButton {
        id: close

        focus: true
        text: qsTr("Close")
        onAccepted: dialog.hint.close()
    }

    Timer { id: lead; interval: 0; onTriggered: dialog.lead() }
    Column {
        width: parent.width
        spacing: Theme.gapSmall

        Repeater {
            id: moves

            model: dialog.rows

            HintRow {
                required property int index

                width: parent?.width ?? 0
                best: index === 0 || modelData.equal
                onAccepted: {
                    dialog.end();
                    dialog.hint.follow(index);
                }
            }
        }
    }
}
