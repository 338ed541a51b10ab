import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme
import Kickdoor.Controls

// A full-window screen: a wooden background, a heading, scrolling content, and buttons at the foot.
FocusScope {
    id: screen

    property string title
    property string subtitle: ""
    property color subtitleColor: Theme.inkMuted  // a warning is coloured, bold and read out
    readonly property bool warns: !Qt.colorEqual(screen.subtitleColor, Theme.inkMuted)
    property int headingAlignment: Text.AlignLeft
    property real contentWidth: Theme.px(1100) * Math.max(1, Theme.textScale * 0.8)
    default property alias contents: body.data
    property alias head: top.data  // what stays above the scrolling content
    property alias actions: foot.data
    // A message above the buttons, which it does not move. If it is longer than four lines, its tip has the rest.
    property string note: ""
    property color noteColor: Theme.inkMuted
    readonly property alias titleItem: titleLine
    readonly property real innerWidth: body.width
    readonly property real room: scroll.height
    signal back()

    // Whether a part of it has not scrolled out of sight. Qt's software renderer does not clip Shapes that have.
    function sees(item: Item): bool {
        const top = scroll.contentHeight > 0 ? item.mapToItem(body, 0, 0).y : 0;  // read, so that this follows the layout
        return top < scroll.contentY + scroll.height && top + item.height > scroll.contentY;
    }

    function scrollBy(distance: real) {
        scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, scroll.contentY + distance));
    }

    Accessible.role: Accessible.Pane
    Accessible.name: screen.title
    Keys.onEscapePressed: screen.back()
    Keys.onPressed: event => { event.accepted = arrows.take(event); }
    onWidthChanged: Theme.fit(width, height)
    onHeightChanged: Theme.fit(width, height)

    Rectangle {
        anchors.fill: parent
        color: Theme.ground
        // Nothing below an opaque page can be pressed.
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onWheel: wheel => { wheel.accepted = true; }
        }
    }
    Image {
        anchors.fill: parent
        asynchronous: true
        source: "image://kickdoor/texture/wood?ink=" + Theme.hex(Theme.wood)
        sourceSize.width: 1024
        sourceSize.height: 640
        Accessible.ignored: true
    }
    Column {
        id: heading

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.gapLarge
        width: Math.min(parent.width - Theme.gapLarge * 2, screen.contentWidth)

        TitleText {
            id: titleLine

            width: parent.width
            text: screen.title
            horizontalAlignment: screen.headingAlignment
            font.pixelSize: Theme.titleLarge * 1.35
            style: Text.Raised
            styleColor: Theme.textShadow
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        BodyText {
            width: parent.width
            visible: screen.subtitle !== ""
            text: screen.subtitle
            textFormat: screen.warns ? Text.PlainText : Text.StyledText
            horizontalAlignment: screen.headingAlignment
            color: screen.subtitleColor
            font.weight: screen.warns ? Font.DemiBold : Font.Normal
            Accessible.role: screen.warns ? Accessible.AlertMessage : Accessible.StaticText
            Accessible.name: screen.subtitle
        }
    }
    Item {
        id: top

        x: scroll.x
        anchors.top: heading.bottom
        anchors.topMargin: top.height > 0 ? Theme.gap : 0
        width: body.width
        height: childrenRect.height
    }
    Flickable {
        id: scroll

        anchors {
            horizontalCenter: parent.horizontalCenter
            top: top.bottom
            topMargin: Theme.gap
            bottom: noteLine.visible ? noteLine.top : foot.top
            bottomMargin: Theme.gap
        }
        width: heading.width
        contentHeight: body.childrenRect.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: SlimScrollBar {}

        Item {
            id: body

            width: scroll.width - Theme.px(16)  // always leaves room for the scroll bar
            height: childrenRect.height
        }
    }
    FocusFollower { pane: scroll }
    ArrowFocus { id: arrows; area: screen; fromFirst: true }
    BodyText {
        id: noteLine

        x: foot.x
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.gapSmall
        width: foot.width
        visible: screen.note !== ""
        textFormat: Text.PlainText
        text: screen.note
        color: screen.noteColor
        horizontalAlignment: Text.AlignRight
        maximumLineCount: 4
        elide: Text.ElideRight
        Accessible.role: Accessible.AlertMessage
        Accessible.name: screen.note

        HoverHandler { id: overNote; enabled: noteLine.truncated }
        Tip { shown: overNote.hovered; text: screen.note }
    }
    Flow {
        id: foot

        x: scroll.x
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapLarge
        width: body.width
        spacing: Theme.gap
        layoutDirection: Qt.RightToLeft
    }
}
