import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// What a monster does and its Bad Stuff, as far as there is room; the whole text on hover and focus.
BodyText {
    id: words

    property var card: null
    property int mostLines: 3
    property bool named: false  // there are others
    property bool shared: false  // some of them do the same
    readonly property bool says: words.text !== ""
    readonly property alias bubble: whole

    text: !words.card?.rulesText ? "" : words.named ? qsTr("<b>%1:</b> %2", "a monster, and what it does").arg(words.shared ? words.card.title : Lists.line([words.card.title, words.card.figure ?? ""])).arg(words.card.rulesText.replace(/<br\s*\/?>/g, " "))
                                                    : words.card.rulesText
    color: Theme.parchmentDark
    font.pixelSize: Math.min(Theme.textSmall, Theme.px(26))
    maximumLineCount: words.mostLines
    elide: Text.ElideRight
    lineHeight: 1
    activeFocusOnTab: words.truncated || words.activeFocus
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text.replace(/<[^>]*>/g, "")

    FocusRing { shown: words.activeFocus }
    HoverHandler { id: hover; enabled: words.truncated }
    Tip {
        id: whole

        shown: words.truncated && (hover.hovered || words.activeFocus)
        text: words.text
    }
}
