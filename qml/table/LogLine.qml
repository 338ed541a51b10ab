import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// One line of the log. A click shows the card that it names, or else its rule.
Column {
    id: line

    required property var model
    required property int index
    property bool newest: false
    property bool walked: false  // selected by keyboard
    signal linkActivated(string link)
    signal chosen(rect where)

    // Where the next whole line of text begins, from that height on.
    function wholeFrom(y: real): real {
        const high = words.height / Math.max(1, words.lineCount);
        return y <= 0 ? 0 : y <= words.y ? words.y : words.y + Math.ceil((y - words.y) / high - 0.01) * high;
    }

    function choose() {
        line.chosen(words.mapToItem(null, 0, 0, words.width, words.height));
    }

    spacing: Theme.gapTiny

    Rectangle {
        width: parent.width
        height: Theme.hairline
        visible: (line.model.turnStart ?? false) && line.index > 0
        color: Theme.panelEdge
    }
    // In a Loader, because few lines have it and texts are expensive.
    Loader {
        width: parent.width
        active: line.model.since ?? false
        visible: active
        sourceComponent: Component {
            BodyText {
                text: qsTr("Since you last looked")
                color: Theme.gold
                font.pixelSize: Theme.textTiny
                font.weight: Font.DemiBold
            }
        }
    }
    BodyText {
        id: words

        width: parent.width
        text: words.unbroken(line.model.text ?? "")
        font.pixelSize: Theme.textSmall
        font.underline: hover.hovered || line.walked
        opacity: line.newest || hover.hovered || line.walked ? 1 : 0.86
        onLinkActivated: link => line.linkActivated(link)
        Accessible.role: Accessible.ListItem
        Accessible.name: (line.model.text ?? "").replace(/<[^>]*>/g, "")
        Accessible.onPressAction: line.choose()

        HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
        TapHandler { onTapped: line.choose() }
    }
}
