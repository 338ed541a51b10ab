// Games that were kept: named saves, records of games broken off, and replays of finished ones; newest first.
// What is in a file, and its picture, is read on another thread once somebody wants to see it.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QDateTime>
#include <QFileInfo>
#include <QHash>
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
    // Where that game stands, "turn 27, James 5", once lookAtUnfinished() has found out; empty before.
    Q_PROPERTY(QString unfinishedStand READ unfinishedStand NOTIFY changed)
    Q_PROPERTY(
        double unfinishedSince READ unfinishedSince NOTIFY changed)  // its last move, as Date.now() has it
    Q_PROPERTY(int unread READ unread NOTIFY changed)  // files that have still to be looked into

public:
    explicit SavesModel(QString folder, QObject* parent = nullptr);
    ~SavesModel() override;

    QString unfinished() const;
    QString unfinishedStand() const;
    double unfinishedSince() const;
    int unread() const { return m_unread; }

    Q_INVOKABLE void refresh();
    // Lists the games anew and tells what is in each, one after the other, as far as it is not known yet.
    Q_INVOKABLE void lookInside();
    // The same for the newest journal alone.
    Q_INVOKABLE void lookAtUnfinished();
    // The record that is being written: it is no game broken off. Empty: none.
    void setRunning(const std::filesystem::path& journal);
    void setEditions(QList<EditionTitle> editions);
    Q_INVOKABLE void remove(const QString& file);
    // Characters that no file may have are replaced; taken names are the same save again.
    Q_INVOKABLE bool exists(const QString& title) const;

    std::filesystem::path fileForSave(const QString& title) const;
    std::filesystem::path fileForJournal(const QStringList& names) const;
    // Whether the file lies among the own games.
    bool keeps(const QString& file) const;
    static QString finishedSuffix();
    // A finished game's record becomes a replay; the oldest of many go.
    void finish(const std::filesystem::path& journal);
    // The whole record of a game that was played elsewhere, as a finished one, once only; empty: it was not
    // kept, error says why, if it should have been.
    std::filesystem::path keepFinished(const QStringList& names, const std::string& journal,
                                       TableError& error);
    // What everybody at the table sees of it; the file is there.
    void keepPicture(const std::filesystem::path& game, std::vector<PicturePart> parts);

signals:
    void changed();

private:
    // What was found in a file as it was then.
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
