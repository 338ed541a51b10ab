// Words that the open pack and those it is played with declare: what a form
// offers for tags, needs, identities and cards.
#pragma once

#include <QList>
#include <QString>

#include "workshop/grammar.h"
#include "workshop/workbench.h"

namespace kickdoor::workshop {

struct KnownWord {
    QString key;
    QString title;
};

// Empty for Named::Nothing.
QList<KnownWord> knownWords(const Workbench& bench, Named named);

}  // namespace kickdoor::workshop
