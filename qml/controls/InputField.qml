import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme

T.TextField {
    id: field

    // The field's name for screen readers; by default the placeholder.
    property string label: field.placeholderText

    implicitWidth: Math.max(Theme.px(200), Theme.textPx(160), hint.implicitWidth + field.leftPadding + field.rightPadding)
    implicitHeight: Math.max(Theme.touch, contentHeight + Theme.gapSmall * 1.5)
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    verticalAlignment: TextInput.AlignVCenter
    color: Theme.ink
    placeholderTextColor: Theme.inkFaint
    selectionColor: Theme.gold
    selectedTextColor: Theme.inkOnPaper
    selectByMouse: true
    // Typing replaces what stood there. After a press it is selected later, since the press also sets the cursor.
    onActiveFocusChanged: {
        if (!field.activeFocus || field.text === "") return;
        if (field.focusReason === Qt.MouseFocusReason) selecting.restart();
        else field.selectAll();
    }
    onTextEdited: selecting.stop()
    Timer { id: selecting; interval: 0; onTriggered: field.selectAll() }
    font.family: Theme.textFamily
    font.pixelSize: Theme.text
    Accessible.name: field.label

    background: Rectangle {
        radius: Theme.radiusSmall
        color: Theme.field
        border.color: field.activeFocus ? Theme.focus : Theme.panelEdge
        border.width: field.activeFocus ? Theme.lineBold : Theme.line
    }

    BodyText {
        id: hint

        anchors.fill: parent
        anchors.leftMargin: field.leftPadding
        verticalAlignment: Text.AlignVCenter
        visible: field.text === ""
        text: field.placeholderText
        color: Theme.inkFaint
        font.italic: Theme.highContrast  // as the placeholder is not paler than typed text there
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
