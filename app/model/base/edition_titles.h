// The editions that came with the program, by name, without reading their cards.
#pragma once

#include <QList>
#include <QString>
#include <filesystem>

#include "text/card_titles.h"

namespace kickdoor {

struct EditionTitle {
    QString key;
    QString name;
    QString about;
    bool operator==(const EditionTitle&) const = default;
};

// A folder whose edition.json says nothing sensible goes by the folder's name: what is wrong with it is told
// when it is read as a pack. What `names` does not name is told in the pack's own words.
QList<EditionTitle> editionTitles(const std::filesystem::path& packs, const CardTitles& names);

}  // namespace kickdoor
