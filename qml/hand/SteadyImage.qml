import QtQuick

// A painted picture. While it is painted again in another size, the last one stays.
Image {
    id: steady

    property string lastSource
    property size lastSize
    readonly property bool ready: steady.status === Image.Ready || steady.standsIn
    // The last one is shown.
    readonly property bool standsIn: steady.status === Image.Loading && steady.lastSource !== "" && String(steady.source) === steady.lastSource

    asynchronous: true
    Accessible.ignored: true
    onStatusChanged: {
        if (steady.status !== Image.Ready) return;
        steady.lastSource = String(steady.source);
        steady.lastSize = steady.sourceSize;
        KeptPictures.keep(steady.lastSource, steady.sourceSize, steady.fillMode);
    }

    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        active: steady.standsIn
        sourceComponent: Image {
            asynchronous: true
            fillMode: steady.fillMode
            verticalAlignment: steady.verticalAlignment
            source: steady.lastSource
            sourceSize: steady.lastSize
            Accessible.ignored: true
        }
    }
    // qmllint enable unqualified
}
