pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme
import Kickdoor.Controls

// The story so far: one row of `model` (roles: text, and turnStart for the first of a turn, since for the first
// that is new to the one looking) an event, newest at the end.
Panel {
    id: log

    property alias model: list.model
    property string heading: qsTr("Story so far")
    // See OptionBadges.
    property alias badges: options.badges
    // What lies over the top of the panel.
    property real topInset: 0
    signal linkActivated(string link)

    padding: Theme.gap

    OptionBadges {
        id: options

        y: log.topInset
        width: parent.width
    }
    TitleText {
        id: title

        y: options.y + (options.height > 0 ? options.height + Theme.gapSmall : 0)
        width: parent.width
        text: log.heading
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    ListView {
        id: list

        property bool following: true

        anchors.top: title.bottom
        anchors.topMargin: Theme.gapSmall
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        spacing: Theme.gapSmall
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        keyNavigationEnabled: true
        T.ScrollBar.vertical: SlimScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: log.heading
        onCountChanged: if (list.following) settle.restart()
        onMovementEnded: list.following = list.atYEnd
        onHeightChanged: if (list.following) settle.restart()

        // After the new row has its height.
        Timer { id: settle; interval: 0; onTriggered: list.positionViewAtEnd() }

        delegate: Column {
            id: entry

            required property var model
            required property int index

            width: ListView.view ? ListView.view.width - Theme.px(14) : 0
            spacing: Theme.gapTiny

            Rectangle {
                width: parent.width
                height: Theme.hairline
                visible: (entry.model.turnStart ?? false) && entry.index > 0
                color: Theme.panelEdge
            }
            BodyText {
                width: parent.width
                visible: entry.model.since ?? false
                text: qsTr("Since you last looked")
                color: Theme.gold
                font.pixelSize: Theme.textTiny
                font.weight: Font.DemiBold
            }
            BodyText {
                width: parent.width
                text: entry.model.text ?? ""
                font.pixelSize: Theme.textSmall
                opacity: entry.index === list.count - 1 ? 1 : 0.86
                onLinkActivated: link => log.linkActivated(link)
                Accessible.role: Accessible.ListItem
                Accessible.name: text.replace(/<[^>]*>/g, "")
            }
        }
    }
    FocusRing { anchors.fill: list; shown: list.activeFocus }
}
