import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// Items on the table for Items on the table, or a gift (R7.6): what is given at the left, what is wanted at the right.
// With `mode` "answer" the offer is shown to its addressee.
DialogFrame {
    id: dialog

    property string mode: "offer"  // offer, answer
    property string asker: ""
    property alias partners: people.choices
    property alias partner: people.current
    property alias mine: left.model
    property alias theirs: right.model
    readonly property bool answering: dialog.mode === "answer"
    signal partnerPicked(string key)
    signal offered(string partner, var give, var want)
    signal accepted()
    signal declined()
    signal refused(string reason)

    function reset() {
        left.selectedIds = [];
        right.selectedIds = [];
    }

    title: dialog.answering ? qsTr("%1 offers a trade").arg(dialog.asker) : qsTr("Trade or give")
    subtitle: dialog.answering ? "" : qsTr("Only Items on the table, never hand cards. Want nothing, and it is a gift.")
    preferredWidth: Theme.px(980)
    onVisibleChanged: if (visible) dialog.reset()

    component Side: Column {
        id: side

        property string heading
        property alias model: grid.model
        property alias selectedIds: grid.selectedIds
        property bool choosing: true

        spacing: Theme.gapSmall

        TitleText { width: parent.width; text: side.heading }
        BodyText {
            width: parent.width
            visible: grid.count === 0
            text: qsTr("Nothing")
            color: Theme.inkFaint
        }
        CardGrid {
            id: grid

            width: parent.width
            most: 99
            interactive: side.choosing
        }
    }

    Column {
        width: parent.width
        spacing: Theme.gap

        PickRow {
            id: people

            width: parent.width
            visible: !dialog.answering
            label: qsTr("With whom")
            onPicked: key => dialog.partnerPicked(key)
            onRefused: reason => dialog.refused(reason)
        }
        Row {
            width: parent.width
            spacing: Theme.gapLarge

            Side {
                id: left

                width: (parent.width - Theme.gapLarge * 2 - rule.width) / 2
                heading: dialog.answering ? qsTr("You give") : qsTr("I give")
                choosing: !dialog.answering
            }
            Rectangle {
                id: rule

                width: Theme.line
                height: Math.max(left.height, right.height)
                color: Theme.panelEdge
            }
            Side {
                id: right

                width: left.width
                heading: dialog.answering ? qsTr("You get") : qsTr("I want")
                choosing: !dialog.answering
            }
        }
    }
    actions: [
        ActionButton { visible: dialog.answering; text: qsTr("Accept"); look: "primary"; iconName: "shaking-hands"; onAccepted: dialog.accepted() },
        ActionButton {
            visible: !dialog.answering
            text: right.selectedIds.length > 0 ? qsTr("Offer the trade") : qsTr("Give")
            look: "primary"
            allowed: people.current !== "" && left.selectedIds.length + right.selectedIds.length > 0
            whyNot: qsTr("Choose a partner and at least one Item.")
            onAccepted: dialog.offered(people.current, left.selectedIds, right.selectedIds)
            onRefused: reason => dialog.refused(reason)
        },
        ActionButton { visible: dialog.answering; text: qsTr("Decline"); look: "danger"; onAccepted: dialog.declined() },
        ActionButton { visible: !dialog.answering; text: qsTr("Cancel"); onAccepted: dialog.dismissed() }
    ]
}
