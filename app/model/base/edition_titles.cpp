#include "model/base/edition_titles.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace kickdoor {

QList<EditionTitle> editionTitles(const std::filesystem::path& packs, const CardTitles& names) {
    const auto either = [](const std::string& translated, const QString& own) {
        return translated.empty() ? own : QString::fromStdString(translated);
    };
    QList<EditionTitle> list;
    const QDir folder(QString::fromStdU16String(packs.u16string()));
    for (const QString& key : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        QFile file(folder.filePath(key + QStringLiteral("/edition.json")));
        if (!file.open(QIODevice::ReadOnly)) continue;
        const QJsonObject edition = QJsonDocument::fromJson(file.readAll()).object();
        const std::string pack = key.toStdString();
        const QString name = edition.value(QLatin1String("name")).toString();
        list.append({key, either(names.edition(pack), name.isEmpty() ? key : name),
                     either(names.about(pack), edition.value(QLatin1String("about")).toString())});
    }
    return list;
}

}  // namespace kickdoor
