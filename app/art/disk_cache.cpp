#include "art/disk_cache.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QFileInfo>
#include <QMutexLocker>
#include <QSaveFile>
#include <cstring>
#include <utility>

namespace kickdoor::art {

namespace {

// To be raised when the same address is painted differently than before.
constexpr int kPaintersVersion = 3;

// A file: this, the picture's width and height and whether it has an alpha channel, each as 32 bits, then
// what qCompress() made of its pixels, premultiplied.
constexpr quint32 kMagic = 0x4B445031;  // "KDP1"
constexpr int kLightly = 1;
constexpr quint32 kMostSide = 8192;

QByteArray packed(const QImage& image) {
    const bool alpha = image.hasAlphaChannel();
    const QImage plain =
        image.convertToFormat(alpha ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << kMagic << static_cast<quint32>(plain.width()) << static_cast<quint32>(plain.height())
        << static_cast<quint32>(alpha ? 1 : 0);
    return bytes + qCompress(plain.constBits(), plain.sizeInBytes(), kLightly);
}

std::optional<QImage> unpacked(const QByteArray& bytes) {
    QDataStream in(bytes);
    quint32 magic = 0;
    quint32 width = 0;
    quint32 height = 0;
    quint32 alpha = 0;
    quint32 size = 0;  // as qUncompress() will read it
    in >> magic >> width >> height >> alpha >> size;
    const bool sound = in.status() == QDataStream::Ok && magic == kMagic && width > 0 && height > 0 &&
                       width <= kMostSide && height <= kMostSide && size == width * height * 4;
    if (!sound) return std::nullopt;
    const QByteArray pixels = qUncompress(QByteArrayView(bytes).sliced(4 * sizeof(quint32)).toByteArray());
    QImage image(static_cast<int>(width), static_cast<int>(height),
                 alpha != 0 ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    if (pixels.size() != image.sizeInBytes()) return std::nullopt;
    std::memcpy(image.bits(), pixels.constData(), static_cast<std::size_t>(pixels.size()));
    return image;
}

}  // namespace

DiskCache::DiskCache(QString folder, qint64 most) : m_folder(std::move(folder)), m_most(most) {}

QString DiskCache::fileOf(const QString& key) const {
    const QByteArray made =
        QByteArray::number(kPaintersVersion) + ' ' + QByteArray(qVersion()) + ' ' + key.toUtf8();
    const QByteArray name = QCryptographicHash::hash(made, QCryptographicHash::Sha1).toHex();
    return m_folder + QLatin1Char('/') + QString::fromLatin1(name) + QStringLiteral(".picture");
}

std::optional<QImage> DiskCache::load(const QString& key) const {
    if (m_folder.isEmpty()) return std::nullopt;
    QFile file(fileOf(key));
    return file.open(QIODevice::ReadOnly) ? unpacked(file.readAll()) : std::nullopt;
}

void DiskCache::save(const QString& key, const QImage& image) {
    if (m_folder.isEmpty() || !QDir().mkpath(m_folder)) return;
    QSaveFile file(fileOf(key));
    const QByteArray bytes = packed(image);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) return;
    const QMutexLocker lock(&m_mutex);
    if (m_held >= 0) m_held += bytes.size();
    if (m_held < 0 || m_held > m_most) removeOldest();
}

// Leaves a quarter of the room free, so that not every picture removes another.
void DiskCache::removeOldest() {
    const QFileInfoList files = QDir(m_folder).entryInfoList(QDir::Files, QDir::Time | QDir::Reversed);
    m_held = 0;
    for (const QFileInfo& file : files) m_held += file.size();
    if (m_held <= m_most) return;
    for (const QFileInfo& file : files) {
        if (m_held <= m_most / 4 * 3) return;
        if (QFile::remove(file.filePath())) m_held -= file.size();
    }
}

}  // namespace kickdoor::art
