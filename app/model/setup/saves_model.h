// Games that can be gone on with: journals of games not finished, and named saves; newest first.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <filesystem>

#include "model/base/row_model.h"

namespace kickdoor {

class SavesModel : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(QString unfinished READ unfinished NOTIFY changed)  // the newest journal's file; empty: none
    Q_PROPERTY(QString unfinishedTitle READ unfinishedTitle NOTIFY changed)

public:
    explicit SavesModel(QString folder, QObject* parent = nullptr);

    QString unfinished() const;
    QString unfinishedTitle() const;

    Q_INVOKABLE void refresh();
    // The record that is being written: it is no game broken off. Empty: none.
    void setRunning(const std::filesystem::path& journal);
    Q_INVOKABLE void remove(const QString& file);
    // Characters that no file may have are replaced; taken names are the same save again.
    Q_INVOKABLE bool exists(const QString& title) const;

    std::filesystem::path fileForSave(const QString& title) const;
    std::filesystem::path fileForJournal(const QStringList& names) const;
    // Whether the file lies among the own games.
    bool keeps(const QString& file) const;
    // A finished game leaves the list; its record stays for replays.
    void finish(const std::filesystem::path& journal);

signals:
    void changed();

private:
    QString m_folder;
    QString m_running;
};

}  // namespace kickdoor
