// The scenarios that the pack on the bench keeps: whether they pass, and why not. They are played in the
// background, renamed and deleted.
#pragma once

#include <QDialog>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "import/pack_import.h"
#include "pack/pack_scenarios.h"
#include "text/card_titles.h"
#include "workshop/scenario_files.h"
#include "workshop/workbench.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace kickdoor::workshop {

class ScenarioList : public QDialog {
    Q_OBJECT

public:
    // The bench must outlive it.
    ScenarioList(Workbench& bench, PackPlaces places, QWidget* parent = nullptr);

    void playAll();
    void playChosen();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    using Key = std::pair<std::string, std::size_t>;  // file, number in it

    QWidget* makeButtons();
    void refresh();
    void showChosen();
    void forget();
    void play(std::string only);
    void take(const ScenariosRun& run, const std::string& only);
    void rename();
    void remove();
    const KeptScenario* chosen() const;
    const PlayedScenario* resultOf(const KeptScenario& scenario) const;
    QString resultWords(const KeptScenario& scenario) const;
    QString titleOf(const std::string& pack, const std::string& card) const;
    void note(const std::string& pack, const JsonValue& card) const;

    Workbench& m_bench;
    PackPlaces m_places;
    QLabel* m_words;
    QTreeWidget* m_list;
    QLabel* m_why;
    QLabel* m_raw;
    QCheckBox* m_rawAsked;
    QPushButton* m_all = nullptr;
    QPushButton* m_again = nullptr;
    QPushButton* m_rename = nullptr;
    QPushButton* m_delete = nullptr;
    std::vector<KeptScenario> m_kept;  // a row each
    std::map<Key, PlayedScenario> m_played;
    std::string m_playing;  // the file that is being played
    bool m_isPlaying = false;
    int m_changes = 0;           // of the pack: results of what was before are dropped
    mutable CardTitles m_names;  // in the language of the cards
    mutable std::map<std::string, std::string> m_english;  // names by "pack/card", read when first asked for
    std::shared_ptr<QObject> m_alive = std::make_shared<QObject>();
};

}  // namespace kickdoor::workshop
