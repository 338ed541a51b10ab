pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import "trackpath.js" as TrackPath

// The felt board with the spaces 1 to `goal` and a standie for each row of `players` (roles: name, level, colour, female,
// dead, active). A standie walks when its Level changes; several share a space. Children are placed in the middle of the
// board, within `middle`.
Item {
    id: board

    property int goal: 10
    property alias players: standies.model
    default property alias contents: centre.data
    readonly property alias middle: centre
    readonly property real aspect: felt.width / Math.max(1, felt.height)
    // Large text needs large numbers; a short track has room for them.
    readonly property real spaceSize: board.goal > 12 ? Math.min(felt.height * 0.1, felt.width * 0.085)
        : Theme.largeText ? Math.min(felt.height * 0.16, felt.width * 0.14) : Math.min(felt.height * 0.135, felt.width * 0.122)
    // Incremented at every move, so that figures sharing a space are placed again.
    property int moves: 0

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Level track to Level %1").arg(board.goal)

    function spot(level: real): point {
        const where = TrackPath.point(board.goal < 2 ? 0 : (level - 1) / (board.goal - 1), board.aspect, board.goal > 12);
        return Qt.point(where.x * felt.width, where.y * felt.height);
    }

    // How steeply the track goes there, from 0 to 1.
    function steepness(level: real): real {
        const before = board.spot(level - 0.1), after = board.spot(level + 0.1);
        const across = Math.abs(after.x - before.x), up = Math.abs(after.y - before.y);
        return across + up > 0 ? Math.max(0, Math.min(1, (up / (across + up) - 0.35) * 8)) : 0;
    }

    // The figure's index among those on its space, and their number.
    function company(index: int): point {
        let before = 0;
        let all = 0;
        const own = standies.itemAt(index);
        if (!own) return Qt.point(0, 1);
        for (let other = 0; other < standies.count; ++other) {
            const item = standies.itemAt(other);
            if (!item || item.level !== own.level) continue;
            ++all;
            if (other < index) ++before;
        }
        return Qt.point(before, all);
    }

    // The figure's letter, or two if other names begin with the same one.
    function initials(index: int): string {
        const own = (standies.itemAt(index) as WalkingStandy)?.standyName ?? "";
        const first = own.charAt(0).toUpperCase();
        let second = "";
        for (let other = 0; other < standies.count; ++other) {
            const name = (standies.itemAt(other) as WalkingStandy)?.standyName ?? "";
            if (other === index || name.charAt(0).toUpperCase() !== first) continue;
            let at = 1;
            while (at < own.length - 1 && own.charAt(at) === name.charAt(at)) ++at;
            if (second === "") second = own.charAt(at);
        }
        return first + second;
    }

    SoftShadow { drop: Theme.px(4) }
    // The wooden frame: lit at its outer edge, dark at the felt.
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusLarge
        color: Theme.feltRim
        border.color: Theme.highContrast ? Theme.panelEdge : Qt.darker(Theme.feltRim, 1.9)
        border.width: Theme.line
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.line
        radius: Theme.radiusLarge - Theme.line
        color: "transparent"
        border.color: Qt.lighter(Theme.feltRim, 1.25)
        border.width: Theme.lineBold
    }
    Rectangle {
        anchors.fill: felt
        anchors.margins: -Theme.px(3)
        radius: Theme.radiusSmall
        color: Qt.darker(Theme.feltRim, 2.2)
    }
    Item {
        id: felt

        anchors.fill: parent
        anchors.margins: Theme.px(14)

        Image {
            anchors.fill: parent
            asynchronous: true
            source: "image://kickdoor/texture/felt?ink=" + Theme.hex(Theme.felt)
            sourceSize.width: 640
            sourceSize.height: 400
        }
        Rectangle {
            anchors.fill: parent
            color: "transparent"
            border.color: Theme.goldDark
            border.width: Theme.line
            opacity: 0.8
        }
        TrackLine {
            breadth: board.spaceSize * 0.4
            spots: Array.from({length: 61}, (unused, part) => board.spot(1 + (board.goal - 1) * part / 60))
        }
        Item {
            id: centre

            x: felt.width * 0.225
            y: felt.height * 0.4
            width: felt.width * 0.56
            height: felt.height * 0.57
        }
        // With a graphics card a layer: the discs' many corners would be handed to it anew with each change of the table. A size in whole
        // pixels, or the layer is scaled.
        Item {
            width: Math.ceil(felt.width)
            height: Math.ceil(felt.height)
            layer.enabled: GraphicsInfo.api !== GraphicsInfo.Software

            Repeater {
                model: board.goal

                TrackSpace {
                    id: space

                    required property int index
                    readonly property point where: board.spot(index + 1)

                    level: index + 1
                    goal: level === board.goal
                    // Whole pixels: the software renderer leaves gaps in a disc that begins between two.
                    width: Math.round(board.spaceSize * (goal ? 1.25 : 1))
                    height: width
                    x: Math.round(space.where.x - width / 2)
                    y: Math.round(space.where.y - height / 2)
                }
            }
        }
        Repeater {
            id: standies

            WalkingStandy {
                id: walker

                required property int index
                required property var model

                spaceSize: board.spaceSize
                spot: board.spot(walker.shownLevel)
                steep: board.steepness(walker.shownLevel)
                inward: walker.spot.x < felt.width / 2 ? 1 : -1
                company: board.moves >= 0 ? board.company(walker.index) : Qt.point(0, 1)
                onMoved: ++board.moves
                place: index
                level: model.level ?? 1
                standyName: model.name ?? ""
                initials: board.moves >= 0 ? board.initials(walker.index) : ""
                tone: Theme.tone(model.colour, index)
                female: model.female ?? false
                dead: model.dead ?? false
                active: model.active ?? false
            }
        }
    }
}
