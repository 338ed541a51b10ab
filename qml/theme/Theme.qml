pragma Singleton
import QtQuick

// All colours, sizes, fonts and durations of the window. They derive from the window's size (fit()) and from `textScale`,
// the player's setting.
QtObject {
    id: theme

    // Set by the window and by settings.
    property real scale: 1
    property real textScale: 1
    property bool reducedMotion: false
    property bool legibleType: false
    property bool highContrast: false
    property bool safeColours: false  // colours for the colour-blind
    // The edition whose table is shown: the base of a mix.
    property string edition: "original"
    readonly property var world: Worlds.of(theme.edition)

    // The window size at scale 1.
    readonly property size reference: Qt.size(1600, 1000)

    // Ignores empty sizes: during layout, a page has its width before its height.
    function fit(width: real, height: real) {
        if (width > 0 && height > 0) theme.scale = Math.max(0.62, Math.min(width / theme.reference.width, height / theme.reference.height));
    }

    function px(units: real): real {
        return Math.max(1, Math.round(units * theme.scale));
    }

    // Text grows with the window and with the player's setting, and stays legible in small windows.
    readonly property real textUnit: Math.max(0.86, theme.scale) * Math.max(0.8, Math.min(2, theme.textScale))

    // Whether layouts give text more room than pictures.
    readonly property bool largeText: theme.textUnit > theme.scale * 1.45
    // Whether layouts also hide items that can be seen elsewhere.
    readonly property bool hugeText: theme.textUnit > theme.scale * 1.8

    function textPx(units: real): int {
        return Math.round(units * theme.textUnit);
    }

    readonly property int textTiny: theme.textPx(12.5)
    readonly property int textSmall: theme.textPx(14.5)
    readonly property int text: theme.textPx(16.5)
    readonly property int textLarge: theme.textPx(19)
    readonly property int titleSmall: theme.textPx(17)
    readonly property int title: theme.textPx(20)
    readonly property int titleLarge: theme.textPx(28)
    readonly property int hero: theme.textPx(54)
    // Sums grow less with the player's setting, because they must fit on one line.
    readonly property int total: Math.round(62 * Math.max(0.8, theme.scale) * (theme.largeText ? 1 : Math.sqrt(Math.max(0.8, theme.textScale))))

    // Lilita One lacks Cyrillic and Greek: such a title is in Rubik as a whole, with its spaces and figures.
    function titleFamily(title: string): string {
        return theme.legibleType ? "Andika" : /[\u0370-\u04ff]/.test(title) ? "Rubik ExtraBold" : "Lilita One";
    }

    readonly property string textFamily: theme.legibleType ? "Andika" : "Source Sans 3"

    readonly property int gapTiny: theme.px(4)
    readonly property int gapSmall: theme.px(8)
    readonly property int gap: theme.px(12)
    readonly property int gapLarge: theme.px(20)
    readonly property int radiusSmall: theme.px(6)
    readonly property int radius: theme.px(10)
    readonly property int radiusLarge: theme.px(16)
    readonly property int hairline: Math.max(1, Math.round(theme.scale))
    readonly property int line: Math.max(2, Math.round(2 * theme.scale))
    readonly property int lineBold: Math.max(2, Math.round(3 * theme.scale))
    readonly property int iconSmall: Math.max(theme.px(20), theme.textPx(15))
    readonly property int icon: Math.max(theme.px(28), theme.textPx(22))
    // The minimum size of a touch target: 44 pixels, as large as a fingertip. Grows with the text up to a limit.
    readonly property int touchLeast: 44
    readonly property int touch: Math.max(theme.touchLeast, Math.min(theme.textPx(34), theme.px(60)))

    readonly property real cardRatio: 1.4
    // The growth of text on cards with the player's setting, limited by the cards' size.
    readonly property real cardTextGrowth: Math.min(1.35, Math.sqrt(Math.max(1, theme.textScale)))
    readonly property int cardSlot: theme.px(104)
    readonly property int cardHand: theme.px(176)
    // Wide enough for card text of the normal size.
    readonly property int cardRead: Math.round(theme.textPx(16.5) / theme.cardTextGrowth * 14.6)
    readonly property int cardZoom: Math.round(theme.cardRead * 1.25)
    readonly property int cardThumb: theme.px(34)
    // The smallest text on a card, as it is shown.
    readonly property int cardTextLeast: Math.max(9, Math.round(11 * Math.max(0.86, theme.scale) * theme.cardTextGrowth))
    // A narrower card shows no text.
    readonly property int cardWords: 92

    readonly property int quick: theme.reducedMotion ? 0 : 120
    readonly property int press: theme.reducedMotion ? 0 : 150
    readonly property int normal: theme.reducedMotion ? 0 : 240
    readonly property int slow: theme.reducedMotion ? 0 : 520
    readonly property int step: theme.reducedMotion ? 0 : 420
    readonly property int flight: 900  // of a card across the table, at most
    readonly property int tumble: theme.reducedMotion ? 0 : 1100
    readonly property int tipDelay: 450
    readonly property int lull: 350  // see Lull

    readonly property color wood: theme.highContrast ? "#000000" : theme.world.wood
    readonly property color felt: theme.highContrast ? "#16301c" : theme.world.felt
    readonly property color feltRim: theme.highContrast ? "#000000" : theme.world.frame
    readonly property color path: theme.highContrast ? "#ffffff" : theme.world.path
    // The wooden spaces of the level track, and the golden one.
    readonly property color disc: theme.highContrast ? "#ffffff" : "#f6e9cb"
    readonly property color discEdge: theme.highContrast ? "#000000" : "#6f4420"
    readonly property color discGoal: "#ffc83d"
    // The outlines of figures and frames.
    readonly property color outline: "#1a0f08"
    readonly property color edge: theme.highContrast ? "#000000" : "#1c0f08"  // around large words on a picture
    readonly property color veil: theme.highContrast ? "#000000" : "#c8140a05"  // behind words on a picture
    readonly property color textShadow: "#a0000000"
    readonly property color ground: theme.highContrast ? "#000000" : "#24150c"  // under the wood
    readonly property color strip: "#d0120905"  // the foot of a fight's scene
    readonly property color bossVeil: "#c4180404"
    readonly property color dimmed: "#9a140c07"  // over a card that cannot be chosen
    readonly property color lamp: "#ffbe65"
    readonly property color cloth: theme.highContrast ? "#000000" : "#4a1518"  // the curtain's
    readonly property color clothDark: theme.highContrast ? "#000000" : "#1d0809"
    readonly property color clothFold: theme.highContrast ? "#00000000" : "#50000000"
    readonly property color clothGleam: theme.highContrast ? "#00000000" : "#18ff8080"
    readonly property color valance: "#6d1f22"
    readonly property color ash: "#57514c"  // of the dead
    readonly property color ashDark: "#3a3633"
    readonly property color bone: theme.highContrast ? "#d0c8c0" : "#8a8078"
    readonly property color curse: "#c79bff"
    readonly property color barTop: theme.highContrast ? "#000000" : "#2a1a10"
    readonly property color bar: theme.highContrast ? "#000000" : "#160d08"
    readonly property color panel: theme.highContrast ? "#000000" : "#f01d120b"
    readonly property color panelSolid: theme.highContrast ? "#000000" : "#1d120b"
    readonly property color panelRaised: theme.highContrast ? "#1c1c1c" : "#33221a"
    readonly property color boss: theme.highContrast ? "#000000" : "#f03a0d0d"  // the panel of a fight with a Boss
    readonly property color panelEdge: theme.highContrast ? "#ffffff" : "#4a3220"
    readonly property color field: theme.highContrast ? "#000000" : "#120a06"
    readonly property color shade: theme.highContrast ? "#e0000000" : "#b8000000"
    readonly property color shadow: "#90000000"

    readonly property color gold: theme.highContrast ? "#ffd23f" : "#f4b94a"
    readonly property color goldLight: theme.highContrast ? "#ffe98a" : "#ffdc8a"
    readonly property color goldDark: "#a9772a"
    readonly property color parchment: theme.highContrast ? "#ffffff" : "#fdf3d6"
    readonly property color parchmentDark: theme.highContrast ? "#ffffff" : "#efdfb4"
    readonly property color inkOnPaper: theme.highContrast ? "#000000" : "#2b1a10"
    readonly property color inkMutedOnPaper: theme.highContrast ? "#1f1f1f" : "#6b5138"

    readonly property color titleOnCard: "#fffaf0"
    readonly property color figureGold: "#ffdf70"  // a card's bonus or Level

    readonly property color ink: theme.highContrast ? "#ffffff" : "#f8ecd2"
    readonly property color inkMuted: theme.highContrast ? "#f2f2f2" : "#d1b88f"
    readonly property color inkFaint: theme.highContrast ? "#dcdcdc" : "#98805f"

    readonly property color good: theme.safeColours ? "#7cc7ff" : theme.highContrast ? "#b6ff7a" : "#a9da6b"
    readonly property color bad: theme.safeColours ? "#ffb000" : theme.highContrast ? "#ffb3a0" : "#ff9270"
    readonly property color danger: theme.highContrast ? "#a30000" : "#8f2f2a"
    readonly property color dangerEdge: theme.highContrast ? "#ff8a80" : "#e0513b"
    readonly property color target: theme.safeColours ? "#7cc7ff" : "#9bdc55"
    readonly property color focus: theme.highContrast ? "#00e5ff" : "#ffe08f"

    readonly property list<color> players: ["#e0506a", "#4596df", "#5fb562", "#f4b94a", "#ab74dd", "#e8dcc4"]

    // Okabe and Ito's, for `players` in their order.
    readonly property list<color> safePlayers: ["#d55e00", "#0072b2", "#009e73", "#f0e442", "#cc79a7", "#e8dcc4"]

    // The width of each of some cards side by side that are there to be read: one row, if they are large enough in it.
    function cardToRead(count: int, room: real): real {
        return Math.floor(Math.max(theme.cardHand, Math.min(theme.cardRead, (room - theme.gap * (count - 1)) / Math.max(1, count))));
    }

    // The width at which a card of the longest texts can be read: its text is about 13 pixels high, or more if the player wants
    // larger text. `rulesText` may have tags.
    function cardReadFor(rulesText: string): real {
        const letters = rulesText.replace(/<[^>]*>/g, "").length;
        return Math.min(theme.cardRead * 1.5, 13.9 * theme.cardTextGrowth * Math.sqrt(letters));
    }

    function playerColor(index: int): color {
        const shown = theme.safeColours ? theme.safePlayers : theme.players;
        return shown[((index % shown.length) + shown.length) % shown.length];
    }

    // The shown colour of a player: the chosen one, or else the seat's own.
    function tone(chosen: var, seat: int): color {
        if (!chosen)
            return theme.playerColor(seat ?? 0);
        for (let index = 0; index < theme.players.length; ++index) {
            if (Qt.colorEqual(theme.players[index], chosen))
                return theme.playerColor(index);
        }
        return chosen;
    }

    // Converts colour names, which have no r, g and b for the compiler.
    function alpha(base: color, opacity: real): color {
        return Qt.alpha(base, opacity);
    }

    // The relative luminance of WCAG, and the contrast of two colours, from 1 to 21.
    function luminance(base: color): real {
        const linear = part => part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
        return 0.2126 * linear(base.r) + 0.7152 * linear(base.g) + 0.0722 * linear(base.b);
    }

    function contrast(one: color, other: color): real {
        const [first, second] = [theme.luminance(one), theme.luminance(other)];
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }

    // Dark ink on light colours, light ink on dark ones.
    function inkOn(base: color): color {
        return theme.contrast(base, theme.inkOnPaper) > theme.contrast(base, theme.parchment) ? theme.inkOnPaper : theme.parchment;
    }

    // A colour for picture addresses: AARRGGBB or RRGGBB, without "#".
    function hex(base: color): string {
        return String(base).substring(1);
    }
}
