import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// What a player is, beside the name. Where there is no room for all of it, a tip tells it.
BodyText {
    id: identity

    color: Theme.inkMuted
    font.pixelSize: Theme.textSmall
    elide: Text.ElideRight

    HoverHandler { id: over }
    Tip { shown: over.hovered && identity.truncated; text: identity.text }
}
