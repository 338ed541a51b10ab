import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// Small text whose rules, such as R12.1, lead to the rule book.
BodyText {
    id: rules

    property string sentence
    signal ruleActivated(string rule)

    text: rules.sentence.replace(/\bR\d+\.\d+\b/g, rule => "<a href='" + rule + "'>" + rule + "</a>")
    color: Theme.inkMuted
    font.pixelSize: Theme.textSmall
    Accessible.role: Accessible.StaticText
    Accessible.name: rules.sentence
    onLinkActivated: link => rules.ruleActivated(link)

    HoverHandler { cursorShape: rules.hoveredLink !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor }
}
