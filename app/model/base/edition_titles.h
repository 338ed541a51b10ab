// Names of the installed editions, found without reading their cards.
#pragma once

#include <QList>
#include <QString>

#include "io/pack_shelf.h"
#include "text/card_titles.h"

namespace kickdoor {

struct EditionTitle {
    QString key;
    QString name;
    QString about;
    // Of a pack of the player's own; empty otherwise.
    QString author = {};
    QString version = {};
    bool operator==(const EditionTitle&) const = default;
};

// Texts that `names` lacks are the pack's own. An edition with an unusable edition.json is named after its
// folder; reading it as a pack reports the error.
QList<EditionTitle> editionTitles(const PackShelf& shelf, const CardTitles& names);

}  // namespace kickdoor
