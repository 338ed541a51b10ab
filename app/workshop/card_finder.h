// Finds cards in all packs, the shipped ones and the player's own, to take them into the open pack.
#pragma once

#include <QDialog>
#include <vector>

#include "base/json.h"
#include "workshop/workbench.h"

class QLabel;
class QLineEdit;
class QListWidget;

namespace kickdoor::workshop {

class CardFinder : public QDialog {
    Q_OBJECT

public:
    explicit CardFinder(Workbench& bench, QWidget* parent = nullptr);

    // Clippings of the chosen cards, one for each pack (clipping.h).
    QStringList clippings() const;

private:
    struct Found {
        std::string pack;
        bool own = false;
        JsonValue card;
        QString words;  // to be searched
    };
    void load();
    void search(const QString& words);

    Workbench& m_bench;
    std::vector<Found> m_all;
    QLineEdit* m_search;
    QListWidget* m_list;
    QLabel* m_count;
};

}  // namespace kickdoor::workshop
