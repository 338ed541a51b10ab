// Build tool: kickdoor_render_icons DRAWING.svg FOLDER
// Draws the program's icon in every size that desktops ask for (FOLDER/16.png ... 512.png), and packs these
// into what Windows (kickdoor.ico) and macOS (kickdoor.icns) want.
#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextStream>
#include <QtEndian>
#include <array>

namespace {

struct AppleKind {
    int size;
    const char* name;  // four letters that tell the size
};

constexpr std::array kSizes{16, 22, 24, 32, 48, 64, 128, 256, 512};
constexpr std::array kWindowsSizes{16, 24, 32, 48, 64, 256};
constexpr std::array kAppleKinds{AppleKind{16, "icp4"},  AppleKind{32, "icp5"},  AppleKind{64, "icp6"},
                                 AppleKind{128, "ic07"}, AppleKind{256, "ic08"}, AppleKind{512, "ic09"}};

template <class Number>
QByteArray little(Number number) {
    QByteArray bytes(sizeof(Number), '\0');
    qToLittleEndian(number, bytes.data());
    return bytes;
}

QByteArray big(quint32 number) {
    QByteArray bytes(sizeof(number), '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

QByteArray picture(QSvgRenderer& drawing, int size) {
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawing.render(&painter);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

// ICONDIR, an ICONDIRENTRY for each picture, the pictures.
QByteArray windowsIcon(QSvgRenderer& drawing) {
    constexpr quint32 kHeader = 6;
    constexpr quint32 kEntry = 16;
    QByteArray entries;
    QByteArray pictures;
    for (const int size : kWindowsSizes) {
        const QByteArray png = picture(drawing, size);
        const char side = static_cast<char>(size % 256);  // 0 means 256
        const auto offset = kHeader + kEntry * static_cast<quint32>(kWindowsSizes.size()) +
                            static_cast<quint32>(pictures.size());
        entries += QByteArray(2, side) + little<quint16>(0) + little<quint16>(1) + little<quint16>(32) +
                   little(static_cast<quint32>(png.size())) + little(offset);
        pictures += png;
    }
    return little<quint16>(0) + little<quint16>(1) + little(static_cast<quint16>(kWindowsSizes.size())) +
           entries + pictures;
}

QByteArray appleIcon(QSvgRenderer& drawing) {
    constexpr quint32 kHeader = 8;
    QByteArray pictures;
    for (const AppleKind& kind : kAppleKinds) {
        const QByteArray png = picture(drawing, kind.size);
        pictures += QByteArray(kind.name) + big(kHeader + static_cast<quint32>(png.size())) + png;
    }
    return QByteArray("icns") + big(kHeader + static_cast<quint32>(pictures.size())) + pictures;
}

bool write(const QString& name, const QByteArray& bytes) {
    QFile file(name);
    if (!bytes.isEmpty() && file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size()) return true;
    QTextStream(stderr) << "cannot write " << name << '\n';
    return false;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        QTextStream(stderr) << "usage: kickdoor_render_icons DRAWING.svg FOLDER\n";
        return 2;
    }
    QSvgRenderer drawing(QString::fromLocal8Bit(argv[1]));
    const QDir folder(QString::fromLocal8Bit(argv[2]));
    if (!drawing.isValid() || !folder.mkpath(QStringLiteral("."))) {
        QTextStream(stderr) << "cannot read " << argv[1] << ", or make " << argv[2] << '\n';
        return 1;
    }
    bool fine = true;
    for (const int size : kSizes)
        fine = write(folder.filePath(QStringLiteral("%1.png").arg(size)), picture(drawing, size)) && fine;
    fine = write(folder.filePath(QStringLiteral("kickdoor.ico")), windowsIcon(drawing)) && fine;
    fine = write(folder.filePath(QStringLiteral("kickdoor.icns")), appleIcon(drawing)) && fine;
    return fine ? 0 : 1;
}
