// A page with all kinds of cards in all states, and the controls. Shown by tst_gallery.qml.
pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Dice
import Kickdoor.Hand
import "mock"

Rectangle {
    id: page

    readonly property var kinds: ["monster", "curse", "enhancer", "join", "identity", "doubling", "item", "oneShot", "level", "ally", "cheat",
        "character", "other"]
    readonly property MockData mock: MockData {}

    implicitWidth: 1600
    implicitHeight: 1000
    color: Theme.panelSolid
    onWidthChanged: Theme.fit(width, height)

    function sample(kind: string): var {
        return {cardId: 1, title: Kinds.label(kind), kind: kind, figure: kind === "monster" ? "10" : "+2", rulesText: "What it says is what it does.",
                flavour: "And this is only talk.", footerLeft: "Left", footerRight: "400 gp", artRecipe: "orc-head+crossed-swords"};
    }

    Flow {
        anchors.fill: parent
        anchors.margins: Theme.gapLarge
        spacing: Theme.gapLarge

        Repeater {
            model: page.kinds

            Card {
                required property string modelData
                card: page.sample(modelData)
            }
        }
        Card { card: page.sample("item"); highlighted: true }
        Card { card: page.sample("item"); selected: true }
        Card { card: page.sample("item"); targetLit: true }
        Card { card: page.sample("item"); dimmed: true }
        Card { card: page.sample("item"); sideways: true }
        Card { faceDown: true }
        Card { faceDown: true; back: "treasure" }
        Repeater {
            model: [30, 44, 60, 92, 172, 260]

            Card {
                required property int modelData
                cardWidth: Theme.px(modelData)
                card: page.sample("monster")
            }
        }
        ActionButton { text: "Primary"; look: "primary" }
        ActionButton { text: "Plain"; iconName: "coins" }
        ActionButton { text: "Danger"; look: "danger" }
        ActionButton { text: "Forbidden"; allowed: false; whyNot: "Because." }
        LinkButton { text: "Link"; iconName: "cog" }
        Chip { text: "Chip"; iconName: "person"; tone: Theme.playerColor(1) }
        InputField { placeholderText: "Name" }
        PickBox { label: "Pick"; model: ["One", "Two"] }
        Toggle { text: "Toggle"; checked: true }
        NumberStepper { label: "Number"; value: 3 }
        D6 { face: 5 }
        D20 { face: 17 }
        Bubble { text: "Why not: <a href='R7.1'>R7.1</a>"; hint: "What would be." }
    }
}
