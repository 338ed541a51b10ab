import QtQuick

// A painted picture. While it is painted again in another size, the last one stays, also that of an item which is gone.
Image {
    id: steady

    property string lastSource
    property size lastSize
    readonly property bool ready: steady.status === Image.Ready || steady.standsIn
    // The last one is shown.
    readonly property bool standsIn: steady.status === Image.Loading && steady.lastSource !== "" && String(steady.source) === steady.lastSource

    asynchronous: true
    Accessible.ignored: true
    onSourceChanged: {
        const address = String(steady.source);
        if (address === "" || address === steady.lastSource) return;
        const size = KeptPictures.sizeOf(address, steady.fillMode);
        if (size.width <= 0) return;
        steady.lastSource = address;
        steady.lastSize = size;
    }
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
