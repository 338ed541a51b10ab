#include "art/disk_cache.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QMutexLocker>
#include <QSaveFile>
#include <utility>

namespace kickdoor::art {

namespace {

// To be raised when the same address is painted differently than before.
constexpr int kPaintersVersion = 2;
constexpr int kQuickCompression = 80;

}  // namespace

DiskCache::DiskCache(QString folder, qint64 most) : m_folder(std::move(folder)), m_most(most) {}

QString DiskCache::fileOf(const QString& key) const {
    const QByteArray made =
        QByteArray::number(kPaintersVersion) + ' ' + QByteArray(qVersion()) + ' ' + key.toUtf8();
    const QByteArray name = QCryptographicHash::hash(made, QCryptographicHash::Sha1).toHex();
    return m_folder + QLatin1Char('/') + QString::fromLatin1(name) + QStringLiteral(".png");
}

std::optional<QImage> DiskCache::load(const QString& key) const {
    if (m_folder.isEmpty()) return std::nullopt;
    const QImage image(fileOf(key), "PNG");
    if (image.isNull()) return std::nullopt;
    return image.convertToFormat(image.hasAlphaChannel() ? QImage::Format_ARGB32_Premultiplied
                                                         : QImage::Format_RGB32);
}

void DiskCache::save(const QString& key, const QImage& image) {
    if (m_folder.isEmpty() || !QDir().mkpath(m_folder)) return;
    QSaveFile file(fileOf(key));
    if (!file.open(QIODevice::WriteOnly) || !image.save(&file, "PNG", kQuickCompression)) return;
    const qint64 size = file.size();
    if (!file.commit()) return;
    const QMutexLocker lock(&m_mutex);
    if (m_held >= 0) m_held += size;
    if (m_held < 0 || m_held > m_most) removeOldest();
}

// Leaves a quarter of the room free, so that not every picture removes another.
void DiskCache::removeOldest() {
    const QFileInfoList files =
        QDir(m_folder).entryInfoList({QStringLiteral("*.png")}, QDir::Files, QDir::Time | QDir::Reversed);
    m_held = 0;
    for (const QFileInfo& file : files) m_held += file.size();
    if (m_held <= m_most) return;
    for (const QFileInfo& file : files) {
        if (m_held <= m_most / 4 * 3) return;
        if (QFile::remove(file.filePath())) m_held -= file.size();
    }
}

}  // namespace kickdoor::art
