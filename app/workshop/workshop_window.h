// The card workshop: packs on the left, the chosen pack's cards as they look, and one card open: its figures,
// its behaviour, its face, and the mistakes in it.
#pragma once

#include <QMainWindow>
#include <memory>

#include "import/pack_import.h"
#include "workshop/examples.h"
#include "workshop/folder_watch.h"
#include "workshop/workbench.h"

class QComboBox;
class QListWidget;
class QQuickWidget;
class QTabWidget;

namespace kickdoor::workshop {

class Behaviour;
class CardGrid;
struct CardGame;
class FindingsPanel;
class ScenarioList;

class WorkshopWindow : public QMainWindow {
    Q_OBJECT

public:
    // languages: {code, name}.
    WorkshopWindow(const PackPlaces& places, const QString& language, const QVariantList& languages,
                   QWidget* parent = nullptr);
    ~WorkshopWindow() override;

    // key: a pack's, or "example/NAME" for one of the examples.
    bool openPack(const QString& key);
    // Packs may have come or gone.
    void listPacks();
    // Shows what is in a .kickpack file, and adds it if the player wants that.
    void importPack(const QString& file);

signals:
    // The packs of the player have changed.
    void packsChanged();
    // A card is to be played: this saved game begins with it. setUp: what lies where, in sentences.
    void playAsked(const QString& save, const QString& setUp);

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void makeViews(const QString& language, const QVariantList& languages);
    void makeActions();
    void followHistory(QAction& undo, QAction& redo);
    void showReading();
    // If the files were edited by hand.
    void readAgain();
    void showPlace(int card, const QString& place);
    void showTitle();
    void newPack();
    void copyPack();
    void importFile();
    void exportFile();
    void printPack();
    void tryPack();
    void playCard();
    bool playsIdle(const CardGame& game);
    QString titleOfCurrent() const;
    QString packName() const;
    void keepMoment();
    // The list of those that the pack keeps, which are played at once.
    void showScenarios();
    void newCard();
    void nameCard();  // puts the keyboard there
    void takeCards();
    void duplicateCard();
    void tell(const QString& what);
    // Says where a file is, and offers to open its folder.
    void tellWritten(const QString& title, const QString& file);
    // Asks for a file to write to, first among the user's documents.
    QString askForFile(const QString& title, const QString& name, const QString& kinds);
    // A key that no pack has yet, for a pack's name.
    std::string freeKey(const QString& name) const;
    void install(const Kickpack& pack);

    PackPlaces m_places;
    Workbench m_bench;
    FolderWatch m_watch;
    std::vector<ExamplePack> m_examples;
    QListWidget* m_packs = nullptr;
    CardGrid* m_grid = nullptr;
    QQuickWidget* m_face = nullptr;
    FindingsPanel* m_findings = nullptr;
    QComboBox* m_language = nullptr;
    Behaviour* m_behaviour = nullptr;
    QTabWidget* m_tabs = nullptr;
    ScenarioList* m_scenarios = nullptr;  // once it was asked for
    struct Played {
        std::string save;
        std::string scenario;  // its setting
        QString card;          // its id
        QString title;
        QString pack;  // its name
        std::filesystem::path folder;
    };
    Played m_played;
    QString m_folder;  // where the last file was written
    std::shared_ptr<QObject> m_alive = std::make_shared<QObject>();
    QList<QAction*> m_forPlayed;  // only once a card was played
    QList<QAction*> m_forAny;     // only for a pack that is open
    QList<QAction*> m_forOwn;     // only for one that may be changed
};

}  // namespace kickdoor::workshop
