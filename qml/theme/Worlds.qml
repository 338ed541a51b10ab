pragma Singleton
import QtQuick

// The materials of each edition's table: its scene (app/art/scene.h) with its hue in degrees, its wood, its felt and frame,
// the path on the felt, and the backs of both decks.
QtObject {
    id: worlds

    readonly property var table: ({
        original: {scene: "dungeon", hue: 40, wood: "#4a2c1a", felt: "#4d8050", frame: "#7a4a22", path: "#cfe0b0",
                   door: "#7b2030", doorPaper: "#f3dcb6", treasure: "#a8760f", treasurePaper: "#fff0c2"},
        shakespeare: {scene: "stage", hue: 350, wood: "#4b2220", felt: "#8a3344", frame: "#93672a", path: "#f0c9a0",
                      door: "#3c2a6e", doorPaper: "#f1dfc0", treasure: "#a05a1c", treasurePaper: "#ffe6c0"},
        pathfinder: {scene: "hills", hue: 30, wood: "#4a3b28", felt: "#41708a", frame: "#6d5633", path: "#d8d6a8",
                     door: "#7c3d18", doorPaper: "#f4e0bd", treasure: "#5f6d1f", treasurePaper: "#f2efc4"},
        grimm: {scene: "forest", hue: 120, wood: "#33281f", felt: "#3a6a62", frame: "#5a3a24", path: "#e3c79c",
                door: "#2f5130", doorPaper: "#ecdfba", treasure: "#93406c", treasurePaper: "#fbdcea"},
        critical: {scene: "tavern", hue: 25, wood: "#34282f", felt: "#4c4a8c", frame: "#5a4668", path: "#c9c4ee",
                   door: "#6a2366", doorPaper: "#ecd6ee", treasure: "#1f6d70", treasurePaper: "#d3f0e8"}
    })

    // Unknown editions look like the original one.
    function of(edition: string): var {
        return worlds.table[edition] ?? worlds.table.original;
    }
}
