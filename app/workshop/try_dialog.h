// "Try the pack": many games between bots in the background, with progress; then how they went.
#pragma once

#include <QDialog>
#include <QHash>
#include <QTimer>
#include <atomic>
#include <memory>

#include "import/pack_import.h"
#include "pack/try_pack.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace kickdoor::workshop {

class LengthPlot;
class LiftPlot;

class TryDialog : public QDialog {
    Q_OBJECT

public:
    // titles: of the pack's cards, by their keys.
    TryDialog(const Kickpack& pack, const PackPlaces& places, QHash<QString, QString> titles, int games,
              QWidget* parent);
    ~TryDialog() override;

private:
    struct Work {
        std::atomic<int> played{0};
        std::atomic<bool> stop{false};
    };
    struct Result {
        TryResult tried;
        QString problem;
        QString detail;  // in the words of the check
    };
    void start(const Kickpack& pack, const PackPlaces& places);
    void present(const Result& result);
    void list(const TryResult& tried);
    QString titleOf(const std::string& card) const;

    QHash<QString, QString> m_titles;
    int m_games;
    QLabel* m_words;
    QProgressBar* m_bar;
    QTreeWidget* m_cards;
    LengthPlot* m_lengths;
    LiftPlot* m_lifts;
    QPushButton* m_button;
    QTimer m_looking;
    std::shared_ptr<Work> m_work = std::make_shared<Work>();
    // Destroyed with the dialog: a result that arrives later is dropped.
    std::shared_ptr<QObject> m_alive = std::make_shared<QObject>();
};

}  // namespace kickdoor::workshop
