import QtQuick
import Kickdoor.Theme

// A splash of paint that spreads once behind the words of a moment, and is gone. Renderers without shaders leave it out.
Item {
    id: burst

    property color tone: Theme.gold
    property real way: 1
    property int thrown: 0  // so that no two look alike

    function fly() {
        if (Theme.reducedMotion || Theme.highContrast) return;
        ++burst.thrown;
        flight.restart();
    }

    visible: burst.way < 1
    NumberAnimation { id: flight; target: burst; property: "way"; from: 0; to: 1; duration: 1200 }
    Loader {
        anchors.fill: parent
        active: burst.visible
        // qmllint disable unqualified
        sourceComponent: ShaderEffect {
            readonly property real ratio: height > 0 ? width / height : 1
            readonly property real way: burst.way
            readonly property real seed: burst.thrown
            readonly property color tone: Theme.alpha(Qt.darker(burst.tone, 2), 0.9)

            fragmentShader: "paint.frag.qsb"
        }
        // qmllint enable unqualified
    }
}
