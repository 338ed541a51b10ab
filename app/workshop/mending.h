// Says and carries out the mends that the check of packs offers (card/mend.h).
#pragma once

#include <QString>

#include "pack/check_pack.h"
#include "workshop/workbench.h"

namespace kickdoor::workshop {

// The card that a finding is about, by its number in the document; -1: the pack as a whole.
int cardOf(const PackFinding& finding, const PackDocument& document);
// A place in a file, such as "/3/badStuff/0", as one within its card: "/badStuff/0".
QString placeInCard(const std::string& place);

// What is done: "Write “undead” instead"; empty if the finding has no mend.
QString mendWords(const PackFinding& finding, const PackDocument& document);
// As a step of the history. Nothing if the finding has no mend.
void carryOut(Workbench& bench, const PackFinding& finding);

}  // namespace kickdoor::workshop
