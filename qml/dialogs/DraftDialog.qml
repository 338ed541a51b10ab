import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// A dialog for a draft. The reason why it is not legal yet, and its rule, are shown beside the buttons.
ZoomingDialog {
    id: dialog

    required property Draft draft
    property string confirmText: qsTr("Do it")
    property bool confirmable: true
    property bool cancellable: true
    property string total: ""  // of what is chosen, beside the buttons
    property color totalColor: Theme.ink
    property bool foldable: false  // can be folded in order to look at the table
    property bool folded: false
    readonly property bool asking: dialog.draft.active && !dialog.folded
    signal ruleActivated(string rule)

    function confirm(): bool {
        if (main.visible) main.clicked();
        return main.visible;
    }

    visible: dialog.asking
    dismissable: dialog.cancellable || dialog.foldable
    besideDismisses: dialog.foldable || !dialog.draft.touched  // what was chosen is not lost by chance
    onDismissed: {
        if (dialog.foldable) dialog.folded = true;
        else dialog.draft.cancel();
    }
    Connections {
        target: dialog.draft
        function onChanged() { if (!dialog.draft.active) dialog.folded = false; }
    }
    // Enter, unless an item in the dialog accepts it.
    Keys.onReturnPressed: event => { event.accepted = dialog.confirm(); }
    Keys.onEnterPressed: event => { event.accepted = dialog.confirm(); }
    actions: [
        // A line of its own above the buttons. Its room is kept while there is nothing to say, but in a dialog that scrolls.
        BodyText {
            id: said

            readonly property real room: said.font.pixelSize * (Theme.largeText ? 2.7 : 1.5)
            readonly property bool scrolls: dialog.heightAboveButtons + said.room + main.height > dialog.mostHeight

            width: parent?.width ?? 0
            height: said.scrolls && said.text === "" ? 0 : said.room
            visible: dialog.confirmable
            fontSizeMode: Text.Fit
            minimumPixelSize: 9
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignBottom
            text: dialog.draft.hint !== "" ? dialog.draft.hint
                : dialog.draft.why === "" || !dialog.confirmable || !dialog.draft.touched ? ""
                : dialog.draft.why + " " + Rules.links(dialog.draft.rule)
            color: dialog.draft.hint !== "" ? Theme.inkMuted : Theme.bad
            onLinkActivated: link => dialog.ruleActivated(link)
        },
        // Where the row has no room for it: below the buttons it would be read last.
        TitleText {
            width: parent?.width ?? 0
            visible: dialog.total !== "" && !total.fits
            horizontalAlignment: Text.AlignRight
            text: total.text
            font: total.font
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.text
            color: total.color
        },
        ActionButton {
            id: main

            visible: dialog.confirmable
            text: dialog.confirmText
            look: "primary"
            allowed: dialog.draft.legal
            whyNot: dialog.draft.why
            onAccepted: dialog.draft.submit()
        },
        ActionButton {
            id: cancel

            visible: dialog.cancellable
            text: qsTr("Cancel")
            onAccepted: dialog.draft.cancel()
        },
        ActionButton {
            visible: dialog.foldable
            text: qsTr("Look at the table")
            iconName: "round-table"
            onAccepted: dialog.folded = true
        },
        TitleText {
            id: total

            readonly property bool fits: main.width + cancel.width + total.implicitWidth + Theme.gap * 2 <= (parent?.width ?? 0)

            height: Math.max(implicitHeight, main.height)
            visible: dialog.total !== "" && total.fits
            verticalAlignment: Text.AlignVCenter
            text: dialog.total
            font.pixelSize: Theme.titleLarge
            wrapMode: Text.NoWrap
            color: dialog.totalColor
        }
    ]
}
