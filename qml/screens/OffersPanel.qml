pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// Offers that wait: others' to be answered, one's own to be withdrawn.
Column {
    id: offers

    required property OffersModel model
    signal counterWanted(int from)

    spacing: Theme.gapSmall

    Repeater {
        model: offers.model

        Panel {
            id: offer

            required property int from
            required property string text
            required property bool mine
            required property bool mayAccept
            required property bool mayDecline
            required property bool mayCounter

            width: offers.width
            fill: Theme.panelSolid
            rim: Theme.gold
            padding: Theme.gap
            implicitHeight: content.implicitHeight + padding * 2
            Accessible.role: Accessible.Grouping
            Accessible.name: offer.text

            Column {
                id: content

                width: parent.width
                spacing: Theme.gapSmall

                BodyText { id: terms; width: parent.width; text: terms.unbroken(offer.text) }
                Flow {
                    width: parent.width
                    spacing: Theme.gapSmall

                    ActionButton {
                        visible: !offer.mine
                        text: qsTr("Accept")
                        look: "primary"
                        enabled: offer.mayAccept
                        onAccepted: offers.model.accept(offer.from)
                    }
                    ActionButton {
                        visible: !offer.mine
                        text: qsTr("Decline")
                        enabled: offer.mayDecline
                        onAccepted: offers.model.decline(offer.from)
                    }
                    ActionButton {
                        visible: offer.mayCounter
                        text: qsTr("Counter-offer …")
                        onAccepted: offers.counterWanted(offer.from)
                    }
                    ActionButton {
                        visible: offer.mine
                        text: qsTr("Withdraw")
                        onAccepted: offers.model.withdraw()
                    }
                }
            }
        }
    }
}
