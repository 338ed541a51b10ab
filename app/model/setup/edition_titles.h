// The editions that came with the program, by name, without reading their cards.
#pragma once

#include <QList>
#include <QString>
#include <filesystem>

namespace kickdoor {

struct EditionTitle {
    QString key;
    QString name;
    QString about;
};

QList<EditionTitle> editionTitles(const std::filesystem::path& packs);

}  // namespace kickdoor
