pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Hand
import Kickdoor.Combat

// The players, and monsters, of a big moment, who act it out once. `heroes`: {head, emblem, tone, play}; `foes`: recipes.
Item {
    id: stage

    property string kind
    property var heroes: []
    property var foes: []
    property real way: 1  // through the act
    // On a small stage one would not be recognised.
    readonly property bool roomy: stage.height >= Theme.px(90)
    readonly property bool acted: stage.roomy && stage.heroes.length > 0
        && ["win", "victory", "level", "escape", "death", "trade", "forced"].includes(stage.kind)
    readonly property int count: Math.max(1, stage.heroes.length) + (stage.foes.length > 0 ? Math.min(3, stage.foes.length) * 0.8 : 0)
    readonly property real side: Math.min(stage.height * 0.8, stage.width / (stage.count + 0.4))

    function play() {
        if (stage.acted && !Theme.reducedMotion) act.restart();
    }

    function stop() {
        act.stop();
        stage.way = 1;
    }

    // From 0 to 1 while the act goes from one share to another.
    function between(from: real, to: real): real {
        return Math.max(0, Math.min(1, (stage.way - from) / (to - from)));
    }

    // The share of the width where a hero stands.
    function centre(index: int): real {
        const all = stage.heroes.length;
        if (stage.kind === "trade") return index === 0 ? stage.side * 0.5 / stage.width : 1 - stage.side * 0.5 / stage.width;
        // Who is forced to help is dragged to the fighter.
        if (stage.kind === "forced") return index === 0 ? 0.1 + 0.24 * stage.between(0.1, 0.6) : 0.66;
        if (stage.kind === "escape") return 0.36 + 0.36 * stage.between(0.1, 0.9);
        if (stage.kind === "victory" && stage.foes.length > 0) return all > 1 ? 0.16 + 0.24 * index : 0.3;
        return 0.5 + (index - (all - 1) / 2) * Math.min(0.3, 0.9 / all);
    }

    visible: stage.acted
    clip: true
    NumberAnimation { id: act; target: stage; property: "way"; from: 0; to: 1; duration: 1100 }

    Repeater {
        model: stage.acted ? stage.heroes.length : 0

        HeroFigure {
            id: hero

            required property int index
            readonly property var one: stage.heroes[hero.index] ?? ({})
            readonly property real hop: Math.abs(Math.sin(stage.between(0.1, 0.95) * Math.PI * (stage.kind === "escape" ? 5 : 3) + hero.index * 0.7 * (1 - stage.way)))

            width: stage.side
            height: stage.side
            x: stage.width * stage.centre(hero.index) - width / 2
            y: {
                const ground = stage.height - height;
                if (stage.kind === "level") return ground + (1 - stage.between(0, 0.5)) * height * 0.5 - Math.sin(stage.between(0.3, 0.8) * Math.PI) * height * 0.18;
                if (["victory", "win"].includes(stage.kind)) return ground - (stage.way < 1 ? hero.hop * height * 0.16 : 0);
                if (stage.kind === "forced") return ground - (stage.way < 1 && hero.index === 0 ? hero.hop * height * 0.06 : 0);
                if (stage.kind === "escape") return ground - (stage.way < 1 ? hero.hop * height * 0.08 : 0);
                // Who lies needs room below for half of the head.
                if (stage.kind === "death") return ground - height * 0.2 * stage.between(0.25, 0.5);
                return ground;
            }
            rotation: stage.way === 1 ? 0 : stage.kind === "escape" ? 9 : stage.kind === "forced" && hero.index === 0 ? -12 : 0
            head: hero.one.head ?? "cowled"
            emblem: hero.one.emblem ?? ""
            tone: hero.one.tone ?? Theme.gold
            play: hero.one.play ?? null
            dead: stage.kind === "death" && stage.way > 0.3
        }
    }
    // A crown falls on the head of each winner, a laurel behind a new Level.
    Repeater {
        model: stage.acted && stage.kind === "win" ? stage.heroes.length : 0

        InkedFigure {
            id: crown

            required property int index

            width: stage.side * 0.42
            height: width
            x: stage.width * stage.centre(crown.index) - width / 2
            y: (stage.height - stage.side * 1.2) - (1 - stage.between(0.35, 0.7)) * stage.height
            opacity: stage.between(0.3, 0.4)
            recipe: "imperial-crown:ffc83d"
        }
    }
    // Monsters that lost topple; the one that was fled from looks after.
    Repeater {
        model: stage.acted ? Math.min(3, stage.foes.length) : 0

        InkedFigure {
            id: foe

            required property int index
            readonly property bool loses: stage.kind === "victory"

            width: stage.side * (foe.index === 0 ? 0.95 : 0.7)
            height: width
            grounded: true
            mirrored: !foe.loses
            recipe: stage.foes[foe.index] ?? ""
            x: stage.width * (foe.loses ? 0.6 + [0, 0.1, -0.08][foe.index] : 0.13 + 0.06 * Math.sin(stage.between(0, 0.5) * Math.PI)) - width / 2
            // Who lies needs room below for half of its width.
            y: stage.height - height - Math.sin(rotation * Math.PI / 180) * width * 0.5
            opacity: foe.loses ? 1 - 0.45 * stage.between(0.5, 1) : 1
            transformOrigin: Item.Bottom
            rotation: foe.loses ? 82 * stage.between(0.15 + foe.index * 0.1, 0.5 + foe.index * 0.1) : 0
        }
    }
}
