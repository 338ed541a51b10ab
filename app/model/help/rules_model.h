// The rules in our own words, by chapter, for the help pages.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QHash>
#include <QObject>
#include <QStringList>
#include <QVariantList>

namespace kickdoor {

class RulesModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(QVariantList chapters READ chapters NOTIFY
                   chaptersChanged)  // {key, title, text}, text as simple HTML

public:
    // folder: contains the files rules_<language>.json.
    explicit RulesModel(QString folder, QObject* parent = nullptr);

    // Empty until load().
    QVariantList chapters() const { return m_chapters; }
    // Switches the language. Reads its file if chapters were loaded before.
    void setLanguage(const QString& language);
    // Reads the file at the first call. Lists only rules of these editions; none: of all.
    Q_INVOKABLE void load(const QStringList& editions = {});
    // The chapter of a rule number: "R8.7" -> "R8"; empty if it is unknown.
    Q_INVOKABLE QString chapterOf(const QString& rule) const { return m_chapterOf.value(rule); }

signals:
    void chaptersChanged();

private:
    void read();

    QString m_folder;
    QString m_language = QStringLiteral("en");
    QStringList m_editions;
    QVariantList m_chapters;
    QHash<QString, QString> m_chapterOf;
};

}  // namespace kickdoor
