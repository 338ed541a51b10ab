// The mistakes of the pack on the bench, and below them a button that mends the chosen one.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "workshop/workbench.h"

class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace kickdoor::workshop {

class FindingsPanel : public QWidget {
    Q_OBJECT

public:
    explicit FindingsPanel(Workbench& bench, QWidget* parent = nullptr);

    bool canMend() const;
    // Carries out the chosen finding's mend, or tells that it has none.
    void mend();

signals:
    // A finding was pressed. card: by its number; -1: the pack. place: within the card, or in edition.json.
    void asked(int card, const QString& place);
    void mendable(bool is);  // whether mend() does anything
    void told(const QString& what);

private:
    void refresh();
    void showMend();
    void ask(const QTreeWidgetItem* item);
    const PackFinding* chosen() const;
    int rowOf(const PackFinding& finding) const;
    int rowToChoose(const PackFinding* before) const;

    Workbench& m_bench;
    QTreeWidget* m_list;
    QPushButton* m_button;
    std::vector<PackFinding> m_shown;      // a row each
    std::optional<PackFinding> m_awaited;  // to be mended once the pack has been read again
};

}  // namespace kickdoor::workshop
