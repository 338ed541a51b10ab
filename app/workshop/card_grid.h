// The cards of the open pack as they look, with a search above them. Several can be chosen, moved, copied.
#pragma once

#include <QWidget>
#include <vector>

#include "workshop/workbench.h"

class QLabel;
class QLineEdit;
class QQuickWidget;

namespace kickdoor::workshop {

class FaceList;

class CardGrid : public QWidget {
    Q_OBJECT

public:
    explicit CardGrid(Workbench& bench, QWidget* parent = nullptr);
    void search();  // begins to type there
    // The chosen cards as text on the clipboard, and back (clipping.h).
    void copy();
    void paste();
    void chooseAll();

signals:
    void told(const QString& what);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private slots:
    // By name from WorkshopGrid.qml. Rows are of the shown cards.
    void pick(int row, int modifiers);
    void drop(int row);
    void copyAsked() { copy(); }
    void pasteAsked() { paste(); }
    void allAsked() { chooseAll(); }
    void removalAsked();

private:
    void connectView();
    void refresh();
    void showChosen();
    bool matches(std::size_t card, const QStringList& words) const;

    Workbench& m_bench;
    QLineEdit* m_search;
    QLabel* m_count;
    QQuickWidget* m_view;
    FaceList* m_faces;
    std::vector<int> m_cards;  // of the document, by row
    int m_anchor = -1;         // a card: where a range of chosen cards begins
};

}  // namespace kickdoor::workshop
