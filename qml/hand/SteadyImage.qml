import QtQuick

// A painted picture. While it is painted again in another size, the last one stays.
Item {
    id: steady

    property string address
    property size size
    property int fillMode: Image.PreserveAspectFit
    property int verticalAlignment: Image.AlignVCenter
    property string lastAddress
    property size lastSize
    readonly property int status: picture.status
    readonly property bool ready: picture.status === Image.Ready || steady.standsIn
    // The last one is shown.
    readonly property bool standsIn: picture.status === Image.Loading && steady.address !== "" && steady.address === steady.lastAddress

    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        active: steady.standsIn
        sourceComponent: Image {
            asynchronous: true
            fillMode: steady.fillMode
            verticalAlignment: steady.verticalAlignment
            source: steady.lastAddress
            sourceSize: steady.lastSize
            Accessible.ignored: true
        }
    }
    // qmllint enable unqualified
    Image {
        id: picture

        anchors.fill: parent
        asynchronous: true
        fillMode: steady.fillMode
        verticalAlignment: steady.verticalAlignment
        source: steady.address
        sourceSize: steady.size  // qmllint disable type
        onStatusChanged: {
            if (picture.status !== Image.Ready) return;
            steady.lastAddress = steady.address;
            steady.lastSize = picture.sourceSize;
            KeptPictures.keep(steady.address, picture.sourceSize, steady.fillMode);
        }
        Accessible.ignored: true
    }
}
