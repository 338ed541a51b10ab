pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme

// A list of choices, opened by a click, Enter, Space, ↑ or ↓. Only a choice in the open list changes the value.
T.ComboBox {
    id: box

    property string label: ""

    // The width of the widest choice at any font size; a changed list is a new model.
    readonly property real widest: {
        let widest = 0;
        for (let index = 0; metrics.height > 0 && box.model && index < box.count; ++index)
            widest = Math.max(widest, metrics.advanceWidth(box.textAt(index)));
        return widest;
    }

    implicitWidth: Math.max(Theme.px(180), box.widest + box.leftPadding + box.rightPadding + Theme.gapTiny)
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + Theme.gapSmall * 1.5)
    leftPadding: Theme.gap
    rightPadding: Theme.px(34)
    font.family: Theme.textFamily
    font.pixelSize: Theme.text
    hoverEnabled: true
    opacity: box.enabled ? 1 : 0.5
    wheelEnabled: false  // the wheel scrolls the page
    Accessible.name: box.label === "" ? box.displayText : box.label + ": " + box.displayText
    Keys.onPressed: event => { event.accepted = !box.popup.visible && box.keepFrom(event.key); }
    Keys.onReturnPressed: event => box.press(event)
    Keys.onEnterPressed: event => box.press(event)
    Keys.onReleased: event => box.release(event)

    // The box closes its list when Enter is released, so it also opens then.
    property bool entered: false

    // Intercepts the keys by which a closed box would change its choice. True if this is one of them.
    function keepFrom(key: int): bool {
        const opens = key === Qt.Key_Up || key === Qt.Key_Down;
        if (opens) box.popup.open();
        return opens || key === Qt.Key_Home || key === Qt.Key_End;
    }

    function press(event: var) {
        box.entered = !box.popup.visible;
    }

    function release(event: var) {
        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        event.accepted = enter && box.entered;
        if (event.accepted) box.popup.open();
        box.entered = box.entered && !enter;
    }

    FontMetrics { id: metrics; font: box.font }

    contentItem: BodyText {
        text: box.displayText
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        textFormat: Text.PlainText
    }
    indicator: TitleText {
        x: box.width - width - Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        text: "\u25BE"
        font.family: Theme.textFamily
        font.pixelSize: Theme.textLarge
    }
    background: Rectangle {
        radius: Theme.radiusSmall
        color: box.hovered ? Theme.panelRaised : Theme.field
        border.color: box.visualFocus ? Theme.focus : Theme.panelEdge
        border.width: box.visualFocus ? Theme.lineBold : Theme.line
    }
    delegate: T.ItemDelegate {
        id: choice

        required property var model
        required property int index

        width: ListView.view ? ListView.view.width : box.width
        implicitHeight: Theme.touch
        leftPadding: Theme.gap
        // With a list of objects, the roles are inside modelData.
        text: (box.textRole === "" ? choice.model.modelData
                                   : choice.model[box.textRole] ?? choice.model.modelData?.[box.textRole]) ?? ""
        highlighted: box.highlightedIndex === choice.index
        hoverEnabled: true
        Accessible.name: choice.text
        contentItem: BodyText {
            text: choice.text
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
            textFormat: Text.PlainText
            color: choice.highlighted ? Theme.inkOnPaper : Theme.ink
        }
        background: Rectangle {
            color: choice.highlighted ? Theme.gold : "transparent"
        }
    }
    popup: T.Popup {
        y: box.height
        width: box.width
        // Modal, so that the page cannot scroll while it is open.
        modal: true
        dim: false
        implicitHeight: Math.min(contentItem.implicitHeight + Theme.gapTiny * 2, Math.max(Theme.px(360), Theme.touch * 8))
        margins: Theme.gapSmall
        padding: Theme.gapTiny
        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: box.popup.visible ? box.delegateModel : null
            currentIndex: box.highlightedIndex
            T.ScrollBar.vertical: SlimScrollBar {}
        }
        background: Rectangle {
            radius: Theme.radiusSmall
            color: Theme.panelSolid
            border.color: Theme.goldDark
            border.width: Theme.line
        }
    }
}
