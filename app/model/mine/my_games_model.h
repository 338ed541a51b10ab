// The statistics of the games played at this machine, and what a finished game leaves to tell. Files are read
// and written on another thread.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QThreadPool>
#include <QVariantList>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include "io/record.h"
#include "model/mine/mine_words.h"
#include "tally/my_games_file.h"

namespace kickdoor {

class MyGamesModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(bool any READ any NOTIFY changed)                 // there is a file, or a message about one
    Q_PROPERTY(bool known READ known NOTIFY changed)             // load() has finished
    Q_PROPERTY(QString problem READ problem NOTIFY changed)      // about a damaged file
    Q_PROPERTY(QStringList persons READ persons NOTIFY changed)  // the one with the newest game first
    Q_PROPERTY(QString person READ person WRITE setPerson NOTIFY changed)
    Q_PROPERTY(QVariantList figures READ figures NOTIFY changed)  // see MineWords
    Q_PROPERTY(QVariantList honours READ honours NOTIFY changed)
    Q_PROPERTY(
        QString retelling READ retelling NOTIFY told)  // of the game just finished or opened; may be empty
    Q_PROPERTY(QString news READ news NOTIFY told)     // its new honours; may be empty

public:
    // folder: that of the kept games; empty: nothing is kept.
    explicit MyGamesModel(const QString& folder, QObject* parent = nullptr);
    ~MyGamesModel() override;

    bool any() const;
    bool known() const { return m_known; }
    QString problem() const;
    QStringList persons() const;
    QString person() const { return m_person; }
    void setPerson(const QString& person);
    QVariantList figures() const { return m_figures; }
    QVariantList honours() const { return m_honours; }
    QString retelling() const { return m_retelling; }
    QString news() const { return m_news; }

    // The texts must outlive the model.
    void setTexts(const Texts& texts, QList<EditionTitle> editions);

    Q_INVOKABLE void load();
    Q_INVOKABLE void erase();
    // Writes a copy of the statistics; emits exported() or failed().
    Q_INVOKABLE void exportTo(const QString& target);

    // Forgets the last game's retelling.
    void begin();
    // A finished game: its journal's text. Counts it for `mine`, who may be nobody, and tells of it.
    void finish(std::string journal, SeatSet mine);
    // A game that is watched: tells of it if it has ended, and counts nothing.
    void retell(const std::filesystem::path& file);

signals:
    void changed();
    void told();
    void exported(const QString& target);
    void failed(const QString& text);

private:
    using Reading = std::function<TableError(GameRecord&)>;
    // What the other thread brings back.
    struct Outcome {
        std::optional<MyGamesRead> read;
        std::optional<GameFacts> facts;
        std::vector<EarnedHonour> earned;
        TableError error;  // of writing
    };
    void start(std::function<Outcome()> work, std::function<void(const Outcome&)> then);
    void tell(Reading reading, SeatSet mine);
    static Outcome count(const Reading& reading, SeatSet mine, const std::filesystem::path& file);
    void take(const MyGamesRead& read);
    void reword();
    static QString sentence(const TableError& error);

    std::filesystem::path m_file;  // empty: nothing is kept
    const Texts* m_texts = nullptr;
    QList<EditionTitle> m_editions;
    MyGames m_games;
    MyGamesRead m_trouble;  // the last one with an error
    bool m_known = false;
    QString m_person;
    QVariantList m_figures;
    QVariantList m_honours;
    GameFacts m_facts;
    std::vector<EarnedHonour> m_earned;
    bool m_hasFacts = false;
    int m_round = 0;  // counts begin()
    QString m_retelling;
    QString m_news;
    QThreadPool m_pool;  // the last member: its thread uses the others
};

}  // namespace kickdoor
