// The card workshop: packs on the left, the chosen pack's cards as they look, and one card open: its figures,
// its behaviour, its face, and the mistakes in it.
#pragma once

#include <QMainWindow>
#include <memory>

#include "import/pack_import.h"
#include "workshop/workbench.h"

class QComboBox;
class QListWidget;
class QQuickWidget;
class QTabWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace kickdoor::workshop {

class Behaviour;
class CardGrid;

class WorkshopWindow : public QMainWindow {
    Q_OBJECT

public:
    // languages: {code, name}.
    WorkshopWindow(const PackPlaces& places, const QString& language, const QVariantList& languages,
                   QWidget* parent = nullptr);
    ~WorkshopWindow() override;

    bool openPack(const QString& key);
    // Packs may have come or gone.
    void listPacks();
    // Shows what is in a .kickpack file, and adds it if the player wants that.
    void importPack(const QString& file);

signals:
    // The packs of the player have changed.
    void packsChanged();
    // A card is to be played: this saved game begins with it.
    void playAsked(const QString& save);

protected:
    void closeEvent(QCloseEvent* event) override;
    bool event(QEvent* event) override;

private:
    void makeViews(const QString& language, const QVariantList& languages);
    void makeActions();
    void followHistory(QAction& undo, QAction& redo);
    void showReading();
    void showFindings();
    void showPlace(const QTreeWidgetItem* item);
    void showTitle();
    void newPack();
    void copyPack();
    void importFile();
    void exportFile();
    void printPack();
    void tryPack();
    void playCard();
    void keepMoment();
    void testScenarios();
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
    QListWidget* m_packs = nullptr;
    CardGrid* m_grid = nullptr;
    QQuickWidget* m_face = nullptr;
    QTreeWidget* m_findings = nullptr;
    QComboBox* m_language = nullptr;
    Behaviour* m_behaviour = nullptr;
    QTabWidget* m_tabs = nullptr;
    struct Played {
        std::string save;
        std::string scenario;  // its setting
        QString card;
    };
    Played m_played;
    QString m_folder;  // where the last file was written
    std::shared_ptr<QObject> m_alive = std::make_shared<QObject>();
    QList<QAction*> m_forPlayed;  // only once a card was played
    QList<QAction*> m_forAny;     // only for a pack that is open
    QList<QAction*> m_forOwn;     // only for one that may be changed
};

}  // namespace kickdoor::workshop
