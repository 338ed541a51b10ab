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

// A folder whose edition.json says nothing sensible goes by the folder's name: what is wrong with it is told
// when it is read as a pack.
QList<EditionTitle> editionTitles(const std::filesystem::path& packs);

}  // namespace kickdoor
