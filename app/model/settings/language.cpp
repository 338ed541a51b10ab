#include "model/settings/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>

#include "model/base/path_text.h"
#include "text/installed.h"

namespace kickdoor {
namespace {

const QString kSystem = QStringLiteral("system");

QString contentsOf(const std::filesystem::path& path) {
    QFile file(pathText(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// The system's locale if it has this language, for numbers and dates in the country's format.
QLocale localeFor(const QString& code) {
    const QLocale system = QLocale::system();
    const QLocale plain(code);
    return system.language() == plain.language() ? system : plain;
}

void swap(QTranslator& words, const QString& name, const QString& folder) {
    QCoreApplication::removeTranslator(&words);
    if (words.load(name, folder)) QCoreApplication::installTranslator(&words);
}

}  // namespace

Language::Language(std::filesystem::path assets, QObject* parent)
    : QObject(parent), m_assets(std::move(assets)) {
    const std::filesystem::path file = translationsOf(m_assets) / "languages.json";
    m_list = readLanguages(contentsOf(file).toStdString());
    if (!m_list.error.empty()) qWarning("%s: %s", qPrintable(pathText(file)), m_list.error.c_str());
}

Language::~Language() {
    if (QCoreApplication::instance() == nullptr) return;
    QCoreApplication::removeTranslator(&m_words);
    QCoreApplication::removeTranslator(&m_ofQt);
}

bool Language::isWhole(const QString& code) const {
    const auto* language = m_list.find(code.toStdString());
    return language != nullptr && language->shipped;
}

QString Language::systemLanguage() const {
    for (const QString& name : QLocale::system().uiLanguages()) {
        const QString code = name.section(QLatin1Char('-'), 0, 0);
        if (isWhole(code)) return code;
    }
    return QStringLiteral("en");
}

QVariantList Language::choices() const {
    QVariantList list;
    const auto add = [&](const QString& code, const QString& name) {
        list << QVariantMap{{QStringLiteral("code"), code}, {QStringLiteral("name"), name}};
    };
    const auto* own = m_list.find(systemLanguage().toStdString());
    add(kSystem, tr("Same as this computer: %1", "%1: the name of a language")
                     .arg(own == nullptr ? QString() : QString::fromStdString(own->name)));
    for (const auto& language : m_list.languages)
        if (language.shipped)
            add(QString::fromStdString(language.code), QString::fromStdString(language.name));
    return list;
}

void Language::choose(const QString& choice) {
    m_choice = isWhole(choice) ? choice : kSystem;
    speak(m_choice == kSystem ? systemLanguage() : m_choice);
}

void Language::speak(const QString& code) {
    if (code != m_code) {
        m_code = code;
        QLocale::setDefault(localeFor(code));
        swap(m_ofQt, QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        swap(m_words, QStringLiteral("kickdoor_") + code, pathText(m_assets / "i18n"));
    }
    emit changed();
}

}  // namespace kickdoor
