pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// The chat, with messages of members and of the table itself, and an input field.
Panel {
    id: panel

    required property NetClient client
    property bool closable: false
    signal closed()

    function enter() {
        line.forceActiveFocus();
    }

    function send() {
        if (line.text.trim() === "") return;
        panel.client.say(line.text);
        line.text = "";
    }

    // Visible messages count as read.
    function markRead() {
        if (panel.visible) panel.client?.chat.markRead();
    }

    // In large text, too, it shows a few lines.
    implicitHeight: Math.max(Theme.px(230), heading.implicitHeight + Theme.text * 1.5 * 4 + foot.height + Theme.gapSmall * 2 + panel.padding * 2)
    onVisibleChanged: panel.markRead()
    padding: Theme.px(14)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Chat")

    TitleText { id: heading; text: qsTr("Chat"); Accessible.role: Accessible.Heading; Accessible.name: text }
    LinkButton {
        anchors.right: parent.right
        anchors.verticalCenter: heading.verticalCenter
        visible: panel.closable
        iconName: "cancel"
        Accessible.name: qsTr("Close the chat")
        onClicked: panel.closed()
    }
    ListView {
        id: lines

        anchors {
            left: parent.left
            right: parent.right
            top: heading.bottom
            topMargin: Theme.gapSmall
            bottom: foot.top
            bottomMargin: Theme.gapSmall
        }
        clip: true
        spacing: Theme.gapTiny
        model: panel.client ? panel.client.chat : null
        boundsBehavior: Flickable.StopAtBounds
        // Lines get their heights one by one, and the list its own after them.
        onContentHeightChanged: () => Qt.callLater(lines.positionViewAtEnd)
        onHeightChanged: () => Qt.callLater(lines.positionViewAtEnd)
        onCountChanged: panel.markRead()
        T.ScrollBar.vertical: SlimScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What was said")

        delegate: BodyText {
            required property string name
            required property string said
            required property bool mine
            required property bool told

            width: lines.width - Theme.px(14)
            // Plain text, so that messages cannot contain markup.
            textFormat: Text.PlainText
            text: name === "" ? said : qsTr("%1: %2").arg(name).arg(said)
            color: mine || told ? Theme.inkMuted : Theme.ink
            font.italic: told
        }
    }
    Row {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.gapSmall

        InputField {
            id: line

            objectName: "chatLine"
            width: parent.width - say.width - foot.spacing
            enabled: panel.client?.chatOn ?? false
            placeholderText: enabled ? qsTr("Say something") : qsTr("Chat is off at this table")
            maximumLength: 200
            onAccepted: panel.send()
            Keys.onEscapePressed: event => {
                if (panel.closable) panel.closed();
                else event.accepted = false;
            }
        }
        ActionButton { id: say; text: qsTr("Say"); enabled: line.enabled; onAccepted: panel.send() }
    }
}
