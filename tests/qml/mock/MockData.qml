import QtQuick

// Invented rows with the roles that the components read, independent of the rules.
QtObject {
    id: data

    readonly property ListModel hand: ListModel {
        ListElement { cardId: 1; title: "Flaming Armor"; kind: "item"; figure: "+2"; rulesText: "Usable by anyone brave enough."; flavour: "Warm in winter. And in summer."; footerLeft: "Armor"; footerRight: "400 gp"; artRecipe: "chest-armor"; playable: true; faceDown: false; back: "treasure"; equipped: false }
        ListElement { cardId: 2; title: "Wandering Monster"; kind: "join"; figure: ""; rulesText: "Play with a monster from your hand to join any fight."; flavour: "It followed me home."; footerLeft: "Joins a fight"; footerRight: ""; artRecipe: "boots"; playable: true; faceDown: false; back: "door"; equipped: false }
        ListElement { cardId: 3; title: "Head of an Ass"; kind: "curse"; figure: ""; rulesText: "Lose the Headgear you are wearing."; flavour: "Hee-haw."; footerLeft: "Curse"; footerRight: ""; artRecipe: "witch-face"; playable: true; faceDown: false; back: "door"; equipped: false }
        ListElement { cardId: 4; title: "Go Up a Level"; kind: "level"; figure: "+1"; rulesText: "Go up a level. Not the winning one."; flavour: ""; footerLeft: "Level"; footerRight: ""; artRecipe: "level-end-flag"; playable: false; faceDown: false; back: "treasure"; equipped: false }
        ListElement { cardId: 5; title: "Wicked Orcish Choirmaster"; kind: "monster"; figure: "8"; rulesText: "<b>Bad Stuff:</b> sing along. Discard 5 cards."; flavour: ""; footerLeft: "1 level"; footerRight: "2 Treasures"; artRecipe: "orc-head"; playable: false; faceDown: false; back: "door"; equipped: false }
    }
    readonly property ListModel carried: ListModel {
        ListElement { cardId: 11; title: "Staff of Napalm"; kind: "item"; figure: "+5"; rulesText: "Wizard only."; footerLeft: "1 Hand"; footerRight: "800 gp"; artRecipe: "wizard-face"; equipped: false }
        ListElement { cardId: 12; title: "Kneepads of Allure"; kind: "item"; figure: ""; rulesText: "Not usable by Clerics."; footerLeft: "No slot"; footerRight: "600 gp"; artRecipe: "barbarian"; equipped: false }
    }
    readonly property ListModel other: ListModel {
        ListElement { cardId: 21; title: "Lantern of Mild Concern"; kind: "item"; figure: "+1"; rulesText: "Usable by all."; footerLeft: "No slot"; footerRight: "200 gp"; artRecipe: "hourglass"; equipped: true }
    }
    readonly property ListModel identities: ListModel {
        ListElement { cardId: 31; title: "Warrior"; kind: "identity"; figure: ""; rulesText: "Wins ties. Discard up to 3 cards in a fight: +1 each."; footerLeft: "Class"; footerRight: ""; artRecipe: "crossed-swords"; equipped: true }
        ListElement { cardId: 32; title: "Dwarf"; kind: "identity"; figure: ""; rulesText: "Any number of Big Items. Hand limit 6."; footerLeft: "Race"; footerRight: ""; artRecipe: "dwarf-face"; equipped: true }
    }
    readonly property ListModel nothing: ListModel {}
    readonly property ListModel thumbs: ListModel {
        ListElement { cardId: 41; title: "Mace"; kind: "item"; figure: "+4"; artRecipe: "crossed-swords"; equipped: true }
        ListElement { cardId: 42; title: "Coif"; kind: "item"; figure: "+1"; artRecipe: "viking-helmet"; equipped: true }
        ListElement { cardId: 43; title: "Boots"; kind: "item"; figure: "+2"; artRecipe: "boots"; equipped: false }
        ListElement { cardId: 44; title: "Thief"; kind: "identity"; figure: ""; artRecipe: "hooded-assassin"; equipped: true }
    }
    readonly property ListModel curses: ListModel {
        ListElement { title: "Chicken On Your Head" }
    }
    readonly property ListModel players: ListModel {
        ListElement { name: "James"; level: 6; colour: "#e8dcc4"; female: false; active: false; identity: "Dwarf Warrior"; icon: "dwarf-face"; handCount: 5; passed: true; mayAnswer: false; dead: false; bot: false }
        ListElement { name: "Marieke"; level: 7; colour: "#e0506a"; female: true; active: false; identity: "Halfling Thief"; icon: "hooded-assassin"; handCount: 4; passed: false; mayAnswer: true; dead: false; bot: false }
        ListElement { name: "Matthew"; level: 4; colour: "#4596df"; female: false; active: true; identity: "Elf"; icon: "woman-elf-face"; handCount: 6; passed: true; mayAnswer: false; dead: false; bot: true }
        ListElement { name: "Laura"; level: 5; colour: "#5fb562"; female: true; active: false; identity: "Dwarf Cleric"; icon: "viking-head"; handCount: 5; passed: false; mayAnswer: false; dead: true; bot: true }
    }
    readonly property ListModel opponents: ListModel {}
    readonly property ListModel lines: ListModel {
        ListElement { text: "James, Level"; amount: 6; monsterSide: false; first: true }
        ListElement { text: "Coif of Command"; amount: 2; monsterSide: false }
        ListElement { text: "Toe of Toad"; amount: 2; monsterSide: false }
        ListElement { text: "Matthew, Level"; amount: 4; monsterSide: false; first: true }
        ListElement { text: "Bow, ribboned"; amount: 6; monsterSide: false }
        ListElement { text: "Orcish Choirmaster, Level"; amount: 10; monsterSide: true; first: true }
        ListElement { text: "Humongous, played by Marieke"; amount: 10; monsterSide: true }
    }
    readonly property ListModel monsters: ListModel {
        ListElement { cardId: 51; title: "Orcish Choirmaster"; kind: "monster"; figure: "10"; rulesText: "+4 against Bards. <b>Bad Stuff:</b> sing along; discard 5 cards."; footerLeft: "1 level"; footerRight: "3 Treasures"; artRecipe: "orc-head" }
    }
    readonly property var enhancers: [{cardId: 52, title: "Humongous", kind: "enhancer", figure: "+10", rulesText: "+10 to a monster, 2 more Treasures.", footerLeft: "Enhancer", footerRight: "", artRecipe: "barbarian"}]
    readonly property var headgear: ({cardId: 61, title: "Coif of Command", kind: "item", figure: "+1", rulesText: "", footerLeft: "Headgear", footerRight: "400 gp", artRecipe: "viking-helmet"})
    readonly property var sword: ({cardId: 62, title: "Sword of Mild Sarcasm", kind: "item", figure: "+2", rulesText: "", footerLeft: "1 Hand", footerRight: "300 gp", artRecipe: "crossed-swords"})
    readonly property var boots: ({cardId: 63, title: "Boots of Butt-Kicking", kind: "item", figure: "+2", rulesText: "", footerLeft: "Footgear", footerRight: "400 gp", artRecipe: "boots"})
    readonly property var discard: ({cardId: 64, title: "Baby", kind: "enhancer", figure: "\u22125", rulesText: "\u22125 to a monster, 1 Treasure less.", footerLeft: "Enhancer", footerRight: "", artRecipe: "person"})
    readonly property ListModel story: ListModel {
        ListElement { text: "<b><font color='#f4b94a'>James</font></b> kicked open the door: <b>Orcish Choirmaster</b>."; turnStart: true }
        ListElement { text: "<b><font color='#f4b94a'>James</font></b> played <b>Toe of Toad</b>: 10 against 10, and a Warrior wins ties." }
        ListElement { text: "<b><font color='#f4b94a'>Marieke</font></b> played <b>Humongous</b>: +10 to the monsters." }
        ListElement { text: "<b><font color='#f4b94a'>Matthew</font></b> helps for 1 Treasure of his choice, picking first." }
        ListElement { text: "20 against 20. The fight stands unless someone speaks up." }
    }
    readonly property var actions: [
        {key: "fight", text: "Fight!", look: "primary", icon: "crossed-swords"},
        {key: "askHelp", text: "Ask for help", icon: "shaking-hands", allowed: false, whyNot: "Nobody may ask for help while winning."},
        {key: "runAway", text: "Run away", look: "danger", icon: "run"}]

    Component.onCompleted: {
        const shared = {cards: data.thumbs, curses: data.curses};
        const add = row => opponents.append(Object.assign({}, shared, row));
        add({name: "Marieke", level: 7, colour: "#e0506a", identity: "Halfling Thief", icon: "hooded-assassin", handCount: 4, mustAct: true});
        add({name: "Matthew", level: 4, colour: "#4596df", active: true, identity: "Elf", icon: "woman-elf-face", handCount: 6, bot: true});
        add({name: "Laura", level: 5, colour: "#5fb562", identity: "Dwarf Cleric", icon: "viking-head", handCount: 5, dead: true, bot: true});
    }
}
