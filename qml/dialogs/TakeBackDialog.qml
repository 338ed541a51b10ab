import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// Somebody wants to take back a move that needs everybody's consent. People at one screen answer together; whoever asked
// from here waits for the others.
DialogFrame {
    id: dialog

    required property TakeBackModel takeBack
    readonly property bool asked: dialog.takeBack.asked

    visible: dialog.asked || dialog.takeBack.waits
    preferredWidth: Theme.px(560)
    besideDismisses: !dialog.asked  // an answer is not given by chance
    title: dialog.asked ? qsTr("Take it back?") : qsTr("The others are asked")
    subtitle: dialog.asked ? dialog.takeBack.question
        : dialog.takeBack.withTheMove(qsTr("Your move is taken back if everybody agrees. Still to answer: %1.").arg(dialog.takeBack.missing))
    onDismissed: dialog.takeBack.decline()
    actions: [
        ActionButton {
            focus: true
            visible: dialog.asked
            text: qsTr("Agree")
            look: "primary"
            iconName: "check-mark"
            onAccepted: dialog.takeBack.agree()
        },
        ActionButton {
            text: dialog.asked ? qsTr("Do not agree") : qsTr("Let it stand")
            iconName: "cancel"
            onAccepted: dialog.takeBack.decline()
        }
    ]
}
