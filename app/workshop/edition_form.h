// edition.json as forms: what the pack says of itself, the rules in force when it is the base, and its
// identity types and tags.
#pragma once

#include <QTabWidget>
#include <functional>
#include <vector>

#include "workshop/workbench.h"

namespace kickdoor::workshop {

class EditionForm : public QTabWidget {
    Q_OBJECT

public:
    explicit EditionForm(Workbench& bench, QWidget* parent = nullptr);

private:
    QWidget* rules();
    void refresh();
    void setRule(const QString& name, JsonValue value);

    Workbench& m_bench;
    QWidget* m_rules = nullptr;
    bool m_filling = false;
    std::vector<std::function<void()>> m_fill;
};

}  // namespace kickdoor::workshop
