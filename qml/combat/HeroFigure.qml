pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Hand

// A player as a figure with what is worn: the head, a body in armour or in the player's colour, and Items in the hands, on
// the head and on the feet. `play`: headgear, armor, footgear, handLeft, handRight (faces), bothHands. The dead lie, grey.
Item {
    id: figure

    property string head: "cowled"
    property string emblem: ""  // on the chest; empty: none
    property color tone
    property var play: null
    property bool on: true  // is drawn
    property bool dead: false
    readonly property bool twoHanded: figure.play?.bothHands ?? false
    // It comes as a whole: not before all its parts are painted. What it puts on later pops up.
    property bool pending: true
    readonly property bool waits: left.waits || feet.waits || body.waits || mark.waits || face.waits || hat.waits || right.waits

    function come() {
        if (figure.on && !figure.waits) figure.pending = false;
    }

    onWaitsChanged: () => Qt.callLater(figure.come)
    onOnChanged: () => {
        figure.pending = figure.on;
        Qt.callLater(figure.come);
    }
    Component.onCompleted: () => Qt.callLater(figure.come)
    opacity: figure.pending ? 0 : 1

    function recipeOf(card: var): string {
        return figure.on && (card?.cardId ?? -1) >= 0 ? card.artRecipe ?? "" : "";
    }

    // In the player's colour.
    function plain(icon: string): string {
        return figure.on ? icon + ":" + Theme.hex(figure.dead ? Theme.ash : figure.tone).slice(-6) : "";
    }

    // A part of the figure: its middle and size as shares of the whole. A new one pops up.
    component Part: InkedFigure {
        id: part

        property real atX: 0.5
        property real atY: 0.5
        property real share: 0.4

        visible: part.recipe !== ""
        width: figure.width * part.share
        height: width
        x: figure.width * part.atX - width / 2
        y: figure.height * part.atY - height / 2
        onRecipeChanged: if (part.recipe !== "" && figure.visible && Theme.normal > 0) popping.restart()

        NumberAnimation { id: popping; target: part; property: "scale"; from: 0.3; to: 1; duration: Theme.normal; easing.type: Easing.OutBack }
    }
    // A hand in the player's colour, around what it holds.
    component Fist: Rectangle {
        id: fist

        property real atX: 0.5

        visible: !figure.dead && figure.on
        width: Math.round(figure.width * 0.105)
        height: width
        radius: width / 2
        x: Math.round(figure.width * fist.atX - width / 2)
        y: Math.round(figure.height * 0.72 - height / 2)
        color: Qt.lighter(figure.tone, 1.25)
        border.color: Theme.outline
        border.width: Math.max(1, figure.width * 0.018)
    }
    transform: [
        Translate { y: figure.dead ? figure.height * 0.12 : 0; Behavior on y { NumberAnimation { duration: Theme.slow } } },
        Rotation {
            origin.x: figure.width / 2
            origin.y: figure.height * 0.82
            angle: figure.dead ? -84 : 0
            Behavior on angle { NumberAnimation { duration: Theme.slow; easing.type: Easing.OutBounce } }
        }
    ]
    GroundShadow { width: figure.width * 0.8; visible: !figure.dead }
    Part {
        id: left

        recipe: figure.twoHanded ? "" : figure.recipeOf(figure.play?.handLeft)
        mirrored: true
        atX: 0.2
        atY: 0.6
        share: 0.42
        rotation: -8
    }
    Part {
        id: feet

        recipe: figure.recipeOf(figure.play?.footgear)
        atY: 0.88
        share: 0.3
    }
    Part {
        id: body

        readonly property string armour: figure.recipeOf(figure.play?.armor)

        recipe: armour !== "" ? armour : figure.plain("shirt")
        atY: 0.7
        share: 0.48
    }
    Part {
        id: mark

        recipe: figure.on && figure.emblem !== "" ? figure.emblem + ":" + Theme.hex(Theme.gold).slice(-6) : ""
        atY: 0.74
        share: 0.22
    }
    Part {
        id: face

        recipe: figure.plain(figure.dead ? "skull-crossed-bones" : figure.head)
        atY: 0.3
        share: 0.56
    }
    Part {
        id: hat

        recipe: figure.recipeOf(figure.play?.headgear)
        atY: 0.08
        share: 0.38
        rotation: -5
    }
    Part {
        id: right

        recipe: figure.recipeOf(figure.twoHanded ? figure.play?.handLeft : figure.play?.handRight)
        atX: figure.twoHanded ? 0.74 : 0.8
        atY: figure.twoHanded ? 0.58 : 0.6
        share: figure.twoHanded ? 0.58 : 0.42
        rotation: 8
    }
    Fist { atX: figure.twoHanded ? 0.6 : 0.3 }
    Fist { atX: figure.twoHanded ? 0.74 : 0.7 }
}
