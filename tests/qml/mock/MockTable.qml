import QtQuick
import Kickdoor.Theme
import Kickdoor.Table

// The whole table with invented data.
TableView {
    id: view

    property real ts: 1
    property bool fight: true
    readonly property MockData mock: MockData {}

    onTsChanged: Theme.textScale = ts
    Component.onCompleted: Theme.textScale = ts
    inCombat: view.fight
    opponents { model: view.mock.opponents; litSeats: [0] }
    topBar { subtitle: "Turn 9 · Original"; phase: view.fight ? "combat" : "arrange" }
    board {
        players: view.mock.players
        doorCount: 61
        treasureCount: 48
        doorDiscardCount: 9
        treasureDiscardCount: 2
        doorTop: view.mock.discard
        treasureTop: view.mock.sword
    }
    combat {
        fighters: 20
        monsters: 20
        winning: true
        winsTies: true
        fighterNames: "James + Matthew"
        monsterNames: "Orcish Choirmaster"
        loot: "5 Treasures"
        lines: view.mock.lines
        monsterCards: view.mock.monsters
        ready: view.mock.players
        actions: view.mock.actions
        progress: 0.4
    }
    idle {
        heading: "Your turn, James"
        advice: "Arrange your cards, then kick open the door."
        card: view.mock.discard
        actions: [{key: "kick", text: "Kick open the door", look: "primary", icon: "boot-kick"}, {key: "trade", text: "Trade", icon: "shaking-hands"}, {key: "sell", text: "Sell", icon: "coins"}]
    }
    slotsRow {
        headgear: view.mock.headgear
        handLeft: view.mock.sword
        footgear: view.mock.boots
        other: view.mock.other
        carried: view.mock.carried
        identityPlaces: [{name: "Race", cards: null}, {name: "Class", cards: view.mock.identities}]
        followers: view.mock.nothing
        litPlaces: ["armor"]
    }
    self {
        name: "James"
        identity: "Dwarf Warrior"
        iconName: "dwarf-face"
        tone: Theme.playerColor(5)
        level: 6
        strength: 10
        curses: view.mock.curses
        active: true
    }
    hand { model: view.mock.hand; selectedId: 1 }
    log { model: view.mock.story }
    bubble {
        text: "You cannot equip <b>Flaming Armor</b> now: no changes to equipment during combat. <a href='R7.1'>R7.1</a>"
        hint: "After it: your strength 10 → 12."
    }
    dice { caption: "James runs: 5 or more" }
}
