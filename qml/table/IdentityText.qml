import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// A player's identity, beside the name. A tip shows the whole text if it is elided.
BodyText {
    id: identity

    color: Theme.inkMuted
    font.pixelSize: Theme.textSmall
    elide: Text.ElideRight

    MovedHover { id: over; blocking: false }
    Tip { shown: over.meant && identity.truncated; text: identity.text }
}
