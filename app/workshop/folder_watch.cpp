#include "workshop/folder_watch.h"

#include <QDateTime>
#include <QDirIterator>
#include <QFileInfo>

namespace kickdoor::workshop {
namespace {

constexpr int kPatienceMillis = 400;
constexpr int kMostWatched = 500;  // paths: nobody edits more by hand at once

}  // namespace

FolderWatch::FolderWatch(QObject* parent) : QObject(parent) {
    m_waiting.setSingleShot(true);
    m_waiting.setInterval(kPatienceMillis);
    connect(&m_waiting, &QTimer::timeout, this, &FolderWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_waiting, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_waiting, qOverload<>(&QTimer::start));
}

void FolderWatch::watch(const std::filesystem::path& folder) {
    m_folder = QString::fromStdU16String(folder.u16string());
    watchFiles();
    settle();
}

void FolderWatch::settle() {
    m_stamps = stamps();
}

// A file that was replaced is no longer watched.
void FolderWatch::watchFiles() {
    const QStringList before = m_watcher.files() + m_watcher.directories();
    QStringList wanted = {m_folder};
    for (QDirIterator it(m_folder, QDir::AllEntries | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
         it.hasNext() && wanted.size() < kMostWatched;)
        wanted << it.next();
    QStringList gone;
    for (const QString& path : before)
        if (!wanted.contains(path)) gone << path;
    if (!gone.isEmpty()) m_watcher.removePaths(gone);
    for (const QString& path : std::as_const(wanted))
        if (!before.contains(path)) m_watcher.addPath(path);
}

QStringList FolderWatch::stamps() const {
    QStringList all;
    for (QDirIterator it(m_folder, QDir::Files, QDirIterator::Subdirectories); it.hasNext();) {
        const QFileInfo file(it.next());
        all << QStringLiteral("%1 %2 %3")
                   .arg(file.filePath())
                   .arg(file.size())
                   .arg(file.lastModified().toMSecsSinceEpoch());
    }
    all.sort();
    return all;
}

void FolderWatch::look() {
    watchFiles();
    const QStringList now = stamps();
    if (now == m_stamps) return;
    m_stamps = now;
    emit changedOutside();
}

}  // namespace kickdoor::workshop
