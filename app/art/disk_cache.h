#pragma once

#include <QImage>
#include <QMutex>
#include <QString>
#include <optional>

namespace kickdoor::art {

// Painted pictures as files, named by a hash of what they are made of: their pixels, lightly packed, which
// are read in half the time of a PNG. When they are more than `most` bytes, the oldest are removed. Usable
// from any thread; files that cannot be read are as if they were not there.
class DiskCache {
public:
    static constexpr qint64 kMost = 64 * 1024 * 1024;

    // Keeps nothing if the folder's path is empty. Creates the folder when it is first needed.
    explicit DiskCache(QString folder, qint64 most = kMost);

    // `key` is the address of the picture with its size.
    std::optional<QImage> load(const QString& key) const;
    void save(const QString& key, const QImage& image);

private:
    QString fileOf(const QString& key) const;
    void removeOldest();

    QString m_folder;
    qint64 m_most;
    QMutex m_mutex;
    qint64 m_held = -1;  // bytes; -1: not counted yet
};

}  // namespace kickdoor::art
