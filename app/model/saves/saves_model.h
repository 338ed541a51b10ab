// The kept games: saves, journals of unfinished games, and replays of finished ones; newest first. The files
// and their pictures are read on another thread, on demand.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QDateTime>
#include <QFileInfo>
#include <QHash>
#include <QJsonObject>
#include <filesystem>
#include <memory>

#include "model/base/edition_titles.h"
#include "model/base/row_model.h"
#include "model/saves/game_pictures.h"
#include "table/game_head.h"

namespace kickdoor {

class SavesModel : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(QString unfinished READ unfinished NOTIFY changed)  // the newest journal's file; empty: none
    // The state of that game, "turn 27, James 5"; empty until lookAtUnfinished() has read it.
    Q_PROPERTY(QString unfinishedStand READ unfinishedStand NOTIFY changed)
    Q_PROPERTY(double unfinishedSince READ unfinishedSince NOTIFY changed)  // its last move, as Date.now()
    Q_PROPERTY(int unread READ unread NOTIFY changed)  // number of files still to be read

public:
    explicit SavesModel(QString folder, QObject* parent = nullptr);
    ~SavesModel() override;

    QString unfinished() const;
    QString unfinishedStand() const;
    double unfinishedSince() const;
    int unread() const { return m_unread; }

    Q_INVOKABLE void refresh();
    // Lists the games again and reads the unknown files one by one.
    Q_INVOKABLE void lookInside();
    // The same for the newest journal alone.
    Q_INVOKABLE void lookAtUnfinished();
    // The journal being written, which is not an unfinished game. Empty: none.
    void setRunning(const std::filesystem::path& journal);
    void setEditions(QList<EditionTitle> editions);
    Q_INVOKABLE void remove(const QString& file);
    // Titles become file names: forbidden characters are replaced, and an existing save is overwritten.
    Q_INVOKABLE bool exists(const QString& title) const;

    std::filesystem::path fileForSave(const QString& title) const;
    std::filesystem::path fileForJournal(const QStringList& names) const;
    // Whether the file is in this model's folder.
    bool keeps(const QString& file) const;
    static QString finishedSuffix();
    // Turns a finished game's journal into a replay and returns its file. Deletes the oldest replays beyond a
    // limit.
    std::filesystem::path finish(const std::filesystem::path& journal);
    // Stores the record of a finished game that was played elsewhere, once. Returns its file, or an empty
    // path if it was not stored; `error` is then set unless no games are kept.
    std::filesystem::path keepFinished(const QStringList& names, const std::string& journal,
                                       TableError& error);
    // Stores a picture of what everybody at the table sees. The game's file must exist.
    void keepPicture(const std::filesystem::path& game, std::vector<PicturePart> parts);
    // What the people at this screen have asked for until the game ends (Seating::keptWishes), in a file
    // beside its journal. Empty if there is none or it cannot be read.
    static TableError keepWishes(const std::filesystem::path& journal, const QJsonObject& wishes);
    static QJsonObject wishesFor(const std::filesystem::path& journal);

signals:
    void changed();

private:
    // A file's content when it was read.
    struct Inside {
        QDateTime when;
        GameHead head;
        QString picture;
    };
    class Looking;

    QString freeFile(const QStringList& names, const QString& suffix) const;
    void dropOldFinished();
    Row rowOf(const QFileInfo& file) const;
    QVariantList playersOf(const GameHead& head) const;
    QString standOf(const GameHead& head) const;
    QString editionOf(const GameHead& head) const;
    void lookInto(const QString& file);
    void found(const QString& file, const Inside& inside);

    QString m_folder;
    QString m_running;
    QList<EditionTitle> m_editions;
    QHash<QString, Inside> m_inside;
    int m_unread = 0;
    std::shared_ptr<Looking> m_looking;
    GamePictures m_pictures;
};

}  // namespace kickdoor
