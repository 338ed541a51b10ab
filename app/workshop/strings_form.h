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

signals:
    void languageEdited(const QString& code);

private:
    void addLanguage(QFormLayout& form, const QString& code, const QString& name);
    void addLine(QFormLayout& form, const QString& title, const QString& language, StringKind which);
    struct Word {
        std::function<std::string()> key;  // empty: the card has none
        std::function<QString()> printed;  // in English
    };
    void addWord(QFormLayout& form, const QString& code, const QString& name, const QString& title,
                 const Word& word);
    void addAbility(QFormLayout& form, const QString& code, const QString& name, std::size_t index);
    void addPlural(QFormLayout& form, const QString& code, const QString& name);
    void refresh();

    Workbench& m_bench;
    std::vector<std::function<void()>> m_fill;
};

}  // namespace kickdoor::workshop
