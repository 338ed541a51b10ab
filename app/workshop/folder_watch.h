// Watches the files of a pack: tells when somebody else has changed them.
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <filesystem>

namespace kickdoor::workshop {

class FolderWatch : public QObject {
    Q_OBJECT

public:
    explicit FolderWatch(QObject* parent = nullptr);

    void watch(const std::filesystem::path& folder);
    // As the files are now, they are the workshop's own.
    void settle();

signals:
    void changedOutside();

private:
    void look();
    void watchFiles();
    // Size and time of each file: reading them would take too long for each autosave.
    QStringList stamps() const;

    QString m_folder;
    QFileSystemWatcher m_watcher;
    QTimer m_waiting;  // an editor may write in several goes
    QStringList m_stamps;
};

}  // namespace kickdoor::workshop
