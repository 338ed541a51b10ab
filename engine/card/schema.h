// The format of a pack: as JSON Schema for editors, and as a page for authors. Both are generated from the
// loader's own tables (vocabulary_rows.h, fields.cpp, words.cpp), so they always agree with it.
#pragma once

#include <string>

#include "base/json.h"

namespace kickdoor {

// JSON Schema 2020-12 of a file of cards.
JsonValue cardFileSchema();
// The same of edition.json.
JsonValue editionSchema();

// docs/card-vocabulary.md, whole.
std::string vocabularyPage();

}  // namespace kickdoor
