// What is wrong with a pack, in the player's language: the check of packs speaks English.
#pragma once

#include <QString>

#include "pack/check_pack.h"
#include "pack/pack_document.h"

namespace kickdoor::workshop {

// A cause as check_pack.h says it. One that is not known here stays as it is.
QString findingWords(const std::string& cause);
// Whether it is known.
bool isKnownCause(const std::string& cause);

// The card by its name, the field by its title, and the cause: "The Burnt Baker – Bad Stuff: ...".
QString findingLine(const PackFinding& finding, const PackDocument& document);

// The same of a pack that is not on the bench, with the file: "In cards.json, line 3: ...".
QString findingInFile(const PackFinding& finding, const Kickpack& pack);
QString errorLine(const PackError& error, const Kickpack& pack);

}  // namespace kickdoor::workshop
