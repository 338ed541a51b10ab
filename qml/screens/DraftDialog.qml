import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// A dialog around a draft: what it lacks stands beside the buttons, with the rule it stands on.
DialogFrame {
    id: dialog

    required property Draft draft
    property string confirmText: qsTr("Do it")
    property bool confirmable: true
    property bool cancellable: true
    property var zoomer: null
    signal ruleActivated(string rule)

    visible: dialog.draft.active
    dismissable: dialog.cancellable
    onDismissed: dialog.draft.cancel()
    actions: [
        ActionButton {
            visible: dialog.confirmable
            text: dialog.confirmText
            look: "primary"
            allowed: dialog.draft.legal
            whyNot: dialog.draft.why
            onAccepted: dialog.draft.submit()
        },
        ActionButton {
            visible: dialog.cancellable
            text: qsTr("Cancel")
            onAccepted: dialog.draft.cancel()
        },
        BodyText {
            width: Math.min(implicitWidth, Theme.px(420))
            text: dialog.draft.why === "" || !dialog.confirmable ? ""
                : dialog.draft.why + " <a href='" + dialog.draft.rule.split(", ")[0] + "'>" + dialog.draft.rule + "</a>"
            color: Theme.bad
            onLinkActivated: link => dialog.ruleActivated(link)
        }
    ]
}
