import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

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
    property Item around: portrait  // what its tip must not cover
    readonly property color ground: portrait.dead ? Theme.ash : Qt.tint(portrait.tone, Theme.alpha(Theme.outline, 0.25))
    readonly property bool hasCharacter: (portrait.character?.cardId ?? -1) >= 0
    signal peeked(var card, rect where)
    signal peekEnded(int cardId)

    implicitWidth: Theme.px(60)
    implicitHeight: implicitWidth

    // The ring is the player's colour; the disc is lit from above.
    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: portrait.dead ? Theme.ash : portrait.tone
        border.color: Theme.outline
        border.width: Theme.line
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: portrait.width * 0.085
        radius: width / 2
        border.color: Theme.outline
        border.width: Theme.line
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.lighter(portrait.ground, 1.5) }
            GradientStop { position: 1; color: Qt.darker(portrait.ground, 1.5) }
        }
    }
    InkedFigure {
        id: face

        anchors.centerIn: parent
        width: parent.width * 0.72
        height: width
        recipe: portrait.dead ? "skull-crossed-bones:e8e0d8" : portrait.iconName
        mirrored: portrait.hasCharacter && portrait.sideB
    }
    // qmllint disable unqualified
    Loader {
        anchors.centerIn: parent
        active: face.blank && !portrait.dead
        sourceComponent: TitleText {
            text: portrait.name.charAt(0)
            font.pixelSize: portrait.width * 0.5
            Accessible.ignored: true
        }
    }
    // qmllint enable unqualified
    MovedHover {
        id: over

        blocking: false
        onMeantChanged: {
            if (!portrait.hasCharacter) return;
            if (over.meant) portrait.peeked(portrait.character, portrait.mapToItem(null, 0, 0, portrait.width, portrait.height));
            else portrait.peekEnded(portrait.character?.cardId ?? -1);
        }
    }
    Tip {
        parent: portrait.around
        shown: over.meant && !portrait.hasCharacter  // that shows large
        text: qsTr("%1: Level %2, strength %3. Click to see all the cards on the table.").arg(portrait.name).arg(portrait.level).arg(Lists.number(portrait.strength))
    }
    Rectangle {
        visible: portrait.showLevel
        x: parent.width - width * 0.72
        y: parent.height - height * 0.94  // clear of the tile's edge
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
