// The language of the window: which there are, which is chosen, and the change of it while the program runs.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QTranslator>
#include <QVariantList>
#include <filesystem>

#include "text/language_list.h"

namespace kickdoor {

class Language : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes it")
    // {code, name}: the languages that are whole, by their own names; first "system", as that has it.
    Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)
    Q_PROPERTY(QString choice READ choice NOTIFY changed)
    Q_PROPERTY(QString code READ code NOTIFY changed)  // what is spoken: "de"

public:
    // assets: holds translations/ (languages.json) and i18n/ (the window's words, compiled).
    explicit Language(std::filesystem::path assets, QObject* parent = nullptr);
    ~Language() override;

    QVariantList choices() const;
    QString choice() const { return m_choice; }
    QString code() const { return m_code; }

    // A language's code, or "system": the first of the system's languages that is whole, else English. What
    // is unknown counts as "system".
    void choose(const QString& choice);
    // Also one that is not whole yet: for those who translate it.
    void speak(const QString& code);
    bool knows(const QString& code) const { return m_list.find(code.toStdString()) != nullptr; }

signals:
    void changed();

private:
    QString systemLanguage() const;
    bool isWhole(const QString& code) const;

    std::filesystem::path m_assets;
    LanguageList m_list;
    QString m_choice;
    QString m_code;
    QTranslator m_words;
    QTranslator m_ofQt;  // its own buttons and dialogs
};

}  // namespace kickdoor
