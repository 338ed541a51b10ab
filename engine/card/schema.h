// The form of a pack, told to others: as JSON Schema for editors, and as a page for authors. Both are made
// from the tables that the loader itself reads by (vocabulary_rows.h, fields.cpp, words.cpp), so they cannot
// say anything else than it does.
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
