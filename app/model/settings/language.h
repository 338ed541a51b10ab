// The language of the window: the available ones, the choice, and switching while the program runs.
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
    // {code, name}: "system", then the complete languages, named in themselves.
    Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)
    Q_PROPERTY(QString choice READ choice NOTIFY changed)
    Q_PROPERTY(QString code READ code NOTIFY changed)  // of the current language: "de"

public:
    // assets: contains translations/ (with languages.json) and i18n/ (the window's compiled translations).
    explicit Language(std::filesystem::path assets, QObject* parent = nullptr);
    ~Language() override;

    QVariantList choices() const;
    QString choice() const { return m_choice; }
    QString code() const { return m_code; }

    // choice: a complete language's code, or "system": the first complete one of the system's languages, else
    // English. Other values count as "system".
    void choose(const QString& choice);
    // Switches to a language that may be incomplete; for translators.
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
    QTranslator m_ofQt;  // Qt's own buttons and dialogs
};

}  // namespace kickdoor
