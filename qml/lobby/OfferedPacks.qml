pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// The cards that the table plays and this machine lacks. What the host gives out can be fetched; whether to keep it
// is asked afterwards, when the program has looked at it.
Panel {
    id: panel

    required property NetClient client
    readonly property PackOffers offers: panel.client ? panel.client.offers : null
    readonly property bool lacking: (panel.offers?.packs.length ?? 0) > 0 || (panel.offers?.withheld ?? "") !== ""

    padding: Theme.px(14)
    visible: panel.lacking
    implicitHeight: column.implicitHeight + padding * 2
    height: implicitHeight
    rim: Theme.bad

    Column {
        id: column

        width: parent.width
        spacing: Theme.gapSmall

        TitleText {
            width: parent.width
            text: qsTr("Cards that you do not have")
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Repeater {
            model: panel.offers ? panel.offers.packs : []

            Column {
                id: pack

                required property var modelData
                required property int index
                readonly property bool fetching: panel.offers.fetching === pack.index

                width: column.width
                spacing: Theme.gapTiny

                BodyText {
                    width: parent.width
                    textFormat: Text.PlainText
                    text: pack.modelData.name
                    font.bold: true
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
                BodyText {
                    width: parent.width
                    visible: text !== ""
                    textFormat: Text.PlainText
                    text: pack.modelData.about
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
                BodyText {
                    objectName: "packFacts"
                    width: parent.width
                    textFormat: Text.PlainText
                    text: pack.modelData.made + "\n" + pack.modelData.holds
                    color: Theme.inkMuted
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
                BodyText {
                    width: parent.width
                    textFormat: Text.PlainText
                    text: qsTr("Identity: %1").arg(pack.modelData.identity)
                    wrapMode: Text.WrapAnywhere
                    color: Theme.inkFaint
                    font.pixelSize: Theme.textSmall
                }
                ActionButton {
                    objectName: "fetchPack"
                    visible: panel.offers.able
                    text: pack.fetching ? qsTr("Stop (%1%)").arg(Math.floor(panel.offers.progress * 100)) : qsTr("Fetch from the host")
                    Accessible.name: pack.fetching ? text : qsTr("Fetch %1 from the host").arg(pack.modelData.name)
                    look: pack.fetching ? "plain" : "primary"
                    iconName: pack.fetching ? "hourglass" : "card-pickup"
                    onAccepted: pack.fetching ? panel.offers.stop() : panel.offers.fetch(pack.index)
                }
            }
        }
        BodyText {
            width: parent.width
            visible: (panel.offers?.packs.length ?? 0) > 0
            text: panel.offers?.able ? qsTr("They come from the host, not from Kickdoor. After fetching, you see what is in the file and decide whether to keep it.")
                : qsTr("This program was built without packs as files. Ask the host for the file.")
            color: Theme.inkMuted
            font.pixelSize: Theme.textSmall
        }
        BodyText {
            objectName: "withheld"
            width: parent.width
            visible: (panel.offers?.withheld ?? "") !== ""
            textFormat: Text.PlainText
            text: qsTr("Missing, or with other cards than at the table: %1. The host cannot give them out: install the same version of Kickdoor, or ask the host for the file.").arg(panel.offers?.withheld ?? "")
            color: Theme.bad
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        BodyText {
            width: parent.width
            visible: text !== ""
            text: panel.offers?.trouble ?? ""
            color: Theme.bad
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
}
