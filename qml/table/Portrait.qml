import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// A player's face in a coloured disc, with the Level at its foot.
Item {
    id: portrait

    property color tone: Theme.playerColor(0)
    property string iconName: "hooded-assassin"
    property int level: 1
    property bool dead: false
    property bool showLevel: true
    // The Character card (R1.4), a face. The portrait is its picture, and shows the card on hover.
    property var character: null
    // The card's other side has the same ability and the other portrait.
    property bool sideB: false
    property string name
    property int strength: 0
    readonly property bool hasCharacter: (portrait.character?.cardId ?? -1) >= 0
    signal peeked(var card, rect where)
    signal peekEnded()

    implicitWidth: Theme.px(60)
    implicitHeight: implicitWidth

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        border.color: Qt.darker(portrait.tone, 1.6)
        border.width: Theme.line
        gradient: Gradient {
            GradientStop { position: 0; color: portrait.dead ? "#6a6460" : Qt.lighter(portrait.tone, 1.2) }
            GradientStop { position: 1; color: portrait.dead ? "#3a3633" : Qt.darker(portrait.tone, 1.25) }
        }
    }
    GameIcon {
        anchors.centerIn: parent
        width: parent.width * 0.68
        height: width
        name: portrait.dead ? "skull-crossed-bones" : portrait.iconName
        mirror: portrait.hasCharacter && portrait.sideB
        color: portrait.dead ? "#e8e0d8" : Qt.tint("white", Theme.alpha(portrait.tone, 0.12))
    }
    HoverHandler {
        id: over

        onHoveredChanged: {
            if (!portrait.hasCharacter) return;
            if (hovered) portrait.peeked(portrait.character, portrait.mapToItem(null, 0, 0, portrait.width, portrait.height));
            else portrait.peekEnded();
        }
    }
    Tip {
        shown: over.hovered && !portrait.hasCharacter  // that shows large
        text: qsTr("%1: Level %2, strength %3. Click to see all the cards on the table.").arg(portrait.name).arg(portrait.level).arg(Lists.number(portrait.strength))
    }
    Rectangle {
        visible: portrait.showLevel
        x: parent.width - width * 0.72
        y: parent.height - height * 0.78
        width: Math.max(parent.width * 0.46, Math.min(parent.width * 0.62, Theme.textPx(24)))
        height: width
        radius: width / 2
        color: Theme.parchment
        border.color: Theme.inkOnPaper
        border.width: Theme.line

        TitleText {
            anchors.centerIn: parent
            text: portrait.level
            color: Theme.inkOnPaper
            font.pixelSize: parent.width * 0.58
            wrapMode: Text.NoWrap
        }
    }
}
