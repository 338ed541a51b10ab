// A card's behaviour as a tree of sentences, and below it the words of the chosen row. Only what may stand in
// a place is offered there.
#pragma once

#include <QTreeWidget>
#include <QWidget>

#include "workshop/grammar.h"
#include "workshop/workbench.h"

class QFormLayout;
class QMenu;
class QScrollArea;
class QToolButton;

namespace kickdoor::workshop {

class Behaviour : public QWidget {
    Q_OBJECT

public:
    explicit Behaviour(Workbench& bench, QWidget* parent = nullptr);

    // Chooses the row of a place, or the nearest one above it.
    void choose(const QString& place);

private:
    struct Row {
        QString place;
        NestedPart part;
        bool heading = false;  // of a list or of a part, which may be missing
    };
    void makeButtons();
    void allowChanges();
    void refresh();
    void retell();
    void addHeading(QTreeWidgetItem* parent, const QString& place, const NestedPart& part);
    void addValue(QTreeWidgetItem* parent, const QString& place, const NestedPart& part);
    QTreeWidgetItem* addRow(QTreeWidgetItem* parent, const QString& text, const Row& row);
    QString sentence(const QString& place, const NestedPart& part) const;
    const Row* chosen() const;
    void showPanel();
    void addOpChoice(QFormLayout& form, const Row& row);
    void addPart(QFormLayout& form, const QString& place, const SimplePart& part);
    void fillMenu();
    // Whether what stands there strikes a victim.
    bool strikes(const QString& place) const;
    QWidget* abilityEditor(const QString& place, const QString& key);
    QWidget* nameEditor(const QString& at, const SimplePart& part, const QString& now);
    QWidget* wordsEditor(const QString& at, const SimplePart& part, const QStringList& now);
    void offer(QMenu& menu, const QString& place, const NestedPart& part);
    void change(JsonValue card, const QString& what, const QString& place, const QString& together = {});
    void set(const QString& place, const SimplePart& part, std::optional<JsonValue> value);
    void remove();
    void move(int by);
    void copy() const;
    void paste();

    Workbench& m_bench;
    QTreeWidget* m_tree;
    QScrollArea* m_panel;
    QToolButton* m_add;
    QMenu* m_offers;
    QList<QAction*> m_changes;  // what changes the card
    std::vector<Row> m_rows;    // by the index that an item holds
    QString m_place;            // of the chosen row
    std::string m_paneled;      // what the panel was made for
    bool m_filling = false;
};

}  // namespace kickdoor::workshop
