// The names of abilities. A name gives the ability its key, by which commands and scenarios call it; what the
// key cannot spell, and other languages, stand among the pack's strings.
#pragma once

#include <QString>

#include "workshop/workbench.h"

namespace kickdoor::workshop {

// In English, as the card shows it.
QString abilityTitle(const PackDocument& document, const std::string& key);
// "Look under the bench!" as "lookUnderTheBench"; empty if nothing of it can be in a key.
std::string abilityKey(const QString& name);
// The keys of a card's abilities.
std::vector<std::string> abilitiesOf(const JsonValue& card);
// place: of the ability in the current card. One step of the history; names in other languages come along.
void renameAbility(Workbench& bench, const QString& place, const QString& name);

}  // namespace kickdoor::workshop
