#include "model/base/edition_titles.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

#include "table/setup.h"

#include "card/strings_file.h"

namespace kickdoor {

QList<EditionTitle> editionTitles(const PackShelf& shelf, const CardTitles& names) {
    const auto either = [](const std::string& translated, const QString& own) {
        return translated.empty() ? own : QString::fromStdString(translated);
    };
    QList<EditionTitle> list;
    for (const std::string& pack : shelf.editions()) {
        const std::filesystem::path path = shelf.folderOf(pack) / "edition.json";
        QFile file(QString::fromStdU16String(path.u16string()));
        if (!file.open(QIODevice::ReadOnly)) continue;
        const QJsonObject edition = QJsonDocument::fromJson(file.readAll()).object();
        // A pack of the player's own brings its names itself.
        CardTitles own;
        if (shelf.isOwn(pack) && !names.language().empty() &&
            own.load(path.parent_path() / kStringsFolder / (names.language() + ".json")).empty())
            own.addPack(pack, names);
        const CardTitles& said = own.language().empty() ? names : own;
        const QString key = QString::fromStdString(pack);
        const QString name = edition.value(QLatin1String("name")).toString();
        list.append({key, either(said.edition(pack), name.isEmpty() ? key : name),
                     either(said.about(pack), edition.value(QLatin1String("about")).toString()), QString(),
                     QString()});
        if (!shelf.isOwn(pack)) continue;
        list.last().author = edition.value(QLatin1String("author")).toString();
        list.last().version = edition.value(QLatin1String("version")).toString();
    }
    // The edition that is offered first leads the list.
    const auto first = std::find_if(list.begin(), list.end(), [](const EditionTitle& title) {
        return title.key == QLatin1String(kOfferedFirst);
    });
    if (first != list.end()) std::rotate(list.begin(), first, first + 1);
    return list;
}

}  // namespace kickdoor
