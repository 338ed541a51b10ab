#include "model/help/rules_model.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace kickdoor {
namespace {

QJsonArray chaptersIn(const QString& path, const QString& language) {
    const QDir folder(path);
    QString name = QStringLiteral("rules_%1.json").arg(language);
    if (!folder.exists(name)) name = QStringLiteral("rules_en.json");
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QJsonDocument::fromJson(file.readAll()).object().value(QLatin1String("chapters")).toArray();
}

bool concerns(const QJsonObject& rule, const QStringList& editions) {
    const QJsonArray of = rule.value(QLatin1String("editions")).toArray();
    return editions.isEmpty() || of.contains(QJsonValue(QLatin1String("all"))) ||
           std::any_of(editions.begin(), editions.end(),
                       [&](const QString& edition) { return of.contains(QJsonValue(edition)); });
}

QString paragraph(const QJsonObject& rule) {
    return QStringLiteral("<p><b>%1</b> <i>%2</i><br>%3</p>")
        .arg(rule.value(QLatin1String("title")).toString().toHtmlEscaped(),
             rule.value(QLatin1String("rule")).toString().toHtmlEscaped(),
             rule.value(QLatin1String("text")).toString().toHtmlEscaped());
}

}  // namespace

RulesModel::RulesModel(QString folder, QObject* parent) : QObject(parent), m_folder(std::move(folder)) {}

void RulesModel::load(const QStringList& editions) {
    if (!m_chapters.isEmpty() && editions == m_editions) return;
    m_editions = editions;
    read();
}

void RulesModel::setLanguage(const QString& language) {
    if (language == m_language) return;
    m_language = language;
    if (!m_chapters.isEmpty()) read();
}

void RulesModel::read() {
    m_chapters.clear();
    m_chapterOf.clear();
    for (const QJsonValue& each : chaptersIn(m_folder, m_language)) {
        const QJsonObject chapter = each.toObject();
        const QString key = chapter.value(QLatin1String("chapter")).toString();
        QString text;
        for (const QJsonValue& one : chapter.value(QLatin1String("rules")).toArray()) {
            const QJsonObject rule = one.toObject();
            if (!concerns(rule, m_editions)) continue;
            text += paragraph(rule);
            m_chapterOf.insert(rule.value(QLatin1String("rule")).toString(), key);
        }
        if (text.isEmpty()) continue;
        m_chapters << QVariantMap{{QStringLiteral("key"), key},
                                  {QStringLiteral("title"), chapter.value(QLatin1String("title")).toString()},
                                  {QStringLiteral("text"), text}};
    }
    emit chaptersChanged();
}

}  // namespace kickdoor
