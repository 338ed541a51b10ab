// The open card's name and flavour text, and the pack's name, in the other languages of the program. What is
// left empty is shown in the pack's own words.
#pragma once

#include <QScrollArea>
#include <functional>
#include <vector>

#include "workshop/strings_edit.h"
#include "workshop/workbench.h"

class QFormLayout;

namespace kickdoor::workshop {

class StringsForm : public QScrollArea {
    Q_OBJECT

public:
    // languages: {code, name}, of which English is left out.
    StringsForm(Workbench& bench, const QVariantList& languages, QWidget* parent = nullptr);

private:
    void addLanguage(QFormLayout& form, const QString& code, const QString& name);
    void addLine(QFormLayout& form, const QString& title, const QString& language, StringKind which);
    void addAbility(QFormLayout& form, const QString& code, const QString& name, std::size_t index);
    void refresh();

    Workbench& m_bench;
    std::vector<std::function<void()>> m_fill;
};

}  // namespace kickdoor::workshop
