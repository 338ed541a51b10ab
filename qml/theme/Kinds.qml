pragma Singleton
import QtQuick

// The colours of each kind of card: a dark one for its header and pictogram, and its paper.
QtObject {
    id: kinds

    readonly property var table: ({
        monster: {ink: "#822c2f", paper: "#f6dcc8", label: qsTr("Monster")},
        curse: {ink: "#502c78", paper: "#e9e0f3", label: qsTr("Curse")},
        enhancer: {ink: "#5b4132", paper: "#eee4d5", label: qsTr("Monster enhancer")},
        join: {ink: "#5b4132", paper: "#eee4d5", label: qsTr("Joins a fight")},
        identity: {ink: "#2a6256", paper: "#deece2", label: qsTr("Identity")},
        doubling: {ink: "#3a5a24", paper: "#e6edd4", label: qsTr("Identity")},
        item: {ink: "#86610f", paper: "#f8eecd", label: qsTr("Item")},
        oneShot: {ink: "#25567f", paper: "#dde9f2", label: qsTr("One-shot")},
        level: {ink: "#963a78", paper: "#f7dfee", label: qsTr("Level")},
        ally: {ink: "#9a4d14", paper: "#fae3cc", label: qsTr("Ally")},
        cheat: {ink: "#3b3b46", paper: "#e6e5ea", label: qsTr("Cheat")},
        character: {ink: "#7a5a1e", paper: "#f5ead0", label: qsTr("Character")},
        other: {ink: "#3b3b46", paper: "#e6e5ea", label: qsTr("Card")},
        door: {ink: Theme.world.door, paper: Theme.world.doorPaper, label: qsTr("Door")},
        treasure: {ink: Theme.world.treasure, paper: Theme.world.treasurePaper, label: qsTr("Treasure")}
    })

    function of(kind: string): var {
        return kinds.table[kind] ?? kinds.table.other;
    }

    function ink(kind: string): color {
        return kinds.of(kind).ink;
    }

    function paper(kind: string): color {
        return kinds.of(kind).paper;
    }

    function label(kind: string): string {
        return kinds.of(kind).label;
    }
}
